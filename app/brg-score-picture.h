/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/brg-score-table.h"

G_BEGIN_DECLS

double  brg_score_picture_get_height (const BrgScoreTable *table);
void    brg_score_picture_paint      (const BrgScoreTable *table,
                                      cairo_t             *cr);
GBytes *brg_score_picture_to_png     (const BrgScoreTable *table);

/** BRG_SCORE_PICTURE_WIDTH: how wide a picture of points is. */
#define BRG_SCORE_PICTURE_WIDTH 880

G_END_DECLS
