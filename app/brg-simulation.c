/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/brg-simulation.h"

#include "core/players/brg-playout.h"

/* Games that a thread plays before it looks for more. */
#define CHUNK 16

/* Microseconds between two calls of the progress function. */
#define PROGRESS_INTERVAL 100000

/**
 * brg_simulation_new:
 * @ruleset: (transfer none): the rules
 * @n_games: how many games
 *
 * Returns: (transfer full): a simulation whose players are still to be set
 */
BrgSimulation *
brg_simulation_new (BrgRuleset *ruleset,
                    guint       n_games)
{
  BrgSimulation *self = g_new0 (BrgSimulation, 1);

  self->ruleset = brg_ruleset_ref (ruleset);
  self->n_games = n_games;
  self->n_jobs = 1;
  self->games = g_new0 (BrgSimulatedGame, n_games);
  g_mutex_init (&self->mutex);
  g_cond_init (&self->cond);

  return self;
}

void
brg_simulation_free (BrgSimulation *self)
{
  g_mutex_clear (&self->mutex);
  g_cond_clear (&self->cond);
  g_free (self->games);
  brg_ruleset_unref (self->ruleset);
  g_free (self);
}

/**
 * brg_simulation_player:
 * @self: a simulation
 * @game: which game, from 0
 * @seat: a seat, from 0
 *
 * Returns: which of the players sits there in that game
 */
guint
brg_simulation_player (const BrgSimulation *self,
                       guint                game,
                       guint                seat)
{
  return (seat + game) % self->ruleset->n_seats;
}

/**
 * brg_simulated_win:
 * @game: a game that is over
 * @n_seats: how many played
 * @seat: a seat, from 0
 *
 * Returns: 1 for a win, a part of it if the first place is shared, else 0
 */
gdouble
brg_simulated_win (const BrgSimulatedGame *game,
                   guint                   n_seats,
                   guint                   seat)
{
  guint n_first = 0;

  for (guint i = 0; i < n_seats; i++)
    n_first += game->places[i] == 1;

  return game->places[seat] == 1 ? 1.0 / n_first : 0;
}

static void
play_game (BrgSimulation *self,
           BrgPlayout    *playout,
           guint          index)
{
  const BrgRuleset *ruleset = self->ruleset;
  BrgSimulatedGame *game = &self->games[index];

  for (guint seat = 0; seat < ruleset->n_seats; seat++)
    playout->players[seat] = self->players[brg_simulation_player (self, index, seat)];
  brg_playout_run (playout, self->seed + index);

  game->n_moves = playout->n_moves;
  brg_play_rank (ruleset, playout->position, game->places);
  for (guint seat = 0; seat < ruleset->n_seats; seat++)
    game->points[seat] = ruleset->variant->score (ruleset, playout->position, seat);
}

static void
play_chunk_cb (gpointer data,
               gpointer user_data)
{
  BrgSimulation *self = user_data;
  guint first = (GPOINTER_TO_UINT (data) - 1) * CHUNK;
  guint end = MIN (first + CHUNK, self->n_games);
  g_autoptr (BrgPlayout) playout = brg_playout_new (self->ruleset, NULL);

  for (guint i = first; i < end; i++)
    play_game (self, playout, i);

  g_mutex_lock (&self->mutex);
  self->n_done += end - first;
  g_cond_signal (&self->cond);
  g_mutex_unlock (&self->mutex);
}

static void
wait_for_all (BrgSimulation         *self,
              BrgSimulationProgress  progress)
{
  guint told = 0;

  g_mutex_lock (&self->mutex);
  while (self->n_done < self->n_games)
    {
      g_cond_wait_until (&self->cond, &self->mutex, g_get_monotonic_time () + PROGRESS_INTERVAL);
      if (progress != NULL && self->n_done != told)
        progress (self->n_done, self->n_games);
      told = self->n_done;
    }
  g_mutex_unlock (&self->mutex);
}

/**
 * brg_simulation_run:
 * @self: a simulation
 * @progress: (nullable): who wants to know how far it is
 *
 * Plays all games.
 */
void
brg_simulation_run (BrgSimulation         *self,
                    BrgSimulationProgress  progress)
{
  guint n_chunks = (self->n_games + CHUNK - 1) / CHUNK;
  GThreadPool *pool = g_thread_pool_new (play_chunk_cb, self, (gint) self->n_jobs, FALSE, NULL);

  self->n_done = 0;
  for (guint i = 0; i < n_chunks; i++)
    g_thread_pool_push (pool, GUINT_TO_POINTER (i + 1), NULL);
  wait_for_all (self, progress);

  g_thread_pool_free (pool, FALSE, TRUE);
}
