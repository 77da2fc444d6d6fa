/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-duchy-variant.h"

#include <glib/gi18n-lib.h>

#include "brg-duchy-names.h"
#include "brg-duchy-words.h"
#include "brg-frames.h"

#define VERB(id, ...) [id - BRG_FIRST_VERB] = { __VA_ARGS__ }
#define QUESTION(id, name_, sentence_, brief_, flags_, code) \
  [id - BRG_FIRST_QUESTION] = { name_, sentence_, flags_, brg_##code##_list, \
                                brg_##code##_answer, brg_##code##_why_not, brief_ }
#define FRAME_KIND(id, name_, code, ...) \
  [id - BRG_FIRST_FRAME_KIND] = { name_, brg_##code##_run, __VA_ARGS__ }
#define JOINT(id, name_) [id - BRG_FIRST_JOINT] = { name_ }
#define NUMBER(id, name_, minimum_, maximum_) \
  [id - BRG_FIRST_QUERY] = { name_, minimum_, maximum_, NULL }
#define SET(id, name_, universe_) [id - BRG_FIRST_QUERY] = { name_, 0, 0, universe_ }

static const BrgVerb verbs[] = {
  VERB (BRG_VERB_START, "start", N_("Lay the start castle on {space}"), { "space" }),
  VERB (BRG_VERB_TAKE, "take", N_("Take {a tile} from {of tile}"), { "die?", "as?", "tile" }),
  VERB (BRG_VERB_PLACE, "place", N_("Place {a stored} on {space}"),
        { "die?", "as?", "stored", "space" }),
  VERB (BRG_VERB_SELL, "sell", N_("Sell {goods}"), { "die?", "as?", "goods" }),
  VERB (BRG_VERB_WORKERS, "workers", N_("Take workers"), { "die?" },
        .offer = N_("Take {gain}")),
  VERB (BRG_VERB_END_TURN, "end-turn", N_("End turn"), { NULL }, .ends_turn = TRUE),
  VERB (BRG_VERB_DECLINE, "decline", N_("Decline"), { NULL }),
  VERB (BRG_VERB_LOAD, "load", N_("Load the goods of {depot}"), { "depot" }),
  VERB (BRG_VERB_STOW, "stow", N_("Stow {cargo}"), { "cargo" }),
  VERB (BRG_VERB_DISCARD, "discard", N_("Discard {a stored}"), { "stored" }),
  VERB (BRG_VERB_BUY, "buy", N_("Buy {a tile} from {of tile}"),
        { "monastery?", "payment?", "tile" },
        brg_purchase_apply, brg_purchase_why_not, .anytime = TRUE),
  VERB (BRG_VERB_SETTLE, "settle", N_("Place {a tile} from {of tile} on {space}"),
        { "tile", "space" }),
};

static const BrgQuestion questions[] = {
  QUESTION (BRG_QUESTION_START_CASTLE, "start-castle",
            N_("{seat}, choose the space of your start castle."), NULL, 0, start_castle),
  QUESTION (BRG_QUESTION_TURN, "turn",
            N_("{seat}, your turn: choose a die and what to do with it."), NULL,
            BRG_QUESTION_OWN_TURN, turn),
  QUESTION (BRG_QUESTION_ACTION, "action", N_("{seat}, do one more action, with any number."),
            N_("one more action"), 0, action),
  QUESTION (BRG_QUESTION_TAKE, "take", N_("{seat}, take a tile from a numbered depot."),
            N_("take a tile from a depot"), 0, take_effect),
  QUESTION (BRG_QUESTION_PLACE, "place", N_("{seat}, place another tile from your storage."),
            N_("place another tile"),
            BRG_QUESTION_WAITS, place_effect),
  QUESTION (BRG_QUESTION_SELL, "sell", N_("{seat}, sell goods of one kind."), N_("sell goods"), 0,
            sell_effect),
  QUESTION (BRG_QUESTION_LOAD, "load", N_("{seat}, choose the depot whose goods your ship loads."),
            N_("load the goods of a depot"), 0, load),
  QUESTION (BRG_QUESTION_SECOND_DEPOT, "second-depot",
            N_("{seat}, your ship may load a depot next to the first, too."),
            N_("load a depot next to it, too"), 0, second_depot),
  QUESTION (BRG_QUESTION_STOW, "stow", N_("{seat}, not all goods fit: choose a kind to keep."),
            N_("choose the goods to keep"), 0, stow),
  QUESTION (BRG_QUESTION_DISCARD, "discard",
            N_("{seat}, your storage is full: choose a tile that leaves the game."),
            N_("choose a stored tile that leaves the game"), 0, discard),
  QUESTION (BRG_QUESTION_SETTLE, "settle",
            N_("{seat}, take a tile from a depot and place it at once."),
            N_("take a tile and place it at once"), 0, settle),
};

static const BrgFrameKind frame_kinds[] = {
  FRAME_KIND (BRG_FRAME_GAME, "game", game, brg_check_game),
  FRAME_KIND (BRG_FRAME_START_CASTLE, "start-castle", start_castle, brg_check_seat),
  FRAME_KIND (BRG_FRAME_PHASE, "phase", phase, NULL),
  FRAME_KIND (BRG_FRAME_ROUND, "round", round, NULL),
  FRAME_KIND (BRG_FRAME_TURN, "turn", turn, brg_check_seat),
  FRAME_KIND (BRG_FRAME_ACTION, "action", action, brg_check_effect),
  FRAME_KIND (BRG_FRAME_TAKE, "take", take_effect, brg_check_effect),
  FRAME_KIND (BRG_FRAME_PLACE, "place", place_effect, brg_check_effect),
  FRAME_KIND (BRG_FRAME_SELL, "sell", sell_effect, brg_check_effect),
  FRAME_KIND (BRG_FRAME_TAKING, "taking", taking, brg_check_taking),
  FRAME_KIND (BRG_FRAME_SALE, "sale", sale, brg_check_sale),
  FRAME_KIND (BRG_FRAME_SHIP, "ship", ship, brg_check_ship),
  FRAME_KIND (BRG_FRAME_SETTLE, "settle", settle, brg_check_settle),
};

static const BrgBundle bundles[] = {
  [BRG_BUNDLE_PLACEMENT - BRG_FIRST_BUNDLE] = {
    .name = "placement", .n_items = BRG_N_PLACEMENT_ITEMS, .pay = brg_placement_pay,
    .check = brg_check_placement,
  },
};

static const BrgJoint joints[] = {
  JOINT (BRG_JOINT_SET_UP, "set-up"),
  JOINT (BRG_JOINT_PHASE_START, "phase-start"),
  JOINT (BRG_JOINT_ROUND_START, "round-start"),
  JOINT (BRG_JOINT_TURN_START, "turn-start"),
  JOINT (BRG_JOINT_TURN_END, "turn-end"),
  JOINT (BRG_JOINT_PHASE_END, "phase-end"),
  JOINT (BRG_JOINT_SHIP, "ship"),
  JOINT (BRG_JOINT_FINAL, "final"),
  JOINT (BRG_JOINT_SHIP_LOADED, "ship-loaded"),
};

static BrgBits
empty_spaces (const BrgRuleset        *ruleset,
              const BrgPosition       *position,
              const BrgQueryArguments *arguments)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);
  const BrgDuchy *duchy = brg_duchy_of (tables, position, arguments->seat);

  return brg_board_all (brg_board_of (tables, duchy)) & ~duchy->covered;
}

static BrgBits
all_spaces (const BrgRuleset        *ruleset,
            const BrgPosition       *position,
            const BrgQueryArguments *arguments)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);

  return brg_board_all (brg_board_of (tables, brg_duchy_of (tables, position, arguments->seat)));
}

static BrgBits
all_monasteries (const BrgRuleset        *ruleset,
                 const BrgPosition       *position G_GNUC_UNUSED,
                 const BrgQueryArguments *arguments G_GNUC_UNUSED)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);

  return tables->tiles.of_class[tables->monastery_class];
}

#define MANY 10000
#define VERY_MANY 1000000

static const BrgQuery queries[] = {
  SET (BRG_QUERY_REACH, "reach", empty_spaces),
  SET (BRG_QUERY_MAY_LIE, "may-lie", empty_spaces),
  NUMBER (BRG_QUERY_FREE_STEPS, "free-steps", 0, 6),
  NUMBER (BRG_QUERY_WORKER_STEPS, "worker-steps", 1, 6),
  NUMBER (BRG_QUERY_CAPACITY, "capacity", 0, G_MAXUINT8),
  NUMBER (BRG_QUERY_GOODS_ROOM, "goods-room", 0, BRG_N_GOODS),
  SET (BRG_QUERY_PASTURE, "pasture", all_spaces),
  NUMBER (BRG_QUERY_REGION_SIZE, "region-size", 1, BRG_BITS_MAX),
  NUMBER (BRG_QUERY_POINTS, "points", -MANY, MANY),
  NUMBER (BRG_QUERY_SILVER, "silver", 0, MANY),
  NUMBER (BRG_QUERY_GAINED_WORKERS, "workers", 0, MANY),
  NUMBER (BRG_QUERY_STACKING, "stacking", 0, MANY),
  NUMBER (BRG_QUERY_COUNT, "count", 0, MANY),
  SET (BRG_QUERY_LYING, "lying", all_monasteries),
  SET (BRG_QUERY_BORROWED, "borrowed", all_monasteries),
  NUMBER (BRG_QUERY_WORTH, "worth", -VERY_MANY, VERY_MANY),
};

/* The base rules join in where a module would. */
static const BrgJointEntry joint_entries[] = {
  { "phase-end", 30, brg_income_run },
  { "final", 10, brg_final_left_run },
  { "final", 20, brg_final_tiles_run },
};

static const BrgContribution contributions[] = {
  { "anytime", brg_purchase_contribute },
};

static const char * const duchy_values[] = {
  "random", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", NULL
};
static const char * const duchy_titles[] = {
  N_("Random"), "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", NULL
};
static const char * const edition_values[] = { "special", "2011", NULL };
static const char * const edition_titles[] = { N_("Special Edition"), N_("2011 edition"), NULL };
static const char * const step_values[] = { "single", "doubled", NULL };
static const char * const step_titles[] = { N_("1 step"), N_("2 steps"), NULL };
static const char * const storage_values[] = { "refuse", "discard", NULL };
static const char * const storage_titles[] = { N_("Take nothing"), N_("Discard first"), NULL };

static const BrgOption options[] = {
  { "duchy", N_("Duchy"), duchy_values, duchy_titles, TRUE, "duchy" },
  { "edition", N_("Monasteries 6, 15 and 26"), edition_values, edition_titles, FALSE, NULL },
  { "free-step", N_("Free step of monasteries 9–12 with monastery 8"), step_values, step_titles,
    FALSE, NULL },
  { "full-storage", N_("Taking without a die when storage is full"), storage_values,
    storage_titles, FALSE, NULL },
};

const BrgVariant brg_duchy_variant = {
  .rules = {
    .abi = BRG_MODULE_ABI,
    .id = "duchy",
    .version = "1",
    .name = N_("Board game"),
    .description = N_("Build a duchy of hex tiles in five phases of five rounds."),
    .variant = "duchy",
    .min_seats = 2,
    .max_seats = 4,
    .options = BRG_ROWS (options),
    .subject_kinds = brg_duchy_subject_kinds,
    .n_subject_kinds = BRG_DUCHY_N_SUBJECT_KINDS,
    .verbs = BRG_ROWS (verbs),
    .event_kinds = brg_duchy_event_kinds,
    .n_event_kinds = BRG_DUCHY_N_EVENT_KINDS,
    .causes = brg_duchy_causes,
    .n_causes = BRG_DUCHY_N_CAUSES,
    .reasons = brg_duchy_reasons,
    .n_reasons = BRG_DUCHY_N_REASONS,
    .questions = BRG_ROWS (questions),
    .frame_kinds = BRG_ROWS (frame_kinds),
    .bundles = BRG_ROWS (bundles),
    .joints = BRG_ROWS (joints),
    .queries = BRG_ROWS (queries),
    .joint_entries = BRG_ROWS (joint_entries),
    .contributions = BRG_ROWS (contributions),
    .slice_size = brg_duchy_slice_size,
    .describe = brg_duchy_describe,
    .lay_tables = brg_duchy_tables_lay,
    .free_tables = brg_duchy_tables_free,
    .derive = brg_duchy_derive,
    .redeal = brg_duchy_redeal,
  },
  .begin = brg_duchy_begin,
  .pose = brg_duchy_pose,
  .score = brg_duchy_score,
  .rank = brg_duchy_rank,
  .worth = brg_duchy_worth,
  .check_data = brg_duchy_check_data,
};
