/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-module-set.h"
#include "brg-tiny-variant.h"
#include "core/duchy/brg-duchy-variant.h"
#include "core/players/brg-playout.h"

static BrgRuleset *
make_ruleset (const BrgVariant *variant,
              guint             n_seats)
{
  g_autoptr (BrgCatalogue) catalogue = brg_catalogue_new ();
  g_autoptr (BrgSetup) setup = brg_setup_new (variant->rules.id, n_seats);

  brg_catalogue_add_variant (catalogue, variant);
  return brg_ruleset_new (catalogue, setup, NULL);
}

/* The same seed gives the same game, whatever was played at the table before. */
static void
test_repeats (void)
{
  g_autoptr (BrgRuleset) ruleset = make_ruleset (&brg_duchy_variant, 3);

  for (guint i = 0; i < brg_players_get_n (); i++)
    {
      g_autoptr (BrgPlayout) first = brg_playout_new (ruleset, brg_players_get (i));
      g_autoptr (BrgPlayout) second = brg_playout_new (ruleset, brg_players_get (i));

      brg_playout_run (first, 1);
      brg_playout_run (first, 2);
      brg_playout_run (second, 2);
      g_assert_true (brg_position_is_over (first->position));
      g_assert_true (brg_position_equal (ruleset, first->position, second->position));
      g_assert_cmpuint (first->n_moves, ==, second->n_moves);
      g_assert_false (brg_playout_step (first));
    }
}

static void
test_find (void)
{
  for (guint i = 0; i < brg_players_get_n (); i++)
    g_assert_true (brg_players_find (brg_players_get (i)->name) == brg_players_get (i));
  g_assert_null (brg_players_find ("nobody"));
}

/* No player gives a turn up while there is something else than an anytime move to do. */
static void
test_no_waste (void)
{
  g_autoptr (BrgRuleset) ruleset = make_ruleset (&brg_duchy_variant, 2);

  for (guint i = 0; i < brg_players_get_n (); i++)
    {
      g_autoptr (BrgPlayout) playout = brg_playout_new (ruleset, brg_players_get (i));
      g_autofree BrgMove *items = g_new (BrgMove, BRG_MAX_MOVES);

      brg_playout_begin (playout, 3);
      do
        {
          BrgMoves moves = { items, BRG_MAX_MOVES, 0 };
          BrgChoice choice = { ruleset, playout->position, &moves, NULL, NULL, NULL };
          guint seat = brg_position_get_asked (playout->position);
          gboolean in_turn = playout->position->turn_seat == seat;
          gboolean may_end;

          brg_play_list (ruleset, playout->position, &moves);
          may_end = brg_player_may_end (&choice);
          if (!brg_playout_step (playout))
            break;
          if (in_turn && !may_end)
            g_assert_cmpuint (playout->position->turn_seat, ==, seat);
        }
      while (TRUE);
    }
}

/* The random player makes each move about as often as any other. */
static void
test_uniform (void)
{
  g_autoptr (BrgRuleset) ruleset = make_ruleset (&brg_duchy_variant, 2);
  g_autoptr (BrgPlayout) playout = brg_playout_new (ruleset, brg_players_find ("random"));
  BrgRandom random = { 1, 0 };
  guint counts[BRG_MAX_MOVES] = { 0 };
  guint n;

  brg_playout_begin (playout, 1);
  while (playout->position->turn_seat == BRG_NO_SEAT)
    brg_playout_step (playout);
  playout->moves.n = 0;
  brg_play_list (ruleset, playout->position, &playout->moves);
  n = playout->moves.n;

  for (guint i = 0; i < n * 1000; i++)
    counts[brg_player_choose (playout->players[0], ruleset, playout->position, &playout->moves,
                              &random, NULL, NULL)]++;
  for (guint i = 0; i < n; i++)
    {
      guint verb = playout->moves.items[i].verb;

      if (brg_ruleset_row (ruleset->verbs, BrgVerb, verb)->ends_turn)
        g_assert_cmpuint (counts[i], ==, 0);
      else
        g_assert_true (counts[i] > 850 && counts[i] < 1250);
    }
}

/* Streams of seats and games have nothing to do with each other. */
static void
test_streams (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_direct_hash, g_direct_equal);

  for (guint64 seed = 0; seed < 100; seed++)
    for (guint seat = 0; seat < BRG_MAX_SEATS; seat++)
      {
        BrgRandom random;

        brg_player_get_stream (seed, seat, &random);
        g_assert_true (g_hash_table_add (seen, GUINT_TO_POINTER (brg_random_next (&random))));
      }
}

static gboolean
stop_cb (gpointer data)
{
  ++*(guint *) data;
  return TRUE;
}

/* A player that must stop still answers. */
static void
test_should_stop (void)
{
  g_autoptr (BrgRuleset) ruleset = make_ruleset (&brg_tiny_variant, 2);
  g_autoptr (BrgPlayout) playout = brg_playout_new (ruleset, brg_players_find ("greedy"));
  guint n_asked = 0;
  guint index;

  brg_playout_begin (playout, 1);
  brg_play_list (ruleset, playout->position, &playout->moves);
  index = brg_player_choose (playout->players[0], ruleset, playout->position, &playout->moves,
                             &playout->streams[0], stop_cb, &n_asked);
  g_assert_cmpuint (index, <, playout->moves.n);
  g_assert_cmpuint (n_asked, ==, 1);
}

/* ---- whatever is played ---- */

static gdouble
get_worth (const BrgPlayout  *playout,
           const BrgPosition *position,
           guint              seat)
{
  return playout->ruleset->variant->worth (playout->ruleset, position, seat);
}

/* Greedy does at any time only what betters its position. */
static void
test_greedy_anytime (gconstpointer data)
{
  BrgRuleset *ruleset = (BrgRuleset *) data;
  g_autoptr (BrgPlayout) playout = brg_playout_new (ruleset, brg_players_find ("greedy"));
  g_autoptr (BrgPosition) before = brg_position_new (ruleset);
  guint n = 0;

  for (guint64 seed = 1; seed <= 40; seed++)
    for (brg_playout_begin (playout, seed);; n++)
      {
        guint seat = brg_position_get_asked (playout->position);
        BrgRandom stream;
        guint choice;

        if (seat == BRG_NO_SEAT)
          break;
        brg_position_copy (ruleset, before, playout->position);
        stream = playout->streams[seat];
        playout->moves.n = 0;
        brg_play_list (ruleset, playout->position, &playout->moves);
        choice = brg_player_choose (playout->players[seat], ruleset, before, &playout->moves,
                                    &stream, NULL, NULL);
        brg_playout_step (playout);
        if (brg_ruleset_row (ruleset->verbs, BrgVerb, playout->moves.items[choice].verb)->anytime)
          g_assert_cmpfloat (get_worth (playout, playout->position, seat), >,
                             get_worth (playout, before, seat));
      }

  g_assert_cmpuint (n, >, 0);
}

static gboolean
wins (BrgPlayout *playout,
      guint       seed)
{
  guint n_seats = playout->ruleset->n_seats, greedy = seed % n_seats, places[BRG_MAX_SEATS];

  for (guint seat = 0; seat < n_seats; seat++)
    playout->players[seat] = brg_players_find (seat == greedy ? "greedy" : "random");
  brg_playout_run (playout, seed);
  brg_play_rank (playout->ruleset, playout->position, places);

  return places[greedy] == 1;
}

/* Who sits alone wins against nobody, but may come farther than another would have. */
static gboolean
comes_farther (BrgPlayout *playout,
               guint       seed)
{
  gdouble worth;

  playout->players[0] = brg_players_find ("random");
  brg_playout_run (playout, seed);
  worth = get_worth (playout, playout->position, 0);
  playout->players[0] = brg_players_find ("greedy");
  brg_playout_run (playout, seed);

  return get_worth (playout, playout->position, 0) > worth;
}

/* Greedy sits in each seat half of the time, on any of the duchies, and wins nearly always. */
static void
test_greedy_wins (gconstpointer data)
{
  BrgRuleset *ruleset = (BrgRuleset *) data;
  g_autoptr (BrgPlayout) playout = brg_playout_new (ruleset, brg_players_find ("random"));
  const guint n_games = 400;
  guint n_won = 0;

  for (guint seed = 1; seed <= n_games; seed++)
    n_won += ruleset->n_seats > 1 ? wins (playout, seed) : comes_farther (playout, seed);

  g_test_message ("greedy won %u of %u games", n_won, n_games);
  g_assert_cmpuint (n_won * 100, >, n_games * 95);
}

static void
add_tests (BrgPluginHost      *host,
           const BrgModuleSet *set)
{
  g_autofree char *anytime = g_strdup_printf ("/players/greedy-anytime/%s/%s", set->group,
                                              set->name);
  g_autofree char *wins = g_strdup_printf ("/players/greedy-wins/%s/%s", set->group, set->name);
  BrgRuleset *ruleset = brg_module_set_get_rules (set, host, set->min_seats);

  g_test_add_data_func (anytime, ruleset, test_greedy_anytime);
  g_test_add_data_func_full (wins, ruleset, test_greedy_wins, (GDestroyNotify) brg_ruleset_unref);
}

int
main (int   argc,
      char *argv[])
{
  const BrgModule *none = NULL;
  const BrgModuleSet base = { .group = "duchy", .name = "alone", .variant = "duchy",
                              .modules = &none, .min_seats = 2 };
  g_autoptr (BrgPluginHost) host = NULL;
  g_autoptr (GPtrArray) sets = NULL;

  g_test_init (&argc, &argv, NULL);
  host = brg_module_sets_open ();
  sets = brg_module_sets_new (host);

  g_test_add_func ("/players/repeats", test_repeats);
  g_test_add_func ("/players/find", test_find);
  g_test_add_func ("/players/no-waste", test_no_waste);
  g_test_add_func ("/players/uniform", test_uniform);
  g_test_add_func ("/players/streams", test_streams);
  g_test_add_func ("/players/should-stop", test_should_stop);
  add_tests (host, &base);
  for (guint i = 0; i < sets->len; i++)
    if (((const BrgModuleSet *) sets->pdata[i])->is_largest)
      add_tests (host, sets->pdata[i]);

  return g_test_run ();
}
