/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The ledger of points: it adds up, and it knows the rounds of any game. */

#include "brg-tiny-variant.h"
#include "core/duchy/brg-duchy-rows.h"
#include "core/duchy/brg-duchy-variant.h"
#include "core/engine/brg-ledger.h"

/* Five phases of five rounds, what comes before, and the final scoring. */
#define N_DUCHY_ROUNDS 27

static BrgGame *
make_game (const BrgVariant *variant,
           guint             n_seats,
           guint64           seed)
{
  g_autoptr (BrgCatalogue) catalogue = brg_catalogue_new ();
  g_autoptr (BrgSetup) setup = brg_setup_new (variant->rules.id, n_seats);
  g_autoptr (BrgRuleset) ruleset = NULL;
  g_autoptr (GError) error = NULL;

  brg_catalogue_add_variant (catalogue, variant);
  ruleset = brg_ruleset_new (catalogue, setup, &error);
  g_assert_no_error (error);

  return brg_game_new (ruleset, seed);
}

static void
play_to_end (BrgGame *game)
{
  BrgRandom random = { 7, 0 };

  while (!brg_position_is_over (brg_game_get_position (game)))
    {
      const BrgMoves *legal = brg_game_get_legal (game);
      BrgMove move = legal->items[brg_random_below (&random, legal->n)];

      g_assert_true (brg_game_move (game, &move, NULL));
    }
}

static gint
sum_causes (const BrgLedger  *ledger,
            const BrgRuleset *ruleset,
            guint             round,
            guint             seat)
{
  gint sum = 0;

  for (guint cause = 0; cause < ruleset->causes.n; cause++)
    sum += brg_ledger_get_points (ledger, round, seat, cause);

  return sum;
}

static void
assert_adds_up (BrgGame *game)
{
  const BrgRuleset *ruleset = brg_game_get_ruleset (game);
  g_autoptr (BrgLedger) ledger = brg_ledger_new (game);
  guint n = brg_ledger_get_n_rounds (ledger);

  for (guint seat = 0; seat < ruleset->n_seats; seat++)
    {
      gint total = 0;

      for (guint round = 0; round < n; round++)
        {
          gint gain = brg_ledger_get_gain (ledger, round, seat);

          g_assert_cmpint (sum_causes (ledger, ruleset, round, seat), ==, gain);
          total += gain;
          g_assert_cmpint (brg_ledger_get_total (ledger, round, seat), ==, total);
        }
      g_assert_cmpint (total, ==,
                       ruleset->variant->score (ruleset, brg_game_get_position (game), seat));
    }
}

static void
test_rounds (void)
{
  g_autoptr (BrgGame) game = make_game (&brg_duchy_variant, 3, 3);
  g_autoptr (BrgLedger) ledger = NULL;
  guint n_parts = 0;

  play_to_end (game);
  assert_adds_up (game);
  ledger = brg_ledger_new (game);
  g_assert_cmpuint (brg_ledger_get_n_rounds (ledger), ==, N_DUCHY_ROUNDS);
  for (guint i = 0; i < N_DUCHY_ROUNDS; i++)
    n_parts += brg_ledger_begins_part (ledger, i);
  g_assert_cmpuint (n_parts, ==, 6);

  g_assert_null (brg_ledger_get_part (ledger, 0));
  g_assert_null (brg_ledger_get_round (ledger, 0));
  g_assert_cmpstr (brg_ledger_get_part (ledger, 1), ==, "Phase A");
  g_assert_cmpstr (brg_ledger_get_round (ledger, 1), ==, "round 1");
  g_assert_cmpstr (brg_ledger_get_part (ledger, 12), ==, "Phase C");
  g_assert_cmpstr (brg_ledger_get_round (ledger, 12), ==, "round 2");
  g_assert_false (brg_ledger_begins_part (ledger, 12));
  g_assert_cmpstr (brg_ledger_get_part (ledger, 26), ==, "Final scoring");
  g_assert_null (brg_ledger_get_round (ledger, 26));
}

/* What lies left over is scored at the end, and nowhere before. */
static void
test_final_scoring (void)
{
  g_autoptr (BrgGame) game = make_game (&brg_duchy_variant, 2, 8);
  g_autoptr (BrgLedger) ledger = NULL;

  play_to_end (game);
  ledger = brg_ledger_new (game);
  for (guint i = 0; i + 1 < N_DUCHY_ROUNDS; i++)
    g_assert_cmpint (brg_ledger_get_points (ledger, i, 0, BRG_CAUSE_WORKERS_LEFT), ==, 0);
  g_assert_cmpint (brg_ledger_get_points (ledger, N_DUCHY_ROUNDS - 1, 0, BRG_CAUSE_WORKERS_LEFT)
                   + brg_ledger_get_points (ledger, N_DUCHY_ROUNDS - 1, 0, BRG_CAUSE_SILVER_LEFT),
                   >, 0);
}

static void
test_begun (void)
{
  g_autoptr (BrgGame) game = make_game (&brg_duchy_variant, 2, 8);
  g_autoptr (BrgLedger) ledger = brg_ledger_new (game);

  g_assert_cmpuint (brg_ledger_get_n_rounds (ledger), ==, 1);
  g_assert_cmpint (brg_ledger_get_total (ledger, 0, 1), ==, 0);
}

/* A game without rounds has a step for every move. */
static void
test_moves (void)
{
  g_autoptr (BrgGame) game = make_game (&brg_tiny_variant, 4, 2);
  g_autoptr (BrgLedger) ledger = NULL;

  play_to_end (game);
  assert_adds_up (game);
  ledger = brg_ledger_new (game);
  g_assert_cmpuint (brg_ledger_get_n_rounds (ledger), ==, brg_game_get_n_moves (game) + 1);
  g_assert_null (brg_ledger_get_part (ledger, 1));
  g_assert_null (brg_ledger_get_round (ledger, 1));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/ledger/rounds", test_rounds);
  g_test_add_func ("/ledger/final-scoring", test_final_scoring);
  g_test_add_func ("/ledger/begun", test_begun);
  g_test_add_func ("/ledger/moves", test_moves);

  return g_test_run ();
}
