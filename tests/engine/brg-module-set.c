/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-module-set.h"

#include <string.h>

#include "app/brg-content.h"

static void
module_set_free (gpointer data)
{
  BrgModuleSet *self = data;

  g_free ((char *) self->group);
  g_free ((char *) self->name);
  g_free (self->modules);
  g_free (self);
}

/* ---- what goes together ---- */

/* A set that grows: the rules of the variant and the modules so far, and the seats that they
 * leave. */
typedef struct
{
  BrgCatalogue     *catalogue;
  const BrgVariant *variant;
  GPtrArray        *modules;
  guint             min_seats;
  guint             max_seats;
} Draft;

static gboolean
excludes (const BrgModule *module,
          const BrgModule *other)
{
  for (guint i = 0; i < module->n_excludes; i++)
    if (strcmp (module->excludes[i].module, other->id) == 0)
      return TRUE;

  return FALSE;
}

static gboolean
fits (const Draft     *self,
      const BrgModule *module)
{
  for (guint i = 0; i < self->modules->len; i++)
    if (excludes (module, self->modules->pdata[i]) || excludes (self->modules->pdata[i], module))
      return FALSE;

  return TRUE;
}

/* Adds a module and all that it needs; if they do not fit the draft is left half done. */
static gboolean
add (Draft           *self,
     const BrgModule *module)
{
  if (g_ptr_array_find (self->modules, module, NULL))
    return TRUE;
  if (!fits (self, module))
    return FALSE;

  g_ptr_array_add (self->modules, (gpointer) module);
  if (!brg_modules_find_seats ((const BrgModule * const *) self->modules->pdata,
                               self->modules->len, &self->min_seats, &self->max_seats))
    return FALSE;

  for (guint i = 0; i < module->n_needs; i++)
    if (!add (self, brg_catalogue_find_module (self->catalogue, module->needs[i].module, NULL)))
      return FALSE;

  return TRUE;
}

/* Adds a module if it goes together with the others and so many players are still allowed. */
static void
try_to_add (Draft           *self,
            const BrgModule *module,
            guint            n_seats)
{
  g_autoptr (GPtrArray) modules = g_ptr_array_copy (self->modules, NULL, NULL);
  Draft trial = *self;

  trial.modules = modules;
  if (!add (&trial, module) || n_seats < trial.min_seats || n_seats > trial.max_seats)
    return;

  for (guint i = self->modules->len; i < modules->len; i++)
    g_ptr_array_add (self->modules, modules->pdata[i]);
  self->min_seats = trial.min_seats;
  self->max_seats = trial.max_seats;
}

static Draft
begin (BrgCatalogue     *catalogue,
       const BrgVariant *variant)
{
  Draft self = { catalogue, variant, g_ptr_array_new (), variant->rules.min_seats,
                 variant->rules.max_seats };

  g_ptr_array_add (self.modules, (gpointer) &variant->rules);
  return self;
}

/* ---- the sets ---- */

static gint
compare_modules (gconstpointer a,
                 gconstpointer b)
{
  return strcmp ((*(const BrgModule * const *) a)->id, (*(const BrgModule * const *) b)->id);
}

static BrgModuleSet *
find_same (const GPtrArray    *sets,
           const BrgModuleSet *set)
{
  for (guint i = 0; i < sets->len; i++)
    {
      BrgModuleSet *other = sets->pdata[i];

      if (strcmp (other->variant, set->variant) == 0 && other->n == set->n
          && memcmp (other->modules, set->modules, set->n * sizeof *set->modules) == 0)
        return other;
    }

  return NULL;
}

/* Returns the set that was made of the draft, or the same one that is there already. */
static BrgModuleSet *
finish (GPtrArray  *sets,
        Draft      *draft,
        const char *group,
        const char *name)
{
  BrgModuleSet *set = g_new0 (BrgModuleSet, 1), *same;

  g_ptr_array_remove_index (draft->modules, 0);
  g_ptr_array_sort (draft->modules, compare_modules);
  set->group = g_strdup (group);
  set->name = g_strdup (name);
  set->variant = draft->variant->rules.id;
  set->n = draft->modules->len;
  set->min_seats = draft->min_seats;
  set->max_seats = draft->max_seats;
  g_ptr_array_add (draft->modules, NULL);
  set->modules = (const BrgModule **) g_ptr_array_free (draft->modules, FALSE);

  same = find_same (sets, set);
  if (same == NULL)
    g_ptr_array_add (sets, set);
  else
    module_set_free (set);

  return same != NULL ? same : set;
}

static void
add_pair (GPtrArray        *sets,
          BrgCatalogue     *catalogue,
          const BrgVariant *variant,
          const BrgModule  *first,
          const BrgModule  *second)
{
  g_autofree char *name = g_strconcat ("with-", second->id, NULL);
  Draft draft = begin (catalogue, variant);

  if (add (&draft, first) && add (&draft, second))
    finish (sets, &draft, first->id, name);
  else
    g_ptr_array_unref (draft.modules);
}

static GPtrArray *
list_modules (BrgCatalogue *catalogue,
              const char   *variant)
{
  GPtrArray *modules = g_ptr_array_new ();

  for (guint i = 0; i < brg_catalogue_get_n_modules (catalogue); i++)
    if (strcmp (brg_catalogue_get_module (catalogue, i)->variant, variant) == 0)
      g_ptr_array_add (modules, (gpointer) brg_catalogue_get_module (catalogue, i));
  g_ptr_array_sort (modules, compare_modules);

  return modules;
}

/* The module with everything that goes together with it for so many players, in the order of the
 * ids. */
static void
add_largest (GPtrArray        *sets,
             BrgCatalogue     *catalogue,
             const BrgVariant *variant,
             const BrgModule  *module,
             guint             n_seats)
{
  g_autoptr (GPtrArray) modules = list_modules (catalogue, variant->rules.id);
  g_autofree char *name = g_strdup_printf ("with-all-at-%u", n_seats);
  Draft draft = begin (catalogue, variant);

  try_to_add (&draft, module, n_seats);
  for (guint i = 0; i < modules->len; i++)
    try_to_add (&draft, modules->pdata[i], n_seats);
  finish (sets, &draft, module->id, name)->is_largest = TRUE;
}

static void
add_sets (GPtrArray        *sets,
          BrgCatalogue     *catalogue,
          const BrgVariant *variant)
{
  g_autoptr (GPtrArray) modules = list_modules (catalogue, variant->rules.id);

  for (guint i = 0; i < modules->len; i++)
    {
      Draft alone = begin (catalogue, variant);

      if (!add (&alone, modules->pdata[i]))
        g_error ("“%s” cannot be played", ((const BrgModule *) modules->pdata[i])->id);
      finish (sets, &alone, ((const BrgModule *) modules->pdata[i])->id, "alone");
    }

  for (guint i = 0; i < modules->len; i++)
    for (guint j = i + 1; j < modules->len; j++)
      add_pair (sets, catalogue, variant, modules->pdata[i], modules->pdata[j]);
  for (guint i = 0; i < modules->len; i++)
    {
      const BrgModule *module = modules->pdata[i];

      for (guint n_seats = module->min_seats; n_seats <= module->max_seats; n_seats++)
        add_largest (sets, catalogue, variant, module, n_seats);
    }
}

/* ---- public doors ---- */

/**
 * brg_module_sets_open:
 *
 * Opens every plugin that is found; one that cannot be used ends the test.
 *
 * Returns: (transfer full): their host
 */
BrgPluginHost *
brg_module_sets_open (void)
{
  BrgPluginHost *host = brg_content_new ();

  for (guint i = 0; i < brg_plugin_host_get_n (host); i++)
    {
      const BrgPluginInfo *info = brg_plugin_host_get_info (host, i);

      if (!info->hidden)
        brg_plugin_host_open (host, info->id, NULL);
      if (info->problem != NULL)
        g_error ("the expansion “%s” cannot be used: %s", info->id, info->problem);
    }

  return host;
}

/**
 * brg_module_sets_new:
 * @host: the plugins, all open
 *
 * Returns: (transfer full) (element-type BrgModuleSet): each whole game that is a plugin; each
 *   module alone, with what it needs; all pairs that go together; for each module and each number
 *   of players as many as go together. No set is there twice
 */
GPtrArray *
brg_module_sets_new (BrgPluginHost *host)
{
  BrgCatalogue *catalogue = brg_plugin_host_get_catalogue (host);
  GPtrArray *sets = g_ptr_array_new_with_free_func (module_set_free);

  add_sets (sets, catalogue, brg_catalogue_find_variant (catalogue, "duchy", NULL));
  for (guint i = 0; i < brg_plugin_host_get_n (host); i++)
    {
      const char *id = brg_plugin_host_get_info (host, i)->id;
      const BrgVariant *variant = brg_catalogue_find_variant (catalogue, id, NULL);
      Draft draft;

      if (variant == NULL)
        continue;
      draft = begin (catalogue, variant);
      finish (sets, &draft, id, "alone")->is_largest = TRUE;
      add_sets (sets, catalogue, variant);
    }

  return sets;
}

/**
 * brg_module_set_get_rules:
 * @self: a set
 * @host: the plugins
 * @n_seats: how many play
 *
 * Returns: (transfer full): its rules
 */
BrgRuleset *
brg_module_set_get_rules (const BrgModuleSet *self,
                          BrgPluginHost      *host,
                          guint               n_seats)
{
  g_autoptr (BrgSetup) setup = brg_setup_new (self->variant, n_seats);
  g_autoptr (GError) error = NULL;
  BrgRuleset *ruleset;

  for (guint i = 0; i < self->n; i++)
    brg_setup_add_module (setup, self->modules[i]->id);
  ruleset = brg_ruleset_new (brg_plugin_host_get_catalogue (host), setup, &error);
  g_assert_no_error (error);

  return ruleset;
}
