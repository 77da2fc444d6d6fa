/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/duchy/brg-duchy-tables.h"
#include "core/duchy/brg-grade.h"

G_BEGIN_DECLS

/* What is printed on the tiles. Both halves of the plugin read it; neither can call the other. */

/** BRG_ROUTE_TILE_SPACES: the spaces of a tile. */
#define BRG_ROUTE_TILE_SPACES 3

/** BRG_ROUTE_MAX_TILES: the most tiles of one route. */
#define BRG_ROUTE_MAX_TILES 5

/** BRG_ROUTE_MAX_SPACES: the most spaces of one route. */
#define BRG_ROUTE_MAX_SPACES (BRG_ROUTE_MAX_TILES * BRG_ROUTE_TILE_SPACES)

/** BRG_ROUTE_MAX_KINDS: the most tiles there can be, 0 being none; likewise of rewards. */
#define BRG_ROUTE_MAX_KINDS 32

/**
 * BrgRouteReward:
 * @name: stable English name
 * @label: translatable: what it brings, as it stands in a list
 * @kind: the kind of tile that does the same when it is placed
 * @gift: (nullable): the emblem of what is gained, if it asks for no choice of its own
 *
 * What a space of a route can bring.
 */
typedef struct
{
  const char *name;
  const char *label;
  const char *kind;
  const char *gift;
} BrgRouteReward;

/**
 * BrgRouteSpace:
 * @die: which goods bring the reward, 1 to 6
 * @reward: row of the table of rewards
 */
typedef struct
{
  guint8 die;
  guint8 reward;
} BrgRouteSpace;

/**
 * BrgRouteTile:
 * @name: stable name
 * @spaces: its spaces from the left
 * @grade: how sure we are of it
 */
typedef struct
{
  const char   *name;
  BrgRouteSpace spaces[BRG_ROUTE_TILE_SPACES];
  BrgGrade      grade;
} BrgRouteTile;

/**
 * BrgRouteCatalogue:
 * @deal: the tiles of a player, by the number of players less 1
 * @n_rewards: how many rewards, with the empty reward 0
 * @rewards: the rewards
 * @n_tiles: how many tiles, with the empty tile 0
 * @tiles: the tiles
 *
 * All that the routes are made of.
 */
typedef struct
{
  guint8         deal[BRG_MAX_SEATS];
  guint          n_rewards;
  BrgRouteReward rewards[BRG_ROUTE_MAX_KINDS];
  guint          n_tiles;
  BrgRouteTile   tiles[BRG_ROUTE_MAX_KINDS];
} BrgRouteCatalogue;

BrgRouteCatalogue *brg_route_catalogue_load    (GError                  **error);
void               brg_route_catalogue_free    (BrgRouteCatalogue        *self);
const char        *brg_route_reward_get_label  (const BrgRouteReward     *self);
char              *brg_route_space_describe    (const BrgRouteCatalogue  *self,
                                                BrgRouteSpace             space);
char              *brg_route_tile_describe     (const BrgRouteCatalogue  *self,
                                                guint                     tile);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgRouteCatalogue, brg_route_catalogue_free)

G_END_DECLS
