/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-position.h"

#include <string.h>

#include "brg-ruleset.h"

/**
 * brg_position_new:
 * @ruleset: a ruleset
 *
 * Returns: (transfer full): a position in which everything is 0 and nobody is asked anything
 */
BrgPosition *
brg_position_new (const BrgRuleset *ruleset)
{
  BrgPosition *position = g_aligned_alloc0 (1, ruleset->position_size, BRG_POSITION_ALIGNMENT);

  position->turn_seat = BRG_NO_SEAT;
  return position;
}

/**
 * brg_position_dup:
 * @ruleset: the position's ruleset
 * @position: a position
 *
 * Returns: (transfer full): a copy
 */
BrgPosition *
brg_position_dup (const BrgRuleset  *ruleset,
                  const BrgPosition *position)
{
  BrgPosition *copy = g_aligned_alloc (1, ruleset->position_size, BRG_POSITION_ALIGNMENT);

  brg_position_copy (ruleset, copy, position);
  return copy;
}

void
brg_position_free (BrgPosition *position)
{
  g_aligned_free (position);
}

/**
 * brg_position_copy:
 * @ruleset: the ruleset of both
 * @target: where to copy to
 * @source: what to copy
 */
void
brg_position_copy (const BrgRuleset  *ruleset,
                   BrgPosition       *target,
                   const BrgPosition *source)
{
  memcpy (target, source, ruleset->position_size);
}

/**
 * brg_position_equal:
 * @ruleset: the ruleset of both
 * @a: a position
 * @b: a position
 *
 * Returns: whether both are the same, chance included
 */
gboolean
brg_position_equal (const BrgRuleset  *ruleset,
                    const BrgPosition *a,
                    const BrgPosition *b)
{
  return memcmp (a, b, ruleset->position_size) == 0;
}

/**
 * brg_position_redeal:
 * @ruleset: the position's ruleset
 * @position: a position, changed in place
 * @seat: whose view stays as it is
 * @random: a generator apart from the game's own
 *
 * Deals afresh all that @seat can't see: what lies hidden, and what chance will bring. Computer
 * players and previews only ever see such a copy, so they can't peek.
 */
void
brg_position_redeal (const BrgRuleset *ruleset,
                     BrgPosition      *position,
                     guint             seat,
                     BrgRandom        *random)
{
  guint64 high = brg_random_next (random);

  position->random.key = high << 32 | brg_random_next (random);
  position->random.counter = 0;

  for (guint i = 0; i < ruleset->n_modules; i++)
    if (ruleset->modules[i]->redeal != NULL)
      ruleset->modules[i]->redeal (ruleset, position, seat, random);
}
