/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-table-private.h"

/* How another seat comes to the middle of the table: by pointing, and by keys. */

/* ---- by pointing ---- */

static guint
find_owner (BrgTable  *self,
            GtkWidget *widget)
{
  for (guint i = 0; i < BRG_MAX_SEATS; i++)
    if (self->panels[i] != NULL && widget != NULL
        && (widget == self->panels[i] || gtk_widget_is_ancestor (widget, self->panels[i])))
      return i;

  return BRG_NO_SEAT;
}

/* What lies aside comes to the middle, and what is there to be looked at goes back. */
static gboolean
swap (BrgTable  *self,
      GtkWidget *widget)
{
  guint seat = find_owner (self, widget);

  if (seat == BRG_NO_SEAT
      || (seat == brg_table_get_middle (self) && !brg_table_is_enlarged (self)))
    return FALSE;

  brg_table_enlarge (self, seat);
  return TRUE;
}

/*< private >
 * brg_table_swap_for:
 * @self: a table
 * @spot: what was pointed at, of no other use
 *
 * Only for the pointer: who walks by keys has others for that, and is told why a thing is of no use.
 *
 * Returns: whether its seat came to the middle, or went back
 */
gboolean
brg_table_swap_for (BrgTable *self,
                    BrgSpot  *spot)
{
  return !brg_spot_get_by_key (spot) && swap (self, GTK_WIDGET (spot));
}

static void
clicked_cb (BrgTable        *self,
            int              n_press,
            double           x,
            double           y,
            GtkGestureClick *gesture)
{
  GtkWidget *panel = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));

  if (gtk_widget_contains (panel, x, y))
    swap (self, panel);
}

/*< private >
 * brg_table_let_enlarge:
 * @self: a table
 * @panel: of a seat
 *
 * Lets it be brought to the middle by a click on the ground between its things.
 */
void
brg_table_let_enlarge (BrgTable  *self,
                       GtkWidget *panel)
{
  GtkGesture *click = gtk_gesture_click_new ();

  g_signal_connect_object (click, "released", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (panel, GTK_EVENT_CONTROLLER (click));
}

/* ---- by keys ---- */

/* Whoever has no pointer walks on from there. */
static void
enter_middle (BrgTable *self)
{
  GtkWidget *panel = self->panels[brg_table_get_middle (self)];

  if (brg_table_is_enlarged (self) && !gtk_widget_grab_focus (panel))
    gtk_widget_child_focus (panel, GTK_DIR_TAB_FORWARD);
}

static void
enlarge_action (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  brg_table_enlarge (BRG_TABLE (widget), g_variant_get_uint32 (parameter));
}

/* Through all seats in the order of play, and so back. */
static void
walk_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  BrgTable *self = BRG_TABLE (widget);
  guint n = self->game != NULL ? brg_game_get_ruleset (self->game)->n_seats : 0;
  guint seat;

  if (n == 0)
    return;

  seat = brg_table_get_middle (self);
  do
    seat = (seat + (guint) g_variant_get_int32 (parameter) + n) % n;
  while (brg_table_find_host (self, seat) != seat);
  brg_table_enlarge (self, seat);
  enter_middle (self);
}

/*< private >
 * brg_table_install_seats:
 * @widget_class: the class of tables
 */
void
brg_table_install_seats (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "table.enlarge", "u", enlarge_action);
  gtk_widget_class_install_action (widget_class, "table.walk", "i", walk_action);
}

static void
add_key (GtkEventController *controller,
         GdkModifierType     modifiers,
         int                 step)
{
  GtkShortcut *shortcut = gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_F6, modifiers),
                                            gtk_named_action_new ("table.walk"));

  gtk_shortcut_set_arguments (shortcut, g_variant_new_int32 (step));
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller), shortcut);
}

/*< private >
 * brg_table_add_seat_keys:
 * @self: a table
 *
 * Lets seats be enlarged by keys.
 */
void
brg_table_add_seat_keys (BrgTable *self)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller),
                                     GTK_SHORTCUT_SCOPE_GLOBAL);
  add_key (controller, 0, 1);
  add_key (controller, GDK_SHIFT_MASK, -1);
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}
