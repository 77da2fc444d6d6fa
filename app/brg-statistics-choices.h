/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/brg-statistics.h"

G_BEGIN_DECLS

/**
 * BrgStatisticsChoice: what statistics can be narrowed to.
 * @BRG_CHOICE_VARIANT: the ids of games
 * @BRG_CHOICE_PLAYER: the keys of players, people first
 * @BRG_CHOICE_MODULE: the ids of expansions
 */
typedef enum
{
  BRG_CHOICE_VARIANT,
  BRG_CHOICE_PLAYER,
  BRG_CHOICE_MODULE,
} BrgStatisticsChoice;

GPtrArray *brg_statistics_choices (GListModel         *games,
                                   BrgStatisticsChoice choice);

G_END_DECLS
