/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/brg-score-table.h"

G_BEGIN_DECLS

char *brg_score_words_begin  (const char          *words);
char *brg_score_words_number (const BrgScoreRow   *row,
                              guint                seat);
char *brg_score_words_gain   (gint                 gain);
char *brg_score_words_round  (const BrgScoreTable *table,
                              guint                round);
char *brg_score_words_causes (const BrgScoreTable *table,
                              guint                round,
                              guint                seat);
char *brg_score_words_step   (const BrgScoreTable *table,
                              guint                round);

G_END_DECLS
