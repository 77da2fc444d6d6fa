/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "app/brg-archive.h"
#include "app/brg-gallery.h"

G_BEGIN_DECLS

#define BRG_TYPE_RECENT_STRIP (brg_recent_strip_get_type ())
G_DECLARE_FINAL_TYPE (BrgRecentStrip, brg_recent_strip, BRG, RECENT_STRIP, GtkWidget)

void brg_recent_strip_set_archive (BrgRecentStrip *self,
                                   BrgArchive     *archive,
                                   BrgGallery     *gallery);

G_END_DECLS
