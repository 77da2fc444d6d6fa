/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/brg-archive-private.h"

#include <glib/gstdio.h>
#include <string.h>

#include "core/engine/brg-record.h"

/* Finding out which games there are, a file at a time. */

/* How often whoever watches hears that the reading goes on. */
#define NEWS_INTERVAL 64

/* ---- reading ---- */

static gint64
find_date (const char *path)
{
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *stamp = g_strndup (name, BRG_ARCHIVE_STAMP_LENGTH);
  g_autoptr (GDateTime) date = g_date_time_new_from_iso8601 (stamp, NULL);
  GStatBuf status;

  if (date != NULL)
    return CLAMP (g_date_time_to_unix (date), 0, BRG_DIGEST_LAST_DATE);

  return g_stat (path, &status) == 0 ? CLAMP (status.st_mtime, 0, BRG_DIGEST_LAST_DATE) : 0;
}

static void
refuse (BrgArchive   *self,
        const char   *path,
        const GError *error)
{
  BrgArchiveRefusal *refusal = g_new0 (BrgArchiveRefusal, 1);
  GStatBuf status;

  refusal->sentence = g_strdup (error->message);
  if (g_stat (path, &status) == 0)
    {
      refusal->bytes = status.st_size;
      refusal->changed = status.st_mtime;
    }
  g_hash_table_insert (self->refused, g_strdup (path), refusal);
}

static gboolean
is_refused (BrgArchive *self,
            const char *path)
{
  const BrgArchiveRefusal *refusal = g_hash_table_lookup (self->refused, path);
  GStatBuf status;

  return refusal != NULL && g_stat (path, &status) == 0 && refusal->bytes == status.st_size
         && refusal->changed == status.st_mtime;
}

static void
read_file (BrgArchive *self,
           const char *path)
{
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *shown = g_filename_display_name (name);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = brg_line_load_file (path, &error);
  g_autoptr (BrgGame) game = NULL;
  g_autoptr (BrgDigest) digest = NULL;

  if (text != NULL)
    game = brg_record_from_text (self->catalogue, shown, text, -1, &error);
  if (game == NULL)
    {
      brg_archive_take_away (self, path);
      /* What became of a file of the person's own is none of the archive's business. */
      if (brg_archive_owns (self, path))
        refuse (self, path, error);
      return;
    }

  digest = brg_digest_new (game, path, find_date (path));
  brg_archive_insert (self, digest);
}

/**
 * brg_archive_read_next:
 * @self: an archive
 *
 * Reads one of the files that are new. This goes on by itself whenever the program is idle.
 *
 * Returns: whether there are more
 */
gboolean
brg_archive_read_next (BrgArchive *self)
{
  g_autofree char *path = NULL;

  g_return_val_if_fail (BRG_IS_ARCHIVE (self), FALSE);

  path = g_queue_pop_head (&self->unread);
  if (path != NULL)
    read_file (self, path);

  if (!g_queue_is_empty (&self->unread))
    {
      if (self->unread.length % NEWS_INTERVAL == 0)
        brg_archive_tell (self);
      return TRUE;
    }

  if (self->dirty)
    brg_archive_write_index (self);
  brg_archive_tell (self);
  return FALSE;
}

static gboolean
idle_cb (gpointer data)
{
  BrgArchive *self = data;

  if (brg_archive_read_next (self))
    return G_SOURCE_CONTINUE;

  self->idle = 0;
  return G_SOURCE_REMOVE;
}

/* ---- looking for what is new ---- */

/* What is known by path: from the list, or at first from the file in which it was kept. */
static GHashTable *
collect_known (BrgArchive *self)
{
  GHashTable *known = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_object_unref);
  g_autoptr (GPtrArray) digests = NULL;

  for (guint i = 0; i < brg_archive_get_n (self); i++)
    {
      BrgDigest *digest = brg_archive_get_nth (self, i);

      g_hash_table_insert (known, digest->path, g_object_ref (digest));
    }
  if (self->indexed)
    return known;

  self->indexed = TRUE;
  digests = brg_archive_read_index (self);
  for (guint i = 0; i < digests->len; i++)
    {
      BrgDigest *digest = digests->pdata[i];

      if (!g_hash_table_contains (known, digest->path))
        g_hash_table_insert (known, digest->path, g_object_ref (digest));
    }

  return known;
}

static void
look_at (BrgArchive *self,
         const char *path,
         GHashTable *known,
         GPtrArray  *fresh)
{
  BrgDigest *digest = g_hash_table_lookup (known, path);

  if (digest != NULL && brg_digest_is_fresh (digest))
    {
      digest->kept = brg_archive_owns (self, path);
      g_ptr_array_add (fresh, g_object_ref (digest));
    }
  else if (g_file_test (path, G_FILE_TEST_EXISTS) && !is_refused (self, path))
    g_queue_push_tail (&self->unread, g_strdup (path));
}

/* A name that cannot be written down as a line is that of no game of ours. */
gboolean
brg_archive_is_game_name (const char *name)
{
  for (const char *at = name; *at != '\0'; at++)
    if (g_ascii_iscntrl (*at))
      return FALSE;

  return g_str_has_suffix (name, BRG_RECORD_SUFFIX) && g_utf8_validate (name, -1, NULL);
}

static void
look_into_folder (BrgArchive *self,
                  GHashTable *known,
                  GPtrArray  *fresh)
{
  g_autoptr (GDir) folder = g_dir_open (self->folder, 0, NULL);
  const char *name;

  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *path = g_build_filename (self->folder, name, NULL);

      if (brg_archive_is_game_name (name))
        look_at (self, path, known, fresh);
    }
}

static void
look_elsewhere (BrgArchive *self,
                GHashTable *known,
                GPtrArray  *fresh)
{
  GHashTableIter iter;
  gpointer path;

  g_hash_table_iter_init (&iter, known);
  while (g_hash_table_iter_next (&iter, &path, NULL))
    if (!brg_archive_owns (self, path))
      look_at (self, path, known, fresh);
}

static gboolean
has_gone (gpointer path,
          gpointer refusal,
          gpointer data)
{
  return !is_refused (data, path);
}

/* The latest are wanted first. */
static gint
compare_paths (gconstpointer a,
               gconstpointer b,
               gpointer      data)
{
  return strcmp (b, a);
}

static gint
compare_items (gconstpointer a,
               gconstpointer b)
{
  return brg_archive_compare (*(gconstpointer *) a, *(gconstpointer *) b, NULL);
}

static gboolean
is_listed (BrgArchive *self,
           GPtrArray  *digests)
{
  if (brg_archive_get_n (self) != digests->len)
    return FALSE;

  for (guint i = 0; i < digests->len; i++)
    if (brg_archive_get_nth (self, i) != digests->pdata[i])
      return FALSE;

  return TRUE;
}

/**
 * brg_archive_refresh:
 * @self: an archive
 *
 * Looks for games that have come or gone. Those that are new are read by and by.
 */
void
brg_archive_refresh (BrgArchive *self)
{
  g_autoptr (GPtrArray) fresh = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GHashTable) known = NULL;

  g_return_if_fail (BRG_IS_ARCHIVE (self));

  g_hash_table_foreach_remove (self->refused, has_gone, self);
  g_queue_clear_full (&self->unread, g_free);
  known = collect_known (self);
  look_into_folder (self, known, fresh);
  look_elsewhere (self, known, fresh);

  g_ptr_array_sort (fresh, compare_items);
  self->dirty = fresh->len != g_hash_table_size (known);
  if (!is_listed (self, fresh))
    g_list_store_splice (self->games, 0, brg_archive_get_n (self), fresh->pdata, fresh->len);
  g_queue_sort (&self->unread, compare_paths, NULL);
  if (self->idle == 0)
    self->idle = g_idle_add_full (G_PRIORITY_LOW, idle_cb, self, NULL);
  brg_archive_tell (self);
}
