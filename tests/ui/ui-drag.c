/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Taking a thing in the hand and putting it somewhere makes the moves that pointing makes, and
 * leaves no trace if the thing is put back. */

#include "core/duchy/brg-duchy-rows.h"
#include "core/duchy/brg-duchy-variant.h"
#include "core/engine/brg-game.h"
#include "core/players/brg-player.h"
#include "ui/brg-carry.h"

#define N_GAMES 4

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

static gboolean
make_random_move (BrgGame   *game,
                  BrgRandom *random)
{
  const BrgMoves *moves = brg_game_get_legal (game);

  if (moves->n == 0)
    return FALSE;

  return brg_game_move (game, &moves->items[brg_random_below (random, moves->n)], NULL);
}

typedef struct
{
  BrgGame *game;
  BrgPicker *picker;
  BrgMove chosen;
  BrgRandom random;
} Fixture;

static void
chosen_cb (Fixture       *fixture,
           const BrgMove *move)
{
  fixture->chosen = *move;
}

static void
begin (Fixture *fixture)
{
  fixture->chosen = (BrgMove){ 0 };
  brg_picker_set_moves (fixture->picker, brg_game_get_position (fixture->game),
                        brg_game_get_legal (fixture->game));
}

static void
set_up_seed (Fixture *fixture,
             guint64  seed)
{
  g_clear_object (&fixture->picker);
  g_clear_object (&fixture->game);
  fixture->random = (BrgRandom){ seed, 0 };
  fixture->game = new_game (2 + seed % 3, seed);
  fixture->picker = brg_picker_new (brg_game_get_ruleset (fixture->game));
  g_signal_connect_swapped (fixture->picker, "chosen", G_CALLBACK (chosen_cb), fixture);
  begin (fixture);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  set_up_seed (fixture, 1);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_clear_object (&fixture->picker);
  g_clear_object (&fixture->game);
}

static BrgSubject
pick_lit (Fixture *fixture)
{
  guint n = brg_picker_get_n_lit (fixture->picker);

  return n > 0 ? brg_picker_get_lit (fixture->picker, brg_random_below (&fixture->random, n))
               : BRG_NO_SUBJECT;
}

/* ---- lifting ---- */

static GArray *
keep_lit (BrgPicker *picker)
{
  GArray *lit = g_array_new (FALSE, FALSE, sizeof (BrgSubject));

  for (guint i = 0; i < brg_picker_get_n_lit (picker); i++)
    {
      BrgSubject subject = brg_picker_get_lit (picker, i);

      g_array_append_val (lit, subject);
    }

  return lit;
}

static void
assert_lit (BrgPicker *picker,
            GArray    *lit)
{
  g_autoptr (GArray) now = keep_lit (picker);

  g_assert_cmpmem (now->data, now->len * sizeof (BrgSubject), lit->data,
                   lit->len * sizeof (BrgSubject));
}

/* Takes something in the hand, after some picks. */
static void
check_put_back (Fixture *fixture)
{
  BrgPicker *picker = fixture->picker;
  g_autoptr (GArray) lit = NULL;
  BrgSubject pick, thing;

  begin (fixture);
  pick = pick_lit (fixture);
  if (pick.kind == 0)
    return;
  if (brg_random_below (&fixture->random, 2) == 0)
    brg_picker_lift (picker, pick);
  brg_picker_put_back (picker);

  if (brg_random_below (&fixture->random, 2) == 0)
    brg_picker_pick (picker, pick);
  fixture->chosen = (BrgMove){ 0 };
  lit = keep_lit (picker);
  thing = pick_lit (fixture);
  if (thing.kind == 0)
    return;

  g_assert_true (brg_picker_lift (picker, thing));
  g_assert_true (brg_picker_is_picked (picker, thing));
  g_assert_true (brg_subject_equal (brg_picker_get_lifted (picker), thing));
  g_assert_cmpuint (fixture->chosen.verb, ==, 0);
  brg_picker_put_back (picker);
  g_assert_false (brg_picker_is_picked (picker, thing));
  g_assert_cmpuint (brg_picker_get_lifted (picker).kind, ==, 0);
  g_assert_cmpuint (fixture->chosen.verb, ==, 0);
  assert_lit (picker, lit);
}

static void
test_put_back (Fixture       *fixture,
               gconstpointer  data)
{
  for (guint64 seed = 1; seed <= N_GAMES; seed++)
    {
      set_up_seed (fixture, seed);
      do
        check_put_back (fixture);
      while (make_random_move (fixture->game, &fixture->random));
    }
}

/* What was picked and does not go with the thing is picked again when the thing is put back. */
static void
test_start_anew (Fixture       *fixture,
                 gconstpointer  data)
{
  const BrgSubject dice[] = { BRG_SUBJECT (BRG_SUBJECT_DIE, 0, 3),
                              BRG_SUBJECT (BRG_SUBJECT_DIE, 0, 5) };
  BrgMove items[] = {
    { .verb = BRG_VERB_WORKERS, .n_subjects = 1, .subjects = { dice[0] } },
    { .verb = BRG_VERB_WORKERS, .n_subjects = 1, .subjects = { dice[1] } },
    { .verb = BRG_VERB_TAKE, .n_subjects = 2,
      .subjects = { dice[0], BRG_SUBJECT (BRG_SUBJECT_TILE, 3, 1) } },
    { .verb = BRG_VERB_TAKE, .n_subjects = 2,
      .subjects = { dice[1], BRG_SUBJECT (BRG_SUBJECT_TILE, 3, 2) } },
  };
  BrgMoves moves = { items, G_N_ELEMENTS (items), G_N_ELEMENTS (items) };

  brg_picker_set_moves (fixture->picker, NULL, &moves);
  brg_picker_pick (fixture->picker, dice[0]);
  g_assert_true (brg_picker_lift (fixture->picker, dice[1]));
  g_assert_false (brg_picker_is_picked (fixture->picker, dice[0]));
  g_assert_false (brg_picker_put_on (fixture->picker, dice[0]));
  g_assert_true (brg_picker_is_picked (fixture->picker, dice[0]));
  g_assert_false (brg_picker_is_picked (fixture->picker, dice[1]));

  /* Something else is lifted meanwhile, and what no move names cannot be. */
  g_assert_true (brg_picker_lift (fixture->picker, dice[1]));
  g_assert_false (brg_picker_lift (fixture->picker, BRG_SUBJECT (BRG_SUBJECT_DIE, 0, 1)));
  g_assert_true (brg_picker_is_picked (fixture->picker, dice[0]));
  g_assert_true (brg_picker_lift (fixture->picker, dice[0]));
  g_assert_true (brg_picker_put_on (fixture->picker, BRG_SUBJECT (BRG_SUBJECT_TILE, 3, 1)));
  g_assert_true (brg_move_equal (&fixture->chosen, &items[2]));
  g_assert_cmpuint (brg_picker_get_lifted (fixture->picker).kind, ==, 0);
}

/* ---- putting one thing on another ---- */

static void
check_put_on (Fixture *fixture)
{
  BrgPicker *picker = fixture->picker;
  g_autoptr (GArray) lit = NULL;
  BrgSubject thing, target;
  BrgMove chosen;
  guint n_picks;

  begin (fixture);
  thing = pick_lit (fixture);
  if (thing.kind == 0)
    return;
  g_assert_true (brg_picker_lift (picker, thing));
  target = pick_lit (fixture);
  if (target.kind == 0)
    return;

  g_assert_true (brg_picker_put_on (picker, target));
  chosen = fixture->chosen;
  n_picks = brg_picker_get_n_picks (picker);
  lit = keep_lit (picker);

  begin (fixture);
  /* What one move alone names makes that move when it is pointed at; in the hand, it waits. */
  brg_picker_pick (picker, thing);
  if (fixture->chosen.verb == 0)
    brg_picker_pick (picker, target);
  g_assert_true (brg_move_equal (&fixture->chosen, &chosen));
  if (chosen.verb != 0)
    return;
  g_assert_cmpuint (brg_picker_get_n_picks (picker), ==, n_picks);
  assert_lit (picker, lit);
}

static void
test_put_on (Fixture       *fixture,
             gconstpointer  data)
{
  for (guint64 seed = 1; seed <= N_GAMES; seed++)
    {
      set_up_seed (fixture, seed);
      do
        for (guint i = 0; i < 4; i++)
          check_put_on (fixture);
      while (make_random_move (fixture->game, &fixture->random));
    }
}

/* ---- places ---- */

static gboolean
names (const BrgMove *move,
       BrgSubject     subject)
{
  for (guint i = 0; i < move->n_subjects; i++)
    if (brg_subject_equal (move->subjects[i], subject))
      return TRUE;

  return FALSE;
}

static void
check_carry (Fixture        *fixture,
             BrgSubject      thing,
             const BrgCarry *carry,
             GHashTable     *seen)
{
  const char *from = brg_ruleset_row (brg_game_get_ruleset (fixture->game)->subject_kinds,
                                      BrgSubjectKind, thing.kind)->name;

  g_assert_true (names (&carry->move, thing));
  g_assert_true (brg_game_is_legal (fixture->game, &carry->move));
  g_assert_cmpuint (carry->n_moves, >, 0);
  g_assert_cmpuint (carry->n_moves, <=, brg_picker_get_left (fixture->picker)->n);
  g_assert_nonnull (carry->to.place);
  g_hash_table_add (seen, g_strdup_printf ("%s %s", from, carry->to.place));
}

/* Everything that can be lifted, and where moves would carry it. */
static void
collect_carries (Fixture    *fixture,
                 GHashTable *seen)
{
  g_autoptr (GArray) lit = NULL;

  begin (fixture);
  lit = keep_lit (fixture->picker);
  for (guint i = 0; i < lit->len; i++)
    {
      BrgSubject thing = g_array_index (lit, BrgSubject, i);
      g_autoptr (GArray) carries = NULL;

      /* There is nothing on it to be taken in the hand. */
      if (thing.kind == BRG_SUBJECT_SPACE)
        continue;
      brg_picker_lift (fixture->picker, thing);
      carries = brg_carry_list (fixture->picker, thing);
      for (guint j = 0; j < carries->len; j++)
        check_carry (fixture, thing, &g_array_index (carries, BrgCarry, j), seen);
      brg_picker_put_back (fixture->picker);
    }
  g_assert_cmpuint (fixture->chosen.verb, ==, 0);
}

/* In the board game a person can put a tile into storage, a stored tile on a space, sell goods, take
 * workers with a die, and load goods; and nothing else. */
static void
test_places (Fixture       *fixture,
             gconstpointer  data)
{
  const char * const ways[] = { "tile stored", "stored space", "goods sold", "die workers",
                                "depot goods", NULL };
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GHashTableIter iter;
  gpointer way;

  for (guint64 seed = 1; seed <= N_GAMES; seed++)
    {
      set_up_seed (fixture, seed);
      do
        collect_carries (fixture, seen);
      while (make_random_move (fixture->game, &fixture->random));
    }

  g_hash_table_iter_init (&iter, seen);
  while (g_hash_table_iter_next (&iter, &way, NULL))
    {
      g_test_message ("%s", (char *) way);
      g_assert_true (g_strv_contains (ways, way));
    }
  g_assert_cmpuint (g_hash_table_size (seen), ==, G_N_ELEMENTS (ways) - 1);
}

/* At a place the one move that carries the thing there is made; if there are more, the rest is
 * asked. */
static void
test_put_down (Fixture       *fixture,
               gconstpointer  data)
{
  guint n_made = 0;

  do
    {
      BrgSubject thing;
      g_autoptr (GArray) carries = NULL;

      begin (fixture);
      thing = pick_lit (fixture);
      if (thing.kind == 0)
        continue;
      brg_picker_lift (fixture->picker, thing);
      carries = brg_carry_list (fixture->picker, thing);
      if (carries->len > 0)
        {
          const BrgCarry *carry = &g_array_index (carries, BrgCarry, 0);

          brg_picker_put_down (fixture->picker, carry->n_moves == 1 ? &carry->move : NULL);
          g_assert_true (brg_picker_is_picked (fixture->picker, thing));
          g_assert_cmpuint (brg_picker_get_lifted (fixture->picker).kind, ==, 0);
          if (fixture->chosen.verb != 0)
            g_assert_true (brg_move_equal (&fixture->chosen, &carry->move));
          n_made += fixture->chosen.verb != 0;
        }
    }
  while (make_random_move (fixture->game, &fixture->random));

  g_assert_cmpuint (n_made, >, 5);
}

#define ADD(path, function) \
  g_test_add ("/drag/" path, Fixture, NULL, set_up, function, tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("put-back", test_put_back);
  ADD ("start-anew", test_start_anew);
  ADD ("put-on", test_put_on);
  ADD ("places", test_places);
  ADD ("put-down", test_put_down);

  return g_test_run ();
}
