/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/duchy/brg-duchy-state.h"
#include "ui/brg-palette.h"

G_BEGIN_DECLS

/** BRG_MARKET_MAX_OFFERS: the most kinds of tiles that modules offer at the black depot. */
#define BRG_MARKET_MAX_OFFERS 4

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
 * @n_offers: how many kinds of tiles modules offer at the black depot
 * @offered: which these are
 * @offers: how many of each there are
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
  guint8                n_offers;
  guint8                offered[BRG_MARKET_MAX_OFFERS];
  guint8                offers[BRG_MARKET_MAX_OFFERS];
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
