/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-help-painter.h"

#include "ui/brg-board-painter.h"
#include "ui/brg-lettering.h"
#include "ui/brg-token-painter.h"

/* Of the size of a tile. */
#define GAP 0.18
#define SMALL 0.72
#define SIGN 0.42
#define BOARD_HEX 0.86

#define BOARD_MARGIN 12

/* ---- how large things are ---- */

static void
measure_item (const BrgHelpScene *self,
              const BrgHelpItem  *item,
              double             *width,
              double             *height)
{
  double hex = self->size * BOARD_HEX;

  *width = self->size;
  *height = self->size;
  switch (item->kind)
    {
    case BRG_HELP_ITEM_BOARD:
      brg_hex_measure (item->board->board, width, height);
      *width = *width * hex + 2 * BOARD_MARGIN;
      *height = *height * hex + 2 * BOARD_MARGIN;
      break;

    case BRG_HELP_ITEM_TILE:
    case BRG_HELP_ITEM_SLOT:
      *height = self->size * BRG_HEX_RATIO;
      break;

    case BRG_HELP_ITEM_SIGN:
      *width = self->size * SIGN * MAX (1.0, (double) g_utf8_strlen (item->name, -1) * 0.6);
      break;

    case BRG_HELP_ITEM_DIE:
    case BRG_HELP_ITEM_WHITE_DIE:
    case BRG_HELP_ITEM_GOODS:
    case BRG_HELP_ITEM_COIN:
    case BRG_HELP_ITEM_MARKER:
    case BRG_HELP_ITEM_BONUS:
    default:
      *width = self->size * SMALL;
    }
}

/**
 * brg_help_scene_measure:
 * @self: what a picture shows
 * @width: (out): how much room it takes
 * @height: (out): likewise
 */
void
brg_help_scene_measure (const BrgHelpScene *self,
                        double             *width,
                        double             *height)
{
  *width = self->items->len > 1 ? self->size * GAP * (self->items->len - 1) : 0;
  *height = 0;
  for (guint i = 0; i < self->items->len; i++)
    {
      double across, along;

      measure_item (self, self->items->pdata[i], &across, &along);
      *width += across;
      *height = MAX (*height, along);
    }
}

/* ---- painting ---- */

static void
paint_lit (cairo_t            *cr,
           const BrgPalette   *palette,
           const BrgHelpBoard *board,
           double              width,
           double              height)
{
  BrgHexGrid grid;
  guint space;

  brg_board_fit (&grid, board->board, width, height);
  cairo_set_line_width (cr, MAX (2, grid.width * 0.07));
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  BRG_BITS_FOREACH (space, board->lit)
    {
      double x, y;

      brg_hex_grid_centre (&grid, &board->board->spaces[space], &x, &y);
      brg_hex_path (cr, x, y, grid.width * 0.96);
      brg_colour_set (cr, palette->gold, 1);
      cairo_stroke (cr);
    }
}

static void
paint_board (const BrgHelpScene *self,
             cairo_t            *cr,
             const BrgPalette   *palette,
             const BrgHelpBoard *board,
             double              x,
             double              y)
{
  double width, height;

  brg_hex_measure (board->board, &width, &height);
  width = width * self->size * BOARD_HEX + 2 * BOARD_MARGIN;
  height = height * self->size * BOARD_HEX + 2 * BOARD_MARGIN;

  cairo_save (cr);
  cairo_translate (cr, x - width / 2, y - height / 2);
  brg_board_paint_print (cr, palette, board->board, self->tiles, width, height);
  brg_board_paint_pieces (cr, palette, board->board, self->tiles, board->tiles, width, height);
  paint_lit (cr, palette, board, width, height);
  cairo_restore (cr);
}

static void
paint_die (cairo_t           *cr,
           const BrgPalette  *palette,
           const BrgHelpItem *item,
           double             x,
           double             y,
           double             size)
{
  const BrgPlayerPaint *player = brg_palette_get_player (palette, 0);
  gboolean white = item->kind == BRG_HELP_ITEM_WHITE_DIE;

  brg_token_paint_die (cr, palette, item->number, white ? palette->paper : player->colour,
                       white ? palette->print : player->ink, x, y, size);
}

static void
paint_tile (const BrgHelpScene *self,
            cairo_t            *cr,
            const BrgPalette   *palette,
            const BrgHelpItem  *item,
            double              x,
            double              y)
{
  double width = self->size * 0.92;
  BrgTileFace face;

  if (item->kind == BRG_HELP_ITEM_SLOT)
    {
      brg_tile_paint_slot (cr, palette, *item->name != '\0' ? item->name : NULL, x, y, width);
      return;
    }

  brg_tile_face_init (&face, self->tiles, item->number);
  brg_tile_paint (cr, palette, &face, x, y, width);
}

/* Of several that are alike one is shown, with their number. */
static void
paint_counted (cairo_t           *cr,
               const BrgPalette  *palette,
               const BrgHelpItem *item,
               double             x,
               double             y,
               double             size)
{
  if (item->kind == BRG_HELP_ITEM_GOODS)
    brg_token_paint_goods (cr, palette, item->name, x, y, size);
  else
    brg_token_paint_coin (cr, palette, item->name, x, y, size);
  if (item->number > 1)
    brg_token_paint_count (cr, palette, (gint) item->number, x, y, size);
}

static void
paint_item (const BrgHelpScene *self,
            cairo_t            *cr,
            const BrgPalette   *palette,
            const BrgHelpItem  *item,
            guint32             ink,
            double              x,
            double              y)
{
  double small = self->size * SMALL;

  switch (item->kind)
    {
    case BRG_HELP_ITEM_TILE:
    case BRG_HELP_ITEM_SLOT:
      paint_tile (self, cr, palette, item, x, y);
      break;

    case BRG_HELP_ITEM_GOODS:
    case BRG_HELP_ITEM_COIN:
      paint_counted (cr, palette, item, x, y, small);
      break;

    case BRG_HELP_ITEM_MARKER:
      brg_token_paint_marker (cr, palette, (item->number - 1) % BRG_MAX_SEATS, x, y,
                              small);
      break;

    case BRG_HELP_ITEM_BONUS:
      brg_token_paint_bonus (cr, palette, item->name, (gint) item->number, x, y, small);
      break;

    case BRG_HELP_ITEM_SIGN:
      brg_colour_set (cr, ink, 1);
      brg_letter_paint (cr, item->name, x, y, self->size * SIGN);
      break;

    case BRG_HELP_ITEM_BOARD:
      paint_board (self, cr, palette, item->board, x, y);
      break;

    case BRG_HELP_ITEM_DIE:
    case BRG_HELP_ITEM_WHITE_DIE:
    default:
      paint_die (cr, palette, item, x, y, small);
    }
}

/**
 * brg_help_scene_paint:
 * @self: what a picture shows
 * @cr: where to paint
 * @palette: the colours
 * @ink: of signs between the things, as 0xRRGGBB
 * @width: of the picture, whose middle the things stand in
 * @height: of the picture
 */
void
brg_help_scene_paint (const BrgHelpScene *self,
                      cairo_t            *cr,
                      const BrgPalette   *palette,
                      guint32             ink,
                      double              width,
                      double              height)
{
  double across, along, x;

  brg_help_scene_measure (self, &across, &along);
  x = (width - across) / 2;
  for (guint i = 0; i < self->items->len; i++)
    {
      measure_item (self, self->items->pdata[i], &across, &along);
      paint_item (self, cr, palette, self->items->pdata[i], ink, x + across / 2, height / 2);
      x += across + self->size * GAP;
    }
}
