/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/brg-window-private.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "core/engine/brg-narrator.h"
#include "core/engine/brg-record.h"

/* Which game lies on the table, and that none is lost. */

/* ---- the game of last time ---- */

static char *
get_current_path (void)
{
  return g_build_filename (g_get_user_data_dir (), "burgrave", "current" BRG_RECORD_SUFFIX, NULL);
}

/* A name that no file has yet: what was put aside earlier stays, too. */
static char *
find_free_name (void)
{
  for (guint i = 1;; i++)
    {
      g_autofree char *name = g_strdup_printf ("unreadable-%u" BRG_RECORD_SUFFIX, i);
      g_autofree char *path = g_build_filename (g_get_user_data_dir (), "burgrave", name, NULL);

      if (!g_file_test (path, G_FILE_TEST_EXISTS) && !g_file_test (path, G_FILE_TEST_IS_SYMLINK))
        return g_steal_pointer (&path);
    }
}

/* A game that cannot be read is put aside, so that the next one does not write over it. */
static void
put_aside (BrgWindow  *self,
           const char *path,
           const char *reason)
{
  g_autofree char *aside = find_free_name ();
  g_autofree char *words = NULL;
  g_autofree char *markup = NULL;

  if (g_rename (path, aside) == 0)
    {
      g_autofree char *shown = g_filename_display_name (aside);

      /* Translators: first a sentence that says what is wrong, then the name of a file */
      words = g_strdup_printf (_("%s\nThe file was put aside as “%s”."), reason, shown);
    }

  markup = g_markup_escape_text (words != NULL ? words : reason, -1);
  adw_status_page_set_description (self->start_page, markup);
}

static void
recall_path (BrgWindow *self)
{
  g_autofree char *path
      = self->settings != NULL ? g_settings_get_string (self->settings, "file") : NULL;

  if (path == NULL || *path == '\0')
    return;

  self->path = g_steal_pointer (&path);
  self->n_kept = g_settings_get_uint (self->settings, "file-moves");
}

void
brg_window_load_last_game (BrgWindow *self)
{
  g_autofree char *path = get_current_path ();
  g_autoptr (GError) error = NULL;

  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    return;

  self->last_game = brg_record_load (brg_plugin_host_get_catalogue (self->host), path, &error);
  if (self->last_game == NULL)
    put_aside (self, path, error->message);
  else if (brg_position_is_over (brg_game_get_position (self->last_game)))
    g_clear_object (&self->last_game);

  gtk_widget_set_visible (self->continue_button, self->last_game != NULL);
  if (self->last_game != NULL)
    {
      gtk_widget_remove_css_class (self->new_button, "suggested-action");
      recall_path (self);
    }
}

static void
keep (BrgWindow *self)
{
  BrgGame *game = brg_window_get_kept_game (self);
  g_autofree char *path = get_current_path ();

  if (game != NULL)
    brg_saver_save (self->saver, path, brg_record_to_text (game));
}

/* ---- the game under way ---- */

/*< private >
 * brg_window_get_kept_game:
 * @self: a window
 *
 * Returns: (transfer none) (nullable): the game that is under way: the one on the table, or else
 *   that of last time, or that which waits for the end of a replay
 */
BrgGame *
brg_window_get_kept_game (BrgWindow *self)
{
  BrgGame *game = brg_table_get_game (self->table);

  return game != NULL && brg_window_get_replayed (self) == NULL ? game : self->last_game;
}

static gboolean
would_be_lost (BrgWindow *self)
{
  BrgGame *game = brg_window_get_kept_game (self);
  guint n_moves = game != NULL ? brg_game_get_n_moves (game) : 0;

  if (n_moves == 0 || brg_position_is_over (brg_game_get_position (game)))
    return FALSE;

  return self->path == NULL || self->n_kept != n_moves;
}

static void
title_replay (BrgWindow *self)
{
  BrgRuleset *ruleset = brg_game_get_ruleset (brg_window_get_replayed (self));
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;

  for (guint i = 0; i < ruleset->n_seats; i++)
    g_ptr_array_add (names, brg_narrator_seat (ruleset, i));
  g_ptr_array_add (names, NULL);
  list = g_strjoinv (C_("list", ", "), (char **) names->pdata);

  adw_window_title_set_title (self->title, _("Replay"));
  adw_window_title_set_subtitle (self->title, list);
}

/*< private >
 * brg_window_update_title:
 * @self: a window
 *
 * Says which game is seen, and whose turn it is.
 */
void
brg_window_update_title (BrgWindow *self)
{
  BrgGame *game = brg_table_get_game (self->table);
  g_autofree char *name = self->path != NULL ? g_path_get_basename (self->path) : NULL;
  g_autofree char *seat = NULL;
  g_autofree char *turn = NULL;
  guint whose = game != NULL ? brg_game_get_position (game)->turn_seat : BRG_NO_SEAT;

  if (brg_window_get_replayed (self) != NULL)
    {
      title_replay (self);
      return;
    }

  if (whose != BRG_NO_SEAT)
    {
      seat = brg_narrator_seat (brg_game_get_ruleset (game), whose);
      /* Translators: %s is a player's name */
      turn = g_strdup_printf (_("%s’s turn"), seat);
    }

  adw_window_title_set_title (self->title, name != NULL ? name : _("Burgrave"));
  adw_window_title_set_subtitle (self->title, turn != NULL ? turn : "");
}

/*< private >
 * brg_window_set_path:
 * @self: a window
 * @path: (nullable): the file that the person keeps the game in
 * @n_moves: how many moves of it are there
 */
void
brg_window_set_path (BrgWindow  *self,
                     const char *path,
                     guint       n_moves)
{
  char *copy = g_strdup (path);

  g_free (self->path);
  self->path = copy;
  self->n_kept = n_moves;
  if (self->settings != NULL)
    {
      g_settings_set_string (self->settings, "file", path != NULL ? path : "");
      g_settings_set_uint (self->settings, "file-moves", n_moves);
    }
  brg_window_update_title (self);
}

/* A game that was played to its end is counted. */
static void
count_game (BrgWindow *self)
{
  BrgGame *game = brg_table_get_game (self->table);
  g_autoptr (GError) error = NULL;

  if (brg_position_is_over (brg_game_get_position (game))
      && !brg_window_archive (self, game, &error))
    brg_window_tell (self, error->message);
}

static void
game_changed_cb (BrgWindow *self)
{
  keep (self);
  count_game (self);
  brg_window_update_title (self);
}

/*< private >
 * brg_window_lay:
 * @self: a window without a game on the table
 * @game: a game
 *
 * Lays a game on the table to be played.
 */
void
brg_window_lay (BrgWindow *self,
                BrgGame   *game)
{
  g_signal_connect_object (game, "moved", G_CALLBACK (game_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "taken-back", G_CALLBACK (game_changed_cb), self,
                           G_CONNECT_SWAPPED);
  brg_window_set_game (self, game);
  brg_window_show_table (self);
  brg_window_update_guide (self);
  brg_table_take_focus (self->table);
}

/*< private >
 * brg_window_take_next:
 * @self: a window
 *
 * Lays the next game on the table, in place of the one that lies there.
 */
void
brg_window_take_next (BrgWindow *self)
{
  g_autoptr (BrgGame) game = g_steal_pointer (&self->next_game);
  g_autofree char *path = g_steal_pointer (&self->next_path);
  g_autoptr (BrgDigest) digest = g_steal_pointer (&self->next_digest);
  BrgGame *old;

  if (game == NULL)
    return;

  /* It would stand before a table that it knows nothing of. */
  if (self->scores != NULL)
    gtk_window_destroy (GTK_WINDOW (self->scores));
  brg_window_end_replay (self);
  old = brg_table_get_game (self->table);
  if (old != NULL)
    g_signal_handlers_disconnect_by_data (old, self);
  g_clear_object (&self->last_game);

  brg_window_lay (self, game);
  brg_window_set_path (self, path, self->n_next_kept);
  keep (self);
  if (digest != NULL)
    brg_window_forget_copy (self, digest);
}

/*< private >
 * brg_window_forget_next:
 * @self: a window
 *
 * The game under way stays; the one that waited for its place does not come.
 */
void
brg_window_forget_next (BrgWindow *self)
{
  g_clear_object (&self->next_game);
  g_clear_pointer (&self->next_path, g_free);
  g_clear_object (&self->next_digest);
}

static void
leave_response_cb (BrgWindow  *self,
                   const char *response)
{
  if (g_str_equal (response, "save"))
    brg_window_save (self, FALSE);
  else if (g_str_equal (response, "leave"))
    brg_window_take_next (self);
  else
    brg_window_forget_next (self);
}

/* Asks what shall become of the game: "save", "leave" or anything else for neither. */
static void
ask_about_game (BrgWindow  *self,
                const char *heading,
                const char *body,
                GCallback   response_cb)
{
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (self), heading, NULL);

  adw_message_dialog_set_body (ADW_MESSAGE_DIALOG (dialog), body);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog),
                                    "cancel", _("_Cancel"),
                                    "leave", _("_Leave"),
                                    "save", _("_Save…"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "leave",
                                              ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "save",
                                              ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "save");
  g_signal_connect_object (dialog, "response", response_cb, self, G_CONNECT_SWAPPED);
  g_set_weak_pointer (&self->question, dialog);
  gtk_window_present (GTK_WINDOW (dialog));
}


/* A question about the game is void when another game comes: its answer would meet that one. */
static void
drop_questions (BrgWindow *self)
{
  GtkWidget *question = self->question;

  brg_window_set_chooser (self, NULL);
  if (question == NULL)
    return;

  g_clear_weak_pointer (&self->question);
  g_signal_handlers_disconnect_by_data (question, self);
  gtk_window_destroy (GTK_WINDOW (question));
}

/*< private >
 * brg_window_set_chooser:
 * @self: a window
 * @chooser: (transfer full) (nullable): the dialog that asks for a file
 *
 * One such dialog at a time: the one before goes away.
 */
void
brg_window_set_chooser (BrgWindow            *self,
                        GtkFileChooserNative *chooser)
{
  GtkFileChooserNative *old = self->chooser;

  self->chooser = chooser;
  if (old != NULL)
    {
      g_signal_handlers_disconnect_by_data (old, self);
      gtk_native_dialog_destroy (GTK_NATIVE_DIALOG (old));
      g_object_unref (old);
    }
}

/* The game under way goes to those of earlier. Only if that fails must a person decide. */
static void
leave (BrgWindow *self)
{
  g_autoptr (GError) error = NULL;

  if (!would_be_lost (self))
    brg_window_take_next (self);
  else if (!brg_window_archive (self, brg_window_get_kept_game (self), &error))
    ask_about_game (self, _("Leave This Game?"), error->message, G_CALLBACK (leave_response_cb));
  else
    {
      brg_window_take_next (self);
      brg_window_tell (self, _("The game that you left is among the recent games."));
    }
}

static void
offer (BrgWindow  *self,
       BrgGame    *game,
       const char *path,
       BrgDigest  *digest)
{
  drop_questions (self);
  g_set_object (&self->next_game, game);
  g_set_object (&self->next_digest, digest);
  g_free (self->next_path);
  self->next_path = g_strdup (path);
  self->n_next_kept = path != NULL ? brg_game_get_n_moves (game) : 0;
  leave (self);
}

/*< private >
 * brg_window_offer_game:
 * @self: a window
 * @game: (transfer none): a game
 * @path: (nullable): the file that it comes from
 *
 * Lays a game on the table. The one that lies there is kept among those of earlier; if that cannot
 * be done, the person is asked.
 */
void
brg_window_offer_game (BrgWindow  *self,
                       BrgGame    *game,
                       const char *path)
{
  offer (self, game, path, NULL);
}

/*< private >
 * brg_window_offer_copy:
 * @self: a window
 * @game: (transfer none): a game
 * @digest: (nullable): the copy in the archive that it comes from; it goes away
 *
 * Like brg_window_offer_game(), for a game that was left earlier.
 */
void
brg_window_offer_copy (BrgWindow *self,
                       BrgGame   *game,
                       BrgDigest *digest)
{
  offer (self, game, NULL, digest);
}

static gboolean
leave_cb (gpointer window)
{
  gtk_window_destroy (GTK_WINDOW (window));

  return G_SOURCE_REMOVE;
}

static void
close_response_cb (BrgWindow  *self,
                   const char *response)
{
  if (g_str_equal (response, "save"))
    brg_window_save (self, FALSE);
  else if (g_str_equal (response, "leave"))
    /* Not before the dialog, which hangs on the window, has ended. */
    g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, leave_cb, g_object_ref (self), g_object_unref);
}

/*< private >
 * brg_window_put_game_down:
 * @self: a window
 *
 * Waits until the game under way is on the disk.
 *
 * Returns: (transfer full) (nullable): why it is not
 */
char *
brg_window_put_game_down (BrgWindow *self)
{
  return brg_saver_flush (self->saver);
}

/*< private >
 * brg_window_may_close:
 * @self: a window
 *
 * Usually the game waits for the next time. If it could not be put down, closing would lose it, so
 * the person is asked.
 *
 * Returns: whether nothing is lost
 */
gboolean
brg_window_may_close (BrgWindow *self)
{
  g_autofree char *failure = brg_window_put_game_down (self);

  if (failure == NULL || !would_be_lost (self))
    return TRUE;

  if (self->question == NULL)
    ask_about_game (self, _("Leave This Game?"), failure, G_CALLBACK (close_response_cb));
  return FALSE;
}
