/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <adwaita.h>
#include <gmodule.h>
#include <string.h>

#include "app/brg-plugin-host.h"
#include "core/duchy/brg-duchy-variant.h"
#include "ui/brg-question-bar.h"

/* Opens the plugins of the program, with the halves that a window needs. */
static void
open_all (BrgPluginHost *host)
{
  for (guint i = 0; i < brg_plugin_host_get_n (host); i++)
    {
      const BrgPluginInfo *info = brg_plugin_host_get_info (host, i);
      g_autoptr (GError) error = NULL;

      if (info->hidden)
        g_assert_nonnull (g_module_open (info->library, G_MODULE_BIND_LOCAL));
      else
        brg_plugin_host_open (host, info->id, &error);
      g_assert_no_error (error);
      g_assert_null (info->problem);
    }
}

/* Two versions of GTK in a process end it. */
static void
test_one_gtk (void)
{
  static const char * const here[] = {
    "libpeas-", "libgtk-4", "libadwaita-1", "libburgrave-ui", "libextra-tiles",
  };
  static const char * const not_here[] = { "libgtk-3", "libgdk-3", "libpeas-gtk" };
  g_autoptr (BrgCatalogue) catalogue = brg_catalogue_new ();
  g_autoptr (BrgPluginHost) host = brg_plugin_host_new (catalogue);
  g_autofree char *maps = NULL;

  g_type_ensure (ADW_TYPE_APPLICATION);
  g_type_ensure (BRG_TYPE_QUESTION_BAR);
  brg_catalogue_add_variant (catalogue, &brg_duchy_variant);
  open_all (host);

  g_assert_true (g_file_get_contents ("/proc/self/maps", &maps, NULL, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (here); i++)
    g_assert_nonnull (strstr (maps, here[i]));
  for (guint i = 0; i < G_N_ELEMENTS (not_here); i++)
    g_assert_null (strstr (maps, not_here[i]));
}

int
main (int    argc,
      char **argv)
{
  /* No plugin of the person's own. */
  g_setenv ("XDG_DATA_HOME", "/dev/null", TRUE);
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/window-process/one-gtk", test_one_gtk);

  return g_test_run ();
}
