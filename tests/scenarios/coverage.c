/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Runs the scenarios of the board game, and fails if one does not hold or if something in the
 * rules is left untouched: a ruling of the help page, a kind of tile, a verb (legal and refused),
 * a question, a reason, an event, a cause or a value of an option.
 *
 * With --module it asks for what that expansion adds to the board game.
 *
 * Usage: coverage --page=RULINGS-PAGE [--also=RULINGS-PAGE…] [--module=ID] SCENARIO-FILE…
 */

#include <locale.h>

#include "app/brg-content.h"
#include "core/duchy/brg-duchy-variant.h"
#include "core/engine/brg-scenario.h"

/* What a legal move must have named at least once, of the kinds of subjects of the board game: every
 * kind of tile has been placed, and so every effect has been set off. Things of the other kinds
 * differ only by where they lie. What an expansion lets one point at is its own: all of it matters.
 * Of what no move can name, an event must have told. */
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

/* ---- rulings ---- */

/* Other tests hold the page against its grammar. */
static gboolean
add_rulings (GHashTable  *rulings,
             const char  *path,
             GError     **error)
{
  g_autoptr (GRegex) regex = g_regex_new ("<ruling number=\"(R[0-9]+)\"", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  g_autofree char *text = NULL;

  if (!g_file_get_contents (path, &text, NULL, error))
    return FALSE;

  for (g_regex_match (regex, text, 0, &match); g_match_info_matches (match);
       g_match_info_next (match, NULL))
    g_hash_table_add (rulings, g_match_info_fetch (match, 1));

  return TRUE;
}

/* Each ruling of the page needs a scenario, and what a scenario cites must be on some page. */
static guint
check_rulings (GHashTable        *needed,
               GHashTable        *known,
               const BrgCoverage *coverage)
{
  g_autoptr (GPtrArray) cited = brg_coverage_get_names (coverage, BRG_COVERAGE_RULE);
  GHashTableIter iter;
  gpointer ruling;
  guint n_missing = 0;

  g_hash_table_iter_init (&iter, needed);
  while (g_hash_table_iter_next (&iter, &ruling, NULL))
    if (!brg_coverage_has (coverage, BRG_COVERAGE_RULE, ruling))
      {
        g_print ("no scenario for rule %s\n", (const char *) ruling);
        n_missing++;
      }

  for (guint i = 0; i < cited->len; i++)
    if (!g_hash_table_contains (needed, cited->pdata[i])
        && !g_hash_table_contains (known, cited->pdata[i]))
      {
        g_print ("no rule %s, which a scenario cites\n", (const char *) cited->pdata[i]);
        n_missing++;
      }

  return n_missing;
}

/* ---- tables ---- */

/* What there is to touch; without the module what is there already. */
typedef struct
{
  BrgRuleset  *base;
  BrgRuleset  *ruleset;
  BrgCoverage *known;
  BrgCoverage *all;
} Tables;

static BrgRuleset *
make_ruleset (BrgCatalogue  *catalogue,
              const char    *module,
              GError       **error)
{
  g_autoptr (BrgSetup) setup = NULL;
  const BrgModule *rules = NULL;

  if (module != NULL && (rules = brg_catalogue_find_module (catalogue, module, error)) == NULL)
    return NULL;

  setup = brg_setup_new (brg_duchy_variant.rules.id, rules != NULL ? rules->max_seats : 4);
  for (guint i = 0; rules != NULL && i < rules->n_needs; i++)
    brg_setup_add_module (setup, rules->needs[i].module);
  if (rules != NULL)
    brg_setup_add_module (setup, module);

  return brg_ruleset_new (catalogue, setup, error);
}

static gboolean
tables_init (Tables        *self,
             BrgCatalogue  *catalogue,
             const char    *module,
             GError       **error)
{
  self->base = make_ruleset (catalogue, NULL, error);
  self->ruleset = self->base != NULL ? make_ruleset (catalogue, module, error) : NULL;
  if (self->ruleset == NULL)
    return FALSE;

  self->known = module != NULL ? brg_coverage_new_all (self->base) : brg_coverage_new ();
  self->all = brg_coverage_new_all (self->ruleset);
  return TRUE;
}

static void
tables_clear (Tables *self)
{
  g_clear_pointer (&self->base, brg_ruleset_unref);
  g_clear_pointer (&self->ruleset, brg_ruleset_unref);
  g_clear_pointer (&self->known, brg_coverage_free);
  g_clear_pointer (&self->all, brg_coverage_free);
}

static gboolean
matters (const Tables    *self,
         BrgCoverageKind  kind,
         const char      *name)
{
  g_auto (GStrv) parts = g_strsplit (name, ":", 2);

  if (brg_coverage_has (self->known, kind, name))
    return FALSE;

  return kind != BRG_COVERAGE_SUBJECT || g_strv_contains (subject_kinds, parts[0])
         || brg_ruleset_find_subject_kind (self->base, parts[0]) == 0;
}

static guint
check_kind (const Tables      *self,
            const BrgCoverage *coverage,
            BrgCoverageKind    kind)
{
  g_autoptr (GPtrArray) names = brg_coverage_get_names (self->all, kind);
  guint n_missing = 0;

  for (guint i = 0; i < names->len; i++)
    {
      const char *name = g_ptr_array_index (names, i);

      if (brg_coverage_has (coverage, kind, name) || !matters (self, kind, name))
        continue;
      g_print ("no scenario for %s %s\n", brg_coverage_get_kind_name (kind), name);
      n_missing++;
    }

  return n_missing;
}

static guint
check_tables (const Tables      *self,
              const BrgCoverage *coverage)
{
  guint n_missing = 0;

  for (guint kind = 0; kind < BRG_COVERAGE_N_KINDS; kind++)
    n_missing += check_kind (self, coverage, (BrgCoverageKind) kind);

  return n_missing;
}

/* ---- the whole ---- */

typedef struct
{
  char  *page;
  char **also;
  char  *module;
  char **files;
} Arguments;

static void
arguments_clear (Arguments *self)
{
  g_free (self->page);
  g_strfreev (self->also);
  g_free (self->module);
  g_strfreev (self->files);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Arguments, arguments_clear)
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Tables, tables_clear)

static gboolean
parse (Arguments   *self,
       int          argc,
       char       **argv,
       GError     **error)
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  const GOptionEntry entries[] = {
    { "page", 0, 0, G_OPTION_ARG_FILENAME, &self->page, NULL, NULL },
    { "also", 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &self->also, NULL, NULL },
    { "module", 0, 0, G_OPTION_ARG_STRING, &self->module, NULL, NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &self->files, NULL, NULL },
    G_OPTION_ENTRY_NULL
  };

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, error))
    return FALSE;
  if (self->page != NULL && self->files != NULL)
    return TRUE;

  g_set_error_literal (error, G_OPTION_ERROR, G_OPTION_ERROR_FAILED,
                       "a page of rulings and scenarios are needed");
  return FALSE;
}

static gboolean
run (const Arguments  *arguments,
     gboolean         *holds,
     GError          **error)
{
  g_autoptr (BrgPluginHost) host = brg_content_new ();
  BrgCatalogue *catalogue = brg_plugin_host_get_catalogue (host);
  g_autoptr (GHashTable) needed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (BrgCoverage) coverage = brg_coverage_new ();
  g_auto (Tables) tables = { NULL };
  guint n_failed = 0, n_missing, n_run = 0;

  if (!add_rulings (needed, arguments->page, error)
      || !tables_init (&tables, catalogue, arguments->module, error))
    return FALSE;
  for (guint i = 0; arguments->also != NULL && arguments->also[i] != NULL; i++)
    if (!add_rulings (known, arguments->also[i], error))
      return FALSE;

  for (guint i = 0; arguments->files[i] != NULL; i++)
    n_failed += run_file (catalogue, arguments->files[i], coverage, &n_run);
  n_missing = check_rulings (needed, known, coverage) + check_tables (&tables, coverage);

  g_print ("%u scenarios, %u failed; %u things untouched\n", n_run, n_failed, n_missing);
  *holds = n_failed == 0 && n_missing == 0 && n_run > 0;
  return TRUE;
}

int
main (int    argc,
      char **argv)
{
  g_auto (Arguments) arguments = { NULL };
  g_autoptr (GError) error = NULL;
  gboolean holds = FALSE;

  setlocale (LC_ALL, "");
  if (!parse (&arguments, argc, argv, &error) || !run (&arguments, &holds, &error))
    {
      g_printerr ("%s\n", error->message);
      return 2;
    }

  return holds ? 0 : 1;
}
