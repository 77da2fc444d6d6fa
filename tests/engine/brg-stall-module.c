/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-stall-module.h"

#include "core/duchy/brg-duchy-tables.h"

static guint8 *
find_stock (const BrgRuleset  *ruleset,
            const BrgPosition *position)
{
  return brg_position_slice (position,
                             brg_ruleset_find_place (ruleset, &brg_stall_module)->slice);
}

static gboolean
lay_tables (BrgRuleset  *ruleset,
            gpointer    *tables G_GNUC_UNUSED,
            GError     **error G_GNUC_UNUSED)
{
  guint ship = brg_tile_catalogue_find (&brg_duchy_tables (ruleset)->tiles, "ship");

  brg_duchy_tables_offer_black (ruleset, ship, find_stock);
  return TRUE;
}

static gsize
slice_size (const BrgRuleset *ruleset G_GNUC_UNUSED)
{
  return sizeof (guint8);
}

static void
describe (const BrgRuleset *ruleset G_GNUC_UNUSED,
          gsize             offset,
          BrgSchema        *schema)
{
  const BrgField stall = { .name = "stall", .offset = offset, .size = 1, .count = 1, .n_owners = 1,
                           .maximum = G_MAXUINT8 };

  brg_schema_add (schema, &stall);
}

const BrgModule brg_stall_module = {
  .abi = BRG_MODULE_ABI, .id = "stall", .version = "1", .name = "Stall", .description = "",
  .variant = "duchy", .min_seats = 2, .max_seats = 4,
  .slice_size = slice_size, .describe = describe, .lay_tables = lay_tables,
};
