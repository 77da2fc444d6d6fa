/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-ruleset.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-bundle.h"
#include "brg-error.h"
#include "brg-ruleset-private.h"

G_DEFINE_BOXED_TYPE (BrgRuleset, brg_ruleset, brg_ruleset_ref, brg_ruleset_unref)

static const BrgReason engine_reasons[] = {
  { "none", "" },
  { "game-over", N_("The game is over.") },
  { "not-asked", N_("It is somebody else’s turn to decide.") },
  { "not-now", N_("That is no answer to what is asked now.") },
  { "malformed", N_("These things do not go together in one move.") },
};

G_STATIC_ASSERT (G_N_ELEMENTS (engine_reasons) == BRG_FIRST_REASON);

static const BrgFrameKind engine_frames[] = {
  { "joint", brg_ruleset_run_joint, brg_ruleset_check_joint },
  { "bundle", brg_bundle_run, brg_bundle_check },
};

G_STATIC_ASSERT (G_N_ELEMENTS (engine_frames) + 1 == BRG_FIRST_FRAME_KIND);

static void
add_rows (BrgRows       *rows,
          gconstpointer  first,
          guint          n,
          gsize          size)
{
  rows->items = g_renew (gconstpointer, rows->items, rows->n + n);
  for (guint i = 0; i < n; i++)
    rows->items[rows->n + i] = (const guint8 *) first + i * size;
  rows->n += n;
}

#define ADD_ROWS(self, table, module, Type) \
  add_rows (&(self)->table, (module)->table, (module)->n_##table, sizeof (Type))

void
brg_ruleset_add_engine_rows (BrgRuleset *self)
{
  static const char *none[] = { "none" };

  add_rows (&self->subject_kinds, none, BRG_FIRST_SUBJECT_KIND, 0);
  add_rows (&self->verbs, none, BRG_FIRST_VERB, 0);
  add_rows (&self->event_kinds, none, BRG_FIRST_EVENT_KIND, 0);
  add_rows (&self->causes, none, BRG_FIRST_CAUSE, 0);
  add_rows (&self->questions, none, BRG_FIRST_QUESTION, 0);
  add_rows (&self->frame_kinds, none, 1, 0);
  add_rows (&self->frame_kinds, engine_frames, G_N_ELEMENTS (engine_frames),
            sizeof (BrgFrameKind));
  add_rows (&self->reasons, engine_reasons, BRG_FIRST_REASON, sizeof (BrgReason));
}

static void
take_place (BrgRuleset      *self,
            BrgPlace        *place,
            const BrgModule *module)
{
  *place = (BrgPlace){
    .module = module,
    .subject_kinds = (guint8) self->subject_kinds.n,
    .verbs = (guint8) self->verbs.n,
    .event_kinds = (guint8) self->event_kinds.n,
    .causes = (guint8) self->causes.n,
    .reasons = (guint8) self->reasons.n,
    .questions = (guint8) self->questions.n,
    .frame_kinds = (guint8) self->frame_kinds.n,
    .bundles = (guint8) self->bundles.n,
    .joints = (guint8) self->joints.n,
    .queries = (guint8) self->queries.n,
  };
}

void
brg_ruleset_add_module_rows (BrgRuleset      *self,
                             const BrgModule *module)
{
  ADD_ROWS (self, subject_kinds, module, BrgSubjectKind);
  ADD_ROWS (self, verbs, module, BrgVerb);
  ADD_ROWS (self, event_kinds, module, BrgEventKind);
  ADD_ROWS (self, causes, module, BrgCause);
  ADD_ROWS (self, reasons, module, BrgReason);
  ADD_ROWS (self, questions, module, BrgQuestion);
  ADD_ROWS (self, frame_kinds, module, BrgFrameKind);
  ADD_ROWS (self, bundles, module, BrgBundle);
  ADD_ROWS (self, joints, module, BrgJoint);
  ADD_ROWS (self, queries, module, BrgQuery);
}

/* Every row begins with its name. Returns -1 if no row has it. */
gint
brg_ruleset_look_up (const BrgRows *rows,
                     const char    *name)
{
  for (guint i = 0; i < rows->n; i++)
    if (strcmp (*(const char * const *) rows->items[i], name) == 0)
      return (gint) i;

  return -1;
}

/* For the tables whose row 0 is none. */
static guint
find_row (const BrgRows *rows,
          const char    *name)
{
  return (guint) MAX (brg_ruleset_look_up (rows, name), 0);
}

static guint
require_row (const BrgRows *rows,
             const char    *name,
             const char    *what)
{
  gint row = brg_ruleset_look_up (rows, name);

  if (row >= 0)
    return (guint) row;

  g_error ("a module names the %s “%s”, which no table has", what, name);
}

static void
resolve_slots (BrgRuleset *self)
{
  self->slots = g_malloc0_n (self->verbs.n, sizeof *self->slots);

  for (guint verb = BRG_FIRST_VERB; verb < self->verbs.n; verb++)
    for (guint i = 0; i < BRG_MOVE_MAX_SUBJECTS; i++)
      {
        const char *slot = brg_ruleset_row (self->verbs, BrgVerb, verb)->slots[i];
        g_autofree char *name = g_strdup (slot);

        if (name == NULL)
          break;
        self->slots[verb][i].optional = g_str_has_suffix (name, "?");
        name[strcspn (name, "?")] = '\0';
        self->slots[verb][i].kind
            = (guint8) require_row (&self->subject_kinds, name, "subject kind");
      }
}

static void
resolve_bundles (BrgRuleset *self)
{
  self->bundle_questions = g_new0 (guint, self->bundles.n);

  for (guint i = 0; i < self->bundles.n; i++)
    {
      const BrgBundle *bundle = brg_ruleset_row (self->bundles, BrgBundle, i);

      g_assert (bundle->n_items <= BRG_BUNDLE_MAX_ITEMS);
      if (bundle->question != NULL)
        self->bundle_questions[i] = require_row (&self->questions, bundle->question, "question");
    }
}

static void
append (GPtrArray     **list,
        gconstpointer   item)
{
  if (*list == NULL)
    *list = g_ptr_array_new ();
  g_ptr_array_add (*list, (gpointer) item);
}

/* “option=value”: a hook may be for some games only. */
static gboolean
joins_in (const BrgRuleset *self,
          const char       *when)
{
  g_auto (GStrv) choice = when != NULL ? g_strsplit (when, "=", 2) : NULL;

  return when == NULL || strcmp (brg_ruleset_get_option (self, choice[0]), choice[1]) == 0;
}

static void
attach_contribution (BrgRuleset            *self,
                     const BrgContribution *contribution)
{
  GPtrArray *list = g_hash_table_lookup (self->contributions, contribution->list);

  if (list == NULL)
    {
      list = g_ptr_array_new ();
      g_hash_table_insert (self->contributions, g_strdup (contribution->list), list);
    }
  g_ptr_array_add (list, (gpointer) contribution);
}

static void
attach_hooks (BrgRuleset      *self,
              const BrgModule *module)
{
  for (guint i = 0; i < module->n_joint_entries; i++)
    if (joins_in (self, module->joint_entries[i].when))
      append (&self->joint_entries[require_row (&self->joints, module->joint_entries[i].joint,
                                                "joint")],
              &module->joint_entries[i]);

  for (guint i = 0; i < module->n_reacts; i++)
    if (joins_in (self, module->reacts[i].when))
      append (&self->reacts[require_row (&self->event_kinds, module->reacts[i].event, "event")],
              &module->reacts[i]);

  for (guint i = 0; i < module->n_query_hooks; i++)
    if (joins_in (self, module->query_hooks[i].when))
      append (&self->query_hooks[require_row (&self->queries, module->query_hooks[i].query,
                                              "query")],
              &module->query_hooks[i]);

  for (guint i = 0; i < module->n_contributions; i++)
    if (joins_in (self, module->contributions[i].when))
      attach_contribution (self, &module->contributions[i]);
}

static gint
compare_joint_entries (gconstpointer a,
                       gconstpointer b)
{
  const BrgJointEntry *first = *(const BrgJointEntry * const *) a;
  const BrgJointEntry *second = *(const BrgJointEntry * const *) b;

  return (first->order > second->order) - (first->order < second->order);
}

static gint
compare_query_hooks (gconstpointer a,
                     gconstpointer b)
{
  const BrgQueryHook *first = *(const BrgQueryHook * const *) a;
  const BrgQueryHook *second = *(const BrgQueryHook * const *) b;

  return (gint) first->stage - (gint) second->stage;
}

static void
add_hooks (BrgRuleset *self)
{
  self->joint_entries = g_new0 (GPtrArray *, self->joints.n);
  self->reacts = g_new0 (GPtrArray *, self->event_kinds.n);
  self->query_hooks = g_new0 (GPtrArray *, self->queries.n);
  self->contributions = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                               (GDestroyNotify) g_ptr_array_unref);

  for (guint i = 0; i < self->n_modules; i++)
    attach_hooks (self, self->modules[i]);

  for (guint i = 0; i < self->joints.n; i++)
    if (self->joint_entries[i] != NULL)
      g_ptr_array_sort (self->joint_entries[i], compare_joint_entries);
  for (guint i = 0; i < self->queries.n; i++)
    if (self->query_hooks[i] != NULL)
      g_ptr_array_sort (self->query_hooks[i], compare_query_hooks);

  self->anytime = g_hash_table_lookup (self->contributions, "anytime");
}

static gboolean
describe_slices (BrgRuleset  *self,
                 GError     **error)
{
  g_autofree guint *ends = g_new (guint, self->n_modules);

  for (guint i = 0; i < self->n_modules; i++)
    {
      if (self->modules[i]->describe != NULL)
        self->modules[i]->describe (self, self->places[i].slice, self->schema);
      ends[i] = brg_schema_get_n_fields (self->schema);
    }

  return brg_ruleset_check_fields (self, ends, error);
}

static gboolean
add_slices (BrgRuleset  *self,
            GError     **error)
{
  gsize offset = sizeof (BrgPosition);

  self->schema = brg_schema_new ();
  for (guint i = 0; i < self->n_modules; i++)
    {
      const BrgModule *module = self->modules[i];

      self->places[i].slice = offset;
      if (module->slice_size == NULL)
        continue;
      offset += module->slice_size (self);
      offset = (offset + BRG_POSITION_ALIGNMENT - 1) & ~(gsize) (BRG_POSITION_ALIGNMENT - 1);
    }

  self->position_size = offset;
  if (self->position_size > BRG_POSITION_MAX_SIZE)
    {
      g_set_error (error, BRG_ERROR, BRG_ERROR_SETUP,
                   _("these expansions together have more on the table than it can hold"));
      return FALSE;
    }

  return describe_slices (self, error);
}

static gboolean
lay_tables (BrgRuleset  *self,
            GError     **error)
{
  for (guint i = 0; i < self->n_modules; i++)
    {
      BrgPlace *place = &self->places[i];

      if (place->module->lay_tables != NULL
          && !place->module->lay_tables (self, &place->tables, error))
        return FALSE;
      self->tables = self->places[0].tables;
    }

  return TRUE;
}

/**
 * brg_ruleset_new:
 * @catalogue: where variant and modules are found
 * @setup: what to play
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): the rules, or %NULL if the setup names something unknown or
 *   things that do not go together
 */
BrgRuleset *
brg_ruleset_new (BrgCatalogue    *catalogue,
                 const BrgSetup  *setup,
                 GError         **error)
{
  g_autoptr (BrgRuleset) self = NULL;
  g_autofree const BrgModule **modules = NULL;
  guint n_modules;

  g_return_val_if_fail (BRG_IS_CATALOGUE (catalogue), NULL);

  modules = brg_ruleset_check_setup (catalogue, setup, &n_modules, error);
  if (modules == NULL)
    return NULL;

  self = g_new0 (BrgRuleset, 1);
  g_atomic_ref_count_init (&self->ref_count);
  self->setup = brg_setup_copy (setup);
  self->variant = brg_catalogue_find_variant (catalogue, setup->variant, NULL);
  self->modules = g_steal_pointer (&modules);
  self->n_modules = n_modules;
  self->n_seats = setup->n_seats;
  self->made_causes = g_ptr_array_new_with_free_func (g_free);

  brg_ruleset_add_engine_rows (self);
  self->places = g_new0 (BrgPlace, self->n_modules);
  for (guint i = 0; i < self->n_modules; i++)
    {
      take_place (self, &self->places[i], self->modules[i]);
      brg_ruleset_add_module_rows (self, self->modules[i]);
    }
  resolve_slots (self);
  resolve_bundles (self);
  add_hooks (self);
  if (!lay_tables (self, error) || !add_slices (self, error))
    return NULL;
  self->subject_ranges = brg_subject_ranges_new (self);

  return g_steal_pointer (&self);
}

BrgRuleset *
brg_ruleset_ref (BrgRuleset *self)
{
  g_atomic_ref_count_inc (&self->ref_count);
  return self;
}

static void
free_lists (GPtrArray **lists,
            guint       n)
{
  for (guint i = 0; lists != NULL && i < n; i++)
    g_clear_pointer (&lists[i], g_ptr_array_unref);
  g_free (lists);
}

void
brg_ruleset_free_rows (BrgRuleset *self)
{
  g_free (self->subject_kinds.items);
  g_free (self->verbs.items);
  g_free (self->event_kinds.items);
  g_free (self->causes.items);
  g_free (self->reasons.items);
  g_free (self->questions.items);
  g_free (self->frame_kinds.items);
  g_free (self->bundles.items);
  g_free (self->joints.items);
  g_free (self->queries.items);
}

void
brg_ruleset_unref (BrgRuleset *self)
{
  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;

  for (guint i = 0; i < self->n_modules; i++)
    if (self->places[i].tables != NULL)
      self->places[i].module->free_tables (self->places[i].tables);
  g_clear_pointer (&self->schema, brg_schema_free);
  free_lists (self->joint_entries, self->joints.n);
  free_lists (self->reacts, self->event_kinds.n);
  free_lists (self->query_hooks, self->queries.n);
  g_clear_pointer (&self->contributions, g_hash_table_unref);
  g_ptr_array_unref (self->made_causes);
  brg_subject_ranges_free (self->subject_ranges, self->subject_kinds.n);
  brg_ruleset_free_rows (self);
  g_free (self->slots);
  g_free (self->fault);
  g_free (self->bundle_questions);
  g_free (self->places);
  g_free (self->modules);
  brg_setup_free (self->setup);
  g_free (self);
}

static const BrgOption *
find_option (const BrgRuleset *self,
             const char       *name)
{
  for (guint i = 0; i < self->n_modules; i++)
    for (guint j = 0; j < self->modules[i]->n_options; j++)
      if (strcmp (self->modules[i]->options[j].name, name) == 0)
        return &self->modules[i]->options[j];

  g_error ("a module asks for the option “%s”, which none has", name);
}

/**
 * brg_ruleset_get_option:
 * @self: a ruleset
 * @name: the name of an option of the game
 *
 * Returns: (transfer none): its value, the default if none was set
 */
const char *
brg_ruleset_get_option (const BrgRuleset *self,
                        const char       *name)
{
  const char *value = brg_setup_get_option (self->setup, name);

  return value != NULL ? value : find_option (self, name)->values[0];
}

/**
 * brg_ruleset_get_seat_option:
 * @self: a ruleset
 * @seat: a seat, from 0
 * @name: the name of an option of a seat
 *
 * Returns: (transfer none): its value, the default if none was set
 */
const char *
brg_ruleset_get_seat_option (const BrgRuleset *self,
                             guint             seat,
                             const char       *name)
{
  const char *value = brg_setup_get_seat_option (self->setup, seat, name);

  return value != NULL ? value : find_option (self, name)->values[0];
}

/**
 * brg_ruleset_translate:
 * @self: a ruleset
 * @context: (nullable): the context that @text is translated in
 * @text: (nullable): a text of one of its rows
 *
 * Returns: (transfer none): the text in the person's language: by the program's own translations,
 *   or by those of a module that brings its own
 */
const char *
brg_ruleset_translate (const BrgRuleset *self,
                       const char       *context,
                       const char       *text)
{
  /* An empty text is never looked up: gettext answers it with the head of the translation. */
  if (text == NULL || *text == '\0')
    return "";

  for (guint i = 0; i < self->n_modules; i++)
    {
      const char *domain = self->modules[i]->domain;
      const char *words;

      if (i > 0 && domain == NULL)
        continue;
      domain = domain != NULL ? domain : GETTEXT_PACKAGE;
      words = context != NULL ? g_dpgettext2 (domain, context, text) : g_dgettext (domain, text);
      if (words != text)
        return words;
    }

  return text;
}

/**
 * brg_ruleset_translate_plural:
 * @self: a ruleset
 * @text: a text of one of its rows
 * @plural: its plural form
 * @n: how many
 *
 * Returns: (transfer none): the form for so many, in the person's language
 */
const char *
brg_ruleset_translate_plural (const BrgRuleset *self,
                              const char       *text,
                              const char       *plural,
                              gulong            n)
{
  for (guint i = 0; i < self->n_modules; i++)
    {
      const char *domain = self->modules[i]->domain;
      const char *words;

      if (i > 0 && domain == NULL)
        continue;
      words = g_dngettext (domain != NULL ? domain : GETTEXT_PACKAGE, text, plural, n);
      if (words != text && words != plural)
        return words;
    }

  return n == 1 ? text : plural;
}

/**
 * brg_ruleset_add_cause:
 * @self: a ruleset whose tables are being laid
 * @cause: a cause that comes from data, such as a kind of tile; its strings outlive the ruleset
 *
 * Returns: the row of the new cause
 */
guint
brg_ruleset_add_cause (BrgRuleset     *self,
                       const BrgCause *cause)
{
  BrgCause *made = g_memdup2 (cause, sizeof *cause);

  g_ptr_array_add (self->made_causes, made);
  add_rows (&self->causes, made, 1, 0);
  g_assert (self->causes.n <= G_MAXUINT8);

  return self->causes.n - 1;
}

/**
 * brg_ruleset_find_subject_kind:
 * @self: a ruleset
 * @name: a stable name
 *
 * Finds a row by its name; so do the functions for the other tables. Hooks that are called often
 * had better know where their module stands, see brg_ruleset_find_place().
 *
 * Returns: row of the table of subject kinds, or 0 if none is called so
 */
guint
brg_ruleset_find_subject_kind (const BrgRuleset *self,
                               const char       *name)
{
  return find_row (&self->subject_kinds, name);
}

/** brg_ruleset_find_verb: the row of the table of verbs called @name, or 0. */
guint
brg_ruleset_find_verb (const BrgRuleset *self,
                       const char       *name)
{
  return find_row (&self->verbs, name);
}

/** brg_ruleset_find_event_kind: the row of the table of event kinds called @name, or 0. */
guint
brg_ruleset_find_event_kind (const BrgRuleset *self,
                             const char       *name)
{
  return find_row (&self->event_kinds, name);
}

/** brg_ruleset_find_cause: the row of the table of causes called @name, or 0. */
guint
brg_ruleset_find_cause (const BrgRuleset *self,
                        const char       *name)
{
  return find_row (&self->causes, name);
}

/** brg_ruleset_find_reason: the row of the table of reasons called @name, or 0. */
guint
brg_ruleset_find_reason (const BrgRuleset *self,
                         const char       *name)
{
  return find_row (&self->reasons, name);
}

/** brg_ruleset_find_question: the row of the table of questions called @name, or 0. */
guint
brg_ruleset_find_question (const BrgRuleset *self,
                           const char       *name)
{
  return find_row (&self->questions, name);
}

/** brg_ruleset_find_frame_kind: the row of the table of frame kinds called @name, or 0. */
guint
brg_ruleset_find_frame_kind (const BrgRuleset *self,
                             const char       *name)
{
  return find_row (&self->frame_kinds, name);
}

/**
 * brg_ruleset_get_contributions:
 * @self: a ruleset
 * @list: the name of a list
 *
 * Returns: (transfer none) (nullable) (element-type BrgContribution): who adds to the list
 */
const GPtrArray *
brg_ruleset_get_contributions (const BrgRuleset *self,
                               const char       *list)
{
  return g_hash_table_lookup (self->contributions, list);
}
