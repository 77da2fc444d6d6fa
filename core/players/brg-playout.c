/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-playout.h"

#include <string.h>

/**
 * brg_playout_new:
 * @ruleset: (transfer none): the rules
 * @player: who sits at every seat; change @players for others
 *
 * Returns: (transfer full): a table at which no game has begun
 */
BrgPlayout *
brg_playout_new (BrgRuleset      *ruleset,
                 const BrgPlayer *player)
{
  BrgPlayout *self = g_new0 (BrgPlayout, 1);

  self->ruleset = brg_ruleset_ref (ruleset);
  self->position = brg_position_new (ruleset);
  self->moves.items = g_new (BrgMove, BRG_MAX_MOVES);
  self->moves.capacity = BRG_MAX_MOVES;
  for (guint seat = 0; seat < ruleset->n_seats; seat++)
    self->players[seat] = player;

  return self;
}

void
brg_playout_free (BrgPlayout *self)
{
  brg_position_free (self->position);
  g_free (self->moves.items);
  brg_ruleset_unref (self->ruleset);
  g_free (self);
}

/**
 * brg_playout_begin:
 * @self: a table
 * @seed: what chance is made from, the game's and the players'
 *
 * Sets a new game up.
 */
void
brg_playout_begin (BrgPlayout *self,
                   guint64     seed)
{
  memset (self->position, 0, self->ruleset->position_size);
  self->position->turn_seat = BRG_NO_SEAT;
  self->n_moves = 0;
  for (guint seat = 0; seat < self->ruleset->n_seats; seat++)
    brg_player_get_stream (seed, seat, &self->streams[seat]);

  brg_play_begin (self->ruleset, self->position, seed, NULL);
}

/**
 * brg_playout_step:
 * @self: a table at which a game has begun
 *
 * Lets the asked seat choose and makes its move.
 *
 * Returns: %FALSE if the game is over; nothing was done then
 */
gboolean
brg_playout_step (BrgPlayout *self)
{
  guint seat = brg_position_get_asked (self->position);
  guint choice;

  if (seat == BRG_NO_SEAT)
    return FALSE;

  self->moves.n = 0;
  brg_play_list (self->ruleset, self->position, &self->moves);
  choice = brg_player_choose (self->players[seat], self->ruleset, self->position, &self->moves,
                              &self->streams[seat], NULL, NULL);
  brg_play_move (self->ruleset, self->position, &self->moves.items[choice], NULL);
  self->n_moves++;

  return TRUE;
}

/**
 * brg_playout_run:
 * @self: a table
 * @seed: what chance is made from
 *
 * Plays a whole game; the same seed and players give the same game.
 */
void
brg_playout_run (BrgPlayout *self,
                 guint64     seed)
{
  brg_playout_begin (self, seed);
  while (brg_playout_step (self))
    ;
}
