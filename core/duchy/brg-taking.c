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

void
brg_taking_run (BrgPlay  *play,
                BrgFrame *frame)
{
  guint seat = frame->seat, depot = frame->arguments[DEPOT], kind = frame->arguments[KIND];
  guint cause = frame->arguments[CAUSE];

  if (frame->arguments[MAY_DISCARD] && brg_storage_is_full (play->ruleset, play->position, seat))
    {
      brg_play_ask (play, frame, BRG_QUESTION_DISCARD);
      return;
    }

  brg_play_pop (play);
  brg_remove_from_depot (play, depot, kind);
  brg_store_tile (play, seat, kind);
  brg_play_emit (play, (BrgEvent){ .kind = cause == BRG_CAUSE_PURCHASE ? BRG_EVENT_TILE_BOUGHT
                                                                       : BRG_EVENT_TILE_TAKEN,
                                   .seat = (guint8) seat, .cause = (guint8) cause,
                                   .n_subjects = 1,
                                   .subjects = { BRG_SUBJECT (BRG_SUBJECT_TILE, depot, kind) } });
}

void
brg_discard_list (const BrgRuleset  *ruleset,
                  const BrgPosition *position,
                  const BrgFrame    *frame,
                  BrgMoves          *moves)
{
  BrgBits kinds = brg_store_of (brg_duchy_tables (ruleset), position, frame->seat)->kinds;
  guint kind;

  BRG_BITS_FOREACH (kind, kinds)
    brg_moves_add (moves, &(BrgMove){
                            .verb = BRG_VERB_DISCARD, .seat = frame->seat, .n_subjects = 1,
                            .subjects = { BRG_SUBJECT (BRG_SUBJECT_STORED, frame->seat, kind) } });
}

void
brg_discard_answer (BrgPlay       *play,
                    BrgFrame      *frame,
                    const BrgMove *move)
{
  brg_unstore_tile (play, frame->seat, move->subjects[0].index);
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
  const BrgStore *store = brg_store_of (brg_duchy_tables (ruleset), position, move->seat);
  BrgSubject stored = move->subjects[0];

  refusal->subject = stored;
  if (move->verb != BRG_VERB_DISCARD)
    refusal->reason = BRG_REASON_NOT_NOW;
  else if (stored.owner != move->seat)
    refusal->reason = BRG_REASON_NOT_YOURS;
  else if (store->counts[stored.index] == 0)
    refusal->reason = BRG_REASON_NOT_STORED;
}
