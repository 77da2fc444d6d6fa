/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "brg-frames.h"
#include "brg-operations.h"

enum
{
  STEP_LOAD,
  STEP_SECOND_DEPOT,
  STEP_STOW,
  STEP_STOW_ALL, /* with what modules add */
};

enum
{
  DEPOT,
  SECOND_DEPOT,
  KINDS, /* that are loaded from everywhere, as bits of their numbers */
};

static gboolean
has_goods (const BrgPosition *position,
           guint              depot)
{
  static const guint8 none[BRG_N_GOODS] = { 0 };

  return memcmp (brg_market (position)->depot_goods[depot - 1], none, sizeof none) != 0;
}

/* ---- which depot (R35) ---- */

void
brg_load_list (const BrgRuleset  *ruleset G_GNUC_UNUSED,
               const BrgPosition *position G_GNUC_UNUSED,
               const BrgFrame    *frame,
               BrgMoves          *moves)
{
  for (guint depot = 1; depot <= BRG_N_DEPOTS; depot++)
    brg_moves_add (moves, &(BrgMove){ .verb = BRG_VERB_LOAD, .seat = frame->seat, .n_subjects = 1,
                                     .subjects = { BRG_SUBJECT (BRG_SUBJECT_DEPOT, 0, depot) } });
}

void
brg_load_answer (BrgPlay       *play G_GNUC_UNUSED,
                 BrgFrame      *frame,
                 const BrgMove *move)
{
  frame->arguments[DEPOT] = (guint8) move->subjects[0].index;
  frame->step = STEP_SECOND_DEPOT;
}

void
brg_load_why_not (const BrgRuleset  *ruleset G_GNUC_UNUSED,
                  const BrgPosition *position G_GNUC_UNUSED,
                  const BrgFrame    *frame G_GNUC_UNUSED,
                  const BrgMove     *move,
                  BrgRefusal        *refusal)
{
  if (move->verb != BRG_VERB_LOAD)
    refusal->reason = BRG_REASON_NOT_NOW;
}

/* ---- monastery 5: also a depot next to it (R37) ---- */

static guint
next_depot (guint depot,
            gint  step)
{
  return (depot - 1 + BRG_N_DEPOTS + (guint) step) % BRG_N_DEPOTS + 1;
}

void
brg_second_depot_list (const BrgRuleset  *ruleset G_GNUC_UNUSED,
                       const BrgPosition *position,
                       const BrgFrame    *frame,
                       BrgMoves          *moves)
{
  const guint depots[] = { next_depot (frame->arguments[DEPOT], -1),
                           next_depot (frame->arguments[DEPOT], 1) };

  for (guint i = 0; i < G_N_ELEMENTS (depots); i++)
    if (has_goods (position, depots[i]))
      brg_moves_add (moves, &(BrgMove){
                              .verb = BRG_VERB_LOAD, .seat = frame->seat, .n_subjects = 1,
                              .subjects = { BRG_SUBJECT (BRG_SUBJECT_DEPOT, 0, depots[i]) } });
  brg_add_decline (moves, frame->seat);
}

void
brg_second_depot_answer (BrgPlay       *play G_GNUC_UNUSED,
                         BrgFrame      *frame,
                         const BrgMove *move)
{
  if (move->verb == BRG_VERB_LOAD)
    frame->arguments[SECOND_DEPOT] = (guint8) move->subjects[0].index;
  frame->step = STEP_STOW;
}

void
brg_second_depot_why_not (const BrgRuleset  *ruleset G_GNUC_UNUSED,
                          const BrgPosition *position,
                          const BrgFrame    *frame,
                          const BrgMove     *move,
                          BrgRefusal        *refusal)
{
  guint depot = move->subjects[0].index;

  if (move->verb == BRG_VERB_DECLINE)
    return;

  if (move->verb != BRG_VERB_LOAD)
    refusal->reason = BRG_REASON_NOT_NOW;
  else if (depot != next_depot (frame->arguments[DEPOT], -1)
           && depot != next_depot (frame->arguments[DEPOT], 1))
    refusal->reason = BRG_REASON_NOT_NEXT_DEPOT;
  else if (!has_goods (position, depot))
    refusal->reason = BRG_REASON_EMPTY_DEPOT;
  refusal->subject = move->subjects[0];
  refusal->other = BRG_SUBJECT (BRG_SUBJECT_DEPOT, 0, frame->arguments[DEPOT]);
}

/* ---- what modules add: kinds of goods from all depots ---- */

/* The ship that is being loaded, below what a module asks. */
static BrgFrame *
find_ship (const BrgPosition *position)
{
  for (guint i = position->depth; i > 0; i--)
    if (position->agenda[i - 1].kind == BRG_FRAME_SHIP)
      return (BrgFrame *) &position->agenda[i - 1];

  return NULL;
}

/* How many goods of a kind lie at all depots. */
static guint
count_goods (const BrgPosition *position,
                 guint              goods)
{
  guint count = 0;

  for (guint depot = 0; depot < BRG_N_DEPOTS; depot++)
    count += brg_market (position)->depot_goods[depot][goods - 1];

  return count;
}

/* ---- what fits is taken (R36, R41) ---- */

static gboolean
loads_everywhere (const BrgFrame *frame,
                  guint           goods)
{
  return (frame->arguments[KINDS] >> goods) & 1;
}

static guint
goods_at (const BrgPosition *position,
          const BrgFrame    *frame,
          guint              goods)
{
  const BrgMarket *market = brg_market (position);
  guint count = market->depot_goods[frame->arguments[DEPOT] - 1][goods - 1];

  if (frame->arguments[SECOND_DEPOT] != 0)
    count += market->depot_goods[frame->arguments[SECOND_DEPOT] - 1][goods - 1];
  if (G_UNLIKELY (loads_everywhere (frame, goods)))
    count = count_goods (position, goods);

  return count;
}

static gint
free_goods_room (const BrgRuleset  *ruleset,
                 const BrgPosition *position,
                 guint              seat)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);
  const BrgPurse *purse = brg_purse_of (tables, position, seat);
  gint room = brg_duchy_number (ruleset, position, BRG_QUERY_GOODS_ROOM, seat, 0, 0,
                                (gint) tables->goods_room);

  for (guint i = 0; i < BRG_N_GOODS; i++)
    room -= purse->goods[i] > 0;

  return room;
}

static void
stow_from (BrgPlay  *play,
           BrgFrame *frame,
           guint     goods,
           guint     depot)
{
  BrgMarket *market = brg_market (play->position);
  BrgPurse *purse = brg_purse_of (brg_duchy_tables (play->ruleset), play->position, frame->seat);
  guint8 *there = depot != 0 ? &market->depot_goods[depot - 1][goods - 1] : NULL;

  if (there == NULL || *there == 0)
    return;

  purse->goods[goods - 1] = (guint8) (purse->goods[goods - 1] + *there);
  brg_play_emit (play, (BrgEvent){ .kind = BRG_EVENT_GOODS_TAKEN, .seat = frame->seat,
                                   .amount = *there, .n_subjects = 2,
                                   .subjects = { BRG_SUBJECT (BRG_SUBJECT_CARGO, 0, goods),
                                                 BRG_SUBJECT (BRG_SUBJECT_DEPOT, 0, depot) } });
  *there = 0;
}

static void
stow (BrgPlay  *play,
      BrgFrame *frame,
      guint     goods)
{
  stow_from (play, frame, goods, frame->arguments[DEPOT]);
  stow_from (play, frame, goods, frame->arguments[SECOND_DEPOT]);
  for (guint depot = 1; loads_everywhere (frame, goods) && depot <= BRG_N_DEPOTS; depot++)
    stow_from (play, frame, goods, depot);
}

/* Stored kinds always fit; new kinds fit while there are spaces for all of them. */
static gboolean
stow_what_fits (BrgPlay  *play,
                BrgFrame *frame)
{
  const BrgPurse *purse = brg_purse_of (brg_duchy_tables (play->ruleset), play->position,
                                        frame->seat);
  gint room, n_new = 0;

  for (guint goods = 1; goods <= BRG_N_GOODS; goods++)
    if (goods_at (play->position, frame, goods) > 0)
      {
        if (purse->goods[goods - 1] > 0)
          stow (play, frame, goods);
        else
          n_new++;
      }

  room = free_goods_room (play->ruleset, play->position, frame->seat);
  if (n_new > room && room > 0)
    return FALSE;

  for (guint goods = 1; n_new <= room && goods <= BRG_N_GOODS; goods++)
    if (goods_at (play->position, frame, goods) > 0)
      stow (play, frame, goods);

  return TRUE;
}

void
brg_stow_list (const BrgRuleset  *ruleset G_GNUC_UNUSED,
               const BrgPosition *position,
               const BrgFrame    *frame,
               BrgMoves          *moves)
{
  for (guint goods = 1; goods <= BRG_N_GOODS; goods++)
    if (goods_at (position, frame, goods) > 0)
      brg_moves_add (moves, &(BrgMove){
                              .verb = BRG_VERB_STOW, .seat = frame->seat, .n_subjects = 1,
                              .subjects = { BRG_SUBJECT (BRG_SUBJECT_CARGO, 0, goods) } });
}

void
brg_stow_answer (BrgPlay       *play,
                 BrgFrame      *frame,
                 const BrgMove *move)
{
  stow (play, frame, move->subjects[0].index);
}

void
brg_stow_why_not (const BrgRuleset  *ruleset G_GNUC_UNUSED,
                  const BrgPosition *position,
                  const BrgFrame    *frame,
                  const BrgMove     *move,
                  BrgRefusal        *refusal)
{
  if (move->verb != BRG_VERB_STOW)
    refusal->reason = BRG_REASON_NOT_NOW;
  else if (goods_at (position, frame, move->subjects[0].index) == 0)
    refusal->reason = BRG_REASON_NO_SUCH_CARGO;
  refusal->subject = move->subjects[0];
}

/**
 * brg_ship_find_other_goods:
 * @position: a position in which a ship is being loaded, if any
 *
 * Returns: the kinds of goods, as bits of their numbers from 1, of which some lie at depots that
 *   the ship does not load; 0 if there is no ship
 */
guint
brg_ship_find_other_goods (const BrgPosition *position)
{
  const BrgFrame *ship = find_ship (position);
  guint kinds = 0;

  for (guint goods = 1; ship != NULL && goods <= BRG_N_GOODS; goods++)
    if (ship->arguments[DEPOT] != 0
        && count_goods (position, goods) > goods_at (position, ship, goods))
      kinds |= 1u << goods;

  return kinds;
}

/**
 * brg_ship_load_kind:
 * @play: an application in which a ship is being loaded, at the joint "ship"
 * @goods: a kind of goods, from 1
 *
 * Lets the ship load this kind from all six depots, too. What fits is sorted over all goods
 * together (R41).
 */
void
brg_ship_load_kind (BrgPlay *play,
                    guint    goods)
{
  BrgFrame *ship = find_ship (play->position);

  g_return_if_fail (ship != NULL && goods >= 1 && goods <= BRG_N_GOODS);

  ship->arguments[KINDS] |= (guint8) (1u << goods);
}

/* ---- the frame ---- */

static void
tell_what_is_left (BrgPlay  *play,
                   BrgFrame *frame)
{
  for (guint goods = 1; goods <= BRG_N_GOODS; goods++)
    {
      guint count = goods_at (play->position, frame, goods);

      if (count > 0)
        brg_play_emit (play,
                       (BrgEvent){ .kind = BRG_EVENT_GOODS_LEFT, .seat = frame->seat,
                                   .amount = (gint) count, .n_subjects = 1,
                                   .subjects = { BRG_SUBJECT (BRG_SUBJECT_CARGO, 0, goods) } });
    }
}

void
brg_ship_run (BrgPlay  *play,
              BrgFrame *frame)
{
  const BrgDuchy *duchy = brg_duchy_of (brg_duchy_tables (play->ruleset), play->position,
                                        frame->seat);
  guint seat = frame->seat;

  if (frame->step == STEP_LOAD)
    {
      brg_play_ask (play, frame, BRG_QUESTION_LOAD);
      return;
    }

  /* The step stays until the answer, since a purchase may come before it. */
  if (frame->step == STEP_SECOND_DEPOT && brg_has_power (duchy, BRG_POWER_SECOND_DEPOT))
    {
      brg_play_ask (play, frame, BRG_QUESTION_SECOND_DEPOT);
      return;
    }

  if (frame->step != STEP_STOW_ALL && play->ruleset->joint_entries[BRG_JOINT_SHIP] != NULL)
    {
      frame->step = STEP_STOW_ALL;
      brg_play_joint (play, BRG_JOINT_SHIP, seat);
      return;
    }

  if (!stow_what_fits (play, frame))
    {
      brg_play_ask (play, frame, BRG_QUESTION_STOW);
      return;
    }

  if (brg_play_is_heard (play, BRG_EVENT_GOODS_LEFT))
    tell_what_is_left (play, frame);
  brg_play_pop (play);
  brg_advance_marker (play, seat);
  brg_play_joint (play, BRG_JOINT_SHIP_LOADED, seat);
}
