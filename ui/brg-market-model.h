/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/duchy/brg-duchy-state.h"
#include "ui/brg-palette.h"

G_BEGIN_DECLS

/**
 * BrgMarketModel:
 * @tables: the board game's tables
 * @market: what belongs to everybody
 * @n_seats: how many play
 * @players: the colour of each seat, as brg_palette_find_player() tells it
 * @marker: spaces that each seat has advanced on the turn-order track
 * @stack: how many markers lie under each seat's
 * @uses_white_die: whether the open question is about what the white die is used for
 *
 * What the picture of the market shows.
 */
typedef struct
{
  const BrgDuchyTables *tables;
  BrgMarket             market;
  guint                 n_seats;
  guint                 players[BRG_MAX_SEATS];
  guint8                marker[BRG_MAX_SEATS];
  guint8                stack[BRG_MAX_SEATS];
  guint8                uses_white_die;
} BrgMarketModel;

void brg_market_model_init (BrgMarketModel    *model,
                            const BrgRuleset  *ruleset,
                            const BrgPosition *position);

G_END_DECLS
