/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-shields.h"

/* Shield 5: a ship loads one kind of goods from all six depots, too, if its owner likes (R74). All
 * goods are sorted together when they are stowed (R41). */

void
brg_shield_cargo_due (BrgPlay *play,
                      guint    seat)
{
  const BrgPlace *place = brg_shields_place (play->ruleset);

  if (brg_shield_works (play->ruleset, play->position, seat, SHIELD_CARGO)
      && brg_ship_find_other_goods (play->position) != 0)
    brg_play_push (play, place->frame_kinds + SHIELDS_FRAME_CARGO, seat);
}

void
brg_shield_cargo_run (BrgPlay  *play,
                      BrgFrame *frame)
{
  brg_play_ask (play, frame, brg_shields_place (play->ruleset)->questions + SHIELDS_QUESTION_CARGO);
}

/* It lies on a ship that knows its depot. */
gboolean
brg_shield_cargo_check (const BrgRuleset  *ruleset,
                        const BrgPosition *position,
                        const BrgFrame    *frame)
{
  return frame->seat < ruleset->n_seats && brg_ship_find_other_goods (position) != 0;
}

void
brg_shield_cargo_list (const BrgRuleset  *ruleset,
                       const BrgPosition *position,
                       const BrgFrame    *frame,
                       BrgMoves          *moves)
{
  BrgMove move = { .verb = (guint8) (brg_shields_place (ruleset)->verbs + SHIELDS_VERB_GATHER),
                   .seat = frame->seat, .n_subjects = 1 };
  guint goods;

  BRG_BITS_FOREACH (goods, (BrgBits) brg_ship_find_other_goods (position))
    {
      move.subjects[0] = BRG_SUBJECT (BRG_SUBJECT_CARGO, 0, goods);
      brg_moves_add (moves, &move);
    }
  brg_add_decline (moves, frame->seat);
}

void
brg_shield_cargo_answer (BrgPlay       *play,
                         BrgFrame      *frame G_GNUC_UNUSED,
                         const BrgMove *move)
{
  brg_play_pop (play);
  if (move->verb == BRG_VERB_DECLINE)
    brg_decline (play, move->seat, brg_shield_cause (play->ruleset, SHIELD_CARGO));
  else
    brg_ship_load_kind (play, move->subjects[0].index);
}

void
brg_shield_cargo_why_not (const BrgRuleset  *ruleset,
                          const BrgPosition *position,
                          const BrgFrame    *frame G_GNUC_UNUSED,
                          const BrgMove     *move,
                          BrgRefusal        *refusal)
{
  const BrgPlace *place = brg_shields_place (ruleset);

  if (move->verb == BRG_VERB_DECLINE)
    return;

  refusal->subject = move->subjects[0];
  if (move->verb != place->verbs + SHIELDS_VERB_GATHER)
    refusal->reason = BRG_REASON_NOT_NOW;
  else if (!((brg_ship_find_other_goods (position) >> move->subjects[0].index) & 1))
    refusal->reason = place->reasons + SHIELDS_REASON_NO_CARGO;
}
