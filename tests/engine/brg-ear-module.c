/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-ear-module.h"

#include "core/duchy/brg-duchy-rows.h"
#include "core/engine/brg-play.h"

static void
hear (BrgPlay        *play,
      const BrgEvent *event)
{
  guint16 *heard = brg_position_slice (
      play->position, brg_ruleset_find_place (play->ruleset, &brg_ear_module)->slice);

  heard[event->kind - BRG_FIRST_EVENT_KIND]++;
}

static const BrgReact reacts[] = {
  { "start-player", hear },     { "duchy-drawn", hear },  { "start-castle", hear },
  { "phase-begins", hear },     { "round-begins", hear }, { "dice-thrown", hear },
  { "good-placed", hear },      { "turn-begins", hear },  { "turn-ends", hear },
  { "die-used", hear },         { "tile-taken", hear },   { "tile-bought", hear },
  { "tile-discarded", hear },   { "tile-placed", hear },  { "region-completed", hear },
  { "bonus-tile", hear },       { "goods-taken", hear },  { "goods-left", hear },
  { "goods-sold", hear },       { "good-laid", hear },    { "marker-moved", hear },
  { "workers", hear },          { "silver", hear },       { "points", hear },
  { "animals-counted", hear },  { "declined", hear },     { "lapsed", hear },
  { "scoring-begins", hear },   { "tile-swept", hear },
  { "game-ends", hear },
};

G_STATIC_ASSERT (G_N_ELEMENTS (reacts) == BRG_EVENT_GAME_ENDS + 1 - BRG_FIRST_EVENT_KIND);

static gsize
slice_size (const BrgRuleset *ruleset G_GNUC_UNUSED)
{
  return G_N_ELEMENTS (reacts) * sizeof (guint16);
}

static void
describe (const BrgRuleset *ruleset G_GNUC_UNUSED,
          gsize             offset,
          BrgSchema        *schema)
{
  const BrgField heard = {
    .name = "heard", .offset = offset, .size = sizeof (guint16), .count = G_N_ELEMENTS (reacts),
    .n_owners = 1, .maximum = G_MAXUINT16, .flags = BRG_FIELD_LIST,
  };

  brg_schema_add (schema, &heard);
}

const BrgModule brg_ear_module = {
  .abi = BRG_MODULE_ABI, .id = "ear", .version = "1", .name = "Ear", .description = "",
  .variant = "duchy", .min_seats = 2, .max_seats = 4,
  .reacts = BRG_ROWS (reacts), .slice_size = slice_size, .describe = describe,
};
