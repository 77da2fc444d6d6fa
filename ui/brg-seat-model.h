/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/duchy/brg-duchy-state.h"
#include "ui/brg-palette.h"
#include "ui/brg-seat-layout.h"

G_BEGIN_DECLS

/**
 * BrgSeatPart: which things of a seat a picture shows.
 * @BRG_SEAT_ALL: all of them
 * @BRG_SEAT_OWN: those that it does not share with a partner
 * @BRG_SEAT_SHARED: those that it shares
 */
typedef enum
{
  BRG_SEAT_ALL,
  BRG_SEAT_OWN,
  BRG_SEAT_SHARED,
} BrgSeatPart;

/**
 * BrgSeatModel:
 * @tables: the board game's tables
 * @n_players: how many seats the things belong to
 * @players: their colours, as brg_palette_find_player() tells them
 * @is_asked: whether it is this seat that everybody waits for
 * @contents: how much there is room for
 * @points: on the score track; of all to whom the things belong
 * @dice: the faces thrown; 0 before the first throw
 * @used: bit n: die n has been used
 * @store_number: the store that the tiles lie in, as moves call it
 * @store_is_shared: whether it is that of partners
 * @store: the kind of tile in each, or 0
 * @goods: the kind of goods in each, from 1, or 0
 * @goods_counts: how many of them
 * @counts: silver, workers and goods sold
 * @bonus: for each class, 0, 1 for the first or 2 for the second bonus tile
 *
 * What the picture of a seat's things shows.
 */
typedef struct
{
  const BrgDuchyTables *tables;
  guint                 n_players;
  guint                 players[BRG_MAX_SEATS];
  gboolean              is_asked;
  BrgSeatContents       contents;
  gint                  points;
  guint8                dice[BRG_SEAT_DICE];
  guint8                used;
  guint                 store_number;
  gboolean              store_is_shared;
  guint8                store[BRG_SEAT_MAX_SLOTS];
  guint8                goods[BRG_SEAT_MAX_SLOTS];
  guint8                goods_counts[BRG_SEAT_MAX_SLOTS];
  guint                 counts[BRG_SEAT_N_COUNTS];
  guint8                bonus[BRG_MAX_CLASSES];
} BrgSeatModel;

/** brg_seat_are_partners: whether two seats, which may be one, build on the same duchy. */
static inline gboolean
brg_seat_are_partners (const BrgDuchyTables *tables,
                       guint                 seat,
                       guint                 other)
{
  return tables->duchy_offset[seat] == tables->duchy_offset[other];
}

void brg_seat_model_init (BrgSeatModel      *model,
                          const BrgRuleset  *ruleset,
                          const BrgPosition *position,
                          guint              seat,
                          BrgSeatPart        part);

G_END_DECLS
