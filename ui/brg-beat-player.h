/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/engine/brg-game.h"

G_BEGIN_DECLS

#define BRG_TYPE_BEAT_PLAYER (brg_beat_player_get_type ())
G_DECLARE_FINAL_TYPE (BrgBeatPlayer, brg_beat_player, BRG, BEAT_PLAYER, GObject)

/* Signals: `shown (const BrgBeat *beat)` when a beat is to be seen; `idle ()` after the last one's
 * time. */

BrgBeatPlayer *brg_beat_player_new        (void);
void           brg_beat_player_set_delay  (BrgBeatPlayer *self,
                                           guint          delay);
gboolean       brg_beat_player_play       (BrgBeatPlayer *self,
                                           BrgGame       *game,
                                           gboolean       linger,
                                           gboolean       may_pause,
                                           guint          quick_seat);
void           brg_beat_player_set_paused (BrgBeatPlayer *self,
                                           gboolean       paused);
gboolean       brg_beat_player_get_paused (BrgBeatPlayer *self);
void           brg_beat_player_step       (BrgBeatPlayer *self);
void           brg_beat_player_finish     (BrgBeatPlayer *self);
void           brg_beat_player_clear      (BrgBeatPlayer *self);
gboolean       brg_beat_player_is_playing (BrgBeatPlayer *self);

G_END_DECLS
