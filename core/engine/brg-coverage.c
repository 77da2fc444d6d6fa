/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-coverage.h"

#include <string.h>

struct _BrgCoverage
{
  GHashTable *names[BRG_COVERAGE_N_KINDS];
};

static const char * const kind_names[] = {
  [BRG_COVERAGE_RULE] = "rule",
  [BRG_COVERAGE_VERB] = "verb",
  [BRG_COVERAGE_REFUSED_VERB] = "refused-verb",
  [BRG_COVERAGE_SUBJECT] = "subject",
  [BRG_COVERAGE_QUESTION] = "question",
  [BRG_COVERAGE_REASON] = "reason",
  [BRG_COVERAGE_EVENT] = "event",
  [BRG_COVERAGE_CAUSE] = "cause",
  [BRG_COVERAGE_OPTION] = "option",
};

G_STATIC_ASSERT (G_N_ELEMENTS (kind_names) == BRG_COVERAGE_N_KINDS);

/**
 * brg_coverage_new:
 *
 * Returns: (transfer full): a record that nothing has touched yet
 */
BrgCoverage *
brg_coverage_new (void)
{
  BrgCoverage *self = g_new0 (BrgCoverage, 1);

  for (guint kind = 0; kind < BRG_COVERAGE_N_KINDS; kind++)
    self->names[kind] = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  return self;
}

void
brg_coverage_free (BrgCoverage *self)
{
  for (guint kind = 0; kind < BRG_COVERAGE_N_KINDS; kind++)
    g_hash_table_unref (self->names[kind]);
  g_free (self);
}

/**
 * brg_coverage_get_kind_name:
 * @kind: a kind
 *
 * Returns: (transfer none): its stable English name
 */
const char *
brg_coverage_get_kind_name (BrgCoverageKind kind)
{
  return kind_names[kind];
}

/**
 * brg_coverage_add:
 * @self: a record
 * @kind: what was touched
 * @name: its stable name
 */
void
brg_coverage_add (BrgCoverage     *self,
                  BrgCoverageKind  kind,
                  const char      *name)
{
  g_hash_table_add (self->names[kind], g_strdup (name));
}

/**
 * brg_coverage_add_subject:
 * @self: a record
 * @ruleset: a ruleset
 * @subject: a thing that was named; whose it is does not matter
 */
void
brg_coverage_add_subject (BrgCoverage      *self,
                          const BrgRuleset *ruleset,
                          BrgSubject        subject)
{
  const BrgSubjectKind *kind
      = brg_ruleset_row (ruleset->subject_kinds, BrgSubjectKind, subject.kind);
  char index[BRG_NAME_SIZE];

  if (!kind->name_index (ruleset, subject.index, index))
    return;

  g_autofree char *name = g_strconcat (kind->name, ":", index, NULL);
  brg_coverage_add (self, BRG_COVERAGE_SUBJECT, name);
}

gboolean
brg_coverage_has (const BrgCoverage *self,
                  BrgCoverageKind    kind,
                  const char        *name)
{
  return g_hash_table_contains (self->names[kind], name);
}

static gint
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char * const *) a, *(const char * const *) b);
}

/**
 * brg_coverage_get_names:
 * @self: a record
 * @kind: a kind
 *
 * Returns: (transfer container) (element-type utf8): what was touched, sorted; valid as long as
 *   nothing is added
 */
GPtrArray *
brg_coverage_get_names (const BrgCoverage *self,
                        BrgCoverageKind    kind)
{
  GPtrArray *names = g_ptr_array_new ();
  GHashTableIter iter;
  gpointer name;

  g_hash_table_iter_init (&iter, self->names[kind]);
  while (g_hash_table_iter_next (&iter, &name, NULL))
    g_ptr_array_add (names, name);
  g_ptr_array_sort (names, compare_names);

  return names;
}

/* ---- all that there is ---- */

static void
add_rows (BrgCoverage     *self,
          BrgCoverageKind  kind,
          const BrgRows   *rows)
{
  /* Row 0 is none in every table. */
  for (guint i = 1; i < rows->n; i++)
    brg_coverage_add (self, kind, *(const char * const *) rows->items[i]);
}

static void
add_subjects (BrgCoverage      *self,
              const BrgRuleset *ruleset)
{
  for (guint kind = 1; kind < ruleset->subject_kinds.n; kind++)
    {
      guint n = brg_ruleset_row (ruleset->subject_kinds, BrgSubjectKind, kind)->count (ruleset);

      for (guint index = 0; index < n; index++)
        brg_coverage_add_subject (self, ruleset, BRG_SUBJECT (kind, 0, index));
    }
}

static void
add_options (BrgCoverage      *self,
             const BrgRuleset *ruleset,
             const BrgModule  *module)
{
  for (guint i = 0; i < module->n_options; i++)
    {
      g_auto (GStrv) values = brg_option_list_values (&module->options[i], ruleset->modules,
                                                      ruleset->n_modules);

      for (guint j = 0; values[j] != NULL; j++)
        {
          g_autofree char *name = g_strconcat (module->options[i].name, "=", values[j], NULL);

          brg_coverage_add (self, BRG_COVERAGE_OPTION, name);
        }
    }
}

/**
 * brg_coverage_new_all:
 * @ruleset: a ruleset
 *
 * Returns: (transfer full): everything that a scenario of this ruleset could touch; rulings are
 *   not known to it
 */
BrgCoverage *
brg_coverage_new_all (const BrgRuleset *ruleset)
{
  BrgCoverage *self = brg_coverage_new ();

  add_rows (self, BRG_COVERAGE_VERB, &ruleset->verbs);
  add_rows (self, BRG_COVERAGE_REFUSED_VERB, &ruleset->verbs);
  add_rows (self, BRG_COVERAGE_QUESTION, &ruleset->questions);
  add_rows (self, BRG_COVERAGE_REASON, &ruleset->reasons);
  add_rows (self, BRG_COVERAGE_EVENT, &ruleset->event_kinds);
  add_rows (self, BRG_COVERAGE_CAUSE, &ruleset->causes);
  add_subjects (self, ruleset);
  for (guint i = 0; i < ruleset->n_modules; i++)
    add_options (self, ruleset, ruleset->modules[i]);

  return self;
}
