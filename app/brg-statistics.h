/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "app/brg-digest.h"

G_BEGIN_DECLS

/**
 * BrgStatisticsFilter:
 * @variant: the id of the game that is looked at
 * @who: (nullable): the key of the player whose games are looked at; %NULL for all people
 * @n_seats: how many played, or 0 for any number
 * @module: (nullable): the id of the expansion that was on, an empty text for games without any, or
 *   %NULL for all games
 *
 * Which games are counted, and whose points.
 */
typedef struct
{
  const char *variant;
  const char *who;
  guint       n_seats;
  const char *module;
} BrgStatisticsFilter;

/** BrgStatisticsGroup: by what games are grouped. */
typedef enum
{
  BRG_STATISTICS_DUCHIES,
  BRG_STATISTICS_PLAYERS,
  BRG_STATISTICS_OPPONENTS,
  BRG_STATISTICS_EXPANSIONS,
  BRG_STATISTICS_N_GROUPS
} BrgStatisticsGroup;

/**
 * BrgTally:
 * @key: what the games have in common
 * @n_games: how many games
 * @n_results: how many seats had results in them
 * @n_wins: how many of these were first
 * @sum: all their points
 * @best: the most points
 */
typedef struct
{
  char  *key;
  guint  n_games;
  guint  n_results;
  guint  n_wins;
  gint64 sum;
  gint   best;

  /*< private >*/
  const BrgDigest *last;
} BrgTally;

/** BrgResult: what a seat had at the end of a game. */
typedef struct
{
  BrgDigest *digest;
  guint      seat;
} BrgResult;

/** BrgStatistics: what became of the games that were played. */
typedef struct _BrgStatistics BrgStatistics;

BrgStatistics   *brg_statistics_new            (GListModel                *games,
                                                const BrgStatisticsFilter *filter);
void             brg_statistics_free           (BrgStatistics             *statistics);
const BrgTally  *brg_statistics_get_total      (const BrgStatistics       *statistics);
guint            brg_statistics_get_n_results  (const BrgStatistics       *statistics);
const BrgResult *brg_statistics_get_result     (const BrgStatistics       *statistics,
                                                guint                      index);
guint            brg_statistics_get_n_rows     (const BrgStatistics       *statistics,
                                                BrgStatisticsGroup         group);
const BrgTally  *brg_statistics_get_row        (const BrgStatistics       *statistics,
                                                BrgStatisticsGroup         group,
                                                guint                      index);
char            *brg_statistics_make_key       (const BrgDigest           *digest,
                                                guint                      seat);
gboolean         brg_statistics_is_person      (const char                *key);
const char      *brg_statistics_get_name       (const char                *key);
double           brg_tally_get_mean            (const BrgTally            *tally);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgStatistics, brg_statistics_free)

G_END_DECLS
