/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The picker reaches every legal move from its subjects, in any order. */

#include "core/duchy/brg-duchy-rows.h"
#include "core/duchy/brg-duchy-variant.h"
#include "core/engine/brg-game.h"
#include "core/players/brg-player.h"
#include "tests/engine/brg-module-set.h"
#include "ui/brg-picker.h"

/* Enough for every question to come up. */
#define N_GAMES 6
#define N_ORDERS 3

static BrgGame *
new_game (guint   n_seats,
          guint64 seed)
{
  g_autoptr (BrgCatalogue) catalogue = brg_catalogue_new ();
  g_autoptr (BrgSetup) setup = brg_setup_new ("duchy", n_seats);
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgRuleset) ruleset = NULL;

  brg_catalogue_add_variant (catalogue, &brg_duchy_variant);
  ruleset = brg_ruleset_new (catalogue, setup, &error);
  g_assert_no_error (error);

  return brg_game_new (ruleset, seed);
}

static void
chosen_cb (BrgPicker     *picker,
           const BrgMove *move,
           gpointer       user_data)
{
  *(BrgMove *) user_data = *move;
}

static gboolean
is_offered (BrgPicker     *picker,
            const BrgMove *move)
{
  for (guint i = 0; i < brg_picker_get_n_offered (picker); i++)
    if (brg_move_equal (brg_picker_get_offered (picker, i), move))
      return TRUE;

  return FALSE;
}

static void
shuffle (BrgMove   *move,
         BrgRandom *random)
{
  for (guint i = move->n_subjects; i > 1; i--)
    {
      guint j = brg_random_below (random, i);
      BrgSubject subject = move->subjects[i - 1];

      move->subjects[i - 1] = move->subjects[j];
      move->subjects[j] = subject;
    }
}

/* Points at the subjects in the order given until the move is chosen. */
static void
reach (BrgPicker      *picker,
       BrgGame        *game,
       const BrgMove  *move,
       const BrgMove  *order)
{
  BrgMove chosen = { 0 };
  gulong handler = g_signal_connect (picker, "chosen", G_CALLBACK (chosen_cb), &chosen);

  brg_picker_set_moves (picker, brg_game_get_position (game), brg_game_get_legal (game));
  for (guint i = 0; i < order->n_subjects && chosen.verb == 0; i++)
    g_assert_true (brg_picker_pick (picker, order->subjects[i]));

  if (chosen.verb == 0)
    {
      g_assert_true (is_offered (picker, move));
      g_assert_true (brg_picker_choose (picker, move));
    }
  g_assert_true (brg_move_equal (&chosen, move));
  g_signal_handler_disconnect (picker, handler);
}

static void
reach_all (BrgPicker *picker,
           BrgGame   *game,
           BrgRandom *random)
{
  const BrgMoves *moves = brg_game_get_legal (game);

  for (guint i = 0; i < moves->n; i++)
    for (guint n = 0; n < N_ORDERS; n++)
      {
        BrgMove order = moves->items[i];

        shuffle (&order, random);
        reach (picker, game, &moves->items[i], &order);
      }
}

static void
play (BrgGame   *game,
      BrgRandom *random)
{
  g_autoptr (BrgPicker) picker = brg_picker_new (brg_game_get_ruleset (game));

  while (!brg_position_is_over (brg_game_get_position (game)))
    {
      const BrgMoves *moves = brg_game_get_legal (game);
      guint index;

      reach_all (picker, game, random);
      index = brg_player_choose (brg_players_find ("random"), brg_game_get_ruleset (game),
                                 brg_game_get_position (game), moves, random, NULL, NULL);
      g_assert_true (brg_game_move (game, &moves->items[index], NULL));
    }
}

static void
test_every_move (void)
{
  for (guint seed = 1; seed <= N_GAMES; seed++)
    {
      g_autoptr (BrgGame) game = new_game (2 + seed % 3, seed);
      BrgRandom random = { seed, 0 };

      play (game, &random);
    }
}

/* The same with all expansions that go together. */
static void
test_every_move_of_plugins (void)
{
  g_autoptr (BrgPluginHost) host = brg_module_sets_open ();
  g_autoptr (GPtrArray) sets = brg_module_sets_new (host);

  for (guint i = 0; i < sets->len; i++)
    for (guint seed = 1; seed <= N_GAMES; seed++)
      {
        const BrgModuleSet *set = sets->pdata[i];
        guint n_seats = set->min_seats + seed % (set->max_seats - set->min_seats + 1);
        g_autoptr (BrgRuleset) ruleset = NULL;
        g_autoptr (BrgGame) game = NULL;
        BrgRandom random = { seed, 0 };

        if (!set->is_largest)
          break;
        ruleset = brg_module_set_get_rules (set, host, n_seats);
        game = brg_game_new (ruleset, seed);
        play (game, &random);
      }
}

/* ---- a small list of moves, put together by hand ---- */

#define DIE(face)         BRG_SUBJECT (BRG_SUBJECT_DIE, 0, face)
#define AS(value)         BRG_SUBJECT (BRG_SUBJECT_AS, 0, value)
#define TILE(depot, kind) BRG_SUBJECT (BRG_SUBJECT_TILE, depot, kind)
#define TAKE(face, value, kind) \
  { .verb = BRG_VERB_TAKE, .n_subjects = 3, \
    .subjects = { DIE (face), AS (value), TILE (value, kind) } }
#define WORKERS(face) { .verb = BRG_VERB_WORKERS, .n_subjects = 1, .subjects = { DIE (face) } }

static BrgMove two_dice[] = {
  TAKE (3, 3, 1), TAKE (3, 4, 2), TAKE (5, 4, 2), TAKE (5, 5, 1), WORKERS (3), WORKERS (5),
  { .verb = BRG_VERB_END_TURN },
};

typedef struct
{
  BrgGame *game;
  BrgPicker *picker;
  BrgMove chosen;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  BrgMoves moves = { two_dice, G_N_ELEMENTS (two_dice), G_N_ELEMENTS (two_dice) };

  fixture->game = new_game (2, 1);
  fixture->picker = brg_picker_new (brg_game_get_ruleset (fixture->game));
  g_signal_connect (fixture->picker, "chosen", G_CALLBACK (chosen_cb), &fixture->chosen);
  brg_picker_set_moves (fixture->picker, NULL, &moves);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_clear_object (&fixture->picker);
  g_clear_object (&fixture->game);
}

static void
test_light (Fixture       *fixture,
            gconstpointer  data)
{
  BrgPicker *picker = fixture->picker;

  g_assert_true (brg_picker_is_lit (picker, DIE (3)));
  g_assert_true (brg_picker_is_lit (picker, TILE (4, 2)));
  g_assert_false (brg_picker_is_lit (picker, AS (4)));

  g_assert_true (brg_picker_pick (picker, TILE (4, 2)));
  g_assert_true (brg_picker_is_picked (picker, TILE (4, 2)));
  g_assert_true (brg_picker_is_lit (picker, DIE (5)));
  g_assert_false (brg_picker_is_lit (picker, TILE (3, 1)));
  g_assert_cmpuint (brg_picker_get_left (picker)->n, ==, 2);
  g_assert_cmpuint (fixture->chosen.verb, ==, 0);

  g_assert_true (brg_picker_pick (picker, DIE (5)));
  g_assert_true (brg_move_equal (&fixture->chosen, &two_dice[2]));
}

static void
test_start_anew (Fixture       *fixture,
                 gconstpointer  data)
{
  BrgPicker *picker = fixture->picker;

  brg_picker_pick (picker, DIE (3));
  g_assert_true (brg_picker_pick (picker, DIE (5)));
  g_assert_false (brg_picker_is_picked (picker, DIE (3)));
  g_assert_true (brg_picker_is_picked (picker, DIE (5)));

  g_assert_false (brg_picker_pick (picker, DIE (1)));
  g_assert_true (brg_picker_is_picked (picker, DIE (5)));
}

static void
test_take_back (Fixture       *fixture,
                gconstpointer  data)
{
  BrgPicker *picker = fixture->picker;

  brg_picker_pick (picker, DIE (3));
  brg_picker_pick (picker, DIE (3));
  g_assert_cmpuint (brg_picker_get_n_picks (picker), ==, 0);

  brg_picker_pick (picker, TILE (4, 2));
  g_assert_true (brg_picker_back (picker));
  g_assert_false (brg_picker_back (picker));
  g_assert_cmpuint (brg_picker_get_left (picker)->n, ==, G_N_ELEMENTS (two_dice));
}

static void
test_offer (Fixture       *fixture,
            gconstpointer  data)
{
  BrgPicker *picker = fixture->picker;

  /* Either die for workers, and the end of the turn: none of them can be pointed at. */
  g_assert_cmpuint (brg_picker_get_n_offered (picker), ==, 3);
  brg_picker_pick (picker, DIE (5));
  g_assert_cmpuint (brg_picker_get_n_offered (picker), ==, 2);
  g_assert_true (is_offered (picker, &two_dice[5]));
  g_assert_true (is_offered (picker, &two_dice[6]));

  g_assert_true (brg_picker_choose (picker, &two_dice[5]));
  g_assert_true (brg_move_equal (&fixture->chosen, &two_dice[5]));
}

static void
test_value (Fixture       *fixture,
            gconstpointer  data)
{
  BrgMove values[] = { TAKE (3, 3, 1), TAKE (3, 4, 1) };
  BrgMoves moves = { values, 2, 2 };

  /* One tile that could be had at two values: only then is a value asked for. */
  values[1].subjects[2] = values[0].subjects[2];
  brg_picker_set_moves (fixture->picker, NULL, &moves);
  g_assert_true (brg_picker_is_lit (fixture->picker, AS (4)));
  brg_picker_pick (fixture->picker, AS (4));
  g_assert_true (brg_move_equal (&fixture->chosen, &values[1]));
}

static void
test_confirm (Fixture       *fixture,
              gconstpointer  data)
{
  BrgMove last = { .verb = BRG_VERB_END_TURN, .n_subjects = 1, .subjects = { DIE (3) } };
  BrgMoves moves = { &last, 1, 1 };

  brg_picker_set_moves (fixture->picker, NULL, &moves);
  g_assert_true (brg_picker_pick (fixture->picker, DIE (3)));
  g_assert_cmpuint (fixture->chosen.verb, ==, 0);
  g_assert_true (is_offered (fixture->picker, &last));
}

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/picker/every-move", test_every_move);
  g_test_add_func ("/picker/every-move-of-plugins", test_every_move_of_plugins);
  ADD ("/picker/light", test_light);
  ADD ("/picker/start-anew", test_start_anew);
  ADD ("/picker/take-back", test_take_back);
  ADD ("/picker/offer", test_offer);
  ADD ("/picker/value", test_value);
  ADD ("/picker/confirm", test_confirm);

  return g_test_run ();
}
