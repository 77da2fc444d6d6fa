/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/brg-guide.h"

G_BEGIN_DECLS

/**
 * BrgGuideMoment:
 * @game: a game
 * @seat: who learns
 * @n_moves: how many of its moves have been made
 * @first: what happened since then counts as just happened: a number of moves, the one that made it
 *   included
 *
 * A point in a game at which steps may fit.
 */
typedef struct
{
  BrgGame *game;
  guint    seat;
  guint    n_moves;
  guint    first;
} BrgGuideMoment;

gboolean brg_guide_moment_is_own   (const BrgGuideMoment *self);
gboolean brg_guide_moment_fits     (const BrgGuideMoment *self,
                                    const BrgGuideStep   *step);
gboolean brg_guide_moment_get_move (const BrgGuideMoment *self,
                                    const BrgGuideStep   *step,
                                    BrgMove              *move);

G_END_DECLS
