/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Runs the scenarios of the board game, and fails if one does not hold or if something in the
 * rules is left untouched: a ruling of the help page, a kind of tile, a verb (legal and refused),
 * a question, a reason, an event, a cause or a value of an option.
 *
 * Usage: coverage RULINGS-PAGE SCENARIO-FILE…
 */

#include <locale.h>

#include "core/duchy/brg-duchy-variant.h"
#include "core/engine/brg-scenario.h"

/* What a legal move must have named at least once, of the kinds of subjects: every kind of tile has
 * been placed, and so every effect has been set off. Things of the other kinds differ only by where
 * they lie. */
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
static GHashTable *
read_rulings (const char  *path,
              GError     **error)
{
  g_autoptr (GRegex) regex = g_regex_new ("^- \\*\\*(R[0-9]+)\\*\\*", G_REGEX_MULTILINE, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  g_autofree char *text = NULL;
  GHashTable *rulings;

  if (!g_file_get_contents (path, &text, NULL, error))
    return NULL;

  rulings = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  for (g_regex_match (regex, text, 0, &match); g_match_info_matches (match);
       g_match_info_next (match, NULL))
    g_hash_table_add (rulings, g_match_info_fetch (match, 1));

  return rulings;
}

/* Each ruling of the page needs a scenario, and what a scenario cites must be on the page. */
static guint
check_rulings (GHashTable        *rulings,
               const BrgCoverage *coverage)
{
  g_autoptr (GPtrArray) cited = brg_coverage_get_names (coverage, BRG_COVERAGE_RULE);
  GHashTableIter iter;
  gpointer ruling;
  guint n_missing = 0;

  g_hash_table_iter_init (&iter, rulings);
  while (g_hash_table_iter_next (&iter, &ruling, NULL))
    if (!brg_coverage_has (coverage, BRG_COVERAGE_RULE, ruling))
      {
        g_print ("no scenario for rule %s\n", (const char *) ruling);
        n_missing++;
      }

  for (guint i = 0; i < cited->len; i++)
    if (!g_hash_table_contains (rulings, cited->pdata[i]))
      {
        g_print ("no rule %s, which a scenario cites\n", (const char *) cited->pdata[i]);
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
                GHashTable        *rulings,
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
  g_autoptr (BrgCatalogue) catalogue = brg_catalogue_new ();
  g_autoptr (BrgCoverage) coverage = brg_coverage_new ();
  g_autoptr (GHashTable) rulings = NULL;
  g_autoptr (GError) error = NULL;
  guint n_failed = 0, n_missing, n_run = 0;

  setlocale (LC_ALL, "");
  rulings = argc > 2 ? read_rulings (argv[1], &error) : NULL;
  if (rulings == NULL)
    {
      g_printerr ("%s\n", error != NULL ? error->message
                                        : "usage: coverage RULINGS-PAGE SCENARIO-FILE…");
      return 2;
    }

  brg_catalogue_add_variant (catalogue, &brg_duchy_variant);
  for (int i = 2; i < argc; i++)
    n_failed += run_file (catalogue, argv[i], coverage, &n_run);
  n_missing = check_coverage (catalogue, rulings, coverage);

  g_print ("%u scenarios, %u failed; %u things untouched\n", n_run, n_failed, n_missing);
  return n_failed > 0 || n_missing > 0 || n_run == 0 ? 1 : 0;
}
