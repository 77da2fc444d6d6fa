/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/brg-window-private.h"

#include <glib/gi18n.h>

#include "app/brg-statistics-window.h"
#include "core/engine/brg-record.h"

/* The games of earlier, and where they go when they are left. */

static gint64
get_now (void)
{
  return g_get_real_time () / G_USEC_PER_SEC;
}

/* ---- keeping ---- */

static void
list_shown_cb (BrgWindow *self)
{
  brg_archive_refresh (self->archive);
  brg_recent_list_reset (self->recent_list);
}

static gboolean
refresh_cb (gpointer data)
{
  brg_archive_refresh (data);

  return G_SOURCE_REMOVE;
}

/*< private >
 * brg_window_begin_archive:
 * @self: a window that has a host
 *
 * Looks for the games of earlier, as soon as the window can be seen.
 */
void
brg_window_begin_archive (BrgWindow *self)
{
  BrgCatalogue *catalogue = brg_plugin_host_get_catalogue (self->host);
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "burgrave", NULL);

  self->archive = brg_archive_new (catalogue, folder);
  self->gallery = brg_gallery_new (catalogue);
  brg_recent_list_set_archive (self->recent_list, self->archive, self->gallery);
  brg_recent_strip_set_archive (self->recent_strip, self->archive, self->gallery);
  g_signal_connect_object (gtk_menu_button_get_popover (self->recent_button), "show",
                           G_CALLBACK (list_shown_cb), self, G_CONNECT_SWAPPED);
  g_idle_add_full (G_PRIORITY_LOW, refresh_cb, g_object_ref (self->archive), g_object_unref);
}

/*< private >
 * brg_window_archive:
 * @self: a window
 * @game: a game that is over or left
 * @error: return location for an error
 *
 * Returns: whether a copy of the game is among the games of earlier
 */
gboolean
brg_window_archive (BrgWindow  *self,
                    BrgGame    *game,
                    GError    **error)
{
  return brg_archive_keep (self->archive, game, get_now (), error);
}

/*< private >
 * brg_window_note:
 * @self: a window
 * @game: a game
 * @path: the file of the person's that it is in
 *
 * Remembers the file among the games of earlier.
 */
void
brg_window_note (BrgWindow  *self,
                 BrgGame    *game,
                 const char *path)
{
  brg_archive_note (self->archive, game, path, get_now ());
}

/* ---- opening ---- */

static BrgDigest *
find_digest (BrgWindow  *self,
             const char *path)
{
  GListModel *games = brg_archive_get_games (self->archive);

  for (guint i = 0; i < g_list_model_get_n_items (games); i++)
    {
      g_autoptr (BrgDigest) digest = g_list_model_get_item (games, i);

      if (g_str_equal (digest->path, path))
        return g_steal_pointer (&digest);
    }

  return NULL;
}

static BrgGame *
load (BrgWindow  *self,
      const char *path)
{
  g_autoptr (GError) error = NULL;
  BrgGame *game = brg_record_load (brg_plugin_host_get_catalogue (self->host), path, &error);

  if (game == NULL)
    brg_window_alert (self, _("Could Not Open the Game"), error->message);

  return game;
}

/*< private >
 * brg_window_open_kept:
 * @self: a window
 * @path: a record in the archive
 *
 * Goes on with a game that was left, or shows the end of one that is over.
 */
void
brg_window_open_kept (BrgWindow  *self,
                      const char *path)
{
  g_autoptr (BrgGame) game = load (self, path);
  g_autoptr (BrgDigest) digest = find_digest (self, path);

  if (game == NULL)
    return;

  if (brg_position_is_over (brg_game_get_position (game)))
    brg_window_show_end (self, game);
  else
    brg_window_offer_copy (self, game, digest);
}

/*< private >
 * brg_window_forget_copy:
 * @self: a window
 * @digest: a game in the archive that is under way again
 *
 * What is played need not be kept twice. The copy goes only when the game is in safety.
 */
void
brg_window_forget_copy (BrgWindow *self,
                        BrgDigest *digest)
{
  g_autofree char *failure = brg_saver_flush (self->saver);

  if (failure == NULL)
    brg_archive_remove (self->archive, digest, TRUE, NULL);
}

/* ---- actions ---- */

static void
open_game_action (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  BrgWindow *self = BRG_WINDOW (widget);
  const char *path = g_variant_get_string (parameter, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  gtk_menu_button_popdown (self->recent_button);
  brg_window_open (self, file);
}

static void
replay_game_action (GtkWidget  *widget,
                    const char *name,
                    GVariant   *parameter)
{
  BrgWindow *self = BRG_WINDOW (widget);
  g_autoptr (BrgGame) game = NULL;

  gtk_menu_button_popdown (self->recent_button);
  game = load (self, g_variant_get_string (parameter, NULL));
  if (game != NULL)
    brg_window_replay (self, game, 0);
}

static void
remove_game_action (GtkWidget  *widget,
                    const char *name,
                    GVariant   *parameter)
{
  BrgWindow *self = BRG_WINDOW (widget);
  g_autoptr (BrgDigest) digest = find_digest (self, g_variant_get_string (parameter, NULL));
  g_autoptr (GError) error = NULL;

  if (digest == NULL)
    return;

  if (!brg_archive_remove (self->archive, digest, FALSE, &error))
    brg_window_alert (self, _("Could Not Move the Game to the Trash"), error->message);
  else
    brg_window_tell (self, digest->kept ? _("The game is in the trash.")
                                        : _("The game is off the list; its file is where it was."));
}

static void
recent_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  gtk_menu_button_popup (BRG_WINDOW (widget)->recent_button);
}

static void
statistics_action (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  BrgWindow *self = BRG_WINDOW (widget);

  if (self->statistics == NULL)
    g_set_weak_pointer (&self->statistics, brg_statistics_window_new (GTK_WINDOW (self), self->host,
                                                                      self->archive));
  brg_archive_refresh (self->archive);
  brg_window_present_dialog (self, self->statistics);
}

void
brg_window_install_archive_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.open-game", "s", open_game_action);
  gtk_widget_class_install_action (widget_class, "win.replay-game", "s", replay_game_action);
  gtk_widget_class_install_action (widget_class, "win.remove-game", "s", remove_game_action);
  gtk_widget_class_install_action (widget_class, "win.recent", NULL, recent_action);
  gtk_widget_class_install_action (widget_class, "win.statistics", NULL, statistics_action);
}
