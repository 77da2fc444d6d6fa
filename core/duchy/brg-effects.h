/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/engine/brg-play.h"

G_BEGIN_DECLS

/**
 * BrgEffect:
 * @name: stable English name, as catalogues write it
 * @start: does it, or pushes the frame that will; @argument is the tile's, @cause its cause, @space
 *   where it lies
 *
 * A row of the table of effects, one list for all that a placement, route or reward can do. The
 * base game has:
 *
 * - `take`: takes a tile of some classes from a numbered depot; argument: the classes
 * - `place`: places a stored tile
 * - `sell`: sells goods of one kind
 * - `workers`, `silver`, `points`: gains some; argument: how many
 * - `action`: does any action without a die
 * - `ship`: loads the goods of a depot and advances the marker
 * - `livestock`: scores the animals of its kind in its pasture
 *
 * Another tile may start an effect too, as the crane does: so it must not look for its own kind of
 * tile at @space.
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

/** BRG_N_EFFECTS: how many effects the base game has. */
#define BRG_N_EFFECTS 9

extern const BrgEffect brg_effects[BRG_N_EFFECTS];

void brg_effects_start_of (BrgPlay *play,
                           guint    seat,
                           guint    kind,
                           guint    cause,
                           guint    space);

G_END_DECLS
