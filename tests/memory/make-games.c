/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Plays games and saves them, for tests that need many.
 *
 * Usage: make-games FOLDER N [MOVES]
 * N games are played to the end, or for so many MOVES; with -1 the last move is left out. The first
 * seat is always Ada's; who else sits there, in which duchies and with which expansions, goes in
 * turn. Game 1 is 1.burgrave. */

#include <locale.h>
#include <stdlib.h>

#include "app/brg-content.h"
#include "core/duchy/brg-duchy-variant.h"
#include "core/engine/brg-game-follow.h"
#include "core/engine/brg-record.h"
#include "core/players/brg-player.h"

static const char * const names[] = { "Ada", "Blaise", "Clara", "Dorothea" };
static const char * const colours[] = { "red", "blue", "green", "black" };

static void
set_up_seat (BrgSetup *setup,
             guint     seat,
             guint     nth)
{
  g_autofree char *duchy = g_strdup_printf ("%u", 1 + (nth * 3 + seat * 2) % 10);
  gboolean computer = seat > 0 && (nth + seat) % 3 == 0;

  if (computer)
    brg_setup_set_seat_option (setup, seat, "player", "greedy");
  else
    brg_setup_set_seat_option (setup, seat, "name", names[seat]);
  brg_setup_set_seat_option (setup, seat, "colour", colours[seat]);
  brg_setup_set_seat_option (setup, seat, "duchy", duchy);
}

static BrgGame *
new_game (BrgPluginHost *host,
          guint          nth)
{
  BrgCatalogue *catalogue = brg_plugin_host_get_catalogue (host);
  g_autoptr (BrgSetup) setup = brg_setup_new (brg_duchy_variant.rules.id, 2 + nth % 3);
  g_autoptr (BrgRuleset) ruleset = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < setup->n_seats; i++)
    set_up_seat (setup, i, nth);
  if (nth % 4 == 3)
    brg_content_add_all_modules (host, setup);

  ruleset = brg_ruleset_new (catalogue, setup, &error);
  if (ruleset == NULL)
    g_error ("%s", error->message);

  return brg_game_new (ruleset, nth);
}

/* Some play well and some do not. */
static void
play (BrgGame *game,
      guint    n_moves)
{
  const BrgPlayer *good = brg_players_find ("greedy");
  const BrgPlayer *bad = brg_players_find ("random");
  BrgRandom random = { 5 + brg_game_get_seed (game), 0 };

  while (!brg_position_is_over (brg_game_get_position (game))
         && brg_game_get_n_moves (game) < n_moves)
    {
      const BrgMoves *legal = brg_game_get_legal (game);
      guint asked = brg_position_get_asked (brg_game_get_position (game));
      gboolean slips = brg_random_below (&random, 8) < asked * 2;
      guint chosen = brg_player_choose (slips ? bad : good, brg_game_get_ruleset (game),
                                        brg_game_get_position (game), legal, &random, NULL, NULL);
      BrgMove move = legal->items[chosen];

      brg_game_move (game, &move, NULL);
    }
}

static void
cut_short (BrgGame **game)
{
  BrgGame *shorter = brg_game_copy (*game, brg_game_get_n_moves (*game) - 1);

  g_object_unref (*game);
  *game = shorter;
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (BrgCatalogue) catalogue = brg_catalogue_new ();
  g_autoptr (BrgPluginHost) host = NULL;
  guint n = argc > 2 ? (guint) atoi (argv[2]) : 0;
  int n_moves = argc > 3 ? atoi (argv[3]) : G_MAXINT;

  setlocale (LC_ALL, "");
  brg_catalogue_add_variant (catalogue, &brg_duchy_variant);
  host = brg_plugin_host_new (catalogue);
  for (guint nth = 1; nth <= n; nth++)
    {
      g_autofree char *path = g_strdup_printf ("%s/%u" BRG_RECORD_SUFFIX, argv[1], nth);
      g_autoptr (BrgGame) game = new_game (host, nth);
      g_autoptr (GError) error = NULL;

      play (game, n_moves > 0 ? (guint) n_moves : G_MAXUINT);
      if (n_moves < 0)
        cut_short (&game);
      if (!brg_record_save (game, path, &error))
        g_error ("%s", error->message);
    }

  return 0;
}
