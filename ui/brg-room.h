/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BRG_TYPE_ROOM (brg_room_get_type ())
G_DECLARE_FINAL_TYPE (BrgRoom, brg_room, BRG, ROOM, GtkWidget)

/* Properties: `child`, `notice`, `cramped`. */

GtkWidget *brg_room_new            (void);
void       brg_room_set_child      (BrgRoom   *self,
                                    GtkWidget *child);
void       brg_room_set_notice     (BrgRoom   *self,
                                    GtkWidget *notice);
gboolean   brg_room_get_cramped    (BrgRoom   *self);

G_END_DECLS
