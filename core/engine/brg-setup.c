/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-setup.h"

#include <string.h>

static GHashTable *
new_table (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
}

static void
set (GHashTable *table,
     const char *name,
     const char *value)
{
  if (value != NULL)
    g_hash_table_insert (table, g_strdup (name), g_strdup (value));
  else
    g_hash_table_remove (table, name);
}

static GHashTable *
copy_table (GHashTable *table)
{
  GHashTable *copy = new_table ();
  GHashTableIter iter;
  gpointer name, value;

  g_hash_table_iter_init (&iter, table);
  while (g_hash_table_iter_next (&iter, &name, &value))
    set (copy, name, value);

  return copy;
}

/**
 * brg_setup_new:
 * @variant: the id of a variant
 * @n_seats: how many play, at most %BRG_MAX_SEATS
 *
 * Returns: (transfer full): a setup with no module and all defaults
 */
BrgSetup *
brg_setup_new (const char *variant,
               guint       n_seats)
{
  BrgSetup *self = g_new0 (BrgSetup, 1);

  g_assert (n_seats <= BRG_MAX_SEATS);
  self->variant = g_strdup (variant);
  self->modules = g_ptr_array_new_with_free_func (g_free);
  self->options = new_table ();
  self->n_seats = n_seats;
  self->data = new_table ();
  for (guint i = 0; i < BRG_MAX_SEATS; i++)
    self->seats[i] = new_table ();

  return self;
}

/**
 * brg_setup_copy:
 * @setup: a setup
 *
 * Returns: (transfer full): a copy
 */
BrgSetup *
brg_setup_copy (const BrgSetup *setup)
{
  BrgSetup *copy = g_new0 (BrgSetup, 1);

  copy->variant = g_strdup (setup->variant);
  copy->modules = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < setup->modules->len; i++)
    g_ptr_array_add (copy->modules, g_strdup (setup->modules->pdata[i]));
  copy->options = copy_table (setup->options);
  copy->n_seats = setup->n_seats;
  copy->data = copy_table (setup->data);
  for (guint i = 0; i < BRG_MAX_SEATS; i++)
    copy->seats[i] = copy_table (setup->seats[i]);

  return copy;
}

void
brg_setup_free (BrgSetup *setup)
{
  g_free (setup->variant);
  g_ptr_array_unref (setup->modules);
  g_hash_table_unref (setup->options);
  g_hash_table_unref (setup->data);
  for (guint i = 0; i < BRG_MAX_SEATS; i++)
    g_hash_table_unref (setup->seats[i]);
  g_free (setup);
}

static gint
compare_ids (gconstpointer a,
             gconstpointer b)
{
  return strcmp (*(const char * const *) a, *(const char * const *) b);
}

/**
 * brg_setup_add_module:
 * @setup: a setup
 * @id: the id of a module, switched on once however often it is added
 */
void
brg_setup_add_module (BrgSetup   *setup,
                      const char *id)
{
  if (brg_setup_has_module (setup, id))
    return;

  g_ptr_array_add (setup->modules, g_strdup (id));
  g_ptr_array_sort (setup->modules, compare_ids);
}

/**
 * brg_setup_has_module:
 * @setup: a setup
 * @id: the id of a module
 *
 * Returns: whether it is switched on
 */
gboolean
brg_setup_has_module (const BrgSetup *setup,
                      const char     *id)
{
  return g_ptr_array_find_with_equal_func (setup->modules, id, g_str_equal, NULL);
}

/**
 * brg_setup_set_option:
 * @setup: a setup
 * @name: an option of the game
 * @value: (nullable): its value, or %NULL for the default; checked when a ruleset is made
 */
void
brg_setup_set_option (BrgSetup   *setup,
                      const char *name,
                      const char *value)
{
  set (setup->options, name, value);
}

/**
 * brg_setup_get_option:
 * @setup: a setup
 * @name: an option's name
 *
 * Returns: (transfer none) (nullable): the value, or %NULL if it is left at the default
 */
const char *
brg_setup_get_option (const BrgSetup *setup,
                      const char     *name)
{
  return g_hash_table_lookup (setup->options, name);
}

/**
 * brg_setup_set_seat_option:
 * @setup: a setup
 * @seat: a seat, from 0
 * @name: an option of a seat, or `name`, `colour`, `player`
 * @value: (nullable): its value, or %NULL for the default; checked when a ruleset is made
 */
void
brg_setup_set_seat_option (BrgSetup   *setup,
                           guint       seat,
                           const char *name,
                           const char *value)
{
  set (setup->seats[seat], name, value);
}

/**
 * brg_setup_get_seat_option:
 * @setup: a setup
 * @seat: a seat, from 0
 * @name: an option's name, or `name`, `colour`, `player`
 *
 * Returns: (transfer none) (nullable): the value, or %NULL if it is not set
 */
const char *
brg_setup_get_seat_option (const BrgSetup *setup,
                           guint           seat,
                           const char     *name)
{
  return g_hash_table_lookup (setup->seats[seat], name);
}

/**
 * brg_setup_set_data:
 * @setup: a setup
 * @kind: a kind of data file
 * @name: its name
 * @text: (nullable): its content
 */
void
brg_setup_set_data (BrgSetup   *setup,
                    const char *kind,
                    const char *name,
                    const char *text)
{
  g_autofree char *key = g_strdup_printf ("%s %s", kind, name);

  set (setup->data, key, text);
}

/**
 * brg_setup_get_data:
 * @setup: a setup
 * @kind: a kind of data file
 * @name: its name
 *
 * Returns: (transfer none) (nullable): its content
 */
const char *
brg_setup_get_data (const BrgSetup *setup,
                    const char     *kind,
                    const char     *name)
{
  g_autofree char *key = g_strdup_printf ("%s %s", kind, name);

  return g_hash_table_lookup (setup->data, key);
}
