/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-query.h"

#include "brg-fault.h"

static gint64
apply_number (const BrgQueryHook *hook,
              gint64              value,
              gint64              result)
{
  switch (hook->stage)
    {
    case BRG_QUERY_BASE:
      return result;
    case BRG_QUERY_ADD:
      return value + result;
    case BRG_QUERY_MULTIPLY:
      return value * result;
    case BRG_QUERY_CAP:
      return MIN (value, result);
    case BRG_QUERY_WIDEN:
    case BRG_QUERY_NARROW:
    default:
      g_assert_not_reached ();
    }
}

/**
 * brg_query_number:
 * @ruleset: a ruleset
 * @position: a position of it
 * @query: row of the table of queries
 * @arguments: what is asked
 * @base: the variant's own value
 *
 * Returns: the value after all modules: base, add, multiply, cap
 */
gint
brg_query_number (const BrgRuleset        *ruleset,
                  const BrgPosition       *position,
                  guint                    query,
                  const BrgQueryArguments *arguments,
                  gint                     base)
{
  const GPtrArray *hooks = ruleset->query_hooks[query];
  const BrgQuery *row = brg_ruleset_row (ruleset->queries, BrgQuery, query);

  /* The ruleset has sorted the hooks by stage. */
  for (guint i = 0; hooks != NULL && i < hooks->len; i++)
    {
      const BrgQueryHook *hook = hooks->pdata[i];
      gint64 value = apply_number (hook, base, hook->number (ruleset, position, arguments, base));

      if (G_LIKELY (value >= row->minimum && value <= row->maximum))
        base = (gint) value;
      else
        brg_fault_report (ruleset, hook, row->name);
    }

  return base;
}

/* What a hook adds can only be what there is. */
static BrgBits
sift (const BrgRuleset        *ruleset,
      const BrgPosition       *position,
      guint                    query,
      const BrgQueryArguments *arguments,
      const BrgQueryHook      *hook,
      BrgBits                  added)
{
  const BrgQuery *row = brg_ruleset_row (ruleset->queries, BrgQuery, query);
  BrgBits universe = row->universe (ruleset, position, arguments);

  if (G_UNLIKELY (added & ~universe))
    brg_fault_report (ruleset, hook, row->name);

  return added & universe;
}

/**
 * brg_query_set:
 * @ruleset: a ruleset
 * @position: a position of it
 * @query: row of the table of queries
 * @arguments: what is asked
 * @base: the variant's own value
 *
 * Returns: the set after all modules: widened, then narrowed
 */
BrgBits
brg_query_set (const BrgRuleset        *ruleset,
               const BrgPosition       *position,
               guint                    query,
               const BrgQueryArguments *arguments,
               BrgBits                  base)
{
  const GPtrArray *hooks = ruleset->query_hooks[query];

  for (guint i = 0; hooks != NULL && i < hooks->len; i++)
    {
      const BrgQueryHook *hook = hooks->pdata[i];
      BrgBits change = hook->set (ruleset, position, arguments, base);

      /* What is in the set already needs no look. */
      if (hook->stage == BRG_QUERY_WIDEN && (change & ~base) != 0)
        base |= sift (ruleset, position, query, arguments, hook, change);
      else if (hook->stage == BRG_QUERY_NARROW)
        base &= ~change;
    }

  return base;
}

/**
 * brg_query_is_widened:
 * @ruleset: a ruleset
 * @query: row of the table of queries
 *
 * Returns: whether a module may add something to the set
 */
gboolean
brg_query_is_widened (const BrgRuleset *ruleset,
                      guint             query)
{
  const GPtrArray *hooks = ruleset->query_hooks[query];

  /* Those that widen come first. */
  return hooks != NULL && ((const BrgQueryHook *) hooks->pdata[0])->stage == BRG_QUERY_WIDEN;
}

/**
 * brg_query_narrow_reason:
 * @ruleset: a ruleset
 * @position: a position of it
 * @query: row of the table of queries
 * @arguments: what is asked
 * @base: the variant's own value
 * @member: a member
 *
 * Returns: the reason of the first module that takes @member out, or 0 if none does or it was
 *   never in
 */
guint
brg_query_narrow_reason (const BrgRuleset        *ruleset,
                         const BrgPosition       *position,
                         guint                    query,
                         const BrgQueryArguments *arguments,
                         BrgBits                  base,
                         guint                    member)
{
  const GPtrArray *hooks = ruleset->query_hooks[query];

  for (guint i = 0; hooks != NULL && i < hooks->len; i++)
    {
      const BrgQueryHook *hook = hooks->pdata[i];
      BrgBits change = hook->set (ruleset, position, arguments, base);

      if (hook->stage == BRG_QUERY_WIDEN)
        base |= sift (ruleset, position, query, arguments, hook, change);
      else if (brg_bits_has (base & change, member))
        return brg_ruleset_find_reason (ruleset, hook->reason);
      else
        base &= ~change;
    }

  return 0;
}
