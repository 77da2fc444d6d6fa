/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-board-painter.h"

#include <math.h>

#include "ui/brg-emblems.h"
#include "ui/brg-lettering.h"
#include "ui/brg-parchment.h"
#include "ui/brg-pattern.h"
#include "ui/brg-river.h"
#include "ui/brg-stamp.h"
#include "ui/brg-tile-painter.h"
#include "ui/brg-token-painter.h"

/* Narrower spaces than this hold their die number and nothing else. */
#define BRG_BOARD_EMBLEM_MIN_WIDTH 34

/* Smaller dice than this show a numeral, since pips would run together. */
#define BRG_BOARD_PIPS_MIN_SIZE 19

/**
 * brg_board_fit:
 * @grid: (out): how the spaces lie
 * @board: a duchy
 * @width: of the picture
 * @height: of the picture
 *
 * Makes the spaces as large as the sheet allows.
 */
void
brg_board_fit (BrgHexGrid     *grid,
               const BrgBoard *board,
               double          width,
               double          height)
{
  double margin = 8 + MIN (width, height) * 0.022;

  brg_hex_grid_fit (grid, board, MAX (width - 2 * margin, 1), MAX (height - 2 * margin, 1));
  grid->x += margin;
  grid->y += margin;
}

static gboolean
is_on_coast (const BrgBoard *board,
             guint           space)
{
  for (guint side = 0; side < BRG_HEX_N_SIDES; side++)
    if (brg_hex_neighbour (board, space, side) < 0)
      return TRUE;

  return FALSE;
}

static void
paint_coast (cairo_t          *cr,
             const BrgPalette *palette,
             const BrgBoard   *board,
             const BrgHexGrid *grid)
{
  const double rims[] = { 1.15, 1.10 };
  const guint32 colours[] = { palette->shore, palette->dark && !palette->flat ? 0x4c4133
                                                                              : palette->path };

  for (guint rim = 0; rim < G_N_ELEMENTS (rims); rim++)
    {
      for (guint i = 0; i < board->n_spaces; i++)
        {
          double x, y;

          if (!is_on_coast (board, i))
            continue;
          brg_hex_grid_centre (grid, &board->spaces[i], &x, &y);
          brg_hex_path (cr, x, y, grid->width * rims[rim]);
        }
      brg_colour_set (cr, colours[rim], 1);
      cairo_fill (cr);
    }
}

/* All that the look of a space's land depends on. */
typedef struct
{
  const BrgPalette *palette;
  const BrgClassPaint *paint;
  double width;
} BrgLandLook;

/* Inside a region there is only a fine seam from space to space; around it, a path will cover it. */
static void
paint_seam (cairo_t          *cr,
            const BrgPalette *palette,
            double            width)
{
  brg_hex_path (cr, 0, 0, width);
  cairo_set_line_width (cr, MAX (0.8, width * 0.022));
  brg_colour_set (cr, palette->flat ? 0x000000 : palette->dark ? 0x14100c : 0x3a2a14,
                  palette->flat ? 1 : 0.34);
  cairo_stroke (cr);
}

/* The ground is a little wider than the space, so that no gap shows between grounds on whole
 * pixels. */
static void
paint_land_look (cairo_t       *cr,
                 gconstpointer  data)
{
  const BrgLandLook *look = data;
  gboolean flat = look->palette->flat;
  guint32 colour = look->paint->space;
  double half = look->width * BRG_HEX_RATIO / 2;
  cairo_pattern_t *light = cairo_pattern_create_linear (0, -half, 0, half);

  brg_colour_add_stop (light, 0, brg_colour_mix (colour, 0xffffff, flat ? 0 : 0.10), 1);
  brg_colour_add_stop (light, 1, brg_colour_mix (colour, 0x241608, flat ? 0 : 0.06), 1);
  brg_hex_path (cr, 0, 0, look->width + 2);
  cairo_set_source (cr, light);
  cairo_fill (cr);
  cairo_pattern_destroy (light);

  brg_hex_path (cr, 0, 0, look->width + 0.5);
  brg_pattern_fill (cr, look->palette, look->paint, colour, MAX (look->width / 4.4, 7));
  paint_seam (cr, look->palette, look->width);
}

/* All spaces of one class. */
static void
paint_lands (cairo_t             *cr,
             const BrgPalette    *palette,
             const BrgClassPaint *paint,
             const BrgBoard      *board,
             BrgBits              spaces,
             const BrgHexGrid    *grid)
{
  BrgLandLook look = { palette, paint, grid->width };
  g_autofree char *name = g_strdup_printf ("land %u %x %d %.2f", palette->flags, paint->space,
                                           paint->pattern, grid->width);
  guint space;

  BRG_BITS_FOREACH (space, spaces)
    {
      double x, y;

      brg_hex_grid_centre (grid, &board->spaces[space], &x, &y);
      brg_stamp_paint (cr, name, x, y, grid->width * BRG_HEX_RATIO / 2 + 2, paint_land_look,
                       &look);
    }
}

/* The round ends of thin lines need no fine corners, which would cost much. */
static void
set_round_ends (cairo_t *cr)
{
  cairo_set_tolerance (cr, 0.4);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
}

static void
add_side (cairo_t *cr,
          double   x,
          double   y,
          double   width,
          guint    side)
{
  double ax, ay, bx, by;

  brg_hex_corner (width, side, &ax, &ay);
  brg_hex_corner (width, side + 1, &bx, &by);
  cairo_move_to (cr, x + ax, y + ay);
  cairo_line_to (cr, x + bx, y + by);
}

/* Whether a side of a space lies at the edge of its region; @other is what lies behind it, or -1. */
static gboolean
is_edge (const BrgBoard *board,
         guint           space,
         gint            other)
{
  return other < 0 || board->spaces[other].region != board->spaces[space].region;
}

/* The sides between regions, each once. */
static void
add_sides (cairo_t          *cr,
           const BrgBoard   *board,
           const BrgHexGrid *grid,
           guint             space)
{
  double x, y;

  brg_hex_grid_centre (grid, &board->spaces[space], &x, &y);
  for (guint side = 0; side < BRG_HEX_N_SIDES; side++)
    {
      gint other = brg_hex_neighbour (board, space, side);

      if (other <= (gint) space && is_edge (board, space, other))
        add_side (cr, x, y, grid->width, side);
    }
}

/* A path runs between regions. */
static void
paint_paths (cairo_t          *cr,
             const BrgPalette *palette,
             const BrgBoard   *board,
             const BrgHexGrid *grid)
{
  cairo_save (cr);
  set_round_ends (cr);
  for (guint i = 0; i < board->n_spaces; i++)
    add_sides (cr, board, grid, i);
  if (palette->flat)
    {
      cairo_set_line_width (cr, MAX (4, grid->width * 0.12));
      brg_colour_set (cr, 0x000000, 1);
      cairo_stroke_preserve (cr);
    }
  cairo_set_line_width (cr, MAX (2, grid->width * 0.075));
  brg_colour_set (cr, palette->path, 1);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* All that the look of a space's number depends on. */
typedef struct
{
  guint32 paper;
  guint32 print;
  double edge_strength;
  guint number;
  double size;
} BrgNumberLook;

static void
paint_number_look (cairo_t       *cr,
                   gconstpointer  data)
{
  const BrgNumberLook *look = data;
  double size = look->size, half = size / 2;

  brg_parchment_path (cr, -half, -half, size, size, size * 0.22);
  brg_colour_set (cr, look->paper, 0.94);
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, MAX (0.7, size * 0.045));
  brg_colour_set (cr, look->print, look->edge_strength);
  cairo_stroke (cr);
  brg_colour_set (cr, look->print, 1);
  if (size < BRG_BOARD_PIPS_MIN_SIZE)
    brg_letter_paint_number (cr, (gint) look->number, 0, 0, size * 0.92);
  else
    brg_token_paint_pips (cr, look->number, 0, 0, size);
}

static void
paint_number (cairo_t          *cr,
              const BrgPalette *palette,
              guint             number,
              double            x,
              double            y,
              double            size)
{
  BrgNumberLook look = { palette->paper, palette->print, palette->flat ? 1 : 0.55, number, size };
  g_autofree char *name = g_strdup_printf ("number %u %u %.2f", palette->flags, number, size);

  if (palette->dark && !palette->flat)
    look.paper = brg_colour_mix (palette->paper, palette->parchment, 0.1);

  brg_stamp_paint (cr, name, x, y, size * 0.55, paint_number_look, &look);
}

/* Where patterns are strong, the emblem lies on a plain disc. */
static void
paint_printed_emblem (cairo_t             *cr,
                      const BrgPalette    *palette,
                      const BrgClassPaint *paint,
                      double               x,
                      double               y,
                      double               size)
{
  BrgEmblemInks inks;

  if (palette->flags & BRG_PALETTE_PATTERNS)
    {
      cairo_arc (cr, x, y, size * 0.56, 0, 2 * G_PI);
      brg_colour_set (cr, paint->space, 1);
      cairo_fill (cr);
    }
  inks.ink = brg_colour_mix (paint->space, palette->dark ? 0x080504 : 0x2b1c10, 0.78);
  inks.light = brg_colour_mix (paint->space, 0xffffff, palette->dark ? 0.40 : 0.5);
  inks.accent = brg_colour_mix (paint->space, 0x2b1c10, 0.35);
  if (palette->flat)
    {
      inks.ink = brg_colour_get_ink (paint->space);
      inks.light = paint->space;
      inks.accent = paint->space;
    }
  brg_emblem_paint (cr, paint->emblem, &inks, x, y, size, palette->flat ? 1 : 0.8);
}

static void
paint_printed (cairo_t             *cr,
               const BrgPalette    *palette,
               const BrgClassPaint *paint,
               guint                number,
               double               x,
               double               y,
               double               width)
{
  if (width < BRG_BOARD_EMBLEM_MIN_WIDTH)
    {
      paint_number (cr, palette, number, x, y, width * 0.5);
      return;
    }

  paint_printed_emblem (cr, palette, paint, x, y - width * 0.215, width * 0.44);
  paint_number (cr, palette, number, x, y + width * 0.235, width * 0.37);
}

static const BrgClassPaint *
paint_of (const BrgPalette       *palette,
          const BrgTileCatalogue *catalogue,
          const BrgSpace         *space)
{
  return brg_palette_get_class (palette, catalogue->classes[space->colour].name);
}

/**
 * brg_board_paint_print:
 * @cr: where to paint
 * @palette: the colours
 * @board: a duchy
 * @catalogue: the kinds of tiles
 * @width: of the picture
 * @height: of the picture
 *
 * Paints what is printed: the sheet, the spaces with their colours and die numbers.
 */
void
brg_board_paint_print (cairo_t                *cr,
                       const BrgPalette       *palette,
                       const BrgBoard         *board,
                       const BrgTileCatalogue *catalogue,
                       double                  width,
                       double                  height)
{
  BrgHexGrid grid;
  double x, y;

  brg_board_fit (&grid, board, width, height);
  brg_parchment_sheet (cr, palette, 0, 0, width, height);
  paint_coast (cr, palette, board, &grid);
  brg_river_paint_all (cr, palette, board, &grid);

  for (guint i = 0; i < catalogue->n_classes; i++)
    paint_lands (cr, palette, brg_palette_get_class (palette, catalogue->classes[i].name), board,
                 board->colours[i], &grid);
  paint_paths (cr, palette, board, &grid);
  for (guint i = 0; i < board->n_spaces; i++)
    {
      brg_hex_grid_centre (&grid, &board->spaces[i], &x, &y);
      paint_printed (cr, palette, paint_of (palette, catalogue, &board->spaces[i]),
                     board->spaces[i].die, x, y, grid.width);
    }
}

static void
add_border (cairo_t          *cr,
            const BrgBoard   *board,
            const BrgHexGrid *grid,
            guint             space)
{
  double x, y;

  brg_hex_grid_centre (grid, &board->spaces[space], &x, &y);
  for (guint side = 0; side < BRG_HEX_N_SIDES; side++)
    if (is_edge (board, space, brg_hex_neighbour (board, space, side)))
      add_side (cr, x, y, grid->width * 0.985, side);
}

/* A bronze line runs round each region that is completed; gold is for what can be chosen. */
static void
paint_completed (cairo_t          *cr,
                 const BrgPalette *palette,
                 const BrgBoard   *board,
                 const BrgHexGrid *grid,
                 BrgBits           covered)
{
  guint space;

  for (guint region = 0; region < board->n_regions; region++)
    {
      if ((board->regions[region] & ~covered) != 0)
        continue;
      BRG_BITS_FOREACH (space, board->regions[region])
        add_border (cr, board, grid, space);
    }
  cairo_save (cr);
  set_round_ends (cr);
  cairo_set_line_width (cr, MAX (1.6, grid->width * 0.06));
  brg_colour_set (cr, 0x4a3310, 0.9);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, MAX (1, grid->width * 0.036));
  brg_colour_set (cr, palette->bronze, 1);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/**
 * brg_board_paint_pieces:
 * @cr: where to paint
 * @palette: the colours
 * @board: a duchy
 * @catalogue: the kinds of tiles
 * @tiles: the kind on each space; 0 is none
 * @width: of the picture
 * @height: of the picture
 *
 * Paints the tiles that lie on the board, and a line round each completed region. A tile without a
 * colour has that of its space.
 */
void
brg_board_paint_pieces (cairo_t                *cr,
                        const BrgPalette       *palette,
                        const BrgBoard         *board,
                        const BrgTileCatalogue *catalogue,
                        const guint8           *tiles,
                        double                  width,
                        double                  height)
{
  BrgHexGrid grid;
  BrgBits covered = 0;

  brg_board_fit (&grid, board, width, height);
  for (guint i = 0; i < board->n_spaces; i++)
    {
      BrgTileFace face;
      double x, y;

      if (tiles[i] == 0)
        continue;
      covered |= BRG_BIT (i);
      brg_hex_grid_centre (&grid, &board->spaces[i], &x, &y);
      brg_tile_face_init (&face, catalogue, tiles[i]);
      if (catalogue->kinds[tiles[i]].tile_class == BRG_CLASS_WILD)
        face.class_name = catalogue->classes[board->spaces[i].colour].name;
      brg_tile_paint (cr, palette, &face, x, y, grid.width * 0.955);
    }
  paint_completed (cr, palette, board, &grid, covered);
}
