/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/brg-content.h"

#include "core/duchy/brg-duchy-variant.h"

/**
 * brg_content_load:
 * @complaints: (element-type utf8): where a sentence is added for each component that is wrong
 *
 * What can be played on this machine: the games that are built in, the expansions, which are opened
 * when they are needed, and the components that the person keeps in the folder `burgrave` of their
 * data.
 *
 * Returns: (transfer full): the host of the expansions, which has the catalogue of all
 */
BrgPluginHost *
brg_content_load (GPtrArray *complaints)
{
  g_autoptr (BrgCatalogue) catalogue = brg_catalogue_new ();
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "burgrave", NULL);
  BrgPluginHost *host;

  brg_catalogue_add_variant (catalogue, &brg_duchy_variant);
  host = brg_plugin_host_new (catalogue);
  brg_catalogue_load_folder (catalogue, folder, complaints);

  return host;
}

/**
 * brg_content_new:
 *
 * Like brg_content_load(), but says on standard error what is wrong.
 *
 * Returns: (transfer full): the host of the expansions
 */
BrgPluginHost *
brg_content_new (void)
{
  g_autoptr (GPtrArray) complaints = g_ptr_array_new_with_free_func (g_free);
  BrgPluginHost *host = brg_content_load (complaints);

  for (guint i = 0; i < complaints->len; i++)
    g_printerr ("%s\n", (const char *) complaints->pdata[i]);

  return host;
}
