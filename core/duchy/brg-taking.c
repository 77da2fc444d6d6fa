/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-depots.h"
#include "brg-frames.h"
#include "brg-operations.h"

/* A tile on its way from a depot to storage. With a full storage one stored tile leaves the game
 * first, of the owner's choice (R11); the tile waits in its depot meanwhile. */

enum
{
  DEPOT,
  KIND,
  MAY_DISCARD,
  CAUSE,
};

/* Names the store that took it only where that is not the seat's own one. */
G_GNUC_NO_INLINE static void
tell_taken (BrgPlay    *play,
            guint       seat,
            guint       kind,
            guint       cause,
            BrgSubject  tile,
            guint       store)
{
  BrgEvent event = { .kind = (guint8) kind, .seat = (guint8) seat, .cause = (guint8) cause,
                     .n_subjects = 1, .subjects = { tile } };

  if (store != seat)
    event.subjects[event.n_subjects++] = BRG_SUBJECT (BRG_SUBJECT_STORED, store, tile.index);
  brg_play_emit (play, event);
}

void
brg_taking_run (BrgPlay  *play,
                BrgFrame *frame)
{
  guint seat = frame->seat, depot = frame->arguments[DEPOT], kind = frame->arguments[KIND];
  guint cause = frame->arguments[CAUSE];
  guint event = cause == BRG_CAUSE_PURCHASE ? BRG_EVENT_TILE_BOUGHT : BRG_EVENT_TILE_TAKEN;
  guint store;

  if (brg_ask_for_room (play, frame, frame->arguments[MAY_DISCARD]))
    return;

  brg_play_pop (play);
  brg_remove_from_depot (play, depot, kind);
  store = brg_store_tile (play, seat, kind);
  if (brg_play_is_heard (play, event))
    tell_taken (play, seat, event, cause, BRG_SUBJECT (BRG_SUBJECT_TILE, depot, kind), store);
}

static G_ALWAYS_INLINE inline void
list_discards (const BrgRuleset  *ruleset,
               const BrgPosition *position,
               guint              seat,
               guint              store,
               BrgMoves          *moves)
{
  guint64 kinds = brg_store_of (brg_duchy_tables (ruleset), position, store)->kinds;

  for (; kinds != 0; kinds &= kinds - 1)
    brg_moves_add (moves, &(BrgMove){
                            .verb = BRG_VERB_DISCARD, .seat = (guint8) seat, .n_subjects = 1,
                            .subjects = { BRG_SUBJECT (BRG_SUBJECT_STORED, store,
                                                       __builtin_ctzll (kinds)) } });
}

void
brg_discard_list (const BrgRuleset  *ruleset,
                  const BrgPosition *position,
                  const BrgFrame    *frame,
                  BrgMoves          *moves)
{
  guint shared = brg_duchy_tables (ruleset)->shared_store[frame->seat];

  list_discards (ruleset, position, frame->seat, frame->seat, moves);
  if (G_UNLIKELY (shared != 0))
    list_discards (ruleset, position, frame->seat, shared, moves);
}

void
brg_discard_answer (BrgPlay       *play,
                    BrgFrame      *frame,
                    const BrgMove *move)
{
  brg_unstore_tile (play, move->subjects[0].owner, move->subjects[0].index);
  brg_play_emit (play, (BrgEvent){ .kind = BRG_EVENT_TILE_DISCARDED, .seat = frame->seat,
                                   .n_subjects = 1, .subjects = { move->subjects[0] } });
}

void
brg_discard_why_not (const BrgRuleset  *ruleset,
                     const BrgPosition *position,
                     const BrgFrame    *frame G_GNUC_UNUSED,
                     const BrgMove     *move,
                     BrgRefusal        *refusal)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);
  BrgSubject stored = move->subjects[0];

  refusal->subject = stored;
  if (move->verb != BRG_VERB_DISCARD)
    refusal->reason = BRG_REASON_NOT_NOW;
  else if (!brg_may_use_store (tables, move->seat, stored.owner))
    refusal->reason = BRG_REASON_NOT_YOURS;
  else if (brg_store_of (tables, position, stored.owner)->counts[stored.index] == 0)
    refusal->reason = BRG_REASON_NOT_STORED;
}
