/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/brg-score-table.h"

G_BEGIN_DECLS

char *brg_score_text (const BrgScoreTable *table);

G_END_DECLS
