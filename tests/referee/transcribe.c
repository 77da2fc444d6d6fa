/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Plays random games of the board game and writes down all of them: each position, what led to it,
 * the moves that can be made, and the one that is made. The referee reads it.
 *
 * Usage: transcribe PLAYERS GAMES [module=ID…] [OPTION=VALUE…]
 */

#include <stdlib.h>
#include <string.h>

#include "app/brg-content.h"
#include "core/duchy/brg-duchy-rows.h"
#include "core/duchy/brg-duchy-variant.h"
#include "core/engine/brg-play.h"
#include "core/engine/brg-position-text.h"

#define MAX_EVENTS 1024

typedef struct
{
  BrgRuleset  *ruleset;
  BrgPosition *position;
  BrgMoves     moves;
  BrgEventSink sink;
  BrgRandom    random;
} Table;

static void
write_position (Table *self)
{
  g_autofree char *text = brg_position_to_text (self->ruleset, self->position, BRG_NO_SEAT);

  g_print ("position\n%send\n", text);
  for (guint i = 0; i < self->sink.n; i++)
    {
      g_autofree char *event = brg_event_format (self->ruleset, &self->sink.items[i]);

      g_print ("event %s\n", event);
    }
}

static void
write_move (Table         *self,
            const char    *keyword,
            const BrgMove *move)
{
  g_autofree char *text = brg_move_format (self->ruleset, move);

  g_print ("%s %u %s\n", keyword, move->seat + 1u, text);
}

static void
write_places (Table *self)
{
  guint places[BRG_MAX_SEATS];

  brg_play_rank (self->ruleset, self->position, places);
  g_print ("places");
  for (guint seat = 0; seat < self->ruleset->n_seats; seat++)
    g_print (" %u", places[seat]);
  g_print ("\n");
}

/* Chance alone would end most turns at once and fill no duchy. */
static BrgMove
choose (Table *self)
{
  const BrgMove *move;
  guint tries = 8;

  do
    move = &self->moves.items[brg_random_below (&self->random, self->moves.n)];
  while (--tries > 0 && (move->verb == BRG_VERB_END_TURN
                         || (move->verb != BRG_VERB_PLACE && tries > 4)));

  return *move;
}

static void
play (Table   *self,
      guint64  seed)
{
  g_autoptr (BrgPosition) position = brg_position_new (self->ruleset);

  self->position = position;
  self->random = (BrgRandom){ seed + 1000, 0 };
  self->sink.n = 0;
  g_print ("game %u\n", self->ruleset->n_seats);
  brg_play_begin (self->ruleset, self->position, seed, &self->sink);

  for (;;)
    {
      BrgMove move;

      write_position (self);
      self->moves.n = 0;
      brg_play_list (self->ruleset, self->position, &self->moves);
      if (self->moves.n == 0)
        break;

      for (guint i = 0; i < self->moves.n; i++)
        write_move (self, "move", &self->moves.items[i]);
      move = choose (self);
      write_move (self, "play", &move);
      self->sink.n = 0;
      brg_play_move (self->ruleset, self->position, &move, &self->sink);
    }

  write_places (self);
}

static BrgRuleset *
make_ruleset (int    argc,
              char **argv)
{
  g_autoptr (BrgPluginHost) host = brg_content_new ();
  g_autoptr (BrgSetup) setup = brg_setup_new (brg_duchy_variant.rules.id, (guint) atoi (argv[1]));
  g_autoptr (GError) error = NULL;
  BrgRuleset *ruleset;

  for (int i = 3; i < argc; i++)
    {
      g_auto (GStrv) parts = g_strsplit (argv[i], "=", 2);

      if (strcmp (parts[0], "module") == 0)
        brg_setup_add_module (setup, parts[1]);
      else
        brg_setup_set_option (setup, parts[0], parts[1]);
    }

  ruleset = brg_ruleset_new (brg_plugin_host_get_catalogue (host), setup, &error);
  if (ruleset == NULL)
    g_error ("%s", error->message);

  return ruleset;
}

int
main (int    argc,
      char **argv)
{
  g_autofree BrgMove *moves = g_new (BrgMove, BRG_MAX_MOVES);
  g_autofree BrgEvent *events = g_new (BrgEvent, MAX_EVENTS);
  g_autoptr (BrgRuleset) ruleset = argc > 2 ? make_ruleset (argc, argv) : NULL;
  Table table = {
    .ruleset = ruleset,
    .moves = { moves, BRG_MAX_MOVES, 0 },
    .sink = { events, MAX_EVENTS, 0, NULL, NULL },
  };

  if (ruleset == NULL)
    {
      g_printerr ("usage: transcribe PLAYERS GAMES [module=ID…] [OPTION=VALUE…]\n");
      return 2;
    }

  for (guint64 seed = 1; seed <= (guint64) atoi (argv[2]); seed++)
    play (&table, seed);

  return 0;
}
