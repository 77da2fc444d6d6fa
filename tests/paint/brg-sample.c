/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tests/paint/brg-sample.h"

#include "core/duchy/brg-duchy-rows.h"
#include "core/duchy/brg-duchy-variant.h"
#include "core/engine/brg-catalogue.h"

/* How often a sample game looks for a move that places a tile. */
#define PLACING_TRIES 6

/**
 * brg_sample_ruleset:
 * @n_seats: how many play
 *
 * Returns: (transfer full): the base game
 */
BrgRuleset *
brg_sample_ruleset (guint n_seats)
{
  g_autoptr (BrgCatalogue) catalogue = brg_catalogue_new ();
  g_autoptr (BrgSetup) setup = brg_setup_new ("duchy", n_seats);
  g_autoptr (GError) error = NULL;
  BrgRuleset *ruleset;

  brg_catalogue_add_variant (catalogue, &brg_duchy_variant);
  ruleset = brg_ruleset_new (catalogue, setup, &error);
  g_assert_no_error (error);

  return ruleset;
}

/**
 * brg_sample_advance:
 * @ruleset: the rules
 * @position: a position
 * @random: where chance comes from
 *
 * Makes a random move, such that duchies fill up.
 *
 * Returns: whether there was one to make
 */
gboolean
brg_sample_advance (const BrgRuleset *ruleset,
                    BrgPosition      *position,
                    BrgRandom        *random)
{
  g_autofree BrgMove *items = NULL;
  BrgMoves legal = { NULL, BRG_MAX_MOVES, 0 };
  guint chosen;

  if (brg_position_is_over (position))
    return FALSE;

  legal.items = items = g_new (BrgMove, BRG_MAX_MOVES);
  brg_play_list (ruleset, position, &legal);
  chosen = brg_random_below (random, legal.n);
  for (guint i = 0; i < PLACING_TRIES && items[chosen].verb != BRG_VERB_PLACE; i++)
    chosen = brg_random_below (random, legal.n);
  brg_play_move (ruleset, position, &items[chosen], NULL);

  return TRUE;
}

/**
 * brg_sample_position:
 * @ruleset: the rules
 * @n_moves: how many moves to make
 *
 * Returns: (transfer full): a position, the same every time
 */
BrgPosition *
brg_sample_position (const BrgRuleset *ruleset,
                     guint             n_moves)
{
  BrgPosition *position = brg_position_new (ruleset);
  BrgRandom random = { 5, 0 };

  brg_play_begin (ruleset, position, 42, NULL);
  for (guint i = 0; i < n_moves && brg_sample_advance (ruleset, position, &random); i++)
    continue;

  return position;
}
