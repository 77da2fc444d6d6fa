/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is counted of the games that were played, and what is not. */

#include "app/brg-statistics-choices.h"

typedef struct
{
  const char *name;
  const char *player;
  const char *duchy;
  gint points;
  guint place;
} Seat;

static void
add_seat (BrgDigest  *digest,
          const Seat *seat)
{
  BrgDigestSeat *out = &digest->seats[digest->n_seats];

  out->team = digest->n_seats++;
  out->name = g_strdup (seat->name);
  out->player = g_strdup (seat->player);
  out->duchy = g_strdup (seat->duchy);
  out->points = seat->points;
  out->place = seat->place;
}

static BrgDigest *
add_game (GListStore *games,
          const char *variant,
          const char *module,
          const Seat *seats,
          guint       n_seats)
{
  g_autoptr (BrgDigest) digest = g_object_new (BRG_TYPE_DIGEST, NULL);

  digest->variant = g_strdup (variant);
  digest->over = digest->kept = TRUE;
  if (module != NULL)
    g_ptr_array_add (digest->modules, g_strdup (module));
  for (guint i = 0; i < n_seats; i++)
    add_seat (digest, &seats[i]);
  /* The latest comes first. */
  g_list_store_insert (games, 0, digest);

  return digest;
}

static GListStore *
make_games (void)
{
  static const Seat first[] = { { "Ada", NULL, "2", 100, 1 }, { NULL, "greedy", "10", 80, 2 } };
  static const Seat second[] = { { "Ada", NULL, "10", 90, 2 }, { "Bert", NULL, "2", 120, 1 } };
  static const Seat third[] = { { "Ada", NULL, "2", 160, 1 }, { "Bert", NULL, "3", 160, 1 },
                                { NULL, "greedy", "1", 70, 3 } };
  static const Seat fourth[] = { { NULL, NULL, "1", 30, 2 }, { NULL, "greedy", "4", 31, 1 } };
  static const Seat other[] = { { "Ada", NULL, NULL, 5, 1 }, { "Bert", NULL, NULL, 4, 2 } };
  GListStore *games = g_list_store_new (BRG_TYPE_DIGEST);

  add_game (games, "duchy", NULL, first, 2);
  add_game (games, "duchy", "herbs", second, 2);
  add_game (games, "duchy", "herbs", third, 3);
  add_game (games, "duchy", NULL, fourth, 2);
  add_game (games, "cards", NULL, other, 2);
  /* Given up, and somebody else's. */
  add_game (games, "duchy", NULL, first, 2)->over = FALSE;
  add_game (games, "duchy", NULL, first, 2)->kept = FALSE;

  return games;
}

static void
assert_tally (const BrgTally *tally,
              const char     *key,
              guint           n_games,
              guint           n_wins,
              gint64          sum,
              gint            best)
{
  g_assert_cmpstr (tally->key, ==, key);
  g_assert_cmpuint (tally->n_games, ==, n_games);
  g_assert_cmpuint (tally->n_wins, ==, n_wins);
  g_assert_cmpint (tally->sum, ==, sum);
  g_assert_cmpint (tally->best, ==, best);
}

static void
test_person (void)
{
  g_autoptr (GListStore) games = make_games ();
  const BrgStatisticsFilter filter = { .variant = "duchy", .who = "person:Ada" };
  g_autoptr (BrgStatistics) self = brg_statistics_new (G_LIST_MODEL (games), &filter);

  assert_tally (brg_statistics_get_total (self), NULL, 3, 2, 350, 160);
  g_assert_cmpfloat_with_epsilon (brg_tally_get_mean (brg_statistics_get_total (self)), 116.667,
                                  0.001);

  g_assert_cmpuint (brg_statistics_get_n_rows (self, BRG_STATISTICS_DUCHIES), ==, 2);
  assert_tally (brg_statistics_get_row (self, BRG_STATISTICS_DUCHIES, 0), "2", 2, 2, 260, 160);
  assert_tally (brg_statistics_get_row (self, BRG_STATISTICS_DUCHIES, 1), "10", 1, 0, 90, 90);

  g_assert_cmpuint (brg_statistics_get_n_rows (self, BRG_STATISTICS_OPPONENTS), ==, 2);
  assert_tally (brg_statistics_get_row (self, BRG_STATISTICS_OPPONENTS, 0), "computer:greedy", 2,
                2, 260, 160);
  assert_tally (brg_statistics_get_row (self, BRG_STATISTICS_OPPONENTS, 1), "person:Bert", 2, 1,
                250, 160);

  g_assert_cmpuint (brg_statistics_get_n_rows (self, BRG_STATISTICS_EXPANSIONS), ==, 2);
  assert_tally (brg_statistics_get_row (self, BRG_STATISTICS_EXPANSIONS, 0), "", 1, 1, 100, 100);
  assert_tally (brg_statistics_get_row (self, BRG_STATISTICS_EXPANSIONS, 1), "herbs", 2, 1, 250,
                160);
}

/* Two people at one table had two results in one game. */
static void
test_everybody (void)
{
  g_autoptr (GListStore) games = make_games ();
  const BrgStatisticsFilter filter = { .variant = "duchy" };
  g_autoptr (BrgStatistics) self = brg_statistics_new (G_LIST_MODEL (games), &filter);

  assert_tally (brg_statistics_get_total (self), NULL, 4, 4, 660, 160);
  g_assert_cmpuint (brg_statistics_get_total (self)->n_results, ==, 6);
  g_assert_cmpuint (brg_statistics_get_n_rows (self, BRG_STATISTICS_PLAYERS), ==, 4);
  assert_tally (brg_statistics_get_row (self, BRG_STATISTICS_PLAYERS, 0), "computer:greedy", 3, 1,
                181, 80);
  assert_tally (brg_statistics_get_row (self, BRG_STATISTICS_PLAYERS, 1), "person:Ada", 3, 2, 350,
                160);
  assert_tally (brg_statistics_get_row (self, BRG_STATISTICS_PLAYERS, 3), "person:", 1, 0, 30, 30);
}

/* Who wins together has not met as opponents. */
static void
test_partners (void)
{
  static const Seat seats[] = { { "Ada", NULL, "31", 60, 1 }, { NULL, "greedy", "31", 70, 2 },
                                { "Bert", NULL, "31", 65, 1 }, { NULL, "greedy", "31", 50, 2 } };
  g_autoptr (GListStore) games = g_list_store_new (BRG_TYPE_DIGEST);
  const BrgStatisticsFilter filter = { .variant = "duchy", .who = "person:Bert" };
  BrgDigest *digest = add_game (games, "duchy", NULL, seats, 4);
  g_autoptr (BrgStatistics) self = NULL;

  for (guint i = 0; i < 4; i++)
    digest->seats[i].team = i % 2;
  self = brg_statistics_new (G_LIST_MODEL (games), &filter);

  g_assert_cmpuint (brg_statistics_get_n_rows (self, BRG_STATISTICS_OPPONENTS), ==, 1);
  assert_tally (brg_statistics_get_row (self, BRG_STATISTICS_OPPONENTS, 0), "computer:greedy", 1, 1,
                65, 65);
}

/* The earliest first. */
static void
test_results (void)
{
  g_autoptr (GListStore) games = make_games ();
  const BrgStatisticsFilter filter = { .variant = "duchy", .who = "person:Bert" };
  g_autoptr (BrgStatistics) self = brg_statistics_new (G_LIST_MODEL (games), &filter);
  const BrgResult *result;

  g_assert_cmpuint (brg_statistics_get_n_results (self), ==, 2);
  result = brg_statistics_get_result (self, 0);
  g_assert_cmpint (result->digest->seats[result->seat].points, ==, 120);
  result = brg_statistics_get_result (self, 1);
  g_assert_cmpint (result->digest->seats[result->seat].points, ==, 160);
}

static guint
count (const BrgStatisticsFilter *filter)
{
  g_autoptr (GListStore) games = make_games ();
  g_autoptr (BrgStatistics) self = brg_statistics_new (G_LIST_MODEL (games), filter);

  return brg_statistics_get_total (self)->n_games;
}

static void
test_filter (void)
{
  g_assert_cmpuint (count (&(BrgStatisticsFilter){ .variant = "cards" }), ==, 1);
  g_assert_cmpuint (count (&(BrgStatisticsFilter){ .variant = "none" }), ==, 0);
  g_assert_cmpuint (count (&(BrgStatisticsFilter){ .variant = "duchy", .n_seats = 3 }), ==, 1);
  g_assert_cmpuint (count (&(BrgStatisticsFilter){ .variant = "duchy", .module = "" }), ==, 2);
  g_assert_cmpuint (count (&(BrgStatisticsFilter){ .variant = "duchy", .module = "herbs" }), ==, 2);
  g_assert_cmpuint (count (&(BrgStatisticsFilter){ .variant = "duchy", .module = "herbs",
                                                   .n_seats = 4 }), ==, 0);
  g_assert_cmpuint (count (&(BrgStatisticsFilter){ .variant = "duchy",
                                                   .who = "computer:greedy" }), ==, 3);
}

static void
assert_choices (BrgStatisticsChoice  choice,
                const char          *expected)
{
  g_autoptr (GListStore) games = make_games ();
  g_autoptr (GPtrArray) list = brg_statistics_choices (G_LIST_MODEL (games), choice);
  g_autofree char *words = NULL;

  g_ptr_array_add (list, NULL);
  words = g_strjoinv (" ", (char **) list->pdata);
  g_assert_cmpstr (words, ==, expected);
}

static void
test_choices (void)
{
  assert_choices (BRG_CHOICE_VARIANT, "duchy cards");
  assert_choices (BRG_CHOICE_PLAYER, "person:Ada person:Bert person: computer:greedy");
  assert_choices (BRG_CHOICE_MODULE, "herbs");
}

static void
test_nothing (void)
{
  g_autoptr (GListStore) games = g_list_store_new (BRG_TYPE_DIGEST);
  const BrgStatisticsFilter filter = { .variant = NULL };
  g_autoptr (BrgStatistics) self = brg_statistics_new (G_LIST_MODEL (games), &filter);

  g_assert_cmpuint (brg_statistics_get_total (self)->n_games, ==, 0);
  g_assert_cmpfloat_with_epsilon (brg_tally_get_mean (brg_statistics_get_total (self)), 0, 0.001);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/statistics/person", test_person);
  g_test_add_func ("/statistics/everybody", test_everybody);
  g_test_add_func ("/statistics/partners", test_partners);
  g_test_add_func ("/statistics/results", test_results);
  g_test_add_func ("/statistics/filter", test_filter);
  g_test_add_func ("/statistics/choices", test_choices);
  g_test_add_func ("/statistics/nothing", test_nothing);

  return g_test_run ();
}
