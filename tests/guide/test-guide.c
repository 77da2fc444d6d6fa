/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "core/engine/brg-record.h"
#include "tests/guide/brg-guided.h"

/* What the guide tells in whole games: of somebody who does all that it suggests, and of people who
 * do anything. */

#define N_GAMES           12
#define LAST_GUIDED_ROUND "B2"

typedef BrgGuided Fixture;

static BrgMove
choose_any (Fixture   *fixture,
            BrgRandom *random)
{
  const BrgMoves *legal = brg_game_get_legal (fixture->game);

  return legal->items[brg_random_below (random, legal->n)];
}

static char *
name_round (Fixture *fixture)
{
  const BrgSchema *schema = brg_game_get_ruleset (fixture->game)->schema;
  const BrgPosition *position = brg_game_get_position (fixture->game);
  gint64 phase = brg_field_get (brg_schema_find (schema, "phase"), position, 0, 0);

  return g_strdup_printf ("%c%" G_GINT64_FORMAT, (char) ('A' + phase - 1),
                          brg_field_get (brg_schema_find (schema, "round"), position, 0, 0));
}

/* ---- somebody who does all that is suggested ---- */

/* Each step that names a move is told in its turn, so the whole line of play is as good as it was
 * meant to be. */
static void
test_follow (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr (GPtrArray) told = g_ptr_array_new ();
  g_autofree char *round = NULL;
  BrgMove answer;

  while (brg_guided_suggest (fixture, &answer))
    {
      g_autoptr (GPtrArray) steps = brg_guide_tell (fixture->guide, fixture->game);

      for (guint i = 0; i < steps->len; i++)
        g_ptr_array_add (told, steps->pdata[i]);
      brg_guided_move (fixture, answer);
      brg_guided_let_rival (fixture);
    }

  round = name_round (fixture);
  g_assert_cmpstr (round, ==, "B3");
  for (guint i = 0; i < fixture->guide->steps->len; i++)
    {
      const BrgGuideStep *step = fixture->guide->steps->pdata[i];

      if (step->move != NULL && !g_ptr_array_find (told, step, NULL))
        g_error ("%s was not told", step->id);
    }
}

static void
test_begin (Fixture       *fixture,
            gconstpointer  data)
{
  BrgMove answer;

  brg_guided_assert (fixture, "welcome aim what-pays start");
  g_assert_true (brg_guided_suggest (fixture, &answer));
  brg_guided_move (fixture, answer);
  brg_guided_assert (fixture, "");
  brg_guided_let_rival (fixture);
  brg_guided_assert (fixture, "dice take-boarding-house");
  g_assert_true (brg_guided_suggest (fixture, &answer));
  brg_guided_move (fixture, answer);
  brg_guided_assert (fixture, "place-boarding-house");
  g_assert_true (brg_guided_suggest (fixture, &answer));
  brg_guided_move (fixture, answer);
  brg_guided_assert (fixture, "region buildings end-turn");
}

/* ---- somebody who does something else ---- */

/* The guide takes it as it comes, and is back where its next step fits. */
static void
test_deviate (Fixture       *fixture,
              gconstpointer  data)
{
  brg_guided_make (fixture, "start space:1.2");
  brg_guided_let_rival (fixture);
  brg_guided_assert (fixture, "dice take-boarding-house");
  brg_guided_make (fixture, "workers die:6");
  brg_guided_assert (fixture, "took-workers any-die");
  brg_guided_make (fixture, "workers die:3");
  brg_guided_assert (fixture, "end-turn");
  brg_guided_make (fixture, "end-turn");
  brg_guided_let_rival (fixture);
  brg_guided_assert (fixture, "market-empties take-pigs");
}

/* It always has something to suggest, which can be done. */
static void
check_suggestion (Fixture *fixture)
{
  g_autofree char *round = name_round (fixture);
  BrgMove answer;

  if (strcmp (round, LAST_GUIDED_ROUND) > 0)
    return;

  if (!brg_guided_suggest (fixture, &answer))
    g_error ("nothing is suggested at %s", round);
  g_assert_true (brg_game_is_legal (fixture->game, &answer));
}

static void
note_told (Fixture    *fixture,
           GHashTable *told)
{
  g_autoptr (GPtrArray) steps = brg_guide_tell (fixture->guide, fixture->game);

  for (guint i = 0; i < steps->len; i++)
    g_hash_table_add (told, steps->pdata[i]);
}

/* Half of what somebody does is what a computer would do, so that all sorts of things come about. */
static void
play_anyhow (Fixture    *fixture,
             BrgRandom  *random,
             GHashTable *told)
{
  while (!brg_guided_is_over (fixture))
    {
      if (brg_guided_is_asked (fixture))
        check_suggestion (fixture);
      note_told (fixture, told);
      if (brg_guided_is_asked (fixture) && brg_random_below (random, 4) == 0)
        brg_guided_move (fixture, choose_any (fixture, random));
      else
        brg_guided_move (fixture, brg_guided_think (fixture));
    }

  note_told (fixture, told);
}

/* Every step is for somebody. */
static void
test_reach (Fixture       *fixture,
            gconstpointer  data)
{
  g_autoptr (GHashTable) told = g_hash_table_new (NULL, NULL);
  BrgRandom random = { 0 };

  random.key = 3;
  for (guint i = 0; i < N_GAMES; i++)
    {
      BrgMove answer;

      /* Some begin as they are told to. */
      for (guint j = brg_random_below (&random, 26); j > 0 && brg_guided_suggest (fixture, &answer); j--)
        {
          note_told (fixture, told);
          brg_guided_move (fixture, answer);
          brg_guided_let_rival (fixture);
        }
      play_anyhow (fixture, &random, told);
      brg_guided_begin (fixture);
    }

  for (guint i = 0; i < fixture->guide->steps->len; i++)
    if (!g_hash_table_contains (told, fixture->guide->steps->pdata[i]))
      g_error ("%s was never told", ((const BrgGuideStep *) fixture->guide->steps->pdata[i])->id);
}

/* ---- back and on ---- */

static void
test_undo (Fixture       *fixture,
           gconstpointer  data)
{
  g_autoptr (GPtrArray) before = g_ptr_array_new_with_free_func (g_free);
  BrgRandom random = { 0 };

  random.key = 5;
  for (guint i = 0; i < 60 && !brg_guided_is_over (fixture); i++)
    {
      g_ptr_array_add (before, brg_guided_read (fixture));
      if (brg_guided_is_asked (fixture) && brg_game_get_legal (fixture->game)->n > 1)
        {
          brg_guided_move (fixture, choose_any (fixture, &random));
          if (brg_game_can_undo (fixture->game))
            {
              brg_game_undo (fixture->game);
              brg_guided_assert (fixture, before->pdata[before->len - 1]);
            }
        }
      if (!brg_guided_is_over (fixture))
        brg_guided_move (fixture, brg_guided_think (fixture));
    }
}

/* A game that was saved and is opened again is told as before. */
static void
test_resume (Fixture       *fixture,
             gconstpointer  data)
{
  BrgMove answer;

  for (guint i = 0; i < 9; i++)
    {
      g_autofree char *text = brg_record_to_text (fixture->game);
      g_autofree char *ids = brg_guided_read (fixture);
      g_autoptr (GError) error = NULL;
      BrgGame *again = brg_record_from_text (fixture->catalogue, "test", text, -1, &error);

      g_assert_no_error (error);
      g_object_unref (fixture->game);
      fixture->game = again;
      g_assert_true (brg_guide_knows (fixture->guide, again));
      brg_guided_assert (fixture, ids);
      g_assert_true (brg_guided_suggest (fixture, &answer));
      brg_guided_move (fixture, answer);
      brg_guided_let_rival (fixture);
    }
}

#define ADD(path, function) \
  g_test_add (path, Fixture, NULL, brg_guided_set_up, function, brg_guided_tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("/guide/begin", test_begin);
  ADD ("/guide/follow", test_follow);
  ADD ("/guide/deviate", test_deviate);
  ADD ("/guide/reach", test_reach);
  ADD ("/guide/undo", test_undo);
  ADD ("/guide/resume", test_resume);

  return g_test_run ();
}
