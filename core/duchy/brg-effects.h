/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/engine/brg-play.h"

G_BEGIN_DECLS

/**
 * BrgEffect:
 * @name: stable English name, as catalogues write it
 * @start: does it, or pushes the frame that will; @argument is the tile's, @cause its cause
 *
 * A row of the table of effects, one list for all that a placement, route or reward can do.
 */
typedef struct
{
  const char *name;
  void      (*start) (BrgPlay *play,
                      guint    seat,
                      guint    argument,
                      guint    cause,
                      guint    space);
} BrgEffect;

guint brg_effect_find  (const char *name);
void  brg_effect_start (BrgPlay    *play,
                        guint       seat,
                        guint       effect,
                        guint       argument,
                        guint       cause,
                        guint       space);

G_END_DECLS
