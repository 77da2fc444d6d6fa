/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-module-table.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-ruleset-private.h"

#define MEMBER(Type, member) G_STRUCT_OFFSET (Type, member)

/* Rows of their own, which others may name. */
#define ROWS(table, Type, ...) \
  { #table, MEMBER (BrgModule, table), MEMBER (BrgModule, n_##table), sizeof (Type), \
    TRUE, MEMBER (BrgRuleset, table), 0, { __VA_ARGS__ } }

/* Rows that have names of their own, and stay with their module. */
#define NAMES(table, Type, ...) \
  { #table, MEMBER (BrgModule, table), MEMBER (BrgModule, n_##table), sizeof (Type), \
    TRUE, 0, 0, { __VA_ARGS__ } }

/* Rows that begin with a name of something else. */
#define LINKS(table, Type, ...) \
  { #table, MEMBER (BrgModule, table), MEMBER (BrgModule, n_##table), sizeof (Type), \
    FALSE, 0, 0, { __VA_ARGS__ } }

/* Likewise, and they may be for some games only. */
#define HOOKS(table, Type, ...) \
  { #table, MEMBER (BrgModule, table), MEMBER (BrgModule, n_##table), sizeof (Type), \
    FALSE, 0, MEMBER (Type, when), { __VA_ARGS__ } }

const BrgModuleTable brg_module_tables[] = {
  ROWS (subject_kinds, BrgSubjectKind, MEMBER (BrgSubjectKind, label),
        MEMBER (BrgSubjectKind, count), MEMBER (BrgSubjectKind, name_index)),
  ROWS (verbs, BrgVerb, MEMBER (BrgVerb, sentence)),
  ROWS (event_kinds, BrgEventKind, 0),
  ROWS (causes, BrgCause, MEMBER (BrgCause, label)),
  ROWS (reasons, BrgReason, MEMBER (BrgReason, sentence)),
  ROWS (questions, BrgQuestion, MEMBER (BrgQuestion, sentence), MEMBER (BrgQuestion, list),
        MEMBER (BrgQuestion, answer), MEMBER (BrgQuestion, why_not)),
  ROWS (frame_kinds, BrgFrameKind, MEMBER (BrgFrameKind, run)),
  ROWS (bundles, BrgBundle, MEMBER (BrgBundle, pay)),
  ROWS (joints, BrgJoint, 0),
  ROWS (queries, BrgQuery, 0),
  NAMES (options, BrgOption, MEMBER (BrgOption, title), MEMBER (BrgOption, values),
         MEMBER (BrgOption, titles)),
  NAMES (components, BrgComponent, MEMBER (BrgComponent, kind), MEMBER (BrgComponent, path)),
  LINKS (needs, BrgRelation, MEMBER (BrgRelation, reason)),
  LINKS (excludes, BrgRelation, MEMBER (BrgRelation, reason)),
  HOOKS (joint_entries, BrgJointEntry, MEMBER (BrgJointEntry, run)),
  HOOKS (reacts, BrgReact, MEMBER (BrgReact, react)),
  HOOKS (query_hooks, BrgQueryHook, 0),
  HOOKS (contributions, BrgContribution, MEMBER (BrgContribution, contribute)),
};

const guint brg_n_module_tables = G_N_ELEMENTS (brg_module_tables);

/* Whether the pointer that lies so far behind @start is set. */
static gboolean
is_set (gconstpointer start,
        gsize         offset)
{
  static const gpointer none;

  return memcmp ((const guint8 *) start + offset, &none, sizeof none) != 0;
}

guint
brg_module_table_get_n (const BrgModuleTable *self,
                        const BrgModule      *module)
{
  return G_STRUCT_MEMBER (guint, module, self->n);
}

static gconstpointer
get_row (const BrgModuleTable *self,
         const BrgModule      *module,
         guint                 i)
{
  return G_STRUCT_MEMBER (const guint8 *, module, self->rows) + i * self->row_size;
}

static gboolean
is_complete (const BrgModuleTable *self,
             gconstpointer         row)
{
  if (!is_set (row, 0) || **(const char * const *) row == '\0')
    return FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (self->required); i++)
    if (self->required[i] != 0 && !is_set (row, self->required[i]))
      return FALSE;

  return TRUE;
}

/* “option=value”, with an option of the game that the module itself has. */
static gboolean
is_choice (const BrgModule *module,
           const char      *when)
{
  for (guint i = 0; i < module->n_options; i++)
    {
      const BrgOption *option = &module->options[i];
      gsize length = strlen (option->name);

      if (!option->per_seat && strncmp (when, option->name, length) == 0 && when[length] == '='
          && g_strv_contains (option->values, &when[length + 1]))
        return TRUE;
    }

  return FALSE;
}

static gboolean
check_when (const BrgModuleTable  *self,
            const BrgModule       *module,
            gconstpointer          row,
            GError               **error)
{
  const char *when = self->when != 0 ? G_STRUCT_MEMBER (const char *, row, self->when) : NULL;

  if (when == NULL || is_choice (module, when))
    return TRUE;

  return refuse (error, _("its table “%s” names “%s”, which nobody knows"), self->name, when);
}

/*
 * brg_module_table_check:
 *
 * Returns: whether each row of this table in @module has a name and what else it needs, and is for
 *   games that there can be; the options of @module are complete
 */
gboolean
brg_module_table_check (const BrgModuleTable  *self,
                        const BrgModule       *module,
                        GError               **error)
{
  if (brg_module_table_get_n (self, module) > 0 && !is_set (module, self->rows))
    return refuse (error, _("its table “%s” is missing"), self->name);

  for (guint i = 0; i < brg_module_table_get_n (self, module); i++)
    if (!is_complete (self, get_row (self, module, i)))
      return refuse (error, _("row %u of its table “%s” lacks something"), i + 1,
                                 self->name);
    else if (!check_when (self, module, get_row (self, module, i), error))
      return FALSE;

  return TRUE;
}

static const char *
get_name (const BrgModuleTable *self,
          const BrgModule      *module,
          guint                 i)
{
  return *(const char * const *) get_row (self, module, i);
}

/*
 * brg_module_table_find_common:
 *
 * Returns: (nullable): a name that both modules have in this table, or NULL
 */
const char *
brg_module_table_find_common (const BrgModuleTable *self,
                              const BrgModule      *module,
                              const BrgModule      *other)
{
  for (guint i = 0; i < brg_module_table_get_n (self, module); i++)
    for (guint j = 0; j < brg_module_table_get_n (self, other); j++)
      if (strcmp (get_name (self, module, i), get_name (self, other, j)) == 0)
        return get_name (self, module, i);

  return NULL;
}
