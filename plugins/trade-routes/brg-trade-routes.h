/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/duchy/brg-operations.h"
#include "brg-route-catalogue.h"

G_BEGIN_DECLS

/* The rows of the module, counted from 0; its place in the ruleset says where they begin. */

typedef enum
{
  ROUTE_SUBJECT_TILE,  /* index: a tile, row of the catalogue */
  ROUTE_SUBJECT_PRIZE, /* index: a reward that is a gift, likewise */
} RouteSubjectKind;

typedef enum
{
  ROUTE_VERB_LAY,     /* route-tile */
  ROUTE_VERB_COLLECT, /* route-prize */
} RouteVerb;

typedef enum
{
  ROUTE_EVENT_DEALT,   /* seat; route-tile */
  ROUTE_EVENT_LAID,    /* seat; amount: which tile from the left; route-tile */
  ROUTE_EVENT_CARRIED, /* seat; amount: which space from the left; goods, route-tile */
} RouteEventKind;

typedef enum
{
  ROUTE_CAUSE_REWARD,
} RouteCause;

typedef enum
{
  ROUTE_REASON_NOT_TO_LAY,
  ROUTE_REASON_OTHER_PRIZE,
} RouteReason;

typedef enum
{
  ROUTE_QUESTION_LAY,
  ROUTE_QUESTION_REWARD,
} RouteQuestion;

typedef enum
{
  ROUTE_FRAME_LAY,    /* arguments: how many tiles lie already */
  ROUTE_FRAME_REWARD, /* arguments: cause, space */
} RouteFrameKind;

/**
 * BrgRoute:
 * @tiles: its tiles from the left, rows of the catalogue; 0 where none is
 * @goods: the goods on its spaces from the left, by kind from 1; 0 on a free space
 *
 * The route of a seat.
 */
typedef struct
{
  guint8 tiles[BRG_ROUTE_MAX_TILES];
  guint8 goods[BRG_ROUTE_MAX_SPACES];
} BrgRoute;

extern const BrgModule brg_trade_routes_module;

/** brg_trade_routes_place: where the module's rows are. */
static inline const BrgPlace *
brg_trade_routes_place (const BrgRuleset *ruleset)
{
  return brg_ruleset_find_place (ruleset, &brg_trade_routes_module);
}

/** brg_route_catalogue: what the tiles of a ruleset are. */
static inline const BrgRouteCatalogue *
brg_route_catalogue (const BrgRuleset *ruleset)
{
  return brg_trade_routes_place (ruleset)->tables;
}

/** brg_route_of: the route of @seat, as it lies in @position; to be changed only in play. */
static inline BrgRoute *
brg_route_of (const BrgRuleset  *ruleset,
              const BrgPosition *position,
              guint              seat)
{
  BrgRoute *routes = brg_position_slice (position, brg_trade_routes_place (ruleset)->slice);

  return &routes[seat];
}

/* Dealing and laying the tiles. */
void     brg_route_deal            (BrgPlay           *play,
                                    guint              seat);
void     brg_route_lay_run         (BrgPlay           *play,
                                    BrgFrame          *frame);
gboolean brg_route_lay_check       (const BrgRuleset  *ruleset,
                                    const BrgPosition *position,
                                    const BrgFrame    *frame);
void     brg_route_lay_list        (const BrgRuleset  *ruleset,
                                    const BrgPosition *position,
                                    const BrgFrame    *frame,
                                    BrgMoves          *moves);
void     brg_route_lay_answer      (BrgPlay           *play,
                                    BrgFrame          *frame,
                                    const BrgMove     *move);
void     brg_route_lay_why_not     (const BrgRuleset  *ruleset,
                                    const BrgPosition *position,
                                    const BrgFrame    *frame,
                                    const BrgMove     *move,
                                    BrgRefusal        *refusal);

/* Goods and rewards. */
void     brg_route_carry           (BrgPlay           *play,
                                    const BrgEvent    *event);
void     brg_route_reward_run      (BrgPlay           *play,
                                    BrgFrame          *frame);
gboolean brg_route_reward_check    (const BrgRuleset  *ruleset,
                                    const BrgPosition *position,
                                    const BrgFrame    *frame);
void     brg_route_reward_list     (const BrgRuleset  *ruleset,
                                    const BrgPosition *position,
                                    const BrgFrame    *frame,
                                    BrgMoves          *moves);
void     brg_route_reward_answer   (BrgPlay           *play,
                                    BrgFrame          *frame,
                                    const BrgMove     *move);
void     brg_route_reward_why_not  (const BrgRuleset  *ruleset,
                                    const BrgPosition *position,
                                    const BrgFrame    *frame,
                                    const BrgMove     *move,
                                    BrgRefusal        *refusal);

G_END_DECLS
