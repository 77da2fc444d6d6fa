/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/brg-option-values.h"

static gboolean
is_value (const BrgOption   *option,
          const BrgDataFile *file)
{
  return g_strcmp0 (file->kind, option->data_kind) == 0
         && !g_strv_contains (option->values, file->name);
}

/**
 * brg_option_values_list:
 * @catalogue: knows the user's own data files
 * @module: whose option it is
 * @option: an option
 *
 * Returns: (transfer full): the titles of all values, the user's own data files last
 */
GtkStringList *
brg_option_values_list (BrgCatalogue    *catalogue,
                        const BrgModule *module,
                        const BrgOption *option)
{
  GtkStringList *list = gtk_string_list_new (NULL);

  for (guint i = 0; option->values[i] != NULL; i++)
    gtk_string_list_append (list, brg_module_translate (module, option->titles[i]));
  for (guint i = 0; option->data_kind != NULL && i < brg_catalogue_get_n_data (catalogue); i++)
    if (is_value (option, brg_catalogue_get_data (catalogue, i)))
      gtk_string_list_append (list, brg_catalogue_get_data (catalogue, i)->name);

  return list;
}

/**
 * brg_option_values_get:
 * @catalogue: knows the user's own data files
 * @option: an option
 * @index: which, in the order of brg_option_values_list()
 *
 * Returns: (transfer none) (nullable): the stable name of a value
 */
const char *
brg_option_values_get (BrgCatalogue    *catalogue,
                       const BrgOption *option,
                       guint            index)
{
  guint n = g_strv_length ((char **) option->values);

  if (index < n)
    return option->values[index];

  for (guint i = 0; option->data_kind != NULL && i < brg_catalogue_get_n_data (catalogue); i++)
    if (is_value (option, brg_catalogue_get_data (catalogue, i)) && index == n++)
      return brg_catalogue_get_data (catalogue, i)->name;

  return NULL;
}
