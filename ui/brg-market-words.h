/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/brg-market-model.h"
#include "ui/brg-words.h"

G_BEGIN_DECLS

/* What tooltips and screen readers say of the market. Each returns a new string, or NULL if there
 * is nothing to say. */

char *brg_market_words_phase  (const BrgMarketModel *model,
                               guint                 phase);
char *brg_market_words_track  (const BrgMarketModel *model,
                               const BrgRuleset     *ruleset);
char *brg_market_words_rounds (const BrgMarketModel *model);
char *brg_market_words_tile   (const BrgMarketModel *model,
                               guint                 depot,
                               guint                 kind);
char *brg_market_words_offer  (const BrgMarketModel *model,
                               guint                 offer);
char *brg_market_words_thing  (const BrgMarketModel *model,
                               guint                 depot,
                               BrgSubject            thing);
char *brg_market_words_goods  (const BrgMarketModel *model,
                               guint                 depot);
char *brg_market_words_bonus  (const BrgMarketModel *model,
                               guint                 tile_class);

G_END_DECLS
