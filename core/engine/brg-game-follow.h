/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "brg-game.h"

G_BEGIN_DECLS

void     brg_game_follow (BrgGame *self,
                          BrgGame *leader,
                          guint    n_moves);
BrgGame *brg_game_copy   (BrgGame *leader,
                          guint    n_moves);

G_END_DECLS
