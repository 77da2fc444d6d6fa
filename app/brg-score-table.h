/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/engine/brg-ledger.h"
#include "ui/brg-line-chart.h"

G_BEGIN_DECLS

/**
 * BrgScoreKind: what a row of a score table says.
 * @BRG_SCORE_CAUSE: the points of one cause
 * @BRG_SCORE_TOTAL: all points
 * @BRG_SCORE_PLACE: who was first, second and so on
 * @BRG_SCORE_TIE: what decides between equal totals
 */
typedef enum
{
  BRG_SCORE_CAUSE,
  BRG_SCORE_TOTAL,
  BRG_SCORE_PLACE,
  BRG_SCORE_TIE,
} BrgScoreKind;

/** BrgScoreRow: a row: what it is called, and a number for each seat. */
typedef struct
{
  BrgScoreKind kind;
  char        *label;
  gint         numbers[BRG_MAX_SEATS];
} BrgScoreRow;

/**
 * BrgScoreTable:
 * @ruleset: the rules
 * @ledger: where the points came from, round by round
 * @title: who won, or that it is the score so far
 * @tie: (nullable): what decided between equal totals
 * @names: the names of the seats
 * @rows: (element-type BrgScoreRow): the rows, from the top
 *
 * What there is to say of the points of a game, for windows, pictures and texts.
 */
typedef struct
{
  BrgRuleset *ruleset;
  BrgLedger  *ledger;
  char       *title;
  char       *tie;
  char       *names[BRG_MAX_SEATS];
  GPtrArray  *rows;
} BrgScoreTable;

BrgScoreTable *brg_score_table_new           (BrgGame             *game);
BrgScoreTable *brg_score_table_ref           (BrgScoreTable       *table);
void           brg_score_table_unref         (BrgScoreTable       *table);
guint          brg_score_table_get_player    (const BrgScoreTable *table,
                                              guint                seat);
BrgLineChart  *brg_score_table_make_chart    (const BrgScoreTable *table);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgScoreTable, brg_score_table_unref)

G_END_DECLS
