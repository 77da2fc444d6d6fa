/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "app/brg-score-table.h"

G_BEGIN_DECLS

#define BRG_TYPE_SCORE_ROUNDS (brg_score_rounds_get_type ())
G_DECLARE_FINAL_TYPE (BrgScoreRounds, brg_score_rounds, BRG, SCORE_ROUNDS, GtkWidget)

void brg_score_rounds_set_table (BrgScoreRounds *self,
                                 BrgScoreTable  *table);

G_END_DECLS
