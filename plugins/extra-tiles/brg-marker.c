/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-extra-tiles.h"

/* Monastery 27: its owner's marker lies on top of any stack that it is part of (R60). */

static gboolean
is_on_top (const BrgRuleset  *ruleset,
           const BrgPosition *position,
           guint              seat)
{
  return brg_has_power (brg_duchy_of (brg_duchy_tables (ruleset), position, seat),
                        brg_extra_tiles (ruleset)->top_of_stack);
}

gint
brg_marker_stacking (const BrgRuleset        *ruleset,
                     const BrgPosition       *position,
                     const BrgQueryArguments *arguments,
                     gint                     value G_GNUC_UNUSED)
{
  return is_on_top (ruleset, position, arguments->seat);
}

/* A marker that lies under others when the monastery is laid rises at once (R48). */
void
brg_marker_placed (BrgPlay        *play,
                   const BrgEvent *event)
{
  const BrgPlace *place = brg_extra_tiles_place (play->ruleset);
  guint kind = event->subjects[0].index;

  if (brg_duchy_tables (play->ruleset)->tiles.kinds[kind].power
      == brg_extra_tiles (play->ruleset)->top_of_stack)
    brg_settle_marker (play, event->seat, place->event_kinds + EXTRA_EVENT_MARKER_RISES);
}
