/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-shields.h"

#include <glib/gi18n-lib.h>

#include "core/duchy/brg-duchy-names.h"
#include "core/engine/brg-narrator.h"

/* ---- names ---- */

/* The market has room for so many at each depot. */
static void
make_room (BrgDuchyTables           *tables,
           const BrgShieldCatalogue *catalogue,
           guint                     n_seats)
{
  guint most = 0;

  for (guint depot = 0; depot < BRG_N_DEPOTS; depot++)
    most = MAX (most, catalogue->deal[n_seats - 1][depot]);

  tables->n_depot_things += most;
}

static gboolean
lay_tables (BrgRuleset  *ruleset,
            gpointer    *tables,
            GError     **error)
{
  BrgShieldCatalogue *catalogue = brg_shield_catalogue_load (error);

  if (catalogue == NULL)
    return FALSE;

  make_room (ruleset->tables, catalogue, ruleset->n_seats);
  *tables = catalogue;
  return TRUE;
}

static void
free_tables (gpointer tables)
{
  brg_shield_catalogue_free (tables);
}

static guint
count_shields (const BrgRuleset *ruleset G_GNUC_UNUSED)
{
  return BRG_N_SHIELDS + 1;
}

static gboolean
name_shield (const BrgRuleset *ruleset G_GNUC_UNUSED,
             guint             index,
             char              name[BRG_NAME_SIZE])
{
  if (index == 0 || index > BRG_N_SHIELDS)
    return FALSE;

  g_snprintf (name, BRG_NAME_SIZE, "%u", index);
  return TRUE;
}

static gboolean
name_field_shield (const BrgRuleset *ruleset,
                   guint             index,
                   char              name[BRG_NAME_SIZE])
{
  return name_shield (ruleset, index + 1, name);
}

static gboolean
name_depot_place (const BrgRuleset *ruleset G_GNUC_UNUSED,
                  guint             index,
                  char              name[BRG_NAME_SIZE])
{
  g_snprintf (name, BRG_NAME_SIZE, "%u.%u", index / BRG_DEPOT_SHIELDS + 1,
              index % BRG_DEPOT_SHIELDS + 1);
  return index < BRG_N_DEPOTS * BRG_DEPOT_SHIELDS;
}

static gboolean
name_castle (const BrgRuleset *ruleset,
             guint             index,
             char              name[BRG_NAME_SIZE])
{
  return index > 0 && brg_duchy_name_space (ruleset, index - 1, name);
}

static guint
count_players (const BrgRuleset *ruleset)
{
  return ruleset->n_seats;
}

/* Who share a duchy are named by the first of them. */
static gboolean
name_player (const BrgRuleset *ruleset,
             guint             index,
             char              name[BRG_NAME_SIZE])
{
  if (index >= ruleset->n_seats || brg_shield_keeper (ruleset, index) != index)
    return FALSE;

  g_snprintf (name, BRG_NAME_SIZE, "%u", index + 1);
  return TRUE;
}

static char *
label_player (const BrgRuleset *ruleset,
              guint             index)
{
  return brg_narrator_seat (ruleset, index);
}

static char *
help_shield (const BrgRuleset *ruleset,
             guint             index)
{
  return brg_shield_describe (&brg_shield_catalogue (ruleset)->shields[index], index);
}

/* ---- the slice ---- */

static gsize
slice_size (const BrgRuleset *ruleset G_GNUC_UNUSED)
{
  return sizeof (BrgShieldSlice);
}

static void
describe (const BrgRuleset *ruleset,
          gsize             offset,
          BrgSchema        *schema)
{
  const BrgField fields[] = {
    { .name = "depot-shields", .offset = offset + G_STRUCT_OFFSET (BrgShieldSlice, depots),
      .size = 1, .count = BRG_N_DEPOTS * BRG_DEPOT_SHIELDS, .n_owners = 1,
      .maximum = BRG_N_SHIELDS, .name_index = name_depot_place, .name_value = name_shield },
    { .name = "shields", .offset = offset + G_STRUCT_OFFSET (BrgShieldSlice, held[0].spaces),
      .size = 1, .count = BRG_N_SHIELDS, .owner = BRG_FIELD_OF_SEAT,
      .n_owners = ruleset->n_seats, .owner_stride = sizeof (BrgShieldHolding),
      .maximum = brg_duchy_tables (ruleset)->max_spaces, .name_index = name_field_shield,
      .name_value = name_castle },
    { .name = "shield-patron", .offset = offset + G_STRUCT_OFFSET (BrgShieldSlice, held[0].patron),
      .size = 1, .count = 1, .owner = BRG_FIELD_OF_SEAT, .n_owners = ruleset->n_seats,
      .owner_stride = sizeof (BrgShieldHolding), .maximum = ruleset->n_seats },
    { .name = "die-turned", .offset = offset + G_STRUCT_OFFSET (BrgShieldSlice, turned),
      .size = 1, .count = 1, .owner = BRG_FIELD_OF_SEAT, .n_owners = ruleset->n_seats,
      .owner_stride = 1, .maximum = 1 },
    { .name = "working-shields",
      .offset = offset + G_STRUCT_OFFSET (BrgShieldSlice, held[0].working),
      .size = 4, .count = 1, .owner = BRG_FIELD_OF_SEAT, .n_owners = ruleset->n_seats,
      .owner_stride = sizeof (BrgShieldHolding), .maximum = G_MAXUINT32,
      .flags = BRG_FIELD_DERIVED },
  };

  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    brg_schema_add (schema, &fields[i]);
}

/* ---- the rows ---- */

static const BrgRelation excludes[] = {
  { "solo", N_("Shields are for a game of several players.") },
};

static const BrgSubjectKind subject_kinds[] = {
  [SHIELDS_SUBJECT_SHIELD] = { .name = "shield", .label = N_("shield {index}"),
                               .count = count_shields, .name_index = name_shield,
                               .help_index = help_shield },
  [SHIELDS_SUBJECT_PLAYER] = { .name = "player", .label = N_("{index}"), .count = count_players,
                               .name_index = name_player, .label_index = label_player },
};

static const BrgVerb verbs[] = {
  [SHIELDS_VERB_PAIR] = { "pair",
                          N_("Take {shield} for both dice and lay it on the castle at {space}"),
                          { "die", "die", "shield", "space" }, brg_shield_pair_apply,
                          brg_shield_pair_why_not, .anytime = TRUE },
  [SHIELDS_VERB_PAY_SILVER] = { "pay-silver", N_("Pay 1 silver for {shield}"), { "shield" } },
  [SHIELDS_VERB_PAY_WORKER] = { "pay-worker", N_("Pay 1 worker for {shield}"), { "shield" } },
  [SHIELDS_VERB_GIVE_UP] = { "give-up", N_("Give up {shield}"), { "shield" } },
  [SHIELDS_VERB_GATHER] = { "gather", N_("Load all {cargo} of all depots"), { "cargo" } },
  [SHIELDS_VERB_COPY] = { "copy", N_("Copy the monasteries of {player} ({shield})"),
                          { "shield", "player" }, brg_shield_copy_apply, brg_shield_copy_why_not,
                          .anytime = TRUE },
  [SHIELDS_VERB_TAKE] = { "take-shield", N_("Take {shield} and lay it on the castle at {space}"),
                          { "shield", "space" }, brg_shield_castle_apply,
                          brg_shield_castle_why_not },
  [SHIELDS_VERB_USE] = { "use-shield", N_("Use {shield} first"), { "shield" } },
  [SHIELDS_VERB_TURN] = { "turn", N_("Let {die} count {as} ({shield})"), { "shield", "die", "as" },
                          brg_shield_turn_apply, brg_shield_turn_why_not, .anytime = TRUE },
};

static const BrgEventKind event_kinds[] = {
  [SHIELDS_EVENT_DEALT] = { "shield-dealt", N_("Dealt to {depot}: {shield}.") },
  [SHIELDS_EVENT_LAID] = { "shield-laid",
                           N_("{seat} lays {shield} on the castle at {space} ({cause})."),
                           .brief = { BRG_BRIEF_CLAUSE, N_("lays {shield} on a castle") },
                           .motions = { { "shield", "space" } } },
  [SHIELDS_EVENT_GONE] = { "shield-gone", N_("{seat}’s {shield} leaves the game ({cause})."),
                           .brief = { BRG_BRIEF_CLAUSE, N_("{shield} leaves the game") },
                           .motions = { { "space", NULL } } },
  [SHIELDS_EVENT_COPIES] = { "shield-copies",
                             N_("{seat}’s {shield} copies the monasteries of {player}."),
                             .brief = { BRG_BRIEF_CLAUSE,
                                        N_("copies the monasteries of {player}") } },
  [SHIELDS_EVENT_TURNED] = { "die-turned", N_("{seat}: {die} counts {as} ({cause}).") },
};

static const BrgCause causes[SHIELDS_N_CAUSES] = {
  [SHIELDS_CAUSE_PAIR] = { "pair", N_("pair of dice"), "action" },
  [SHIELDS_CAUSE_TRIBUTE] = { "tribute", N_("tribute"), "payment" },
  [SHIELDS_CAUSE_OF (1)] = { "shield-1", N_("Shield 1"), "shield" },
  [SHIELDS_CAUSE_OF (2)] = { "shield-2", N_("Shield 2"), "shield" },
  [SHIELDS_CAUSE_OF (3)] = { "shield-3", N_("Shield 3"), "shield" },
  [SHIELDS_CAUSE_OF (4)] = { "shield-4", N_("Shield 4"), "shield" },
  [SHIELDS_CAUSE_OF (5)] = { "shield-5", N_("Shield 5"), "shield" },
  [SHIELDS_CAUSE_OF (6)] = { "shield-6", N_("Shield 6"), "shield" },
  [SHIELDS_CAUSE_OF (7)] = { "shield-7", N_("Shield 7"), "shield" },
  [SHIELDS_CAUSE_OF (8)] = { "shield-8", N_("Shield 8"), "shield" },
  [SHIELDS_CAUSE_OF (9)] = { "shield-9", N_("Shield 9"), "shield" },
  [SHIELDS_CAUSE_OF (10)] = { "shield-10", N_("Shield 10"), "shield" },
  [SHIELDS_CAUSE_OF (11)] = { "shield-11", N_("Shield 11"), "shield" },
  [SHIELDS_CAUSE_OF (12)] = { "shield-12", N_("Shield 12"), "shield" },
  [SHIELDS_CAUSE_OF (13)] = { "shield-13", N_("Shield 13"), "shield" },
  [SHIELDS_CAUSE_OF (14)] = { "shield-14", N_("Shield 14"), "shield" },
  [SHIELDS_CAUSE_OF (15)] = { "shield-15", N_("Shield 15"), "shield" },
  [SHIELDS_CAUSE_OF (16)] = { "shield-16", N_("Shield 16"), "shield" },
  [SHIELDS_CAUSE_OF (17)] = { "shield-17", N_("Shield 17"), "shield" },
  [SHIELDS_CAUSE_OF (18)] = { "shield-18", N_("Shield 18"), "shield" },
};

#define BY_NUMBER(name_, sentences) BY_NUMBER_ (name_, sentences)
#define BY_NUMBER_(name_, sentence_, plural_) \
  { .name = name_, .sentence = sentence_, .plural = plural_ }

static const BrgReason reasons[] = {
  [SHIELDS_REASON_DIE_USED] = { "pair-broken",
                                N_("That takes both of your dice, and one is used already.") },
  [SHIELDS_REASON_NO_PAIR]
      = BY_NUMBER ("no-pair", BRG_PLURAL ("A pair of {k} needs {n} worker; you have {m}.",
                                          "A pair of {k} needs {n} workers; you have {m}.")),
  [SHIELDS_REASON_NOT_THERE] = { "no-such-shield", N_("You will not find {shield} at a depot."),
                                 .is_plain = TRUE },
  [SHIELDS_REASON_NO_CASTLE] = { "no-castle", N_("Only a castle can carry a shield.") },
  [SHIELDS_REASON_NOT_DUE] = { "not-due", N_("Now you pay for another shield.") },
  [SHIELDS_REASON_SILVER_ONLY] = { "silver-only", N_("Only with shield 3 can workers pay.") },
  [SHIELDS_REASON_NO_HELP] = { "no-such-help", N_("You cannot use {shield} for that."), TRUE },
  [SHIELDS_REASON_SPENT] = { "shield-spent", N_("You have used {shield} already.") },
  [SHIELDS_REASON_OTHER_PLAYER] = { "own-monasteries", N_("These monasteries are yours already.") },
  [SHIELDS_REASON_NO_CARGO] = { "no-other-goods", N_("At no other depot lie {subject}.") },
  [SHIELDS_REASON_CASTLES_ONLY] = { "castles-only", N_("Only a placed castle brings a shield.") },
  [SHIELDS_REASON_SAME_VALUE] = { "same-value", N_("The die shows that already.") },
};

static const BrgQuestion questions[] = {
  [SHIELDS_QUESTION_TRIBUTE] = { "tribute",
                                 N_("{seat}, pay tribute for shield {n}, or it leaves the game."),
                                 BRG_QUESTION_WAITS, brg_tribute_list, brg_tribute_answer,
                                 brg_tribute_why_not, N_("pay tribute"), brg_tribute_number },
  [SHIELDS_QUESTION_CARGO] = { "shield-cargo",
                               N_("{seat}, your ship may load all goods of one kind, too."), 0,
                               brg_shield_cargo_list, brg_shield_cargo_answer,
                               brg_shield_cargo_why_not, N_("load one kind of goods, too") },
  [SHIELDS_QUESTION_PATRON] = { "shield-patron",
                                N_("{seat}, now at the latest choose whose monasteries shield 6 "
                                   "copies."),
                                BRG_QUESTION_WAITS, brg_shield_patron_list,
                                brg_shield_patron_answer, brg_shield_patron_why_not,
                                N_("choose whose monasteries to copy") },
  [SHIELDS_QUESTION_SETTLING] = { "shield-order",
                                  N_("{seat}, choose which of your shields you use first."), 0,
                                  brg_shield_settling_list, brg_shield_settling_answer,
                                  brg_shield_settling_why_not, N_("choose a shield") },
};

static const BrgFrameKind frame_kinds[] = {
  [SHIELDS_FRAME_CARGO] = { "shield-cargo", brg_shield_cargo_run, brg_shield_cargo_check },
  [SHIELDS_FRAME_PATRON] = { "shield-patron", brg_shield_patron_run, brg_shield_patron_check },
  [SHIELDS_FRAME_SETTLING] = { "shield-settling", brg_shield_settling_run,
                               brg_shield_settling_check },
  [SHIELDS_FRAME_TRIBUTE] = { "tribute", brg_tribute_run, brg_tribute_check },
};

static const BrgJointEntry joint_entries[] = {
  { "set-up", 20, brg_shield_deal },
  { "turn-start", 20, brg_shield_turn_start },
  { "ship", 20, brg_shield_cargo_due },
  { "phase-end", 10, brg_shield_settling_due },
  { "phase-end", 20, brg_tribute_due },
  { "final", 5, brg_shield_patron_due },
  { "final", 30, brg_shield_final },
};

static const BrgQueryHook query_hooks[] = {
  { "pasture", BRG_QUERY_WIDEN, NULL, brg_shield_pasture, NULL },
  { "reach", BRG_QUERY_WIDEN, NULL, brg_shield_reach, NULL },
  { "region-size", BRG_QUERY_ADD, brg_shield_region_size, NULL, NULL },
  { "points", BRG_QUERY_MULTIPLY, brg_shield_points, NULL, NULL },
  { "silver", BRG_QUERY_ADD, brg_shield_sale_silver, NULL, NULL },
  { "silver", BRG_QUERY_MULTIPLY, brg_shield_mine_silver, NULL, NULL },
  { "capacity", BRG_QUERY_BASE, brg_shield_capacity, NULL, NULL },
  { "borrowed", BRG_QUERY_WIDEN, NULL, brg_shield_borrowed, NULL },
  { "worth", BRG_QUERY_ADD, brg_shield_worth, NULL, NULL },
};

static const BrgReact reacts[] = { { "workers", brg_shield_fellow_gains } };

/* One for all, since it is asked for at every question and most of the time there is nothing. */
static void
contribute_anytime (const BrgRuleset  *ruleset,
                    const BrgPosition *position,
                    guint              seat,
                    gconstpointer      source,
                    BrgMoves          *moves)
{
  guint32 working = brg_shield_holding (ruleset, position, seat)->working;

  if ((working >> SHIELD_MONASTERIES) & 1)
    brg_shield_copy_contribute (ruleset, position, seat, source, moves);
  if (!brg_shield_is_own_turn (position, seat))
    return;

  brg_shield_pair_contribute (ruleset, position, seat, source, moves);
  if ((working >> SHIELD_DIE) & 1)
    brg_shield_turn_contribute (ruleset, position, seat, source, moves);
}

static const BrgContribution contributions[] = {
  { "anytime", contribute_anytime },
  { "action", brg_shield_castle_contribute },
};

const BrgModule brg_shields_module = {
  .abi = BRG_MODULE_ABI,
  .id = "shields",
  .version = "1",
  .name = N_("Shields"),
  .description = N_("18 shields, which are won with a pair of dice, lie on castles and cost "
                    "tribute"),
  .variant = "duchy",
  .min_seats = 2,
  .max_seats = 4,
  .excludes = BRG_ROWS (excludes),
  .subject_kinds = BRG_ROWS (subject_kinds),
  .verbs = BRG_ROWS (verbs),
  .event_kinds = BRG_ROWS (event_kinds),
  .causes = BRG_ROWS (causes),
  .reasons = BRG_ROWS (reasons),
  .questions = BRG_ROWS (questions),
  .frame_kinds = BRG_ROWS (frame_kinds),
  .joint_entries = BRG_ROWS (joint_entries),
  .query_hooks = BRG_ROWS (query_hooks),
  .reacts = BRG_ROWS (reacts),
  .contributions = BRG_ROWS (contributions),
  .slice_size = slice_size,
  .describe = describe,
  .lay_tables = lay_tables,
  .free_tables = free_tables,
  .derive = brg_shield_derive,
};
