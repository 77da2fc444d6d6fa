/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>
#include <unistd.h>

#include "app/brg-cli-setup.h"
#include "app/brg-cli.h"
#include "app/brg-simulation.h"

#define BAR_WIDTH 40

/* What a person may ask for by mistake, but not mean: it would fill the memory. */
#define MAX_GAMES 10000000
#define MAX_JOBS  1024

/* What is known of the games of a seat or of a kind of player. */
typedef struct
{
  guint   n;
  gdouble sum;
  gdouble squares;
  gint    lowest;
  gint    highest;
  gdouble wins;
} Tally;

/* ---- statistics ---- */

static void
count (Tally   *tally,
       gint     points,
       gdouble  win)
{
  tally->lowest = tally->n > 0 ? MIN (tally->lowest, points) : points;
  tally->highest = tally->n > 0 ? MAX (tally->highest, points) : points;
  tally->n++;
  tally->sum += points;
  tally->squares += (gdouble) points * points;
  tally->wins += win;
}

/* The standard deviation of a sample. */
static gdouble
get_deviation (const Tally *tally)
{
  if (tally->n < 2)
    return 0;

  return sqrt (MAX (tally->squares - tally->sum * tally->sum / tally->n, 0) / (tally->n - 1));
}

static void
print_number (const char *format,
              gdouble     number)
{
  char buffer[G_ASCII_DTOSTR_BUF_SIZE];

  /* With a point in every language. */
  brg_cli_print (" %10s", g_ascii_formatd (buffer, sizeof buffer, format, number));
}

static void
print_tally (const char  *name,
             const Tally *tally)
{
  brg_cli_print ("%-10s %10u", name, tally->n);
  print_number ("%.2f", tally->sum / tally->n);
  print_number ("%.2f", get_deviation (tally));
  brg_cli_print (" %10d %10d", tally->lowest, tally->highest);
  print_number ("%.1f", tally->wins);
  print_number ("%.4f", tally->wins / tally->n);
  brg_cli_print ("\n");
}

static void
print_seat (const BrgSimulation *simulation,
            guint                seat)
{
  g_autofree char *name = g_strdup_printf ("seat-%u", seat + 1);
  Tally tally = { 0 };

  for (guint i = 0; i < simulation->n_games; i++)
    count (&tally, simulation->games[i].points[seat],
           brg_simulated_win (&simulation->games[i], simulation->ruleset->n_seats, seat));

  print_tally (name, &tally);
}

static void
print_player (const BrgSimulation *simulation,
              const BrgPlayer     *player)
{
  guint n_seats = simulation->ruleset->n_seats;
  Tally tally = { 0 };

  for (guint i = 0; i < simulation->n_games; i++)
    for (guint seat = 0; seat < n_seats; seat++)
      if (simulation->players[brg_simulation_player (simulation, i, seat)] == player)
        count (&tally, simulation->games[i].points[seat],
               brg_simulated_win (&simulation->games[i], n_seats, seat));

  if (tally.n > 0)
    print_tally (player->name, &tally);
}

static void
print_table (const BrgSimulation *simulation)
{
  brg_cli_print ("%-10s %10s %10s %10s %10s %10s %10s %10s\n", "who", "games", "mean",
                 "deviation", "lowest", "highest", "wins", "win-share");
  for (guint seat = 0; seat < simulation->ruleset->n_seats; seat++)
    print_seat (simulation, seat);
  for (guint i = 0; i < brg_players_get_n (); i++)
    print_player (simulation, brg_players_get (i));
}

static void
print_csv (const BrgSimulation *simulation)
{
  brg_cli_print ("game,seed,seat,player,points,place,moves\n");
  for (guint i = 0; i < simulation->n_games; i++)
    for (guint seat = 0; seat < simulation->ruleset->n_seats; seat++)
      {
        const BrgPlayer *player
            = simulation->players[brg_simulation_player (simulation, i, seat)];
        const BrgSimulatedGame *game = &simulation->games[i];

        brg_cli_print ("%u,%" G_GUINT64_FORMAT ",%u,%s,%d,%u,%u\n", i + 1, simulation->seed + i,
                       seat + 1, player->name, game->points[seat], game->places[seat],
                       game->n_moves);
      }
}

static void
show_progress (guint n_done,
               guint n_games)
{
  guint filled = (guint) ((guint64) n_done * BAR_WIDTH / n_games);
  char bar[BAR_WIDTH + 1];

  memset (bar, '#', filled);
  memset (bar + filled, ' ', BAR_WIDTH - filled);
  bar[BAR_WIDTH] = '\0';
  g_printerr ("\r[%s] %u/%u%s", bar, n_done, n_games, n_done == n_games ? "\n" : "");
}

/* ---- the command ---- */

static gboolean
seat_players (BrgSimulation *simulation,
              const char    *names)
{
  g_auto (GStrv) kinds = g_strsplit (names, ",", -1);
  guint n_seats = simulation->ruleset->n_seats;
  guint n = g_strv_length (kinds);

  if (n == 0 || n > n_seats)
    {
      brg_cli_complain (_("--seats: name 1 to %u players, not %u"), n_seats, n);
      return FALSE;
    }

  for (guint seat = 0; seat < n_seats; seat++)
    {
      simulation->players[seat] = brg_players_find (kinds[seat % n]);
      if (simulation->players[seat] == NULL)
        {
          brg_cli_complain (_("%s: there is no player “%s”"), "--seats", kinds[seat % n]);
          return FALSE;
        }
    }

  return TRUE;
}

static BrgCliCode
simulate (BrgRuleset *ruleset,
          int         games,
          const char *seats,
          guint64     seed,
          int         jobs,
          gboolean    csv)
{
  g_autoptr (BrgSimulation) simulation = brg_simulation_new (ruleset, (guint) games);

  simulation->seed = seed;
  simulation->n_jobs = (guint) jobs;
  if (!seat_players (simulation, seats))
    return BRG_CLI_BAD_INPUT;

  brg_simulation_run (simulation, isatty (STDERR_FILENO) ? show_progress : NULL);
  if (csv)
    print_csv (simulation);
  else
    print_table (simulation);

  return brg_cli_finish (ruleset);
}

BrgCliCode
brg_cli_simulate (const BrgCliCommand  *self,
                  int                   argc,
                  char                **argv)
{
  g_auto (BrgCliSetup) setup = BRG_CLI_SETUP_INIT;
  g_autoptr (BrgRuleset) ruleset = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *seats = NULL;
  gboolean csv = FALSE;
  g_autofree char *seed_text = NULL;
  guint64 seed = 1;
  int games = 100;
  int jobs = (int) g_get_num_processors ();
  const GOptionEntry entries[] = {
    BRG_CLI_SETUP_ENTRIES (&setup),
    { "games", 'g', G_OPTION_FLAG_NONE, G_OPTION_ARG_INT, &games,
      N_("How many games (100)"), N_("N") },
    { "seats", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &seats,
      N_("Who plays: random or greedy (random); fewer than players repeat"), N_("NAME,…") },
    { "seed", 's', G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &seed_text,
      N_("The first game’s; each further one has the next (1)"), N_("N") },
    { "jobs", 'j', G_OPTION_FLAG_NONE, G_OPTION_ARG_INT, &jobs,
      N_("How many games at once (one a processor)"), N_("N") },
    { "csv", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, &csv,
      N_("A line for each seat of each game, instead of the table"), NULL },
    G_OPTION_ENTRY_NULL
  };

  if (!brg_cli_parse (self, entries, &argc, &argv, 0, 0))
    return BRG_CLI_BAD_INPUT;
  if (!brg_cli_check_range ("--games", games, MAX_GAMES)
      || !brg_cli_check_range ("--jobs", jobs, MAX_JOBS)
      || (seed_text != NULL && !brg_cli_read_seed (seed_text, &seed)))
    return BRG_CLI_BAD_INPUT;

  ruleset = brg_cli_setup_make (&setup, &error);
  if (ruleset == NULL)
    return brg_cli_fail (error);

  return simulate (ruleset, games, seats != NULL ? seats : "random", seed, jobs, csv);
}
