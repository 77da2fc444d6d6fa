/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/brg-application.h"

#include <glib/gi18n.h>

#include "app/brg-content.h"
#include "app/brg-debug-info.h"
#include "app/brg-window.h"
#include "core/brg-version.h"
#include "ui/brg-about.h"
#include "ui/brg-spoken-names.h"

struct _BrgApplication
{
  AdwApplication parent_instance;

  BrgPluginHost *host;
  /* Why data files of the user were left out, one sentence each. */
  GPtrArray *complaints;
};

G_DEFINE_FINAL_TYPE (BrgApplication, brg_application, ADW_TYPE_APPLICATION)

static void
about_action_cb (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       user_data)
{
  BrgApplication *self = user_data;
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (self));
  g_autofree char *info = window != NULL ? brg_debug_info_new (self->host, window) : NULL;

  brg_about_present (window, info);
}

static BrgWindow *
present_window (BrgApplication *self)
{
  GtkWindow *window = NULL;

  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (self)); l != NULL; l = l->next)
    if (BRG_IS_WINDOW (l->data))
      window = l->data;

  if (window == NULL)
    window = GTK_WINDOW (brg_window_new (GTK_APPLICATION (self), self->host, self->complaints));

  gtk_window_present (window);
  return BRG_WINDOW (window);
}

static void
new_game_action_cb (GSimpleAction *action,
                    GVariant      *parameter,
                    gpointer       user_data)
{
  gtk_widget_activate_action (GTK_WIDGET (present_window (user_data)), "win.new", NULL);
}

static gboolean
close_windows_cb (gpointer application)
{
  GList *windows = g_list_copy_deep (gtk_application_get_windows (application),
                                     (GCopyFunc) (GCallback) g_object_ref, NULL);

  /* Every window is asked to close, so that each may first put its game in
   * safety; the application ends with the last of them. A window takes its
   * dialogs with it. */
  for (GList *l = windows; l != NULL; l = l->next)
    gtk_window_close (l->data);
  g_list_free_full (windows, g_object_unref);

  return G_SOURCE_REMOVE;
}

/* The dialog whose key this may be must not outlive its window, which GTK 4.8 would look for. */
static void
quit_action_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       user_data)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, close_windows_cb, g_object_ref (user_data),
                   g_object_unref);
}

static const GActionEntry actions[] = {
  { .name = "about", .activate = about_action_cb },
  { .name = "new-game", .activate = new_game_action_cb },
  { .name = "quit", .activate = quit_action_cb },
};

static const struct
{
  const char *action;
  const char *accels[3];
} accels[] = {
  { "app.quit", { "<Primary>q" } },
  { "win.new", { "<Primary>n" } },
  { "win.open", { "<Primary>o" } },
  { "win.recent", { "<Primary>k" } },
  { "win.save", { "<Primary>s" } },
  { "win.save-as", { "<Primary><Shift>s" } },
  { "win.undo", { "<Primary>z" } },
  { "win.redo", { "<Primary><Shift>z", "<Primary>y" } },
  { "win.pause", { "p" } },
  { "win.step", { "n" } },
  { "win.restart-turn", { "<Primary><Shift>r" } },
  { "win.guide-forward", { "g" } },
  { "win.log", { "F9" } },
  { "win.full-screen", { "F11" } },
  { "win.preferences", { "<Primary>comma" } },
  { "win.show-help-overlay", { "<Primary>question" } },
  { "win.help", { "F1" } },
  { "window.close", { "<Primary>w" } },
};

static void
brg_application_startup (GApplication *application)
{
  BrgApplication *self = BRG_APPLICATION (application);

  G_APPLICATION_CLASS (brg_application_parent_class)->startup (application);

  gtk_window_set_default_icon_name (APPLICATION_ID);
  brg_spoken_names_mend ();
  g_action_map_add_action_entries (G_ACTION_MAP (application),
                                   actions, G_N_ELEMENTS (actions),
                                   application);
  for (guint i = 0; i < G_N_ELEMENTS (accels); i++)
    gtk_application_set_accels_for_action (GTK_APPLICATION (application), accels[i].action,
                                           accels[i].accels);
  self->complaints = g_ptr_array_new_with_free_func (g_free);
  self->host = brg_content_load (self->complaints);
}

static void
brg_application_activate (GApplication *application)
{
  present_window (BRG_APPLICATION (application));
}

static void
brg_application_open (GApplication  *application,
                      GFile        **files,
                      gint           n_files,
                      const char    *hint)
{
  brg_window_open_files (present_window (BRG_APPLICATION (application)), files, (guint) n_files);
}

static int
brg_application_handle_local_options (GApplication *application,
                                      GVariantDict *options)
{
  if (!g_variant_dict_contains (options, "version"))
    return -1;

  g_print ("%s %s\n", _("Burgrave"), brg_version ());
  return 0;
}

static void
brg_application_finalize (GObject *object)
{
  BrgApplication *self = BRG_APPLICATION (object);

  g_clear_object (&self->host);
  g_clear_pointer (&self->complaints, g_ptr_array_unref);

  G_OBJECT_CLASS (brg_application_parent_class)->finalize (object);
}

static void
brg_application_class_init (BrgApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = brg_application_finalize;

  application_class->startup = brg_application_startup;
  application_class->activate = brg_application_activate;
  application_class->open = brg_application_open;
  application_class->handle_local_options = brg_application_handle_local_options;
}

static void
brg_application_init (BrgApplication *self)
{
  const GOptionEntry options[] = {
    { "version", 'v', G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, NULL,
      N_("Print the version and exit"), NULL },
    G_OPTION_ENTRY_NULL
  };

  /* Translators: what stands after the options in the help of the command line */
  g_application_set_option_context_parameter_string (G_APPLICATION (self), _("[FILE]"));
  g_application_add_main_option_entries (G_APPLICATION (self), options);
}

/*< private >
 * brg_application_new:
 *
 * Returns: (transfer full): the program, ready to be run
 */
BrgApplication *
brg_application_new (void)
{
  return g_object_new (BRG_TYPE_APPLICATION,
                       "application-id", APPLICATION_ID,
                       "flags", G_APPLICATION_HANDLES_OPEN,
                       "resource-base-path", "/io/github/burgrave/Burgrave",
                       NULL);
}
