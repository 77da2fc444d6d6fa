/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-solo.h"

#include <glib/gi18n-lib.h>

#define RESOURCES "/io/github/burgrave/Burgrave/solo/"

#define DUCHY(number) { number, "duchy", RESOURCES number ".duchy" }

static const BrgComponent components[] = {
  DUCHY ("33"),
  DUCHY ("34"),
};

/* ---- options ---- */

static const char * const target_values[] = {
  "50", "45", "40", "35", "30", "55", "60", "65", "70", NULL
};

static const BrgOption options[] = {
  { "first-target", N_("First target, in points"), target_values,
    target_values, FALSE, NULL },
};

/* ---- tables ---- */

static const BrgTileWords words[] = {
  { "face-down", NC_("tile", "Tile face down"),
    N_("Lies on a space of any colour, and does nothing but cover it."),
    NC_("tile in a sentence", "a tile that lies face down") },
};

static const BrgTileSupplement supplement = {
  .resource = RESOURCES "solo.catalogue",
  .words = words, .n_words = G_N_ELEMENTS (words),
};

static void
change_tables (BrgDuchyTables *tables)
{
  tables->goods_room = BRG_N_GOODS;
  tables->start_workers[0] = 2;
  tables->track = 0;
  tables->n_bonus_tiles = 0;
  tables->score_when_laid = TRUE;
  tables->owe_placement = brg_solo_owe;
}

static gboolean
lay_tables (BrgRuleset  *ruleset,
            gpointer    *tables,
            GError     **error)
{
  BrgBits boards = brg_duchy_tables_boards_of (ruleset, &brg_solo_module);
  SoloTables *self;

  if (!brg_duchy_tables_limit_boards (ruleset, boards,
                                      _("the solo game is played on duchies 33 and 34"), error)
      || !brg_duchy_tables_add_tiles (ruleset, &supplement, error))
    return FALSE;

  change_tables (ruleset->tables);
  *tables = self = g_new0 (SoloTables, 1);
  self->first_target = (guint) g_ascii_strtoull (brg_ruleset_get_option (ruleset, options[0].name),
                                                 NULL, 10);
  self->face_down = brg_tile_catalogue_find (&brg_duchy_tables (ruleset)->tiles, words[0].name);
  return TRUE;
}

static gsize
slice_size (const BrgRuleset *ruleset G_GNUC_UNUSED)
{
  return sizeof (SoloSlice);
}

static void
describe (const BrgRuleset *ruleset,
          gsize             offset,
          BrgSchema        *schema)
{
  BrgField field = {
    .name = "target-start",
    .offset = offset + G_STRUCT_OFFSET (SoloSlice, start),
    .size = sizeof (gint16),
    .count = 1,
    .owner = BRG_FIELD_OF_SEAT,
    .n_owners = ruleset->n_seats,
    .owner_stride = sizeof (gint16),
    .maximum = G_MAXINT16,
  };

  brg_schema_add (schema, &field);

  field.name = "targets-reached";
  field.offset = offset + G_STRUCT_OFFSET (SoloSlice, reached);
  field.size = field.owner_stride = sizeof (guint8);
  field.maximum = G_MAXUINT8;
  brg_schema_add (schema, &field);
}

/* ---- names ---- */

static const struct { const char *name, *label; } dues[] = {
  [SOLO_ITEM_REGION] = { "region", NC_("due", "score the region") },
  [SOLO_ITEM_COLOUR] = { "colour", NC_("due", "take a tile for the colour") },
  [SOLO_ITEM_EFFECT] = { "effect", NC_("due", "use the tile") },
  [SOLO_ITEM_ACTION] = { "action", NC_("due", "the action for the target") },
};

static guint
count_dues (const BrgRuleset *ruleset G_GNUC_UNUSED)
{
  return G_N_ELEMENTS (dues);
}

static gboolean
name_due (const BrgRuleset *ruleset G_GNUC_UNUSED,
          guint             index,
          char              name[BRG_NAME_SIZE])
{
  if (index >= G_N_ELEMENTS (dues))
    return FALSE;

  g_strlcpy (name, dues[index].name, BRG_NAME_SIZE);
  return TRUE;
}

static char *
mention_due (const BrgRuleset *ruleset G_GNUC_UNUSED,
             guint             index)
{
  return g_strdup (g_dpgettext2 (GETTEXT_PACKAGE, "due", dues[index].label));
}

/* The same words as they begin a button. */
static char *
label_due (const BrgRuleset *ruleset,
           guint             index)
{
  g_autofree char *mention = mention_due (ruleset, index);
  char first[8] = { 0 };

  g_unichar_to_utf8 (g_unichar_toupper (g_utf8_get_char (mention)), first);
  return g_strconcat (first, g_utf8_next_char (mention), NULL);
}

/* A gain of one point is the least, and then the target is nearer. */
static guint
count_coins (const BrgRuleset *ruleset G_GNUC_UNUSED)
{
  return SOLO_MAX_TARGET;
}

static gboolean
name_coins (const BrgRuleset *ruleset G_GNUC_UNUSED,
            guint             index,
            char              name[BRG_NAME_SIZE])
{
  if (index == 0 || index >= SOLO_MAX_TARGET)
    return FALSE;

  g_snprintf (name, BRG_NAME_SIZE, "%u", index);
  return TRUE;
}

static char *
label_coins (const BrgRuleset *ruleset G_GNUC_UNUSED,
             guint             index)
{
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u point for %u silver",
                                       "%u points for %u silver", index), index, index);
}

/* ---- rows ---- */

static const BrgSubjectKind subject_kinds[] = {
  [SOLO_SUBJECT_DUE] = { .name = "due", .label = N_("{index}"), .count = count_dues,
                         .name_index = name_due, .label_index = label_due,
                         .mention_index = mention_due },
  [SOLO_SUBJECT_COINS] = { .name = "coins", .label = N_("{index}"), .count = count_coins,
                           .name_index = name_coins, .label_index = label_coins },
};

static const BrgVerb verbs[] = {
  [SOLO_VERB_NEXT] = { "next", N_("Next: {due}"), { "due" } },
  [SOLO_VERB_POINTS] = { "buy-points", N_("Buy {coins}"), { "coins" } },
  [SOLO_VERB_BARTER] = { "barter", N_("Take {a tile} for 5 goods, face down"), { "tile" } },
  [SOLO_VERB_PAY] = { "pay-good", N_("Pay with 1 × {goods}"), { "goods" } },
};

static const BrgEventKind event_kinds[] = {
  [SOLO_EVENT_TARGET] = { "target-reached",
                          BRG_PLURAL ("{seat} reaches the target. The next one is {n} point away.",
                                      "{seat} reaches the target. The next one is {n} points "
                                      "away."),
                          .brief = { BRG_BRIEF_CLAUSE, N_("reaches the target") } },
  [SOLO_EVENT_COVERED] = { "colour-covered", N_("{seat} has covered every space for {colour}."),
                           .brief = { BRG_BRIEF_CLAUSE, N_("covers every space for {colour}") } },
  [SOLO_EVENT_WON] = { "solo-won",
                       N_("The whole duchy is covered in round {n} of 25: {seat} has won."),
                       .brief = { BRG_BRIEF_CLAUSE, N_("wins the game") } },
  [SOLO_EVENT_LOST] = { "solo-lost",
                        BRG_PLURAL ("The rounds are over, and {n} space is empty: {seat} has lost.",
                                    "The rounds are over, and {n} spaces are empty: {seat} has "
                                    "lost.") },
  [SOLO_EVENT_REMOVED] = { "tile-removed", N_("Out of the game: {a tile} from {of tile}."),
                           .motions = { { "tile", NULL } } },
  [SOLO_EVENT_SWEPT] = { "goods-swept", N_("Out of the game: {n} × {cargo} from {depot}."),
                         .brief = { BRG_BRIEF_CLAUSE, N_("{n} × {cargo} leave the game") },
                         .motions = { { "depot", NULL } } },
  [SOLO_EVENT_TURNED] = { "tile-turned", N_("{seat} turns {a stored} face down.") },
  [SOLO_EVENT_SPENT] = { "goods-spent", N_("{seat} pays with 1 × {goods}."),
                         .brief = { BRG_BRIEF_CLAUSE, N_("pays with 1 × {goods}") },
                         .motions = { { "goods", NULL } } },
};

static const BrgCause causes[] = {
  [SOLO_CAUSE_TARGET] = { "target", N_("target"), "target" },
  [SOLO_CAUSE_COINS] = { "points-bought", N_("points bought for silver"), "payment" },
  [SOLO_CAUSE_COLOUR] = { "colour-covered", N_("covered colour"), "bonus-tile" },
  [SOLO_CAUSE_BARTER] = { "barter", N_("5 goods for a tile"), "payment" },
};

static const BrgReason reasons[] = {
  [SOLO_REASON_NOT_DUE] = { "not-due", N_("Nothing of that kind remains to be done.") },
  [SOLO_REASON_ENOUGH] = { "silver-enough", N_("{n} silver is enough to reach the target.") },
};

static const BrgQuestion questions[] = {
  [SOLO_QUESTION_NEXT] = { "next", N_("{seat}, choose what comes next."), 0,
                           brg_solo_next_list, brg_solo_next_answer, brg_solo_next_why_not,
                           N_("choose what comes next") },
  [SOLO_QUESTION_POINTS] = { "buy-points",
                             N_("{seat}, you may buy more points, for 1 silver each."), 0,
                             brg_solo_points_list, brg_solo_points_answer, brg_solo_points_why_not,
                             N_("buy more points") },
  [SOLO_QUESTION_BARTER] = { "barter",
                             N_("{seat}, you may pay 5 goods for a tile of the black depot. It will "
                                "lie face down."), 0,
                             brg_solo_barter_list, brg_solo_barter_answer, brg_solo_barter_why_not,
                             N_("pay 5 goods for a tile of the black depot") },
  [SOLO_QUESTION_PAY] = { "pay-good", N_("{seat}, choose the goods to pay with: {n} more."), 0,
                          brg_solo_pay_good_list, brg_solo_pay_good_answer,
                          brg_solo_pay_good_why_not, N_("choose the goods to pay with"),
                          brg_solo_goods_owed },
};

static const BrgFrameKind frame_kinds[] = {
  [SOLO_FRAME_GAIN] = { "gain", brg_solo_gain_run, brg_solo_gain_check },
  [SOLO_FRAME_BARTER] = { "barter", brg_solo_barter_run, brg_solo_barter_check },
};

static const BrgBundle bundles[] = {
  { .name = "solo-placement", .n_items = SOLO_N_ITEMS, .pay = brg_solo_pay, .question = "next",
    .asks = brg_solo_asks, .check = brg_solo_placement_check },
};

static const BrgJointEntry joint_entries[] = {
  { "round-start", 10, brg_solo_clear_tile },
  { "ship-loaded", 10, brg_solo_ship_loaded },
  { "phase-end", 90, brg_solo_phase_ends },
};

static const BrgReact reacts[] = {
  { "points", brg_solo_gained },
  { "tile-placed", brg_solo_placed },
};

static const BrgQueryHook query_hooks[] = {
  { "count", BRG_QUERY_ADD, brg_solo_count, NULL, NULL },
  { "worth", BRG_QUERY_ADD, brg_solo_worth, NULL, NULL },
};

static const BrgRelation excludes[] = {
  { "automa", N_("The solo game has no opponent, not even an automa.") },
  { "border-posts", N_("The solo duchies have no border posts.") },
  { "shields", N_("The solo game is played without shields.") },
  { "team", N_("A team needs more than one player.") },
  { "vineyards", N_("The solo game is played without vineyards.") },
};

const BrgModule brg_solo_module = {
  .abi = BRG_MODULE_ABI,
  .id = "solo",
  .version = "1",
  .name = N_("Solo"),
  .description = N_("One player alone covers a duchy of islands within 25 rounds"),
  .variant = "duchy",
  .min_seats = 1,
  .max_seats = 1,
  .options = BRG_ROWS (options),
  .components = BRG_ROWS (components),
  .excludes = BRG_ROWS (excludes),
  .subject_kinds = BRG_ROWS (subject_kinds),
  .verbs = BRG_ROWS (verbs),
  .event_kinds = BRG_ROWS (event_kinds),
  .causes = BRG_ROWS (causes),
  .reasons = BRG_ROWS (reasons),
  .questions = BRG_ROWS (questions),
  .frame_kinds = BRG_ROWS (frame_kinds),
  .bundles = BRG_ROWS (bundles),
  .joint_entries = BRG_ROWS (joint_entries),
  .reacts = BRG_ROWS (reacts),
  .query_hooks = BRG_ROWS (query_hooks),
  .slice_size = slice_size,
  .describe = describe,
  .lay_tables = lay_tables,
  .free_tables = g_free,
  .rank = brg_solo_rank,
};
