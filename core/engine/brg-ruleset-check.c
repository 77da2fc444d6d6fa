/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-ruleset-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-module-table.h"

static gboolean
check_seats (const BrgModule  *module,
             guint             n_seats,
             GError          **error)
{
  const char *name = brg_module_translate (module, module->name);

  if (n_seats >= module->min_seats && n_seats <= module->max_seats)
    return TRUE;

  if (module->min_seats == module->max_seats)
    return refuse (error,
                   g_dngettext (GETTEXT_PACKAGE, "“%s” is played by %u player, not by %u",
                                "“%s” is played by %u players, not by %u", module->min_seats),
                   name, module->min_seats, n_seats);

  return refuse (error, _("“%s” is played by %u to %u players, not by %u"),
                 name, module->min_seats, module->max_seats, n_seats);
}

/* The variant's own numbers, unless a module is made for others. */
static gboolean
check_variant_seats (const BrgModule **modules,
                     guint             n_modules,
                     guint             n_seats,
                     GError          **error)
{
  for (guint i = 1; i < n_modules; i++)
    if (brg_module_is_for_other_seats (modules[i], modules[0]))
      return TRUE;

  return check_seats (modules[0], n_seats, error);
}

static gboolean
check_relations (const BrgModule  *module,
                 const BrgSetup   *setup,
                 GError          **error)
{
  for (guint i = 0; i < module->n_needs; i++)
    if (!brg_setup_has_module (setup, module->needs[i].module))
      return refuse (error, "%s", brg_module_translate (module, module->needs[i].reason));

  for (guint i = 0; i < module->n_excludes; i++)
    if (brg_setup_has_module (setup, module->excludes[i].module))
      return refuse (error, "%s", brg_module_translate (module, module->excludes[i].reason));

  return TRUE;
}

static gboolean
check_module (const BrgModule  *module,
              const BrgSetup   *setup,
              GError          **error)
{
  if (strcmp (module->variant, setup->variant) != 0)
    return refuse (error, _("the expansion “%s” does not belong to “%s”"), module->id,
                   setup->variant);

  return check_seats (module, setup->n_seats, error) && check_relations (module, setup, error);
}

/* Refuses two modules that were made without knowing of each other and both have @name. */
static gboolean
refuse_common (const BrgModule  *module,
               const BrgModule  *other,
               const char       *name,
               GError          **error)
{
  /* The same sentence whichever of the two is looked at. */
  if (strcmp (module->id, other->id) > 0)
    return refuse_common (other, module, name, error);

  return refuse (error, _("“%s” and “%s” do not go together: both call something “%s”"),
                 brg_module_translate (module, module->name),
                 brg_module_translate (other, other->name), name);
}

static gboolean
check_names (const BrgModule  *module,
            const BrgModule  *other,
            GError          **error)
{
  for (guint i = 0; i < brg_n_module_tables; i++)
    {
      const char *name = brg_module_tables[i].is_named
                         ? brg_module_table_find_common (&brg_module_tables[i], module, other)
                         : NULL;

      if (name != NULL)
        return refuse_common (module, other, name, error);
    }

  return TRUE;
}

/* The other way round: whether one that is in the game speaks against it. */
static gboolean
check_others (BrgCatalogue     *catalogue,
              const BrgModule  *module,
              const BrgSetup   *setup,
              GError          **error)
{
  for (guint i = 0; i < setup->modules->len; i++)
    {
      const BrgModule *other
          = brg_catalogue_find_module (catalogue, setup->modules->pdata[i], error);

      if (other == NULL)
        return FALSE;
      for (guint j = 0; j < other->n_excludes; j++)
        if (strcmp (other->excludes[j].module, module->id) == 0)
          return refuse (error, "%s", brg_module_translate (other, other->excludes[j].reason));
      if (other != module && !check_names (module, other, error))
        return FALSE;
    }

  return TRUE;
}

/**
 * brg_ruleset_check_module:
 * @catalogue: where modules are found
 * @setup: a game as far as it has been chosen; whether it holds the module already is all the same
 * @id: the id of a module
 * @error: return location for an error: a sentence that says why not
 *
 * Tells of one module whether it goes with the seats and with the other modules of a setup.
 * Options are not looked at.
 *
 * Returns: whether it may be switched on, or stay on
 */
gboolean
brg_ruleset_check_module (BrgCatalogue    *catalogue,
                          const BrgSetup  *setup,
                          const char      *id,
                          GError         **error)
{
  const BrgModule *module;

  g_return_val_if_fail (BRG_IS_CATALOGUE (catalogue), FALSE);

  module = brg_catalogue_find_module (catalogue, id, error);

  return module != NULL && check_module (module, setup, error)
         && check_others (catalogue, module, setup, error);
}

static gboolean
check_value (const BrgModule **modules,
             guint             n_modules,
             const BrgSetup   *setup,
             const BrgOption  *option,
             const char       *value,
             GError          **error)
{
  g_auto (GStrv) values = brg_option_list_values (option, modules, n_modules);
  g_autofree char *list = NULL;

  if (g_strv_contains ((const char * const *) values, value)
      || (option->data_kind != NULL
          && brg_setup_get_data (setup, option->data_kind, value) != NULL))
    return TRUE;

  list = g_strjoinv (_("”, “"), values);
  return refuse (error, _("option “%s” cannot be “%s”; it can be: “%s”"),
                 option->name, value, list);
}

static gboolean
check_option (const BrgModule **modules,
              guint             n_modules,
              const BrgSetup   *setup,
              const char       *name,
              const char       *value,
              gboolean          per_seat,
              GError          **error)
{
  for (guint i = 0; i < n_modules; i++)
    for (guint j = 0; j < modules[i]->n_options; j++)
      {
        const BrgOption *option = &modules[i]->options[j];

        if (option->per_seat == per_seat && strcmp (option->name, name) == 0)
          return check_value (modules, n_modules, setup, option, value, error);
      }

  return refuse (error, per_seat ? _("there is no option “%s” of a seat in this game")
                                 : _("there is no option “%s” in this game"),
                 name);
}

static gboolean
check_options (const BrgModule **modules,
               guint             n_modules,
               const BrgSetup   *setup,
               GHashTable       *options,
               gboolean          per_seat,
               GError          **error)
{
  /* What only the window uses; the rules do not know it. */
  static const char * const not_of_the_rules[] = { "name", "colour", "player", NULL };
  GHashTableIter iter;
  gpointer name, value;

  g_hash_table_iter_init (&iter, options);
  while (g_hash_table_iter_next (&iter, &name, &value))
    {
      if (per_seat && g_strv_contains (not_of_the_rules, name))
        continue;
      if (!check_option (modules, n_modules, setup, name, value, per_seat, error))
        return FALSE;
    }

  return TRUE;
}

static gboolean
check_all_options (const BrgModule **modules,
                   guint             n_modules,
                   const BrgSetup   *setup,
                   GError          **error)
{
  if (!check_options (modules, n_modules, setup, setup->options, FALSE, error))
    return FALSE;

  for (guint seat = 0; seat < setup->n_seats; seat++)
    if (!check_options (modules, n_modules, setup, setup->seats[seat], TRUE, error))
      return FALSE;

  return TRUE;
}

/*
 * brg_ruleset_check_setup:
 *
 * Returns: (transfer container) (nullable): the variant's rules and the modules, in the order of
 *   their ids, or NULL with a reason
 */
const BrgModule **
brg_ruleset_check_setup (BrgCatalogue    *catalogue,
                         const BrgSetup  *setup,
                         guint           *n_modules,
                         GError         **error)
{
  const BrgVariant *variant = brg_catalogue_find_variant (catalogue, setup->variant, error);
  g_autofree const BrgModule **modules = g_new0 (const BrgModule *, setup->modules->len + 1);

  if (variant == NULL)
    return NULL;

  modules[0] = &variant->rules;
  for (guint i = 0; i < setup->modules->len; i++)
    {
      const char *id = setup->modules->pdata[i];

      modules[i + 1] = brg_catalogue_find_module (catalogue, id, error);
      if (modules[i + 1] == NULL || !check_module (modules[i + 1], setup, error))
        return NULL;
    }

  if (!check_variant_seats (modules, setup->modules->len + 1, setup->n_seats, error))
    return NULL;

  for (guint i = 1; i <= setup->modules->len; i++)
    for (guint j = 0; j < i; j++)
      if (!check_names (modules[j], modules[i], error))
        return NULL;

  *n_modules = setup->modules->len + 1;
  if (!check_all_options (modules, *n_modules, setup, error))
    return NULL;

  return g_steal_pointer (&modules);
}

/* ---- what slices hold ---- */

/* The module whose fields end behind this one. */
static const BrgModule *
find_owner (const BrgRuleset *self,
            const guint      *ends,
            guint             field)
{
  guint i = 0;

  while (ends[i] <= field)
    i++;

  return self->modules[i];
}

/*
 * brg_ruleset_check_fields:
 *
 * Returns: whether no two fields of its schema have one name; @ends says for each module how many
 *   fields there are with its own
 */
gboolean
brg_ruleset_check_fields (const BrgRuleset  *self,
                          const guint       *ends,
                          GError           **error)
{
  for (guint i = 0; i < brg_schema_get_n_fields (self->schema); i++)
    for (guint j = 0; j < i; j++)
      {
        const char *name = brg_schema_get_field (self->schema, i)->name;

        if (strcmp (brg_schema_get_field (self->schema, j)->name, name) == 0)
          return refuse_common (find_owner (self, ends, j), find_owner (self, ends, i), name,
                                error);
      }

  return TRUE;
}
