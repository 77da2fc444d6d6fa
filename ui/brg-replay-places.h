/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/engine/brg-game.h"

G_BEGIN_DECLS

/** BrgReplayPlaces: where in a game its moves are. */
typedef struct _BrgReplayPlaces BrgReplayPlaces;

BrgReplayPlaces *brg_replay_places_new         (BrgGame               *game);
void             brg_replay_places_free        (BrgReplayPlaces       *places);
const char      *brg_replay_places_get         (const BrgReplayPlaces *places,
                                                guint                  n_moves);
gboolean         brg_replay_places_begins_part (const BrgReplayPlaces *places,
                                                guint                  n_moves);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgReplayPlaces, brg_replay_places_free)

G_END_DECLS
