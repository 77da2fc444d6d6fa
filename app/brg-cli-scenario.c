/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "app/brg-cli-setup.h"
#include "app/brg-cli.h"
#include "app/brg-content.h"
#include "core/duchy/brg-duchy-variant.h"
#include "core/engine/brg-scenario.h"

/* ---- TAP ---- */

static BrgCliCode
print_result (const BrgScenarioResult *result,
              guint                    number)
{
  g_autofree char *rules = g_strjoinv (" ", result->rules);

  brg_cli_print ("%s %u - %s%s%s%s\n", result->ok ? "ok" : "not ok", number, result->title,
                 *rules != '\0' ? " (" : "", rules, *rules != '\0' ? ")" : "");
  if (result->message != NULL)
    brg_cli_print ("# %s\n", result->message);

  if (result->is_bad)
    return BRG_CLI_BAD_INPUT;
  return result->ok ? BRG_CLI_YES : BRG_CLI_NO;
}

static BrgCliCode
run_file (BrgCatalogue *catalogue,
          const char   *path,
          BrgCoverage  *coverage,
          guint        *number)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) results = NULL;
  BrgCliCode worst = BRG_CLI_YES;

  results = brg_scenario_run_file (catalogue, brg_duchy_variant.rules.id, path, coverage, &error);
  if (results == NULL)
    {
      brg_cli_print ("not ok %u - %s\n", ++*number, error->message);
      return brg_cli_fail (error);
    }

  for (guint i = 0; i < results->len; i++)
    worst = brg_cli_worst (worst, print_result (results->pdata[i], ++*number));

  return worst;
}

/* ---- what was not touched ---- */

static void
print_untouched (const BrgCoverage *all,
                 const BrgCoverage *touched)
{
  for (guint kind = 0; kind < BRG_COVERAGE_N_KINDS; kind++)
    {
      g_autoptr (GPtrArray) names = brg_coverage_get_names (all, kind);

      for (guint i = 0; i < names->len; i++)
        if (!brg_coverage_has (touched, kind, names->pdata[i]))
          brg_cli_print ("# untouched %s %s\n", brg_coverage_get_kind_name (kind),
                         (const char *) names->pdata[i]);
    }
}

static BrgCliCode
run_files (const BrgRuleset *ruleset,
           gboolean          untouched,
           int               n_paths,
           char            **paths)
{
  g_autoptr (BrgPluginHost) host = brg_content_new ();
  g_autoptr (BrgCoverage) coverage = brg_coverage_new ();
  BrgCliCode worst = BRG_CLI_YES;
  guint number = 0;

  for (int i = 0; i < n_paths; i++)
    worst = brg_cli_worst (worst, run_file (brg_plugin_host_get_catalogue (host), paths[i],
                                            coverage, &number));
  brg_cli_print ("1..%u\n", number);

  if (untouched)
    {
      g_autoptr (BrgCoverage) all = brg_coverage_new_all (ruleset);

      print_untouched (all, coverage);
    }

  return worst;
}

BrgCliCode
brg_cli_scenario (const BrgCliCommand  *self,
                  int                   argc,
                  char                **argv)
{
  g_auto (BrgCliSetup) setup = BRG_CLI_SETUP_INIT;
  g_autoptr (BrgRuleset) ruleset = NULL;
  g_autoptr (GError) error = NULL;
  gboolean untouched = FALSE;
  gboolean names = FALSE;
  const GOptionEntry entries[] = {
    { "names", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, &names,
      N_("List the names that a scenario can hold, and run nothing"), NULL },
    { "untouched", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, &untouched,
      N_("List what none of the scenarios touches"), NULL },
    BRG_CLI_SETUP_ENTRIES (&setup),
    G_OPTION_ENTRY_NULL
  };

  if (!brg_cli_parse (self, entries, &argc, &argv, 0, -1))
    return BRG_CLI_BAD_INPUT;
  if (names == (argc > 1))
    return brg_cli_complain (_("usage: %s %s"), g_get_prgname (), _(self->arguments));

  ruleset = brg_cli_setup_make (&setup, &error);
  if (ruleset == NULL)
    return brg_cli_fail (error);

  if (names)
    {
      g_autofree char *text = brg_scenario_names (ruleset);

      brg_cli_print ("%s", text);
      return BRG_CLI_YES;
    }

  return run_files (ruleset, untouched, argc - 1, argv + 1);
}
