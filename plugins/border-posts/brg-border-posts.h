/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/duchy/brg-operations.h"
#include "brg-border-map.h"

G_BEGIN_DECLS

/* The rows of the module, counted from 0; its place in the ruleset says where they begin. */

typedef enum
{
  BORDER_SUBJECT_POSTS, /* index: two posts, which are a path of the catalogue */
  BORDER_SUBJECT_TILE,  /* index: a bonus tile, from 0 */
} BorderSubjectKind;

typedef enum
{
  BORDER_EVENT_LINKED, /* seat; posts */
  BORDER_EVENT_JOINED, /* seat */
  BORDER_EVENT_TILE,   /* seat; border-tile */
} BorderEventKind;

typedef enum
{
  BORDER_CAUSE_LINK,
  BORDER_CAUSE_TILE,
} BorderCause;

/**
 * BrgBorders:
 * @catalogue: what is printed
 * @map: where it lies; the same on all duchies of the game
 * @any_chain: R65, the other reading: any chain of tiles links posts
 *
 * The tables of the module.
 */
typedef struct
{
  BrgBorderCatalogue *catalogue;
  BrgBorderMap        map;
  gboolean            any_chain;
} BrgBorders;

/**
 * BrgBorderSeat:
 * @links: (derived) the paths whose posts are linked, as bits
 * @tile: the bonus tile: 0, 1 for the first or 2 for the second
 *
 * What a seat has made of its posts.
 */
typedef struct
{
  guint8 links;
  guint8 tile;
} BrgBorderSeat;

extern const BrgModule brg_border_posts_module;

/** brg_border_posts_place: where the module's rows are. */
static inline const BrgPlace *
brg_border_posts_place (const BrgRuleset *ruleset)
{
  return brg_ruleset_find_place (ruleset, &brg_border_posts_module);
}

/** brg_border_seats: what all seats have, as it lies in @position; to be changed only in play. */
static inline BrgBorderSeat *
brg_border_seats (const BrgRuleset  *ruleset,
                  const BrgPosition *position)
{
  return brg_position_slice (position, brg_border_posts_place (ruleset)->slice);
}

void brg_border_derive (const BrgRuleset        *ruleset,
                        BrgPosition             *position);
void brg_border_placed (BrgPlay                 *play,
                        const BrgEvent          *event);
gint brg_border_count  (const BrgRuleset        *ruleset,
                        const BrgPosition       *position,
                        const BrgQueryArguments *arguments,
                        gint                     value);

G_END_DECLS
