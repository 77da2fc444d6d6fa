/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-river.h"

#include <math.h>

/* All lengths are in widths of a hex. */
#define BANK_WIDTH 0.07

/* From wave to wave on the water, and how long one is. */
#define WAVE_STEP   0.17
#define WAVE_LENGTH 0.13


static void
add_course (cairo_t              *cr,
            const BrgRiverCourse *course,
            const BrgHexGrid     *grid)
{
  double x[4], y[4];

  for (guint i = 0; i < 4; i++)
    {
      x[i] = grid->x + course->x[i] * grid->width;
      y[i] = grid->y + course->y[i] * grid->width;
    }
  cairo_move_to (cr, x[0], y[0]);
  cairo_curve_to (cr, x[1], y[1], x[2], y[2], x[3], y[3]);
}

/* A wave lies across the way of the water. */
static void
add_wave (cairo_t              *cr,
          const BrgRiverCourse *course,
          const BrgHexGrid     *grid,
          double                at,
          double                aside)
{
  double x, y, next_x, next_y, angle;

  brg_river_get_point (course, at - 0.01, &x, &y);
  brg_river_get_point (course, at + 0.01, &next_x, &next_y);
  angle = atan2 (next_y - y, next_x - x);

  cairo_save (cr);
  cairo_translate (cr, grid->x + (x + next_x) / 2 * grid->width,
                   grid->y + (y + next_y) / 2 * grid->width);
  cairo_scale (cr, grid->width, grid->width);
  cairo_rotate (cr, angle);
  cairo_move_to (cr, -WAVE_LENGTH / 2, aside);
  cairo_curve_to (cr, -WAVE_LENGTH / 6, aside - 0.05, WAVE_LENGTH / 6, aside + 0.05,
                  WAVE_LENGTH / 2, aside);
  cairo_restore (cr);
}

static void
add_waves (cairo_t              *cr,
           const BrgRiverCourse *course,
           const BrgHexGrid     *grid)
{
  guint n = (guint) MAX (1, brg_river_measure (course) / WAVE_STEP);
  for (guint i = 0; i < n; i++)
    add_wave (cr, course, grid, (i + 0.5) / n, i % 2 == 0 ? -0.05 : 0.05);
}

static void
stroke (cairo_t *cr,
        double   width,
        guint32  colour,
        double   strength)
{
  cairo_set_line_width (cr, width);
  brg_colour_set (cr, colour, strength);
  cairo_stroke (cr);
}

/**
 * brg_river_paint_all:
 * @cr: where to paint
 * @palette: the colours
 * @board: a duchy
 * @grid: how its spaces lie
 *
 * Paints the rivers of a duchy: water between two banks, with waves on it that tell it from a path
 * without its colour.
 */
void
brg_river_paint_all (cairo_t          *cr,
                     const BrgPalette *palette,
                     const BrgBoard   *board,
                     const BrgHexGrid *grid)
{
  guint32 water = brg_palette_get_class (palette, "ship")->space;
  guint32 bank = palette->flat ? palette->edge : palette->shore;
  guint32 wave = palette->flat ? 0x000000 : brg_colour_mix (water, 0xffffff, 0.55);
  double width = grid->width;
  BrgRiverCourse courses[BRG_BOARD_MAX_RIVERS];

  if (board->n_rivers == 0)
    return;

  brg_river_find_courses (board, courses);
  cairo_save (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  for (guint i = 0; i < board->n_rivers; i++)
    add_course (cr, &courses[i], grid);
  stroke (cr, (BRG_RIVER_WIDTH + 2 * BANK_WIDTH) * width, bank, palette->flat ? 1 : 0.8);
  for (guint i = 0; i < board->n_rivers; i++)
    add_course (cr, &courses[i], grid);
  stroke (cr, BRG_RIVER_WIDTH * width, water, 1);
  for (guint i = 0; i < board->n_rivers; i++)
    add_waves (cr, &courses[i], grid);
  stroke (cr, MAX (0.7, 0.028 * width), wave, 0.9);
  cairo_restore (cr);
}
