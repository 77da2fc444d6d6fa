/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-table-private.h"

#include <glib/gi18n-lib.h>

#include "core/engine/brg-narrator.h"
#include "ui/brg-panel-box.h"

/* Which seat lies large in the middle. It is that of whoever is asked, but anybody's can be looked
 * at there: it changes places with the one in the middle, so all stay in sight, and whatever can be
 * pointed at can still be pointed at. */

/* ---- places ---- */

static guint
find_middle (BrgTable *self)
{
  return self->enlarged != BRG_NO_SEAT ? self->enlarged : self->viewer;
}

static void
set_place (BrgTable *self,
           guint     seat)
{
  GtkWidget *panel = self->panels[seat];
  gboolean compact = seat != find_middle (self);

  if (BRG_IS_SEAT_PANEL (panel))
    brg_seat_panel_set_place (BRG_SEAT_PANEL (panel), compact, seat == self->enlarged);
  else if (BRG_IS_PANEL_BOX (panel))
    brg_panel_box_set_compact (BRG_PANEL_BOX (panel), compact);
}

/* Who lies where, in the order of play from whoever has the middle by right. */
static guint
find_seat (BrgTable *self,
           guint     place)
{
  guint n = brg_game_get_ruleset (self->game)->n_seats;
  guint seat = (self->viewer + place) % n;

  if (place == 0)
    return find_middle (self);

  return seat == self->enlarged ? self->viewer : seat;
}

/*< private >
 * brg_table_arrange:
 * @self: a table with panels for all seats
 *
 * Puts them where they belong. They have to be shown a position afterwards.
 */
void
brg_table_arrange (BrgTable *self)
{
  GtkWidget *before = GTK_WIDGET (self->aside);

  for (guint i = 0; i < brg_game_get_ruleset (self->game)->n_seats; i++)
    {
      guint seat = find_seat (self, i);

      gtk_widget_insert_after (self->panels[seat], self->columns, before);
      before = self->panels[seat];
      set_place (self, seat);
    }
}

/* What flies, or is in the hand, would not find its place any more. */
static void
clear_air (BrgTable *self)
{
  gtk_popover_popdown (GTK_POPOVER (self->popover));
  brg_drag_cancel (self->drag);
  brg_deck_clear (self->deck);
}

/*< private >
 * brg_table_set_viewer:
 * @self: a table with a game
 * @viewer: who has the middle by right
 *
 * Turns the table. It has to be shown a position afterwards.
 */
void
brg_table_set_viewer (BrgTable *self,
                      guint     viewer)
{
  if (viewer == self->viewer)
    return;

  brg_table_end_steps (self);
  self->viewer = viewer;
  if (self->enlarged == viewer)
    self->enlarged = BRG_NO_SEAT;
  brg_table_arrange (self);
}

/* ---- looking at another one ---- */

static void
show_middle (BrgTable *self,
             guint     enlarged)
{
  clear_air (self);
  self->enlarged = enlarged;
  brg_table_arrange (self);
  if (self->shown != NULL)
    brg_table_show_position (self, self->shown);
  brg_table_show_picks (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.back",
                                 !self->watching || brg_table_is_enlarged (self));
}

static GtkWidget *
get_focus (BrgTable *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return root != NULL ? gtk_root_get_focus (root) : NULL;
}

/*< private >
 * brg_table_is_enlarged:
 * @self: a table
 *
 * Returns: whether a duchy is looked at that is not in the middle by right
 */
gboolean
brg_table_is_enlarged (BrgTable *self)
{
  return self->enlarged != BRG_NO_SEAT;
}

/*< private >
 * brg_table_end_enlarging:
 * @self: a table
 *
 * Whoever has the middle by right gets it back, and the keys go where they were.
 *
 * Returns: whether another one had it
 */
gboolean
brg_table_end_enlarging (BrgTable *self)
{
  if (!brg_table_is_enlarged (self))
    return FALSE;

  show_middle (self, BRG_NO_SEAT);
  if (self->left_focus != NULL && gtk_widget_get_mapped (self->left_focus))
    gtk_widget_grab_focus (self->left_focus);
  g_clear_weak_pointer (&self->left_focus);
  brg_table_announce (self, _("The table is as usual again."));

  return TRUE;
}

/**
 * brg_table_enlarge:
 * @self: a table with a game
 * @seat: whose things to look at
 *
 * Shows them large in the middle of the table until a person is asked next. If they are there
 * already, or are there by right, the table is as usual again.
 */
void
brg_table_enlarge (BrgTable *self,
                   guint     seat)
{
  g_autofree char *name = NULL;
  g_autofree char *words = NULL;

  g_return_if_fail (BRG_IS_TABLE (self));

  if (self->game == NULL || seat >= brg_game_get_ruleset (self->game)->n_seats)
    return;

  if (seat == self->viewer || seat == self->enlarged)
    {
      brg_table_end_enlarging (self);
      return;
    }

  if (!brg_table_is_enlarged (self))
    g_set_weak_pointer (&self->left_focus, get_focus (self));
  show_middle (self, seat);
  name = brg_narrator_seat (brg_game_get_ruleset (self->game), seat);
  /* Translators: %s is a player’s name */
  words = g_strdup_printf (_("%s’s duchy is enlarged. Escape leads back."), name);
  brg_table_announce (self, words);
}

/**
 * brg_table_get_middle:
 * @self: a table with a game
 *
 * Returns: whose things lie large in the middle
 */
guint
brg_table_get_middle (BrgTable *self)
{
  g_return_val_if_fail (BRG_IS_TABLE (self), BRG_NO_SEAT);

  return find_middle (self);
}

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

  if (seat == BRG_NO_SEAT || (seat == self->viewer && !brg_table_is_enlarged (self)))
    return FALSE;

  brg_table_enlarge (self, seat);
  return TRUE;
}

/*< private >
 * brg_table_swap_for:
 * @self: a table
 * @spot: what was pointed at, of no other use
 *
 * Returns: whether its seat came to the middle, or went back
 */
gboolean
brg_table_swap_for (BrgTable *self,
                    BrgSpot  *spot)
{
  return swap (self, GTK_WIDGET (spot));
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
  GtkWidget *panel = self->panels[find_middle (self)];

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

  if (n == 0)
    return;

  brg_table_enlarge (self, (find_middle (self) + (guint) g_variant_get_int32 (parameter) + n) % n);
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
