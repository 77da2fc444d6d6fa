/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-supply.h"

/* A bag is a count of each kind: what is drawn is decided when it shows. */

/**
 * brg_supply_draw_goods:
 * @play: an application
 *
 * Returns: a kind of goods from 1, drawn at random from those not yet in play; 0 if there are none
 */
guint
brg_supply_draw_goods (BrgPlay *play)
{
  BrgMarket *market = brg_market (play->position);
  guint total = 0, skip;

  for (guint i = 0; i < BRG_N_GOODS; i++)
    total += market->goods_supply[i];
  if (total == 0)
    return 0;

  skip = brg_random_below (&play->position->random, total);
  for (guint i = 0; i < BRG_N_GOODS; i++)
    {
      if (skip < market->goods_supply[i])
        {
          market->goods_supply[i]--;
          return i + 1;
        }
      skip -= market->goods_supply[i];
    }

  g_assert_not_reached ();
}

/**
 * brg_supply_draw_tile:
 * @play: an application
 * @supply: how many tiles of each kind there are to draw from
 * @kinds: which kinds may be drawn
 *
 * Returns: a kind of tile, drawn at random and taken out of @supply; 0 if there are none (R19)
 */
guint
brg_supply_draw_tile (BrgPlay *play,
                      guint8  *supply,
                      BrgBits  kinds)
{
  guint total = 0, kind, skip;

  BRG_BITS_FOREACH (kind, kinds)
    total += supply[kind];
  if (total == 0)
    return 0;

  skip = brg_random_below (&play->position->random, total);
  BRG_BITS_FOREACH (kind, kinds)
    {
      if (skip < supply[kind])
        {
          supply[kind]--;
          return kind;
        }
      skip -= supply[kind];
    }

  g_assert_not_reached ();
}
