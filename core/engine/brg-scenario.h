/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "brg-coverage.h"

G_BEGIN_DECLS

/** BRG_SCENARIO_SUFFIX: the ending of a scenario file's name. */
#define BRG_SCENARIO_SUFFIX ".scenario"

/**
 * BrgScenarioResult:
 * @title: what the scenario is called
 * @rules: (array zero-terminated=1): the rulings that it cites
 * @ok: whether all that it states holds
 * @is_bad: it does not hold because a line of it cannot be understood
 * @message: (nullable): a sentence with file and line that says what does not hold
 *
 * What came of a scenario.
 */
typedef struct
{
  char     *title;
  char    **rules;
  gboolean  ok;
  gboolean  is_bad;
  char     *message;
} BrgScenarioResult;

GPtrArray *brg_scenario_run_text (BrgCatalogue  *catalogue,
                                  const char    *variant,
                                  const char    *name,
                                  const char    *text,
                                  gssize         length,
                                  BrgCoverage   *coverage,
                                  GError       **error);
GPtrArray *brg_scenario_run_file (BrgCatalogue  *catalogue,
                                  const char    *variant,
                                  const char    *path,
                                  BrgCoverage   *coverage,
                                  GError       **error);
char      *brg_scenario_names    (const BrgRuleset *ruleset);

G_END_DECLS
