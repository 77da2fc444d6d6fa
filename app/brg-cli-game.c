/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <sys/file.h>
#include <unistd.h>

#include "app/brg-cli-setup.h"
#include "app/brg-cli.h"
#include "core/engine/brg-position-text.h"
#include "core/engine/brg-record.h"

/* ---- new ---- */

static BrgCliCode
write_game (BrgGame    *game,
            const char *path)
{
  g_autoptr (GError) error = NULL;

  if (path == NULL)
    {
      g_autofree char *text = brg_record_to_text (game);

      brg_cli_print ("%s", text);
    }
  else if (!brg_record_save (game, path, &error))
    return brg_cli_fail (error);
  else
    brg_cli_print_state (game);

  return brg_cli_finish (brg_game_get_ruleset (game));
}

BrgCliCode
brg_cli_new (const BrgCliCommand  *self,
             int                   argc,
             char                **argv)
{
  g_auto (BrgCliSetup) setup = BRG_CLI_SETUP_INIT;
  g_autoptr (BrgRuleset) ruleset = NULL;
  g_autoptr (BrgGame) game = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *seed_text = NULL;
  g_autofree char *path = NULL;
  guint64 seed = (guint64) g_random_int () << 32 | g_random_int ();
  const GOptionEntry entries[] = {
    BRG_CLI_SETUP_ENTRIES (&setup),
    { "seed", 's', G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &seed_text,
      N_("What chance is made from (any)"), N_("N") },
    { "output", 'o', G_OPTION_FLAG_NONE, G_OPTION_ARG_FILENAME, &path,
      N_("Where to save the game (standard output)"), N_("FILE") },
    G_OPTION_ENTRY_NULL
  };

  if (!brg_cli_parse (self, entries, &argc, &argv, 0, 0))
    return BRG_CLI_BAD_INPUT;

  if (seed_text != NULL && !brg_cli_read_seed (seed_text, &seed))
    return BRG_CLI_BAD_INPUT;

  ruleset = brg_cli_setup_make (&setup, &error);
  if (ruleset == NULL)
    return brg_cli_fail (error);

  game = brg_game_new (ruleset, seed);
  return write_game (game, path);
}

/* ---- show ---- */

static void
print_events (BrgGame *game,
              guint    last)
{
  const BrgRuleset *ruleset = brg_game_get_ruleset (game);

  for (guint i = 0; i <= last; i++)
    {
      guint n_events;
      const BrgEvent *events = brg_game_get_events (game, i, &n_events);

      for (guint j = 0; j < n_events; j++)
        {
          g_autofree char *text = brg_event_format (ruleset, &events[j]);

          brg_cli_print ("%u %s\n", i, text);
        }
    }
}

static BrgCliCode
show (BrgGame  *game,
      int       at,
      int       seat,
      gboolean  events)
{
  const BrgRuleset *ruleset = brg_game_get_ruleset (game);
  guint n_moves = brg_game_get_n_moves (game);
  g_autofree char *text = NULL;

  if (at < -1 || at > (int) n_moves)
    return brg_cli_complain (_("--at: the game has %u moves, not %d"), n_moves, at);
  if (seat < 0 || seat > (int) ruleset->n_seats)
    return brg_cli_complain (_("--seat: there is no seat %d in this game"), seat);

  if (at >= 0)
    n_moves = (guint) at;
  if (events)
    {
      print_events (game, n_moves);
      return brg_cli_finish (ruleset);
    }

  text = brg_position_to_text (ruleset, brg_game_get_position_at (game, n_moves),
                               seat > 0 ? (guint) seat - 1 : BRG_NO_SEAT);
  brg_cli_print ("%s", text);
  return brg_cli_finish (ruleset);
}

BrgCliCode
brg_cli_show (const BrgCliCommand  *self,
              int                   argc,
              char                **argv)
{
  g_autoptr (BrgGame) game = NULL;
  g_autoptr (GError) error = NULL;
  gboolean events = FALSE;
  int seat = 0;
  int at = -1;
  const GOptionEntry entries[] = {
    { "at", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_INT, &at,
      N_("After so many moves (all)"), N_("N") },
    { "seat", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_INT, &seat,
      N_("Only what this seat sees (everything)"), N_("N") },
    { "events", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, &events,
      N_("What happened, instead of the position"), NULL },
    G_OPTION_ENTRY_NULL
  };

  if (!brg_cli_parse (self, entries, &argc, &argv, 1, 1))
    return BRG_CLI_BAD_INPUT;

  game = brg_cli_load (argv[1], &error);
  if (game == NULL)
    return brg_cli_fail (error);

  return show (game, at, seat, events);
}

/* ---- moves ---- */

BrgCliCode
brg_cli_moves (const BrgCliCommand  *self,
               int                   argc,
               char                **argv)
{
  g_autoptr (BrgGame) game = NULL;
  g_autoptr (GError) error = NULL;
  const GOptionEntry entries[] = { G_OPTION_ENTRY_NULL };
  const BrgMoves *moves;

  if (!brg_cli_parse (self, entries, &argc, &argv, 1, 1))
    return BRG_CLI_BAD_INPUT;

  game = brg_cli_load (argv[1], &error);
  if (game == NULL)
    return brg_cli_fail (error);

  moves = brg_game_get_legal (game);
  for (guint i = 0; i < moves->n; i++)
    {
      g_autofree char *notation = brg_move_format (brg_game_get_ruleset (game), &moves->items[i]);

      brg_cli_print ("%s\n", notation);
    }

  return brg_cli_finish (brg_game_get_ruleset (game));
}

/* ---- play ---- */

/* Of two who play on one file at once, the second waits, so that no move is written over. The file
 * is replaced by every move, so the folder is locked. Where that cannot be done, nobody waits. */
static int
lock_folder_of (const char *path)
{
  g_autofree char *target = realpath (path, NULL);
  g_autofree char *folder = g_path_get_dirname (target != NULL ? target : path);
  int lock = g_open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);

  if (lock >= 0)
    flock (lock, LOCK_EX);
  return lock;
}

/* The asked seat makes the move. */
static gboolean
play (BrgGame     *game,
      const char  *notation,
      GError     **error)
{
  guint seat = brg_position_get_asked (brg_game_get_position (game));
  BrgMove move;

  return brg_move_parse (brg_game_get_ruleset (game), seat == BRG_NO_SEAT ? 0 : seat, notation,
                         &move, error)
         && brg_game_move (game, &move, error);
}

static BrgCliCode
play_moves (const char  *path,
            char       **moves)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgGame) game = brg_cli_load (path, &error);

  if (game == NULL)
    return brg_cli_fail (error);

  for (int i = 0; moves[i] != NULL; i++)
    if (!play (game, moves[i], &error))
      return brg_cli_complain (_("move %d: %s"), i + 1, error->message);

  return write_game (game, path);
}

BrgCliCode
brg_cli_play (const BrgCliCommand  *self,
              int                   argc,
              char                **argv)
{
  const GOptionEntry entries[] = { G_OPTION_ENTRY_NULL };
  BrgCliCode code;
  int lock;

  if (!brg_cli_parse (self, entries, &argc, &argv, 2, -1))
    return BRG_CLI_BAD_INPUT;

  lock = lock_folder_of (argv[1]);
  code = play_moves (argv[1], argv + 2);
  if (lock >= 0)
    close (lock);

  return code;
}
