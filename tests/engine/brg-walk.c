/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-walk.h"

#include <string.h>

#define MAX_EVENTS 4096

/**
 * brg_walk_n_games:
 * @case_: what to walk through
 * @share: one of how many parts
 *
 * Returns: how many games to walk through, at least 1: a share of `BURGRAVE_PROPERTY_GAMES`
 */
guint
brg_walk_n_games (const BrgWalkCase *case_,
                  guint              share)
{
  const char *games = g_getenv ("BURGRAVE_PROPERTY_GAMES");
  guint n = games != NULL ? (guint) g_ascii_strtoull (games, NULL, 10) : 300;

  return MAX (n / share / MAX (case_->share, 1), 1);
}

BrgRuleset *
brg_walk_new_ruleset (const BrgWalkCase  *case_,
                      GError            **error)
{
  g_autoptr (BrgCatalogue) catalogue = brg_catalogue_new ();
  g_autoptr (BrgSetup) setup = brg_setup_new (case_->variant->rules.id, case_->n_seats);

  brg_catalogue_add_variant (catalogue, case_->variant);
  for (guint i = 0; case_->modules != NULL && case_->modules[i] != NULL; i++)
    {
      brg_catalogue_add_module (catalogue, case_->modules[i]);
      brg_setup_add_module (setup, case_->modules[i]->id);
    }

  for (guint i = 0; case_->options != NULL && case_->options[i] != NULL; i++)
    {
      g_auto (GStrv) parts = g_strsplit (case_->options[i], "=", 2);

      brg_setup_set_option (setup, parts[0], parts[1]);
    }

  return brg_ruleset_new (catalogue, setup, error);
}

static void
list (BrgWalk *walk)
{
  walk->legal.n = 0;
  brg_play_list (walk->ruleset, walk->position, &walk->legal);
  g_assert_cmpuint (walk->legal.n, <=, walk->legal.capacity);
  walk->most_moves = MAX (walk->most_moves, walk->legal.n);
  walk->deepest = MAX (walk->deepest, walk->position->depth);
}

static void
collect (const BrgPosition *position G_GNUC_UNUSED,
         const BrgEvent    *events,
         guint              n_events,
         gpointer           data)
{
  g_array_append_vals (data, events, n_events);
}

/* A move of the listed ones; the turn ends only when there is nothing else to do, half of the
 * time, so that games get on. */
static const BrgMove *
choose (BrgWalk *walk)
{
  const BrgMove *move
      = &walk->legal.items[brg_random_below (&walk->random, walk->legal.n)];

  if (brg_ruleset_row (walk->ruleset->verbs, BrgVerb, move->verb)->ends_turn)
    move = &walk->legal.items[brg_random_below (&walk->random, walk->legal.n)];

  return move;
}

/**
 * brg_walk_play:
 * @case_: what to walk through
 * @ruleset: its ruleset
 * @seed: of the game and of the walker
 * @visit: called at every question and at the end
 * @walk: (out caller-allocates): the walk; cleared with brg_walk_clear()
 *
 * Plays a random game to its end.
 */
void
brg_walk_play (const BrgWalkCase *case_,
               BrgRuleset        *ruleset,
               guint64            seed,
               BrgWalkVisit       visit,
               BrgWalk           *walk)
{
  BrgEvent buffer[MAX_EVENTS];
  BrgEventSink sink = { buffer, MAX_EVENTS, 0, collect, NULL };

  memset (walk, 0, sizeof *walk);
  walk->case_ = case_;
  walk->ruleset = ruleset;
  walk->position = brg_position_new (ruleset);
  walk->before = brg_position_new (ruleset);
  walk->legal = (BrgMoves){ g_new (BrgMove, BRG_MAX_MOVES), BRG_MAX_MOVES, 0 };
  walk->events = g_array_new (FALSE, FALSE, sizeof (BrgEvent));
  walk->random = (BrgRandom){ ~seed, 0 };
  sink.data = walk->events;

  brg_play_begin (ruleset, walk->position, seed, &sink);
  for (;;)
    {
      list (walk);
      visit (walk);
      if (brg_position_is_over (walk->position))
        return;

      walk->move = *choose (walk);
      walk->n_events_before = walk->events->len;
      brg_position_copy (ruleset, walk->before, walk->position);
      brg_play_move (ruleset, walk->position, &walk->move, &sink);
      walk->n_moves++;
    }
}

void
brg_walk_clear (BrgWalk *walk)
{
  brg_position_free (walk->position);
  brg_position_free (walk->before);
  g_free (walk->legal.items);
  g_array_unref (walk->events);
}
