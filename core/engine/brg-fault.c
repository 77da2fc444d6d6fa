/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-fault.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  const char *module;
  const char *name;
} Fault;

static gboolean
is_row_of (gconstpointer row,
           gconstpointer rows,
           guint         n,
           gsize         size)
{
  return rows != NULL && (const guint8 *) row >= (const guint8 *) rows
         && (const guint8 *) row < (const guint8 *) rows + n * size;
}

static gboolean
owns (const BrgModule *module,
      gconstpointer    row)
{
  return is_row_of (row, module->query_hooks, module->n_query_hooks, sizeof (BrgQueryHook))
         || is_row_of (row, module->contributions, module->n_contributions,
                       sizeof (BrgContribution));
}

/**
 * brg_fault_is_trusted:
 * @ruleset: a ruleset
 * @row: a query hook or contribution of one of its modules
 *
 * Returns: whether it is the variant's own, so that nobody needs to look at what it gives
 */
gboolean
brg_fault_is_trusted (const BrgRuleset *ruleset,
                      gconstpointer     row)
{
  return owns (ruleset->modules[0], row);
}

/**
 * brg_fault_report:
 * @ruleset: a ruleset
 * @row: the query hook or contribution that gave something that makes no sense
 * @name: what it belongs to; outlives the ruleset
 *
 * Remembers the first fault of a ruleset. Any thread may call this.
 */
void
brg_fault_report (const BrgRuleset *ruleset,
                  gconstpointer     row,
                  const char       *name)
{
  /* The one thing of a ruleset that changes: it says nothing about the rules. */
  gpointer *slot = (gpointer *) &ruleset->fault;
  Fault *fault;

  if (g_atomic_pointer_get (slot) != NULL)
    return;

  fault = g_new0 (Fault, 1);
  fault->name = name;
  for (guint i = 0; i < ruleset->n_modules; i++)
    if (owns (ruleset->modules[i], row))
      fault->module = ruleset->modules[i]->id;

  if (!g_atomic_pointer_compare_and_exchange (slot, NULL, fault))
    g_free (fault);
}

/**
 * brg_fault_describe:
 * @ruleset: a ruleset
 *
 * Returns: (transfer full) (nullable): a sentence about the first fault of a module, or %NULL if
 *   none was found
 */
char *
brg_fault_describe (const BrgRuleset *ruleset)
{
  const Fault *fault = g_atomic_pointer_get ((gpointer *) &ruleset->fault);

  if (fault == NULL)
    return NULL;

  /* Translators: the names of an expansion, and of what it was asked for */
  return g_strdup_printf (_("The expansion “%s” is faulty: its answer for “%s” makes no sense and "
                            "was left out."),
                          fault->module, fault->name);
}
