/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "app/brg-gallery.h"

G_BEGIN_DECLS

#define BRG_TYPE_GAME_ROW (brg_game_row_get_type ())
G_DECLARE_FINAL_TYPE (BrgGameRow, brg_game_row, BRG, GAME_ROW, GtkWidget)

GtkWidget *brg_game_row_new        (void);
void       brg_game_row_set_digest (BrgGameRow *self,
                                    BrgDigest  *digest,
                                    BrgGallery *gallery);

G_END_DECLS
