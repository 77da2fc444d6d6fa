/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-border-painter.h"

#include <math.h>

#include "ui/brg-lettering.h"
#include "ui/brg-parchment.h"
#include "ui/brg-token-ground.h"

/* Of the width of a hex: how far a post stands off the corner between its two spaces. */
#define POST_OFFSET 0.27

/* How many dots mark the way from one space of a path to the next. */
#define N_DOTS 3

/* Where on the way from space to space dots and bridges lie: over the edge, so that what is printed
 * on spaces and tiles stays free. */
#define EDGE_FROM 0.42
#define EDGE_TO   0.58

/* Smaller posts have no room for their number. */
#define MIN_NUMBERED 13

/* ---- posts and bonus tiles ---- */

/* A tower with three merlons. */
static void
tower_path (cairo_t *cr,
            double   x,
            double   y,
            double   size)
{
  double left = x - size * 0.40, top = y - size * 0.50;
  double step = size * 0.80 / 5, notch = size * 0.17;

  cairo_move_to (cr, left, y + size * 0.46);
  for (guint i = 0; i < 6; i++)
    {
      double low = top + notch;

      cairo_line_to (cr, left + step * i, i % 2 == 0 ? top : low);
      if (i < 5)
        cairo_line_to (cr, left + step * (i + 1), i % 2 == 0 ? top : low);
    }
  cairo_line_to (cr, left + size * 0.80, y + size * 0.46);
  cairo_close_path (cr);
}

static void
paint_tower (cairo_t          *cr,
             const BrgPalette *palette,
             gboolean          linked,
             double            x,
             double            y,
             double            size)
{
  tower_path (cr, x, y, size);
  brg_colour_set (cr, linked ? palette->seal : palette->paper, 1);
  cairo_fill_preserve (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, MAX (1, size * (linked ? 0.13 : 0.08)));
  brg_colour_set (cr, linked ? palette->gold : palette->print, 1);
  cairo_stroke (cr);
}

/**
 * brg_border_paint_post:
 * @cr: where to paint
 * @palette: the colours
 * @number: what it is called, from 1
 * @linked: whether it is linked with another
 * @x: of the centre
 * @y: of the centre
 * @size: of the post
 */
void
brg_border_paint_post (cairo_t          *cr,
                       const BrgPalette *palette,
                       guint             number,
                       gboolean          linked,
                       double            x,
                       double            y,
                       double            size)
{
  paint_tower (cr, palette, linked, x, y, size);
  if (size < MIN_NUMBERED)
    return;

  brg_colour_set (cr, linked ? 0xfdf6e6 : palette->print, 1);
  brg_letter_paint_number (cr, (gint) number, x, y + size * 0.10, size * 0.62);
}

/**
 * brg_border_paint_tile:
 * @cr: where to paint
 * @palette: the colours
 * @points: what it brings
 * @box: where it lies
 *
 * Paints a bonus tile.
 */
void
brg_border_paint_tile (cairo_t          *cr,
                       const BrgPalette *palette,
                       gint              points,
                       const BrgBox     *box)
{
  double y = brg_box_middle_y (box);

  brg_parchment_path (cr, box->x, box->y, box->width, box->height, box->height * 0.18);
  brg_colour_set (cr, palette->paper, 1);
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, MAX (1, box->height * 0.05));
  brg_colour_set (cr, palette->print, 0.8);
  cairo_stroke (cr);
  paint_tower (cr, palette, TRUE, box->x + box->height * 0.5, y, box->height * 0.58);
  brg_colour_set (cr, palette->print, 1);
  brg_letter_paint_number (cr, points, box->x + box->height * 1.16, y, box->height * 0.66);
}

/* ---- on a duchy ---- */

static gboolean
find_centre (const BrgDuchySheet *sheet,
             BrgBorderPlace       place,
             guint               *space,
             double              *x,
             double              *y)
{
  gint found = brg_board_find_space (sheet->board, place.row, place.column);

  if (found < 0)
    return FALSE;

  *space = (guint) found;
  brg_hex_grid_centre (&sheet->grid, &sheet->board->spaces[found], x, y);
  return TRUE;
}

/**
 * brg_border_place_post:
 * @catalogue: the posts
 * @sheet: a duchy
 * @post: one of the posts
 * @x: (out): of its centre
 * @y: (out): of its centre
 *
 * Finds where a post stands: outside the duchy, at the corner between the two spaces it touches.
 *
 * Returns: %FALSE if the duchy has no such spaces
 */
gboolean
brg_border_place_post (const BrgBorderCatalogue *catalogue,
                       const BrgDuchySheet      *sheet,
                       guint                     post,
                       double                   *x,
                       double                   *y)
{
  const BrgBorderPlace *places = catalogue->posts[post].places;
  double ax, ay, bx, by;
  guint first, second;

  if (!find_centre (sheet, places[0], &first, &ax, &ay)
      || !find_centre (sheet, places[1], &second, &bx, &by))
    return FALSE;

  for (guint side = 0; side < BRG_HEX_N_SIDES; side++)
    {
      double width = sheet->grid.width;
      double ox, oy, length;

      if (brg_hex_neighbour (sheet->board, first, side) >= 0)
        continue;
      brg_hex_grid_side (&sheet->grid, &sheet->board->spaces[first], side, &ox, &oy);
      ox = 2 * ox - ax;
      oy = 2 * oy - ay;
      if (hypot (ox - bx, oy - by) > width * 1.1)
        continue;

      /* The spaces and the place that neither covers meet in that corner. */
      *x = (ax + bx + ox) / 3;
      *y = (ay + by + oy) / 3;
      length = hypot (ox - *x, oy - *y);
      *x += (ox - *x) / length * width * POST_OFFSET;
      *y += (oy - *y) / length * width * POST_OFFSET;
      return TRUE;
    }

  return FALSE;
}

typedef void (*PaintStep) (cairo_t          *cr,
                           const BrgPalette *palette,
                           double            width,
                           double            ax,
                           double            ay,
                           double            bx,
                           double            by);

/* Each step of a path, from space to space. */
static void
paint_steps (cairo_t                  *cr,
             const BrgPalette         *palette,
             const BrgBorderCatalogue *catalogue,
             const BrgDuchySheet      *sheet,
             guint                     path,
             PaintStep                 paint)
{
  const BrgBorderPlace *places = catalogue->paths[path].places;
  double ax = 0, ay = 0, bx, by;
  guint space;

  for (guint i = 0; i < BRG_PATH_SPACES; i++)
    {
      if (!find_centre (sheet, places[i], &space, &bx, &by))
        return;
      if (i > 0)
        paint (cr, palette, sheet->grid.width, ax, ay, bx, by);
      ax = bx;
      ay = by;
    }
}

static void
paint_dots (cairo_t          *cr,
            const BrgPalette *palette,
            double            width,
            double            ax,
            double            ay,
            double            bx,
            double            by)
{
  for (guint i = 0; i < N_DOTS; i++)
    {
      double part = EDGE_FROM + (EDGE_TO - EDGE_FROM) * i / (N_DOTS - 1);

      cairo_new_sub_path (cr);
      cairo_arc (cr, ax + (bx - ax) * part, ay + (by - ay) * part, MAX (1.1, width * 0.04), 0,
                 2 * G_PI);
    }
  brg_colour_set (cr, palette->paper, 0.95);
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, MAX (0.6, width * 0.018));
  brg_colour_set (cr, palette->print, 0.85);
  cairo_stroke (cr);
}

/**
 * brg_border_paint_trail:
 * @cr: where to paint
 * @palette: the colours
 * @catalogue: the paths
 * @sheet: a duchy
 * @path: one of the paths
 *
 * Paints a path that is to be covered yet: dots from space to space.
 */
void
brg_border_paint_trail (cairo_t                  *cr,
                        const BrgPalette         *palette,
                        const BrgBorderCatalogue *catalogue,
                        const BrgDuchySheet      *sheet,
                        guint                     path)
{
  paint_steps (cr, palette, catalogue, sheet, path, paint_dots);
}

static void
paint_bridge (cairo_t          *cr,
            const BrgPalette *palette,
            double            width,
            double            ax,
            double            ay,
            double            bx,
            double            by)
{
  cairo_move_to (cr, ax + (bx - ax) * EDGE_FROM, ay + (by - ay) * EDGE_FROM);
  cairo_line_to (cr, ax + (bx - ax) * EDGE_TO, ay + (by - ay) * EDGE_TO);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, MAX (3.4, width * 0.19));
  brg_colour_set (cr, 0x2b2320, 0.95);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, MAX (2, width * 0.12));
  brg_colour_set (cr, palette->gold, 1);
  cairo_stroke (cr);
}

/**
 * brg_border_paint_bridges:
 * @cr: where to paint
 * @palette: the colours
 * @catalogue: the paths
 * @sheet: a duchy
 * @path: one of the paths
 *
 * Paints a path that links its posts: bridges from tile to tile.
 */
void
brg_border_paint_bridges (cairo_t                  *cr,
                       const BrgPalette         *palette,
                       const BrgBorderCatalogue *catalogue,
                       const BrgDuchySheet      *sheet,
                       guint                     path)
{
  paint_steps (cr, palette, catalogue, sheet, path, paint_bridge);
}
