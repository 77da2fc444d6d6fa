/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-fuzz-rules.h"

#include "tests/engine/brg-module-set.h"

/* What is fuzzed knows all plugins. They are opened once: that is not what is tested here. */

static BrgPluginHost *
get_host (void)
{
  static BrgPluginHost *host;

  if (host == NULL)
    host = brg_module_sets_open ();

  return host;
}

/**
 * brg_fuzz_get_catalogue:
 *
 * Returns: (transfer none): the games and all expansions
 */
BrgCatalogue *
brg_fuzz_get_catalogue (void)
{
  return brg_plugin_host_get_catalogue (get_host ());
}

/**
 * brg_fuzz_get_rulesets:
 *
 * Returns: (transfer none) (element-type BrgRuleset): the board game for four, and each game with
 *   as many expansions as go together
 */
GPtrArray *
brg_fuzz_get_rulesets (void)
{
  static const BrgModule *none;
  static const BrgModuleSet base = { .variant = "duchy", .modules = &none };
  static GPtrArray *rulesets;
  g_autoptr (GPtrArray) sets = NULL;

  if (rulesets != NULL)
    return rulesets;

  rulesets = g_ptr_array_new ();
  g_ptr_array_add (rulesets, brg_module_set_get_rules (&base, get_host (), 4));
  sets = brg_module_sets_new (get_host ());
  for (guint i = 0; i < sets->len; i++)
    {
      const BrgModuleSet *set = sets->pdata[i];

      if (set->is_largest)
        g_ptr_array_add (rulesets, brg_module_set_get_rules (set, get_host (), set->max_seats));
    }

  return rulesets;
}
