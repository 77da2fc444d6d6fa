/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-table-private.h"

#include <glib/gi18n-lib.h>

#include "ui/brg-chip.h"
#include "ui/brg-help-reference.h"

/* What there is to know of a thing on the table: its tooltip for those who have no pointer to rest
 * on it, and where the help goes on. */

#define LINE_CHARS 44

/* ---- which thing ---- */

/* A spot, or a button of the question bar. */
static GtkWidget *
find_thing (GtkWidget *widget)
{
  GtkWidget *spot = widget != NULL ? gtk_widget_get_ancestor (widget, BRG_TYPE_SPOT) : NULL;

  if (spot != NULL || widget == NULL)
    return spot;

  return gtk_widget_get_ancestor (widget, BRG_TYPE_CHIP);
}

static GtkWidget *
find_focused (BrgTable *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return root != NULL ? find_thing (gtk_root_get_focus (root)) : NULL;
}

static GtkWidget *
find_pointed (BrgTable *self)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));
  GdkSurface *surface = root != NULL ? gtk_native_get_surface (GTK_NATIVE (root)) : NULL;
  GdkSeat *seat = gdk_display_get_default_seat (gtk_widget_get_display (GTK_WIDGET (self)));
  GdkDevice *pointer = seat != NULL ? gdk_seat_get_pointer (seat) : NULL;
  double x, y, left, upper;

  if (surface == NULL || pointer == NULL
      || !gdk_surface_get_device_position (surface, pointer, &x, &y, NULL))
    return NULL;

  gtk_native_get_surface_transform (GTK_NATIVE (root), &left, &upper);
  return find_thing (gtk_widget_pick (root, x - left, y - upper, GTK_PICK_DEFAULT));
}

static char *
refer_to (BrgTable   *self,
          BrgSubject  subject)
{
  return brg_help_reference_new (brg_game_get_ruleset (self->game),
                                 brg_game_get_position (self->game), subject);
}

/* Most moves name a die first; what it is used for tells more. */
static char *
refer_to_move (BrgTable      *self,
               const BrgMove *move)
{
  for (guint i = move->n_subjects; i > 0; i--)
    {
      char *reference = refer_to (self, move->subjects[i - 1]);

      if (reference != NULL)
        return reference;
    }

  return NULL;
}

static char *
get_reference (BrgTable  *self,
               GtkWidget *thing)
{
  if (thing == NULL || self->game == NULL)
    return NULL;
  if (BRG_IS_SPOT (thing))
    return refer_to (self, brg_spot_get_subject (BRG_SPOT (thing)));
  if (brg_chip_get_move (BRG_CHIP (thing)) != NULL)
    return refer_to_move (self, brg_chip_get_move (BRG_CHIP (thing)));

  return refer_to (self, brg_chip_get_subject (BRG_CHIP (thing)));
}

static char *
get_words (GtkWidget *thing)
{
  return BRG_IS_SPOT (thing) ? brg_spot_get_words (BRG_SPOT (thing))
                             : brg_chip_get_words (BRG_CHIP (thing));
}

/**
 * brg_table_get_help:
 * @self: a table
 *
 * Returns: (transfer full) (nullable): where the help tells of what a person looks at: what the
 *   keyboard is on while it shows, or else what the pointer is on
 */
char *
brg_table_get_help (BrgTable *self)
{
  GtkRoot *root;
  GtkWidget *focused, *pointed;

  g_return_val_if_fail (BRG_IS_TABLE (self), NULL);

  root = gtk_widget_get_root (GTK_WIDGET (self));
  focused = find_focused (self);
  pointed = find_pointed (self);
  if (focused != NULL && GTK_IS_WINDOW (root) && gtk_window_get_focus_visible (GTK_WINDOW (root)))
    pointed = focused;

  return get_reference (self, pointed);
}

/* ---- its words ---- */

static void
look_up_cb (BrgTable  *self,
            GtkWidget *button)
{
  g_autofree char *reference = g_strdup (gtk_widget_get_name (button));

  gtk_popover_popdown (GTK_POPOVER (self->popover));
  brg_table_tell_help (self, reference);
}

static GtkWidget *
new_words (const char *words)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), LINE_CHARS);
  gtk_label_set_xalign (GTK_LABEL (label), 0);

  return label;
}

static GtkWidget *
new_content (BrgTable   *self,
             GtkWidget  *thing,
             const char *words)
{
  g_autofree char *reference = get_reference (self, thing);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);
  GtkWidget *button;

  gtk_box_append (GTK_BOX (box), new_words (words));
  if (reference == NULL)
    {
      /* Something must get the keys. */
      gtk_widget_set_focusable (box, TRUE);
      return box;
    }

  button = gtk_button_new_with_mnemonic (_("_Look It Up"));
  gtk_widget_set_name (button, reference);
  g_signal_connect_object (button, "clicked", G_CALLBACK (look_up_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), button);

  return box;
}

/* What the popover points at moves with the size of the window, even out of sight. */
static void
watch_size (BrgTable *self,
            gboolean  watch)
{
  GtkNative *native = gtk_widget_get_native (GTK_WIDGET (self));
  GdkSurface *surface = native != NULL ? gtk_native_get_surface (native) : NULL;

  if (surface == NULL)
    return;

  g_signal_handlers_disconnect_by_data (surface, self->popover);
  if (!watch)
    return;

  g_signal_connect_object (surface, "notify::width", G_CALLBACK (gtk_popover_popdown),
                           self->popover, G_CONNECT_SWAPPED);
  g_signal_connect_object (surface, "notify::height", G_CALLBACK (gtk_popover_popdown),
                           self->popover, G_CONNECT_SWAPPED);
}

/* GTK would give the keys to anything. */
static void
closed_cb (BrgTable *self)
{
  watch_size (self, FALSE);
  if (self->focus != NULL && gtk_widget_get_mapped (self->focus))
    gtk_widget_grab_focus (self->focus);
  g_clear_weak_pointer (&self->focus);
}

/* In a window that is too small, things may lie outside. */
static gboolean
is_seen (GtkWidget *thing)
{
  GtkNative *native = gtk_widget_get_native (thing);
  GdkSurface *surface = gtk_native_get_surface (native);
  graphene_rect_t bounds, seen;
  double left, upper;

  if (!gtk_widget_compute_bounds (thing, GTK_WIDGET (native), &bounds))
    return FALSE;

  gtk_native_get_surface_transform (native, &left, &upper);
  graphene_rect_offset (&bounds, (float) left, (float) upper);
  seen = GRAPHENE_RECT_INIT (0, 0, (float) gdk_surface_get_width (surface),
                             (float) gdk_surface_get_height (surface));

  return graphene_rect_intersection (&bounds, &seen, NULL);
}

static void
explain (BrgTable  *self,
         GtkWidget *thing)
{
  g_autofree char *words = thing != NULL ? get_words (thing) : NULL;
  graphene_rect_t bounds;

  if (words == NULL || !is_seen (thing)
      || !gtk_widget_compute_bounds (thing, GTK_WIDGET (self), &bounds))
    return;

  g_set_weak_pointer (&self->focus,
                      gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self))));
  gtk_popover_set_child (GTK_POPOVER (self->popover), new_content (self, thing, words));
  gtk_popover_set_pointing_to (GTK_POPOVER (self->popover),
                               &(GdkRectangle){ (int) bounds.origin.x, (int) bounds.origin.y,
                                                (int) bounds.size.width,
                                                (int) bounds.size.height });
  watch_size (self, TRUE);
  gtk_popover_popup (GTK_POPOVER (self->popover));
}

/*< private >
 * brg_table_explain:
 * @self: a table
 *
 * Says what there is to know of what the keyboard is on.
 */
void
brg_table_explain (BrgTable *self)
{
  explain (self, find_focused (self));
}

static void
pressed_cb (BrgTable   *self,
            gint        n_press,
            gdouble     x,
            gdouble     y,
            GtkGesture *gesture)
{
  explain (self, find_thing (gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT)));
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
long_pressed_cb (BrgTable   *self,
                 gdouble     x,
                 gdouble     y,
                 GtkGesture *gesture)
{
  pressed_cb (self, 1, x, y, gesture);
}

/*< private >
 * brg_table_add_help:
 * @self: a table
 *
 * Lets things on it be asked about.
 */
void
brg_table_add_help (BrgTable *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *press = gtk_gesture_long_press_new ();

  self->popover = gtk_popover_new ();
  gtk_widget_set_parent (self->popover, GTK_WIDGET (self));
  g_signal_connect_object (self->popover, "closed", G_CALLBACK (closed_cb), self,
                           G_CONNECT_SWAPPED);

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  g_signal_connect_object (click, "pressed", G_CALLBACK (pressed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));

  /* Under a finger; a pointer has tooltips. */
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (press), TRUE);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (press), GTK_PHASE_CAPTURE);
  g_signal_connect_object (press, "pressed", G_CALLBACK (long_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (press));
}
