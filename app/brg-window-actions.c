/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/brg-window-private.h"

#include <glib/gi18n.h>

#include "app/brg-new-game-dialog.h"
#include "app/brg-preferences.h"
#include "core/duchy/brg-duchy-variant.h"
#include "core/engine/brg-record.h"

/* ---- new games ---- */

static void
start_cb (BrgWindow *self,
          BrgGame   *game)
{
  brg_window_remember_expansions (self, game);
  brg_window_offer_game (self, game, NULL);
}

static GtkWidget *
new_dialog (BrgWindow *self)
{
  const BrgVariant *variant = brg_catalogue_find_variant (
      brg_plugin_host_get_catalogue (self->host), brg_duchy_variant.rules.id, NULL);
  g_auto (GStrv) wanted = brg_window_recall_expansions (self);
  GtkWidget *dialog
      = brg_new_game_dialog_new (GTK_WINDOW (self), self->host, variant,
                                 (const char * const *) wanted, self->complaints);

  g_signal_connect_object (dialog, "start", G_CALLBACK (start_cb), self, G_CONNECT_SWAPPED);

  return dialog;
}

static void
new_action (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  BrgWindow *self = BRG_WINDOW (widget);

  if (self->dialog == NULL)
    g_set_weak_pointer (&self->dialog, new_dialog (self));
  brg_window_present_dialog (self, self->dialog);
}

static void
continue_action (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  BrgWindow *self = BRG_WINDOW (widget);

  if (self->last_game == NULL || brg_table_get_game (self->table) != NULL)
    return;

  g_set_object (&self->next_game, self->last_game);
  g_free (self->next_path);
  self->next_path = g_strdup (self->path);
  self->n_next_kept = self->n_kept;
  brg_window_take_next (self);
}

/* ---- files ---- */

static GtkFileChooserNative *
new_chooser (BrgWindow            *self,
             const char           *title,
             GtkFileChooserAction  action,
             const char           *accept)
{
  GtkFileChooserNative *chooser
      = gtk_file_chooser_native_new (title, GTK_WINDOW (self), action, accept, NULL);
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _("Burgrave games"));
  gtk_file_filter_add_pattern (filter, "*" BRG_RECORD_SUFFIX);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), filter);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  brg_window_set_chooser (self, chooser);

  return chooser;
}

static void
open_response_cb (BrgWindow            *self,
                  int                   response,
                  GtkFileChooserNative *chooser)
{
  g_autoptr (GFile) file = NULL;

  if (response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  brg_window_set_chooser (self, NULL);
  if (file != NULL)
    brg_window_open (self, file);
}

static void
open_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  BrgWindow *self = BRG_WINDOW (widget);
  GtkFileChooserNative *chooser
      = new_chooser (self, _("Open Game"), GTK_FILE_CHOOSER_ACTION_OPEN, _("_Open"));

  gtk_menu_button_popdown (self->recent_button);
  g_signal_connect_object (chooser, "response", G_CALLBACK (open_response_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

/* Writes at once, so that a failure is known before the game is left. */
static void
save_to (BrgWindow  *self,
         const char *path)
{
  g_autoptr (GError) error = NULL;

  if (!brg_record_save (brg_window_get_kept_game (self), path, &error))
    {
      brg_window_forget_next (self);
      brg_window_alert (self, _("Could Not Save the Game"), error->message);
      return;
    }

  brg_window_set_path (self, path, brg_game_get_n_moves (brg_window_get_kept_game (self)));
  brg_window_note (self, brg_window_get_kept_game (self), path);
  if (self->next_game != NULL)
    brg_window_take_next (self);
  else
    brg_window_tell (self, _("The game is saved."));
}

static void
save_response_cb (BrgWindow            *self,
                  int                   response,
                  GtkFileChooserNative *chooser)
{
  g_autoptr (GFile) file = NULL;
  g_autofree char *path = NULL;

  if (response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  brg_window_set_chooser (self, NULL);
  path = file != NULL ? g_file_get_path (file) : NULL;
  if (path != NULL)
    save_to (self, path);
  else
    brg_window_forget_next (self);
}

/*< private >
 * brg_window_save:
 * @self: a window
 * @elsewhere: whether to ask for a file even if there is one
 *
 * Puts the game into a file of the person's. If another game waits, it comes next.
 */
void
brg_window_save (BrgWindow *self,
                 gboolean   elsewhere)
{
  GtkFileChooserNative *chooser;

  if (brg_window_get_kept_game (self) == NULL)
    return;

  if (self->path != NULL && !elsewhere)
    {
      g_autofree char *path = g_strdup (self->path);

      save_to (self, path);
      return;
    }

  chooser = new_chooser (self, _("Save Game"), GTK_FILE_CHOOSER_ACTION_SAVE, _("_Save"));
  /* Translators: the name that a saved game is given at first */
  g_autofree char *name = g_strconcat (_("My game"), BRG_RECORD_SUFFIX, NULL);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  g_signal_connect_object (chooser, "response", G_CALLBACK (save_response_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
save_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  brg_window_save (BRG_WINDOW (widget), FALSE);
}

static void
save_as_action (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  brg_window_save (BRG_WINDOW (widget), TRUE);
}

/* ---- the game ---- */

static void
undo_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  brg_table_undo (BRG_WINDOW (widget)->table);
}

static void
redo_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  brg_table_redo (BRG_WINDOW (widget)->table);
}

static void
pause_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  BrgTable *table = BRG_WINDOW (widget)->table;
  gboolean paused;

  g_object_get (table, "paused", &paused, NULL);
  brg_table_set_paused (table, !paused);
}

static void
step_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  brg_table_step (BRG_WINDOW (widget)->table);
}

static void
skip_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  brg_table_skip (BRG_WINDOW (widget)->table);
}

static void
restart_turn_action (GtkWidget  *widget,
                     const char *name,
                     GVariant   *parameter)
{
  brg_table_restart_turn (BRG_WINDOW (widget)->table);
}

static void
scores_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  BrgWindow *self = BRG_WINDOW (widget);
  BrgGame *replayed = brg_window_get_replayed (self);
  BrgGame *game = replayed != NULL ? replayed : brg_table_get_game (self->table);

  if (game != NULL)
    brg_window_show_scores (self, game);
}

static void
replay_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  BrgWindow *self = BRG_WINDOW (widget);
  BrgGame *game = brg_table_get_game (self->table);

  if (game != NULL && brg_window_get_replayed (self) == NULL)
    brg_window_replay (self, game, 0);
}

static void
log_action (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  gtk_menu_button_popup (BRG_WINDOW (widget)->log_button);
}

static void
preferences_action (GtkWidget  *widget,
                    const char *name,
                    GVariant   *parameter)
{
  BrgWindow *self = BRG_WINDOW (widget);

  if (self->preferences == NULL)
    g_set_weak_pointer (&self->preferences,
                        brg_preferences_new (GTK_WINDOW (self), self->host, self->table));
  brg_window_present_dialog (self, self->preferences);
}

static void
expansions_action (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  preferences_action (widget, name, parameter);
  brg_preferences_show_expansions (BRG_PREFERENCES (BRG_WINDOW (widget)->preferences));
}

static void
help_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  BrgWindow *self = BRG_WINDOW (widget);
  g_autofree char *reference = brg_table_get_help (self->table);

  brg_window_show_help (self, reference);
}

void
brg_window_install_actions (GtkWidgetClass *widget_class)
{
  static const struct
  {
    const char *name;
    GtkWidgetActionActivateFunc activate;
  } actions[] = {
    { "win.new", new_action },
    { "win.continue", continue_action },
    { "win.open", open_action },
    { "win.save", save_action },
    { "win.save-as", save_as_action },
    { "win.undo", undo_action },
    { "win.redo", redo_action },
    { "win.pause", pause_action },
    { "win.step", step_action },
    { "win.skip", skip_action },
    { "win.restart-turn", restart_turn_action },
    { "win.scores", scores_action },
    { "win.replay", replay_action },
    { "win.log", log_action },
    { "win.help", help_action },
    { "win.preferences", preferences_action },
    { "win.expansions", expansions_action },
  };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, NULL, actions[i].activate);
  gtk_widget_class_install_property_action (widget_class, "win.full-screen", "fullscreened");
}
