/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/players/brg-player.h"

/**
 * BrgSimulatedGame:
 * @points: each seat's points at the end
 * @places: each seat's place
 * @n_moves: how many moves were made
 */
typedef struct
{
  gint   points[BRG_MAX_SEATS];
  guint  places[BRG_MAX_SEATS];
  guint  n_moves;
} BrgSimulatedGame;

/**
 * BrgSimulation:
 * @ruleset: the rules
 * @players: who plays; in game n, seat s is player (s + n) modulo the number of seats
 * @seed: the first game's; each further one has the next
 * @n_games: how many games
 * @n_jobs: how many games at once
 * @games: (array length=n_games): what came of them, whatever the number of jobs
 *
 * Many games among computer players.
 */
typedef struct
{
  BrgRuleset       *ruleset;
  const BrgPlayer  *players[BRG_MAX_SEATS];
  guint64           seed;
  guint             n_games;
  guint             n_jobs;
  BrgSimulatedGame *games;

  /*< private >*/
  GMutex            mutex;
  GCond             cond;
  guint             n_done;
} BrgSimulation;

/**
 * BrgSimulationProgress:
 * @n_done: how many games are over
 * @n_games: of how many
 *
 * Called now and then, in the thread that runs the simulation.
 */
typedef void (*BrgSimulationProgress) (guint n_done,
                                       guint n_games);

BrgSimulation *brg_simulation_new    (BrgRuleset             *ruleset,
                                      guint                   n_games);
void           brg_simulation_free   (BrgSimulation          *self);
void           brg_simulation_run    (BrgSimulation          *self,
                                      BrgSimulationProgress   progress);
guint          brg_simulation_player (const BrgSimulation    *self,
                                      guint                   game,
                                      guint                   seat);
gdouble        brg_simulated_win     (const BrgSimulatedGame *game,
                                      guint                   n_seats,
                                      guint                   seat);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgSimulation, brg_simulation_free)
