/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/engine/brg-game.h"
#include "ui/brg-guide-step.h"

G_BEGIN_DECLS

/**
 * BrgGuide:
 * @setup: the game that it guides through
 * @seed: its chance
 * @steps: (element-type BrgGuideStep): all that it has to tell, in order
 *
 * What is told to somebody who plays for the first time, beside an ordinary game. It keeps nothing
 * of a game: what it tells follows from the moves that were made, so it goes back with undo, and
 * goes on in a game that is opened again.
 */
typedef struct
{
  BrgSetup  *setup;
  guint64    seed;
  GPtrArray *steps;
} BrgGuide;

BrgGuide  *brg_guide_new      (BrgSetup            *setup,
                               guint64              seed);
BrgGuide  *brg_guide_load     (void);
void       brg_guide_free     (BrgGuide            *self);
guint      brg_guide_get_seat  (const BrgGuide      *self);
BrgGame   *brg_guide_begin    (const BrgGuide      *self,
                               BrgCatalogue        *catalogue,
                               GError             **error);
gboolean   brg_guide_knows    (const BrgGuide      *self,
                               BrgGame             *game);
GPtrArray *brg_guide_tell     (const BrgGuide      *self,
                               BrgGame             *game);
gboolean   brg_guide_suggest  (const BrgGuide      *self,
                               BrgGame             *game,
                               const BrgGuideStep  *step,
                               BrgMove             *move);
char      *brg_guide_look_back (const BrgGuide      *self,
                               BrgGame             *game);
char      *brg_guide_describe (BrgGame             *game,
                               guint                n_moves,
                               const BrgMove       *move);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgGuide, brg_guide_free)

G_END_DECLS
