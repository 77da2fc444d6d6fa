/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/brg-cli.h"
#include "core/engine/brg-error.h"
#include "core/engine/brg-position-text.h"

/* Of a game that goes on, the points so far and the places if it ended now. */
static void
print_result (BrgGame    *game,
              const char *name)
{
  const BrgRuleset *ruleset = brg_game_get_ruleset (game);
  const BrgPosition *position = brg_game_get_position (game);
  g_autofree char *hash = brg_position_hash (ruleset, position);
  guint places[BRG_MAX_SEATS];

  brg_cli_print ("hash=%s moves=%u over=%s points=", hash, brg_game_get_n_moves (game),
                 brg_position_is_over (position) ? "yes" : "no");
  for (guint seat = 0; seat < ruleset->n_seats; seat++)
    brg_cli_print ("%s%d", seat > 0 ? "," : "",
                   ruleset->variant->score (ruleset, position, seat));

  brg_play_rank (ruleset, position, places);
  brg_cli_print (" places=");
  for (guint seat = 0; seat < ruleset->n_seats; seat++)
    brg_cli_print ("%s%u", seat > 0 ? "," : "", places[seat]);
  brg_cli_print (" file=%s\n", name);
}

/* A record that can be read but does not hold is a failed check. */
static BrgCliCode
judge (const GError *error)
{
  brg_cli_fail (error);

  return g_error_matches (error, BRG_ERROR, BRG_ERROR_MISMATCH)
                 || g_error_matches (error, BRG_ERROR, BRG_ERROR_ILLEGAL)
             ? BRG_CLI_NO
             : BRG_CLI_BAD_INPUT;
}

static BrgCliCode
replay (const char *path)
{
  g_autofree char *name = g_filename_display_name (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgGame) game = brg_cli_load (path, &error);

  if (game == NULL)
    return judge (error);

  print_result (game, name);
  return brg_cli_finish (brg_game_get_ruleset (game));
}

BrgCliCode
brg_cli_replay (const BrgCliCommand  *self,
                int                   argc,
                char                **argv)
{
  const GOptionEntry entries[] = { G_OPTION_ENTRY_NULL };
  BrgCliCode worst = BRG_CLI_YES;

  if (!brg_cli_parse (self, entries, &argc, &argv, 1, -1))
    return BRG_CLI_BAD_INPUT;

  for (int i = 1; i < argc; i++)
    worst = brg_cli_worst (worst, replay (argv[i]));

  return worst;
}
