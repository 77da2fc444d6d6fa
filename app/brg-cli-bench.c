/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "app/brg-cli-setup.h"
#include "app/brg-cli.h"
#include "core/players/brg-playout.h"

/* How many positions of play the small operations are measured on, and how often each. */
#define N_SAMPLES   512
#define REPETITIONS 400

/* Positions of play, the moves that can be made in them, and the one that was made. */
typedef struct
{
  BrgRuleset  *ruleset;
  guint        n;
  BrgPosition *positions[N_SAMPLES];
  BrgMove      moves[N_SAMPLES];
  BrgPosition *scratch;
  BrgMoves     list;
} Samples;

static void
print_rate (const char *key,
            gdouble     value)
{
  char buffer[G_ASCII_DTOSTR_BUF_SIZE];

  /* With a point in every language. */
  brg_cli_print ("%s=%s\n", key, g_ascii_formatd (buffer, sizeof buffer, "%.1f", value));
}

/* ---- whole games ---- */

static gdouble
get_seconds (gint64 since)
{
  return (gdouble) MAX (g_get_monotonic_time () - since, 1) / G_USEC_PER_SEC;
}

static void
measure_games (BrgRuleset *ruleset,
               guint       n_games)
{
  g_autoptr (BrgPlayout) playout = brg_playout_new (ruleset, brg_players_find ("random"));
  g_autofree char *key = g_strdup_printf ("games_per_second_%up", ruleset->n_seats);
  gint64 start = g_get_monotonic_time ();
  guint64 n_moves = 0;
  gdouble seconds;

  for (guint i = 0; i < n_games; i++)
    {
      brg_playout_run (playout, i + 1);
      n_moves += playout->n_moves;
    }

  seconds = get_seconds (start);
  print_rate (key, n_games / seconds);
  if (ruleset->n_seats == 2)
    print_rate ("moves_per_second", (gdouble) n_moves / seconds);
}

/* ---- the small operations ---- */

static void
take_samples (Samples    *self,
              BrgRuleset *ruleset)
{
  g_autoptr (BrgPlayout) playout = brg_playout_new (ruleset, brg_players_find ("random"));

  self->ruleset = ruleset;
  self->scratch = brg_position_new (ruleset);
  self->list = (BrgMoves){ g_new (BrgMove, BRG_MAX_MOVES), BRG_MAX_MOVES, 0 };
  for (guint64 seed = 1; self->n < N_SAMPLES; seed++)
    for (brg_playout_begin (playout, seed);
         !brg_position_is_over (playout->position) && self->n < N_SAMPLES;
         brg_playout_step (playout))
      {
        BrgMoves *list = &self->list;

        list->n = 0;
        brg_play_list (ruleset, playout->position, list);
        self->positions[self->n] = brg_position_dup (ruleset, playout->position);
        self->moves[self->n++] = list->items[list->n / 2];
      }
}

static void
clear_samples (Samples *self)
{
  for (guint i = 0; i < self->n; i++)
    brg_position_free (self->positions[i]);
  brg_position_free (self->scratch);
  g_free (self->list.items);
}

static void
copy_sample (Samples *self,
             guint    i)
{
  brg_position_copy (self->ruleset, self->scratch, self->positions[i]);
}

static void
list_sample (Samples *self,
             guint    i)
{
  self->list.n = 0;
  brg_play_list (self->ruleset, self->positions[i], &self->list);
}

static void
apply_sample (Samples *self,
              guint    i)
{
  copy_sample (self, i);
  brg_play_move (self->ruleset, self->scratch, &self->moves[i], NULL);
}

/* Nanoseconds that an operation takes. */
static gdouble
measure (Samples *self,
         void   (*operation) (Samples *self,
                              guint    i))
{
  gint64 start = g_get_monotonic_time ();

  for (guint repetition = 0; repetition < REPETITIONS; repetition++)
    for (guint i = 0; i < self->n; i++)
      operation (self, i);

  return get_seconds (start) * 1e9 / ((gdouble) REPETITIONS * self->n);
}

static void
measure_operations (BrgRuleset *ruleset)
{
  Samples samples = { 0 };
  gdouble copy;

  take_samples (&samples, ruleset);
  copy = measure (&samples, copy_sample);
  print_rate ("copy_ns", copy);
  print_rate ("legal_ns", measure (&samples, list_sample));
  print_rate ("apply_ns", measure (&samples, apply_sample) - copy);
  clear_samples (&samples);
}

/* ---- the command ---- */

static BrgCliCode
bench (BrgCliSetup *setup,
       int          players,
       int          games)
{
  for (int n = players > 0 ? players : 2; n <= (players > 0 ? players : 4); n++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (BrgRuleset) ruleset = NULL;

      setup->players = n;
      ruleset = brg_cli_setup_make (setup, &error);
      if (ruleset == NULL)
        return brg_cli_fail (error);

      measure_games (ruleset, (guint) games);
      if (n != 2)
        continue;
      measure_operations (ruleset);
      brg_cli_print ("position_bytes=%" G_GSIZE_FORMAT "\n", ruleset->position_size);
    }

  return BRG_CLI_YES;
}

BrgCliCode
brg_cli_bench (const BrgCliCommand  *self,
               int                   argc,
               char                **argv)
{
  g_auto (BrgCliSetup) setup = BRG_CLI_SETUP_INIT;
  int games = 10000;
  int players = 0;
  const GOptionEntry entries[] = {
    { "games", 'g', G_OPTION_FLAG_NONE, G_OPTION_ARG_INT, &games,
      N_("How many games of each number of players (10000)"), N_("N") },
    { "players", 'p', G_OPTION_FLAG_NONE, G_OPTION_ARG_INT, &players,
      N_("Only games of so many players (2, 3 and 4)"), N_("N") },
    G_OPTION_ENTRY_NULL
  };
  const char * const first_duchy[] = { "duchy=1", NULL };

  if (!brg_cli_parse (self, entries, &argc, &argv, 0, 0))
    return BRG_CLI_BAD_INPUT;
  if (!brg_cli_check_range ("--games", games, G_MAXINT)
      || (players != 0 && !brg_cli_check_range ("--players", players, BRG_MAX_SEATS)))
    return BRG_CLI_BAD_INPUT;

  setup.seat_options = g_strdupv ((char **) first_duchy);
  return bench (&setup, players, games);
}
