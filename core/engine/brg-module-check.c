/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-module-check.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-bundle.h"
#include "brg-line-reader.h"
#include "brg-module-table.h"
#include "brg-ruleset-private.h"

/* ---- rows by themselves ---- */

static gboolean
check_option (const BrgOption  *option,
              GError          **error)
{
  guint n = g_strv_length ((char **) option->values);

  if (n > 0 && n == g_strv_length ((char **) option->titles))
    return TRUE;

  return refuse (error, _("its option “%s” does not have a title for each value"), option->name);
}

static gboolean
check_query_hook (const BrgQueryHook  *hook,
                  GError             **error)
{
  gboolean is_set_stage = hook->stage == BRG_QUERY_WIDEN || hook->stage == BRG_QUERY_NARROW;

  if (hook->stage <= BRG_QUERY_NARROW
      && (is_set_stage ? hook->set != NULL : hook->number != NULL)
      && (hook->reason != NULL || hook->stage != BRG_QUERY_NARROW))
    return TRUE;

  return refuse (error, _("its hook of the query “%s” lacks what its stage needs"), hook->query);
}

static gboolean
check_details (const BrgModule  *module,
               GError          **error)
{
  for (guint i = 0; i < module->n_options; i++)
    if (!check_option (&module->options[i], error))
      return FALSE;

  for (guint i = 0; i < module->n_query_hooks; i++)
    if (!check_query_hook (&module->query_hooks[i], error))
      return FALSE;

  for (guint i = 0; i < module->n_bundles; i++)
    if (module->bundles[i].n_items > BRG_BUNDLE_MAX_ITEMS)
      return refuse (error, _("its bundle “%s” has more than %d items"), module->bundles[i].name,
                     BRG_BUNDLE_MAX_ITEMS);

  return TRUE;
}

/* ---- names ---- */

/* Rows are counted by bytes, and found by their names. */
static gboolean
check_new_rows (const BrgRuleset      *all,
                const BrgModule       *module,
                const BrgModuleTable  *table,
                GError               **error)
{
  const BrgRows *rows = G_STRUCT_MEMBER_P (all, table->all_rows);

  if (rows->n > G_MAXUINT8)
    return refuse (error, _("its table “%s” is too long"), table->name);

  for (guint i = rows->n - brg_module_table_get_n (table, module); i < rows->n; i++)
    {
      const char *name = *(const char * const *) rows->items[i];

      if (brg_ruleset_look_up (rows, name) != (gint) i)
        return refuse (error, _("its table “%s” has “%s”, which is there already"), table->name,
                       name);
    }

  return TRUE;
}

static gboolean
check_name (const BrgRows  *rows,
            const char     *name,
            const char     *table,
            GError        **error)
{
  if (name == NULL || brg_ruleset_look_up (rows, name) >= 0)
    return TRUE;

  return refuse (error, _("its table “%s” names “%s”, which nobody knows"), table, name);
}

static gboolean
check_slots (const BrgRuleset  *all,
             const BrgVerb     *verb,
             GError           **error)
{
  for (guint i = 0; i < BRG_MOVE_MAX_SUBJECTS && verb->slots[i] != NULL; i++)
    {
      g_autofree char *name = g_strndup (verb->slots[i], strcspn (verb->slots[i], "?"));

      if (!check_name (&all->subject_kinds, name, "verbs", error))
        return FALSE;
    }

  return TRUE;
}

static gboolean
check_hook_names (const BrgRuleset  *all,
                  const BrgModule   *module,
                  GError           **error)
{
  for (guint i = 0; i < module->n_joint_entries; i++)
    if (!check_name (&all->joints, module->joint_entries[i].joint, "joint_entries", error))
      return FALSE;

  for (guint i = 0; i < module->n_reacts; i++)
    if (!check_name (&all->event_kinds, module->reacts[i].event, "reacts", error))
      return FALSE;

  for (guint i = 0; i < module->n_query_hooks; i++)
    if (!check_name (&all->queries, module->query_hooks[i].query, "query_hooks", error)
        || !check_name (&all->reasons, module->query_hooks[i].reason, "query_hooks", error))
      return FALSE;

  return TRUE;
}

static gboolean
check_names (const BrgRuleset  *all,
             const BrgModule   *module,
             GError           **error)
{
  for (guint i = 0; i < brg_n_module_tables; i++)
    if (brg_module_tables[i].all_rows != 0
        && !check_new_rows (all, module, &brg_module_tables[i], error))
      return FALSE;

  for (guint i = 0; i < module->n_verbs; i++)
    if (!check_slots (all, &module->verbs[i], error))
      return FALSE;

  for (guint i = 0; i < module->n_bundles; i++)
    if (!check_name (&all->questions, module->bundles[i].question, "bundles", error))
      return FALSE;

  return check_hook_names (all, module, error);
}

/* ---- the whole ---- */

static gboolean
check_head (const BrgModule  *module,
            const char       *id,
            GError          **error)
{
  if (module->abi != BRG_MODULE_ABI)
    return refuse (error, _("its rules were made for version %u of the interface, but this program "
                            "has version %d"),
                   module->abi, BRG_MODULE_ABI);

  if (g_strcmp0 (module->id, id) != 0)
    return refuse (error, _("its rules are called “%s”"), module->id != NULL ? module->id : "");

  if (module->version == NULL || *module->version == '\0' || module->name == NULL
      || module->description == NULL || module->variant == NULL)
    return refuse (error, _("its rules lack a version, a name, a description or a game"));

  if (module->min_seats < 1 || module->min_seats > module->max_seats
      || module->max_seats > BRG_MAX_SEATS)
    return refuse (error, _("its rules are for %u to %u players, but a table has 1 to %d"),
                   module->min_seats, module->max_seats, BRG_MAX_SEATS);

  return TRUE;
}

static gboolean
check_by_itself (const BrgModule  *module,
                 const char       *id,
                 GError          **error)
{
  if (!check_head (module, id, error))
    return FALSE;

  for (guint i = 0; i < brg_n_module_tables; i++)
    if (!brg_module_table_check (&brg_module_tables[i], module, error))
      return FALSE;

  return check_details (module, error);
}

static gboolean
check_new_options (const BrgModule   *module,
                   const BrgModule   *rules,
                   GError           **error)
{
  for (guint i = 0; i < module->n_options; i++)
    for (guint j = 0; j < rules->n_options; j++)
      if (strcmp (module->options[i].name, rules->options[j].name) == 0)
        return refuse (error, _("its table “%s” has “%s”, which is there already"), "options",
                       module->options[i].name);

  return TRUE;
}

static const BrgOption *
find_option_of_kind (const BrgModule *rules,
                     const char      *kind)
{
  for (guint i = 0; i < rules->n_options; i++)
    if (g_strcmp0 (rules->options[i].data_kind, kind) == 0)
      return &rules->options[i];

  return NULL;
}

static gboolean
check_component (const BrgModule     *module,
                 const BrgComponent  *component,
                 const BrgVariant    *variant,
                 GError             **error)
{
  const BrgOption *option = find_option_of_kind (&variant->rules, component->kind);
  g_autofree char *text = NULL;

  if (option == NULL)
    return refuse (error, _("its table “%s” names “%s”, which nobody knows"), "components",
                   component->kind);

  /* The first of that name is another one. */
  if (g_strv_contains (option->values, component->name)
      || brg_module_find_component (module, component->kind, component->name) != component)
    return refuse (error, _("its table “%s” has “%s”, which is there already"), "components",
                   component->name);

  text = brg_line_load_resource (component->path, error);
  return text != NULL
         && variant->check_data (component->kind, component->path, text, error);
}

static gboolean
check_components (const BrgModule   *module,
                  const BrgVariant  *variant,
                  GError           **error)
{
  for (guint i = 0; i < module->n_components; i++)
    if (!check_component (module, &module->components[i], variant, error))
      return FALSE;

  return TRUE;
}

static gboolean
check_among_others (const BrgModule   *module,
                    const BrgVariant  *variant,
                    GError           **error)
{
  g_autofree BrgRuleset *all = g_new0 (BrgRuleset, 1);
  gboolean good;

  brg_ruleset_add_engine_rows (all);
  if (variant != NULL)
    brg_ruleset_add_module_rows (all, &variant->rules);
  brg_ruleset_add_module_rows (all, module);
  good = check_names (all, module, error);
  brg_ruleset_free_rows (all);

  return good;
}

/**
 * brg_module_check:
 * @module: a module from elsewhere
 * @id: what it should be called
 * @catalogue: where the game is found that it belongs to
 * @error: return location for an error: %BRG_ERROR_SETUP with what is wrong, or why there is no
 *   such game
 *
 * Checks whether a ruleset can be made with a module: that its tables are complete and name only
 * what is in its own and in those of its game. What its functions do cannot be checked.
 *
 * Returns: whether the module can be added to @catalogue
 */
gboolean
brg_module_check (const BrgModule  *module,
                  const char       *id,
                  BrgCatalogue     *catalogue,
                  GError          **error)
{
  const BrgVariant *variant;

  g_return_val_if_fail (BRG_IS_CATALOGUE (catalogue), FALSE);

  if (!check_by_itself (module, id, error))
    return FALSE;

  variant = brg_catalogue_find_variant (catalogue, module->variant, error);
  return variant != NULL && check_new_options (module, &variant->rules, error)
         && check_components (module, variant, error)
         && check_among_others (module, variant, error);
}

/**
 * brg_module_check_variant:
 * @variant: a game from elsewhere
 * @id: what it should be called
 * @error: return location for an error
 *
 * Checks whether a ruleset can be made of a game.
 *
 * Returns: whether it can be added to a catalogue
 */
gboolean
brg_module_check_variant (const BrgVariant  *variant,
                          const char        *id,
                          GError           **error)
{
  if (!check_by_itself (&variant->rules, id, error))
    return FALSE;

  if (variant->begin == NULL || variant->pose == NULL || variant->score == NULL
      || variant->rank == NULL || variant->worth == NULL
      || g_strcmp0 (variant->rules.variant, id) != 0)
    return refuse (error, _("its game is not complete"));

  return check_among_others (&variant->rules, NULL, error);
}
