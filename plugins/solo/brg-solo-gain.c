/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-solo.h"

/* Each gain of points lets its owner buy more of them, a silver a point. Then the marker may have
 * reached the target: it starts again, the target comes down, and a free action is owed (R81). */

enum
{
  STEP_POINTS,
  STEP_TARGET,
};

/* ---- marker and target ---- */

static gint
find_target (const BrgRuleset  *ruleset,
             const BrgPosition *position,
             guint              seat)
{
  gint first = (gint) brg_solo_tables (ruleset)->first_target;

  return MAX (first - SOLO_STEP * brg_solo_slice (ruleset, position)->reached[seat], SOLO_STEP);
}

/* The points that the marker is short of the target; none or less if it is there. */
static gint
find_way (const BrgRuleset  *ruleset,
          const BrgPosition *position,
          guint              seat)
{
  gint points = brg_seat_state (brg_duchy_tables (ruleset), position, seat)->points;

  return find_target (ruleset, position, seat)
         - (points - brg_solo_slice (ruleset, position)->start[seat]);
}

/* What was gained beyond the target is lost for the next one. */
static void
reach_target (BrgPlay *play,
              guint    seat)
{
  SoloSlice *slice = brg_solo_slice (play->ruleset, play->position);

  slice->start[seat] = brg_seat_state (brg_duchy_tables (play->ruleset), play->position, seat)
                       ->points;
  if (slice->reached[seat] < G_MAXUINT8)
    slice->reached[seat]++;
  brg_play_emit (play, (BrgEvent){
                         .kind = (guint8) brg_solo_event (play->ruleset, SOLO_EVENT_TARGET),
                         .seat = (guint8) seat,
                         .amount = find_target (play->ruleset, play->position, seat) });
  brg_solo_owe_action (play, seat);
}

/* ---- a gain ---- */

/* All points of one step are one gain (R84): its frame does not run before the step ends. What is
 * bought belongs to the gain that it is bought with. */
void
brg_solo_gained (BrgPlay        *play,
                 const BrgEvent *event)
{
  guint kind = brg_solo_place (play->ruleset)->frame_kinds + SOLO_FRAME_GAIN;
  const BrgFrame *top = brg_position_top (play->position);

  if (event->cause == brg_solo_cause (play->ruleset, SOLO_CAUSE_COINS)
      || (top != NULL && top->kind == kind && top->step == STEP_POINTS))
    return;

  brg_play_push (play, kind, event->seat);
}

gboolean
brg_solo_gain_check (const BrgRuleset  *ruleset,
                     const BrgPosition *position G_GNUC_UNUSED,
                     const BrgFrame    *frame)
{
  return frame->seat < ruleset->n_seats;
}

/* Points that nothing is bought with any more are not offered for silver. */
static gint
find_useful (const BrgRuleset  *ruleset,
             const BrgPosition *position,
             guint              seat)
{
  gint silver = brg_purse_of (brg_duchy_tables (ruleset), position, seat)->silver;

  return MIN (silver, find_way (ruleset, position, seat));
}

void
brg_solo_gain_run (BrgPlay  *play,
                   BrgFrame *frame)
{
  guint seat = frame->seat;

  if (frame->step == STEP_POINTS && find_useful (play->ruleset, play->position, seat) > 0)
    {
      brg_play_ask (play, frame,
                    brg_solo_place (play->ruleset)->questions + SOLO_QUESTION_POINTS);
      return;
    }

  brg_play_pop (play);
  if (find_way (play->ruleset, play->position, seat) <= 0)
    reach_target (play, seat);
}

void
brg_solo_points_list (const BrgRuleset  *ruleset,
                      const BrgPosition *position,
                      const BrgFrame    *frame,
                      BrgMoves          *moves)
{
  const BrgPlace *place = brg_solo_place (ruleset);
  gint most = find_useful (ruleset, position, frame->seat);

  for (gint n = 1; n <= most; n++)
    brg_moves_add (moves, &(BrgMove){
                            .verb = (guint8) (place->verbs + SOLO_VERB_POINTS),
                            .seat = frame->seat, .n_subjects = 1,
                            .subjects = { BRG_SUBJECT (place->subject_kinds + SOLO_SUBJECT_COINS,
                                                       0, n) } });
  brg_add_decline (moves, frame->seat);
}

void
brg_solo_points_answer (BrgPlay       *play,
                        BrgFrame      *frame,
                        const BrgMove *move)
{
  guint cause = brg_solo_cause (play->ruleset, SOLO_CAUSE_COINS);

  frame->step = STEP_TARGET;
  if (move->verb == BRG_VERB_DECLINE)
    return;

  brg_gain_silver (play, move->seat, -move->subjects[0].index, cause);
  brg_gain_points (play, move->seat, move->subjects[0].index, cause);
}

void
brg_solo_points_why_not (const BrgRuleset  *ruleset,
                         const BrgPosition *position,
                         const BrgFrame    *frame,
                         const BrgMove     *move,
                         BrgRefusal        *refusal)
{
  const BrgPlace *place = brg_solo_place (ruleset);
  const BrgPurse *purse = brg_purse_of (brg_duchy_tables (ruleset), position, frame->seat);
  gint way = find_way (ruleset, position, frame->seat), n = move->subjects[0].index;

  if (move->verb == BRG_VERB_DECLINE)
    return;

  if (move->verb != place->verbs + SOLO_VERB_POINTS)
    refusal->reason = BRG_REASON_NOT_NOW;
  else if (n > purse->silver)
    brg_refuse_price (refusal, n, purse);
  else if (n > way)
    {
      refusal->reason = place->reasons + SOLO_REASON_ENOUGH;
      refusal->numbers[0] = way;
    }
}
