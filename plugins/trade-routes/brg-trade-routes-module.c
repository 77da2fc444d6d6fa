/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-trade-routes.h"

#include <glib/gi18n-lib.h>

#include "core/duchy/brg-duchy-names.h"

/* ---- the tiles ---- */

static gboolean
lay_tables (BrgRuleset  *ruleset G_GNUC_UNUSED,
            gpointer    *tables,
            GError     **error)
{
  *tables = brg_route_catalogue_load (error);
  return *tables != NULL;
}

static void
free_tables (gpointer tables)
{
  brg_route_catalogue_free (tables);
}

static guint
count_tiles (const BrgRuleset *ruleset)
{
  return brg_route_catalogue (ruleset)->n_tiles;
}

static gboolean
name_tile (const BrgRuleset *ruleset,
           guint             index,
           char              name[BRG_NAME_SIZE])
{
  const BrgRouteCatalogue *catalogue = brg_route_catalogue (ruleset);

  if (index == 0 || index >= catalogue->n_tiles)
    return FALSE;

  g_strlcpy (name, catalogue->tiles[index].name, BRG_NAME_SIZE);
  return TRUE;
}

static gboolean
name_tile_or_none (const BrgRuleset *ruleset,
                   guint             index,
                   char              name[BRG_NAME_SIZE])
{
  if (index > 0)
    return name_tile (ruleset, index, name);

  g_strlcpy (name, "-", BRG_NAME_SIZE);
  return TRUE;
}

/* Only gifts are taken by saying so. */
static gboolean
name_prize (const BrgRuleset *ruleset,
            guint             index,
            char              name[BRG_NAME_SIZE])
{
  const BrgRouteCatalogue *catalogue = brg_route_catalogue (ruleset);

  if (index == 0 || index >= catalogue->n_rewards || catalogue->rewards[index].gift == NULL)
    return FALSE;

  g_strlcpy (name, catalogue->rewards[index].name, BRG_NAME_SIZE);
  return TRUE;
}

static guint
count_prizes (const BrgRuleset *ruleset)
{
  return brg_route_catalogue (ruleset)->n_rewards;
}

static char *
label_prize (const BrgRuleset *ruleset,
             guint             index)
{
  return g_strdup (brg_route_reward_get_label (&brg_route_catalogue (ruleset)->rewards[index]));
}

/* They are sold goods already, so this is not the name of goods that lie anywhere else. */
static gboolean
name_lying_goods (const BrgRuleset *ruleset,
                  guint             index,
                  char              name[BRG_NAME_SIZE])
{
  return brg_duchy_name_goods_or_none (ruleset, index, name);
}

static char *
label_tile (const BrgRuleset *ruleset,
            guint             index)
{
  return brg_route_tile_describe (brg_route_catalogue (ruleset), index);
}

/* ---- the slice ---- */

static gsize
slice_size (const BrgRuleset *ruleset)
{
  return ruleset->n_seats * sizeof (BrgRoute);
}

static void
describe (const BrgRuleset *ruleset,
          gsize             offset,
          BrgSchema        *schema)
{
  BrgField field = {
    .name = "route",
    .offset = offset + G_STRUCT_OFFSET (BrgRoute, tiles),
    .size = 1,
    .count = BRG_ROUTE_MAX_TILES,
    .owner = BRG_FIELD_OF_SEAT,
    .n_owners = ruleset->n_seats,
    .owner_stride = sizeof (BrgRoute),
    .maximum = brg_route_catalogue (ruleset)->n_tiles - 1,
    .flags = BRG_FIELD_LIST,
    .name_value = name_tile_or_none,
  };

  brg_schema_add (schema, &field);

  field.name = "route-goods";
  field.offset = offset + G_STRUCT_OFFSET (BrgRoute, goods);
  field.count = BRG_ROUTE_MAX_SPACES;
  field.maximum = BRG_N_GOODS;
  field.name_value = name_lying_goods;
  brg_schema_add (schema, &field);
}

/* ---- the rows ---- */

static const char * const order_values[] = { "random", "own", NULL };
static const char * const order_titles[] = { N_("Random"), N_("Each player’s own"), NULL };

static const BrgOption options[] = {
  { "route-order", N_("Order of the tiles of a trade route"), order_values, order_titles, FALSE,
    NULL },
};

static const BrgSubjectKind subject_kinds[] = {
  [ROUTE_SUBJECT_TILE] = { .name = "route-tile", .label = N_("{index}"), .count = count_tiles,
                           .name_index = name_tile, .label_index = label_tile },
  [ROUTE_SUBJECT_PRIZE] = { .name = "route-prize", .label = N_("{index}"), .count = count_prizes,
                            .name_index = name_prize, .label_index = label_prize },
};

static const BrgVerb verbs[] = {
  [ROUTE_VERB_LAY] = { "lay-route", N_("Lay next: {route-tile}"), { "route-tile" } },
  [ROUTE_VERB_COLLECT] = { "route-reward", N_("Take {route-prize}"), { "route-prize" } },
};

static const BrgEventKind event_kinds[] = {
  [ROUTE_EVENT_DEALT] = { "route-dealt", N_("{seat} gets a tile for the trade route: {route-tile}"),
                          .motions = { { NULL, "route-tile" } } },
  [ROUTE_EVENT_LAID] = { "route-laid", N_("{seat}’s trade route, tile {n}: {route-tile}") },
  [ROUTE_EVENT_CARRIED] = { "good-carried",
                            N_("1 × {goods} goes to space {n} of {seat}’s trade route."),
                            .motions = { { "sold", "route-tile" } } },
};

static const BrgCause causes[] = {
  [ROUTE_CAUSE_REWARD] = { "trade-route", N_("Trade route"), "route" },
};

static const BrgReason reasons[] = {
  [ROUTE_REASON_NOT_TO_LAY] = { "no-route-tile", N_("That tile is not one that you have to lay.") },
  [ROUTE_REASON_OTHER_PRIZE] = { "no-route-prize", N_("This space brings something else.") },
};

static const BrgQuestion questions[] = {
  [ROUTE_QUESTION_LAY] = { "lay-route", N_("{seat}, choose the next tile of your trade route."), 0,
                           brg_route_lay_list, brg_route_lay_answer, brg_route_lay_why_not,
                           N_("choose the next tile of the trade route") },
  [ROUTE_QUESTION_REWARD] = { "route-reward", N_("{seat}, take the reward of your trade route."), 0,
                              brg_route_reward_list, brg_route_reward_answer,
                              brg_route_reward_why_not, N_("a reward of the trade route") },
};

static const BrgFrameKind frame_kinds[] = {
  [ROUTE_FRAME_LAY] = { "lay-route", brg_route_lay_run, brg_route_lay_check },
  [ROUTE_FRAME_REWARD] = { "route-reward", brg_route_reward_run, brg_route_reward_check },
};

static const BrgReact reacts[] = { { "good-laid", brg_route_carry } };

static const BrgJointEntry joint_entries[] = { { "set-up", 10, brg_route_deal } };

const BrgModule brg_trade_routes_module = {
  .abi = BRG_MODULE_ABI,
  .id = "trade-routes",
  .version = "1",
  .name = N_("Trade routes"),
  .description = N_("Sold goods lie on a route and bring rewards where their number fits"),
  .variant = "duchy",
  .min_seats = 1,
  .max_seats = 4,
  .options = BRG_ROWS (options),
  .subject_kinds = BRG_ROWS (subject_kinds),
  .verbs = BRG_ROWS (verbs),
  .event_kinds = BRG_ROWS (event_kinds),
  .causes = BRG_ROWS (causes),
  .reasons = BRG_ROWS (reasons),
  .questions = BRG_ROWS (questions),
  .frame_kinds = BRG_ROWS (frame_kinds),
  .reacts = BRG_ROWS (reacts),
  .joint_entries = BRG_ROWS (joint_entries),
  .slice_size = slice_size,
  .describe = describe,
  .lay_tables = lay_tables,
  .free_tables = free_tables,
};
