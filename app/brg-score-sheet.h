/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "core/engine/brg-game.h"

G_BEGIN_DECLS

#define BRG_TYPE_SCORE_SHEET (brg_score_sheet_get_type ())
G_DECLARE_FINAL_TYPE (BrgScoreSheet, brg_score_sheet, BRG, SCORE_SHEET, AdwWindow)

/* Signal: `replay (BrgGame *game)` when the person wants to see the game again. */

GtkWidget *brg_score_sheet_new (GtkWindow *parent,
                                BrgGame   *game);

G_END_DECLS
