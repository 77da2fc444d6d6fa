/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-shields.h"

/* Shields 14 and 15: right after the last turn of a phase a tile of a numbered depot, and one of the
 * black depot, go straight into the duchy (R112). Players come in turn order; who has both chooses
 * which is first. A shield that comes to lie there meanwhile works, too (R78), and one that has
 * left does not; each does once. */

enum
{
  DONE, /* the shields that have been used, as bits of shield 14 and the next */
};

#define ALL_NUMBERED ((2u << BRG_N_DEPOTS) - 2)
#define BLACK        1u

/**
 * brg_shield_turn_order:
 * @ruleset: a ruleset
 * @position: a position of it
 * @order: (out): seats in turn order, one for each duchy: of those that share one the first
 *
 * Returns: how many there are
 */
guint
brg_shield_turn_order (const BrgRuleset  *ruleset,
                       const BrgPosition *position,
                       guint              order[BRG_MAX_SEATS])
{
  guint left = (1u << ruleset->n_seats) - 1, seen = 0, n = 0;

  while (left != 0)
    {
      guint seat = brg_first_on_track (ruleset, position, left);
      guint keeper = brg_shield_keeper (ruleset, seat);

      if (!(seen & (1u << keeper)))
        order[n++] = seat;
      seen |= 1u << keeper;
      left &= ~(1u << seat);
    }

  return n;
}

/* The shields that can still be used, as bits of 14 and 15. */
static guint
find_ready (const BrgRuleset  *ruleset,
            const BrgPosition *position,
            guint              seat,
            guint              done)
{
  guint32 working = brg_shield_holding (ruleset, position, seat)->working;

  return (working >> SHIELD_NUMBERED_TILE) & 3 & ~done;
}

void
brg_shield_settling_due (BrgPlay *play,
                         guint    no_seat G_GNUC_UNUSED)
{
  guint kind = brg_shields_place (play->ruleset)->frame_kinds + SHIELDS_FRAME_SETTLING;
  guint order[BRG_MAX_SEATS];

  for (guint n = brg_shield_turn_order (play->ruleset, play->position, order); n > 0; n--)
    if (find_ready (play->ruleset, play->position, order[n - 1], 0) != 0)
      brg_play_push (play, kind, order[n - 1]);
}

static void
use (BrgPlay  *play,
     BrgFrame *frame,
     guint     number)
{
  frame->arguments[DONE] |= (guint8) (1u << (number - SHIELD_NUMBERED_TILE));
  brg_settle_tile (play, frame->seat, number == SHIELD_BLACK_TILE ? BLACK : ALL_NUMBERED,
                   brg_shield_cause (play->ruleset, number));
}

void
brg_shield_settling_run (BrgPlay  *play,
                         BrgFrame *frame)
{
  const BrgPlace *place = brg_shields_place (play->ruleset);

  switch (find_ready (play->ruleset, play->position, frame->seat, frame->arguments[DONE]))
    {
    case 0:
      brg_play_pop (play);
      break;
    case 1:
      use (play, frame, SHIELD_NUMBERED_TILE);
      break;
    case 2:
      use (play, frame, SHIELD_BLACK_TILE);
      break;
    default:
      brg_play_ask (play, frame, place->questions + SHIELDS_QUESTION_SETTLING);
      break;
    }
}

gboolean
brg_shield_settling_check (const BrgRuleset  *ruleset,
                           const BrgPosition *position G_GNUC_UNUSED,
                           const BrgFrame    *frame)
{
  return frame->seat < ruleset->n_seats && frame->arguments[DONE] < 4;
}

void
brg_shield_settling_list (const BrgRuleset  *ruleset,
                          const BrgPosition *position G_GNUC_UNUSED,
                          const BrgFrame    *frame,
                          BrgMoves          *moves)
{
  BrgMove move = { .verb = (guint8) (brg_shields_place (ruleset)->verbs + SHIELDS_VERB_USE),
                   .seat = frame->seat, .n_subjects = 1 };

  for (guint number = SHIELD_NUMBERED_TILE; number <= SHIELD_BLACK_TILE; number++)
    {
      move.subjects[0] = brg_shield_subject (ruleset, number);
      brg_moves_add (moves, &move);
    }
}

void
brg_shield_settling_answer (BrgPlay       *play,
                            BrgFrame      *frame,
                            const BrgMove *move)
{
  use (play, frame, move->subjects[0].index);
}

void
brg_shield_settling_why_not (const BrgRuleset  *ruleset,
                             const BrgPosition *position G_GNUC_UNUSED,
                             const BrgFrame    *frame G_GNUC_UNUSED,
                             const BrgMove     *move,
                             BrgRefusal        *refusal)
{
  const BrgPlace *place = brg_shields_place (ruleset);

  refusal->subject = move->subjects[0];
  if (move->verb != place->verbs + SHIELDS_VERB_USE)
    refusal->reason = BRG_REASON_NOT_NOW;
  else if (move->subjects[0].index != SHIELD_NUMBERED_TILE
           && move->subjects[0].index != SHIELD_BLACK_TILE)
    refusal->reason = place->reasons + SHIELDS_REASON_NO_HELP;
}
