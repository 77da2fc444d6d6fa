/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "brg-duchy-rows.h"
#include "brg-duchy-state.h"

G_BEGIN_DECLS

/* What frames, effects and the hooks of modules do to a position. Each tells its event. */

void     brg_gain_points      (BrgPlay              *play,
                               guint                 seat,
                               gint                  amount,
                               guint                 cause);
void     brg_gain_silver      (BrgPlay              *play,
                               guint                 seat,
                               gint                  amount,
                               guint                 cause);
void     brg_gain_workers     (BrgPlay              *play,
                               guint                 seat,
                               gint                  amount,
                               guint                 cause);
guint    brg_store_tile       (BrgPlay              *play,
                               guint                 seat,
                               guint                 kind);
void     brg_unstore_tile     (BrgPlay              *play,
                               guint                 store,
                               guint                 kind);
gint     brg_store_room       (const BrgRuleset     *ruleset,
                               const BrgPosition    *position,
                               guint                 seat,
                               guint                 store);
void     brg_choose_store     (BrgPlay              *play,
                               guint                 seat,
                               guint                 store);
gboolean brg_ask_for_room     (BrgPlay              *play,
                               BrgFrame             *frame,
                               gboolean              may_discard);
gboolean brg_storage_is_full  (const BrgRuleset     *ruleset,
                               const BrgPosition    *position,
                               guint                 seat);
gboolean brg_has_room         (const BrgRuleset     *ruleset,
                               const BrgPosition    *position,
                               guint                 seat);
gboolean brg_may_buy_now      (const BrgRuleset     *ruleset,
                               const BrgPosition    *position,
                               guint                 seat);
void     brg_turn_tile        (BrgPlay              *play,
                               guint                 seat,
                               guint                 kind,
                               guint                 turned,
                               guint                 event);
void     brg_remove_tile      (BrgPlay              *play,
                               guint                 depot,
                               guint                 kind,
                               guint                 event);
void     brg_take_tile        (BrgPlay              *play,
                               guint                 seat,
                               guint                 depot,
                               guint                 kind,
                               gboolean              with_die,
                               guint                 cause);
void     brg_lay_tile         (BrgPlay              *play,
                               guint                 seat,
                               guint                 kind,
                               guint                 space);
void     brg_place_tile       (BrgPlay              *play,
                               guint                 seat,
                               BrgSubject            tile,
                               guint                 space);
void     brg_pay_placement    (BrgPlay              *play,
                               guint                 seat,
                               BrgPlacementItem      item,
                               guint                 kind,
                               guint                 space);
void     brg_score_tile       (BrgPlay              *play,
                               guint                 seat,
                               guint                 kind);
void     brg_settle_tile      (BrgPlay              *play,
                               guint                 seat,
                               guint                 depots,
                               guint                 cause);
void     brg_sell_goods       (BrgPlay              *play,
                               guint                 seat,
                               guint                 goods);
void     brg_spend_good       (BrgPlay              *play,
                               guint                 seat,
                               guint                 goods,
                               guint                 cause,
                               guint                 event);
void     brg_sweep_goods      (BrgPlay              *play,
                               guint                 event);
void     brg_take_workers     (BrgPlay              *play,
                               guint                 seat);
gint     brg_track_rank       (const BrgSeatState   *state);
void     brg_advance_marker   (BrgPlay              *play,
                               guint                 seat);
void     brg_settle_marker    (BrgPlay              *play,
                               guint                 seat,
                               guint                 event);
guint    brg_ship_find_other_goods (const BrgPosition *position);
void     brg_ship_load_kind   (BrgPlay              *play,
                               guint                 goods);
BrgBits  brg_pasture          (const BrgRuleset     *ruleset,
                               const BrgPosition    *position,
                               guint                 seat,
                               guint                 space);
void     brg_score_livestock  (BrgPlay              *play,
                               guint                 seat,
                               guint                 space,
                               guint                 animal);
guint    brg_first_on_track   (const BrgRuleset     *ruleset,
                               const BrgPosition    *position,
                               guint                 seats);

/**
 * brg_space_subject:
 *
 * A space of the duchy that @seat builds on, as moves and events name it: all who share the duchy
 * mean the same space.
 */
static inline BrgSubject
brg_space_subject (const BrgDuchyTables *tables,
                   guint                 seat,
                   guint                 space)
{
  return BRG_SUBJECT (BRG_SUBJECT_SPACE, tables->team[seat], space);
}

/** brg_goods_subject: likewise the stored or sold goods of a kind, from 1. */
static inline BrgSubject
brg_goods_subject (const BrgDuchyTables *tables,
                   guint                 seat,
                   guint                 goods)
{
  return BRG_SUBJECT (BRG_SUBJECT_GOODS, tables->team[seat], goods);
}

/**
 * brg_acts_for_team:
 *
 * Whether @seat is, of those who share its duchy, the one ahead on the track. What concerns a duchy
 * outside of turns is done once, by and for that seat (R116).
 */
static inline gboolean
brg_acts_for_team (const BrgRuleset  *ruleset,
                   const BrgPosition *position,
                   guint              seat)
{
  guint partners = brg_duchy_tables (ruleset)->partners[seat];

  return partners == 1u << seat || brg_first_on_track (ruleset, position, partners) == seat;
}

/**
 * brg_duchy_number:
 *
 * The value of a query that is a number; costs a branch when no module changes it.
 */
static inline gint
brg_duchy_number (const BrgRuleset  *ruleset,
                  const BrgPosition *position,
                  guint              query,
                  guint              seat,
                  gint               first,
                  gint               second,
                  gint               base)
{
  if (G_LIKELY (ruleset->query_hooks[query] == NULL))
    return base;

  return brg_query_number (ruleset, position, query,
                           &(BrgQueryArguments){ seat, { first, second, 0 } }, base);
}

/** brg_duchy_set: likewise for a query that is a set. */
static inline BrgBits
brg_duchy_set (const BrgRuleset  *ruleset,
               const BrgPosition *position,
               guint              query,
               guint              seat,
               gint               first,
               BrgBits            base)
{
  if (G_LIKELY (ruleset->query_hooks[query] == NULL))
    return base;

  return brg_query_set (ruleset, position, query,
                        &(BrgQueryArguments){ seat, { first, 0, 0 } }, base);
}

/** brg_has_power: whether a tile in @duchy, or one that counts as its own, has a lasting power, a
 * #BrgPower or a module's. */
static inline gboolean
brg_has_power (const BrgDuchy *duchy,
               guint           power)
{
  return (duchy->powers >> power) & 1;
}

/** brg_add_decline: lists the answer that takes nothing of what is offered. */
static inline void
brg_add_decline (BrgMoves *moves,
                 guint     seat)
{
  brg_moves_add (moves, &(BrgMove){ .verb = BRG_VERB_DECLINE, .seat = (guint8) seat });
}

/** brg_decline: says that a seat did without what was offered; @cause is what offered it. */
static inline void
brg_decline (BrgPlay *play,
             guint    seat,
             guint    cause)
{
  brg_play_emit (play, (BrgEvent){ .kind = BRG_EVENT_DECLINED, .seat = (guint8) seat,
                                   .cause = (guint8) cause });
}

/** brg_refuse_price: says that something costs more silver than there is in a purse. */
static inline void
brg_refuse_price (BrgRefusal     *refusal,
                  gint            price,
                  const BrgPurse *purse)
{
  refusal->reason = BRG_REASON_TOO_LITTLE_SILVER;
  refusal->numbers[0] = price;
  refusal->numbers[1] = purse->silver;
}

G_END_DECLS
