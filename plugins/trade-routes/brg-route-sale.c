/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-trade-routes.h"

/* Each sold good goes to the leftmost free space of the seller's route, and brings what is printed
 * there if the numbers are the same, before the next good is laid (R67, R114). */

enum
{
  CAUSE,
  SPACE,
};

static guint
get_cause (const BrgRuleset *ruleset)
{
  return brg_trade_routes_place (ruleset)->causes + ROUTE_CAUSE_REWARD;
}

static const BrgRouteReward *
find_reward (const BrgRuleset  *ruleset,
             const BrgPosition *position,
             guint              seat,
             guint              space,
             guint             *die)
{
  const BrgRouteCatalogue *catalogue = brg_route_catalogue (ruleset);
  guint tile = brg_route_of (ruleset, position, seat)->tiles[space / BRG_ROUTE_TILE_SPACES];
  const BrgRouteSpace *printed = &catalogue->tiles[tile].spaces[space % BRG_ROUTE_TILE_SPACES];

  *die = printed->die;
  return &catalogue->rewards[printed->reward];
}

/* Does what the tile of the same work does when it is placed. It lies nowhere, and none of these
 * tiles asks where. */
static void
give (BrgPlay              *play,
      guint                 seat,
      const BrgRouteReward *reward)
{
  const BrgTileCatalogue *tiles = &brg_duchy_tables (play->ruleset)->tiles;

  brg_effects_start_of (play, seat, brg_tile_catalogue_find (tiles, reward->kind),
                        get_cause (play->ruleset), 0);
}

/* ---- a good goes to the route ---- */

/* The leftmost free space, or BRG_ROUTE_MAX_SPACES if the route is full. */
static guint
find_free (const BrgRoute *route)
{
  guint space = 0;

  while (space < BRG_ROUTE_MAX_SPACES
         && (route->tiles[space / BRG_ROUTE_TILE_SPACES] == 0 || route->goods[space] != 0))
    space++;

  return space;
}

static void
reward (BrgPlay *play,
        guint    seat,
        guint    space,
        guint    goods)
{
  const BrgPlace *place = brg_trade_routes_place (play->ruleset);
  guint die;
  const BrgRouteReward *found = find_reward (play->ruleset, play->position, seat, space, &die);
  BrgFrame *frame;

  if (die != goods)
    return;

  /* Those that ask for a choice can be declined there. */
  if (found->gift == NULL)
    {
      give (play, seat, found);
      return;
    }

  frame = brg_play_push (play, place->frame_kinds + ROUTE_FRAME_REWARD, seat);
  frame->arguments[CAUSE] = (guint8) get_cause (play->ruleset);
  frame->arguments[SPACE] = (guint8) space;
}

/* A good of a sale is laid down: what does not find room on the route is on the sold pile. */
void
brg_route_carry (BrgPlay        *play,
                 const BrgEvent *event)
{
  const BrgPlace *place = brg_trade_routes_place (play->ruleset);
  BrgRoute *route = brg_route_of (play->ruleset, play->position, event->seat);
  guint space = find_free (route), goods = event->subjects[0].index;
  guint tile;

  if (space == BRG_ROUTE_MAX_SPACES)
    return;

  tile = route->tiles[space / BRG_ROUTE_TILE_SPACES];
  route->goods[space] = (guint8) goods;
  brg_play_emit (play, (BrgEvent){
                         .kind = (guint8) (place->event_kinds + ROUTE_EVENT_CARRIED),
                         .seat = event->seat, .amount = (gint) space + 1, .n_subjects = 2,
                         .subjects = { event->subjects[0],
                                       BRG_SUBJECT (place->subject_kinds + ROUTE_SUBJECT_TILE, 0,
                                                    tile) } });
  reward (play, event->seat, space, goods);
}

/* ---- a reward that asks for no choice may be declined, too ---- */

void
brg_route_reward_run (BrgPlay  *play,
                      BrgFrame *frame)
{
  brg_play_ask (play, frame,
                brg_trade_routes_place (play->ruleset)->questions + ROUTE_QUESTION_REWARD);
}

gboolean
brg_route_reward_check (const BrgRuleset  *ruleset,
                        const BrgPosition *position,
                        const BrgFrame    *frame)
{
  guint space = frame->arguments[SPACE], die;

  return frame->seat < ruleset->n_seats && frame->arguments[CAUSE] < ruleset->causes.n
         && space < BRG_ROUTE_MAX_SPACES
         && find_reward (ruleset, position, frame->seat, space, &die)->gift != NULL;
}

static BrgSubject
find_prize (const BrgRuleset  *ruleset,
            const BrgPosition *position,
            const BrgFrame    *frame)
{
  guint die;
  const BrgRouteReward *found = find_reward (ruleset, position, frame->seat,
                                             frame->arguments[SPACE], &die);

  return BRG_SUBJECT (brg_trade_routes_place (ruleset)->subject_kinds + ROUTE_SUBJECT_PRIZE, 0,
                      found - brg_route_catalogue (ruleset)->rewards);
}

void
brg_route_reward_list (const BrgRuleset  *ruleset,
                       const BrgPosition *position,
                       const BrgFrame    *frame,
                       BrgMoves          *moves)
{
  guint verb = brg_trade_routes_place (ruleset)->verbs + ROUTE_VERB_COLLECT;

  brg_moves_add (moves, &(BrgMove){ .verb = (guint8) verb, .seat = frame->seat, .n_subjects = 1,
                                    .subjects = { find_prize (ruleset, position, frame) } });
  brg_add_decline (moves, frame->seat);
}

void
brg_route_reward_answer (BrgPlay       *play,
                         BrgFrame      *frame,
                         const BrgMove *move)
{
  guint die, cause = frame->arguments[CAUSE];
  const BrgRouteReward *found = find_reward (play->ruleset, play->position, frame->seat,
                                             frame->arguments[SPACE], &die);

  brg_play_pop (play);
  if (move->verb == BRG_VERB_DECLINE)
    brg_decline (play, move->seat, cause);
  else
    give (play, move->seat, found);
}

void
brg_route_reward_why_not (const BrgRuleset  *ruleset,
                          const BrgPosition *position,
                          const BrgFrame    *frame,
                          const BrgMove     *move,
                          BrgRefusal        *refusal)
{
  const BrgPlace *place = brg_trade_routes_place (ruleset);
  gboolean takes = move->verb == place->verbs + ROUTE_VERB_COLLECT;

  refusal->subject = move->subjects[0];
  if (!takes && move->verb != BRG_VERB_DECLINE)
    refusal->reason = BRG_REASON_NOT_NOW;
  else if (takes && !brg_subject_equal (move->subjects[0], find_prize (ruleset, position, frame)))
    refusal->reason = place->reasons + ROUTE_REASON_OTHER_PRIZE;
}
