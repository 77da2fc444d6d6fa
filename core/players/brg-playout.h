/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "brg-player.h"

G_BEGIN_DECLS

/**
 * BrgPlayout:
 * @ruleset: the rules
 * @players: who sits where
 * @position: the position
 * @moves: the moves that can be made
 * @streams: each seat's own chance
 * @n_moves: how many moves were made
 *
 * A game among computer players that nobody watches: no history, no events, and no allocation
 * once it is made. It can be used for one game after another, by one thread at a time.
 */
typedef struct
{
  BrgRuleset      *ruleset;
  const BrgPlayer *players[BRG_MAX_SEATS];
  BrgPosition     *position;
  BrgMoves         moves;
  BrgRandom        streams[BRG_MAX_SEATS];
  guint            n_moves;
} BrgPlayout;

BrgPlayout *brg_playout_new   (BrgRuleset      *ruleset,
                               const BrgPlayer *player);
void        brg_playout_free  (BrgPlayout      *playout);
void        brg_playout_begin (BrgPlayout      *playout,
                               guint64          seed);
gboolean    brg_playout_step  (BrgPlayout      *playout);
void        brg_playout_run   (BrgPlayout      *playout,
                               guint64          seed);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgPlayout, brg_playout_free)

G_END_DECLS
