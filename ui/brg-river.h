/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/brg-hex.h"
#include "ui/brg-palette.h"

G_BEGIN_DECLS

/** BRG_RIVER_WIDTH: of the water, in widths of a hex. */
#define BRG_RIVER_WIDTH 0.25

/**
 * BrgRiverCourse:
 * @x: of the ends and the two points that bend it, as cairo_curve_to() takes them; in widths of a
 *   hex, as for a #BrgHexGrid of width 1 at 0, 0
 * @y: likewise
 *
 * How a river flows, from the side of one space to the side of another.
 */
typedef struct
{
  double x[4];
  double y[4];
} BrgRiverCourse;

void   brg_river_find_courses (const BrgBoard       *board,
                               BrgRiverCourse        courses[BRG_BOARD_MAX_RIVERS]);
void   brg_river_get_point    (const BrgRiverCourse *course,
                               double                at,
                               double               *x,
                               double               *y);
double brg_river_measure      (const BrgRiverCourse *course);
void   brg_river_paint_all    (cairo_t              *cr,
                               const BrgPalette     *palette,
                               const BrgBoard       *board,
                               const BrgHexGrid     *grid);

G_END_DECLS
