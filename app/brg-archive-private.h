/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/brg-archive.h"

G_BEGIN_DECLS

/* The beginning of a file's name says when the game was put there. */
#define BRG_ARCHIVE_STAMP        "%Y%m%dT%H%M%SZ"
#define BRG_ARCHIVE_STAMP_LENGTH 16

/**
 * BrgArchiveRefusal: a file that is no game, and how it looked when that was found out.
 * @sentence: what is wrong with it
 * @bytes: how long it was
 * @changed: when it was changed last
 */
typedef struct
{
  char  *sentence;
  gint64 bytes;
  gint64 changed;
} BrgArchiveRefusal;

struct _BrgArchive
{
  GObject parent_instance;

  BrgCatalogue *catalogue;
  char *folder;
  char *index;

  GListStore *games;
  /* Files that are no games: path to #BrgArchiveRefusal. */
  GHashTable *refused;
  /* Files that have not been read yet. */
  GQueue unread;
  guint idle;
  /* Whether the index has been read, and whether it has to be written. */
  gboolean indexed;
  gboolean dirty;
};

/* The list. */
BrgDigest *brg_archive_get_nth     (BrgArchive    *self,
                                    guint          index);
guint      brg_archive_get_n       (BrgArchive    *self);
gint       brg_archive_compare     (gconstpointer  a,
                                    gconstpointer  b,
                                    gpointer       data);
void       brg_archive_insert      (BrgArchive    *self,
                                    BrgDigest     *digest);
void       brg_archive_take_away   (BrgArchive    *self,
                                    const char    *path);
void       brg_archive_tell        (BrgArchive    *self);

gboolean   brg_archive_is_game_name (const char   *name);

/* What is known of the files, in a file of its own. */
GPtrArray *brg_archive_read_index  (BrgArchive    *self);
void       brg_archive_write_index (BrgArchive    *self);

G_END_DECLS
