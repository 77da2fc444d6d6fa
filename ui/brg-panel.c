/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-panel.h"

#include "ui/brg-parchment.h"

/* How much smaller than designed a panel may become. */
#define BRG_PANEL_MIN_SCALE 0.5

/**
 * BrgPanel:
 *
 * What an expansion adds to a seat or to the table: a sheet with pictures and spots on it. It is
 * designed for one size; boxes of the design become pixels of whatever size it has, and are
 * mirrored where people read from right to left. Where it is wider than designed, the rest stays
 * empty.
 *
 * A subclass made with the property `claims` of #BrgView sets the design and adds its spots and
 * notes when it is made.
 */
typedef struct
{
  double width;
  double height;
  GPtrArray *spots;
  GArray *boxes;
} BrgPanelPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (BrgPanel, brg_panel, BRG_TYPE_VIEW)

static void
brg_panel_paint_sheet (BrgView          *view,
                       cairo_t          *cr,
                       const BrgPalette *palette,
                       double            width,
                       double            height)
{
  brg_parchment_sheet (cr, palette, 0, 0, width, height);
}

static void
brg_panel_measure (GtkWidget      *widget,
                   GtkOrientation  orientation,
                   int             for_size,
                   int            *minimum,
                   int            *natural,
                   int            *minimum_baseline,
                   int            *natural_baseline)
{
  BrgPanelPrivate *priv = brg_panel_get_instance_private (BRG_PANEL (widget));
  double size = orientation == GTK_ORIENTATION_HORIZONTAL ? priv->width : priv->height;

  *minimum = (int) (size * BRG_PANEL_MIN_SCALE);
  *natural = (int) size;
  *minimum_baseline = -1;
  *natural_baseline = -1;
}

static void
brg_panel_size_allocate (GtkWidget *widget,
                         int        width,
                         int        height,
                         int        baseline)
{
  BrgPanel *self = BRG_PANEL (widget);
  BrgPanelPrivate *priv = brg_panel_get_instance_private (self);

  for (guint i = 0; i < priv->spots->len; i++)
    {
      BrgBox box = brg_panel_place (self, &g_array_index (priv->boxes, BrgBox, i));

      brg_box_allocate (&box, 0, 1, g_ptr_array_index (priv->spots, i));
    }
}

static void
brg_panel_direction_changed (GtkWidget        *widget,
                             GtkTextDirection  previous)
{
  for (guint i = 0; i < BRG_VIEW_N_LAYERS; i++)
    brg_view_invalidate (BRG_VIEW (widget), i);
  gtk_widget_queue_allocate (widget);
}

static void
brg_panel_finalize (GObject *object)
{
  BrgPanelPrivate *priv = brg_panel_get_instance_private (BRG_PANEL (object));

  g_ptr_array_unref (priv->spots);
  g_array_unref (priv->boxes);

  G_OBJECT_CLASS (brg_panel_parent_class)->finalize (object);
}

static void
brg_panel_class_init (BrgPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = brg_panel_finalize;

  widget_class->measure = brg_panel_measure;
  widget_class->size_allocate = brg_panel_size_allocate;
  widget_class->direction_changed = brg_panel_direction_changed;

  BRG_VIEW_CLASS (klass)->paint[BRG_VIEW_PRINT] = brg_panel_paint_sheet;

  gtk_widget_class_set_css_name (widget_class, "panel");
}

static void
brg_panel_init (BrgPanel *self)
{
  BrgPanelPrivate *priv = brg_panel_get_instance_private (self);

  priv->width = 160;
  priv->height = 40;
  priv->spots = g_ptr_array_new ();
  priv->boxes = g_array_new (FALSE, FALSE, sizeof (BrgBox));
}

/**
 * brg_panel_set_title:
 * @self: a panel
 * @title: its translated name, which a screen reader says
 */
void
brg_panel_set_title (BrgPanel   *self,
                     const char *title)
{
  g_return_if_fail (BRG_IS_PANEL (self));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
}

/**
 * brg_panel_set_design:
 * @self: a panel
 * @width: for which its boxes are meant, in pixels of a small window
 * @height: likewise
 *
 * Without a word it is 160 wide and 40 high.
 */
void
brg_panel_set_design (BrgPanel *self,
                      double    width,
                      double    height)
{
  BrgPanelPrivate *priv = brg_panel_get_instance_private (self);

  g_return_if_fail (BRG_IS_PANEL (self));
  g_return_if_fail (width > 0 && height > 0);

  priv->width = width;
  priv->height = height;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/**
 * brg_panel_place:
 * @self: a panel
 * @box: a part of its design
 *
 * Returns: where that part lies now, in pixels from the panel's upper left corner
 */
BrgBox
brg_panel_place (BrgPanel     *self,
                 const BrgBox *box)
{
  BrgPanelPrivate *priv = brg_panel_get_instance_private (self);
  double width = gtk_widget_get_width (GTK_WIDGET (self));
  double height = gtk_widget_get_height (GTK_WIDGET (self));
  double scale = MIN (width / priv->width, height / priv->height);
  BrgBox place = { box->x * scale, box->y * scale, box->width * scale, box->height * scale };

  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    place.x = width - place.x - place.width;

  return place;
}

static void
keep_spot (BrgPanel     *self,
           GtkWidget    *spot,
           const BrgBox *box)
{
  BrgPanelPrivate *priv = brg_panel_get_instance_private (self);

  g_ptr_array_add (priv->spots, spot);
  g_array_append_vals (priv->boxes, box, 1);
}

/**
 * brg_panel_add_spot:
 * @self: a panel
 * @shape: the spot's outline
 * @box: where it lies in the design
 *
 * Returns: (transfer none): a new spot for something that can be pointed at, hidden until it is
 *   shown with a subject; to be kept as long as the panel is
 */
GtkWidget *
brg_panel_add_spot (BrgPanel     *self,
                    BrgSpotShape  shape,
                    const BrgBox *box)
{
  GtkWidget *spot;

  g_return_val_if_fail (BRG_IS_PANEL (self), NULL);

  spot = brg_view_add_spot (BRG_VIEW (self), shape, BRG_NO_SUBJECT);
  keep_spot (self, spot, box);

  return spot;
}

/**
 * brg_panel_add_note:
 * @self: a panel
 * @box: where it lies in the design
 *
 * Returns: (transfer none): a new note for something that has words but can never be pointed at; to
 *   be kept as long as the panel is
 */
GtkWidget *
brg_panel_add_note (BrgPanel     *self,
                    const BrgBox *box)
{
  GtkWidget *note;

  g_return_val_if_fail (BRG_IS_PANEL (self), NULL);

  brg_view_add_notes (BRG_VIEW (self), &note, 1);
  keep_spot (self, note, box);

  return note;
}

/**
 * brg_panel_set_position:
 * @self: a panel
 * @ruleset: the rules of the game
 * @position: what to show
 */
void
brg_panel_set_position (BrgPanel          *self,
                        BrgRuleset        *ruleset,
                        const BrgPosition *position)
{
  g_return_if_fail (BRG_IS_PANEL (self));

  brg_view_set_ruleset (BRG_VIEW (self), ruleset);
  if (BRG_PANEL_GET_CLASS (self)->set_position != NULL)
    BRG_PANEL_GET_CLASS (self)->set_position (self, position);
}
