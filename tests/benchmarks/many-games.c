/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Memory while a hundred games are played to their end in one window, one after another. Prints
 * key=value; fails where it grows.
 *
 * Usage: many-games [GAMES] */

#include <adwaita.h>
#include <stdlib.h>

#include "core/duchy/brg-duchy-variant.h"
#include "tests/benchmarks/brg-meter.h"
#include "ui/brg-table.h"

#define N_GAMES 100

/* Until then caches fill. */
#define N_WARM_UP 24

/* Memory goes up and down by some MB, so it is averaged over so many games. */
#define N_MEAN 12

/* What may be left over of a hundred games, in MB. */
#define LIMIT_MB 3.0

static BrgGame *
new_game (BrgCatalogue *catalogue,
          guint         n)
{
  g_autoptr (BrgSetup) setup = brg_setup_new ("duchy", 2 + n % 3);
  g_autoptr (BrgRuleset) ruleset = NULL;
  g_autoptr (GError) error = NULL;

  ruleset = brg_ruleset_new (catalogue, setup, &error);
  if (ruleset == NULL)
    g_error ("%s", error->message);

  return brg_game_new (ruleset, n);
}

/* Nobody thinks, so a game takes as long as showing it does. */
static void
play (BrgTable     *table,
      BrgCatalogue *catalogue,
      guint         n)
{
  g_autoptr (BrgGame) game = new_game (catalogue, n);
  BrgRandom random = { n, 0 };

  brg_table_set_game (table, game, NULL);
  while (brg_game_get_legal (game)->n > 0)
    {
      const BrgMoves *legal = brg_game_get_legal (game);

      brg_game_move (game, &legal->items[brg_random_below (&random, legal->n)], NULL);
      while (g_main_context_iteration (NULL, FALSE))
        ;
    }
}

/* Returns how much memory the games take in the mean. */
static double
play_some (BrgTable     *table,
           BrgCatalogue *catalogue,
           guint         first,
           guint         n)
{
  double sum = 0;

  for (guint i = 0; i < n; i++)
    {
      play (table, catalogue, first + i);
      sum += brg_meter_memory ();
    }

  return sum / n;
}

static int
measure (BrgTable *table,
         guint     n_games)
{
  g_autoptr (BrgCatalogue) catalogue = brg_catalogue_new ();
  double before, after;

  brg_catalogue_add_variant (catalogue, &brg_duchy_variant);
  play_some (table, catalogue, 1, N_WARM_UP);
  before = play_some (table, catalogue, N_WARM_UP + 1, N_MEAN);
  if (n_games > N_MEAN)
    play_some (table, catalogue, N_WARM_UP + N_MEAN + 1, n_games - N_MEAN);
  after = play_some (table, catalogue, N_WARM_UP + n_games + 1, N_MEAN);

  g_print ("games=%u\nmemory_mb_before=%.1f\nmemory_mb_after=%.1f\nmemory_mb_more=%.1f\n", n_games,
           before, after, after - before);
  return after - before <= LIMIT_MB ? 0 : 1;
}

int
main (int   argc,
      char *argv[])
{
  guint n_games = argc > 1 ? (guint) atoi (argv[1]) : N_GAMES;
  GtkWidget *window;
  GtkWidget *table;
  int result;

  if (g_getenv ("DISPLAY") == NULL)
    return 77;

  adw_init ();
  window = gtk_window_new ();
  table = brg_table_new ();
  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 752);
  gtk_window_set_child (GTK_WINDOW (window), table);
  gtk_window_present (GTK_WINDOW (window));
  result = measure (BRG_TABLE (table), n_games);
  gtk_window_destroy (GTK_WINDOW (window));

  return result;
}
