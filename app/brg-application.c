/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/brg-application.h"

#include <glib/gi18n.h>

#include "app/brg-window.h"
#include "core/brg-version.h"
#include "ui/brg-about.h"

struct _BrgApplication
{
  AdwApplication parent_instance;
};

G_DEFINE_FINAL_TYPE (BrgApplication, brg_application, ADW_TYPE_APPLICATION)

static void
about_action_cb (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       user_data)
{
  brg_about_present (gtk_application_get_active_window (user_data));
}

static void
quit_action_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       user_data)
{
  g_autoptr (GList) windows = g_list_copy (gtk_application_get_windows (user_data));

  /* Every window is asked to close, so that each may first put its game in
   * safety; the application ends with the last of them. */
  for (GList *l = windows; l != NULL; l = l->next)
    gtk_window_close (l->data);
}

static const GActionEntry actions[] = {
  { .name = "about", .activate = about_action_cb },
  { .name = "quit", .activate = quit_action_cb },
};

static void
brg_application_startup (GApplication *application)
{
  const char *quit_accels[] = { "<Primary>q", NULL };

  G_APPLICATION_CLASS (brg_application_parent_class)->startup (application);

  gtk_window_set_default_icon_name (APPLICATION_ID);
  g_action_map_add_action_entries (G_ACTION_MAP (application),
                                   actions, G_N_ELEMENTS (actions),
                                   application);
  gtk_application_set_accels_for_action (GTK_APPLICATION (application),
                                         "app.quit", quit_accels);
}

static void
brg_application_activate (GApplication *application)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (application));

  if (window == NULL)
    window = GTK_WINDOW (brg_window_new (GTK_APPLICATION (application)));

  gtk_window_present (window);
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
brg_application_class_init (BrgApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  application_class->startup = brg_application_startup;
  application_class->activate = brg_application_activate;
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
                       "resource-base-path", "/io/github/burgrave/Burgrave",
                       NULL);
}
