/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/brg-table.h"

G_BEGIN_DECLS

#define BRG_TYPE_REPLAY (brg_replay_get_type ())
G_DECLARE_FINAL_TYPE (BrgReplay, brg_replay, BRG, REPLAY, GObject)

/* Signals: `moved ()` when it has come to another place; `toggled ()` when it began or ceased to go
 * on by itself. */

BrgReplay *brg_replay_new         (BrgTable  *table,
                                   BrgGame   *leader,
                                   guint      n_moves);
BrgGame   *brg_replay_get_leader  (BrgReplay *self);
BrgGame   *brg_replay_get_game    (BrgReplay *self);
guint      brg_replay_get_place   (BrgReplay *self);
guint      brg_replay_get_n_moves (BrgReplay *self);
void       brg_replay_go_to       (BrgReplay *self,
                                   guint      n_moves);
void       brg_replay_play        (BrgReplay *self);
void       brg_replay_pause       (BrgReplay *self);
gboolean   brg_replay_is_playing  (BrgReplay *self);
void       brg_replay_set_speed   (BrgReplay *self,
                                   double     speed);
BrgGame   *brg_replay_branch      (BrgReplay *self);

G_END_DECLS
