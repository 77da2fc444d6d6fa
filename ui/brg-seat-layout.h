/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/duchy/brg-duchy-tables.h"
#include "ui/brg-box.h"

G_BEGIN_DECLS

/** BRG_SEAT_MAX_SLOTS: the most storage or goods spaces that are shown. */
#define BRG_SEAT_MAX_SLOTS 8

/** BRG_SEAT_DICE: how many dice a seat has. */
#define BRG_SEAT_DICE 2

/** BrgSeatPurse: what a seat counts. */
typedef enum
{
  BRG_SEAT_SILVER,
  BRG_SEAT_WORKERS,
  BRG_SEAT_SOLD,
  BRG_SEAT_N_COUNTS,
} BrgSeatPurse;

/**
 * BrgSeatContents:
 * @n_dice: how many dice
 * @n_store: how many storage spaces
 * @n_goods: how many goods spaces
 * @n_counts: how many counts
 * @n_classes: how many classes have bonus tiles
 *
 * What lies on a strip. Where seats share things, a strip has only some of them.
 */
typedef struct
{
  guint n_dice;
  guint n_store;
  guint n_goods;
  guint n_counts;
  guint n_classes;
} BrgSeatContents;

/**
 * BrgSeatLayout:
 * @scale: pixels of a unit of all that follows
 * @name: the seat's marker and name
 * @points: its points
 * @dice: its dice
 * @store: its storage spaces
 * @goods: its goods spaces
 * @counts: silver, workers and goods sold: a picture and a number each
 * @bonus: the bonus tiles it has won, one for each class
 *
 * Where the things of a seat lie on its strip.
 */
typedef struct
{
  double scale;
  BrgBox name;
  BrgBox points;
  BrgBox dice[BRG_SEAT_DICE];
  BrgBox store[BRG_SEAT_MAX_SLOTS];
  BrgBox goods[BRG_SEAT_MAX_SLOTS];
  BrgBox counts[BRG_SEAT_N_COUNTS];
  BrgBox bonus[BRG_MAX_CLASSES];
} BrgSeatLayout;

void   brg_seat_layout_measure    (gboolean               compact,
                                   const BrgSeatContents *contents,
                                   double                *width,
                                   double                *height);
double brg_seat_layout_tall_width (const BrgSeatContents *contents,
                                   double                 height);
void   brg_seat_layout_fit        (BrgSeatLayout         *layout,
                                   gboolean               compact,
                                   gboolean               mirrored,
                                   const BrgSeatContents *contents,
                                   double                 width,
                                   double                 height);

G_END_DECLS
