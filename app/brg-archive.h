/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "app/brg-digest.h"
#include "core/engine/brg-catalogue.h"

G_BEGIN_DECLS

#define BRG_TYPE_ARCHIVE (brg_archive_get_type ())
G_DECLARE_FINAL_TYPE (BrgArchive, brg_archive, BRG, ARCHIVE, GObject)

/* Signal: `changed ()` when a game came or went, or the reading began or ended. */

BrgArchive *brg_archive_new          (BrgCatalogue  *catalogue,
                                      const char    *folder);
void        brg_archive_refresh      (BrgArchive    *self);
gboolean    brg_archive_read_next    (BrgArchive    *self);
guint       brg_archive_get_n_unread (BrgArchive    *self);
GListModel *brg_archive_get_games    (BrgArchive    *self);
GPtrArray  *brg_archive_get_left_out (BrgArchive    *self);
gboolean    brg_archive_owns         (BrgArchive    *self,
                                      const char    *path);
gboolean    brg_archive_keep         (BrgArchive    *self,
                                      BrgGame       *game,
                                      gint64         date,
                                      GError       **error);
void        brg_archive_note         (BrgArchive    *self,
                                      BrgGame       *game,
                                      const char    *path,
                                      gint64         date);
gboolean    brg_archive_remove       (BrgArchive    *self,
                                      BrgDigest     *digest,
                                      gboolean       for_good,
                                      GError       **error);

G_END_DECLS
