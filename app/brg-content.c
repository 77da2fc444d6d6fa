/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/brg-content.h"

#include "core/duchy/brg-duchy-variant.h"
#include "core/engine/brg-ruleset.h"

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

/**
 * brg_content_add_all_modules:
 * @host: the host of the expansions
 * @setup: a game with its seats
 *
 * Opens all expansions, and adds to the game those that go with its seats and with the rest, in the
 * order of their ids.
 */
void
brg_content_add_all_modules (BrgPluginHost *host,
                             BrgSetup      *setup)
{
  BrgCatalogue *catalogue = brg_plugin_host_get_catalogue (host);
  guint n_before;

  brg_plugin_host_open_all (host);
  /* Until no more go: one may need another. */
  do
    {
      n_before = setup->modules->len;
      for (guint i = 0; i < brg_catalogue_get_n_modules (catalogue); i++)
        {
          const char *id = brg_catalogue_get_module (catalogue, i)->id;

          if (!brg_setup_has_module (setup, id)
              && brg_ruleset_check_module (catalogue, setup, id, NULL))
            brg_setup_add_module (setup, id);
        }
    }
  while (setup->modules->len > n_before);
}
