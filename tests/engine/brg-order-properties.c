/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-order-properties.h"

#include <string.h>

#include "brg-walk.h"
#include "core/engine/brg-position-text.h"
#include "core/engine/brg-record.h"

/* ---- the order of hooks ---- */

/* Moves are taken in the order of their bytes, whatever order hooks contribute them in. */
static gint
compare_moves (gconstpointer a,
               gconstpointer b)
{
  return memcmp (a, b, sizeof (BrgMove));
}

static void
visit_sorted (BrgWalk *walk)
{
  qsort (walk->legal.items, walk->legal.n, sizeof (BrgMove), compare_moves);
}

static void
shuffle (GPtrArray *list,
         guint      from,
         guint      to,
         BrgRandom *random)
{
  for (guint n = to - from; n > 1; n--)
    {
      gpointer *last = &list->pdata[from + n - 1];
      gpointer *other = &list->pdata[from + brg_random_below (random, n)];
      gpointer swap = *last;

      *last = *other;
      *other = swap;
    }
}

static gint
get_stage (gconstpointer hook)
{
  return (gint) ((const BrgQueryHook *) hook)->stage;
}

static gint
get_order (gconstpointer entry)
{
  return ((const BrgJointEntry *) entry)->order;
}

/* Those of one stage change places among themselves. */
static void
shuffle_stages (GPtrArray *list,
                gint     (*get) (gconstpointer item),
                BrgRandom *random)
{
  guint from = 0;

  for (guint i = 1; list != NULL && i <= list->len; i++)
    if (i == list->len || get (list->pdata[i]) != get (list->pdata[from]))
      {
        shuffle (list, from, i, random);
        from = i;
      }
}

/* Every list whose order must not matter. */
static void
shuffle_hooks (BrgRuleset *ruleset,
               BrgRandom  *random)
{
  GHashTableIter iter;
  gpointer list;

  for (guint i = 0; i < ruleset->event_kinds.n; i++)
    if (ruleset->reacts[i] != NULL)
      shuffle (ruleset->reacts[i], 0, ruleset->reacts[i]->len, random);

  g_hash_table_iter_init (&iter, ruleset->contributions);
  while (g_hash_table_iter_next (&iter, NULL, &list))
    shuffle (list, 0, ((GPtrArray *) list)->len, random);

  for (guint i = 0; i < ruleset->queries.n; i++)
    shuffle_stages (ruleset->query_hooks[i], get_stage, random);
  for (guint i = 0; i < ruleset->joints.n; i++)
    shuffle_stages (ruleset->joint_entries[i], get_order, random);
}

static char *
final_hash (const BrgWalkCase *case_,
            BrgRuleset        *ruleset,
            guint              seed)
{
  BrgWalk walk;
  char *hash;

  brg_walk_play (case_, ruleset, seed, visit_sorted, &walk);
  hash = brg_position_hash (ruleset, walk.position);
  brg_walk_clear (&walk);

  return hash;
}

/**
 * brg_test_hook_order:
 * @data: a #BrgWalkCase
 *
 * Hooks that run at the same stage change no game by their order.
 */
void
brg_test_hook_order (gconstpointer data)
{
  const BrgWalkCase *case_ = data;
  g_autoptr (BrgRuleset) ruleset = brg_walk_new_ruleset (case_, NULL);
  g_autoptr (BrgRuleset) shuffled = brg_walk_new_ruleset (case_, NULL);
  BrgRandom random = { 1, 0 };

  for (guint seed = 1; seed <= brg_walk_n_games (case_, 20); seed++)
    {
      g_autofree char *first = final_hash (case_, ruleset, seed);
      g_autofree char *second = NULL;

      shuffle_hooks (shuffled, &random);
      second = final_hash (case_, shuffled, seed);
      g_assert_cmpstr (first, ==, second);
    }
}

/* ---- the order of modules ---- */

/* As a catalogue and a setup are filled by somebody who knows the modules the other way round. */
static BrgCatalogue *
fill_backwards (const BrgWalkCase *case_,
                BrgSetup          *setup)
{
  BrgCatalogue *catalogue = brg_catalogue_new ();
  guint n = 0;

  while (case_->modules != NULL && case_->modules[n] != NULL)
    n++;
  for (; n > 0; n--)
    {
      brg_catalogue_add_module (catalogue, case_->modules[n - 1]);
      brg_setup_add_module (setup, case_->modules[n - 1]->id);
    }
  for (guint i = 0; case_->options != NULL && case_->options[i] != NULL; i++)
    {
      g_auto (GStrv) parts = g_strsplit (case_->options[i], "=", 2);

      brg_setup_set_option (setup, parts[0], parts[1]);
    }
  brg_catalogue_add_variant (catalogue, case_->variant);

  return catalogue;
}

static char *
write_record (BrgRuleset *ruleset,
              guint64     seed)
{
  g_autoptr (BrgGame) game = brg_game_new (ruleset, seed);
  BrgRandom random = { ~seed, 0 };

  while (!brg_position_is_over (brg_game_get_position (game)))
    {
      const BrgMoves *legal = brg_game_get_legal (game);
      BrgMove move = legal->items[brg_random_below (&random, legal->n)];

      g_assert_true (brg_game_move (game, &move, NULL));
    }

  return brg_record_to_text (game);
}

/* The same record, with its modules named in the other order. */
static char *
turn_modules (const char *record)
{
  g_auto (GStrv) lines = g_strsplit (record, "\n", -1);
  guint n = g_strv_length (lines);

  for (guint i = 0, j = n; i < j; i++)
    {
      char *swap = lines[i];

      if (!g_str_has_prefix (lines[i], "module "))
        continue;
      do
        j--;
      while (!g_str_has_prefix (lines[j], "module "));
      lines[i] = lines[j];
      lines[j] = swap;
    }

  return g_strjoinv ("\n", lines);
}

/**
 * brg_test_module_order:
 * @data: a #BrgWalkCase
 *
 * The same setup, put together in another order, is the same game, word for word.
 */
void
brg_test_module_order (gconstpointer data)
{
  const BrgWalkCase *case_ = data;
  g_autoptr (BrgSetup) setup = brg_setup_new (case_->variant->rules.id, case_->n_seats);
  g_autoptr (BrgCatalogue) catalogue = fill_backwards (case_, setup);
  g_autoptr (BrgRuleset) ruleset = brg_walk_new_ruleset (case_, NULL);
  g_autoptr (BrgRuleset) backwards = brg_ruleset_new (catalogue, setup, NULL);

  for (guint seed = 1; seed <= brg_walk_n_games (case_, 60); seed++)
    {
      g_autofree char *first = write_record (ruleset, seed);
      g_autofree char *second = write_record (backwards, seed);
      g_autofree char *turned = turn_modules (first);
      g_autofree char *third = NULL;
      g_autoptr (GError) error = NULL;
      g_autoptr (BrgGame) game = brg_record_from_text (catalogue, "turned", turned, -1, &error);

      g_assert_no_error (error);
      third = brg_record_to_text (game);
      g_assert_cmpstr (first, ==, second);
      g_assert_cmpstr (first, ==, third);
    }
}

/* ---- one seed, whatever runs beside ---- */

typedef struct
{
  const BrgWalkCase *case_;
  BrgRuleset        *ruleset;
} Beside;

static gpointer
play_beside (gpointer data)
{
  const Beside *beside = data;
  GString *hashes = g_string_new (NULL);

  for (guint seed = 1; seed <= 4; seed++)
    {
      g_autofree char *hash = final_hash (beside->case_, beside->ruleset, seed);

      g_string_append (hashes, hash);
    }

  return g_string_free (hashes, FALSE);
}

/**
 * brg_test_beside:
 * @data: a #BrgWalkCase
 *
 * Two games with one seed agree, whatever runs beside them.
 */
void
brg_test_beside (gconstpointer data)
{
  const BrgWalkCase *case_ = data;
  g_autoptr (BrgRuleset) ruleset = brg_walk_new_ruleset (case_, NULL);
  Beside beside = { case_, ruleset };
  g_autofree char *alone = play_beside (&beside);
  GThread *threads[4];

  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    threads[i] = g_thread_new ("beside", play_beside, &beside);
  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    {
      g_autofree char *hashes = g_thread_join (threads[i]);

      g_assert_cmpstr (hashes, ==, alone);
    }
}
