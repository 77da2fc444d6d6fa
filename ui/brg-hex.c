/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-hex.h"

#include <math.h>

/* Where the next space lies over each side: half widths to the right, rows down. */
static const gint8 side_steps[BRG_HEX_N_SIDES][2] = {
  [BRG_HEX_EAST] = { 2, 0 },        [BRG_HEX_SOUTH_EAST] = { 1, 1 },
  [BRG_HEX_SOUTH_WEST] = { -1, 1 }, [BRG_HEX_WEST] = { -2, 0 },
  [BRG_HEX_NORTH_WEST] = { -1, -1 }, [BRG_HEX_NORTH_EAST] = { 1, -1 },
};

/* What a row counts for arrow keys, in half widths: up and down, and to the sides. */
#define ROW_AHEAD 3
#define ROW_ASIDE 6

/**
 * brg_hex_corner:
 * @width: of the hex
 * @corner: from 0, the upper right one, clockwise; any number
 * @x: (out): from the centre
 * @y: (out): from the centre
 */
void
brg_hex_corner (double  width,
                guint   corner,
                double *x,
                double *y)
{
  double radius = width * BRG_HEX_RATIO / 2;
  double angle = G_PI / 3 * (corner % BRG_HEX_N_SIDES) - G_PI / 6;

  *x = radius * cos (angle);
  *y = radius * sin (angle);
}

/**
 * brg_hex_path:
 * @cr: where to add the outline
 * @x: of the centre
 * @y: of the centre
 * @width: of the hex
 */
void
brg_hex_path (cairo_t *cr,
              double   x,
              double   y,
              double   width)
{
  for (guint i = 0; i < BRG_HEX_N_SIDES; i++)
    {
      double dx, dy;

      brg_hex_corner (width, i, &dx, &dy);
      if (i == 0)
        cairo_move_to (cr, x + dx, y + dy);
      else
        cairo_line_to (cr, x + dx, y + dy);
    }
  cairo_close_path (cr);
}

/**
 * brg_hex_contains:
 * @x: from the centre
 * @y: from the centre
 * @width: of the hex
 *
 * Returns: whether the point lies in the hex
 */
gboolean
brg_hex_contains (double x,
                  double y,
                  double width)
{
  double slanted = fabs (x) / 2 + fabs (y) * BRG_HEX_ROW;

  /* The slanted sides are as far from the centre as the upright ones. */
  return fabs (x) <= width / 2 && slanted <= width / 2;
}

/**
 * brg_hex_neighbour:
 * @board: a duchy
 * @space: one of its spaces
 * @side: a side of it
 *
 * Returns: the space behind that side, or -1; a space that is next to @space in another way, such
 *   as along a river, is none
 */
gint
brg_hex_neighbour (const BrgBoard *board,
                   guint           space,
                   BrgHexSide      side)
{
  gint x = board->spaces[space].x + side_steps[side][0];
  gint y = board->spaces[space].y + side_steps[side][1];
  guint other;

  BRG_BITS_FOREACH (other, board->neighbours[space])
    {
      if (board->spaces[other].x == x && board->spaces[other].y == y)
        return (gint) other;
    }

  return -1;
}

/* How far @other is from @space in a direction, or -1 if it lies elsewhere. What lies in the next
 * row, or in the same one, goes before all others that are not much nearer; these count only where
 * there are gaps between islands. */
static gint
distance (const BrgSpace  *space,
          const BrgSpace  *other,
          GtkDirectionType direction,
          gint             column)
{
  gint rows = direction == GTK_DIR_UP ? space->y - other->y : other->y - space->y;
  gint columns = direction == GTK_DIR_LEFT ? space->x - other->x : other->x - space->x;

  if (direction == GTK_DIR_UP || direction == GTK_DIR_DOWN)
    return rows > 0 ? rows * ROW_AHEAD + ABS (other->x - column) : -1;

  return columns > 2 * ABS (rows) ? columns + ABS (rows) * ROW_ASIDE : -1;
}

/**
 * brg_hex_step:
 * @board: a duchy
 * @space: where to start
 * @direction: one of the four arrows
 * @column: (inout): the column, in half widths, that steps up and down keep to; set by steps to the
 *   left and to the right, and where it is not that of @space
 *
 * Returns: where an arrow key leads, or -1 at the border
 */
gint
brg_hex_step (const BrgBoard   *board,
              guint             space,
              GtkDirectionType  direction,
              gint             *column)
{
  gint best = -1;
  gint best_distance = G_MAXINT;

  /* The focus came from elsewhere, or a gap led aside. */
  if (ABS (board->spaces[space].x - *column) > 1)
    *column = board->spaces[space].x;

  for (guint i = 0; i < board->n_spaces; i++)
    {
      gint here = distance (&board->spaces[space], &board->spaces[i], direction, *column);

      if (here > 0 && here < best_distance)
        {
          best = (gint) i;
          best_distance = here;
        }
    }

  if (best >= 0 && (direction == GTK_DIR_LEFT || direction == GTK_DIR_RIGHT))
    *column = board->spaces[best].x;

  return best;
}

/* The corners of what the middles of all spaces lie in, in half widths and rows. */
typedef struct
{
  gint left, right, top, bottom;
} Extents;

static Extents
find_extents (const BrgBoard *board)
{
  Extents extents = { G_MAXINT8, G_MININT8, G_MAXINT8, G_MININT8 };

  for (guint i = 0; i < board->n_spaces; i++)
    {
      extents.left = MIN (extents.left, board->spaces[i].x);
      extents.right = MAX (extents.right, board->spaces[i].x);
      extents.top = MIN (extents.top, board->spaces[i].y);
      extents.bottom = MAX (extents.bottom, board->spaces[i].y);
    }

  return extents;
}

/**
 * brg_hex_measure:
 * @board: a duchy
 * @width: (out): of what its spaces lie in, in widths of one
 * @height: (out): likewise
 */
void
brg_hex_measure (const BrgBoard *board,
                 double         *width,
                 double         *height)
{
  Extents extents = find_extents (board);

  *width = (extents.right - extents.left) / 2.0 + 1;
  *height = (extents.bottom - extents.top) * BRG_HEX_ROW + BRG_HEX_RATIO;
}

/**
 * brg_hex_grid_fit:
 * @grid: (out): how the spaces lie
 * @board: a duchy
 * @width: of the picture
 * @height: of the picture
 *
 * Makes the spaces as large as the picture allows, and puts them in its middle.
 */
void
brg_hex_grid_fit (BrgHexGrid     *grid,
                  const BrgBoard *board,
                  double          width,
                  double          height)
{
  Extents extents = find_extents (board);
  double columns, rows;

  brg_hex_measure (board, &columns, &rows);
  grid->width = MIN (width / columns, height / rows);
  grid->x = width / 2 - (extents.left + extents.right) / 4.0 * grid->width;
  grid->y = height / 2 - (extents.top + extents.bottom) / 2.0 * BRG_HEX_ROW * grid->width;
}

/**
 * brg_hex_grid_centre:
 * @grid: how the spaces lie
 * @space: a space
 * @x: (out): of its centre
 * @y: (out): of its centre
 */
void
brg_hex_grid_centre (const BrgHexGrid *grid,
                     const BrgSpace   *space,
                     double           *x,
                     double           *y)
{
  *x = grid->x + space->x * grid->width / 2;
  *y = grid->y + space->y * grid->width * BRG_HEX_ROW;
}

/**
 * brg_hex_grid_side:
 * @grid: how the spaces lie
 * @space: a space
 * @side: one of its sides
 * @x: (out): of the side's middle
 * @y: (out): of the side's middle
 */
void
brg_hex_grid_side (const BrgHexGrid *grid,
                   const BrgSpace   *space,
                   BrgHexSide        side,
                   double           *x,
                   double           *y)
{
  brg_hex_grid_centre (grid, space, x, y);
  *x += side_steps[side][0] * grid->width / 4;
  *y += side_steps[side][1] * grid->width * BRG_HEX_ROW / 2;
}
