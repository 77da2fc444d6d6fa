/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/duchy/brg-duchy-state.h"
#include "ui/brg-palette.h"

G_BEGIN_DECLS

/**
 * BrgMarketModel:
 * @ruleset: the rules
 * @tables: the board game's tables
 * @market: what belongs to everybody
 * @n_seats: how many play
 * @players: the colour of each seat, as brg_palette_find_player() tells it
 * @marker: spaces that each seat has advanced on the turn-order track
 * @stack: how many markers lie under each seat's
 * @uses_white_die: whether the open question is about what the white die is used for
 * @n_things: for each depot, how many things of expansions lie there
 * @things: which these are
 *
 * What the picture of the market shows.
 */
typedef struct
{
  const BrgRuleset     *ruleset;
  const BrgDuchyTables *tables;
  BrgMarket             market;
  guint                 n_seats;
  guint                 players[BRG_MAX_SEATS];
  guint8                marker[BRG_MAX_SEATS];
  guint8                stack[BRG_MAX_SEATS];
  guint8                uses_white_die;
  guint8                n_things[BRG_N_DEPOTS];
  BrgSubject            things[BRG_N_DEPOTS][BRG_DEPOT_THINGS];
} BrgMarketModel;

void brg_market_model_init (BrgMarketModel    *model,
                            const BrgRuleset  *ruleset,
                            const BrgPosition *position);
void brg_market_model_add_things (BrgMarketModel    *model,
                                  const GPtrArray   *expansions,
                                  const BrgPosition *position);

G_END_DECLS
