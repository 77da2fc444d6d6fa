/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-table-private.h"

#include "ui/brg-spot-focus.h"
#include "ui/brg-view.h"

/* Where the keys go. What has them may vanish: a tile is taken, a button of the last question goes,
 * or all is laid out anew. GTK would give them to anything then; the table gives them to what lies
 * near, or to what can be used next. */

/* ---- what has the keys ---- */

static gboolean
is_in_bar (BrgTable  *self,
           GtkWidget *widget)
{
  return gtk_widget_is_ancestor (widget, GTK_WIDGET (self->bar));
}

static gboolean
can_have_keys (BrgTable  *self,
               GtkWidget *widget)
{
  return widget != NULL && gtk_widget_is_ancestor (widget, GTK_WIDGET (self))
         && gtk_widget_is_visible (widget);
}

/* Keeps where a thing is, so that there is a way to what was near it. */
static void
keep_place (BrgTable  *self,
            GtkWidget *spot)
{
  GtkWidget *view = gtk_widget_get_ancestor (spot, BRG_TYPE_VIEW);
  graphene_rect_t bounds;

  if (view == NULL || !gtk_widget_compute_bounds (spot, view, &bounds))
    return;

  g_set_weak_pointer (&self->keys_view, view);
  graphene_rect_get_center (&bounds, &self->keys_place);
}

static void
keep (BrgTable  *self,
      GtkWidget *widget)
{
  self->has_keys = TRUE;
  self->keys_wait = FALSE;
  self->keys_in_bar = is_in_bar (self, widget);
  g_set_weak_pointer (&self->keys, widget);
  if (BRG_IS_SPOT (widget))
    keep_place (self, widget);
}

/* ---- what gets them next ---- */

static gboolean
give_to_lit (BrgTable *self)
{
  for (guint i = 0; self->picker != NULL && i < brg_picker_get_n_lit (self->picker); i++)
    {
      BrgSpot *spot = brg_claims_lookup (self->claims, brg_picker_get_lit (self->picker, i));

      if (spot != NULL && gtk_widget_grab_focus (GTK_WIDGET (spot)))
        return TRUE;
    }

  return FALSE;
}

static gboolean
give_to_neighbour (BrgTable *self)
{
  return can_have_keys (self, self->keys_view)
         && brg_spot_focus_near (self->keys_view, &self->keys_place);
}

/* Something that stays, for the time until somebody is asked. */
static void
give_to_viewer (BrgTable *self)
{
  GtkWidget *panel = self->panels[brg_table_find_host (self, self->viewer)];

  if (panel != NULL && gtk_widget_child_focus (panel, GTK_DIR_TAB_FORWARD))
    self->keys_wait = TRUE;
}

static gboolean
give_on (BrgTable *self)
{
  if (self->keys_in_bar && brg_question_bar_focus (self->bar))
    return TRUE;

  return (!self->keys_wait && give_to_neighbour (self)) || give_to_lit (self)
         || brg_question_bar_focus (self->bar);
}

static gboolean
mend_cb (gpointer data)
{
  BrgTable *self = data;

  self->mending = 0;
  if (self->has_keys && self->game != NULL && !can_have_keys (self, self->keys)
      && !give_on (self))
    give_to_viewer (self);

  return G_SOURCE_REMOVE;
}

/* What comes at once, such as the buttons of the next question, comes first. */
static void
mend_later (BrgTable *self)
{
  if (self->mending == 0)
    self->mending = g_idle_add_full (G_PRIORITY_HIGH_IDLE + 10, mend_cb, self, NULL);
}

/*< private >
 * brg_table_mend_focus:
 * @self: a table
 *
 * If what had the keys is gone, gives them to what a person would look for next.
 */
void
brg_table_mend_focus (BrgTable *self)
{
  gboolean is_safe = can_have_keys (self, self->keys);

  if (!self->has_keys || self->game == NULL || (is_safe && !self->keys_wait))
    return;

  if (!give_on (self) && !is_safe)
    mend_later (self);
}

/**
 * brg_table_take_focus:
 * @self: a table with a game
 *
 * Gives the keys to what can be used first, for when a game has been laid on the table.
 */
void
brg_table_take_focus (BrgTable *self)
{
  g_return_if_fail (BRG_IS_TABLE (self));

  self->has_keys = TRUE;
  self->keys_wait = FALSE;
  g_clear_weak_pointer (&self->keys);
  g_clear_weak_pointer (&self->keys_view);
  brg_table_mend_focus (self);
}

/**
 * brg_table_return_focus:
 * @self: a table
 *
 * Gives the keys back to what on the table had them last.
 */
void
brg_table_return_focus (BrgTable *self)
{
  g_return_if_fail (BRG_IS_TABLE (self));

  if (can_have_keys (self, self->keys))
    gtk_widget_grab_focus (self->keys);
}

/* ---- following ---- */

/* A person who goes elsewhere is not called back; but who is sent there is. */
static void
focus_cb (BrgTable *self)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  if (focus != NULL && (BRG_IS_SPOT (focus) || is_in_bar (self, focus)))
    keep (self, focus);
  else if (focus != NULL && can_have_keys (self, self->keys))
    self->has_keys = FALSE;
  else if (self->has_keys)
    mend_later (self);
}

/*< private >
 * brg_table_follow_focus:
 * @self: a table
 * @root: (nullable): the window that it has come into, or %NULL if it leaves its window
 */
void
brg_table_follow_focus (BrgTable *self,
                        GtkRoot  *root)
{
  if (root != NULL)
    {
      g_signal_connect_object (root, "notify::focus-widget", G_CALLBACK (focus_cb), self,
                               G_CONNECT_SWAPPED);
      return;
    }

  g_signal_handlers_disconnect_by_func (gtk_widget_get_root (GTK_WIDGET (self)), focus_cb, self);
  g_clear_handle_id (&self->mending, g_source_remove);
  g_clear_weak_pointer (&self->keys);
  g_clear_weak_pointer (&self->keys_view);
  self->has_keys = FALSE;
}
