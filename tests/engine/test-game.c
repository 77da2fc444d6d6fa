/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-tiny-variant.h"
#include "core/duchy/brg-duchy-variant.h"
#include "core/engine/brg-error.h"
#include "core/engine/brg-game.h"

static BrgRuleset *
make_ruleset (const BrgVariant *variant)
{
  g_autoptr (BrgCatalogue) catalogue = brg_catalogue_new ();
  g_autoptr (BrgSetup) setup = brg_setup_new (variant->rules.id, 2);
  g_autoptr (GError) error = NULL;
  BrgRuleset *ruleset;

  brg_catalogue_add_variant (catalogue, variant);
  ruleset = brg_ruleset_new (catalogue, setup, &error);
  g_assert_no_error (error);
  return ruleset;
}

static BrgGame *
make_game (const BrgVariant *variant,
           guint64           seed)
{
  g_autoptr (BrgRuleset) ruleset = make_ruleset (variant);

  return brg_game_new (ruleset, seed);
}

static BrgMove
parse (BrgGame    *game,
       const char *notation)
{
  g_autoptr (GError) error = NULL;
  BrgMove move;

  brg_move_parse (brg_game_get_ruleset (game),
                  brg_position_get_asked (brg_game_get_position (game)), notation, &move, &error);
  g_assert_no_error (error);
  return move;
}

static void
play (BrgGame    *game,
      const char *notation)
{
  g_autoptr (GError) error = NULL;
  BrgMove move = parse (game, notation);

  brg_game_move (game, &move, &error);
  g_assert_no_error (error);
}

static void
count_cb (GObject *object G_GNUC_UNUSED,
          guint   *count)
{
  ++*count;
}

static void
count_notify_cb (GObject    *object G_GNUC_UNUSED,
                 GParamSpec *pspec G_GNUC_UNUSED,
                 guint      *count)
{
  ++*count;
}

/* A seed with which the first seat holds a 2 and a 3. */
static BrgGame *
make_tiny_game (void)
{
  for (guint64 seed = 1;; seed++)
    {
      g_autoptr (BrgGame) game = make_game (&brg_tiny_variant, seed);
      BrgMove two = parse (game, "play card:two");
      BrgMove three = parse (game, "play card:three");

      if (brg_game_is_legal (game, &two) && brg_game_is_legal (game, &three))
        return g_steal_pointer (&game);
    }
}

static void
test_new (void)
{
  g_autoptr (BrgGame) game = make_game (&brg_duchy_variant, 5);
  g_autoptr (BrgRuleset) ruleset = NULL;
  guint64 seed;
  gboolean can_undo, can_redo, over;
  guint n_events;

  g_object_get (game, "ruleset", &ruleset, "seed", &seed, "can-undo", &can_undo, "can-redo",
                &can_redo, "over", &over, NULL);
  g_assert_true (ruleset == brg_game_get_ruleset (game));
  g_assert_cmpuint (seed, ==, 5);
  g_assert_false (can_undo);
  g_assert_false (can_redo);
  g_assert_false (over);
  g_assert_cmpuint (brg_game_get_n_moves (game), ==, 0);
  g_assert_cmpuint (brg_game_get_n_beats (game), >, 0);
  g_assert_nonnull (brg_game_get_events (game, 0, &n_events));
  g_assert_cmpuint (n_events, >, 0);
}

static void
test_refused (void)
{
  g_autoptr (BrgGame) game = make_tiny_game ();
  g_autoptr (GError) error = NULL;
  BrgMove move = parse (game, "decline");
  guint n_moved = 0;

  g_signal_connect (game, "moved", G_CALLBACK (count_cb), &n_moved);
  g_assert_false (brg_game_move (game, &move, &error));
  g_assert_error (error, BRG_ERROR, BRG_ERROR_ILLEGAL);
  g_assert_nonnull (strstr (error->message, "decline"));
  g_assert_cmpuint (brg_game_get_n_moves (game), ==, 0);
  g_assert_cmpuint (n_moved, ==, 0);
}

static void
test_undo_and_redo (void)
{
  g_autoptr (BrgGame) game = make_tiny_game ();
  const BrgRuleset *ruleset = brg_game_get_ruleset (game);
  g_autoptr (BrgPosition) before = brg_position_dup (ruleset, brg_game_get_position (game));
  g_autoptr (BrgPosition) after = NULL;
  guint n_moved = 0, n_taken_back = 0, n_notified = 0, n_events, n_beats;

  g_signal_connect (game, "moved", G_CALLBACK (count_cb), &n_moved);
  g_signal_connect (game, "taken-back", G_CALLBACK (count_cb), &n_taken_back);
  g_signal_connect (game, "notify::can-undo", G_CALLBACK (count_notify_cb), &n_notified);

  play (game, "play card:two");
  after = brg_position_dup (ruleset, brg_game_get_position (game));
  n_beats = brg_game_get_n_beats (game);
  g_assert_cmpuint (n_beats, ==, 1);
  g_assert_cmpuint (brg_game_get_beat (game, 0)->n_events, ==, 2);
  brg_game_get_events (game, 1, &n_events);
  g_assert_cmpuint (n_events, ==, 2);
  g_assert_true (brg_position_equal (ruleset, before, brg_game_get_position_at (game, 0)));

  g_assert_true (brg_game_can_undo (game));
  brg_game_undo (game);
  g_assert_true (brg_position_equal (ruleset, before, brg_game_get_position (game)));
  g_assert_cmpuint (brg_game_get_n_moves (game), ==, 0);
  g_assert_cmpuint (brg_game_get_n_beats (game), ==, 0);
  g_assert_false (brg_game_can_undo (game));

  g_assert_true (brg_game_can_redo (game));
  brg_game_redo (game);
  g_assert_true (brg_position_equal (ruleset, after, brg_game_get_position (game)));
  g_assert_cmpuint (brg_game_get_n_beats (game), ==, n_beats);
  g_assert_false (brg_game_can_redo (game));

  g_assert_cmpuint (n_moved, ==, 2);
  g_assert_cmpuint (n_taken_back, ==, 1);
  g_assert_cmpuint (n_notified, ==, 3);
}

/* All of the turn goes at once, but for what is final, and can be made again. */
static void
test_restart_turn (void)
{
  g_autoptr (BrgGame) game = make_game (&brg_duchy_variant, 2);
  const BrgRuleset *ruleset = brg_game_get_ruleset (game);
  guint n_taken_back = 0, most = 0;

  g_signal_connect (game, "taken-back", G_CALLBACK (count_cb), &n_taken_back);
  for (guint i = 0; i < 200 && !brg_position_is_over (brg_game_get_position (game)); i++)
    {
      const BrgMoves *moves = brg_game_get_legal (game);
      g_autoptr (BrgPosition) after = NULL;
      guint n_moves, n = 0;

      g_assert_true (brg_game_move (game, &moves->items[moves->n / 3], NULL));
      if (!brg_game_can_undo (game))
        continue;

      after = brg_position_dup (ruleset, brg_game_get_position (game));
      n_moves = brg_game_get_n_moves (game);
      n_taken_back = 0;
      brg_game_restart_turn (game);
      g_assert_cmpuint (n_taken_back, ==, 1);
      g_assert_false (brg_game_can_undo (game));
      g_assert_cmpuint (brg_game_get_position (game)->turn_seat, ==, after->turn_seat);
      for (; brg_game_can_redo (game); n++)
        brg_game_redo (game);
      g_assert_cmpuint (brg_game_get_n_moves (game), ==, n_moves);
      g_assert_true (brg_position_equal (ruleset, brg_game_get_position (game), after));
      most = MAX (most, n);
    }
  g_assert_cmpuint (most, >, 2);
}

static void
test_new_move_forgets (void)
{
  g_autoptr (BrgGame) game = make_tiny_game ();

  play (game, "play card:two");
  brg_game_undo (game);
  play (game, "play card:three");
  g_assert_false (brg_game_can_redo (game));
  g_assert_cmpuint (brg_game_get_n_moves (game), ==, 1);
}

/* Buying draws a card. */
static void
test_chance_is_final (void)
{
  g_autoptr (BrgGame) game = make_tiny_game ();

  play (game, "play card:two");
  play (game, "buy");
  g_assert_false (brg_game_can_undo (game));
}

static void
test_end_of_turn_is_final (void)
{
  g_autoptr (BrgGame) game = make_tiny_game ();

  play (game, "end");
  g_assert_false (brg_game_can_undo (game));
}

/* Of the board game's set-up: a start castle is laid for good when the next seat is asked. */
static void
test_set_up_is_final (void)
{
  g_autoptr (BrgGame) game = make_game (&brg_duchy_variant, 1);
  const BrgMoves *moves = brg_game_get_legal (game);

  g_assert_true (brg_game_move (game, &moves->items[0], NULL));
  g_assert_false (brg_game_can_undo (game));
}

/* Beats and events tell the same, and the last beat shows what the move led to. */
static void
test_beats (void)
{
  g_autoptr (BrgGame) game = make_game (&brg_duchy_variant, 3);

  while (!brg_position_is_over (brg_game_get_position (game)))
    {
      const BrgMoves *moves = brg_game_get_legal (game);
      guint n = 0, n_events;

      g_assert_true (brg_game_move (game, &moves->items[moves->n / 2], NULL));
      brg_game_get_events (game, brg_game_get_n_moves (game), &n_events);
      for (guint i = 0; i < brg_game_get_n_beats (game); i++)
        {
          g_assert_cmpuint (brg_game_get_beat (game, i)->n_events, >, 0);
          n += brg_game_get_beat (game, i)->n_events;
        }
      g_assert_cmpuint (n, ==, n_events);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/game/new", test_new);
  g_test_add_func ("/game/refused", test_refused);
  g_test_add_func ("/game/undo-and-redo", test_undo_and_redo);
  g_test_add_func ("/game/restart-turn", test_restart_turn);
  g_test_add_func ("/game/new-move-forgets", test_new_move_forgets);
  g_test_add_func ("/game/chance-is-final", test_chance_is_final);
  g_test_add_func ("/game/end-of-turn-is-final", test_end_of_turn_is_final);
  g_test_add_func ("/game/set-up-is-final", test_set_up_is_final);
  g_test_add_func ("/game/beats", test_beats);

  return g_test_run ();
}
