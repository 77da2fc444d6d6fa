/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-inns.h"

#include <glib/gi18n-lib.h>

static const BrgTileWords words[] = {
  { "inn", NC_("tile", "Inn"),
    N_("Lies on a space of any colour, but only one in each region. When the region is completed it "
       "counts one space larger."),
    NC_("tile in a sentence", "an inn") },
};

static const BrgTileSupplement supplement = {
  .resource = "/io/github/burgrave/Burgrave/inns/inns.catalogue",
  .words = words, .n_words = G_N_ELEMENTS (words),
};

static gboolean
lay_tables (BrgRuleset  *ruleset,
            gpointer    *tables,
            GError     **error)
{
  InnsTables *self = g_new0 (InnsTables, 1);

  *tables = self;
  if (!brg_duchy_tables_add_tiles (ruleset, &supplement, error))
    return FALSE;

  self->inn = brg_tile_catalogue_find (&brg_duchy_tables (ruleset)->tiles, "inn");
  brg_duchy_tables_offer_black (ruleset, self->inn, brg_inns_waiting);
  return TRUE;
}

static gsize
slice_size (const BrgRuleset *ruleset G_GNUC_UNUSED)
{
  return sizeof (InnsSlice);
}

static void
describe (const BrgRuleset *ruleset G_GNUC_UNUSED,
          gsize             offset,
          BrgSchema        *schema)
{
  const BrgField inns = {
    .name = "inns",
    .offset = offset + G_STRUCT_OFFSET (InnsSlice, waiting),
    .size = sizeof (guint8),
    .count = 1,
    .n_owners = 1,
    .maximum = BRG_N_PHASES,
  };

  brg_schema_add (schema, &inns);
}

static const BrgRelation excludes[] = {
  { "automa", N_("The automa plays without inns.") },
};

static const BrgEventKind event_kinds[] = {
  [INNS_EVENT_COMES] = { "inn-comes",
                         BRG_PLURAL ("An inn comes beside the black depot, where {n} waits now.",
                                     "An inn comes beside the black depot, where {n} wait now."),
                         .motions = { { NULL, "tile" } } },
};

static const BrgReason reasons[] = {
  [INNS_REASON_IN_REGION] = { "inn-in-region", N_("This region has an inn already.") },
};

static const BrgJointEntry joint_entries[] = {
  { "phase-start", 10, brg_inns_come },
};

static const BrgQueryHook query_hooks[] = {
  { "may-lie", BRG_QUERY_NARROW, NULL, brg_inns_narrow, "inn-in-region" },
  { "region-size", BRG_QUERY_ADD, brg_inns_enlarge, NULL, NULL },
};

const BrgModule brg_inns_module = {
  .abi = BRG_MODULE_ABI,
  .id = "inns",
  .version = "1",
  .name = N_("Inns"),
  .description = N_("Inns, which lie on spaces of any colour and make a region count one larger"),
  .variant = "duchy",
  .min_seats = 1,
  .max_seats = 4,
  .excludes = BRG_ROWS (excludes),
  .event_kinds = BRG_ROWS (event_kinds),
  .reasons = BRG_ROWS (reasons),
  .joint_entries = BRG_ROWS (joint_entries),
  .query_hooks = BRG_ROWS (query_hooks),
  .slice_size = slice_size,
  .describe = describe,
  .lay_tables = lay_tables,
  .free_tables = g_free,
};
