/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/duchy/brg-duchy-tables.h"
#include "ui/brg-box.h"
#include "ui/brg-market-model.h"

G_BEGIN_DECLS

/** BRG_MARKET_TRACK_MAX: the most spaces that the turn-order track can have, with its start. */
#define BRG_MARKET_TRACK_MAX 12

/**
 * BrgMarketLayout:
 * @left: where the layout begins on the picture, in pixels
 * @scale: pixels of a unit of all that follows
 * @height: of the layout
 * @tile: width of a tile in the black depot
 * @depot_tile: width of a tile in a numbered depot
 * @token: size of a good
 * @n_spaces: for each depot, how many spaces are in use
 * @n_things: how many things of expansions may lie at a depot
 * @n_black: likewise for the black depot
 * @n_offers: how many kinds of tiles modules offer at the black depot
 * @n_classes: how many classes have bonus tiles; 0 if there are none
 * @n_track: how many spaces the turn-order track has, with its start; 0 if there is none
 * @phases: one for each phase
 * @track: one for each space of the track
 * @depots: the field of each depot
 * @tiles: the spaces of each depot
 * @dice: the number of each depot
 * @goods: where the goods of each depot lie
 * @things: where things of expansions lie at each depot
 * @rounds: the field of the white die and the round's goods
 * @white_die: the white die
 * @round_goods: one for each round
 * @black: the field of the black depot
 * @black_tiles: its spaces
 * @offers: where what modules offer there lies, one for each kind
 * @bonus: the field of the bonus tiles
 * @bonus_tiles: one for each class
 *
 * Where everything lies that belongs to all players.
 */
typedef struct
{
  double left;
  double scale;
  double height;
  double tile;
  double depot_tile;
  double token;
  guint  n_spaces[BRG_N_DEPOTS];
  guint  n_things;
  guint  n_black;
  guint  n_offers;
  guint  n_classes;
  guint  n_track;
  BrgBox phases[BRG_N_PHASES];
  BrgBox track[BRG_MARKET_TRACK_MAX];
  BrgBox depots[BRG_N_DEPOTS];
  BrgBox tiles[BRG_N_DEPOTS][BRG_DEPOT_SPACES];
  BrgBox dice[BRG_N_DEPOTS];
  BrgBox goods[BRG_N_DEPOTS];
  BrgBox things[BRG_N_DEPOTS][BRG_DEPOT_THINGS];
  BrgBox rounds;
  BrgBox white_die;
  BrgBox round_goods[BRG_N_ROUNDS];
  BrgBox black;
  BrgBox black_tiles[BRG_BLACK_SPACES];
  BrgBox offers[BRG_MARKET_MAX_OFFERS];
  BrgBox bonus;
  BrgBox bonus_tiles[BRG_MAX_CLASSES];
} BrgMarketLayout;

void   brg_market_layout_fit     (BrgMarketLayout      *layout,
                                  const BrgDuchyTables *tables,
                                  guint                 players,
                                  double                width,
                                  double                height);
BrgBox brg_market_layout_marker  (const BrgMarketLayout *layout,
                                  guint                  space,
                                  guint                  level);
double brg_market_layout_measure (const BrgDuchyTables *tables,
                                  guint                 players,
                                  double                width);

G_END_DECLS
