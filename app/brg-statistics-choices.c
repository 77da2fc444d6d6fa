/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/brg-statistics-choices.h"

#include <string.h>

/* Takes the key. */
static void
count (GHashTable *keys,
       char       *key)
{
  guint n = GPOINTER_TO_UINT (g_hash_table_lookup (keys, key));

  g_hash_table_insert (keys, key, GUINT_TO_POINTER (n + 1));
}

static void
count_game (GHashTable          *keys,
            const BrgDigest     *digest,
            BrgStatisticsChoice  choice)
{
  if (!digest->over || !digest->kept)
    return;

  switch (choice)
    {
    case BRG_CHOICE_VARIANT:
      count (keys, g_strdup (digest->variant));
      break;

    case BRG_CHOICE_PLAYER:
      for (guint seat = 0; seat < digest->n_seats; seat++)
        count (keys, brg_statistics_make_key (digest, seat));
      break;

    case BRG_CHOICE_MODULE:
    default:
      for (guint i = 0; i < digest->modules->len; i++)
        count (keys, g_strdup (digest->modules->pdata[i]));
      break;
    }
}

/* People before computer players, then who played most. */
static gint
compare (gconstpointer a,
         gconstpointer b,
         gpointer      data)
{
  const char *one = *(const char * const *) a, *other = *(const char * const *) b;
  guint n = GPOINTER_TO_UINT (g_hash_table_lookup (data, one));
  guint m = GPOINTER_TO_UINT (g_hash_table_lookup (data, other));

  if (brg_statistics_is_person (one) != brg_statistics_is_person (other))
    return brg_statistics_is_person (one) ? -1 : 1;
  if (n != m)
    return n > m ? -1 : 1;

  return strcmp (one, other);
}

/**
 * brg_statistics_choices:
 * @games: a list of #BrgDigest
 * @choice: what is asked for
 *
 * Returns: (transfer full) (element-type utf8): what the games that count can be narrowed to; what
 *   most of them have comes first
 */
GPtrArray *
brg_statistics_choices (GListModel          *games,
                        BrgStatisticsChoice  choice)
{
  g_autoptr (GHashTable) keys = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GPtrArray *list = g_ptr_array_new_with_free_func (g_free);
  GHashTableIter iter;
  gpointer key;

  for (guint i = 0; i < g_list_model_get_n_items (games); i++)
    {
      g_autoptr (BrgDigest) digest = g_list_model_get_item (games, i);

      count_game (keys, digest, choice);
    }

  g_hash_table_iter_init (&iter, keys);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    g_ptr_array_add (list, g_strdup (key));
  g_ptr_array_sort_with_data (list, compare, keys);

  return list;
}
