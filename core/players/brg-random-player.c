/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-random-player.h"

static gboolean
ends_turn (const BrgChoice *choice,
           guint            index)
{
  guint verb = choice->moves->items[index].verb;

  return brg_ruleset_row (choice->ruleset->verbs, BrgVerb, verb)->ends_turn;
}

/**
 * brg_random_player_choose:
 * @choice: what is asked
 *
 * Any move is as likely as any other, but the turn is not ended while something else than moves
 * of any time can be done.
 *
 * Returns: the index of a move
 */
guint
brg_random_player_choose (const BrgChoice *choice)
{
  guint index = brg_random_below (choice->random, choice->moves->n);

  /* Drawing again leaves the others equally likely, and is seldom needed. */
  if (ends_turn (choice, index) && !brg_player_may_end (choice))
    while (ends_turn (choice, index))
      index = brg_random_below (choice->random, choice->moves->n);

  return index;
}
