/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-shields.h"

/* At each phase's end, before the mines pay, every shield costs a silver or leaves the game (R71).
 * All shields of one duchy are settled before the next one's, in turn order (R113). Shield 3 comes
 * last, since it lets workers pay for the others and for itself. The order is ours: whatever is to
 * be kept, can be. */

enum
{
  NUMBER,
};

/* The frame's step counts the shields that are settled: 1, 2, 4, 5…, 3. */
static guint
number_of_step (guint step)
{
  if (step + 1 == BRG_N_SHIELDS)
    return SHIELD_WORKER_TRIBUTE;

  return step + 1 < SHIELD_WORKER_TRIBUTE ? step + 1 : step + 2;
}

/* Asked in turn order, so the last in order is pushed first. */
void
brg_tribute_due (BrgPlay *play,
                 guint    no_seat G_GNUC_UNUSED)
{
  guint kind = brg_shields_place (play->ruleset)->frame_kinds + SHIELDS_FRAME_TRIBUTE;
  guint order[BRG_MAX_SEATS];

  for (guint n = brg_shield_turn_order (play->ruleset, play->position, order); n > 0; n--)
    if (brg_shield_holding (play->ruleset, play->position, order[n - 1])->working != 0)
      brg_play_push (play, kind, order[n - 1]);
}

void
brg_tribute_run (BrgPlay  *play,
                 BrgFrame *frame)
{
  const BrgPlace *place = brg_shields_place (play->ruleset);

  while (frame->step < BRG_N_SHIELDS
         && !brg_shield_works (play->ruleset, play->position, frame->seat,
                               number_of_step (frame->step)))
    frame->step++;

  if (frame->step == BRG_N_SHIELDS)
    {
      brg_play_pop (play);
      return;
    }

  frame->arguments[NUMBER] = (guint8) number_of_step (frame->step);
  brg_play_ask (play, frame, place->questions + SHIELDS_QUESTION_TRIBUTE);
}

gboolean
brg_tribute_check (const BrgRuleset  *ruleset,
                   const BrgPosition *position G_GNUC_UNUSED,
                   const BrgFrame    *frame)
{
  return frame->seat < ruleset->n_seats && frame->step <= BRG_N_SHIELDS;
}

gint
brg_tribute_number (const BrgRuleset  *ruleset G_GNUC_UNUSED,
                    const BrgPosition *position G_GNUC_UNUSED,
                    const BrgFrame    *frame)
{
  return frame->arguments[NUMBER];
}

static void
list_answer (const BrgRuleset *ruleset,
             const BrgFrame   *frame,
             ShieldsVerb       verb,
             BrgMoves         *moves)
{
  brg_moves_add (moves, &(BrgMove){
                          .verb = (guint8) (brg_shields_place (ruleset)->verbs + verb),
                          .seat = frame->seat, .n_subjects = 1,
                          .subjects = { brg_shield_subject (ruleset, frame->arguments[NUMBER]) } });
}

static gboolean
may_pay_workers (const BrgRuleset  *ruleset,
                 const BrgPosition *position,
                 guint              seat)
{
  return brg_shield_works (ruleset, position, seat, SHIELD_WORKER_TRIBUTE);
}

void
brg_tribute_list (const BrgRuleset  *ruleset,
                  const BrgPosition *position,
                  const BrgFrame    *frame,
                  BrgMoves          *moves)
{
  const BrgPurse *purse = brg_purse_of (brg_duchy_tables (ruleset), position, frame->seat);

  if (purse->silver > 0)
    list_answer (ruleset, frame, SHIELDS_VERB_PAY_SILVER, moves);
  if (purse->workers > 0 && may_pay_workers (ruleset, position, frame->seat))
    list_answer (ruleset, frame, SHIELDS_VERB_PAY_WORKER, moves);
  list_answer (ruleset, frame, SHIELDS_VERB_GIVE_UP, moves);
}

void
brg_tribute_answer (BrgPlay       *play,
                    BrgFrame      *frame,
                    const BrgMove *move)
{
  const BrgPlace *place = brg_shields_place (play->ruleset);
  guint cause = place->causes + SHIELDS_CAUSE_TRIBUTE;

  frame->step++;
  if (move->verb == place->verbs + SHIELDS_VERB_PAY_SILVER)
    brg_gain_silver (play, move->seat, -1, cause);
  else if (move->verb == place->verbs + SHIELDS_VERB_PAY_WORKER)
    brg_gain_workers (play, move->seat, -1, cause);
  else
    brg_shield_remove (play, move->seat, frame->arguments[NUMBER], cause);
}

void
brg_tribute_why_not (const BrgRuleset  *ruleset,
                     const BrgPosition *position,
                     const BrgFrame    *frame,
                     const BrgMove     *move,
                     BrgRefusal        *refusal)
{
  const BrgPlace *place = brg_shields_place (ruleset);
  const BrgPurse *purse = brg_purse_of (brg_duchy_tables (ruleset), position, move->seat);
  guint verb = move->verb - place->verbs;

  refusal->subject = move->subjects[0];
  if (verb != SHIELDS_VERB_PAY_SILVER && verb != SHIELDS_VERB_PAY_WORKER
      && verb != SHIELDS_VERB_GIVE_UP)
    refusal->reason = BRG_REASON_NOT_NOW;
  else if (move->subjects[0].index != frame->arguments[NUMBER])
    refusal->reason = place->reasons + SHIELDS_REASON_NOT_DUE;
  else if (verb == SHIELDS_VERB_PAY_SILVER && purse->silver == 0)
    brg_refuse_price (refusal, 1, purse);
  else if (verb == SHIELDS_VERB_PAY_WORKER && !may_pay_workers (ruleset, position, move->seat))
    refusal->reason = place->reasons + SHIELDS_REASON_SILVER_ONLY;
  else if (verb == SHIELDS_VERB_PAY_WORKER && purse->workers == 0)
    {
      refusal->reason = BRG_REASON_TOO_FEW_TO_PAY;
      refusal->numbers[0] = 1;
      refusal->numbers[1] = 0;
    }
}
