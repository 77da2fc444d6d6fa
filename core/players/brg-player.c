/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-player.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-greedy-player.h"
#include "brg-random-player.h"

static const BrgPlayer players[] = {
  /* Translators: a kind of computer player, which makes any move */
  { "random", N_("Random"), FALSE, brg_random_player_choose },
  /* Translators: a kind of computer player, which takes what gains most at once */
  { "greedy", N_("Greedy"), TRUE, brg_greedy_player_choose },
};

/**
 * brg_players_get_n:
 *
 * Returns: how many kinds of computer players there are
 */
guint
brg_players_get_n (void)
{
  return G_N_ELEMENTS (players);
}

/**
 * brg_players_get:
 * @index: which, from 0
 *
 * Returns: (transfer none): a kind of computer player
 */
const BrgPlayer *
brg_players_get (guint index)
{
  g_return_val_if_fail (index < G_N_ELEMENTS (players), NULL);

  return &players[index];
}

/**
 * brg_players_find:
 * @name: a stable name
 *
 * Returns: (transfer none) (nullable): the kind of computer player of that name
 */
const BrgPlayer *
brg_players_find (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (players); i++)
    if (strcmp (players[i].name, name) == 0)
      return &players[i];

  return NULL;
}

/**
 * brg_player_get_stream:
 * @seed: a game's seed
 * @seat: a seat, from 0
 * @random: (out): a generator
 *
 * Gives the player of a seat a stream of its own, which has nothing to do with the game's.
 */
void
brg_player_get_stream (guint64    seed,
                       guint      seat,
                       BrgRandom *random)
{
  /* Not a seed that a person would choose, so the streams do not meet. */
  const guint64 apart = G_GUINT64_CONSTANT (0x6275726772617665);

  random->key = brg_random_mix (seed + apart) + seat + 1;
  random->counter = 0;
}

static guint
choose_on_copy (const BrgPlayer *player,
                BrgChoice       *choice)
{
  guint8 copy[BRG_POSITION_MAX_SIZE] __attribute__ ((aligned (BRG_POSITION_ALIGNMENT)));
  BrgPosition *position = (BrgPosition *) copy;

  brg_position_copy (choice->ruleset, position, choice->position);
  brg_position_redeal (choice->ruleset, position, brg_position_get_asked (position),
                       choice->random);
  choice->position = position;

  return player->choose (choice);
}

/**
 * brg_player_choose:
 * @player: a kind of computer player
 * @ruleset: the rules
 * @position: the position as it is
 * @moves: the moves that can be made, at least one
 * @random: the player's own stream
 * @should_stop: (nullable): whether to come to an end
 * @data: for @should_stop
 *
 * Lets a player choose. It sees a copy in which all that its seat can't see was dealt afresh, so
 * it can't peek. Allocates nothing.
 *
 * Returns: the index of the chosen move
 */
guint
brg_player_choose (const BrgPlayer   *player,
                   const BrgRuleset  *ruleset,
                   const BrgPosition *position,
                   const BrgMoves    *moves,
                   BrgRandom         *random,
                   BrgShouldStop      should_stop,
                   gpointer           data)
{
  BrgChoice choice = { ruleset, position, moves, random, should_stop, data };

  return player->looks ? choose_on_copy (player, &choice) : player->choose (&choice);
}

/**
 * brg_player_may_end:
 * @choice: what a player is asked
 *
 * Whether a player who means to use what its turn offers may give it up now.
 *
 * Returns: whether nothing is listed but moves that end the turn and moves of any time
 */
gboolean
brg_player_may_end (const BrgChoice *choice)
{
  for (guint i = 0; i < choice->moves->n; i++)
    {
      const BrgVerb *verb = brg_ruleset_row (choice->ruleset->verbs, BrgVerb,
                                             choice->moves->items[i].verb);

      if (!verb->ends_turn && !verb->anytime)
        return FALSE;
    }

  return TRUE;
}
