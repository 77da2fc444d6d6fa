/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/brg-option-values.h"

/* What is kept at a list: the stable names of what it shows. */
#define NAMES "names"

static void
add_value (GPtrArray     *names,
           GtkStringList *titles,
           const char    *name,
           const char    *title)
{
  g_ptr_array_add (names, g_strdup (name));
  gtk_string_list_append (titles, title);
}

static void
add_brought (GPtrArray       *names,
             GtkStringList   *titles,
             const BrgModule *module,
             const BrgOption *option)
{
  for (guint i = 0; i < module->n_components; i++)
    if (g_strcmp0 (module->components[i].kind, option->data_kind) == 0)
      add_value (names, titles, module->components[i].name, module->components[i].name);
}

static void
add_data (GPtrArray       *names,
          GtkStringList   *titles,
          BrgCatalogue    *catalogue,
          const BrgOption *option)
{
  for (guint i = 0; i < brg_catalogue_get_n_data (catalogue); i++)
    {
      const BrgDataFile *file = brg_catalogue_get_data (catalogue, i);

      if (g_strcmp0 (file->kind, option->data_kind) == 0)
        add_value (names, titles, file->name, file->name);
    }
}

/* The titles of all values, which know the names. */
static GtkStringList *
list_values (BrgCatalogue    *catalogue,
             const BrgModule *module,
             const BrgOption *option,
             const BrgSetup  *setup)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_null_terminated (8, g_free, TRUE);
  GtkStringList *titles = gtk_string_list_new (NULL);

  for (guint i = 0; option->values[i] != NULL; i++)
    add_value (names, titles, option->values[i],
               brg_module_translate (module, option->titles[i]));
  for (guint i = 0; setup != NULL && i < setup->modules->len; i++)
    add_brought (names, titles,
                 brg_catalogue_find_module (catalogue, setup->modules->pdata[i], NULL), option);
  if (option->data_kind != NULL)
    add_data (names, titles, catalogue, option);

  g_object_set_data_full (G_OBJECT (titles), NAMES, g_ptr_array_steal (names, NULL),
                          (GDestroyNotify) g_strfreev);
  return titles;
}

static char **
get_names (gpointer list)
{
  return g_object_get_data (list, NAMES);
}

static guint
find_name (gpointer    list,
           const char *name)
{
  char **names = get_names (list);
  guint i = 0;

  while (names[i] != NULL && g_strcmp0 (names[i], name) != 0)
    i++;

  /* What is no longer there gives way to the default. */
  return names[i] != NULL ? i : 0;
}

/**
 * brg_option_values_offer:
 * @choice: a #GtkDropDown or an #AdwComboRow
 * @catalogue: knows the modules and the user's own data files
 * @module: whose option it is
 * @option: an option
 * @setup: (nullable): the game as far as it has been chosen
 *
 * Lets the person choose among all values: the option's own, what the modules of the game bring,
 * and the user's own data files. What is chosen stays so as long as it is there.
 */
void
brg_option_values_offer (GtkWidget       *choice,
                         BrgCatalogue    *catalogue,
                         const BrgModule *module,
                         const BrgOption *option,
                         const BrgSetup  *setup)
{
  g_autoptr (GtkStringList) list = list_values (catalogue, module, option, setup);
  g_autoptr (GListModel) offered = NULL;
  guint selected = 0;

  g_object_get (choice, "model", &offered, NULL);
  if (offered != NULL && get_names (offered) != NULL)
    {
      if (g_strv_equal ((const char * const *) get_names (offered),
                        (const char * const *) get_names (list)))
        return;
      selected = find_name (list, brg_option_values_get (choice));
    }

  g_object_set (choice, "model", list, NULL);
  g_object_set (choice, "selected", selected, NULL);
}

/**
 * brg_option_values_get:
 * @choice: what brg_option_values_offer() was called for
 *
 * Returns: (transfer none) (nullable): the stable name of the chosen value
 */
const char *
brg_option_values_get (GtkWidget *choice)
{
  g_autoptr (GListModel) offered = NULL;
  guint selected;

  g_object_get (choice, "model", &offered, "selected", &selected, NULL);

  return selected < g_list_model_get_n_items (offered) ? get_names (offered)[selected] : NULL;
}
