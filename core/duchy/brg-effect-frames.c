/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-depots.h"
#include "brg-frames.h"
#include "brg-source.h"

/* ---- shared by the effects that may be declined (R22) ---- */

/* Whether the answer takes nothing; when nothing else could be answered, the effect lapsed. */
gboolean
brg_decline_effect (BrgPlay       *play,
                    BrgFrame      *frame,
                    const BrgMove *move,
                    BrgListFunc    list)
{
  BrgEvent event = { .kind = BRG_EVENT_DECLINED, .seat = frame->seat,
                     .cause = frame->arguments[0] };
  BrgMoves moves = { NULL, 0, 0 };

  if (move->verb != BRG_VERB_DECLINE)
    return FALSE;

  list (play->ruleset, play->position, frame, &moves);
  if (moves.n == 1)
    event.kind = BRG_EVENT_LAPSED;
  brg_play_pop (play);
  brg_play_emit (play, event);

  return TRUE;
}

/* ---- take a tile of some classes from a numbered depot (R12, R13) ---- */

static guint64
kinds_of_classes (const BrgDuchyTables *tables,
                  guint                 classes)
{
  guint64 kinds = 0;

  for (guint i = 0; i < tables->tiles.n_classes; i++)
    if (classes & (1u << i))
      kinds |= tables->tiles.of_class[i];

  return kinds;
}

void
brg_take_effect_run (BrgPlay  *play,
                     BrgFrame *frame)
{
  brg_play_ask (play, frame, BRG_QUESTION_TAKE);
}

void
brg_take_effect_list (const BrgRuleset  *ruleset,
                      const BrgPosition *position,
                      const BrgFrame    *frame,
                      BrgMoves          *moves)
{
  guint64 kinds = kinds_of_classes (brg_duchy_tables (ruleset), frame->arguments[1]);
  BrgMove pattern = { .verb = BRG_VERB_TAKE, .seat = frame->seat };

  if (brg_has_room (ruleset, position, frame->seat))
    for (guint depot = 1; depot <= BRG_N_DEPOTS; depot++)
      brg_list_takes (position, depot, kinds, &pattern, moves);
  brg_add_decline (moves, frame->seat);
}

void
brg_take_effect_answer (BrgPlay       *play,
                        BrgFrame      *frame,
                        const BrgMove *move)
{
  guint seat = frame->seat, cause = frame->arguments[0];

  if (brg_decline_effect (play, frame, move, brg_take_effect_list))
    return;

  brg_play_pop (play);
  brg_take_tile (play, seat, move->subjects[0].owner, move->subjects[0].index, FALSE, cause);
}

void
brg_take_effect_why_not (const BrgRuleset  *ruleset,
                         const BrgPosition *position,
                         const BrgFrame    *frame,
                         const BrgMove     *move,
                         BrgRefusal        *refusal)
{
  guint64 kinds = kinds_of_classes (brg_duchy_tables (ruleset), frame->arguments[1]);
  BrgSubject tile = move->subjects[0];

  if (move->verb == BRG_VERB_DECLINE)
    return;

  refusal->subject = tile;
  if (move->verb != BRG_VERB_TAKE)
    refusal->reason = BRG_REASON_NOT_NOW;
  else if (move->n_subjects != 1)
    refusal->reason = BRG_REASON_MALFORMED;
  else if (tile.owner == 0)
    refusal->reason = BRG_REASON_NOT_NUMBERED;
  else if (!((kinds >> tile.index) & 1))
    {
      refusal->reason = BRG_REASON_WRONG_CLASS;
      refusal->cause = frame->arguments[0];
    }
  else if (brg_count_in_depot (ruleset, position, tile.owner, tile.index) == 0)
    refusal->reason = BRG_REASON_NOT_IN_DEPOT;
  else if (!brg_has_room (ruleset, position, frame->seat))
    refusal->reason = BRG_REASON_STORAGE_FULL;
}

/* ---- place another stored tile at any number (R25) ---- */

void
brg_place_effect_run (BrgPlay  *play,
                      BrgFrame *frame)
{
  brg_play_ask (play, frame, BRG_QUESTION_PLACE);
}

void
brg_place_effect_list (const BrgRuleset  *ruleset,
                       const BrgPosition *position,
                       const BrgFrame    *frame,
                       BrgMoves          *moves)
{
  BrgSource source;

  brg_source_init_free (&source, frame->seat, frame->arguments[0]);
  brg_list_placements (ruleset, position, &source, moves);
  brg_add_decline (moves, frame->seat);
}

void
brg_place_effect_answer (BrgPlay       *play,
                         BrgFrame      *frame,
                         const BrgMove *move)
{
  guint cause = frame->arguments[0];

  if (brg_decline_effect (play, frame, move, brg_place_effect_list))
    return;

  brg_play_pop (play);
  brg_source_act (play, move, cause);
}

void
brg_place_effect_why_not (const BrgRuleset  *ruleset,
                          const BrgPosition *position,
                          const BrgFrame    *frame G_GNUC_UNUSED,
                          const BrgMove     *move,
                          BrgRefusal        *refusal)
{
  if (move->verb == BRG_VERB_DECLINE)
    return;

  if (move->verb != BRG_VERB_PLACE)
    refusal->reason = BRG_REASON_NOT_NOW;
  else if (move->n_subjects != 2)
    refusal->reason = BRG_REASON_MALFORMED;
  else
    brg_why_not_lie (ruleset, position, move, refusal);
}

/* ---- sell all goods of one kind without a die (R26) ---- */

void
brg_sell_effect_run (BrgPlay  *play,
                     BrgFrame *frame)
{
  brg_play_ask (play, frame, BRG_QUESTION_SELL);
}

void
brg_sell_effect_list (const BrgRuleset  *ruleset,
                      const BrgPosition *position,
                      const BrgFrame    *frame,
                      BrgMoves          *moves)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);
  const BrgPurse *purse = brg_purse_of (tables, position, frame->seat);
  BrgMove move = { .verb = BRG_VERB_SELL, .seat = frame->seat, .n_subjects = 1 };

  for (guint goods = 1; goods <= BRG_N_GOODS; goods++)
    if (purse->goods[goods - 1] > 0)
      {
        move.subjects[0] = brg_goods_subject (tables, frame->seat, goods);
        brg_moves_add (moves, &move);
      }
  brg_add_decline (moves, frame->seat);
}

void
brg_sell_effect_answer (BrgPlay       *play,
                        BrgFrame      *frame,
                        const BrgMove *move)
{
  guint seat = frame->seat;

  if (brg_decline_effect (play, frame, move, brg_sell_effect_list))
    return;

  brg_play_pop (play);
  brg_sell_goods (play, seat, move->subjects[0].index);
}

void
brg_sell_effect_why_not (const BrgRuleset  *ruleset,
                         const BrgPosition *position,
                         const BrgFrame    *frame G_GNUC_UNUSED,
                         const BrgMove     *move,
                         BrgRefusal        *refusal)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);
  const BrgPurse *purse = brg_purse_of (tables, position, move->seat);
  BrgSubject goods = move->subjects[0];

  if (move->verb == BRG_VERB_DECLINE)
    return;

  refusal->subject = goods;
  if (move->verb != BRG_VERB_SELL)
    refusal->reason = BRG_REASON_NOT_NOW;
  else if (move->n_subjects != 1)
    refusal->reason = BRG_REASON_MALFORMED;
  else if (goods.owner != tables->team[move->seat])
    refusal->reason = BRG_REASON_NOT_YOURS;
  else if (purse->goods[goods.index - 1] == 0)
    refusal->reason = BRG_REASON_NO_GOODS;
}
