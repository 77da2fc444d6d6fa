/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-greedy-player.h"

/* What a move leads to for @seat, up to the next question that anybody is asked. */
static gdouble
weigh (const BrgChoice *choice,
       const BrgMove   *move,
       guint            seat)
{
  guint8 copy[BRG_POSITION_MAX_SIZE] __attribute__ ((aligned (BRG_POSITION_ALIGNMENT)));
  BrgPosition *after = (BrgPosition *) copy;

  brg_position_copy (choice->ruleset, after, choice->position);
  brg_play_move (choice->ruleset, after, move, NULL);

  return choice->ruleset->variant->worth (choice->ruleset, after, seat);
}

static const BrgVerb *
get_verb (const BrgChoice *choice,
          const BrgMove   *move)
{
  return brg_ruleset_row (choice->ruleset->verbs, BrgVerb, move->verb);
}

/**
 * brg_greedy_player_choose:
 * @choice: what is asked
 *
 * Tries each move on a copy and makes the one after which the position is worth most for its
 * seat, by the variant's own plain sense of worth. It looks no further than that one move. Moves
 * of equal worth are equally likely. What can be done at any time need not be done: it must better
 * the position as it is. The turn is not ended while something else than such moves can be done.
 *
 * Returns: the index of a move
 */
guint
brg_greedy_player_choose (const BrgChoice *choice)
{
  guint seat = brg_position_get_asked (choice->position);
  gboolean may_end = brg_player_may_end (choice);
  gdouble worth_now = choice->ruleset->variant->worth (choice->ruleset, choice->position, seat);
  gdouble best_worth = 0;
  guint best = 0;
  guint n_best = 0;

  for (guint i = 0; i < choice->moves->n; i++)
    {
      const BrgMove *move = &choice->moves->items[i];
      gdouble worth;

      if (get_verb (choice, move)->ends_turn && !may_end)
        continue;

      worth = weigh (choice, move, seat);
      if (get_verb (choice, move)->anytime && worth <= worth_now)
        continue;

      if (n_best == 0 || worth > best_worth)
        {
          best_worth = worth;
          best = i;
          n_best = 1;
        }
      /* Each of the moves that are as good as the best takes its place with an equal chance. */
      else if (worth >= best_worth && brg_random_below (choice->random, ++n_best) == 0)
        best = i;

      if (choice->should_stop != NULL && choice->should_stop (choice->data))
        break;
    }

  return best;
}
