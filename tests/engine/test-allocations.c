/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <dlfcn.h>
#include <string.h>

#include "brg-module-set.h"
#include "core/engine/brg-play.h"

/* Stands before the C library's allocator, which all of GLib's goes through. */

static guint n_allocations;

static gpointer
next_symbol (const char *name)
{
  return dlsym (RTLD_NEXT, name);
}

void *
malloc (size_t size)
{
  static void *(*next) (size_t);

  if (next == NULL)
    next = (void *(*) (size_t)) next_symbol ("malloc");
  __atomic_add_fetch (&n_allocations, 1, __ATOMIC_RELAXED);

  return next (size);
}

void *
realloc (void  *pointer,
         size_t size)
{
  static void *(*next) (void *, size_t);

  if (next == NULL)
    next = (void *(*) (void *, size_t)) next_symbol ("realloc");
  __atomic_add_fetch (&n_allocations, 1, __ATOMIC_RELAXED);

  return next (pointer, size);
}

static void
play (const BrgRuleset *ruleset,
      BrgPosition      *position,
      BrgMoves         *moves,
      guint64           seed)
{
  BrgRandom random = { seed, 0 };

  memset (position, 0, ruleset->position_size);
  brg_play_begin (ruleset, position, seed, NULL);
  while (!brg_position_is_over (position))
    {
      moves->n = 0;
      brg_play_list (ruleset, position, moves);
      brg_play_move (ruleset, position, &moves->items[brg_random_below (&random, moves->n)], NULL);
    }
}

/* The loop that search runs millions of times: list, copy, apply. */
static void
test_play_loop (gconstpointer data)
{
  const BrgRuleset *ruleset = data;
  g_autoptr (BrgPosition) position = brg_position_new (ruleset);
  g_autofree BrgMove *items = g_new (BrgMove, BRG_MAX_MOVES);
  BrgMoves moves = { items, BRG_MAX_MOVES, 0 };
  guint before;

  before = n_allocations;
  g_free (g_malloc (1));
  g_assert_cmpuint (n_allocations, >, before);

  before = n_allocations;
  for (guint64 seed = 1; seed <= 20; seed++)
    play (ruleset, position, &moves, seed);
  g_assert_cmpuint (n_allocations, ==, before);
}

static void
add_test (BrgPluginHost      *host,
          const BrgModuleSet *set,
          guint               n_seats)
{
  g_autofree char *path = g_strdup_printf ("/allocations/%s/%s-%u", set->group, set->name, n_seats);

  g_test_add_data_func_full (path, brg_module_set_get_rules (set, host, n_seats), test_play_loop,
                             (GDestroyNotify) brg_ruleset_unref);
}

int
main (int   argc,
      char *argv[])
{
  const BrgModule *none = NULL;
  const BrgModuleSet base = { .group = "duchy", .name = "alone", .variant = "duchy",
                              .modules = &none };
  g_autoptr (BrgPluginHost) host = NULL;
  g_autoptr (GPtrArray) sets = NULL;

  g_test_init (&argc, &argv, NULL);
  host = brg_module_sets_open ();
  sets = brg_module_sets_new (host);

  add_test (host, &base, 4);
  for (guint i = 0; i < sets->len; i++)
    {
      const BrgModuleSet *set = sets->pdata[i];

      if (set->is_largest)
        add_test (host, set, set->max_seats);
    }

  return g_test_run ();
}
