/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-view.h"

#include "ui/brg-layer.h"
#include "ui/brg-spot-focus.h"
#include "ui/brg-style.h"

/**
 * BrgView:
 *
 * A part of the table: painted layers with spots and notes over them. It is empty until it has a
 * ruleset. What it shows and where is its subclass's to say.
 */
typedef struct
{
  BrgClaims *claims;
  BrgRuleset *ruleset;
  GPtrArray *expansions;
  BrgLayer *layers[BRG_VIEW_N_LAYERS];
} BrgViewPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (BrgView, brg_view, GTK_TYPE_WIDGET)

enum
{
  PROP_CLAIMS = 1,
  N_PROPERTIES
};

static GParamSpec *properties[N_PROPERTIES];

typedef struct
{
  BrgView         *view;
  BrgViewPaintFunc paint;
} Painting;

static void
paint_layer (cairo_t  *cr,
             gpointer  data)
{
  const Painting *painting = data;
  BrgViewPrivate *priv = brg_view_get_instance_private (painting->view);
  BrgPalette palette = *brg_style_get_palette ();

  palette.expansions = priv->expansions;
  painting->paint (painting->view, cr, &palette,
                   gtk_widget_get_width (GTK_WIDGET (painting->view)),
                   gtk_widget_get_height (GTK_WIDGET (painting->view)));
}

static void
brg_view_snapshot (GtkWidget   *widget,
                   GtkSnapshot *snapshot)
{
  BrgView *self = BRG_VIEW (widget);
  BrgViewPrivate *priv = brg_view_get_instance_private (self);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget),
                                               gtk_widget_get_height (widget));

  if (priv->ruleset == NULL)
    return;

  for (guint i = 0; i < BRG_VIEW_N_LAYERS; i++)
    {
      Painting painting = { self, BRG_VIEW_GET_CLASS (self)->paint[i] };

      if (painting.paint != NULL)
        brg_layer_snapshot (priv->layers[i], widget, snapshot, &bounds, paint_layer, &painting);
    }

  GTK_WIDGET_CLASS (brg_view_parent_class)->snapshot (widget, snapshot);
}

static void
invalidate_all_cb (BrgView *self)
{
  for (guint i = 0; i < BRG_VIEW_N_LAYERS; i++)
    brg_view_invalidate (self, i);
}

static void
brg_view_set_property (GObject      *object,
                       guint         id,
                       const GValue *value,
                       GParamSpec   *pspec)
{
  BrgViewPrivate *priv = brg_view_get_instance_private (BRG_VIEW (object));

  switch (id)
    {
    case PROP_CLAIMS:
      priv->claims = g_value_dup_object (value);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
brg_view_dispose (GObject *object)
{
  BrgViewPrivate *priv = brg_view_get_instance_private (BRG_VIEW (object));
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&priv->claims);
  g_clear_pointer (&priv->ruleset, brg_ruleset_unref);
  g_clear_pointer (&priv->expansions, g_ptr_array_unref);

  G_OBJECT_CLASS (brg_view_parent_class)->dispose (object);
}

static void
brg_view_finalize (GObject *object)
{
  BrgViewPrivate *priv = brg_view_get_instance_private (BRG_VIEW (object));

  for (guint i = 0; i < BRG_VIEW_N_LAYERS; i++)
    brg_layer_free (priv->layers[i]);

  G_OBJECT_CLASS (brg_view_parent_class)->finalize (object);
}

/* Home and End. */
static gboolean
end_cb (GtkWidget *widget,
        GVariant  *last,
        gpointer   data)
{
  return brg_spot_focus_end (widget, g_variant_get_boolean (last));
}

static void
brg_view_class_init (BrgViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->set_property = brg_view_set_property;
  object_class->dispose = brg_view_dispose;
  object_class->finalize = brg_view_finalize;

  widget_class->snapshot = brg_view_snapshot;
  widget_class->focus = brg_spot_focus_move;

  /* Where the spots are claimed. */
  properties[PROP_CLAIMS] = g_param_spec_object ("claims", NULL, NULL, BRG_TYPE_CLAIMS,
                                                 G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY
                                                 | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Home, 0, end_cb, "b", FALSE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_Home, 0, end_cb, "b", FALSE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_End, 0, end_cb, "b", TRUE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_End, 0, end_cb, "b", TRUE);
}

static void
brg_view_init (BrgView *self)
{
  BrgViewPrivate *priv = brg_view_get_instance_private (self);

  for (guint i = 0; i < BRG_VIEW_N_LAYERS; i++)
    priv->layers[i] = brg_layer_new ();
  brg_style_watch (self, G_CALLBACK (invalidate_all_cb));
}

/**
 * brg_view_get_ruleset:
 * @self: a view
 *
 * Returns: (transfer none) (nullable): the rules of the game it shows
 */
BrgRuleset *
brg_view_get_ruleset (BrgView *self)
{
  BrgViewPrivate *priv = brg_view_get_instance_private (self);

  g_return_val_if_fail (BRG_IS_VIEW (self), NULL);

  return priv->ruleset;
}

/**
 * brg_view_set_ruleset:
 * @self: a view
 * @ruleset: the rules of the game it shows
 *
 * With other rules than before everything is measured and painted again.
 *
 * Returns: whether they are other rules
 */
gboolean
brg_view_set_ruleset (BrgView    *self,
                      BrgRuleset *ruleset)
{
  BrgViewPrivate *priv = brg_view_get_instance_private (self);

  g_return_val_if_fail (BRG_IS_VIEW (self), FALSE);

  if (ruleset == priv->ruleset)
    return FALSE;

  g_clear_pointer (&priv->ruleset, brg_ruleset_unref);
  priv->ruleset = brg_ruleset_ref (ruleset);
  invalidate_all_cb (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));

  return TRUE;
}

/**
 * brg_view_get_expansions:
 * @self: a view
 *
 * Returns: (transfer none) (nullable) (element-type BrgExpansionUi): the expansions at the table
 */
GPtrArray *
brg_view_get_expansions (BrgView *self)
{
  BrgViewPrivate *priv = brg_view_get_instance_private (self);

  g_return_val_if_fail (BRG_IS_VIEW (self), NULL);

  return priv->expansions;
}

/**
 * brg_view_set_expansions:
 * @self: a view without a ruleset
 * @expansions: (nullable) (element-type BrgExpansionUi): the expansions at the table, which paint
 *   what is their own; not to be changed any more
 */
void
brg_view_set_expansions (BrgView   *self,
                         GPtrArray *expansions)
{
  BrgViewPrivate *priv = brg_view_get_instance_private (self);

  g_return_if_fail (BRG_IS_VIEW (self));
  g_return_if_fail (priv->ruleset == NULL);

  g_clear_pointer (&priv->expansions, g_ptr_array_unref);
  if (expansions != NULL)
    priv->expansions = g_ptr_array_ref (expansions);
}

/**
 * brg_view_invalidate:
 * @self: a view
 * @layer: what has changed
 *
 * Has a layer painted again. A new size, scale or theme needs no word.
 */
void
brg_view_invalidate (BrgView      *self,
                     BrgViewLayer  layer)
{
  BrgViewPrivate *priv = brg_view_get_instance_private (self);

  g_return_if_fail (BRG_IS_VIEW (self));
  g_return_if_fail (layer < BRG_VIEW_N_LAYERS);

  brg_layer_invalidate (priv->layers[layer]);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * brg_view_find_place:
 * @self: a view
 * @name: of a place that cannot be pointed at
 * @owner: whose it is: a seat, or %BRG_NO_SEAT
 * @box: (out): where it is on the view, in pixels
 *
 * Returns: whether the place is on this view
 */
gboolean
brg_view_find_place (BrgView    *self,
                     const char *name,
                     guint       owner,
                     BrgBox     *box)
{
  BrgViewPrivate *priv = brg_view_get_instance_private (self);
  BrgViewClass *klass;

  g_return_val_if_fail (BRG_IS_VIEW (self), FALSE);

  klass = BRG_VIEW_GET_CLASS (self);
  return priv->ruleset != NULL && klass->find_place != NULL
         && klass->find_place (self, name, owner, box) && box->width > 0;
}

/**
 * brg_view_get_picture:
 * @self: a view
 * @layer: one of its layers
 *
 * Returns: (transfer none) (nullable): the layer as it was last shown; it is not changed any more
 */
cairo_surface_t *
brg_view_get_picture (BrgView      *self,
                      BrgViewLayer  layer)
{
  BrgViewPrivate *priv = brg_view_get_instance_private (self);

  g_return_val_if_fail (BRG_IS_VIEW (self), NULL);
  g_return_val_if_fail (layer < BRG_VIEW_N_LAYERS, NULL);

  return brg_layer_get_picture (priv->layers[layer]);
}

/**
 * brg_view_add_spot:
 * @self: a view
 * @shape: the spot's outline
 * @subject: what it stands for, or %BRG_NO_SUBJECT: it is hidden then
 *
 * Returns: (transfer none): a new claimed spot, a child of the view
 */
GtkWidget *
brg_view_add_spot (BrgView      *self,
                   BrgSpotShape  shape,
                   BrgSubject    subject)
{
  BrgViewPrivate *priv = brg_view_get_instance_private (self);
  GtkWidget *spot;

  g_return_val_if_fail (BRG_IS_VIEW (self), NULL);

  spot = brg_spot_new (shape, subject);
  gtk_widget_set_visible (spot, subject.kind != 0);
  gtk_widget_set_parent (spot, GTK_WIDGET (self));
  brg_claims_add (priv->claims, BRG_SPOT (spot));

  return spot;
}

/**
 * brg_view_add_spots:
 * @self: a view
 * @spots: (out) (array length=n): new claimed spots without subjects, children of the view
 * @n: how many
 * @shape: their outline
 */
void
brg_view_add_spots (BrgView      *self,
                    GtkWidget   **spots,
                    guint         n,
                    BrgSpotShape  shape)
{
  for (guint i = 0; i < n; i++)
    spots[i] = brg_view_add_spot (self, shape, BRG_NO_SUBJECT);
}

/**
 * brg_view_add_notes:
 * @self: a view
 * @notes: (out) (array length=n): new notes, children of the view
 * @n: how many
 */
void
brg_view_add_notes (BrgView    *self,
                    GtkWidget **notes,
                    guint       n)
{
  for (guint i = 0; i < n; i++)
    {
      notes[i] = brg_spot_new_note ();
      gtk_widget_set_parent (notes[i], GTK_WIDGET (self));
    }
}

/**
 * brg_view_show_note:
 * @note: a note of a view
 * @label: (transfer full) (nullable): its translated words; without any it is hidden
 */
void
brg_view_show_note (GtkWidget *note,
                    char      *label)
{
  brg_spot_show (BRG_SPOT (note), BRG_NO_SUBJECT, label, NULL);
}
