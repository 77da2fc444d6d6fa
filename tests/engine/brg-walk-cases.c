/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-walk-cases.h"

#include <string.h>

#include "brg-ear-module.h"
#include "brg-feast-module.h"
#include "brg-module-set.h"
#include "brg-tiny-variant.h"
#include "core/duchy/brg-duchy-state.h"
#include "core/duchy/brg-duchy-variant.h"
#include "examples/apiary/apiary.h"

/* Sets of modules are many: all but those that were made of one module share the games of one. */
#define SHARE_OF_SETS 10

/* ---- what each variant keeps ---- */

static guint
count_tiny (const BrgRuleset  *ruleset,
            const BrgPosition *position,
            gint               sums[BRG_WALK_MAX_SUMS])
{
  sums[0] = (gint) brg_tiny_count_cards (ruleset, position);
  return 1;
}

/* The pieces of the board game lie in fields whose values or elements have such names, be it in the
 * slice of a module: each element holds one piece, or a number of them. */
typedef struct
{
  BrgNameFunc values[2];
  BrgNameFunc indices[2];
} Pieces;

static BrgNameFunc
value_names (const BrgRuleset *ruleset,
             const char       *field)
{
  return brg_schema_find (ruleset->schema, field)->name_value;
}

static BrgNameFunc
index_names (const BrgRuleset *ruleset,
             const char       *field)
{
  return brg_schema_find (ruleset->schema, field)->name_index;
}

static gboolean
is_one_of (BrgNameFunc       name,
           const BrgNameFunc names[2])
{
  return name != NULL && (name == names[0] || name == names[1]);
}

/* Counts the pieces of a field by kind; @n_kinds is 1 if all are counted together. */
static void
count_field (const BrgField    *field,
             const BrgPosition *position,
             const Pieces      *pieces,
             gint              *counts,
             guint              n_kinds)
{
  gboolean by_value = is_one_of (field->name_value, pieces->values);

  if (!by_value && (field->name_value != NULL || !is_one_of (field->name_index, pieces->indices)))
    return;

  for (guint owner = 0; owner < field->n_owners; owner++)
    for (guint index = 0; index < field->count; index++)
      {
        gint64 value = brg_field_get (field, position, owner, index);

        if (by_value)
          counts[MIN (value, n_kinds - 1)] += value != 0;
        else
          counts[MIN (index, n_kinds - 1)] += (gint) value;
      }
}

static void
count_pieces (const BrgRuleset  *ruleset,
              const BrgPosition *position,
              const Pieces      *pieces,
              gint              *counts,
              guint              n_kinds)
{
  for (guint i = 0; i < brg_schema_get_n_fields (ruleset->schema); i++)
    count_field (brg_schema_get_field (ruleset->schema, i), position, pieces, counts, n_kinds);
}

static guint
count_duchy (const BrgRuleset  *ruleset,
             const BrgPosition *position,
             gint               sums[BRG_WALK_MAX_SUMS])
{
  const Pieces goods = {
    .values = { value_names (ruleset, "round-goods") },
    .indices = { index_names (ruleset, "goods"), index_names (ruleset, "depot-goods") },
  };

  sums[0] = 0;
  count_pieces (ruleset, position, &goods, sums, 1);

  /* A sale under way holds goods that have left storage and are not laid yet. */
  for (guint i = 0; i < position->depth; i++)
    if (position->agenda[i].kind == brg_ruleset_find_frame_kind (ruleset, "sale"))
      sums[0] += position->agenda[i].arguments[1];

  return 1;
}

/* Events of modules that tell what leaves the game go by such names; @name may be none. */
static gboolean
is_called (const BrgWalk  *walk,
           const BrgEvent *event,
           const char     *name)
{
  return event->kind == brg_ruleset_find_event_kind (walk->ruleset, name);
}

/* Goods leave the game when they are paid with, or when the depots are cleared of them. */
static gint
count_lost_goods (const BrgWalk *walk)
{
  gint n = 0;

  for (guint i = walk->n_events_before; i < walk->events->len; i++)
    {
      const BrgEvent *event = &g_array_index (walk->events, BrgEvent, i);

      if (is_called (walk, event, "goods-swept") || is_called (walk, event, "goods-spent"))
        n += event->amount;
    }

  return n;
}

/* Tiles of all kinds, also those that modules offer at the black depot. */
static void
count_tiles (const BrgRuleset  *ruleset,
             const BrgPosition *position,
             gint               counts[BRG_MAX_KINDS])
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);
  const Pieces tiles = {
    .values = { value_names (ruleset, "depots"), value_names (ruleset, "black-depot") },
    .indices = { index_names (ruleset, "storage") },
  };
  guint kind;

  count_pieces (ruleset, position, &tiles, counts, BRG_MAX_KINDS);
  BRG_BITS_FOREACH (kind, (BrgBits) tables->offered_black)
    counts[kind] += *tables->find_stock[kind] (ruleset, position);
}

/* Tiles leave the game one by one when they are discarded or removed, or when a phase begins. None
 * comes but what modules offer then, or by being turned over. */
static void
check_tiles (BrgWalk *walk)
{
  guint64 offered = brg_duchy_tables (walk->ruleset)->offered_black;
  gint before[BRG_MAX_KINDS] = { 0 }, after[BRG_MAX_KINDS] = { 0 };
  gint discarded[BRG_MAX_KINDS] = { 0 };
  gboolean swept = walk->n_moves == 0;

  for (guint i = walk->n_events_before; i < walk->events->len; i++)
    {
      const BrgEvent *event = &g_array_index (walk->events, BrgEvent, i);

      if (is_called (walk, event, "tile-discarded") || is_called (walk, event, "tile-removed")
          || is_called (walk, event, "tile-turned"))
        discarded[event->subjects[0].index]++;
      if (is_called (walk, event, "tile-turned"))
        discarded[event->subjects[1].index]--;
      swept |= event->kind == brg_ruleset_find_event_kind (walk->ruleset, "phase-begins");
    }

  count_tiles (walk->ruleset, walk->before, before);
  count_tiles (walk->ruleset, walk->position, after);
  for (guint kind = 1; kind < BRG_MAX_KINDS && walk->n_moves > 0; kind++)
    {
      if (swept)
        g_assert_cmpint (after[kind], <=, before[kind] + (gint) (offered >> kind & 1));
      else
        g_assert_cmpint (after[kind], ==, before[kind] - discarded[kind]);
    }
}

/* ---- the cases ---- */

static const char * const edition_2011[] = { "edition=2011", NULL };
static const char * const other_readings[] = { "free-step=doubled", "full-storage=discard", NULL };

static const char * const purse[] = { "silver", "workers", NULL };

static const BrgModule *tiny_more[] = { &brg_tiny_more_module, NULL };
static const BrgModule *tiny_double[] = { &brg_tiny_double_module, NULL };
static const BrgModule *tiny_both[] = { &brg_tiny_more_module, &brg_tiny_double_module, NULL };
static const BrgModule *ear[] = { &brg_ear_module, NULL };
static const BrgModule *apiary[] = { &apiary_module, &brg_feast_module, NULL };

#define OF_TINY .variant = &brg_tiny_variant, .count = count_tiny, .is_small = TRUE
#define OF_DUCHY .variant = &brg_duchy_variant, .count = count_duchy, \
                 .count_lost = count_lost_goods, .check = check_tiles, .ledgers = purse

static const BrgWalkCase cases[] = {
  { .name = "tiny-2", OF_TINY, .n_seats = 2 },
  { .name = "tiny-4", OF_TINY, .n_seats = 4 },
  { .name = "tiny-more", OF_TINY, .n_seats = 3, .modules = tiny_more },
  { .name = "tiny-double", OF_TINY, .n_seats = 3, .modules = tiny_double },
  { .name = "tiny-all", OF_TINY, .n_seats = 4, .modules = tiny_both },
  { .name = "duchy-2", OF_DUCHY, .n_seats = 2 },
  { .name = "duchy-3", OF_DUCHY, .n_seats = 3 },
  { .name = "duchy-4", OF_DUCHY, .n_seats = 4 },
  { .name = "duchy-2011", OF_DUCHY, .n_seats = 2, .options = edition_2011 },
  { .name = "duchy-other", OF_DUCHY, .n_seats = 3, .options = other_readings },
  { .name = "duchy-ear", OF_DUCHY, .n_seats = 2, .modules = ear },
  { .name = "duchy-apiary", OF_DUCHY, .n_seats = 4, .modules = apiary },
};

static void
case_free (gpointer data)
{
  BrgWalkCase *case_ = data;

  g_free ((char *) case_->set);
  g_strfreev (case_->own_options);
  g_free (case_);
}

/* What is played with one option of a module set to another value. */
static void
add_choice (GPtrArray         *list,
            const BrgWalkCase *of_set,
            const char        *option,
            const char        *value)
{
  BrgWalkCase *copy = g_memdup2 (of_set, sizeof *of_set);
  g_autofree char *choice = g_strdup_printf ("%s=%s", option, value);

  copy->own_options = g_strsplit (choice, " ", 1);
  copy->options = (const char * const *) copy->own_options;
  copy->set = g_strdup_printf ("%s-%u", choice, copy->n_seats);
  g_ptr_array_add (list, copy);
}

static void
add_choices (GPtrArray         *list,
             const BrgWalkCase *of_set,
             const BrgModule   *module)
{
  for (guint i = 0; i < module->n_options; i++)
    for (guint j = 1; !module->options[i].per_seat && module->options[i].values[j] != NULL; j++)
      add_choice (list, of_set, module->options[i].name, module->options[i].values[j]);
}

/* What is known of the board game is asked of it with modules, too. */
static void
add_set (GPtrArray          *list,
         BrgPluginHost      *host,
         const BrgModuleSet *set)
{
  BrgCatalogue *catalogue = brg_plugin_host_get_catalogue (host);
  const BrgVariant *variant = brg_catalogue_find_variant (catalogue, set->variant, NULL);
  BrgWalkCase of_set = { .variant = variant }, *copy;

  if (variant == &brg_duchy_variant)
    of_set = (BrgWalkCase){ OF_DUCHY };
  of_set.name = set->group;
  of_set.modules = set->modules;
  of_set.share = strcmp (set->name, "alone") == 0 ? 1 : SHARE_OF_SETS;

  for (of_set.n_seats = set->min_seats; of_set.n_seats <= set->max_seats; of_set.n_seats++)
    {
      copy = g_memdup2 (&of_set, sizeof of_set);
      copy->set = g_strdup_printf ("%s-%u", set->name, of_set.n_seats);
      g_ptr_array_add (list, copy);
      if (of_set.share == 1 && set->n == 1)
        add_choices (list, &of_set, set->modules[0]);
    }
}

/**
 * brg_walk_cases_new:
 * @host: the plugins, all open; must outlive the cases
 * @sets: (element-type BrgModuleSet): the sets of modules; must outlive the cases
 *
 * Returns: (transfer full) (element-type BrgWalkCase): all that is walked through: the variants of
 *   the tests and of the program, and each set of modules with each number of players, named after
 *   its group; a module alone also with each value of its options
 */
GPtrArray *
brg_walk_cases_new (BrgPluginHost *host,
                    GPtrArray     *sets)
{
  GPtrArray *list = g_ptr_array_new_with_free_func (case_free);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_ptr_array_add (list, g_memdup2 (&cases[i], sizeof *cases));
  for (guint i = 0; i < sets->len; i++)
    add_set (list, host, sets->pdata[i]);

  return list;
}
