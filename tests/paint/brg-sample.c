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

static void
add_boards (const BrgRuleset *ruleset,
            const char       *folder,
            GPtrArray        *boards)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autofree char *text = NULL;
      g_autoptr (GError) error = NULL;

      if (!g_str_has_suffix (name, ".duchy"))
        continue;
      g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
      g_ptr_array_add (boards, brg_board_parse (path, name, text,
                                                &brg_duchy_tables (ruleset)->tiles, &error));
      g_assert_no_error (error);
    }
}

/* brg_sample_boards: (element-type BrgBoard): all duchies of this tree, of whatever shape. */
GPtrArray *
brg_sample_boards (const BrgRuleset *ruleset)
{
  g_autofree char *plugins = g_test_build_filename (G_TEST_DIST, "..", "plugins", NULL);
  g_autofree char *own = g_test_build_filename (G_TEST_DIST, "..", "data", "duchy", NULL);
  g_autofree char *seeds = g_test_build_filename (G_TEST_DIST, "fuzz", "corpus", "duchy", NULL);
  GPtrArray *boards = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_board_free);
  g_autoptr (GDir) dir = g_dir_open (plugins, 0, NULL);
  const char *name;

  add_boards (ruleset, own, boards);
  add_boards (ruleset, seeds, boards);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *folder = g_build_filename (plugins, name, NULL);

      add_boards (ruleset, folder, boards);
    }

  return boards;
}
