/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-solo.h"

#include "core/duchy/brg-depots.h"

/* A ship loads all the goods of a depot; those of the others leave the game. Then, and only then,
 * five goods buy a tile of the black depot, which lies face down from then on (R81, R118). */

enum
{
  KIND,
  OWED,
};

enum
{
  STEP_BARTER,
  STEP_PAY,
};

static guint
count_goods (const BrgRuleset  *ruleset,
             const BrgPosition *position,
             guint              seat)
{
  const BrgPurse *purse = brg_purse_of (brg_duchy_tables (ruleset), position, seat);
  guint n = 0;

  for (guint i = 0; i < BRG_N_GOODS; i++)
    n += purse->goods[i];

  return n;
}

void
brg_solo_ship_loaded (BrgPlay *play,
                      guint    seat)
{
  brg_sweep_goods (play, brg_solo_event (play->ruleset, SOLO_EVENT_SWEPT));

  if (count_goods (play->ruleset, play->position, seat) >= SOLO_PRICE
      && brg_kinds_in_depot (play->ruleset, play->position, 0) != 0
      && brg_has_room (play->ruleset, play->position, seat))
    brg_play_push (play, brg_solo_place (play->ruleset)->frame_kinds + SOLO_FRAME_BARTER, seat);
}

gboolean
brg_solo_barter_check (const BrgRuleset  *ruleset,
                       const BrgPosition *position,
                       const BrgFrame    *frame)
{
  guint kind = frame->arguments[KIND];

  return frame->seat < ruleset->n_seats
         && kind < brg_duchy_tables (ruleset)->tiles.n_kinds
         && (kind == 0
             || brg_store_of (brg_duchy_tables (ruleset), position, frame->seat)->counts[kind] > 0);
}

/* The tile comes first, so that nothing can happen to it while it is paid for. */
void
brg_solo_barter_run (BrgPlay  *play,
                     BrgFrame *frame)
{
  guint questions = brg_solo_place (play->ruleset)->questions;
  guint kind = frame->arguments[KIND];

  if (frame->step == STEP_BARTER)
    brg_play_ask (play, frame, questions + SOLO_QUESTION_BARTER);
  else if (kind != 0)
    {
      frame->arguments[KIND] = 0;
      brg_turn_tile (play, frame->seat, kind, brg_solo_tables (play->ruleset)->face_down,
                     brg_solo_event (play->ruleset, SOLO_EVENT_TURNED));
    }
  else if (frame->arguments[OWED] > 0
           && count_goods (play->ruleset, play->position, frame->seat) > 0)
    brg_play_ask (play, frame, questions + SOLO_QUESTION_PAY);
  else
    brg_play_pop (play);
}

/* ---- which tile ---- */

void
brg_solo_barter_list (const BrgRuleset  *ruleset,
                      const BrgPosition *position,
                      const BrgFrame    *frame,
                      BrgMoves          *moves)
{
  BrgMove pattern = { .verb = (guint8) (brg_solo_place (ruleset)->verbs + SOLO_VERB_BARTER),
                      .seat = frame->seat };

  if (count_goods (ruleset, position, frame->seat) >= SOLO_PRICE
      && brg_has_room (ruleset, position, frame->seat))
    brg_list_black_takes (ruleset, position, G_MAXUINT64, &pattern, moves);
  brg_add_decline (moves, frame->seat);
}

void
brg_solo_barter_answer (BrgPlay       *play,
                        BrgFrame      *frame,
                        const BrgMove *move)
{
  guint cause = brg_solo_cause (play->ruleset, SOLO_CAUSE_BARTER);

  if (move->verb == BRG_VERB_DECLINE)
    {
      brg_play_pop (play);
      brg_decline (play, move->seat, cause);
      return;
    }

  frame->step = STEP_PAY;
  frame->arguments[KIND] = (guint8) move->subjects[0].index;
  frame->arguments[OWED] = SOLO_PRICE;
  brg_take_tile (play, move->seat, 0, move->subjects[0].index, FALSE, cause);
}

void
brg_solo_barter_why_not (const BrgRuleset  *ruleset,
                         const BrgPosition *position,
                         const BrgFrame    *frame G_GNUC_UNUSED,
                         const BrgMove     *move,
                         BrgRefusal        *refusal)
{
  BrgSubject tile = move->subjects[0];

  if (move->verb == BRG_VERB_DECLINE)
    return;

  refusal->subject = tile;
  if (move->verb != brg_solo_place (ruleset)->verbs + SOLO_VERB_BARTER)
    refusal->reason = BRG_REASON_NOT_NOW;
  else if (tile.owner != 0)
    refusal->reason = BRG_REASON_NOT_BLACK;
  else if (brg_count_in_depot (ruleset, position, 0, tile.index) == 0)
    refusal->reason = BRG_REASON_NOT_IN_DEPOT;
}

/* ---- which goods ---- */

gint
brg_solo_goods_owed (const BrgRuleset  *ruleset G_GNUC_UNUSED,
                     const BrgPosition *position G_GNUC_UNUSED,
                     const BrgFrame    *frame)
{
  return frame->arguments[OWED];
}

void
brg_solo_pay_good_list (const BrgRuleset  *ruleset,
                        const BrgPosition *position,
                        const BrgFrame    *frame,
                        BrgMoves          *moves)
{
  const BrgPurse *purse = brg_purse_of (brg_duchy_tables (ruleset), position, frame->seat);
  BrgMove move = { .verb = (guint8) (brg_solo_place (ruleset)->verbs + SOLO_VERB_PAY),
                   .seat = frame->seat, .n_subjects = 1 };

  for (guint goods = 1; goods <= BRG_N_GOODS; goods++)
    if (purse->goods[goods - 1] > 0)
      {
        move.subjects[0] = BRG_SUBJECT (BRG_SUBJECT_GOODS, frame->seat, goods);
        brg_moves_add (moves, &move);
      }
}

void
brg_solo_pay_good_answer (BrgPlay       *play,
                          BrgFrame      *frame,
                          const BrgMove *move)
{
  guint seat = frame->seat;

  if (--frame->arguments[OWED] == 0)
    brg_play_pop (play);
  brg_spend_good (play, seat, move->subjects[0].index,
                  brg_solo_cause (play->ruleset, SOLO_CAUSE_BARTER),
                  brg_solo_event (play->ruleset, SOLO_EVENT_SPENT));
}

void
brg_solo_pay_good_why_not (const BrgRuleset  *ruleset,
                           const BrgPosition *position,
                           const BrgFrame    *frame,
                           const BrgMove     *move,
                           BrgRefusal        *refusal)
{
  const BrgPurse *purse = brg_purse_of (brg_duchy_tables (ruleset), position, frame->seat);
  BrgSubject goods = move->subjects[0];

  refusal->subject = goods;
  if (move->verb != brg_solo_place (ruleset)->verbs + SOLO_VERB_PAY)
    refusal->reason = BRG_REASON_NOT_NOW;
  else if (purse->goods[goods.index - 1] == 0)
    refusal->reason = BRG_REASON_NO_GOODS;
}
