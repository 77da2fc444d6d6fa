/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "app/brg-plugin-host.h"
#include "core/engine/brg-game.h"

G_BEGIN_DECLS

#define BRG_TYPE_NEW_GAME_DIALOG (brg_new_game_dialog_get_type ())
G_DECLARE_FINAL_TYPE (BrgNewGameDialog, brg_new_game_dialog, BRG, NEW_GAME_DIALOG, AdwWindow)

/* Signal: `start (BrgGame *game)` when a new game is to begin. */

GtkWidget *brg_new_game_dialog_new (GtkWindow          *parent,
                                    BrgPluginHost      *host,
                                    const BrgVariant   *variant,
                                    const char * const *wanted,
                                    GPtrArray          *complaints);

G_END_DECLS
