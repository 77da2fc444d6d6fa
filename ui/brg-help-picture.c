/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-help-picture.h"

#include <math.h>

#include "ui/brg-help-painter.h"
#include "ui/brg-layer.h"
#include "ui/brg-style.h"

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
  GPtrArray *expansions;
  BrgHelpScene scene;
};

G_DEFINE_FINAL_TYPE (BrgHelpPicture, brg_help_picture, GTK_TYPE_WIDGET)

/* Signs have the colour of the words around them. */
static guint32
get_ink (GtkWidget *widget)
{
  GdkRGBA colour;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &colour);

  return (guint32) (colour.red * 255) << 16 | (guint32) (colour.green * 255) << 8
         | (guint32) (colour.blue * 255);
}

static void
paint_cb (cairo_t  *cr,
          gpointer  data)
{
  BrgHelpPicture *self = data;
  GtkWidget *widget = data;
  BrgPalette palette = *brg_style_get_palette ();

  palette.expansions = self->expansions;
  brg_help_scene_paint (&self->scene, cr, &palette, get_ink (widget),
                        gtk_widget_get_width (widget), gtk_widget_get_height (widget));
}

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

  brg_help_scene_measure (&BRG_HELP_PICTURE (widget)->scene, &width, &height);
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
  g_ptr_array_unref (self->scene.items);
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
  brg_style_watch (self, G_CALLBACK (repaint));
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
  self->scene.tiles = book->tiles;
  self->expansions = book->expansions != NULL ? g_ptr_array_ref (book->expansions) : NULL;
  self->scene.items = g_ptr_array_ref ((GPtrArray *) items);
  self->scene.size = size;

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
