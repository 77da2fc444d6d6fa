/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "core/engine/brg-error.h"
#include "tests/guide/brg-guided.h"
#include "ui/brg-guide-reader.h"
#include "ui/brg-help-book.h"

/* The file of the guide speaks of what there is, and what is wrong in such a file is said. */

typedef BrgGuided Fixture;

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

/* ---- which game it is for ---- */

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

#define ADD(path, function) \
  g_test_add (path, Fixture, NULL, brg_guided_set_up, function, brg_guided_tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("/guide/names", test_names);
  ADD ("/guide/faults", test_faults);
  ADD ("/guide/others", test_others);

  return g_test_run ();
}
