/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/brg-archive-private.h"

#include "core/engine/brg-record.h"

/* Games that come into the archive, and that go. */

/* The same game is kept once, however often its end is seen. */
static gboolean
has_file_of (BrgArchive *self,
             const char *id)
{
  g_autoptr (GDir) folder = g_dir_open (self->folder, 0, NULL);
  g_autofree char *ending = g_strconcat ("-", id, BRG_RECORD_SUFFIX, NULL);
  const char *name;

  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL)
    if (g_str_has_suffix (name, ending))
      return TRUE;

  return FALSE;
}

static char *
make_path (BrgArchive *self,
           const char *id,
           gint64      date)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_utc (date);
  g_autofree char *stamp = g_date_time_format (time, BRG_ARCHIVE_STAMP);
  g_autofree char *name = g_strconcat (stamp, "-", id, BRG_RECORD_SUFFIX, NULL);

  return g_build_filename (self->folder, name, NULL);
}

static void
add (BrgArchive *self,
     BrgGame    *game,
     const char *path,
     gint64      date)
{
  g_autoptr (BrgDigest) digest = brg_digest_new (game, path, date);

  brg_archive_insert (self, digest);
  if (self->indexed)
    brg_archive_write_index (self);
  brg_archive_tell (self);
}

/**
 * brg_archive_keep:
 * @self: an archive
 * @game: a game that was left or is over
 * @date: when that was, in seconds since 1970
 * @error: return location for an error
 *
 * Puts a copy of a game into the folder, unless it is there already.
 *
 * Returns: %FALSE if it cannot be written
 */
gboolean
brg_archive_keep (BrgArchive  *self,
                  BrgGame     *game,
                  gint64       date,
                  GError     **error)
{
  g_autofree char *id = NULL;
  g_autofree char *path = NULL;

  g_return_val_if_fail (BRG_IS_ARCHIVE (self), FALSE);
  g_return_val_if_fail (date >= 0 && date <= BRG_DIGEST_LAST_DATE, FALSE);

  id = brg_digest_make_id (game);
  if (has_file_of (self, id))
    return TRUE;

  path = make_path (self, id, date);
  g_mkdir_with_parents (self->folder, 0700);
  if (!brg_record_save (game, path, error))
    return FALSE;

  add (self, game, path, date);
  return TRUE;
}

/**
 * brg_archive_note:
 * @self: an archive
 * @game: a game
 * @path: the file of the person's own that it was saved to or opened from
 * @date: when that was, in seconds since 1970
 *
 * Remembers where a game is. The file stays where it is, and the person's.
 */
void
brg_archive_note (BrgArchive *self,
                  BrgGame    *game,
                  const char *path,
                  gint64      date)
{
  g_autofree char *absolute = NULL;

  g_return_if_fail (BRG_IS_ARCHIVE (self));

  absolute = g_canonicalize_filename (path, NULL);
  if (brg_archive_is_game_name (absolute) && !brg_archive_owns (self, absolute))
    add (self, game, absolute, date);
}

static gboolean
delete_file (BrgArchive  *self,
             const char  *path,
             gboolean     for_good,
             GError     **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  return for_good ? g_file_delete (file, NULL, error) : g_file_trash (file, NULL, error);
}

/**
 * brg_archive_remove:
 * @self: an archive
 * @digest: one of its games
 * @for_good: whether to delete the file rather than put it into the trash
 * @error: return location for an error
 *
 * Takes a game out of the archive. A file of the person's own stays; it is only forgotten.
 *
 * Returns: %FALSE if the file cannot be deleted
 */
gboolean
brg_archive_remove (BrgArchive  *self,
                    BrgDigest   *digest,
                    gboolean     for_good,
                    GError     **error)
{
  g_autofree char *path = NULL;

  g_return_val_if_fail (BRG_IS_ARCHIVE (self), FALSE);

  path = g_strdup (digest->path);
  if (brg_archive_owns (self, path) && g_file_test (path, G_FILE_TEST_EXISTS)
      && !delete_file (self, path, for_good, error))
    return FALSE;

  brg_archive_take_away (self, path);
  if (self->indexed)
    brg_archive_write_index (self);
  brg_archive_tell (self);
  return TRUE;
}
