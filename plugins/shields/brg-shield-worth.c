/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-shields.h"

/* A plain hint for computer players: a shield is worth what it brings at the end, and the less the
 * farther that is, since two dice and the tributes would bring much by then. Half of it weighs
 * against what one of these dice would bring. */

#define HUNDREDTHS 100

gint
brg_shield_worth (const BrgRuleset        *ruleset,
                  const BrgPosition       *position,
                  const BrgQueryArguments *arguments,
                  gint                     value G_GNUC_UNUSED)
{
  const BrgShieldCatalogue *catalogue = brg_shield_catalogue (ruleset);
  guint32 working = brg_shield_holding (ruleset, position, arguments->seat)->working;
  gint points = 0;

  /* At the end they are among the points. */
  if (brg_position_is_over (position))
    return 0;

  for (; working != 0; working &= working - 1)
    points += catalogue->shields[__builtin_ctz (working)].points;

  return HUNDREDTHS / 2 * points * brg_market (position)->phase / BRG_N_PHASES;
}
