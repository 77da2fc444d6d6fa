/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-seat-panel.h"

#include "core/engine/brg-narrator.h"
#include "ui/brg-duchy-view.h"
#include "ui/brg-seat-strip.h"

/**
 * BrgSeatPanel:
 *
 * All that lies in front of a player: the duchy, and beneath it the strip with the rest.
 */
struct _BrgSeatPanel
{
  GtkWidget parent_instance;

  GtkWidget *duchy;
  GtkWidget *strip;
  guint seat;
};

G_DEFINE_FINAL_TYPE (BrgSeatPanel, brg_seat_panel, GTK_TYPE_WIDGET)

static void
brg_seat_panel_dispose (GObject *object)
{
  BrgSeatPanel *self = BRG_SEAT_PANEL (object);

  g_clear_pointer (&self->duchy, gtk_widget_unparent);
  g_clear_pointer (&self->strip, gtk_widget_unparent);

  G_OBJECT_CLASS (brg_seat_panel_parent_class)->dispose (object);
}

static void
brg_seat_panel_class_init (BrgSeatPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = brg_seat_panel_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "seatpanel");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
brg_seat_panel_init (BrgSeatPanel *self)
{
  GtkBoxLayout *layout = GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (layout, 4);
}

/**
 * brg_seat_panel_new:
 * @claims: where its spots are claimed
 * @seat: whose it is
 * @compact: whether it stands in a narrow column
 *
 * Returns: (transfer floating): a panel that is empty until it gets a position
 */
GtkWidget *
brg_seat_panel_new (BrgClaims *claims,
                    guint      seat,
                    gboolean   compact)
{
  BrgSeatPanel *self = g_object_new (BRG_TYPE_SEAT_PANEL, NULL);

  self->seat = seat;
  self->duchy = brg_duchy_view_new (claims, seat);
  gtk_widget_set_hexpand (self->duchy, TRUE);
  gtk_widget_set_vexpand (self->duchy, TRUE);
  gtk_widget_set_parent (self->duchy, GTK_WIDGET (self));
  self->strip = brg_seat_strip_new (claims, seat, compact);
  gtk_widget_set_parent (self->strip, GTK_WIDGET (self));

  return GTK_WIDGET (self);
}

guint
brg_seat_panel_get_seat (BrgSeatPanel *self)
{
  g_return_val_if_fail (BRG_IS_SEAT_PANEL (self), BRG_NO_SEAT);

  return self->seat;
}

/**
 * brg_seat_panel_set_position:
 * @self: a panel
 * @ruleset: the rules
 * @position: what to show
 */
void
brg_seat_panel_set_position (BrgSeatPanel      *self,
                             BrgRuleset        *ruleset,
                             const BrgPosition *position)
{
  g_autofree char *name = NULL;

  g_return_if_fail (BRG_IS_SEAT_PANEL (self));

  name = brg_narrator_seat (ruleset, self->seat);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  brg_duchy_view_set_position (BRG_DUCHY_VIEW (self->duchy), ruleset, position);
  brg_seat_strip_set_position (BRG_SEAT_STRIP (self->strip), ruleset, position);
}
