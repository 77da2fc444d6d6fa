/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-extra-tiles.h"

#include "core/duchy/brg-duchy-names.h"

/* Where scoring monasteries score when they are laid, a crane counts for the first one of buildings
 * that is laid after it (R118). */

/* The kind of building that the crane of a seat has counted as, or 0 while it has not counted. There
 * is one crane in the game. */
static guint8 *
find_bound (const BrgRuleset  *ruleset,
            const BrgPosition *position,
            guint              seat)
{
  guint8 *kinds = brg_position_slice (position, brg_extra_tiles_place (ruleset)->slice);

  return &kinds[seat];
}

gsize
brg_crane_slice_size (const BrgRuleset *ruleset)
{
  return brg_duchy_tables (ruleset)->score_when_laid ? ruleset->n_seats : 0;
}

void
brg_crane_describe (const BrgRuleset *ruleset,
                    gsize             offset,
                    BrgSchema        *schema)
{
  const BrgField field = {
    .name = "crane-counted-as",
    .offset = offset,
    .size = 1,
    .count = 1,
    .owner = BRG_FIELD_OF_SEAT,
    .n_owners = ruleset->n_seats,
    .owner_stride = 1,
    .maximum = brg_duchy_tables (ruleset)->tiles.n_kinds - 1,
    .name_value = brg_duchy_name_kind_or_none,
  };

  if (brg_duchy_tables (ruleset)->score_when_laid)
    brg_schema_add (schema, &field);
}

static gboolean
has_crane (const BrgRuleset *ruleset,
           const BrgDuchy   *duchy)
{
  const BrgTileCatalogue *tiles = &brg_duchy_tables (ruleset)->tiles;
  guint space;

  BRG_BITS_FOREACH (space, duchy->covered)
    if (brg_crane_is (ruleset, &tiles->kinds[duchy->tiles[space]]))
      return TRUE;

  return FALSE;
}

/* The first monastery that scores buildings takes a crane that lies there already. */
void
brg_crane_bind (BrgPlay        *play,
                const BrgEvent *event)
{
  const BrgDuchyTables *tables = brg_duchy_tables (play->ruleset);
  const BrgTileKind *kind = &tables->tiles.kinds[event->subjects[0].index];
  const BrgDuchy *duchy = brg_duchy_of (tables, play->position, event->seat);
  guint8 *bound;

  if (!tables->score_when_laid || kind->score_per != BRG_SCORE_PER_TILE
      || tables->tiles.kinds[kind->score_kind].building == 0)
    return;

  bound = find_bound (play->ruleset, play->position, event->seat);
  if (*bound == 0 && has_crane (play->ruleset, duchy))
    *bound = kind->score_kind;
}

gint
brg_crane_count_bound (const BrgRuleset        *ruleset,
                       const BrgPosition       *position,
                       const BrgQueryArguments *arguments)
{
  return arguments->numbers[0] == BRG_SCORE_PER_TILE
         && *find_bound (ruleset, position, arguments->seat) == arguments->numbers[1];
}
