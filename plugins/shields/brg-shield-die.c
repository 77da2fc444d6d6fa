/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-shields.h"

#include "core/duchy/brg-source.h"

/* Shield 16: once in each own turn an unused die is turned to any value (R77), and is a die of that
 * value from then on: for every purpose, for a pair, and for workers that change it further. */

void
brg_shield_turn_start (BrgPlay *play,
                       guint    seat)
{
  brg_shield_slice (play->ruleset, play->position)->turned[seat] = 0;
}

static gboolean
may_turn (const BrgRuleset  *ruleset,
          const BrgPosition *position,
          guint              seat)
{
  return brg_shield_works (ruleset, position, seat, SHIELD_DIE)
         && !brg_shield_slice (ruleset, position)->turned[seat];
}

/* An unused die with this face, as a bit of the seat's dice; of two alike the first. */
static guint
find_die (const BrgSeatState *state,
          guint               face)
{
  for (guint i = 0; i < G_N_ELEMENTS (state->dice); i++)
    if (state->dice[i] == face && !(state->used & (1u << i)))
      return 1u << i;

  return 0;
}

void
brg_shield_turn_contribute (const BrgRuleset  *ruleset,
                            const BrgPosition *position,
                            guint              seat,
                            gconstpointer      source G_GNUC_UNUSED,
                            BrgMoves          *moves)
{
  const BrgSeatState *state = brg_seat_state (brg_duchy_tables (ruleset), position, seat);
  BrgMove move;

  if (!brg_shield_is_own_turn (position, seat) || !may_turn (ruleset, position, seat))
    return;

  move = (BrgMove){ .verb = (guint8) (brg_shields_place (ruleset)->verbs + SHIELDS_VERB_TURN),
                    .seat = (guint8) seat, .n_subjects = 3,
                    .subjects = { brg_shield_subject (ruleset, SHIELD_DIE) } };

  for (guint face = 1; face <= 6; face++)
    for (guint value = 1; find_die (state, face) != 0 && value <= 6; value++)
      {
        if (value == face)
          continue;
        move.subjects[1] = BRG_SUBJECT (BRG_SUBJECT_DIE, seat, face);
        move.subjects[2] = BRG_SUBJECT (BRG_SUBJECT_AS, 0, value);
        brg_moves_add (moves, &move);
      }
}

void
brg_shield_turn_apply (BrgPlay       *play,
                       const BrgMove *move,
                       guint          no_cause G_GNUC_UNUSED)
{
  const BrgPlace *place = brg_shields_place (play->ruleset);
  guint value = move->subjects[2].index;

  brg_turn_die (play, move->seat, move->subjects[1].index, value);
  brg_shield_slice (play->ruleset, play->position)->turned[move->seat] = 1;
  brg_play_emit (play, (BrgEvent){ .kind = (guint8) (place->event_kinds + SHIELDS_EVENT_TURNED),
                                   .seat = move->seat,
                                   .cause = (guint8) brg_shield_cause (play->ruleset, SHIELD_DIE),
                                   .n_subjects = 2,
                                   .subjects = { move->subjects[1], move->subjects[2] } });
}

static void
why_not_die (const BrgRuleset  *ruleset,
             const BrgPosition *position,
             const BrgMove     *move,
             BrgRefusal        *refusal)
{
  const BrgSeatState *state = brg_seat_state (brg_duchy_tables (ruleset), position, move->seat);
  BrgSubject die = move->subjects[1];

  refusal->subject = die;
  if (die.owner != move->seat)
    refusal->reason = BRG_REASON_NOT_YOURS;
  else if (find_die (state, die.index) == 0)
    refusal->reason = BRG_REASON_NO_SUCH_DIE;
  else if (move->subjects[2].index == die.index)
    refusal->reason = brg_shields_place (ruleset)->reasons + SHIELDS_REASON_SAME_VALUE;
}

void
brg_shield_turn_why_not (const BrgRuleset  *ruleset,
                         const BrgPosition *position,
                         gconstpointer      source G_GNUC_UNUSED,
                         const BrgMove     *move,
                         BrgRefusal        *refusal)
{
  const BrgPlace *place = brg_shields_place (ruleset);

  refusal->subject = move->subjects[0];
  if (!brg_shield_is_own_turn (position, move->seat))
    refusal->reason = BRG_REASON_NOT_NOW;
  else if (move->subjects[0].index != SHIELD_DIE
           || !brg_shield_works (ruleset, position, move->seat, SHIELD_DIE))
    refusal->reason = place->reasons + SHIELDS_REASON_NO_HELP;
  else if (!may_turn (ruleset, position, move->seat))
    refusal->reason = BRG_REASON_ALREADY_USED;
  else
    why_not_die (ruleset, position, move, refusal);
}
