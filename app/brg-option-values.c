/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/brg-option-values.h"

/* What is kept at the list that a person chooses from: the stable names of what it shows. */
#define NAMES "names"

/* The values of an option: names, and titles beside them. */
typedef struct
{
  GPtrArray *names;
  GPtrArray *titles;
} Values;

static void
values_init (Values *self)
{
  self->names = g_ptr_array_new_null_terminated (8, g_free, TRUE);
  self->titles = g_ptr_array_new_null_terminated (8, g_free, TRUE);
}

static void
values_clear (Values *self)
{
  g_ptr_array_unref (self->names);
  g_ptr_array_unref (self->titles);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Values, values_clear)

static void
add_value (Values     *self,
           const char *name,
           const char *title)
{
  g_ptr_array_add (self->names, g_strdup (name));
  g_ptr_array_add (self->titles, g_strdup (title));
}

static void
add_brought (Values          *self,
             const BrgModule *module,
             const BrgOption *option)
{
  for (guint i = 0; i < module->n_components; i++)
    if (g_strcmp0 (module->components[i].kind, option->data_kind) == 0)
      add_value (self, module->components[i].name, module->components[i].name);
}

static void
add_data (Values          *self,
          BrgCatalogue    *catalogue,
          const BrgOption *option)
{
  for (guint i = 0; i < brg_catalogue_get_n_data (catalogue); i++)
    {
      const BrgDataFile *file = brg_catalogue_get_data (catalogue, i);

      if (g_strcmp0 (file->kind, option->data_kind) == 0)
        add_value (self, file->name, file->name);
    }
}

static void
add_all (Values          *self,
         BrgCatalogue    *catalogue,
         const BrgModule *module,
         const BrgOption *option,
         const BrgSetup  *setup)
{
  for (guint i = 0; option->values[i] != NULL; i++)
    add_value (self, option->values[i], brg_module_translate (module, option->titles[i]));
  for (guint i = 0; setup != NULL && i < setup->modules->len; i++)
    add_brought (self, brg_catalogue_find_module (catalogue, setup->modules->pdata[i], NULL),
                 option);
  if (option->data_kind != NULL)
    add_data (self, catalogue, option);
}

/* ---- the list ---- */

static GtkStringList *
get_list (GtkWidget *choice)
{
  g_autoptr (GListModel) list = NULL;

  g_object_get (choice, "model", &list, NULL);
  if (list == NULL)
    {
      list = G_LIST_MODEL (gtk_string_list_new (NULL));
      g_object_set (choice, "model", list, NULL);
    }

  /* The widget holds it. */
  return GTK_STRING_LIST (list);
}

static char **
get_names (GtkStringList *list)
{
  return g_object_get_data (G_OBJECT (list), NAMES);
}

static guint
count_same (char   **old,
            char   **new)
{
  guint i = 0;

  while (old != NULL && old[i] != NULL && g_strcmp0 (old[i], new[i]) == 0)
    i++;

  return i;
}

/* What is no longer there gives way to the default. */
static guint
find_name (char       **names,
           const char  *name)
{
  guint i = 0;

  while (names[i] != NULL && g_strcmp0 (names[i], name) != 0)
    i++;

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
  GtkStringList *list = get_list (choice);
  guint n_old = g_list_model_get_n_items (G_LIST_MODEL (list));
  g_autofree char *chosen = g_strdup (brg_option_values_get (choice));
  g_auto (Values) values;
  char **names;
  guint n_same;

  values_init (&values);
  add_all (&values, catalogue, module, option, setup);
  n_same = count_same (get_names (list), (char **) values.names->pdata);
  if (n_same == n_old && n_same == values.names->len)
    return;

  gtk_string_list_splice (list, n_same, n_old - n_same,
                          (const char * const *) &values.titles->pdata[n_same]);
  names = (char **) g_ptr_array_steal (values.names, NULL);
  g_object_set_data_full (G_OBJECT (list), NAMES, names, (GDestroyNotify) g_strfreev);
  g_object_set (choice, "selected", find_name (names, chosen), NULL);
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
  GtkStringList *list = get_list (choice);
  guint selected;

  g_object_get (choice, "selected", &selected, NULL);

  return selected < g_list_model_get_n_items (G_LIST_MODEL (list))
             ? get_names (list)[selected] : NULL;
}
