/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-duchy-names.h"

#include <glib/gi18n-lib.h>

#include "brg-duchy-state.h"

/* ---- stable names ---- */

static gboolean
write_name (char        name[BRG_NAME_SIZE],
            const char *text)
{
  g_strlcpy (name, text, BRG_NAME_SIZE);
  return TRUE;
}

static gboolean
write_number (char  name[BRG_NAME_SIZE],
              guint number)
{
  g_snprintf (name, BRG_NAME_SIZE, "%u", number);
  return TRUE;
}

BRG_DUCHY_NAME (brg_duchy_name_phase)
{
  static const char * const names[] = { "-", "A", "B", "C", "D", "E" };

  (void) ruleset;
  return index < G_N_ELEMENTS (names) && write_name (name, names[index]);
}

BRG_DUCHY_NAME (brg_duchy_name_goods)
{
  return index < BRG_N_GOODS && write_name (name, brg_duchy_tables (ruleset)->goods[index].name);
}

BRG_DUCHY_NAME (brg_duchy_name_goods_or_none)
{
  return index == 0 ? write_name (name, "-") : brg_duchy_name_goods (ruleset, index - 1, name);
}

/* A subject's goods count from 1, as dice do. */
BRG_DUCHY_NAME (brg_duchy_name_numbered_goods)
{
  return index > 0 && brg_duchy_name_goods (ruleset, index - 1, name);
}

BRG_DUCHY_NAME (brg_duchy_name_depot_goods)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);

  if (index >= BRG_N_DEPOTS * BRG_N_GOODS)
    return FALSE;

  g_snprintf (name, BRG_NAME_SIZE, "%u.%s", index / BRG_N_GOODS + 1,
              tables->goods[index % BRG_N_GOODS].name);
  return TRUE;
}

BRG_DUCHY_NAME (brg_duchy_name_depot_space)
{
  (void) ruleset;
  if (index >= BRG_N_DEPOTS * BRG_DEPOT_SPACES)
    return FALSE;

  g_snprintf (name, BRG_NAME_SIZE, "%u.%u", index / BRG_DEPOT_SPACES + 1,
              index % BRG_DEPOT_SPACES + 1);
  return TRUE;
}

BRG_DUCHY_NAME (brg_duchy_name_kind)
{
  const BrgTileCatalogue *tiles = &brg_duchy_tables (ruleset)->tiles;

  return index > 0 && index < tiles->n_kinds && write_name (name, tiles->kinds[index].name);
}

BRG_DUCHY_NAME (brg_duchy_name_kind_or_none)
{
  return index == 0 ? write_name (name, "-") : brg_duchy_name_kind (ruleset, index, name);
}

/* Only what gives a purchase or a power can be named as the means. */
BRG_DUCHY_NAME (brg_duchy_name_monastery)
{
  const BrgTileCatalogue *tiles = &brg_duchy_tables (ruleset)->tiles;

  return index > 0 && index < tiles->n_kinds && tiles->kinds[index].power != 0
         && write_name (name, tiles->kinds[index].name);
}

BRG_DUCHY_NAME (brg_duchy_name_class)
{
  const BrgTileCatalogue *tiles = &brg_duchy_tables (ruleset)->tiles;

  return index < tiles->n_classes && write_name (name, tiles->classes[index].name);
}

BRG_DUCHY_NAME (brg_duchy_name_board)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);

  return index < tables->n_boards && write_name (name, tables->boards[index]->name);
}

/* Row and space, or else its number in reading order. */
BRG_DUCHY_NAME (brg_duchy_name_space)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);
  const BrgBoard *rows = tables->rows;

  if (index >= tables->max_spaces)
    return FALSE;

  if (rows != NULL && index < rows->n_spaces)
    g_snprintf (name, BRG_NAME_SIZE, "%u.%u", rows->spaces[index].row, rows->spaces[index].column);
  else
    g_snprintf (name, BRG_NAME_SIZE, "%u", index + 1);
  return TRUE;
}

BRG_DUCHY_NAME (brg_duchy_name_depot)
{
  (void) ruleset;
  if (index > BRG_N_DEPOTS)
    return FALSE;

  return index == 0 ? write_name (name, "black") : write_number (name, index);
}

BRG_DUCHY_NAME (brg_duchy_name_number)
{
  (void) ruleset;
  return index >= 1 && index <= 6 && write_number (name, index);
}

BRG_DUCHY_NAME (brg_duchy_name_payment)
{
  static const char * const names[] = { NULL, "silver", "workers" };

  (void) ruleset;
  return index >= 1 && index < G_N_ELEMENTS (names) && write_name (name, names[index]);
}

/* ---- labels ---- */

static char *
label_kind (const BrgRuleset *ruleset,
            guint             index)
{
  const BrgTileCatalogue *tiles = &brg_duchy_tables (ruleset)->tiles;

  return g_strdup (brg_tile_kind_get_label (&tiles->kinds[index]));
}

static char *
help_kind (const BrgRuleset *ruleset,
           guint             index)
{
  const BrgTileCatalogue *tiles = &brg_duchy_tables (ruleset)->tiles;

  return g_strdup (brg_tile_kind_get_help (&tiles->kinds[index]));
}

static char *
mention_kind (const BrgRuleset *ruleset,
              guint             index)
{
  const BrgTileCatalogue *tiles = &brg_duchy_tables (ruleset)->tiles;

  return g_strdup (brg_tile_kind_get_mention (&tiles->kinds[index]));
}

static char *
label_colour (const BrgRuleset *ruleset,
              guint             index)
{
  const BrgTileClass *colour = &brg_duchy_tables (ruleset)->tiles.classes[index];

  return g_strdup (g_dpgettext2 (GETTEXT_PACKAGE, "tile", colour->label));
}

static char *
mention_colour (const BrgRuleset *ruleset,
                guint             index)
{
  const BrgTileClass *colour = &brg_duchy_tables (ruleset)->tiles.classes[index];

  if (colour->mention == NULL)
    return label_colour (ruleset, index);

  return g_strdup (g_dpgettext2 (GETTEXT_PACKAGE, "tile in a sentence", colour->mention));
}

static char *
label_goods (const BrgRuleset *ruleset,
             guint             index)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);

  return g_strdup (g_dpgettext2 (GETTEXT_PACKAGE, "tile", tables->goods[index - 1].label));
}

static char *
label_space (const BrgRuleset *ruleset,
             guint             index)
{
  const BrgBoard *rows = brg_duchy_tables (ruleset)->rows;

  if (rows == NULL || index >= rows->n_spaces)
    return g_strdup_printf (_("space %u"), index + 1);

  return g_strdup_printf (_("row %u, space %u"), rows->spaces[index].row,
                          rows->spaces[index].column);
}

static char *
label_depot (const BrgRuleset *ruleset G_GNUC_UNUSED,
             guint             index)
{
  return index == 0 ? g_strdup (_("the black depot")) : g_strdup_printf (_("depot %u"), index);
}

static char *
label_payment (const BrgRuleset *ruleset G_GNUC_UNUSED,
               guint             index)
{
  return g_strdup (index == 1 ? _("2 silver") : _("2 workers"));
}

/* ---- the table of subject kinds ---- */

static guint
count_numbers (const BrgRuleset *ruleset G_GNUC_UNUSED)
{
  return 7;
}

static guint
count_kinds (const BrgRuleset *ruleset)
{
  return brg_duchy_tables (ruleset)->tiles.n_kinds;
}

static guint
count_spaces (const BrgRuleset *ruleset)
{
  return brg_duchy_tables (ruleset)->max_spaces;
}

static guint
count_payments (const BrgRuleset *ruleset G_GNUC_UNUSED)
{
  return 3;
}

static guint
count_colours (const BrgRuleset *ruleset)
{
  return brg_duchy_tables (ruleset)->tiles.n_classes;
}

static guint
count_phases (const BrgRuleset *ruleset G_GNUC_UNUSED)
{
  return BRG_N_PHASES + 1;
}

static guint
count_boards (const BrgRuleset *ruleset)
{
  return brg_duchy_tables (ruleset)->n_boards;
}

static gboolean
name_begun_phase (const BrgRuleset *ruleset,
                  guint             index,
                  char              name[BRG_NAME_SIZE])
{
  return index > 0 && brg_duchy_name_phase (ruleset, index, name);
}

static gboolean
name_numbered_depot (const BrgRuleset *ruleset,
                     guint             index,
                     char              name[BRG_NAME_SIZE])
{
  return index > 0 && brg_duchy_name_depot (ruleset, index, name);
}

/* ---- whose things are ---- */

static guint
count_teams (const BrgRuleset *ruleset)
{
  return brg_duchy_tables (ruleset)->n_teams;
}

static gboolean
belongs_to_team (const BrgRuleset *ruleset,
                 guint             owner,
                 guint             seat)
{
  return owner == brg_duchy_tables (ruleset)->team[seat];
}

static guint
count_stores (const BrgRuleset *ruleset)
{
  return brg_duchy_tables (ruleset)->n_stores;
}

static gboolean
belongs_to_store (const BrgRuleset *ruleset,
                  guint             owner,
                  guint             seat)
{
  return brg_may_use_store (brg_duchy_tables (ruleset), seat, owner);
}

static gboolean
name_store (const BrgRuleset *ruleset,
            guint             owner,
            char              name[BRG_NAME_SIZE])
{
  if (owner < ruleset->n_seats)
    return write_number (name, owner + 1);

  g_snprintf (name, BRG_NAME_SIZE, "shared-%u", owner - ruleset->n_seats + 1);
  return owner < count_stores (ruleset);
}

const BrgSubjectKind brg_duchy_subject_kinds[] = {
  { .name = "die", .label = N_("die {index}"), .owner_is_seat = TRUE,
    .count = count_numbers, .name_index = brg_duchy_name_number },
  { .name = "as", .label = N_("as a {index}"),
    .count = count_numbers, .name_index = brg_duchy_name_number, .follows = TRUE },
  { .name = "tile", .label = N_("{index} in {owner}"), .n_owners = BRG_N_DEPOTS + 1,
    .count = count_kinds, .name_index = brg_duchy_name_kind,
    .name_owner = brg_duchy_name_depot, .label_index = label_kind, .label_owner = label_depot,
    .help_index = help_kind, .mention_index = mention_kind },
  { .name = "stored", .label = N_("{index} in storage"), .owner_is_seat = TRUE,
    .count_owners = count_stores, .belongs = belongs_to_store, .name_owner = name_store,
    .shared_label = N_("{index} in shared storage"), .count = count_kinds, .name_index = brg_duchy_name_kind, .label_index = label_kind,
    .help_index = help_kind, .mention_index = mention_kind },
  { .name = "space", .label = N_("{index}"), .owner_is_seat = TRUE,
    .count_owners = count_teams, .belongs = belongs_to_team,
    .count = count_spaces, .name_index = brg_duchy_name_space, .label_index = label_space },
  { .name = "goods", .label = N_("{index}"), .owner_is_seat = TRUE,
    .count_owners = count_teams, .belongs = belongs_to_team,
    .count = count_numbers, .name_index = brg_duchy_name_numbered_goods,
    .label_index = label_goods },
  { .name = "depot", .label = N_("{index}"),
    .count = count_numbers, .name_index = name_numbered_depot, .label_index = label_depot },
  { .name = "cargo", .label = N_("{index}"),
    .count = count_numbers, .name_index = brg_duchy_name_numbered_goods,
    .label_index = label_goods },
  { .name = "monastery", .label = N_("{index}"),
    .count = count_kinds, .name_index = brg_duchy_name_monastery, .label_index = label_kind,
    .help_index = help_kind, .mention_index = mention_kind },
  { .name = "payment", .label = N_("{index}"),
    .count = count_payments, .name_index = brg_duchy_name_payment,
    .label_index = label_payment },
  { .name = "duchy", .label = N_("duchy {index}"),
    .count = count_boards, .name_index = brg_duchy_name_board },
  { .name = "colour", .label = N_("{index}"),
    .count = count_colours, .name_index = brg_duchy_name_class, .label_index = label_colour,
    .mention_index = mention_colour },
  { .name = "phase", .label = N_("{index}"),
    .count = count_phases, .name_index = name_begun_phase },
};

