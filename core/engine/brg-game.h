/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include "brg-play.h"

G_BEGIN_DECLS

#define BRG_TYPE_GAME (brg_game_get_type ())
G_DECLARE_FINAL_TYPE (BrgGame, brg_game, BRG, GAME, GObject)

/**
 * BrgBeat:
 * @position: the position after a step of the agenda
 * @events: (array length=n_events): what happened in it
 * @n_events: at least 1
 *
 * One step of what a move set off. The window shows a move beat by beat.
 */
typedef struct
{
  BrgPosition *position;
  BrgEvent    *events;
  guint        n_events;
} BrgBeat;

/* Signals: `moved` after a move was applied or redone (its beats are brg_game_get_beats());
 * `taken-back` after undo. Properties: `ruleset`, `seed`, `can-undo`, `can-redo`, `over`. */

BrgGame           *brg_game_new           (BrgRuleset      *ruleset,
                                           guint64          seed);
BrgRuleset        *brg_game_get_ruleset   (BrgGame         *self);
guint64            brg_game_get_seed      (BrgGame         *self);
const BrgPosition *brg_game_get_position  (BrgGame         *self);
const BrgPosition *brg_game_get_position_at (BrgGame       *self,
                                           guint            n_moves);
guint              brg_game_get_n_moves   (BrgGame         *self);
const BrgMove     *brg_game_get_move      (BrgGame         *self,
                                           guint            index);
const BrgMoves    *brg_game_get_legal     (BrgGame         *self);
gboolean           brg_game_is_legal      (BrgGame         *self,
                                           const BrgMove   *move);
gboolean           brg_game_move          (BrgGame         *self,
                                           const BrgMove   *move,
                                           GError         **error);
gboolean           brg_game_can_undo      (BrgGame         *self);
gboolean           brg_game_can_redo      (BrgGame         *self);
void               brg_game_undo          (BrgGame         *self);
void               brg_game_restart_turn  (BrgGame         *self);
void               brg_game_redo          (BrgGame         *self);
guint              brg_game_get_n_beats   (BrgGame         *self);
const BrgBeat     *brg_game_get_beat      (BrgGame         *self,
                                           guint            index);
const BrgEvent    *brg_game_get_events    (BrgGame         *self,
                                           guint            n_moves,
                                           guint           *n_events);

G_END_DECLS
