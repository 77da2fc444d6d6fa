/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A game that follows another one shows it at any time, as it was then. */

#include "brg-tiny-variant.h"
#include "core/duchy/brg-duchy-variant.h"
#include "core/engine/brg-game-follow.h"
#include "core/engine/brg-record.h"

#define N_JUMPS 300

typedef struct
{
  BrgGame *leader;
  BrgGame *game;
  guint n_moved;
  guint n_taken_back;
} Fixture;

static void
count_cb (GObject *object G_GNUC_UNUSED,
          guint   *count)
{
  ++*count;
}

static BrgGame *
play_to_end (const BrgVariant *variant)
{
  g_autoptr (BrgCatalogue) catalogue = brg_catalogue_new ();
  g_autoptr (BrgSetup) setup = brg_setup_new (variant->rules.id, 2);
  g_autoptr (BrgRuleset) ruleset = NULL;
  BrgRandom random = { 3, 0 };
  BrgGame *game;

  brg_catalogue_add_variant (catalogue, variant);
  ruleset = brg_ruleset_new (catalogue, setup, NULL);
  game = brg_game_new (ruleset, 4);
  while (!brg_position_is_over (brg_game_get_position (game)))
    {
      const BrgMoves *legal = brg_game_get_legal (game);
      BrgMove move = legal->items[brg_random_below (&random, legal->n)];

      g_assert_true (brg_game_move (game, &move, NULL));
    }

  return game;
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->leader = play_to_end (data);
  fixture->game = brg_game_new (brg_game_get_ruleset (fixture->leader),
                                brg_game_get_seed (fixture->leader));
  g_signal_connect (fixture->game, "moved", G_CALLBACK (count_cb), &fixture->n_moved);
  g_signal_connect (fixture->game, "taken-back", G_CALLBACK (count_cb), &fixture->n_taken_back);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data G_GNUC_UNUSED)
{
  g_object_unref (fixture->leader);
  g_object_unref (fixture->game);
}

static void
assert_at (Fixture *fixture,
           guint    n_moves)
{
  const BrgRuleset *ruleset = brg_game_get_ruleset (fixture->game);

  g_assert_cmpuint (brg_game_get_n_moves (fixture->game), ==, n_moves);
  g_assert_true (brg_position_equal (ruleset, brg_game_get_position (fixture->game),
                                     brg_game_get_position_at (fixture->leader, n_moves)));
}

/* Move by move it is the same game as when it was played: each move has its beats. */
static void
test_step (Fixture       *fixture,
           gconstpointer  data G_GNUC_UNUSED)
{
  guint n = brg_game_get_n_moves (fixture->leader);

  for (guint i = 1; i <= n; i++)
    {
      guint n_events, n_beaten = 0;

      brg_game_follow (fixture->game, fixture->leader, i);
      assert_at (fixture, i);
      brg_game_get_events (fixture->leader, i, &n_events);
      for (guint j = 0; j < brg_game_get_n_beats (fixture->game); j++)
        n_beaten += brg_game_get_beat (fixture->game, j)->n_events;
      g_assert_cmpuint (n_beaten, ==, n_events);
    }
  g_assert_cmpuint (fixture->n_moved, ==, n);
  g_assert_cmpuint (fixture->n_taken_back, ==, 0);
}

static void
test_jump (Fixture       *fixture,
           gconstpointer  data G_GNUC_UNUSED)
{
  guint n = brg_game_get_n_moves (fixture->leader);
  BrgRandom random = { 9, 0 };

  for (guint i = 0; i < N_JUMPS; i++)
    {
      guint n_moves = brg_random_below (&random, n + 1);

      brg_game_follow (fixture->game, fixture->leader, n_moves);
      assert_at (fixture, n_moves);
    }
  brg_game_follow (fixture->game, fixture->leader, n);
  assert_at (fixture, n);
  brg_game_follow (fixture->game, fixture->leader, 0);
  assert_at (fixture, 0);
  g_assert_cmpuint (brg_game_get_n_beats (fixture->game), ==, 0);
}

/* A copy is played on by itself, and its record can be read. */
static void
test_copy (Fixture       *fixture,
           gconstpointer  data)
{
  guint n = brg_game_get_n_moves (fixture->leader);
  g_autoptr (BrgGame) copy = brg_game_copy (fixture->leader, n / 2);
  g_autoptr (BrgCatalogue) catalogue = brg_catalogue_new ();
  g_autoptr (BrgGame) again = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  BrgMove move = brg_game_get_legal (copy)->items[0];

  g_assert_cmpuint (brg_game_get_n_moves (copy), ==, n / 2);
  brg_game_move (copy, &move, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (brg_game_get_n_moves (fixture->leader), ==, n);

  text = brg_record_to_text (copy);
  brg_catalogue_add_variant (catalogue, data);
  again = brg_record_from_text (catalogue, "copy", text, -1, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (brg_game_get_n_moves (again), ==, n / 2 + 1);
}

#define ADD(path, function) \
  g_test_add ("/follow/duchy/" path, Fixture, &brg_duchy_variant, set_up, function, tear_down); \
  g_test_add ("/follow/tiny/" path, Fixture, &brg_tiny_variant, set_up, function, tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("step", test_step);
  ADD ("jump", test_jump);
  ADD ("copy", test_copy);

  return g_test_run ();
}
