/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-seat-panel-private.h"

#include <glib/gi18n-lib.h>

#include "ui/brg-duchy-view.h"
#include "ui/brg-panel-box.h"
#include "ui/brg-seat-strips.h"
#include "ui/brg-seat-words.h"

/**
 * BrgSeatPanel:
 *
 * All that lies in front of a player: the duchy, and the strip with the rest beneath it, or beside
 * it where that leaves more for the duchy. The panels of expansions lie below. In a corner of the
 * duchy, where no space is, a button brings all of it to the middle of the table, or back. Partners
 * who share a duchy share the panel, too.
 */
G_DEFINE_FINAL_TYPE (BrgSeatPanel, brg_seat_panel, GTK_TYPE_WIDGET)

static void
remove_all (GPtrArray *children)
{
  for (guint i = 0; i < children->len; i++)
    gtk_widget_unparent (children->pdata[i]);
  g_ptr_array_set_size (children, 0);
}

static void
brg_seat_panel_dispose (GObject *object)
{
  BrgSeatPanel *self = BRG_SEAT_PANEL (object);

  g_clear_pointer (&self->duchy, gtk_widget_unparent);
  remove_all (self->strips);
  remove_all (self->panels);
  g_clear_pointer (&self->button, gtk_widget_unparent);

  G_OBJECT_CLASS (brg_seat_panel_parent_class)->dispose (object);
}

static void
brg_seat_panel_finalize (GObject *object)
{
  BrgSeatPanel *self = BRG_SEAT_PANEL (object);

  g_free (self->name);
  g_ptr_array_unref (self->strips);
  g_ptr_array_unref (self->panels);

  G_OBJECT_CLASS (brg_seat_panel_parent_class)->finalize (object);
}

/* By keys, one comes for the duchy. */
static gboolean
brg_seat_panel_grab_focus (GtkWidget *widget)
{
  return gtk_widget_child_focus (BRG_SEAT_PANEL (widget)->duchy, GTK_DIR_TAB_FORWARD);
}

/* So an assistive program can do it without looking for the button. */
static void
enlarge_action (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  gtk_widget_activate_action (widget, "table.enlarge", "u", BRG_SEAT_PANEL (widget)->seat);
}

static void
brg_seat_panel_class_init (BrgSeatPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = brg_seat_panel_dispose;
  G_OBJECT_CLASS (klass)->finalize = brg_seat_panel_finalize;

  widget_class->measure = brg_seat_panel_measure;
  widget_class->size_allocate = brg_seat_panel_size_allocate;
  widget_class->grab_focus = brg_seat_panel_grab_focus;

  gtk_widget_class_set_css_name (widget_class, "seatpanel");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_install_action (widget_class, "seatpanel.enlarge", NULL, enlarge_action);
}

static void
brg_seat_panel_init (BrgSeatPanel *self)
{
  self->strips = g_ptr_array_new ();
  self->panels = g_ptr_array_new ();
}

static void
add_button (BrgSeatPanel *self)
{
  self->button = gtk_button_new ();
  gtk_widget_add_css_class (self->button, "flat");
  gtk_widget_add_css_class (self->button, "circular");
  gtk_widget_set_focus_on_click (self->button, FALSE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->button), "table.enlarge");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->button), "u", self->seat);
  gtk_widget_set_visible (self->button, FALSE);
  gtk_widget_set_parent (self->button, GTK_WIDGET (self));
}

static void
update_button (BrgSeatPanel *self)
{
  /* Translators: %s is a player’s name */
  g_autofree char *enlarge = g_strdup_printf (_("Enlarge %s’s duchy"), self->name);
  const char *words = self->enlarged ? _("Back to the usual table") : enlarge;
  /* Translators: the name of a button, then the key that does the same */
  g_autofree char *tooltip
      = g_strdup_printf (self->enlarged ? _("%s (Escape)") : _("%s (F6)"), words);

  gtk_button_set_icon_name (GTK_BUTTON (self->button),
                            self->enlarged ? "view-restore-symbolic" : "view-fullscreen-symbolic");
  gtk_widget_set_tooltip_text (self->button, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  words, -1);
  gtk_widget_set_visible (self->button, self->compact || self->enlarged);
}

static void
add_strips (BrgSeatPanel     *self,
            BrgClaims        *claims,
            GPtrArray        *expansions,
            const BrgRuleset *ruleset)
{
  g_autoptr (GPtrArray) strips
      = brg_seat_strips_new (claims, ruleset, self->seat, self->compact);

  for (guint i = 0; i < strips->len; i++)
    {
      brg_view_set_expansions (strips->pdata[i], expansions);
      gtk_widget_set_parent (strips->pdata[i], GTK_WIDGET (self));
      g_ptr_array_add (self->strips, strips->pdata[i]);
    }
}

/* Those of all who build here. */
static void
add_boxes (BrgSeatPanel     *self,
           BrgClaims        *claims,
           GPtrArray        *expansions,
           const BrgRuleset *ruleset)
{
  for (guint seat = self->seat; seat < ruleset->n_seats; seat++)
    {
      GtkWidget *box;

      if (!brg_seat_are_partners (brg_duchy_tables (ruleset), self->seat, seat))
        continue;
      box = brg_panel_box_new (claims, expansions, seat, self->compact);
      if (box == NULL)
        continue;
      gtk_widget_set_parent (box, GTK_WIDGET (self));
      g_ptr_array_add (self->panels, box);
    }
}

/**
 * brg_seat_panel_new:
 * @claims: where its spots are claimed
 * @expansions: (nullable) (element-type BrgExpansionUi): the expansions at the table
 * @ruleset: the rules, of the board game
 * @seat: whose it is; of partners, the first one
 * @compact: whether it stands in a narrow column
 *
 * Returns: (transfer floating): a panel that is empty until it gets a position
 */
GtkWidget *
brg_seat_panel_new (BrgClaims        *claims,
                    GPtrArray        *expansions,
                    const BrgRuleset *ruleset,
                    guint             seat,
                    gboolean          compact)
{
  BrgSeatPanel *self = g_object_new (BRG_TYPE_SEAT_PANEL, NULL);

  self->seat = seat;
  self->compact = compact;
  self->name = brg_seat_words_partners (ruleset, seat);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  self->name, -1);
  self->duchy = brg_duchy_view_new (claims, seat);
  brg_view_set_expansions (BRG_VIEW (self->duchy), expansions);
  gtk_widget_set_parent (self->duchy, GTK_WIDGET (self));
  add_strips (self, claims, expansions, ruleset);
  add_boxes (self, claims, expansions, ruleset);
  add_button (self);
  update_button (self);

  return GTK_WIDGET (self);
}

/**
 * brg_seat_panel_set_place:
 * @self: a panel
 * @compact: whether it stands in a narrow column
 * @enlarged: whether it is in the middle only to be looked at
 *
 * The panels of expansions are empty after a change until they get a position.
 */
void
brg_seat_panel_set_place (BrgSeatPanel *self,
                          gboolean      compact,
                          gboolean      enlarged)
{
  g_return_if_fail (BRG_IS_SEAT_PANEL (self));

  self->compact = compact;
  self->enlarged = enlarged;
  brg_seat_strip_set_compact (self->strips->pdata[0], compact);
  for (guint i = 0; i < self->panels->len; i++)
    brg_panel_box_set_compact (self->panels->pdata[i], compact);
  update_button (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
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
  g_return_if_fail (BRG_IS_SEAT_PANEL (self));

  brg_duchy_view_set_position (BRG_DUCHY_VIEW (self->duchy), ruleset, position);
  for (guint i = 0; i < self->strips->len; i++)
    brg_seat_strip_set_position (self->strips->pdata[i], ruleset, position);
  for (guint i = 0; i < self->panels->len; i++)
    brg_panel_box_set_position (self->panels->pdata[i], ruleset, position);
}
