/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/brg-cli-setup.h"
#include "app/brg-cli.h"
#include "app/brg-content.h"
#include "core/players/brg-playout.h"

/* How many positions of play the small operations are measured on, and how often each. */
#define N_SAMPLES   512
#define REPETITIONS 400

/* How often a game with a module is measured beside one without: the medians are compared. */
#define N_PAIRS 15

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

/* ---- modules ---- */

static gdouble
time_games (BrgPlayout *playout,
            guint       n_games)
{
  gint64 start = g_get_monotonic_time ();

  for (guint i = 0; i < n_games; i++)
    brg_playout_run (playout, i + 1);

  return get_seconds (start);
}

static int
compare_times (gconstpointer a,
               gconstpointer b)
{
  gdouble first = *(const gdouble *) a, second = *(const gdouble *) b;

  return (first > second) - (first < second);
}

static gdouble
get_median (gdouble times[N_PAIRS])
{
  qsort (times, N_PAIRS, sizeof *times, compare_times);
  return times[N_PAIRS / 2];
}

/* In turn, so that whatever else the machine does slows down both alike. */
static void
compare_with (BrgRuleset *base,
              BrgRuleset *ruleset,
              const char *name,
              guint       n_games)
{
  g_autoptr (BrgPlayout) without = brg_playout_new (base, brg_players_find ("random"));
  g_autoptr (BrgPlayout) with = brg_playout_new (ruleset, brg_players_find ("random"));
  g_autofree char *key = g_strconcat ("time_ratio_", name, NULL);
  gdouble times[2][N_PAIRS];
  char buffer[G_ASCII_DTOSTR_BUF_SIZE];

  for (guint i = 0; i < N_PAIRS; i++)
    {
      times[0][i] = time_games (without, n_games);
      times[1][i] = time_games (with, n_games);
    }

  brg_cli_print ("%s=%s\n", key,
                 g_ascii_formatd (buffer, sizeof buffer, "%.3f",
                                  get_median (times[1]) / get_median (times[0])));
}

static gboolean
can_be_compared (const BrgPluginInfo *info,
                 const BrgRuleset    *base)
{
  const BrgModule *rules = info->rules;

  return info->problem == NULL && rules != NULL
         && strcmp (rules->variant, base->variant->rules.id) == 0
         && rules->min_seats <= base->n_seats && rules->max_seats >= base->n_seats;
}

/* With the modules that it needs. */
static char *
list_with_needs (const BrgModule *module)
{
  GString *ids = g_string_new (module->id);

  for (guint i = 0; i < module->n_needs; i++)
    g_string_append_printf (ids, ",%s", module->needs[i].module);

  return g_string_free (ids, FALSE);
}

static gboolean
measure_with (BrgCliSetup *setup,
              BrgRuleset  *base,
              const char  *modules,
              const char  *name,
              guint        n_games,
              GError     **error)
{
  g_autoptr (BrgRuleset) ruleset = NULL;

  setup->modules = g_strdup (modules);
  ruleset = brg_cli_setup_make (setup, error);
  g_clear_pointer (&setup->modules, g_free);
  if (ruleset == NULL)
    return FALSE;

  compare_with (base, ruleset, name, n_games);
  return TRUE;
}

/* Each module alone, all that go together, and none of those that have been opened by then. */
static gboolean
measure_modules (BrgCliSetup *setup,
                 BrgRuleset  *base,
                 guint        n_games,
                 GError     **error)
{
  g_autoptr (BrgPluginHost) host = brg_content_new ();

  brg_plugin_host_open_all (host);
  for (guint i = 0; i < brg_plugin_host_get_n (host); i++)
    {
      const BrgPluginInfo *info = brg_plugin_host_get_info (host, i);
      g_autofree char *modules = NULL;

      if (!can_be_compared (info, base))
        continue;

      modules = list_with_needs (info->rules);
      if (!measure_with (setup, base, modules, info->id, n_games, error))
        return FALSE;
    }

  return measure_with (setup, base, BRG_CLI_ALL_MODULES, BRG_CLI_ALL_MODULES, n_games, error)
         && measure_with (setup, base, "", "none", n_games, error);
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
      if (!measure_modules (setup, ruleset, MAX ((guint) games / N_PAIRS, 1), &error))
        return brg_cli_fail (error);
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
