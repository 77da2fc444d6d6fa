/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/engine/brg-play.h"

G_BEGIN_DECLS

/**
 * BrgShouldStop:
 * @data: the caller's
 *
 * Asked by a player that thinks, again and again. The clock is the caller's.
 *
 * Returns: %TRUE if the player should answer with the best that it has found
 */
typedef gboolean (*BrgShouldStop) (gpointer data);

/**
 * BrgChoice:
 * @ruleset: the rules
 * @position: a position in which all that the asked seat can't see was dealt afresh
 * @moves: the moves that can be made, at least one
 * @random: the player's own stream
 * @should_stop: (nullable): whether to come to an end
 * @data: for @should_stop
 *
 * What a computer player is asked.
 */
typedef struct
{
  const BrgRuleset  *ruleset;
  const BrgPosition *position;
  const BrgMoves    *moves;
  BrgRandom         *random;
  BrgShouldStop      should_stop;
  gpointer           data;
} BrgChoice;

/**
 * BrgPlayer:
 * @name: stable English name
 * @label: translatable
 * @looks: whether it looks at the position; one that does not is spared the copy
 * @choose: returns which of the moves it makes; allocates nothing
 *
 * A kind of computer player. It keeps nothing between two choices, so one kind can sit at many
 * tables in many threads.
 */
typedef struct
{
  const char *name;
  const char *label;
  gboolean    looks;
  guint     (*choose) (const BrgChoice *choice);
} BrgPlayer;

guint            brg_players_get_n     (void);
const BrgPlayer *brg_players_get       (guint              index);
const BrgPlayer *brg_players_find      (const char        *name);
void             brg_player_get_stream (guint64            seed,
                                        guint              seat,
                                        BrgRandom         *random);
guint            brg_player_choose     (const BrgPlayer   *player,
                                        const BrgRuleset  *ruleset,
                                        const BrgPosition *position,
                                        const BrgMoves    *moves,
                                        BrgRandom         *random,
                                        BrgShouldStop      should_stop,
                                        gpointer           data);
gboolean         brg_player_may_end    (const BrgChoice   *choice);

G_END_DECLS
