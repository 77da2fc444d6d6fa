/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "brg-player.h"

G_BEGIN_DECLS

guint brg_greedy_player_choose (const BrgChoice *choice);

G_END_DECLS
