/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-module.h"
#include "brg-position-text.h"
#include "brg-ruleset.h"
#include "brg-scenario.h"

/* The text under way, and which lists of names it holds already. */
typedef struct
{
  const BrgRuleset *ruleset;
  GString          *out;
  GHashTable       *lists;
} Listing;

static void
append_verb (Listing *self,
             guint    row)
{
  const BrgVerb *verb = brg_ruleset_row (self->ruleset->verbs, BrgVerb, row);

  g_string_append_printf (self->out, "verb %s", verb->name);
  for (guint i = 0; i < BRG_MOVE_MAX_SUBJECTS && verb->slots[i] != NULL; i++)
    g_string_append_printf (self->out, " %s", verb->slots[i]);
  g_string_append_c (self->out, '\n');
}

/* ---- lists of names ---- */

/* A list that stands above already is only named again. */
static void
append_list (Listing    *self,
             const char *what,
             const char *whose,
             GString    *names)
{
  g_autofree char *title = g_strconcat (what, " ", whose, NULL);
  const char *same = g_hash_table_lookup (self->lists, names->str);

  if (same != NULL)
    {
      g_string_append_printf (self->out, "%s: as %s\n", title, same);
      return;
    }

  g_string_append_printf (self->out, "%s:%s\n", title, names->str);
  g_hash_table_insert (self->lists, g_strdup (names->str), g_steal_pointer (&title));
}

static void
append_indices (Listing    *self,
                const char *what,
                const char *whose,
                BrgNameFunc name_index,
                gint64      first,
                gint64      last)
{
  g_autoptr (GString) names = g_string_new (NULL);
  char name[BRG_NAME_SIZE];

  for (gint64 i = first; i <= last; i++)
    if (name_index (self->ruleset, (guint) i, name))
      g_string_append_printf (names, " %s", name);

  append_list (self, what, whose, names);
}

/* ---- subjects and fields ---- */

static void
append_owners (Listing              *self,
               const BrgSubjectKind *kind)
{
  char name[BRG_NAME_SIZE];

  if (kind->owner_is_seat)
    g_string_append (self->out, "[@SEAT]");
  for (guint owner = 0; kind->n_owners > 0 && owner < kind->n_owners; owner++)
    {
      if (kind->name_owner == NULL || !kind->name_owner (self->ruleset, owner, name))
        g_snprintf (name, sizeof name, "%u", owner + 1);
      g_string_append_printf (self->out, "%s%s", owner > 0 ? "|" : "@", name);
    }
}

static void
append_subject_kind (Listing *self,
                     guint    row)
{
  const BrgSubjectKind *kind
      = brg_ruleset_row (self->ruleset->subject_kinds, BrgSubjectKind, row);

  g_string_append_printf (self->out, "subject %s:INDEX", kind->name);
  append_owners (self, kind);
  g_string_append_c (self->out, '\n');
  append_indices (self, "index", kind->name, kind->name_index, 0,
                  (gint64) kind->count (self->ruleset) - 1);
}

static void
append_field (Listing        *self,
              const BrgField *field)
{
  gboolean by_name = field->count > 1 && !(field->flags & BRG_FIELD_LIST);

  if (field->flags & BRG_FIELD_DERIVED)
    return;

  g_string_append_printf (self->out, "field %s%s%s", field->name,
                          field->owner == BRG_FIELD_OF_SEAT ? " SEAT" : "",
                          by_name ? " ELEMENT=" : " ");
  if (field->name_value != NULL)
    g_string_append (self->out, "VALUE");
  else
    g_string_append_printf (self->out, "%" G_GINT64_FORMAT "..%" G_GINT64_FORMAT,
                            field->minimum, field->maximum);
  if (field->count > 1)
    g_string_append_printf (self->out, " (up to %u)", field->count);
  g_string_append_c (self->out, '\n');

  if (by_name)
    append_indices (self, "elements", field->name, field->name_index, 0, field->count - 1);
  if (field->name_value != NULL)
    append_indices (self, "values", field->name, field->name_value, field->minimum,
                    field->maximum);
}

static void
append_rows (Listing       *self,
             const char    *what,
             const BrgRows *rows)
{
  g_string_append_printf (self->out, "%s:", what);
  /* Row 0 is none in every table. */
  for (guint i = 1; i < rows->n; i++)
    g_string_append_printf (self->out, " %s", *(const char * const *) rows->items[i]);
  g_string_append_c (self->out, '\n');
}

static void
append_options (Listing         *self,
                const BrgModule *module)
{
  for (guint i = 0; i < module->n_options; i++)
    {
      const BrgOption *option = &module->options[i];
      g_auto (GStrv) names = brg_option_list_values (option, self->ruleset->modules,
                                                     self->ruleset->n_modules);
      g_autofree char *values = g_strjoinv ("|", names);

      g_string_append_printf (self->out, "%s %s=%s\n",
                              option->per_seat ? "seat-option SEAT" : "option", option->name,
                              values);
    }
}

/**
 * brg_scenario_names:
 * @ruleset: a ruleset
 *
 * Lists every name that scenarios of a ruleset can hold: how options, fields, verbs and subjects
 * are written, and after a colon what can stand there.
 *
 * Returns: (transfer full): the lines, in a stable order
 */
char *
brg_scenario_names (const BrgRuleset *ruleset)
{
  g_autoptr (GHashTable) lists = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  Listing self = { ruleset, g_string_new (NULL), lists };

  for (guint i = 0; i < ruleset->n_modules; i++)
    append_options (&self, ruleset->modules[i]);
  for (guint i = 0; i < brg_position_get_n_fields (ruleset); i++)
    append_field (&self, brg_position_get_field (ruleset, i));
  for (guint row = 1; row < ruleset->verbs.n; row++)
    append_verb (&self, row);
  for (guint row = 1; row < ruleset->subject_kinds.n; row++)
    append_subject_kind (&self, row);
  append_rows (&self, "questions", &ruleset->questions);
  append_rows (&self, "events", &ruleset->event_kinds);
  append_rows (&self, "causes", &ruleset->causes);
  append_rows (&self, "reasons", &ruleset->reasons);
  append_rows (&self, "frames", &ruleset->frame_kinds);

  return g_string_free (self.out, FALSE);
}
