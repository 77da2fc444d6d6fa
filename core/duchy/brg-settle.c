/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-depots.h"
#include "brg-frames.h"
#include "brg-source.h"

/* Straight from a depot into the duchy: with no die, and without a stop in storage (R10). Colour,
 * neighbours and towns hold as ever, and all that the placement sets off follows. */

enum
{
  CAUSE,
  DEPOTS,
};

/**
 * brg_settle_tile:
 * @play: an application
 * @seat: who takes, also outside its turn (R33)
 * @depots: from which depots, as bits: 1 to 6, and 0 for the black one
 * @cause: row of the table of causes
 *
 * Offers a tile of some depots that is placed at once, without a die or storage (R10). The owner
 * may decline.
 */
void
brg_settle_tile (BrgPlay *play,
                 guint    seat,
                 guint    depots,
                 guint    cause)
{
  BrgFrame *frame = brg_play_push (play, BRG_FRAME_SETTLE, seat);

  frame->arguments[CAUSE] = (guint8) cause;
  frame->arguments[DEPOTS] = (guint8) depots;
}

void
brg_settle_run (BrgPlay  *play,
                BrgFrame *frame)
{
  brg_play_ask (play, frame, BRG_QUESTION_SETTLE);
}

static void
list_spaces (const BrgRuleset  *ruleset,
             const BrgPosition *position,
             guint              seat,
             BrgSubject         tile,
             BrgBits            reach,
             BrgMoves          *moves)
{
  BrgBits spaces = brg_may_lie (ruleset, position, seat, tile.index, reach);
  BrgMove move = { .verb = BRG_VERB_SETTLE, .seat = (guint8) seat, .n_subjects = 2,
                   .subjects = { tile } };
  guint space;

  BRG_BITS_FOREACH (space, spaces)
    {
      move.subjects[1] = brg_space_subject (brg_duchy_tables (ruleset), seat, space);
      brg_moves_add (moves, &move);
    }
}

void
brg_settle_list (const BrgRuleset  *ruleset,
                 const BrgPosition *position,
                 const BrgFrame    *frame,
                 BrgMoves          *moves)
{
  BrgBits reach = brg_reach (ruleset, position, frame->seat);

  for (guint depot = 0; depot <= BRG_N_DEPOTS; depot++)
    {
      guint64 kinds = 0;

      if (frame->arguments[DEPOTS] & (1u << depot))
        kinds = brg_kinds_in_depot (ruleset, position, depot);
      for (; kinds != 0; kinds &= kinds - 1)
        list_spaces (ruleset, position, frame->seat,
                     BRG_SUBJECT (BRG_SUBJECT_TILE, depot, (guint) __builtin_ctzll (kinds)),
                     reach, moves);
    }
  brg_add_decline (moves, frame->seat);
}

void
brg_settle_answer (BrgPlay       *play,
                   BrgFrame      *frame,
                   const BrgMove *move)
{
  BrgSubject tile = move->subjects[0];

  if (brg_decline_effect (play, frame, move, brg_settle_list))
    return;

  brg_play_pop (play);
  brg_remove_from_depot (play, tile.owner, tile.index);
  brg_place_tile (play, move->seat, tile, move->subjects[1].index);
}

void
brg_settle_why_not (const BrgRuleset  *ruleset,
                    const BrgPosition *position,
                    const BrgFrame    *frame,
                    const BrgMove     *move,
                    BrgRefusal        *refusal)
{
  BrgSubject tile = move->subjects[0], space = move->subjects[1];

  if (move->verb == BRG_VERB_DECLINE)
    return;

  refusal->subject = tile;
  if (move->verb != BRG_VERB_SETTLE)
    refusal->reason = BRG_REASON_NOT_NOW;
  else if (!(frame->arguments[DEPOTS] & (1u << tile.owner)))
    {
      refusal->reason = BRG_REASON_WRONG_DEPOT;
      refusal->cause = frame->arguments[CAUSE];
    }
  else if (brg_count_in_depot (ruleset, position, tile.owner, tile.index) == 0)
    refusal->reason = BRG_REASON_NOT_IN_DEPOT;
  else if (space.owner != brg_duchy_tables (ruleset)->team[move->seat])
    {
      refusal->reason = BRG_REASON_NOT_YOURS;
      refusal->subject = space;
    }
  else
    brg_why_not_lie_on (ruleset, position, move->seat, tile.index, space.index, refusal);
}
