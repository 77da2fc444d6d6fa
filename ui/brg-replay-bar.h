/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "ui/brg-replay.h"

G_BEGIN_DECLS

#define BRG_TYPE_REPLAY_BAR (brg_replay_bar_get_type ())
G_DECLARE_FINAL_TYPE (BrgReplayBar, brg_replay_bar, BRG, REPLAY_BAR, GtkWidget)

/* Signals: `closed ()` when the person has seen enough; `play-on (BrgGame *game)` when they want to
 * play on from where the replay is, in a game of its own. */

GtkWidget *brg_replay_bar_new        (void);
BrgReplay *brg_replay_bar_get_replay (BrgReplayBar *self);
void       brg_replay_bar_set_replay (BrgReplayBar *self,
                                      BrgReplay    *replay);

G_END_DECLS
