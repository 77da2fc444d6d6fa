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

/* The kind of the tile that is drawn among @left ones of @kinds. */
static guint
draw_tile (BrgPlay *play,
           guint8  *supply,
           guint8  *left,
           guint64  kinds)
{
  guint skip;

  if (*left == 0)
    return 0;

  skip = brg_random_below (&play->position->random, (*left)--);
  for (;; kinds &= kinds - 1)
    {
      guint kind = (guint) __builtin_ctzll (kinds);

      if (skip < supply[kind])
        {
          supply[kind]--;
          return kind;
        }
      skip -= supply[kind];
    }
}

/**
 * brg_supply_draw_coloured:
 * @play: an application
 * @tile_class: a class of tiles
 *
 * Returns: a kind of tile, drawn at random from those with that coloured back; 0 if there are none
 *   (R19)
 */
guint
brg_supply_draw_coloured (BrgPlay *play,
                          guint    tile_class)
{
  BrgMarket *market = brg_market (play->position);

  return draw_tile (play, market->coloured, &market->coloured_left[tile_class],
                    brg_duchy_tables (play->ruleset)->tiles.of_class[tile_class]);
}

/**
 * brg_supply_draw_black:
 * @play: an application
 *
 * Returns: a kind of tile, drawn at random from those with a black back; 0 if there are none (R19)
 */
guint
brg_supply_draw_black (BrgPlay *play)
{
  BrgMarket *market = brg_market (play->position);

  return draw_tile (play, market->black, &market->black_left, ~G_GUINT64_CONSTANT (1));
}
