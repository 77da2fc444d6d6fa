/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <adwaita.h>
#include <string.h>

#include "core/duchy/brg-duchy-variant.h"
#include "core/engine/brg-error.h"
#include "core/engine/brg-record.h"
#include "core/players/brg-player.h"
#include "ui/brg-guide-reader.h"
#include "ui/brg-guide.h"
#include "ui/brg-help-book.h"
#include "ui/brg-thinking.h"

/* What the guide tells in whole games: of somebody who does all that it suggests, and of people who
 * do anything. */

#define N_GAMES 30
#define LAST_GUIDED_ROUND "B2"

typedef struct
{
  BrgCatalogue *catalogue;
  BrgGuide *guide;
  BrgGame *game;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  fixture->catalogue = brg_catalogue_new ();
  brg_catalogue_add_variant (fixture->catalogue, &brg_duchy_variant);
  fixture->guide = brg_guide_load ();
  fixture->game = brg_guide_begin (fixture->guide, fixture->catalogue, &error);
  g_assert_no_error (error);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_object_unref (fixture->game);
  brg_guide_free (fixture->guide);
  g_object_unref (fixture->catalogue);
}

/* ---- playing ---- */

static gboolean
is_over (Fixture *fixture)
{
  return brg_position_is_over (brg_game_get_position (fixture->game));
}

static gboolean
is_learner_asked (Fixture *fixture)
{
  return brg_position_get_asked (brg_game_get_position (fixture->game))
         == brg_guide_get_seat (fixture->guide);
}

static void
move (Fixture *fixture,
      BrgMove  answer)
{
  g_autoptr (GError) error = NULL;

  brg_game_move (fixture->game, &answer, &error);
  g_assert_no_error (error);
}

static void
let_rival_move (Fixture *fixture)
{
  while (!is_over (fixture) && !is_learner_asked (fixture))
    move (fixture, brg_thinking_choose (fixture->game, brg_players_find ("greedy")));
}

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

/* ---- what is told ---- */

/* The ids of all steps that are told now. */
static char *
read_ids (Fixture *fixture)
{
  g_autoptr (GPtrArray) steps = brg_guide_tell (fixture->guide, fixture->game);
  g_autoptr (GString) ids = g_string_new (NULL);

  for (guint i = 0; i < steps->len; i++)
    g_string_append_printf (ids, "%s%s", i > 0 ? " " : "",
                            ((const BrgGuideStep *) steps->pdata[i])->id);

  return g_strdup (ids->str);
}

static gboolean
find_suggestion (Fixture *fixture,
                 BrgMove *answer)
{
  g_autoptr (GPtrArray) steps = brg_guide_tell (fixture->guide, fixture->game);

  return steps->len > 0
         && brg_guide_suggest (fixture->guide, fixture->game, steps->pdata[steps->len - 1], answer);
}

/* ---- the file ---- */

static void
assert_name (const BrgGuideStep *step,
             const char         *name,
             guint               row)
{
  if (row == 0)
    g_error ("%s: there is no “%s”", step->id, name);
}

static void
check_names (const BrgRuleset   *ruleset,
             const BrgGuideStep *step)
{
  for (guint i = 0; step->asked != NULL && step->asked[i] != NULL; i++)
    if (strcmp (step->asked[i], "nobody") != 0)
      assert_name (step, step->asked[i], brg_ruleset_find_question (ruleset, step->asked[i]));
  if (step->event != NULL)
    assert_name (step, step->event, brg_ruleset_find_event_kind (ruleset, step->event));
  if (step->can != NULL)
    assert_name (step, step->can, brg_ruleset_find_verb (ruleset, step->can));
  if (step->cannot != NULL)
    assert_name (step, step->cannot, brg_ruleset_find_verb (ruleset, step->cannot));
}

static void
check_notation (Fixture            *fixture,
                const BrgGuideStep *step)
{
  const BrgRuleset *ruleset = brg_game_get_ruleset (fixture->game);
  guint seat = brg_guide_get_seat (fixture->guide);
  g_autoptr (GError) error = NULL;
  BrgSubject subject;
  BrgMove answer;

  for (guint i = 0; i < step->looks->len; i++)
    {
      const BrgGuideLook *look = step->looks->pdata[i];

      if (look->thing != NULL)
        brg_subject_parse (ruleset, look->thing, seat, &subject, &error);
      g_assert_no_error (error);
    }
  if (step->move != NULL)
    brg_move_parse (ruleset, seat, step->move, &answer, &error);
  g_assert_no_error (error);
}

static void
check_links (const BrgHelpBook  *book,
             const BrgGuideStep *step)
{
  g_autoptr (GRegex) regex = g_regex_new ("href=\"([^\"]*)\"", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;

  for (g_regex_match (regex, step->words, 0, &match); g_match_info_matches (match);
       g_match_info_next (match, NULL))
    {
      g_autofree char *reference = g_match_info_fetch (match, 1);

      if (brg_help_book_find (book, reference, NULL) == NULL)
        g_error ("%s: there is nothing at “%s”", step->id, reference);
    }
}

static void
test_names (Fixture       *fixture,
            gconstpointer  data)
{
  g_autoptr (BrgHelpBook) book = brg_help_book_new (brg_game_get_ruleset (fixture->game), NULL);

  for (guint i = 0; i < fixture->guide->steps->len; i++)
    {
      const BrgGuideStep *step = fixture->guide->steps->pdata[i];

      g_assert_nonnull (step->title);
      g_assert_nonnull (step->words);
      check_names (brg_game_get_ruleset (fixture->game), step);
      check_notation (fixture, step);
      check_links (book, step);
    }
}

static void
assert_fault (const char *text,
              const char *message)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  g_autoptr (GError) error = NULL;

  g_assert_null (brg_guide_read ("test.xml", bytes, &error));
  g_assert_cmpstr (error->message, ==, message);
}

static void
test_faults (Fixture       *fixture,
             gconstpointer  data)
{
  assert_fault ("<guide/>", "test.xml:1: <guide> needs the attribute “seed”");
  assert_fault ("<guide seed=\"1\">\n<step/></guide>",
                "test.xml:2: <step> needs the attribute “id”");
  assert_fault ("<guide seed=\"1\">\n<title/></guide>", "test.xml:2: <title> cannot stand here");
  assert_fault ("<guide seed=\"1\"><step id=\"a\"><p>A <move/></p></step></guide>",
                "test.xml:1: <move> cannot stand here");
  assert_fault ("<step id=\"a\"/>", "test.xml:1: <step> cannot stand here");
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

  while (find_suggestion (fixture, &answer))
    {
      g_autoptr (GPtrArray) steps = brg_guide_tell (fixture->guide, fixture->game);

      for (guint i = 0; i < steps->len; i++)
        g_ptr_array_add (told, steps->pdata[i]);
      move (fixture, answer);
      let_rival_move (fixture);
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
assert_told (Fixture    *fixture,
             const char *ids)
{
  g_autofree char *found = read_ids (fixture);

  g_assert_cmpstr (found, ==, ids);
}

static void
test_begin (Fixture       *fixture,
            gconstpointer  data)
{
  BrgMove answer;

  assert_told (fixture, "welcome aim what-pays start");
  g_assert_true (find_suggestion (fixture, &answer));
  move (fixture, answer);
  assert_told (fixture, "");
  let_rival_move (fixture);
  assert_told (fixture, "dice take-boarding-house");
  g_assert_true (find_suggestion (fixture, &answer));
  move (fixture, answer);
  assert_told (fixture, "place-boarding-house");
  g_assert_true (find_suggestion (fixture, &answer));
  move (fixture, answer);
  assert_told (fixture, "region buildings end-turn");
}

/* ---- somebody who does something else ---- */

static void
make (Fixture    *fixture,
      const char *notation)
{
  g_autoptr (GError) error = NULL;
  BrgMove answer;

  brg_move_parse (brg_game_get_ruleset (fixture->game), brg_guide_get_seat (fixture->guide),
                  notation, &answer, &error);
  g_assert_no_error (error);
  move (fixture, answer);
}

/* The guide takes it as it comes, and is back where its next step fits. */
static void
test_deviate (Fixture       *fixture,
              gconstpointer  data)
{
  make (fixture, "start space:1.2");
  let_rival_move (fixture);
  assert_told (fixture, "dice take-boarding-house");
  make (fixture, "workers die:6");
  assert_told (fixture, "took-workers any-die");
  make (fixture, "workers die:3");
  assert_told (fixture, "end-turn");
  make (fixture, "end-turn");
  let_rival_move (fixture);
  assert_told (fixture, "market-empties take-pigs");
}

/* It always has something to suggest, which can be done. */
static void
check_suggestion (Fixture *fixture)
{
  g_autofree char *round = name_round (fixture);
  g_autofree char *ids = read_ids (fixture);
  BrgMove answer;

  if (strcmp (round, LAST_GUIDED_ROUND) > 0)
    return;

  if (!find_suggestion (fixture, &answer))
    g_error ("nothing is suggested at %s: “%s”", round, ids);
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
  while (!is_over (fixture))
    {
      if (is_learner_asked (fixture))
        check_suggestion (fixture);
      note_told (fixture, told);
      if (is_learner_asked (fixture) && brg_random_below (random, 4) == 0)
        move (fixture, choose_any (fixture, random));
      else
        move (fixture, brg_thinking_choose (fixture->game, brg_players_find ("greedy")));
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
      for (guint j = brg_random_below (&random, 26); j > 0 && find_suggestion (fixture, &answer); j--)
        {
          note_told (fixture, told);
          move (fixture, answer);
          let_rival_move (fixture);
        }
      play_anyhow (fixture, &random, told);
      g_object_unref (fixture->game);
      fixture->game = brg_guide_begin (fixture->guide, fixture->catalogue, NULL);
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
  for (guint i = 0; i < 60 && !is_over (fixture); i++)
    {
      g_ptr_array_add (before, read_ids (fixture));
      if (is_learner_asked (fixture) && brg_game_get_legal (fixture->game)->n > 1)
        {
          move (fixture, choose_any (fixture, &random));
          if (brg_game_can_undo (fixture->game))
            {
              brg_game_undo (fixture->game);
              assert_told (fixture, before->pdata[before->len - 1]);
            }
        }
      if (!is_over (fixture))
        move (fixture, brg_thinking_choose (fixture->game, brg_players_find ("greedy")));
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
      g_autofree char *ids = read_ids (fixture);
      g_autoptr (GError) error = NULL;
      BrgGame *again = brg_record_from_text (fixture->catalogue, "test", text, -1, &error);

      g_assert_no_error (error);
      g_object_unref (fixture->game);
      fixture->game = again;
      g_assert_true (brg_guide_knows (fixture->guide, again));
      assert_told (fixture, ids);
      g_assert_true (find_suggestion (fixture, &answer));
      move (fixture, answer);
      let_rival_move (fixture);
    }
}

static void
assert_unknown (Fixture  *fixture,
                BrgSetup *setup,
                guint64   seed)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgRuleset) ruleset = brg_ruleset_new (fixture->catalogue, setup, &error);
  g_autoptr (BrgGame) game = NULL;

  g_assert_no_error (error);
  game = brg_game_new (ruleset, seed);
  g_assert_false (brg_guide_knows (fixture->guide, game));
  brg_setup_free (setup);
}

static BrgSetup *
copy_with (Fixture    *fixture,
           const char *option,
           const char *value)
{
  BrgSetup *setup = brg_setup_copy (fixture->guide->setup);

  if (option != NULL)
    brg_setup_set_seat_option (setup, 0, option, value);

  return setup;
}

static void
test_others (Fixture       *fixture,
             gconstpointer  data)
{
  BrgSetup *doubled = copy_with (fixture, NULL, NULL);

  g_assert_true (brg_guide_knows (fixture->guide, fixture->game));
  assert_unknown (fixture, copy_with (fixture, NULL, NULL), fixture->guide->seed + 1);
  assert_unknown (fixture, copy_with (fixture, "duchy", "2"), fixture->guide->seed);
  assert_unknown (fixture, copy_with (fixture, "name", "Ada"), fixture->guide->seed);
  assert_unknown (fixture, copy_with (fixture, "player", "random"), fixture->guide->seed);
  assert_unknown (fixture, brg_setup_new ("duchy", 3), fixture->guide->seed);
  brg_setup_set_option (doubled, "free-step", "doubled");
  assert_unknown (fixture, doubled, fixture->guide->seed);
}

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("/guide/names", test_names);
  ADD ("/guide/faults", test_faults);
  ADD ("/guide/begin", test_begin);
  ADD ("/guide/follow", test_follow);
  ADD ("/guide/deviate", test_deviate);
  ADD ("/guide/reach", test_reach);
  ADD ("/guide/undo", test_undo);
  ADD ("/guide/resume", test_resume);
  ADD ("/guide/others", test_others);

  return g_test_run ();
}
