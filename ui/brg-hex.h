/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "core/duchy/brg-board.h"

G_BEGIN_DECLS

/** BRG_HEX_RATIO: height of a hex of width 1 that stands on a corner. */
#define BRG_HEX_RATIO 1.1547005383792515

/** BRG_HEX_ROW: from the centre of a row to the next one's, for hexes of width 1. */
#define BRG_HEX_ROW 0.8660254037844386

/**
 * BrgHexSide: the sides of a hex, clockwise. Side n runs from corner n to corner n + 1; corner 0
 * is the upper right one.
 */
typedef enum
{
  BRG_HEX_EAST,
  BRG_HEX_SOUTH_EAST,
  BRG_HEX_SOUTH_WEST,
  BRG_HEX_WEST,
  BRG_HEX_NORTH_WEST,
  BRG_HEX_NORTH_EAST,
  BRG_HEX_N_SIDES,
} BrgHexSide;

/**
 * BrgHexGrid:
 * @x: of the centre of a space at 0, 0
 * @y: likewise
 * @width: of a hex
 *
 * How a board's spaces lie on a picture.
 */
typedef struct
{
  double x;
  double y;
  double width;
} BrgHexGrid;

void     brg_hex_corner      (double            width,
                              guint             corner,
                              double           *x,
                              double           *y);
void     brg_hex_path        (cairo_t          *cr,
                              double            x,
                              double            y,
                              double            width);
gboolean brg_hex_contains    (double            x,
                              double            y,
                              double            width);
gint     brg_hex_neighbour   (const BrgBoard   *board,
                              guint             space,
                              BrgHexSide        side);
gint     brg_hex_step        (const BrgBoard   *board,
                              guint             space,
                              GtkDirectionType  direction,
                              gint             *column);
void     brg_hex_measure     (const BrgBoard   *board,
                              double           *width,
                              double           *height);
void     brg_hex_grid_fit    (BrgHexGrid       *grid,
                              const BrgBoard   *board,
                              double            width,
                              double            height);
void     brg_hex_grid_centre (const BrgHexGrid *grid,
                              const BrgSpace   *space,
                              double           *x,
                              double           *y);
void     brg_hex_grid_side   (const BrgHexGrid *grid,
                              const BrgSpace   *space,
                              BrgHexSide        side,
                              double           *x,
                              double           *y);

G_END_DECLS
