/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-scenario-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-error.h"

static void
result_free (gpointer data)
{
  BrgScenarioResult *result = data;

  g_free (result->title);
  g_strfreev (result->rules);
  g_free (result->message);
  g_free (result);
}

static void
end_scenario (BrgScenarioRun *self)
{
  if (self->result != NULL)
    {
      g_ptr_array_add (self->rules, NULL);
      self->result->rules = (char **) g_ptr_array_steal (self->rules, NULL);
    }

  self->result = NULL;
  self->is_loose = FALSE;
  g_ptr_array_set_size (self->rules, 0);
  g_clear_pointer (&self->setup, brg_setup_free);
  g_clear_pointer (&self->position, brg_position_free);
  g_clear_pointer (&self->ruleset, brg_ruleset_unref);
}

static gboolean
begin_scenario (BrgScenarioRun  *self,
                const BrgLine   *line,
                GError         **error)
{
  if (!brg_line_expect_words (line, 1, 1, error))
    return FALSE;

  end_scenario (self);
  self->setup = brg_setup_new (self->default_variant, 2);
  self->seed = 1;
  self->mover = 0;
  self->events.n = 0;
  self->result = g_new0 (BrgScenarioResult, 1);
  self->result->title = g_strdup (line->words[1]);
  self->result->ok = TRUE;
  g_ptr_array_add (self->results, self->result);

  return TRUE;
}

static void
judge_line (BrgScenarioRun *self,
            const BrgLine  *line)
{
  g_autoptr (GError) error = NULL;

  /* What follows a failure would only fail for the same reason. */
  if (!self->result->ok || brg_scenario_read_line (self, line, &error))
    return;

  self->result->ok = FALSE;
  self->result->is_bad = !g_error_matches (error, BRG_ERROR, BRG_ERROR_MISMATCH);
  self->result->message = g_strdup (error->message);
}

static gboolean
run_lines (BrgScenarioRun  *self,
           BrgLineReader   *reader,
           GError         **error)
{
  const BrgLine *line;

  while (brg_line_reader_next (reader, &line, error))
    {
      if (line == NULL)
        return TRUE;

      if (strcmp (line->words[0], "scenario") == 0)
        {
          if (!begin_scenario (self, line, error))
            return FALSE;
        }
      else if (self->result == NULL)
        return brg_line_error (line, 0, error, BRG_ERROR_SYNTAX,
                               _("a line “%s” must come before this one"), "scenario");
      else
        judge_line (self, line);
    }

  return FALSE;
}

/**
 * brg_scenario_run_text:
 * @catalogue: where variants and modules are found
 * @variant: the id of the variant of scenarios that name none
 * @name: what to call the text in messages
 * @text: scenarios
 * @length: the text's length in bytes, or -1 if it ends with a zero byte
 * @coverage: (nullable): where to note what was touched
 * @error: return location for an error
 *
 * Runs all scenarios of a text. A scenario ends at its first failure; the others go on.
 *
 * Returns: (transfer full) (nullable) (element-type BrgScenarioResult): what came of each, or %NULL
 *   if the text cannot be taken apart into scenarios
 */
GPtrArray *
brg_scenario_run_text (BrgCatalogue  *catalogue,
                       const char    *variant,
                       const char    *name,
                       const char    *text,
                       gssize         length,
                       BrgCoverage   *coverage,
                       GError       **error)
{
  g_autoptr (BrgLineReader) reader = brg_line_reader_new (name, text, length, error);
  g_autofree BrgMove *moves = g_new (BrgMove, BRG_MAX_MOVES);
  g_autofree BrgEvent *events = g_new (BrgEvent, BRG_SCENARIO_MAX_EVENTS);
  g_autoptr (GPtrArray) results = g_ptr_array_new_with_free_func (result_free);
  g_autoptr (GPtrArray) rules = g_ptr_array_new_with_free_func (g_free);
  BrgScenarioRun self = {
    .catalogue = catalogue,
    .default_variant = variant,
    .coverage = coverage,
    .results = results,
    .rules = rules,
    .moves = { moves, BRG_MAX_MOVES, 0 },
    .events = { events, BRG_SCENARIO_MAX_EVENTS, 0, NULL, NULL },
  };
  gboolean done;

  if (reader == NULL)
    return NULL;

  done = run_lines (&self, reader, error);
  end_scenario (&self);

  return done ? g_steal_pointer (&results) : NULL;
}

/**
 * brg_scenario_run_file:
 * @catalogue: where variants and modules are found
 * @variant: the id of the variant of scenarios that name none
 * @path: a file of scenarios
 * @coverage: (nullable): where to note what was touched
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable) (element-type BrgScenarioResult): as for
 *   brg_scenario_run_text()
 */
GPtrArray *
brg_scenario_run_file (BrgCatalogue  *catalogue,
                       const char    *variant,
                       const char    *path,
                       BrgCoverage   *coverage,
                       GError       **error)
{
  g_autofree char *name = g_filename_display_name (path);
  g_autofree char *text = brg_line_load_file (path, error);

  if (text == NULL)
    return NULL;

  return brg_scenario_run_text (catalogue, variant, name, text, -1, coverage, error);
}
