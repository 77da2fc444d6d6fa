/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/duchy/brg-duchy-state.h"
#include "ui/brg-palette.h"
#include "ui/brg-seat-layout.h"

G_BEGIN_DECLS

/**
 * BrgSeatModel:
 * @tables: the board game's tables
 * @player: the colour of the seat, as brg_palette_find_player() tells it
 * @is_asked: whether it is this seat that everybody waits for
 * @points: on the score track
 * @dice: the faces thrown; 0 before the first throw
 * @used: bit n: die n has been used
 * @n_store: how many storage spaces
 * @store: the kind of tile in each, or 0
 * @n_goods: how many goods spaces
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
  guint                 player;
  gboolean              is_asked;
  gint                  points;
  guint8                dice[BRG_SEAT_DICE];
  guint8                used;
  guint8                n_store;
  guint8                store[BRG_SEAT_MAX_SLOTS];
  guint8                n_goods;
  guint8                goods[BRG_SEAT_MAX_SLOTS];
  guint8                goods_counts[BRG_SEAT_MAX_SLOTS];
  guint                 counts[BRG_SEAT_N_COUNTS];
  guint8                bonus[BRG_MAX_CLASSES];
} BrgSeatModel;

void brg_seat_model_init (BrgSeatModel      *model,
                          const BrgRuleset  *ruleset,
                          const BrgPosition *position,
                          guint              seat);

G_END_DECLS
