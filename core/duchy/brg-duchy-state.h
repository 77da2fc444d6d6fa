/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "brg-duchy-tables.h"

G_BEGIN_DECLS

/**
 * BrgMarket:
 * @phase: from 1 to 5, 0 before the first
 * @round: from 1 to 5
 * @white_die: its last value
 * @turns_left: bit n: seat n has still to take its turn this round
 * @round_goods: the goods of the phase's rounds, by goods kind from 1; 0 once placed
 * @goods_supply: how many of each kind have not come into play
 * @depot_goods: the goods at each depot, by kind
 * @depots: the tiles of the numbered depots; 0 is an empty space
 * @black_depot: the tiles of the black depot
 * @bonus_left: for each colour, how many of its bonus tiles are left
 * @coloured: how many tiles of each kind with coloured backs are in the supply
 * @black: how many with black backs
 * @coloured_left: (derived) how many of each class @coloured holds
 * @black_left: (derived) how many @black holds
 *
 * What belongs to everybody. First part of the board game's slice.
 */
typedef struct
{
  guint8 phase;
  guint8 round;
  guint8 white_die;
  guint8 turns_left;
  guint8 round_goods[BRG_N_ROUNDS];
  guint8 goods_supply[BRG_N_GOODS];
  guint8 depot_goods[BRG_N_DEPOTS][BRG_N_GOODS];
  guint8 depots[BRG_N_DEPOTS][BRG_DEPOT_SPACES];
  guint8 black_depot[BRG_BLACK_SPACES];
  guint8 bonus_left[BRG_MAX_CLASSES];
  guint8 coloured[BRG_MAX_KINDS];
  guint8 black[BRG_MAX_KINDS];
  guint8 coloured_left[BRG_MAX_CLASSES];
  guint8 black_left;
} BrgMarket;

/**
 * BrgDuchy:
 * @covered: (derived) the spaces that hold a tile
 * @reach: (derived) the empty spaces next to a tile
 * @powers: (derived) the powers of its monasteries and of those that count as its own, as bits
 * @towns: (derived) for each town, the building kinds in it, as bits
 * @board: which printed duchy
 * @bonus: for each colour, 0, 1 for the first or 2 for the second bonus tile
 * @tiles: the tile on each space; 0 is none
 *
 * What a team has built, which is a seat in most games.
 */
typedef struct
{
  BrgBits covered;
  BrgBits reach;
  guint64 powers;
  guint16 towns[BRG_BOARD_MAX_TOWNS];
  guint8  board;
  guint8  bonus[BRG_MAX_CLASSES];
  guint8  tiles[];
} BrgDuchy;

/**
 * BrgPurse:
 * @silver: coins
 * @workers: workers
 * @goods: stored goods, by kind
 * @sold: goods sold so far, by kind
 */
typedef struct
{
  guint16 silver;
  guint16 workers;
  guint8  goods[BRG_N_GOODS];
  guint8  sold[BRG_N_GOODS];
} BrgPurse;

/**
 * BrgStore:
 * @kinds: (derived) the kinds of tiles in it, as bits
 * @n: (derived) how many tiles in it
 * @counts: how many of each kind
 */
typedef struct
{
  guint64 kinds;
  guint8  n;
  guint8  counts[BRG_MAX_KINDS];
} BrgStore;

/**
 * BrgSeatState:
 * @points: on the score track
 * @dice: the faces thrown this round; 0 before the first
 * @used: bit n: die n has been used
 * @marker: spaces advanced on the turn-order track
 * @stack: how many markers lie under this one
 * @bought: whether the black purchase of this turn was made
 * @powers_used: the once-a-turn powers used this turn, as bits of #BrgPower
 * @start_space: the chosen space of the start castle plus 1, hidden until all have chosen
 * @keep_in: the chosen store of the next tile that is stored, or 0
 */
typedef struct
{
  gint16 points;
  guint8 dice[2];
  guint8 used;
  guint8 marker;
  guint8 stack;
  guint8 bought;
  guint16 powers_used;
  guint8 start_space;
  guint8 keep_in;
} BrgSeatState;

/** brg_market: what belongs to everybody, as it lies in @position; to be changed only in play. */
static inline BrgMarket *
brg_market (const BrgPosition *position)
{
  /* The variant's slice comes first, right behind the head. */
  return brg_position_slice (position, sizeof (BrgPosition));
}

/**
 * brg_duchy_of:
 * @tables: the tables of the board game
 * @position: a position
 * @seat: a seat, from 0
 *
 * Returns: (transfer none): its duchy, which may be that of another seat too; to be changed only in
 *   play. brg_purse_of(), brg_store_of() and brg_seat_state() give the rest.
 */
static inline BrgDuchy *
brg_duchy_of (const BrgDuchyTables *tables,
              const BrgPosition    *position,
              guint                 seat)
{
  return brg_position_slice (position, tables->duchy_offset[seat]);
}

/** brg_purse_of: the silver, workers and goods of @seat, which it may share with another. */
static inline BrgPurse *
brg_purse_of (const BrgDuchyTables *tables,
              const BrgPosition    *position,
              guint                 seat)
{
  return brg_position_slice (position, tables->purse_offset[seat]);
}

/** brg_store_of: the tiles in a store; a seat's own store has its number. */
static inline BrgStore *
brg_store_of (const BrgDuchyTables *tables,
              const BrgPosition    *position,
              guint                 store)
{
  return brg_position_slice (position, tables->store_offset[store]);
}

/** brg_may_use_store: whether a store is the own one of @seat, or one that it shares. */
static inline gboolean
brg_may_use_store (const BrgDuchyTables *tables,
                   guint                 seat,
                   guint                 store)
{
  return store == seat || (store != 0 && store == tables->shared_store[seat]);
}

/** brg_seat_state: the dice, points and marker of @seat, which are its alone. */
static inline BrgSeatState *
brg_seat_state (const BrgDuchyTables *tables,
                const BrgPosition    *position,
                guint                 seat)
{
  return brg_position_slice (position, tables->seat_offset[seat]);
}

/** brg_board_of: the printed duchy that @duchy is built on. */
static inline const BrgBoard *
brg_board_of (const BrgDuchyTables *tables,
              const BrgDuchy       *duchy)
{
  return tables->boards[duchy->board];
}

/** brg_duchy_add_building: notes a kind of building, as a bit, in the town of @space, if any. */
static inline void
brg_duchy_add_building (BrgDuchy       *duchy,
                        const BrgBoard *board,
                        guint           space,
                        guint           building)
{
  guint region = board->spaces[space].region;

  if (region < BRG_BOARD_MAX_TOWNS)
    duchy->towns[region] |= (guint16) building;
}

gsize    brg_duchy_slice_size  (const BrgRuleset     *ruleset);
void     brg_duchy_describe    (const BrgRuleset     *ruleset,
                                gsize                 offset,
                                BrgSchema            *schema);
void     brg_duchy_derive      (const BrgRuleset     *ruleset,
                                BrgPosition          *position);
void     brg_duchy_redeal      (const BrgRuleset     *ruleset,
                                BrgPosition          *position,
                                guint                 seat,
                                BrgRandom            *random);

G_END_DECLS
