/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-module.h"
#include "brg-position-text.h"
#include "brg-ruleset.h"
#include "brg-scenario.h"

static void
append_verb (GString          *out,
             const BrgRuleset *ruleset,
             guint             row)
{
  const BrgVerb *verb = brg_ruleset_row (ruleset->verbs, BrgVerb, row);

  g_string_append_printf (out, "verb %s", verb->name);
  for (guint i = 0; i < BRG_MOVE_MAX_SUBJECTS && verb->slots[i] != NULL; i++)
    g_string_append_printf (out, " %s", verb->slots[i]);
  g_string_append_c (out, '\n');
}

static void
append_owners (GString              *out,
               const BrgRuleset     *ruleset,
               const BrgSubjectKind *kind,
               guint                 row)
{
  char name[BRG_NAME_SIZE];

  if (kind->owner_is_seat)
    g_string_append (out, " @SEAT");
  for (guint owner = 0; kind->n_owners > 0 && owner < brg_subject_n_owners (ruleset, row); owner++)
    if (kind->name_owner != NULL && kind->name_owner (ruleset, owner, name))
      g_string_append_printf (out, " @%s", name);
    else
      g_string_append_printf (out, " @%u", owner + 1);
}

static void
append_subject_kind (GString          *out,
                     const BrgRuleset *ruleset,
                     guint             row)
{
  const BrgSubjectKind *kind = brg_ruleset_row (ruleset->subject_kinds, BrgSubjectKind, row);
  char name[BRG_NAME_SIZE];

  g_string_append_printf (out, "subject %s", kind->name);
  append_owners (out, ruleset, kind, row);
  for (guint index = 0; index < kind->count (ruleset); index++)
    if (kind->name_index (ruleset, index, name))
      g_string_append_printf (out, " %s", name);
  g_string_append_c (out, '\n');
}

static void
append_values (GString          *out,
               const BrgRuleset *ruleset,
               const BrgField   *field)
{
  char name[BRG_NAME_SIZE];

  g_string_append_printf (out, "values %s", field->name);
  for (gint64 value = field->minimum; value <= field->maximum; value++)
    if (field->name_value (ruleset, (guint) value, name))
      g_string_append_printf (out, " %s", name);
  g_string_append_c (out, '\n');
}

static void
append_elements (GString          *out,
                 const BrgRuleset *ruleset,
                 const BrgField   *field)
{
  char name[BRG_NAME_SIZE];

  g_string_append_printf (out, "elements %s", field->name);
  for (guint index = 0; index < field->count; index++)
    if (field->name_index (ruleset, index, name))
      g_string_append_printf (out, " %s", name);
  g_string_append_c (out, '\n');
}

static void
append_field (GString          *out,
              const BrgRuleset *ruleset,
              const BrgField   *field)
{
  gboolean by_name = field->count > 1 && !(field->flags & BRG_FIELD_LIST);
  const char *value = field->name_value != NULL ? "VALUE" : "NUMBER";

  if (field->flags & BRG_FIELD_DERIVED)
    return;

  g_string_append_printf (out, "field %s%s", field->name,
                          field->owner == BRG_FIELD_OF_SEAT ? " SEAT" : "");
  if (by_name)
    g_string_append_printf (out, " ELEMENT=%s", value);
  else
    g_string_append_printf (out, " %s", value);
  if (field->count > 1)
    g_string_append (out, "…");
  if (field->name_value == NULL)
    g_string_append_printf (out, " %" G_GINT64_FORMAT "..%" G_GINT64_FORMAT,
                            field->minimum, field->maximum);
  g_string_append_c (out, '\n');

  if (by_name)
    append_elements (out, ruleset, field);
  if (field->name_value != NULL)
    append_values (out, ruleset, field);
}

static void
append_rows (GString       *out,
             const char    *what,
             const BrgRows *rows)
{
  /* Row 0 is none in every table. */
  for (guint i = 1; i < rows->n; i++)
    g_string_append_printf (out, "%s %s\n", what, *(const char * const *) rows->items[i]);
}

static void
append_options (GString         *out,
                const BrgModule *module)
{
  for (guint i = 0; i < module->n_options; i++)
    {
      const BrgOption *option = &module->options[i];
      g_autofree char *values = g_strjoinv (" ", (char **) option->values);

      g_string_append_printf (out, "%s %s %s\n", option->per_seat ? "seat-option" : "option",
                              option->name, values);
    }
}

/**
 * brg_scenario_names:
 * @ruleset: a ruleset
 *
 * Lists every name that scenarios of a ruleset can hold, a line each: what it is, and how it is
 * written.
 *
 * Returns: (transfer full): the lines, in a stable order
 */
char *
brg_scenario_names (const BrgRuleset *ruleset)
{
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < ruleset->n_modules; i++)
    append_options (out, ruleset->modules[i]);
  for (guint i = 0; i < brg_position_get_n_fields (ruleset); i++)
    append_field (out, ruleset, brg_position_get_field (ruleset, i));
  for (guint row = 1; row < ruleset->verbs.n; row++)
    append_verb (out, ruleset, row);
  for (guint row = 1; row < ruleset->subject_kinds.n; row++)
    append_subject_kind (out, ruleset, row);
  append_rows (out, "question", &ruleset->questions);
  append_rows (out, "event", &ruleset->event_kinds);
  append_rows (out, "cause", &ruleset->causes);
  append_rows (out, "reason", &ruleset->reasons);

  return g_string_free (out, FALSE);
}
