/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/engine/brg-ruleset.h"

/**
 * BrgCliSetup:
 * @variant: id of the game
 * @players: how many play, or %BRG_CLI_ANY_PLAYERS
 * @modules: ids with commas between them, or %BRG_CLI_ALL_MODULES for all that go with those before
 * @options: (array zero-terminated=1): `name=value`
 * @seat_options: (array zero-terminated=1): `name=value,value…`
 *
 * What several commands can be told of the game to play; %NULL is the default.
 */
typedef struct
{
  char  *variant;
  int    players;
  char  *modules;
  char **options;
  char **seat_options;
} BrgCliSetup;

/** BRG_CLI_ALL_MODULES: stands among the modules for all that go with those before it. */
#define BRG_CLI_ALL_MODULES "all"

/** BRG_CLI_ANY_PLAYERS: two, or as near to that as the modules allow. */
#define BRG_CLI_ANY_PLAYERS G_MININT

/** BRG_CLI_SETUP_INIT: a game for two without modules. */
#define BRG_CLI_SETUP_INIT { .players = BRG_CLI_ANY_PLAYERS }

/** BRG_CLI_SETUP_ENTRIES: the options of the command line that fill a #BrgCliSetup. */
#define BRG_CLI_SETUP_ENTRIES(setup) \
  { "variant", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &(setup)->variant, \
    N_("The game: duchy"), N_("ID") }, \
  { "players", 'p', G_OPTION_FLAG_NONE, G_OPTION_ARG_INT, &(setup)->players, \
    N_("How many play (2, or as the expansions need)"), N_("N") }, \
  { "modules", 'm', G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &(setup)->modules, \
    N_("Expansions, with commas between them; all for all that go together"), N_("ID,…") }, \
  { "option", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING_ARRAY, &(setup)->options, \
    N_("An option of the game; can be given again"), N_("NAME=VALUE") }, \
  { "seat-option", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING_ARRAY, &(setup)->seat_options, \
    N_("An option of the seats, the first one’s first; fewer than players repeat"), \
    N_("NAME=VALUE,…") }

void        brg_cli_setup_clear    (BrgCliSetup        *self);
BrgRuleset *brg_cli_setup_make     (const BrgCliSetup  *self,
                                    GError            **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BrgCliSetup, brg_cli_setup_clear)
