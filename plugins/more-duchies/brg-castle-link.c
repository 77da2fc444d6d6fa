/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-more-duchies.h"

/* The castle link: a tile must touch a castle, or join one through placed tiles of its own colour
 * (R66). A tile is of the colour of its space, so an inn is too (R44). Castles alone are exempt. */

/* White castles are buildings, and an inn on a castle's space is none. */
static BrgBits
find_castles (const BrgDuchyTables *tables,
              const BrgDuchy       *duchy,
              const BrgBoard       *board)
{
  BrgBits castles = board->colours[tables->castle_class] & duchy->covered;
  guint space;

  BRG_BITS_FOREACH (space, castles)
    if (tables->tiles.kinds[duchy->tiles[space]].tile_class != tables->castle_class)
      castles &= ~BRG_BIT (space);

  return castles;
}

/* The neighbours of a space that have its colour. */
static BrgBits
find_alike (const BrgBoard *board,
            guint           space)
{
  return board->neighbours[space] & board->colours[board->spaces[space].colour];
}

/* The tiles that touch a castle or join one, each through tiles of its own colour. */
static BrgBits
find_linked (const BrgDuchy *duchy,
             const BrgBoard *board,
             BrgBits         castles)
{
  BrgBits linked = 0, fresh = 0;
  guint space;

  BRG_BITS_FOREACH (space, castles)
    fresh |= board->neighbours[space] & duchy->covered;

  while (fresh != 0)
    {
      linked |= fresh;
      space = brg_bits_first (fresh);
      fresh |= find_alike (board, space) & duchy->covered & ~linked;
      fresh &= ~BRG_BIT (space);
    }

  return linked;
}

static BrgBits
find_unlinked (const BrgRuleset  *ruleset,
               const BrgPosition *position,
               guint              seat,
               BrgBits            within)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);
  const BrgDuchy *duchy = brg_duchy_of (tables, position, seat);
  const BrgBoard *board = brg_board_of (tables, duchy);
  BrgBits castles = find_castles (tables, duchy, board);
  BrgBits linked = find_linked (duchy, board, castles);
  BrgBits unlinked = 0;
  guint space;

  BRG_BITS_FOREACH (space, within)
    if (!(board->neighbours[space] & castles) && !(find_alike (board, space) & linked))
      unlinked |= BRG_BIT (space);

  return unlinked;
}

static BrgBits
castle_spaces (const BrgRuleset  *ruleset,
               const BrgPosition *position,
               guint              seat)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);

  return brg_board_of (tables, brg_duchy_of (tables, position, seat))
      ->colours[tables->castle_class];
}

/*
 * brg_castle_link_narrow_reach:
 *
 * A hook of the query “reach”, which knows no tile: takes out all spaces without a link but those
 * where castles go.
 */
BrgBits
brg_castle_link_narrow_reach (const BrgRuleset        *ruleset,
                              const BrgPosition       *position,
                              const BrgQueryArguments *arguments,
                              BrgBits                  value)
{
  BrgBits bound = value & ~castle_spaces (ruleset, position, arguments->seat);

  return find_unlinked (ruleset, position, arguments->seat, bound);
}

/*
 * brg_castle_link_narrow_may_lie:
 *
 * A hook of the query “may-lie”: what may lie on a castle's space without being one is not exempt.
 */
BrgBits
brg_castle_link_narrow_may_lie (const BrgRuleset        *ruleset,
                                const BrgPosition       *position,
                                const BrgQueryArguments *arguments,
                                BrgBits                  value)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);
  const BrgTileKind *kind = &tables->tiles.kinds[arguments->numbers[0]];
  BrgBits bound = value & castle_spaces (ruleset, position, arguments->seat);

  if (bound == 0 || kind->tile_class == tables->castle_class)
    return 0;

  return find_unlinked (ruleset, position, arguments->seat, bound);
}
