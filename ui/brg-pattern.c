/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-pattern.h"

#include <math.h>

/* Each draws the mark of one cell, whose centre is x, y. */

static void
brick (cairo_t *cr,
       double   x,
       double   y,
       double   step)
{
  cairo_move_to (cr, x - step / 2, y - step / 4);
  cairo_line_to (cr, x + step / 2, y - step / 4);
  cairo_move_to (cr, x, y - step / 4);
  cairo_line_to (cr, x, y + step / 4);
}

static void
cross (cairo_t *cr,
       double   x,
       double   y,
       double   step)
{
  double arm = step * 0.2;

  cairo_move_to (cr, x - arm, y);
  cairo_line_to (cr, x + arm, y);
  cairo_move_to (cr, x, y - arm);
  cairo_line_to (cr, x, y + arm * 1.4);
}

static void
tuft (cairo_t *cr,
      double   x,
      double   y,
      double   step)
{
  double reach = step * 0.2;

  cairo_move_to (cr, x - reach, y - reach * 0.7);
  cairo_line_to (cr, x - reach * 0.2, y + reach * 0.7);
  cairo_move_to (cr, x, y - reach * 1.3);
  cairo_line_to (cr, x, y + reach * 0.7);
  cairo_move_to (cr, x + reach, y - reach * 0.7);
  cairo_line_to (cr, x + reach * 0.2, y + reach * 0.7);
}

static void
pebble (cairo_t *cr,
        double   x,
        double   y,
        double   step)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x, y, step * 0.15, 0, 2 * G_PI);
}

static void
wave (cairo_t *cr,
      double   x,
      double   y,
      double   step)
{
  cairo_move_to (cr, x - step / 2, y);
  cairo_curve_to (cr, x - step / 4, y - step * 0.28, x - step / 4, y - step * 0.28, x, y);
  cairo_curve_to (cr, x + step / 4, y + step * 0.28, x + step / 4, y + step * 0.28, x + step / 2, y);
}

static void
lattice (cairo_t *cr,
         double   x,
         double   y,
         double   step)
{
  cairo_move_to (cr, x - step / 2, y);
  cairo_line_to (cr, x, y - step / 2);
  cairo_line_to (cr, x + step / 2, y);
}

typedef void (*BrgCellFunc) (cairo_t *cr,
                             double   x,
                             double   y,
                             double   step);

static const BrgCellFunc cells[] = {
  [BRG_PATTERN_BRICKS] = brick,   [BRG_PATTERN_CROSSES] = cross, [BRG_PATTERN_GRASS] = tuft,
  [BRG_PATTERN_PEBBLES] = pebble, [BRG_PATTERN_WAVES] = wave,    [BRG_PATTERN_LATTICE] = lattice,
};

/**
 * brg_pattern_paint:
 * @cr: where to paint, clipped, with its source and line width set
 * @pattern: the marks
 * @x: of the centre
 * @y: of the centre
 * @reach: how far from the centre to paint
 * @step: from one mark to the next
 *
 * Paints marks on a grid that does not depend on the centre, so that neighbours join.
 */
void
brg_pattern_paint (cairo_t    *cr,
                   BrgPattern  pattern,
                   double      x,
                   double      y,
                   double      reach,
                   double      step)
{
  gint first_row = (gint) floor ((y - reach) / (step / 2));
  gint last_row = (gint) ceil ((y + reach) / (step / 2));
  gint first_column = (gint) floor ((x - reach) / step) - 1;
  gint last_column = (gint) ceil ((x + reach) / step);

  if (pattern == BRG_PATTERN_PLAIN)
    return;

  for (gint row = first_row; row <= last_row; row++)
    {
      double shift = row & 1 ? step / 2 : 0;

      for (gint column = first_column; column <= last_column; column++)
        cells[pattern](cr, column * step + shift, row * step / 2, step);
    }
  cairo_stroke (cr);
}
