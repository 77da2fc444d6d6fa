/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-help-picture.h"

#include <adwaita.h>
#include <math.h>

#include "ui/brg-board-painter.h"
#include "ui/brg-layer.h"
#include "ui/brg-lettering.h"
#include "ui/brg-token-painter.h"

/* Of the size of a thing. */
#define GAP 0.18
#define SMALL 0.72
#define SIGN 0.42
#define BOARD_HEX 0.86
#define BOARD_MARGIN 12

/**
 * BrgHelpPicture:
 *
 * Things of the table in a row. Pictures of the game do not mirror.
 */
struct _BrgHelpPicture
{
  GtkWidget parent_instance;

  BrgLayer *layer;
  BrgRuleset *ruleset;
  const BrgTileCatalogue *tiles;
  GPtrArray *expansions;
  GPtrArray *items;
  double size;
};

G_DEFINE_FINAL_TYPE (BrgHelpPicture, brg_help_picture, GTK_TYPE_WIDGET)

/* ---- how large things are ---- */

/* Of the hexes alone, in widths of one. */
static void
measure_board (const BrgBoard *board,
               double         *width,
               double         *height)
{
  gint left = G_MAXINT, right = G_MININT, low = 0;

  for (guint i = 0; i < board->n_spaces; i++)
    {
      left = MIN (left, board->spaces[i].x);
      right = MAX (right, board->spaces[i].x);
      low = MAX (low, board->spaces[i].y);
    }
  *width = (right - left) / 2.0 + 1;
  *height = (low - 1) * BRG_HEX_ROW + BRG_HEX_RATIO;
}

static void
measure_item (BrgHelpPicture    *self,
              const BrgHelpItem *item,
              double            *width,
              double            *height)
{
  double hex = self->size * BOARD_HEX;

  *width = self->size;
  *height = self->size;
  switch (item->kind)
    {
    case BRG_HELP_ITEM_BOARD:
      measure_board (item->board->board, width, height);
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

static void
measure_all (BrgHelpPicture *self,
             double         *width,
             double         *height)
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
paint_board (BrgHelpPicture     *self,
             cairo_t            *cr,
             const BrgPalette   *palette,
             const BrgHelpBoard *board,
             double              x,
             double              y,
             double              width,
             double              height)
{
  cairo_save (cr);
  cairo_translate (cr, x - width / 2, y - height / 2);
  brg_board_paint_print (cr, palette, board->board, self->tiles, width, height);
  brg_board_paint_pieces (cr, palette, board->board, self->tiles, board->tiles, width, height);
  paint_lit (cr, palette, board, width, height);
  cairo_restore (cr);
}

static void
paint_sign (cairo_t    *cr,
            GtkWidget  *widget,
            const char *sign,
            double      x,
            double      y,
            double      size)
{
  GdkRGBA colour;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &colour);
  gdk_cairo_set_source_rgba (cr, &colour);
  brg_letter_paint (cr, sign, x, y, size);
}

static void
paint_die (cairo_t           *cr,
           const BrgPalette  *palette,
           const BrgHelpItem *item,
           double             x,
           double             y,
           double             size)
{
  const BrgPlayerPaint *player = brg_palette_get_player (NULL, 0);
  gboolean white = item->kind == BRG_HELP_ITEM_WHITE_DIE;

  brg_token_paint_die (cr, palette, item->number, white ? palette->paper : player->colour,
                       white ? 0x33291f : player->ink, x, y, size);
}

static void
paint_tile (BrgHelpPicture   *self,
            cairo_t          *cr,
            const BrgPalette *palette,
            guint             kind,
            double            x,
            double            y)
{
  BrgTileFace face;

  brg_tile_face_init (&face, self->tiles, kind);
  brg_tile_paint (cr, palette, &face, x, y, self->size * 0.92);
}

static void
paint_item (BrgHelpPicture    *self,
            cairo_t           *cr,
            const BrgPalette  *palette,
            const BrgHelpItem *item,
            double             x,
            double             y,
            double             width,
            double             height)
{
  double small = self->size * SMALL;

  switch (item->kind)
    {
    case BRG_HELP_ITEM_TILE:
      paint_tile (self, cr, palette, item->number, x, y);
      break;

    case BRG_HELP_ITEM_SLOT:
      brg_tile_paint_slot (cr, palette, *item->name != '\0' ? item->name : NULL, x, y,
                           self->size * 0.92);
      break;

    case BRG_HELP_ITEM_GOODS:
      brg_token_paint_goods (cr, palette, item->name, x, y, small);
      break;

    case BRG_HELP_ITEM_COIN:
      brg_token_paint_coin (cr, palette, item->name, x, y, small);
      break;

    case BRG_HELP_ITEM_MARKER:
      brg_token_paint_marker (cr, palette, brg_palette_get_player (NULL, item->number - 1), x, y,
                              small);
      break;

    case BRG_HELP_ITEM_BONUS:
      brg_token_paint_bonus (cr, palette, item->name, (gint) item->number, x, y, small);
      break;

    case BRG_HELP_ITEM_SIGN:
      paint_sign (cr, GTK_WIDGET (self), item->name, x, y, self->size * SIGN);
      break;

    case BRG_HELP_ITEM_BOARD:
      paint_board (self, cr, palette, item->board, x, y, width, height);
      break;

    case BRG_HELP_ITEM_DIE:
    case BRG_HELP_ITEM_WHITE_DIE:
    default:
      paint_die (cr, palette, item, x, y, small);
    }

  if ((item->kind == BRG_HELP_ITEM_GOODS || item->kind == BRG_HELP_ITEM_COIN) && item->number > 1)
    brg_token_paint_count (cr, palette, (gint) item->number, x, y, small);
}

static void
paint_cb (cairo_t  *cr,
          gpointer  data)
{
  BrgHelpPicture *self = data;
  BrgPalette palette
      = *brg_palette_get (adw_style_manager_get_dark (adw_style_manager_get_default ()));
  double width, height, x;

  palette.expansions = self->expansions;
  measure_all (self, &width, &height);
  x = (gtk_widget_get_width (GTK_WIDGET (self)) - width) / 2;
  for (guint i = 0; i < self->items->len; i++)
    {
      const BrgHelpItem *item = self->items->pdata[i];
      double across, along;

      measure_item (self, item, &across, &along);
      paint_item (self, cr, &palette, item, x + across / 2,
                  gtk_widget_get_height (GTK_WIDGET (self)) / 2.0, across, along);
      x += across + self->size * GAP;
    }
}

/* ---- the object ---- */

static void
brg_help_picture_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  BrgHelpPicture *self = BRG_HELP_PICTURE (widget);
  graphene_rect_t bounds
      = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                            (float) gtk_widget_get_height (widget));

  brg_layer_snapshot (self->layer, widget, snapshot, &bounds, paint_cb, self);
}

static void
brg_help_picture_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  double width, height;

  measure_all (BRG_HELP_PICTURE (widget), &width, &height);
  *minimum = *natural = (int) ceil (orientation == GTK_ORIENTATION_HORIZONTAL ? width : height);
}

static void
repaint (BrgHelpPicture *self)
{
  brg_layer_invalidate (self->layer);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
brg_help_picture_css_changed (GtkWidget         *widget,
                              GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (brg_help_picture_parent_class)->css_changed (widget, change);

  repaint (BRG_HELP_PICTURE (widget));
}

static void
brg_help_picture_finalize (GObject *object)
{
  BrgHelpPicture *self = BRG_HELP_PICTURE (object);

  brg_layer_free (self->layer);
  g_ptr_array_unref (self->items);
  g_clear_pointer (&self->expansions, g_ptr_array_unref);
  brg_ruleset_unref (self->ruleset);

  G_OBJECT_CLASS (brg_help_picture_parent_class)->finalize (object);
}

static void
brg_help_picture_class_init (BrgHelpPictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = brg_help_picture_finalize;

  widget_class->snapshot = brg_help_picture_snapshot;
  widget_class->measure = brg_help_picture_measure;
  widget_class->css_changed = brg_help_picture_css_changed;
  gtk_widget_class_set_css_name (widget_class, "helppicture");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
brg_help_picture_init (BrgHelpPicture *self)
{
  self->layer = brg_layer_new ();
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark", G_CALLBACK (repaint),
                           self, G_CONNECT_SWAPPED);
}

/**
 * brg_help_picture_new:
 * @book: what the picture stands in
 * @items: (element-type BrgHelpItem): what it shows, which must not change
 * @size: of a tile, in pixels
 *
 * Returns: (transfer floating): the picture; it has no words
 */
GtkWidget *
brg_help_picture_new (const BrgHelpBook *book,
                      const GPtrArray   *items,
                      double             size)
{
  BrgHelpPicture *self = g_object_new (BRG_TYPE_HELP_PICTURE, NULL);

  self->ruleset = brg_ruleset_ref (book->ruleset);
  self->tiles = book->tiles;
  self->expansions = book->expansions != NULL ? g_ptr_array_ref (book->expansions) : NULL;
  self->items = g_ptr_array_ref ((GPtrArray *) items);
  self->size = size;

  return GTK_WIDGET (self);
}

/**
 * brg_help_picture_new_tile:
 * @book: what the picture stands in
 * @kind: a kind of tile
 * @size: of the tile, in pixels
 *
 * Returns: (transfer floating): a picture of the tile; it has no words
 */
GtkWidget *
brg_help_picture_new_tile (const BrgHelpBook *book,
                           guint              kind,
                           double             size)
{
  g_autoptr (GPtrArray) items
      = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_help_item_free);

  g_ptr_array_add (items, brg_help_item_new (BRG_HELP_ITEM_TILE, NULL, kind));
  return brg_help_picture_new (book, items, size);
}
