/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/brg-debug-info.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "core/brg-version.h"

static void
add_libraries (GString *info)
{
  g_string_append_printf (info, "GLib %u.%u.%u\n", glib_major_version, glib_minor_version,
                          glib_micro_version);
  g_string_append_printf (info, "GTK %u.%u.%u\n", gtk_get_major_version (),
                          gtk_get_minor_version (), gtk_get_micro_version ());
  g_string_append_printf (info, "libadwaita %u.%u.%u\n", adw_get_major_version (),
                          adw_get_minor_version (), adw_get_micro_version ());
}

/* What the window is shown on and painted with: the names of the types tell. */
static void
add_display (GString   *info,
             GtkWindow *window)
{
  GdkDisplay *display = gtk_widget_get_display (GTK_WIDGET (window));
  GskRenderer *renderer = gtk_native_get_renderer (GTK_NATIVE (window));

  g_string_append_printf (info, "%s, %s, %d×\n", G_OBJECT_TYPE_NAME (display),
                          renderer != NULL ? G_OBJECT_TYPE_NAME (renderer) : "-",
                          gtk_widget_get_scale_factor (GTK_WIDGET (window)));
}

static void
add_expansions (GString       *info,
                BrgPluginHost *host)
{
  for (guint i = 0; i < brg_plugin_host_get_n (host); i++)
    {
      const BrgPluginInfo *plugin = brg_plugin_host_get_info (host, i);

      g_string_append_printf (info, "%s %s (%s)%s%s\n", plugin->id,
                              plugin->version != NULL ? plugin->version : "-", plugin->folder,
                              plugin->problem != NULL ? ": " : "",
                              plugin->problem != NULL ? plugin->problem : "");
    }
}

/*< private >
 * brg_debug_info_new:
 * @host: the expansions
 * @window: a window of the program
 *
 * Returns: (transfer full): what somebody who looks for a fault needs to know of this machine;
 *   names and numbers that are the same in every language
 */
char *
brg_debug_info_new (BrgPluginHost *host,
                    GtkWindow     *window)
{
  GString *info = g_string_new (NULL);

  g_string_append_printf (info, "Burgrave %s\n", brg_version ());
  add_libraries (info);
  add_display (info, window);
  g_string_append_printf (info, "%s\n", g_get_language_names ()[0]);
  if (g_file_test ("/.flatpak-info", G_FILE_TEST_EXISTS))
    g_string_append (info, "Flatpak\n");
  add_expansions (info, host);

  return g_string_free (info, FALSE);
}
