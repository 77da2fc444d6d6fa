/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "brg-preview.h"

G_BEGIN_DECLS

/**
 * BrgClause:
 * @words: what happens, or what points are for; NULL for things that are gained
 * @seat: whom it happens to, or %BRG_NO_SEAT
 * @is_open: whether the points that an event brings can be put behind it
 * @gains: (nullable): the things that are gained, as a list
 * @sum: the numbers of points behind it, as people write sums
 * @n_terms: how many numbers
 * @points: what they add up to
 *
 * A part of the line that a preview is in words.
 */
typedef struct
{
  char     *words;
  guint     seat;
  gboolean  is_open;
  GString  *gains;
  GString  *sum;
  guint     n_terms;
  gint      points;
} BrgClause;

/**
 * BrgClauses:
 * @ruleset: a ruleset
 * @items: (element-type BrgClause): the clauses
 * @terms: (element-type BrgEvent): what the next points are counted from
 *
 * Gathers the events of a preview into clauses.
 */
typedef struct
{
  const BrgRuleset *ruleset;
  GPtrArray        *items;
  GArray           *terms;
} BrgClauses;

void brg_clauses_init  (BrgClauses       *self,
                        const BrgRuleset *ruleset,
                        const BrgPreview *preview);
void brg_clauses_clear (BrgClauses       *self);

G_END_DECLS
