/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-shields.h"

/* Shield 2: a worker whenever another player gains workers (R72). All workers of one effect are one
 * gain (R110), which is one event. There is one such shield, so its own gain sets off nothing. */
void
brg_shield_fellow_gains (BrgPlay        *play,
                         const BrgEvent *event)
{
  const BrgRuleset *ruleset = play->ruleset;
  guint gainer = brg_shield_keeper (ruleset, event->seat);

  if (event->amount <= 0)
    return;

  for (guint seat = 0; seat < ruleset->n_seats; seat++)
    if (seat != gainer && brg_shield_keeper (ruleset, seat) == seat
        && brg_shield_works (ruleset, play->position, seat, SHIELD_FELLOW_WORKERS))
      brg_gain_workers (play, seat, 1, brg_shield_cause (ruleset, SHIELD_FELLOW_WORKERS));
}
