/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Runs the scenarios of the board game, and fails if one does not hold or if something in the
 * rules is left untouched: a ruling of the help page, a kind of tile, a verb (legal and refused),
 * a question, a reason, an event, a cause or a value of an option.
 *
 * Usage: coverage [--only-scenarios] RULINGS-PAGE SCENARIO-FILE…
 */

#include <locale.h>
#include <string.h>

#include "core/duchy/brg-duchy-variant.h"
#include "core/engine/brg-scenario.h"

/* What a legal move must have named at least once, of the kinds of subjects. Things of the other
 * kinds differ only by where they lie. */
static const char * const subject_kinds[] = {
  "die", "as", "stored", "goods", "depot", "cargo", "payment", NULL
};

/* ---- running ---- */

static guint
run_file (BrgCatalogue *catalogue,
          const char   *path,
          BrgCoverage  *coverage,
          guint        *n_run)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) results
      = brg_scenario_run_file (catalogue, brg_duchy_variant.rules.id, path, coverage, &error);
  guint n_failed = 0;

  if (results == NULL)
    {
      g_print ("%s\n", error->message);
      return 1;
    }

  for (guint i = 0; i < results->len; i++)
    {
      const BrgScenarioResult *result = g_ptr_array_index (results, i);

      if (result->ok)
        continue;
      g_print ("“%s”: %s\n", result->title, result->message);
      n_failed++;
    }

  *n_run += results->len;
  return n_failed;
}

/* ---- what there is to touch ---- */

/* The page marks each ruling by its number in bold at the start of an item. */
static guint
check_rulings (const char        *path,
               const BrgCoverage *coverage)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GRegex) regex = g_regex_new ("^- \\*\\*(R[0-9]+)\\*\\*", G_REGEX_MULTILINE, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  g_autofree char *text = NULL;
  guint n_missing = 0;

  if (!g_file_get_contents (path, &text, NULL, &error))
    {
      g_print ("%s\n", error->message);
      return 1;
    }

  if (!g_regex_match (regex, text, 0, &match))
    {
      g_print ("%s holds no ruling\n", path);
      return 1;
    }

  for (; g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_autofree char *ruling = g_match_info_fetch (match, 1);

      if (brg_coverage_has (coverage, BRG_COVERAGE_RULE, ruling))
        continue;
      g_print ("no scenario for rule %s\n", ruling);
      n_missing++;
    }

  return n_missing;
}

static gboolean
matters (BrgCoverageKind  kind,
         const char      *name)
{
  g_auto (GStrv) parts = g_strsplit (name, ":", 2);

  return kind != BRG_COVERAGE_SUBJECT || g_strv_contains (subject_kinds, parts[0]);
}

static guint
check_kind (const BrgCoverage *all,
            const BrgCoverage *coverage,
            BrgCoverageKind    kind)
{
  g_autoptr (GPtrArray) names = brg_coverage_get_names (all, kind);
  guint n_missing = 0;

  for (guint i = 0; i < names->len; i++)
    {
      const char *name = g_ptr_array_index (names, i);

      if (brg_coverage_has (coverage, kind, name) || !matters (kind, name))
        continue;
      g_print ("no scenario for %s %s\n", brg_coverage_get_kind_name (kind), name);
      n_missing++;
    }

  return n_missing;
}

static guint
check_coverage (BrgCatalogue      *catalogue,
                const char        *rulings,
                const BrgCoverage *coverage)
{
  g_autoptr (BrgSetup) setup = brg_setup_new (brg_duchy_variant.rules.id, 4);
  g_autoptr (BrgRuleset) ruleset = brg_ruleset_new (catalogue, setup, NULL);
  g_autoptr (BrgCoverage) all = brg_coverage_new_all (ruleset);
  guint n_missing = check_rulings (rulings, coverage);

  for (guint kind = 0; kind < BRG_COVERAGE_N_KINDS; kind++)
    n_missing += check_kind (all, coverage, (BrgCoverageKind) kind);

  return n_missing;
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (BrgCatalogue) catalogue = NULL;
  g_autoptr (BrgCoverage) coverage = NULL;
  gboolean only_scenarios = argc > 1 && strcmp (argv[1], "--only-scenarios") == 0;
  int first = only_scenarios ? 2 : 1;
  guint n_failed = 0, n_missing = 0, n_run = 0;

  setlocale (LC_ALL, "");
  if (argc < first + 2)
    {
      g_printerr ("usage: %s [--only-scenarios] RULINGS-PAGE SCENARIO-FILE…\n", argv[0]);
      return 2;
    }

  catalogue = brg_catalogue_new ();
  brg_catalogue_add_variant (catalogue, &brg_duchy_variant);
  coverage = brg_coverage_new ();
  for (int i = first + 1; i < argc; i++)
    n_failed += run_file (catalogue, argv[i], coverage, &n_run);
  if (!only_scenarios)
    n_missing = check_coverage (catalogue, argv[first], coverage);

  g_print ("%u scenarios, %u failed; %u things untouched\n", n_run, n_failed, n_missing);
  return n_failed > 0 || n_missing > 0 || n_run == 0 ? 1 : 0;
}
