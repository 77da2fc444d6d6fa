/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "brg-agenda.h"
#include "brg-random.h"

G_BEGIN_DECLS

/** BRG_POSITION_MAX_SIZE: no ruleset may need more bytes for a position. */
#define BRG_POSITION_MAX_SIZE 2048

/** BRG_POSITION_ALIGNMENT: what a buffer for a position must be aligned to, in bytes. */
#define BRG_POSITION_ALIGNMENT 16

/**
 * BrgPosition:
 * @random: where chance comes from
 * @turn_seat: whose turn it is, or %BRG_NO_SEAT
 * @depth: how many frames wait
 * @agenda: the frames, the top one last; unused ones are all 0
 *
 * Everything that changes in a game, in one flat block without pointers: copied by memcpy, compared
 * by memcmp over the ruleset's position size. The slices of the modules follow this head.
 */
struct _BrgPosition
{
  BrgRandom random;
  guint8    turn_seat;
  guint8    depth;
  guint8    padding[6];
  BrgFrame  agenda[BRG_AGENDA_MAX];
} __attribute__ ((aligned (BRG_POSITION_ALIGNMENT)));

BrgPosition *brg_position_new     (const BrgRuleset  *ruleset);
BrgPosition *brg_position_dup     (const BrgRuleset  *ruleset,
                                   const BrgPosition *position);
void         brg_position_free    (BrgPosition       *position);
void         brg_position_copy    (const BrgRuleset  *ruleset,
                                   BrgPosition       *target,
                                   const BrgPosition *source);
gboolean     brg_position_equal   (const BrgRuleset  *ruleset,
                                   const BrgPosition *a,
                                   const BrgPosition *b);
void         brg_position_redeal  (const BrgRuleset  *ruleset,
                                   BrgPosition       *position,
                                   guint              seat,
                                   BrgRandom         *random);

/**
 * brg_position_slice:
 * @position: a position
 * @offset: the module's, from brg_ruleset_find_place()
 *
 * Returns: (transfer none): the module's own part
 */
static inline gpointer
brg_position_slice (const BrgPosition *position,
                    gsize              offset)
{
  return (guint8 *) position + offset;
}

/** brg_position_top: the frame that runs or asks, or %NULL when the game is over. */
static inline const BrgFrame *
brg_position_top (const BrgPosition *position)
{
  return position->depth > 0 ? &position->agenda[position->depth - 1] : NULL;
}

/** brg_position_is_over: whether nothing remains to be done. */
static inline gboolean
brg_position_is_over (const BrgPosition *position)
{
  return position->depth == 0;
}

/**
 * brg_position_get_asked:
 *
 * Returns: the seat whose question is open, or %BRG_NO_SEAT when the game is over
 */
static inline guint
brg_position_get_asked (const BrgPosition *position)
{
  return position->depth > 0 ? brg_position_top (position)->seat : BRG_NO_SEAT;
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgPosition, brg_position_free)

G_END_DECLS
