/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-frames.h"
#include "brg-source.h"

enum
{
  STEP_BEGIN,
  STEP_ASK,
  STEP_END,
  STEP_OVER,
};

/* ---- the turn ---- */

static void
begin_turn (BrgPlay  *play,
            BrgFrame *frame)
{
  BrgSeatState *state = brg_seat_state (brg_duchy_tables (play->ruleset), play->position,
                                        frame->seat);

  play->position->turn_seat = frame->seat;
  state->bought = 0;
  state->powers_used = 0;
  frame->step = STEP_ASK;
  brg_play_emit (play, (BrgEvent){ .kind = BRG_EVENT_TURN_BEGINS, .seat = frame->seat });
  brg_play_joint (play, BRG_JOINT_TURN_START, frame->seat);
}

void
brg_turn_run (BrgPlay  *play,
              BrgFrame *frame)
{
  guint8 seat = frame->seat;

  switch (frame->step)
    {
    case STEP_BEGIN:
      begin_turn (play, frame);
      break;

    case STEP_ASK:
      brg_play_ask (play, frame, BRG_QUESTION_TURN);
      break;

    case STEP_END:
      frame->step = STEP_OVER;
      brg_play_joint (play, BRG_JOINT_TURN_END, seat);
      break;

    case STEP_OVER:
    default:
      brg_play_pop (play);
      play->position->turn_seat = BRG_NO_SEAT;
      brg_play_emit (play, (BrgEvent){ .kind = BRG_EVENT_TURN_ENDS, .seat = seat });
      break;
    }
}

static gboolean
has_unused_die (const BrgSeatState *state,
                guint               face)
{
  return (state->dice[0] == face && !(state->used & 1))
         || (state->dice[1] == face && !(state->used & 2));
}

void
brg_turn_list (const BrgRuleset  *ruleset,
               const BrgPosition *position,
               const BrgFrame    *frame,
               BrgMoves          *moves)
{
  const BrgSeatState *state = brg_seat_state (brg_duchy_tables (ruleset), position, frame->seat);
  BrgSource source;

  for (guint i = 0; i < G_N_ELEMENTS (state->dice); i++)
    {
      /* A die that was never thrown is none: no face would read as a free die. */
      if ((state->used & (1u << i)) || state->dice[i] == 0)
        continue;
      /* Dice go by their face: two unused dice with one face are one thing. */
      if (i == 1 && state->dice[0] == state->dice[1] && !(state->used & 1))
        continue;
      brg_source_init_die (&source, ruleset, position, frame->seat, state->dice[i]);
      brg_source_list (&source, ruleset, position, moves);
    }

  brg_moves_add (moves, &(BrgMove){ .verb = BRG_VERB_END_TURN, .seat = frame->seat });
}

/* A die that is used as what it shows needs no word of it. */
G_GNUC_NO_INLINE static void
tell_die (BrgPlay *play,
          guint    seat,
          guint    face,
          guint    value)
{
  BrgEvent event = { .kind = BRG_EVENT_DIE_USED, .seat = (guint8) seat, .n_subjects = 1,
                     .subjects = { BRG_SUBJECT (BRG_SUBJECT_DIE, seat, face) } };

  if (value != face)
    event.subjects[event.n_subjects++] = BRG_SUBJECT (BRG_SUBJECT_AS, 0, value);
  brg_play_emit (play, event);
}

static guint
find_unused_die (const BrgSeatState *state,
                 guint               face)
{
  return state->dice[0] == face && !(state->used & 1) ? 0 : 1;
}

/**
 * brg_turn_die:
 * @play: an application
 * @seat: whose die
 * @face: what an unused die of the seat shows, from 1 to 6
 * @value: what it shows then, from 1 to 6
 *
 * Turns a die over. No event tells of it.
 */
void
brg_turn_die (BrgPlay *play,
              guint    seat,
              guint    face,
              guint    value)
{
  BrgSeatState *state = brg_seat_state (brg_duchy_tables (play->ruleset), play->position, seat);

  state->dice[find_unused_die (state, face)] = (guint8) value;
}

/**
 * brg_use_die:
 * @play: an application
 * @seat: who uses one of its own dice
 * @face: what an unused die of it shows, from 1 to 6
 * @value: what it is used at, from 1 to 6
 *
 * Uses a die up and tells of it. Workers are the caller's business.
 */
void
brg_use_die (BrgPlay *play,
             guint    seat,
             guint    face,
             guint    value)
{
  BrgSeatState *state = brg_seat_state (brg_duchy_tables (play->ruleset), play->position, seat);
  guint die = find_unused_die (state, face);

  state->used |= (guint8) (1u << die);
  if (brg_play_is_heard (play, BRG_EVENT_DIE_USED))
    tell_die (play, seat, face, value);
}

void
brg_turn_answer (BrgPlay       *play,
                 BrgFrame      *frame,
                 const BrgMove *move)
{
  const BrgSubject *as = brg_move_find (move, BRG_SUBJECT_AS);
  guint face;

  if (move->verb == BRG_VERB_END_TURN)
    {
      frame->step = STEP_END;
      return;
    }

  face = move->subjects[0].index;
  brg_use_die (play, move->seat, face, as != NULL ? as->index : face);
  brg_source_pay (play, move, face);
  brg_source_act (play, move, BRG_CAUSE_DIE);
}

void
brg_turn_why_not (const BrgRuleset  *ruleset,
                  const BrgPosition *position,
                  const BrgFrame    *frame,
                  const BrgMove     *move,
                  BrgRefusal        *refusal)
{
  const BrgSeatState *state = brg_seat_state (brg_duchy_tables (ruleset), position, frame->seat);
  const BrgSubject *die = brg_move_find (move, BRG_SUBJECT_DIE);
  BrgSource source;

  if (move->verb == BRG_VERB_END_TURN)
    return;

  source.seat = frame->seat;
  source.face = die != NULL ? (guint8) die->index : 1;
  source.common = 0;
  source.cause = BRG_CAUSE_DIE;
  if (die != NULL && die->owner != move->seat)
    {
      refusal->reason = BRG_REASON_NOT_YOURS;
      refusal->subject = *die;
    }
  else if (die != NULL && !has_unused_die (state, die->index))
    {
      refusal->reason = BRG_REASON_NO_SUCH_DIE;
      refusal->subject = *die;
    }
  else
    brg_source_why_not (&source, ruleset, position, move, refusal);
}

/* ---- a free action (R31) ---- */

void
brg_action_run (BrgPlay  *play,
                BrgFrame *frame)
{
  brg_play_ask (play, frame, BRG_QUESTION_ACTION);
}

void
brg_action_list (const BrgRuleset  *ruleset,
                 const BrgPosition *position,
                 const BrgFrame    *frame,
                 BrgMoves          *moves)
{
  BrgSource source;

  brg_source_init_free (&source, frame->seat, frame->arguments[0]);
  brg_source_list (&source, ruleset, position, moves);
  brg_add_decline (moves, frame->seat);
}

void
brg_action_answer (BrgPlay       *play,
                   BrgFrame      *frame,
                   const BrgMove *move)
{
  guint cause = frame->arguments[0];

  brg_play_pop (play);
  if (move->verb == BRG_VERB_DECLINE)
    brg_decline (play, move->seat, cause);
  else
    brg_source_act (play, move, cause);
}

void
brg_action_why_not (const BrgRuleset  *ruleset,
                    const BrgPosition *position,
                    const BrgFrame    *frame,
                    const BrgMove     *move,
                    BrgRefusal        *refusal)
{
  BrgSource source;

  if (move->verb == BRG_VERB_DECLINE)
    return;

  brg_source_init_free (&source, frame->seat, frame->arguments[0]);
  brg_source_why_not (&source, ruleset, position, move, refusal);
}
