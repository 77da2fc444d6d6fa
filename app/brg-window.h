/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "app/brg-plugin-host.h"

G_BEGIN_DECLS

#define BRG_TYPE_WINDOW (brg_window_get_type ())

G_DECLARE_FINAL_TYPE (BrgWindow, brg_window, BRG, WINDOW, AdwApplicationWindow)

BrgWindow *brg_window_new           (GtkApplication *application,
                                     BrgPluginHost  *host,
                                     GPtrArray      *complaints);
void       brg_window_open_files    (BrgWindow      *self,
                                     GFile         **files,
                                     guint           n_files);
char      *brg_window_put_game_down (BrgWindow      *self);

G_END_DECLS
