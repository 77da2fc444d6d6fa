/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/brg-window-private.h"

#include <glib/gi18n.h>

#include "core/engine/brg-record.h"

/* The guide for a first game. Its game is one like any other; whoever closes the guide plays on. */

/* Read when it is needed, since most starts do without. */
static BrgGuide *
get_guide (BrgWindow *self)
{
  if (self->guide == NULL)
    self->guide = brg_guide_load ();

  return self->guide;
}

static gboolean
is_guided (BrgWindow *self,
           BrgGame   *game)
{
  return game != NULL && brg_guide_knows (get_guide (self), game);
}

static void
want_guide (BrgWindow *self,
            gboolean   wanted)
{
  if (self->settings != NULL)
    g_settings_set_boolean (self->settings, "guide", wanted);
}

static gboolean
is_wanted (BrgWindow *self)
{
  return self->settings == NULL || g_settings_get_boolean (self->settings, "guide");
}

static void
closed_cb (BrgWindow *self)
{
  want_guide (self, FALSE);
  brg_window_end_guide (self);
  brg_window_tell (self, _("The game goes on. “Learn by Playing” in the menu calls the guide again."));
}

/*< private >
 * brg_window_end_guide:
 * @self: a window
 *
 * Takes the guide away, if there is one.
 */
void
brg_window_end_guide (BrgWindow *self)
{
  g_clear_object (&self->tour);
}

/* The button that was clicked is on the card: it must have done with that. */
static gboolean
close_cb (gpointer data)
{
  closed_cb (data);
  return G_SOURCE_REMOVE;
}

static void
card_closed_cb (BrgWindow *self)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, close_cb, g_object_ref (self), g_object_unref);
}

/*< private >
 * brg_window_update_guide:
 * @self: a window
 *
 * Lets the guide speak if its game lies on the table, to be played, and it was not closed.
 */
void
brg_window_update_guide (BrgWindow *self)
{
  if (self->tour != NULL || !is_wanted (self) || brg_window_get_replayed (self) != NULL
      || !is_guided (self, brg_table_get_game (self->table)))
    return;

  self->tour = brg_guide_tour_new (get_guide (self), self->table);
  g_signal_connect_object (brg_guide_tour_get_card (self->tour), "closed",
                           G_CALLBACK (card_closed_cb), self, G_CONNECT_SWAPPED);
}

/* ---- a first game that was left ---- */

/* Most games are not worth being read for this. */
static gboolean
may_be_guided (BrgWindow       *self,
               const BrgDigest *digest)
{
  const BrgSetup *setup = get_guide (self)->setup;

  if (digest->over || !digest->kept || digest->modules->len > 0
      || digest->n_seats != setup->n_seats || !g_str_equal (digest->variant, setup->variant))
    return FALSE;

  for (guint i = 0; i < setup->n_seats; i++)
    if (digest->seats[i].name != NULL
        || g_strcmp0 (digest->seats[i].player, brg_setup_get_seat_option (setup, i, "player")) != 0)
      return FALSE;

  return TRUE;
}

/* Goes on with the one that was left last, if there is one. */
static gboolean
resume (BrgWindow *self)
{
  GListModel *games = brg_archive_get_games (self->archive);

  for (guint i = 0; i < g_list_model_get_n_items (games); i++)
    {
      g_autoptr (BrgDigest) digest = g_list_model_get_item (games, i);
      g_autoptr (BrgGame) game = NULL;

      if (!may_be_guided (self, digest))
        continue;

      game = brg_record_load (brg_plugin_host_get_catalogue (self->host), digest->path, NULL);
      if (game == NULL || !is_guided (self, game))
        continue;

      brg_window_offer_copy (self, game, digest);
      return TRUE;
    }

  return FALSE;
}

/* ---- actions ---- */

static void
begin (BrgWindow *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgGame) game
      = brg_guide_begin (get_guide (self), brg_plugin_host_get_catalogue (self->host), &error);

  if (game != NULL)
    brg_window_offer_game (self, game, NULL);
  else
    brg_window_tell (self, error->message);
}

/* A first game that was left is gone on with. */
static void
learn_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  BrgWindow *self = BRG_WINDOW (widget);
  BrgGame *game = brg_window_get_kept_game (self);

  want_guide (self, TRUE);
  brg_window_end_replay (self);
  if (!is_guided (self, game) || brg_position_is_over (brg_game_get_position (game)))
    {
      if (!resume (self))
        begin (self);
    }
  else if (brg_table_get_game (self->table) == NULL)
    gtk_widget_activate_action (widget, "win.continue", NULL);
  else
    brg_window_update_guide (self);
}

static void
forward_action (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  BrgWindow *self = BRG_WINDOW (widget);

  if (self->tour != NULL)
    brg_guide_card_go_forward (brg_guide_tour_get_card (self->tour));
}

/*< private >
 * brg_window_install_guide_actions:
 * @widget_class: the class of windows
 */
void
brg_window_install_guide_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.learn", NULL, learn_action);
  gtk_widget_class_install_action (widget_class, "win.guide-forward", NULL, forward_action);
}
