/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-shields.h"

#include "core/duchy/brg-source.h"

/* Both dice of a turn, used at one value, bring a shield of that depot (R70, R78). Workers and what
 * changes a die for any purpose help, monastery 12 does not. */

/* The moves name the lower face first, so that there is one for each pair. */
static void
sort_dice (const BrgSeatState *state,
           guint               faces[2])
{
  faces[0] = MIN (state->dice[0], state->dice[1]);
  faces[1] = MAX (state->dice[0], state->dice[1]);
}

static guint
find_cost (const BrgRuleset  *ruleset,
           const BrgPosition *position,
           guint              seat,
           const guint        faces[2],
           guint              value)
{
  return brg_source_cost (ruleset, position, seat, faces[0], value, BRG_PURPOSE_OTHER)
         + brg_source_cost (ruleset, position, seat, faces[1], value, BRG_PURPOSE_OTHER);
}

/* The depots whose value both dice can be used at, and that have a shield, as bits. */
static guint
find_depots (const BrgRuleset  *ruleset,
             const BrgPosition *position,
             guint              seat,
             const guint        faces[2])
{
  guint workers = brg_purse_of (brg_duchy_tables (ruleset), position, seat)->workers;
  guint depots;

  if (workers == 0 && faces[0] != faces[1])
    return 0;

  depots = brg_shield_depots (ruleset, position);
  if (workers == 0)
    return depots & (1u << faces[0]);

  for (guint depot = 1; depot <= BRG_N_DEPOTS; depot++)
    if ((depots & (1u << depot)) && find_cost (ruleset, position, seat, faces, depot) > workers)
      depots &= ~(1u << depot);

  return depots;
}

void
brg_shield_pair_contribute (const BrgRuleset  *ruleset,
                            const BrgPosition *position,
                            guint              seat,
                            gconstpointer      source G_GNUC_UNUSED,
                            BrgMoves          *moves)
{
  const BrgSeatState *state;
  guint faces[2], depots;
  BrgMove pattern;

  state = brg_seat_state (brg_duchy_tables (ruleset), position, seat);
  sort_dice (state, faces);
  if (state->used != 0 || faces[0] == 0)
    return;

  depots = find_depots (ruleset, position, seat, faces);
  if (depots == 0)
    return;

  pattern = (BrgMove){ .verb = (guint8) (brg_shields_place (ruleset)->verbs + SHIELDS_VERB_PAIR),
                       .seat = (guint8) seat, .n_subjects = 2,
                       .subjects = { BRG_SUBJECT (BRG_SUBJECT_DIE, seat, faces[0]),
                                     BRG_SUBJECT (BRG_SUBJECT_DIE, seat, faces[1]) } };
  brg_shield_list (ruleset, position, depots, &pattern, moves);
}

void
brg_shield_pair_apply (BrgPlay       *play,
                       const BrgMove *move,
                       guint          no_cause G_GNUC_UNUSED)
{
  const guint faces[2] = { move->subjects[0].index, move->subjects[1].index };
  guint number = move->subjects[2].index;
  guint depot = brg_shield_find_depot (play->ruleset, play->position, number);
  guint cost = find_cost (play->ruleset, play->position, move->seat, faces, depot);

  brg_use_die (play, move->seat, faces[0], depot);
  brg_use_die (play, move->seat, faces[1], depot);
  brg_gain_workers (play, move->seat, -(gint) cost, BRG_CAUSE_DIE_CHANGED);
  brg_shield_lay (play, move->seat, number, move->subjects[3].index,
                  brg_shields_place (play->ruleset)->causes + SHIELDS_CAUSE_PAIR);
}

static void
why_not_dice (const BrgRuleset   *ruleset,
              const BrgSeatState *state,
              const BrgMove      *move,
              BrgRefusal         *refusal)
{
  const BrgSubject *dice = move->subjects;
  guint faces[2];

  sort_dice (state, faces);
  if (dice[0].owner != move->seat || dice[1].owner != move->seat)
    {
      refusal->reason = BRG_REASON_NOT_YOURS;
      refusal->subject = dice[0].owner != move->seat ? dice[0] : dice[1];
    }
  else if (dice[0].index > dice[1].index)
    refusal->reason = BRG_REASON_MALFORMED;
  else if (dice[0].index != faces[0] || dice[1].index != faces[1])
    {
      refusal->reason = BRG_REASON_NO_SUCH_DIE;
      refusal->subject = dice[0].index != faces[0] ? dice[0] : dice[1];
    }
  else if (state->used != 0)
    refusal->reason = brg_shields_place (ruleset)->reasons + SHIELDS_REASON_DIE_USED;
}

static void
why_not_value (const BrgRuleset  *ruleset,
               const BrgPosition *position,
               const BrgMove     *move,
               BrgRefusal        *refusal)
{
  const guint faces[2] = { move->subjects[0].index, move->subjects[1].index };
  guint workers = brg_purse_of (brg_duchy_tables (ruleset), position, move->seat)->workers;
  guint depot = brg_shield_find_depot (ruleset, position, move->subjects[2].index);
  guint cost = find_cost (ruleset, position, move->seat, faces, depot);

  if (cost <= workers)
    return;

  refusal->reason = brg_shields_place (ruleset)->reasons + SHIELDS_REASON_NO_PAIR;
  refusal->numbers[0] = (gint) cost;
  refusal->numbers[1] = (gint) workers;
  refusal->numbers[2] = (gint) depot;
}

void
brg_shield_pair_why_not (const BrgRuleset  *ruleset,
                         const BrgPosition *position,
                         gconstpointer      source G_GNUC_UNUSED,
                         const BrgMove     *move,
                         BrgRefusal        *refusal)
{
  const BrgSeatState *state = brg_seat_state (brg_duchy_tables (ruleset), position, move->seat);

  if (!brg_shield_is_own_turn (position, move->seat))
    refusal->reason = BRG_REASON_NOT_NOW;
  else
    why_not_dice (ruleset, state, move, refusal);
  if (refusal->reason == BRG_REASON_NONE)
    brg_shield_why_not (ruleset, position, move, refusal);
  if (refusal->reason == BRG_REASON_NONE)
    why_not_value (ruleset, position, move, refusal);
}
