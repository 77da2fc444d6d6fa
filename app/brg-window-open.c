/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/brg-window-private.h"

#include <glib/gi18n.h>

#include "core/engine/brg-error.h"
#include "core/engine/brg-record.h"

#define DUCHY_SUFFIX ".duchy"

/* Files that a person opens: by the dialog, from the desktop, or dropped on the window. */

/* Where somebody took a file for a game that is none, the number of a line helps nobody. */
static gboolean
is_no_game (const char   *path,
            const GError *error)
{
  return !g_str_has_suffix (path, BRG_RECORD_SUFFIX)
         && (g_error_matches (error, BRG_ERROR, BRG_ERROR_FOREIGN)
             || g_error_matches (error, BRG_ERROR, BRG_ERROR_SYNTAX));
}

static char *
explain (const char   *path,
         const GError *error)
{
  g_autofree char *name = g_filename_display_basename (path);

  if (!is_no_game (path, error))
    return g_strdup (error->message);

  if (g_str_has_suffix (path, DUCHY_SUFFIX))
    {
      g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "burgrave", NULL);

      /* Translators: the name of a file, then the path of a folder */
      return g_strdup_printf (_("“%s” is a duchy, not a saved game. In the folder %s it can be "
                                "chosen for a new game."), name, folder);
    }

  /* Translators: %s is the name of a file */
  return g_strdup_printf (_("“%s” is not a saved game."), name);
}

static void
open_path (BrgWindow  *self,
           const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgGame) game
      = brg_record_load (brg_plugin_host_get_catalogue (self->host), path, &error);

  if (game == NULL)
    {
      g_autofree char *reason = explain (path, error);

      brg_window_alert (self, _("Could Not Open the Game"), reason);
      return;
    }

  if (brg_position_is_over (brg_game_get_position (game)))
    brg_window_show_end (self, game);
  else
    brg_window_offer_game (self, game, path);
  brg_window_note (self, game, path);
}

/*< private >
 * brg_window_open:
 * @self: a window
 * @file: a saved game
 *
 * Goes on with a saved game, or shows the end of one that is over. If it cannot be read, the person
 * is told why; the file stays as it is.
 */
void
brg_window_open (BrgWindow *self,
                 GFile     *file)
{
  g_autofree char *path = g_file_get_path (file);

  if (path == NULL)
    brg_window_alert (self, _("Could Not Open the Game"),
                      _("Only files on this computer can be opened."));
  else if (brg_archive_owns (self->archive, path))
    brg_window_open_kept (self, path);
  else
    open_path (self, path);
}

/*< private >
 * brg_window_open_files:
 * @self: a window
 * @files: (array length=n_files): saved games
 * @n_files: how many; there may be none
 *
 * One table, one game: of several files the first one is opened, and the person is told so.
 */
void
brg_window_open_files (BrgWindow  *self,
                       GFile     **files,
                       guint       n_files)
{
  if (n_files > 0)
    brg_window_open (self, files[0]);
  if (n_files > 1)
    brg_window_tell (self, _("One game lies on the table at a time: of the files the first one was "
                             "opened."));
}

/* ---- drops ---- */

static gboolean
drop_cb (BrgWindow    *self,
         const GValue *value)
{
  g_autoptr (GSList) list = gdk_file_list_get_files (g_value_get_boxed (value));
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);

  /* A question may come up, in which the list would not last. */
  for (GSList *l = list; l != NULL; l = l->next)
    g_ptr_array_add (files, g_object_ref (l->data));
  brg_window_open_files (self, (GFile **) files->pdata, files->len);

  return files->len > 0;
}

/*< private >
 * brg_window_take_drops:
 * @self: a window
 *
 * Lets files be dropped anywhere on the window to be opened.
 */
void
brg_window_take_drops (BrgWindow *self)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  g_signal_connect_object (target, "drop", G_CALLBACK (drop_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}
