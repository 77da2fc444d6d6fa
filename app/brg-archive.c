/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/brg-archive-private.h"

#include <string.h>

/**
 * BrgArchive:
 *
 * The games that were played: a folder of records, and files of the person's own elsewhere. It is
 * read a file at a time, whenever there is nothing better to do, and what was found out is kept.
 */
G_DEFINE_FINAL_TYPE (BrgArchive, brg_archive, G_TYPE_OBJECT)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

void
brg_archive_tell (BrgArchive *self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* ---- the list ---- */

BrgDigest *
brg_archive_get_nth (BrgArchive *self,
                     guint       index)
{
  BrgDigest *digest = g_list_model_get_item (G_LIST_MODEL (self->games), index);

  /* The list keeps it. */
  g_object_unref (digest);
  return digest;
}

guint
brg_archive_get_n (BrgArchive *self)
{
  return g_list_model_get_n_items (G_LIST_MODEL (self->games));
}

/* The latest first. */
gint
brg_archive_compare (gconstpointer a,
                     gconstpointer b,
                     gpointer      data)
{
  const BrgDigest *one = a, *other = b;

  if (one->date != other->date)
    return one->date > other->date ? -1 : 1;

  return strcmp (one->path, other->path);
}

static gint
find_by_id (BrgArchive *self,
            const char *id)
{
  for (guint i = 0; i < brg_archive_get_n (self); i++)
    if (strcmp (brg_archive_get_nth (self, i)->id, id) == 0)
      return (gint) i;

  return -1;
}

void
brg_archive_take_away (BrgArchive *self,
                       const char *path)
{
  for (guint i = brg_archive_get_n (self); i > 0; i--)
    if (strcmp (brg_archive_get_nth (self, i - 1)->path, path) == 0)
      g_list_store_remove (self->games, i - 1);
}

/* The same game is listed once, and rather from the folder than from elsewhere. */
void
brg_archive_insert (BrgArchive *self,
                    BrgDigest  *digest)
{
  gint twin;

  digest->kept = brg_archive_owns (self, digest->path);
  brg_archive_take_away (self, digest->path);
  twin = find_by_id (self, digest->id);
  if (twin >= 0 && (!digest->kept || brg_archive_get_nth (self, (guint) twin)->kept))
    return;

  if (twin >= 0)
    g_list_store_remove (self->games, (guint) twin);
  g_list_store_insert_sorted (self->games, digest, brg_archive_compare, NULL);
  self->dirty = TRUE;
}

/* ---- the object ---- */

static void
refusal_free (gpointer data)
{
  BrgArchiveRefusal *refusal = data;

  g_free (refusal->sentence);
  g_free (refusal);
}

static void
brg_archive_finalize (GObject *object)
{
  BrgArchive *self = BRG_ARCHIVE (object);

  g_clear_handle_id (&self->idle, g_source_remove);
  g_queue_clear_full (&self->unread, g_free);
  g_hash_table_unref (self->refused);
  g_object_unref (self->games);
  g_object_unref (self->catalogue);
  g_free (self->folder);
  g_free (self->index);

  G_OBJECT_CLASS (brg_archive_parent_class)->finalize (object);
}

static void
brg_archive_class_init (BrgArchiveClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = brg_archive_finalize;

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", BRG_TYPE_ARCHIVE, G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
brg_archive_init (BrgArchive *self)
{
  self->games = g_list_store_new (BRG_TYPE_DIGEST);
  self->refused = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, refusal_free);
  g_queue_init (&self->unread);
}

/**
 * brg_archive_new:
 * @catalogue: where variant and modules are found
 * @folder: where the person's data of the program is; the games lie in a folder below
 *
 * Returns: (transfer full): an archive that knows of no game until it is refreshed
 */
BrgArchive *
brg_archive_new (BrgCatalogue *catalogue,
                 const char   *folder)
{
  BrgArchive *self = g_object_new (BRG_TYPE_ARCHIVE, NULL);

  self->catalogue = g_object_ref (catalogue);
  self->folder = g_build_filename (folder, "games", NULL);
  self->index = g_build_filename (folder, "statistics", NULL);

  return self;
}

/**
 * brg_archive_get_games:
 * @self: an archive
 *
 * Returns: (transfer none): a list of #BrgDigest, the latest first
 */
GListModel *
brg_archive_get_games (BrgArchive *self)
{
  g_return_val_if_fail (BRG_IS_ARCHIVE (self), NULL);

  return G_LIST_MODEL (self->games);
}

guint
brg_archive_get_n_unread (BrgArchive *self)
{
  g_return_val_if_fail (BRG_IS_ARCHIVE (self), 0);

  return self->unread.length;
}

static gint
compare_sentences (gconstpointer a,
                   gconstpointer b)
{
  return strcmp (*(const char * const *) a, *(const char * const *) b);
}

/**
 * brg_archive_get_left_out:
 * @self: an archive
 *
 * Returns: (transfer full) (element-type utf8): a sentence for each file in the folder that is no
 *   game that can be read here
 */
GPtrArray *
brg_archive_get_left_out (BrgArchive *self)
{
  GPtrArray *sentences = g_ptr_array_new_with_free_func (g_free);
  GHashTableIter iter;
  gpointer refusal;

  g_return_val_if_fail (BRG_IS_ARCHIVE (self), sentences);

  g_hash_table_iter_init (&iter, self->refused);
  while (g_hash_table_iter_next (&iter, NULL, &refusal))
    g_ptr_array_add (sentences, g_strdup (((BrgArchiveRefusal *) refusal)->sentence));
  g_ptr_array_sort (sentences, compare_sentences);

  return sentences;
}

/**
 * brg_archive_owns:
 * @self: an archive
 * @path: a file
 *
 * Returns: whether it lies in the archive's folder, so that it is not the person's own
 */
gboolean
brg_archive_owns (BrgArchive *self,
                  const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);

  g_return_val_if_fail (BRG_IS_ARCHIVE (self), FALSE);

  return strcmp (folder, self->folder) == 0;
}
