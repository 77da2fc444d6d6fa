/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "app/brg-archive.h"
#include "app/brg-gallery.h"

G_BEGIN_DECLS

#define BRG_TYPE_RECENT_LIST (brg_recent_list_get_type ())
G_DECLARE_FINAL_TYPE (BrgRecentList, brg_recent_list, BRG, RECENT_LIST, GtkWidget)

void brg_recent_list_set_archive (BrgRecentList *self,
                                  BrgArchive    *archive,
                                  BrgGallery    *gallery);
void brg_recent_list_reset       (BrgRecentList *self);

G_END_DECLS
