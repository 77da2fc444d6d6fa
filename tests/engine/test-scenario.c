/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-tiny-variant.h"
#include "core/engine/brg-error.h"
#include "core/engine/brg-scenario.h"

/* Every scenario here begins so: seat 1 has a card of each kind. */
#define HEAD \
  "scenario \"title\"\n" \
  "players 2\n" \
  "set hand 1 one two three\n" \
  "set stock one=8 two=8 three=8\n" \
  "set chips 1 1\n"

static GPtrArray *
run (const char   *text,
     BrgCoverage  *coverage,
     GError      **error)
{
  g_autoptr (BrgCatalogue) catalogue = brg_catalogue_new ();

  brg_catalogue_add_variant (catalogue, &brg_tiny_variant);
  brg_catalogue_add_module (catalogue, &brg_tiny_more_module);
  return brg_scenario_run_text (catalogue, "tiny", "file", text, -1, coverage, error);
}

static GPtrArray *
run_well (const char  *text,
          BrgCoverage *coverage)
{
  g_autoptr (GError) error = NULL;
  GPtrArray *results = run (text, coverage, &error);

  g_assert_no_error (error);
  return results;
}

/* Of the last scenario. */
static const BrgScenarioResult *
last (GPtrArray *results)
{
  return results->pdata[results->len - 1];
}

static void
assert_holds (const char *lines)
{
  g_autofree char *text = g_strconcat (HEAD, lines, NULL);
  g_autoptr (GPtrArray) results = run_well (text, NULL);

  if (!last (results)->ok)
    g_error ("%s", last (results)->message);
}

static void
assert_fails (const char *lines,
              const char *place,
              gboolean    is_bad)
{
  g_autofree char *text = g_strconcat (HEAD, lines, NULL);
  g_autoptr (GPtrArray) results = run_well (text, NULL);

  g_assert_false (last (results)->ok);
  if (!g_str_has_prefix (last (results)->message, place))
    g_error ("“%s” should be at “%s”", last (results)->message, place);
  g_assert_cmpint (last (results)->is_bad, ==, is_bad);
}

static void
test_holds (void)
{
  assert_holds ("expect asked 1 turn\n"
                "expect legal 1 play card:two\n"
                "expect legal 1 buy\n"
                "expect n-moves 5\n"
                "expect refused 1 not-now decline\n"
                "expect refused 2 not-asked play card:two\n"
                "expect hand 1 one two three\n"
                "expect has hand 1 two\n"
                "expect played\n"
                "expect score 1 0\n"
                "expect place 1 1\n"
                "expect place 2 1\n"
                "play 1 play card:two\n"
                "expect refused 1 played play card:one\n"
                "expect event played seat=1 card:two\n"
                "expect event points seat=1 amount=2 cause=card times=1\n"
                "expect no-event points seat=2\n"
                "expect no-event points amount=3\n"
                "expect points-gained 1 2 card\n"
                "expect points-gained 1 0 round\n"
                "expect points-gained 1 2\n"
                "expect points-gained 2 0\n"
                "expect score 1 2\n"
                "expect place 2 2\n"
                "expect hand 1 one three=1\n"
                "set chips 1 0\n"
                "expect refused 1 no-chip buy\n"
                "play 1 end\n"
                "expect no-event played\n"
                "expect event round\n");
  assert_holds ("set no-frames\nexpect over\n");
}

/* What one cause owes is paid in the rules' order, or in the owner's. */
static void
test_bundle (void)
{
  assert_holds ("set hand 1 one two=2\n"
                "play 1 play card:one\n"
                "expect asked 1 next\n"
                "expect n-moves 4\n"
                "expect refused 1 not-now end\n"
                "play 1 next reward:luck\n"
                "expect points-gained 1 1 round\n"
                "expect points-gained 1 0 card\n"
                "expect refused 1 not-owed next reward:luck\n"
                "play 1 next reward:card\n"
                "expect event drew seat=1\n"
                "expect points-gained 1 1 card\n"
                "expect asked 1 turn\n");
  assert_holds ("set hand 1 one two=2\n"
                "set chips 1 0\n"
                "play 1 play card:one\n"
                "expect points-gained 1 1 round\n"
                "expect points-gained 1 4 card\n"
                "expect asked 1 turn\n");
}

/* Lines that do not hold, and where that is said. */
static void
test_fails (void)
{
  static const struct
  {
    const char *lines;
    const char *place;
  } cases[] = {
    { "expect asked 2 turn", "file:6:8: " },
    { "expect asked 1 feed", "file:6:8: " },
    { "expect over", "file:6:8: " },
    { "set no-frames\nexpect asked 1 turn", "file:7:8: " },
    { "expect legal 1 decline", "file:6:16: " },
    { "expect refused 1 not-now play card:two", "file:6:26: " },
    { "expect refused 1 no-card decline", "file:6:18: " },
    { "expect n-moves 3", "file:6:16: " },
    { "expect hand 1 one two", "file:6:8: " },
    { "expect has hand 1 one=2", "file:6:12: " },
    { "expect score 1 1", "file:6:16: " },
    { "expect place 1 2", "file:6:16: " },
    { "play 1 decline", "file:6:8: " },
    { "play 2 end", "file:6:8: " },
    { "play 1 play card:two\nexpect points-gained 1 3", "file:7:24: " },
    { "play 1 play card:two\nexpect event points amount=3", "file:7:14: " },
    { "play 1 play card:two\nexpect event points times=2", "file:7:14: " },
    { "play 1 play card:two\nexpect no-event points", "file:7:17: " },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    assert_fails (cases[i].lines, cases[i].place, FALSE);
}

/* Lines that cannot be understood. */
static void
test_bad (void)
{
  static const struct
  {
    const char *lines;
    const char *place;
  } cases[] = {
    { "expcet over", "file:6:1: " },
    { "expect", "file:6: " },
    { "expect over now", "file:6:13: " },
    { "expect sliver 1 2", "file:6:8: " },
    { "expect asked 3 turn", "file:6:14: " },
    { "expect asked 1 trun", "file:6:16: " },
    { "expect legal 1 eat", "file:6:16: " },
    { "expect legal 1 play card:nine", "file:6:16: " },
    { "expect refused 1 why decline", "file:6:18: " },
    { "expect event eaten", "file:6:14: " },
    { "expect event points seat=3", "file:6:21: " },
    { "expect event points cause=rain", "file:6:21: " },
    { "expect event points colour=red", "file:6:21: " },
    { "expect event played card:nine", "file:6:21: " },
    { "expect points-gained 1 x", "file:6:24: " },
    { "expect frame game", "file:6:8: " },
    { "set hand 3 one", "file:6:10: " },
    { "set hand 1 nine", "file:6:12: " },
    { "set hand 1 one=99", "file:6:12: " },
    { "set turn-seat 3", "file:6:15: " },
    { "play 1", "file:6: " },
    { "play x end", "file:6:6: " },
    { "players 3", "file:6:1: " },
    { "begin", "file:6:1: " },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    assert_fails (cases[i].lines, cases[i].place, TRUE);
}

static void
test_several (void)
{
  g_autoptr (GPtrArray) results
      = run_well ("scenario \"first\"\nrule R1 R2\nexpect over\nexpcet\n"
                  "scenario \"second\"\nmodule tiny-more\nseed 3\nbegin\nexpect asked 1 turn\n"
                  "scenario \"third\"\nplayers 9\n"
                  "scenario \"fourth\"\nmodule none\nbegin\n",
                  NULL);
  const BrgScenarioResult *first = results->pdata[0];
  const BrgScenarioResult *second = results->pdata[1];

  g_assert_cmpuint (results->len, ==, 4);
  g_assert_cmpstr (first->title, ==, "first");
  g_assert_cmpstr (first->rules[0], ==, "R1");
  g_assert_cmpstr (first->rules[1], ==, "R2");
  g_assert_null (first->rules[2]);
  g_assert_false (first->ok);
  g_assert_false (first->is_bad);
  g_assert_true (second->ok);
  g_assert_null (second->message);
  g_assert_true (((BrgScenarioResult *) results->pdata[2])->is_bad);
  g_assert_true (((BrgScenarioResult *) results->pdata[3])->is_bad);
}

static void
test_no_scenarios (void)
{
  static const char * const texts[] = { "expect over", "scenario", "scenario \"a\nb\"", "\xff" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (run (texts[i], NULL, &error));
      g_assert_error (error, BRG_ERROR, BRG_ERROR_SYNTAX);
    }

  g_autoptr (GPtrArray) none = run_well ("# nothing\n", NULL);
  g_assert_cmpuint (none->len, ==, 0);
}

static void
test_coverage (void)
{
  g_autoptr (BrgCoverage) coverage = brg_coverage_new ();
  g_autoptr (GPtrArray) results
      = run_well (HEAD "expect refused 1 not-now decline\nplay 1 play card:three\n"
                       "expect asked 1 feed\n"
                       "scenario \"cites\"\nrule R9\nbegin\n",
                  coverage);
  g_autoptr (GPtrArray) verbs = brg_coverage_get_names (coverage, BRG_COVERAGE_VERB);

  g_assert_true (((BrgScenarioResult *) results->pdata[0])->ok);
  g_assert_cmpuint (verbs->len, ==, 1);
  g_assert_cmpstr (verbs->pdata[0], ==, "play");
  g_assert_true (brg_coverage_has (coverage, BRG_COVERAGE_RULE, "R9"));
  g_assert_true (brg_coverage_has (coverage, BRG_COVERAGE_REFUSED_VERB, "decline"));
  g_assert_true (brg_coverage_has (coverage, BRG_COVERAGE_REASON, "not-now"));
  g_assert_true (brg_coverage_has (coverage, BRG_COVERAGE_SUBJECT, "card:three"));
  g_assert_false (brg_coverage_has (coverage, BRG_COVERAGE_SUBJECT, "card:two"));
  g_assert_true (brg_coverage_has (coverage, BRG_COVERAGE_QUESTION, "turn"));
  g_assert_true (brg_coverage_has (coverage, BRG_COVERAGE_QUESTION, "feed"));
  g_assert_true (brg_coverage_has (coverage, BRG_COVERAGE_EVENT, "points"));
  g_assert_true (brg_coverage_has (coverage, BRG_COVERAGE_CAUSE, "card"));
  g_assert_false (brg_coverage_has (coverage, BRG_COVERAGE_CAUSE, "round"));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/scenario/holds", test_holds);
  g_test_add_func ("/scenario/bundle", test_bundle);
  g_test_add_func ("/scenario/fails", test_fails);
  g_test_add_func ("/scenario/bad", test_bad);
  g_test_add_func ("/scenario/several", test_several);
  g_test_add_func ("/scenario/no-scenarios", test_no_scenarios);
  g_test_add_func ("/scenario/coverage", test_coverage);

  return g_test_run ();
}
