/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-miniature-painter.h"

#include "core/duchy/brg-duchy-state.h"
#include "core/duchy/brg-duchy-variant.h"
#include "ui/brg-lettering.h"
#include "ui/brg-parchment.h"
#include "ui/brg-pattern.h"
#include "ui/brg-river.h"
#include "ui/brg-seat-model.h"
#include "ui/brg-token-painter.h"

#define MARGIN 7
#define GAP    5
#define MARK   13

/* How wide a duchy is for its height. */
#define DUCHY_RATIO 1.1

/* A part of the picture. */
typedef struct
{
  double x;
  double y;
  double width;
  double height;
} Cell;

/* ---- the room of a seat ---- */

/* The number of columns with which duchies are largest. */
static guint
find_columns (guint  n,
              double width,
              double height)
{
  guint best = 1;
  double best_size = 0;

  for (guint columns = 1; columns <= n; columns++)
    {
      guint rows = (n + columns - 1) / columns;
      double size = MIN (width / columns, height / rows * DUCHY_RATIO);

      if (size > best_size)
        {
          best = columns;
          best_size = size;
        }
    }

  return best;
}

static void
get_cell (guint  place,
          guint  n,
          double width,
          double height,
          Cell  *cell)
{
  double inner_width = MAX (width - 2 * MARGIN, 1);
  double inner_height = MAX (height - 2 * MARGIN, 1);
  guint columns = find_columns (n, inner_width, inner_height);
  guint rows = (n + columns - 1) / columns;

  cell->width = MAX ((inner_width - GAP * (columns - 1)) / columns, 1);
  cell->height = MAX ((inner_height - GAP * (rows - 1)) / rows, 1);
  cell->x = MARGIN + (cell->width + GAP) * (place % columns);
  cell->y = MARGIN + (cell->height + GAP) * (place / columns);
}

/* ---- a duchy ---- */

static void
paint_space (cairo_t             *cr,
             const BrgPalette    *palette,
             const BrgClassPaint *paint,
             gboolean             covered,
             double               x,
             double               y,
             double               width)
{
  guint32 ground = covered ? paint->tile : brg_colour_mix (paint->space, palette->parchment, 0.62);

  brg_hex_path (cr, x, y, width * 0.94);
  brg_colour_set (cr, ground, 1);
  cairo_fill (cr);
  if (palette->flags & BRG_PALETTE_PATTERNS)
    {
      brg_hex_path (cr, x, y, width * 0.94);
      brg_pattern_fill (cr, palette, paint, ground, MAX (width / 2.5, 5));
    }
  brg_hex_path (cr, x, y, width * 0.94);
  cairo_set_line_width (cr, covered ? 1 : 0.5);
  if (palette->flat)
    brg_colour_set (cr, palette->edge, covered ? 1 : 0.5);
  else
    brg_colour_set (cr, brg_colour_mix (paint->tile, 0x1c120a, 0.6), covered ? 0.9 : 0.35);
  cairo_stroke (cr);
}

static void
paint_duchy (cairo_t              *cr,
             const BrgPalette     *palette,
             const BrgDuchyTables *tables,
             const BrgDuchy       *duchy,
             const Cell           *cell)
{
  const BrgBoard *board = brg_board_of (tables, duchy);
  BrgHexGrid grid;

  brg_hex_grid_fit (&grid, board, cell->width, cell->height);
  brg_river_paint_all (cr, palette, board, &grid);
  for (guint i = 0; i < board->n_spaces; i++)
    {
      guint tile = duchy->tiles[i];
      guint class = tile != 0 ? tables->tiles.kinds[tile].tile_class : BRG_CLASS_WILD;
      double x, y;

      if (class == BRG_CLASS_WILD)
        class = board->spaces[i].colour;
      brg_hex_grid_centre (&grid, &board->spaces[i], &x, &y);
      paint_space (cr, palette,
                   brg_palette_get_class (palette, tables->tiles.classes[class].name), tile != 0,
                   x, y, grid.width);
    }
}

/* ---- a seat ---- */

static void
paint_points (cairo_t              *cr,
              const BrgPalette     *palette,
              guint                 player,
              gint                  points,
              const Cell           *cell)
{
  double y = cell->height / 2;
  double size = MIN (cell->width, cell->height) * 0.4;

  brg_token_paint_marker (cr, palette, player, cell->width / 2 - size * 0.7, y, size);
  brg_colour_set (cr, palette->ink, 1);
  brg_letter_paint_number (cr, points, cell->width / 2 + size * 0.7, y, size * 0.8);
}

static guint
find_player (const BrgRuleset *ruleset,
             guint             seat)
{
  return brg_palette_find_player (brg_setup_get_seat_option (ruleset->setup, seat, "colour"), seat);
}

/* One for each who builds there. */
static void
paint_markers (cairo_t          *cr,
               const BrgPalette *palette,
               const BrgRuleset *ruleset,
               guint             seat)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);
  double y = MARK / 2.0;

  for (guint other = seat; other < ruleset->n_seats; other++)
    if (brg_seat_are_partners (tables, seat, other))
      {
        brg_token_paint_marker (cr, palette, find_player (ruleset, other), MARK / 2.0, y, MARK);
        y += MARK + 1;
      }
}

static void
paint_seat (cairo_t           *cr,
            const BrgPalette  *palette,
            const BrgRuleset  *ruleset,
            const BrgPosition *position,
            guint              seat,
            const Cell        *cell)
{
  cairo_save (cr);
  cairo_translate (cr, cell->x, cell->y);
  if (ruleset->variant != &brg_duchy_variant)
    paint_points (cr, palette, find_player (ruleset, seat),
                  ruleset->variant->score (ruleset, position, seat), cell);
  else
    {
      const BrgDuchyTables *tables = brg_duchy_tables (ruleset);

      paint_duchy (cr, palette, tables, brg_duchy_of (tables, position, seat), cell);
      paint_markers (cr, palette, ruleset, seat);
    }
  cairo_restore (cr);
}

/* Who builds on a duchy that somebody before has is shown there. */
static gboolean
has_cell (const BrgRuleset *ruleset,
          guint             seat)
{
  for (guint other = 0; ruleset->variant == &brg_duchy_variant && other < seat; other++)
    if (brg_seat_are_partners (brg_duchy_tables (ruleset), seat, other))
      return FALSE;

  return TRUE;
}

/**
 * brg_miniature_paint:
 * @cr: where to paint, from 0, 0
 * @palette: the colours
 * @ruleset: the rules
 * @position: a position of a game
 * @width: of the picture
 * @height: of the picture
 *
 * Paints a small picture of a game, by which it is known again: what everybody has built. A game
 * that is not the board game shows the points.
 */
void
brg_miniature_paint (cairo_t           *cr,
                     const BrgPalette  *palette,
                     const BrgRuleset  *ruleset,
                     const BrgPosition *position,
                     double             width,
                     double             height)
{
  guint n = 0;

  brg_parchment_sheet (cr, palette, 0, 0, width, height);
  for (guint seat = 0; seat < ruleset->n_seats; seat++)
    n += has_cell (ruleset, seat) ? 1 : 0;
  for (guint seat = 0, place = 0; seat < ruleset->n_seats; seat++)
    {
      Cell cell;

      if (!has_cell (ruleset, seat))
        continue;
      get_cell (place++, n, width, height, &cell);
      paint_seat (cr, palette, ruleset, position, seat, &cell);
    }
}
