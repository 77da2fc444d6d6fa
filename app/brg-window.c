/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/brg-window-private.h"

#include <glib/gi18n.h>

#include "ui/brg-style.h"

G_DEFINE_FINAL_TYPE (BrgWindow, brg_window, ADW_TYPE_APPLICATION_WINDOW)

/* ---- telling ---- */

/* A screen reader speaks the name of the window when it changes, so what is said twice must be
 * another one. */
static void
speak (BrgWindow  *self,
       const char *sentence)
{
  g_autofree char *again = NULL;

  if (g_strcmp0 (self->spoken, sentence) == 0)
    again = g_strconcat (sentence, "\302\240", NULL);

  g_free (self->spoken);
  self->spoken = g_strdup (again != NULL ? again : sentence);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  self->spoken, -1);
}

/*< private >
 * brg_window_tell:
 * @self: a window
 * @sentence: what the person should know
 *
 * Says something that asks for nothing.
 */
void
brg_window_tell (BrgWindow  *self,
                 const char *sentence)
{
  brg_window_tell_more (self, sentence, NULL, NULL);
}

/*< private >
 * brg_window_tell_more:
 * @self: a window
 * @sentence: what the person should know
 * @button: (nullable): the label of a button that leads on
 * @action: (nullable): the name of the action of that button
 *
 * Like brg_window_tell(), but with a button.
 */
void
brg_window_tell_more (BrgWindow  *self,
                      const char *sentence,
                      const char *button,
                      const char *action)
{
  brg_news_tell (self->news, sentence, button, action);
  speak (self, sentence);
}

/*< private >
 * brg_window_present_dialog:
 * @self: a window
 * @dialog: a window that stands above it
 *
 * Shows a dialog in which the keys of the program work as in the window.
 */
void
brg_window_present_dialog (BrgWindow *self,
                           GtkWidget *dialog)
{
  gtk_window_set_application (GTK_WINDOW (dialog),
                              gtk_window_get_application (GTK_WINDOW (self)));
  gtk_window_present (GTK_WINDOW (dialog));
}

void
brg_window_alert (BrgWindow  *self,
                  const char *heading,
                  const char *sentence)
{
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (self), heading, NULL);

  adw_message_dialog_set_body (ADW_MESSAGE_DIALOG (dialog), sentence);
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
announcement_cb (BrgWindow *self)
{
  g_autofree char *words = NULL;

  g_object_get (self->table, "announcement", &words, NULL);
  if (words != NULL)
    speak (self, words);
}

static void
undo_cb (BrgWindow *self)
{
  gboolean can_undo, can_redo;

  g_object_get (self->table, "can-undo", &can_undo, "can-redo", &can_redo, NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.undo", can_undo);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.redo", can_redo);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.restart-turn", can_undo);
}

static void
play_on_cb (BrgWindow *self,
            BrgGame   *game)
{
  brg_window_offer_game (self, game, NULL);
}

static void
following_cb (BrgWindow *self)
{
  gboolean following;

  g_object_get (self->table, "following", &following, NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.pause", following);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.step", following);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.skip", following);
}

/* The table is out of sight, or back. */
static void
cramped_cb (BrgWindow *self)
{
  if (brg_room_get_cramped (BRG_ROOM (self->table_page)))
    speak (self, adw_status_page_get_title (self->cramped_page));
  else
    announcement_cb (self);
}

static void
finished_cb (BrgWindow *self)
{
  if (!self->returning)
    brg_window_show_scores (self, brg_table_get_game (self->table));
}

/* ---- the object ---- */

static gboolean
brg_window_close_request (GtkWindow *window)
{
  if (!brg_window_may_close (BRG_WINDOW (window)))
    return GDK_EVENT_STOP;

  return GTK_WINDOW_CLASS (brg_window_parent_class)->close_request (window);
}

/* GSettings ends the program if it does not find the schema. The game can do without. */
static GSettings *
find_settings (void)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) schema = NULL;

  if (source != NULL)
    schema = g_settings_schema_source_lookup (source, APPLICATION_ID, TRUE);

  return schema != NULL ? g_settings_new_full (schema, NULL, NULL) : NULL;
}

static void
bind_settings (BrgWindow *self)
{
  self->settings = find_settings ();
  if (self->settings == NULL)
    {
      g_printerr ("%s\n", _("The settings of the program are not installed: it remembers none."));
      return;
    }

  g_settings_bind (self->settings, "window-width", self, "default-width",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "window-height", self, "default-height",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "window-maximized", self, "maximized",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "beat-delay", self->table, "beat-delay",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "safe-colours", brg_style_get_default (), "safe-colours",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "patterns", brg_style_get_default (), "patterns",
                   G_SETTINGS_BIND_DEFAULT);
}

static void
brg_window_dispose (GObject *object)
{
  BrgWindow *self = BRG_WINDOW (object);

  g_clear_object (&self->tour);
  g_clear_pointer (&self->guide, brg_guide_free);
  if (self->help != NULL)
    gtk_window_destroy (GTK_WINDOW (self->help));
  g_clear_weak_pointer (&self->help);
  g_clear_weak_pointer (&self->question);
  g_clear_weak_pointer (&self->dialog);
  g_clear_weak_pointer (&self->preferences);
  g_clear_weak_pointer (&self->statistics);
  g_clear_weak_pointer (&self->scores);
  brg_window_set_chooser (self, NULL);
  g_clear_object (&self->news);
  g_clear_object (&self->settings);
  g_clear_object (&self->host);
  g_clear_pointer (&self->complaints, g_ptr_array_unref);
  g_clear_object (&self->saver);
  g_clear_object (&self->archive);
  g_clear_object (&self->gallery);
  g_clear_object (&self->last_game);
  g_clear_object (&self->next_game);
  g_clear_pointer (&self->next_path, g_free);
  g_clear_object (&self->next_digest);
  g_clear_pointer (&self->path, g_free);
  g_clear_pointer (&self->spoken, g_free);

  G_OBJECT_CLASS (brg_window_parent_class)->dispose (object);
}

static void
brg_window_class_init (BrgWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = brg_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = brg_window_close_request;

  g_type_ensure (BRG_TYPE_TABLE);
  g_type_ensure (BRG_TYPE_REPLAY_BAR);
  g_type_ensure (BRG_TYPE_ROOM);
  g_type_ensure (BRG_TYPE_RECENT_LIST);
  g_type_ensure (BRG_TYPE_RECENT_STRIP);
  brg_window_install_actions (widget_class);
  brg_window_install_archive_actions (widget_class);
  brg_window_install_guide_actions (widget_class);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/burgrave/Burgrave/app/brg-window.ui");
  gtk_widget_class_bind_template_child (widget_class, BrgWindow, title);
  gtk_widget_class_bind_template_child (widget_class, BrgWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, BrgWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, BrgWindow, start_page);
  gtk_widget_class_bind_template_child (widget_class, BrgWindow, continue_button);
  gtk_widget_class_bind_template_child (widget_class, BrgWindow, new_button);
  gtk_widget_class_bind_template_child (widget_class, BrgWindow, log);
  gtk_widget_class_bind_template_child (widget_class, BrgWindow, log_button);
  gtk_widget_class_bind_template_child (widget_class, BrgWindow, table_page);
  gtk_widget_class_bind_template_child (widget_class, BrgWindow, cramped_page);
  gtk_widget_class_bind_template_child (widget_class, BrgWindow, table);
  gtk_widget_class_bind_template_child (widget_class, BrgWindow, replay_bar);
  gtk_widget_class_bind_template_child (widget_class, BrgWindow, recent_button);
  gtk_widget_class_bind_template_child (widget_class, BrgWindow, recent_list);
  gtk_widget_class_bind_template_child (widget_class, BrgWindow, recent_strip);
  gtk_widget_class_bind_template_callback (widget_class, announcement_cb);
  gtk_widget_class_bind_template_callback (widget_class, cramped_cb);
  gtk_widget_class_bind_template_callback (widget_class, brg_window_tell);
  gtk_widget_class_bind_template_callback (widget_class, brg_window_show_help);
  gtk_widget_class_bind_template_callback (widget_class, finished_cb);
  gtk_widget_class_bind_template_callback (widget_class, following_cb);
  gtk_widget_class_bind_template_callback (widget_class, undo_cb);
  gtk_widget_class_bind_template_callback (widget_class, brg_window_end_replay);
  gtk_widget_class_bind_template_callback (widget_class, play_on_cb);
}

static void
brg_window_init (BrgWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->news = brg_news_new (self->toasts);
  self->saver = brg_saver_new ();
  g_signal_connect_object (self->saver, "failed", G_CALLBACK (brg_window_tell), self,
                           G_CONNECT_SWAPPED);
  brg_log_panel_follow (self->log, brg_table_get_log (self->table));
  g_signal_connect_object (self->log, "pointed", G_CALLBACK (brg_table_point_at), self->table,
                           G_CONNECT_SWAPPED);
  brg_window_take_drops (self);
  g_signal_connect_object (gtk_menu_button_get_popover (self->log_button), "closed",
                           G_CALLBACK (brg_table_return_focus), self->table, G_CONNECT_SWAPPED);
  bind_settings (self);
  undo_cb (self);
  following_cb (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.save", FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.save-as", FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.scores", FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.replay", FALSE);
}

/*< private >
 * brg_window_new:
 * @application: the program that the window belongs to
 * @host: the expansions, with the catalogue of what can be played
 * @complaints: (element-type utf8): why components of the person's own cannot be used
 *
 * Returns: (transfer none): a window of the size that it had last time; GTK
 *   owns it until it is closed
 */
BrgWindow *
brg_window_new (GtkApplication *application,
                BrgPluginHost  *host,
                GPtrArray      *complaints)
{
  BrgWindow *self = g_object_new (BRG_TYPE_WINDOW, "application", application, NULL);

  self->host = g_object_ref (host);
  self->complaints = g_ptr_array_ref (complaints);
  brg_window_load_last_game (self);
  brg_window_begin_archive (self);

  return self;
}
