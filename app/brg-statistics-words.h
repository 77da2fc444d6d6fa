/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/brg-plugin-host.h"
#include "app/brg-statistics.h"

G_BEGIN_DECLS

char *brg_statistics_words_player  (const char         *key);
char *brg_statistics_words_module  (BrgPluginHost      *host,
                                    const char         *id);
char *brg_statistics_words_variant (BrgPluginHost      *host,
                                    const char         *id);
char *brg_statistics_words_key     (BrgPluginHost      *host,
                                    BrgStatisticsGroup  group,
                                    const char         *key);
char *brg_statistics_words_mean    (const BrgTally     *tally);
char *brg_statistics_words_wins    (const BrgTally     *tally);
char *brg_statistics_words_result  (const BrgResult    *result);

G_END_DECLS
