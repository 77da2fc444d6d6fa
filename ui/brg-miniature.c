/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-miniature.h"

#include "ui/brg-layer.h"
#include "ui/brg-miniature-painter.h"
#include "ui/brg-style.h"

/**
 * BrgMiniature:
 *
 * A small picture of a game, of the size that it is asked to have. It says nothing to a screen
 * reader that does not stand beside it in words.
 */
struct _BrgMiniature
{
  GtkWidget parent_instance;

  BrgLayer *layer;
  BrgRuleset *ruleset;
  BrgPosition *position;
};

G_DEFINE_FINAL_TYPE (BrgMiniature, brg_miniature, GTK_TYPE_WIDGET)

static void
paint (cairo_t  *cr,
       gpointer  data)
{
  BrgMiniature *self = data;

  brg_miniature_paint (cr, brg_style_get_palette (), self->ruleset, self->position,
                       gtk_widget_get_width (GTK_WIDGET (self)),
                       gtk_widget_get_height (GTK_WIDGET (self)));
}

static void
brg_miniature_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  BrgMiniature *self = BRG_MINIATURE (widget);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget),
                                               gtk_widget_get_height (widget));

  if (self->position != NULL)
    brg_layer_snapshot (self->layer, widget, snapshot, &bounds, paint, self);
}

static void
theme_cb (BrgMiniature *self)
{
  brg_layer_invalidate (self->layer);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
forget (BrgMiniature *self)
{
  g_clear_pointer (&self->position, brg_position_free);
  g_clear_pointer (&self->ruleset, brg_ruleset_unref);
}

static void
brg_miniature_finalize (GObject *object)
{
  BrgMiniature *self = BRG_MINIATURE (object);

  forget (self);
  brg_layer_free (self->layer);

  G_OBJECT_CLASS (brg_miniature_parent_class)->finalize (object);
}

static void
brg_miniature_class_init (BrgMiniatureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = brg_miniature_finalize;

  widget_class->snapshot = brg_miniature_snapshot;
  gtk_widget_class_set_css_name (widget_class, "miniature");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
brg_miniature_init (BrgMiniature *self)
{
  self->layer = brg_layer_new ();
  brg_style_watch (self, G_CALLBACK (theme_cb));
}

/**
 * brg_miniature_new:
 *
 * Returns: (transfer floating): a picture of nothing
 */
GtkWidget *
brg_miniature_new (void)
{
  return g_object_new (BRG_TYPE_MINIATURE, NULL);
}

/**
 * brg_miniature_set_position:
 * @self: a miniature
 * @ruleset: (nullable): the rules
 * @position: (nullable): what to show, or %NULL for nothing
 */
void
brg_miniature_set_position (BrgMiniature      *self,
                            BrgRuleset        *ruleset,
                            const BrgPosition *position)
{
  g_return_if_fail (BRG_IS_MINIATURE (self));
  g_return_if_fail ((ruleset == NULL) == (position == NULL));

  forget (self);
  if (position != NULL)
    {
      self->ruleset = brg_ruleset_ref (ruleset);
      self->position = brg_position_dup (ruleset, position);
    }
  theme_cb (self);
}
