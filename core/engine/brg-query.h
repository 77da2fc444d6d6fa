/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "brg-bits.h"
#include "brg-subject.h"

G_BEGIN_DECLS

/**
 * BrgQueryStage:
 * @BRG_QUERY_BASE: gives a number in place of the variant's own; one module at most
 * @BRG_QUERY_ADD: gives what is added to a number
 * @BRG_QUERY_MULTIPLY: gives what a number is multiplied by
 * @BRG_QUERY_CAP: gives what a number may not exceed
 * @BRG_QUERY_WIDEN: gives what is added to a set
 * @BRG_QUERY_NARROW: gives what is taken out of a set, for the hook's reason
 *
 * Hooks of one stage commute, so the order of modules cannot matter.
 */
typedef enum
{
  BRG_QUERY_BASE,
  BRG_QUERY_ADD,
  BRG_QUERY_MULTIPLY,
  BRG_QUERY_CAP,
  BRG_QUERY_WIDEN,
  BRG_QUERY_NARROW,
} BrgQueryStage;

/**
 * BrgQueryArguments:
 * @seat: whose value is asked for
 * @numbers: what the query's doc block says
 */
typedef struct
{
  guint seat;
  gint  numbers[3];
} BrgQueryArguments;

/**
 * BrgNumberHook:
 * @ruleset: a ruleset
 * @position: a position of it
 * @arguments: what is asked
 * @value: the number so far
 *
 * Returns: what the hook's stage says: a base, a summand, a factor or a limit
 */
typedef gint    (*BrgNumberHook) (const BrgRuleset        *ruleset,
                                  const BrgPosition       *position,
                                  const BrgQueryArguments *arguments,
                                  gint                     value);

/**
 * BrgSetHook:
 * @ruleset: a ruleset
 * @position: a position of it
 * @arguments: what is asked
 * @value: the set so far
 *
 * Returns: what the hook's stage says: the members that are added or taken out
 */
typedef BrgBits (*BrgSetHook)    (const BrgRuleset        *ruleset,
                                  const BrgPosition       *position,
                                  const BrgQueryArguments *arguments,
                                  BrgBits                  value);

/**
 * BrgQueryHook:
 * @query: the name of the query
 * @stage: where it joins in
 * @number: for the stages of numbers
 * @set: for the stages of sets
 * @reason: for %BRG_QUERY_NARROW, the name of the reason that a refusal gives
 * @when: (nullable): in which games it joins in, see #BrgModule
 *
 * What a module does to the value of a query. A pure function of ruleset and position.
 */
typedef struct
{
  const char   *query;
  BrgQueryStage stage;
  BrgNumberHook number;
  BrgSetHook    set;
  const char   *reason;
  const char   *when;
} BrgQueryHook;

/**
 * BrgQuery:
 * @name: stable English name
 * @minimum: for a number: the least that makes sense
 * @maximum: for a number: the greatest
 * @universe: for a set: all that can be a member; NULL for a number
 *
 * A row of the table of queries. What a hook gives is left out if the value makes no sense then.
 */
typedef struct
{
  const char *name;
  gint        minimum;
  gint        maximum;
  BrgBits   (*universe) (const BrgRuleset        *ruleset,
                         const BrgPosition       *position,
                         const BrgQueryArguments *arguments);
} BrgQuery;

gint    brg_query_number        (const BrgRuleset        *ruleset,
                                 const BrgPosition       *position,
                                 guint                    query,
                                 const BrgQueryArguments *arguments,
                                 gint                     base);
BrgBits brg_query_set           (const BrgRuleset        *ruleset,
                                 const BrgPosition       *position,
                                 guint                    query,
                                 const BrgQueryArguments *arguments,
                                 BrgBits                  base);
gboolean brg_query_is_widened   (const BrgRuleset        *ruleset,
                                 guint                    query);
guint   brg_query_narrow_reason (const BrgRuleset        *ruleset,
                                 const BrgPosition       *position,
                                 guint                    query,
                                 const BrgQueryArguments *arguments,
                                 BrgBits                  base,
                                 guint                    member);

G_END_DECLS
