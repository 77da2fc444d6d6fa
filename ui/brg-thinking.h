/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "core/engine/brg-game.h"
#include "core/players/brg-player.h"

G_BEGIN_DECLS

void     brg_thinking_start  (BrgGame             *game,
                              const BrgPlayer     *player,
                              GCancellable        *cancellable,
                              GAsyncReadyCallback  callback,
                              gpointer             user_data);
gboolean brg_thinking_finish (BrgGame             *game,
                              GAsyncResult        *result,
                              BrgMove             *move,
                              GError             **error);
BrgMove  brg_thinking_choose (BrgGame             *game,
                              const BrgPlayer     *player);

G_END_DECLS
