/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-frames.h"
#include "brg-operations.h"

/**
 * brg_sell_goods:
 * @play: an application
 * @seat: who sells
 * @goods: which kind of goods, from 1; at least one is stored
 *
 * Sells all goods of one kind. The sale pays at once and its goods leave storage; then they are
 * laid on the sold pile one by one (R38, R40).
 */
void
brg_sell_goods (BrgPlay *play,
                guint    seat,
                guint    goods)
{
  const BrgDuchyTables *tables = brg_duchy_tables (play->ruleset);
  const BrgDuchy *duchy = brg_duchy_of (tables, play->position, seat);
  BrgPurse *purse = brg_purse_of (tables, play->position, seat);
  guint count = purse->goods[goods - 1];
  gint silver = brg_has_power (duchy, BRG_POWER_SALE_SILVER) ? 2 : 1;
  BrgFrame *frame;

  purse->goods[goods - 1] = 0;
  brg_play_emit (play, (BrgEvent){ .kind = BRG_EVENT_GOODS_SOLD, .seat = (guint8) seat,
                                   .amount = (gint) count, .n_subjects = 1,
                                   .subjects = { brg_goods_subject (tables, seat, goods) } });

  frame = brg_play_push (play, BRG_FRAME_SALE, seat);
  frame->arguments[0] = (guint8) goods;
  frame->arguments[1] = (guint8) count;

  silver = brg_duchy_number (play->ruleset, play->position, BRG_QUERY_SILVER, seat,
                             BRG_CAUSE_SALE, (gint) count, silver);
  brg_gain_silver (play, seat, silver, BRG_CAUSE_SALE);
  brg_gain_points (play, seat, tables->good_points * (gint) count, BRG_CAUSE_SALE);
  if (brg_has_power (duchy, BRG_POWER_SALE_WORKER))
    brg_gain_workers (play, seat, 1, BRG_CAUSE_SALE);
}

/* One good a step, so that what a good sets off comes before the next one. */
void
brg_sale_run (BrgPlay  *play,
              BrgFrame *frame)
{
  const BrgDuchyTables *tables = brg_duchy_tables (play->ruleset);
  guint seat = frame->seat, goods = frame->arguments[0];

  brg_purse_of (tables, play->position, seat)->sold[goods - 1]++;
  if (--frame->arguments[1] == 0)
    brg_play_pop (play);
  brg_play_emit (play, (BrgEvent){ .kind = BRG_EVENT_GOOD_LAID, .seat = (guint8) seat,
                                   .n_subjects = 1,
                                   .subjects = { brg_goods_subject (tables, seat, goods) } });
}
