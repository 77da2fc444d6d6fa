/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-trade-routes.h"

#include <string.h>

/* Each player gets some tiles, which lie in random order or, as an option, in the player's own
 * (R114). The tiles that are still to be laid are the last ones of the route. */

enum
{
  LAID,
};

static guint
count_dealt (const BrgRuleset *ruleset)
{
  return brg_route_catalogue (ruleset)->deal[ruleset->n_seats - 1];
}

static BrgSubject
name_tile (const BrgRuleset *ruleset,
           guint             tile)
{
  return BRG_SUBJECT (brg_trade_routes_place (ruleset)->subject_kinds + ROUTE_SUBJECT_TILE, 0,
                      tile);
}

static void
tell (BrgPlay        *play,
      RouteEventKind  kind,
      guint           seat,
      guint           place,
      guint           tile)
{
  guint event = brg_trade_routes_place (play->ruleset)->event_kinds + kind;

  brg_play_emit (play, (BrgEvent){ .kind = (guint8) event, .seat = (guint8) seat,
                                   .amount = (gint) place, .n_subjects = 1,
                                   .subjects = { name_tile (play->ruleset, tile) } });
}

/* ---- dealing ---- */

static guint
draw (BrgPlay *play,
      guint8  *pile,
      guint   *n_pile)
{
  guint drawn = brg_random_below (&play->position->random, *n_pile);
  guint tile = pile[drawn];

  pile[drawn] = pile[--*n_pile];
  return tile;
}

/* Asked in turn order, so the last in order is pushed first. */
static void
ask_for_order (BrgPlay *play)
{
  guint kind = brg_trade_routes_place (play->ruleset)->frame_kinds + ROUTE_FRAME_LAY;
  guint order[BRG_MAX_SEATS];
  guint left = (1u << play->ruleset->n_seats) - 1;
  guint n = 0;

  while (left != 0)
    {
      order[n] = brg_first_on_track (play->ruleset, play->position, left);
      left &= ~(1u << order[n++]);
    }

  while (n > 0)
    brg_play_push (play, kind, order[--n]);
}

void
brg_route_deal (BrgPlay *play,
                guint    no_seat G_GNUC_UNUSED)
{
  guint8 pile[BRG_ROUTE_MAX_KINDS];
  guint n_pile = 0;

  for (guint tile = 1; tile < brg_route_catalogue (play->ruleset)->n_tiles; tile++)
    pile[n_pile++] = (guint8) tile;

  for (guint seat = 0; seat < play->ruleset->n_seats; seat++)
    for (guint i = 0; i < count_dealt (play->ruleset); i++)
      {
        guint tile = draw (play, pile, &n_pile);

        brg_route_of (play->ruleset, play->position, seat)->tiles[i] = (guint8) tile;
        tell (play, ROUTE_EVENT_DEALT, seat, i + 1, tile);
      }

  if (strcmp (brg_ruleset_get_option (play->ruleset, "route-order"), "own") == 0)
    ask_for_order (play);
}

/* ---- laying them in one's own order ---- */

void
brg_route_lay_run (BrgPlay  *play,
                   BrgFrame *frame)
{
  brg_play_ask (play, frame,
                brg_trade_routes_place (play->ruleset)->questions + ROUTE_QUESTION_LAY);
}

gboolean
brg_route_lay_check (const BrgRuleset  *ruleset,
                     const BrgPosition *position,
                     const BrgFrame    *frame)
{
  return frame->seat < ruleset->n_seats && frame->arguments[LAID] < BRG_ROUTE_MAX_TILES
         && brg_route_of (ruleset, position, frame->seat)->tiles[frame->arguments[LAID]] != 0;
}

void
brg_route_lay_list (const BrgRuleset  *ruleset,
                    const BrgPosition *position,
                    const BrgFrame    *frame,
                    BrgMoves          *moves)
{
  const BrgRoute *route = brg_route_of (ruleset, position, frame->seat);
  guint verb = brg_trade_routes_place (ruleset)->verbs + ROUTE_VERB_LAY;

  for (guint i = frame->arguments[LAID]; i < BRG_ROUTE_MAX_TILES && route->tiles[i] != 0; i++)
    brg_moves_add (moves, &(BrgMove){ .verb = (guint8) verb, .seat = frame->seat, .n_subjects = 1,
                                      .subjects = { name_tile (ruleset, route->tiles[i]) } });
}

/* Where a tile lies among those that are still to be laid, or BRG_ROUTE_MAX_TILES. */
static guint
find_tile (const BrgRoute *route,
           const BrgFrame *frame,
           guint           tile)
{
  guint i = frame->arguments[LAID];

  while (i < BRG_ROUTE_MAX_TILES && route->tiles[i] != tile)
    i++;

  return i;
}

void
brg_route_lay_answer (BrgPlay       *play,
                      BrgFrame      *frame,
                      const BrgMove *move)
{
  BrgRoute *route = brg_route_of (play->ruleset, play->position, frame->seat);
  guint tile = move->subjects[0].index, seat = frame->seat;
  guint laid = frame->arguments[LAID]++;
  guint from = find_tile (route, frame, tile);

  if (from < BRG_ROUTE_MAX_TILES)
    route->tiles[from] = route->tiles[laid];
  route->tiles[laid] = (guint8) tile;
  if (laid + 1 == BRG_ROUTE_MAX_TILES || route->tiles[laid + 1] == 0)
    brg_play_pop (play);
  tell (play, ROUTE_EVENT_LAID, seat, laid + 1, tile);
}

void
brg_route_lay_why_not (const BrgRuleset  *ruleset,
                       const BrgPosition *position,
                       const BrgFrame    *frame,
                       const BrgMove     *move,
                       BrgRefusal        *refusal)
{
  const BrgPlace *place = brg_trade_routes_place (ruleset);
  const BrgRoute *route = brg_route_of (ruleset, position, frame->seat);

  refusal->subject = move->subjects[0];
  if (move->verb != place->verbs + ROUTE_VERB_LAY)
    refusal->reason = BRG_REASON_NOT_NOW;
  else if (find_tile (route, frame, move->subjects[0].index) == BRG_ROUTE_MAX_TILES)
    refusal->reason = place->reasons + ROUTE_REASON_NOT_TO_LAY;
}
