/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-shields.h"

/* Shields that are still there after the last tribute bring points (R52), twice as many with shield
 * 13, itself too (R77). A duchy that seats share brings them once, to the one ahead on the track. */
void
brg_shield_final (BrgPlay *play,
                  guint    no_seat G_GNUC_UNUSED)
{
  const BrgShieldCatalogue *catalogue = brg_shield_catalogue (play->ruleset);

  for (guint seat = 0; seat < play->ruleset->n_seats; seat++)
    {
      guint32 working = brg_shield_holding (play->ruleset, play->position, seat)->working;
      gint factor = (working >> SHIELD_SHIELDS) & 1 ? 2 : 1;

      if (!brg_acts_for_team (play->ruleset, play->position, seat))
        continue;
      for (guint number = 1; number <= BRG_N_SHIELDS; number++)
        if ((working >> number) & 1)
          brg_gain_points (play, seat, factor * catalogue->shields[number].points,
                           brg_shield_cause (play->ruleset, number));
    }
}
