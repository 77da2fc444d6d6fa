/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/duchy/brg-source.h"
#include "brg-more-duchies.h"

/* Castles that nobody took wait beside the board instead of leaving the game (R17, R66). In one's
 * own turn one of them costs both dice and some points. */

#define PRICE 5

static BrgWaiting *
get_waiting (const BrgRuleset  *ruleset,
             const BrgPosition *position)
{
  return brg_position_slice (position, brg_more_duchies_place (ruleset)->slice);
}

/* The last one, so that no gap is left behind; NULL if none waits. */
static guint8 *
find_castle (const BrgRuleset  *ruleset,
             const BrgPosition *position)
{
  BrgWaiting *waiting = get_waiting (ruleset, position);

  for (guint i = BRG_WAITING_MAX; i > 0; i--)
    if (waiting->tiles[i - 1] == brg_duchy_tables (ruleset)->castle_kind)
      return &waiting->tiles[i - 1];

  return NULL;
}

static BrgSubject
waiting_castle (const BrgRuleset *ruleset)
{
  return BRG_SUBJECT (brg_more_duchies_place (ruleset)->subject_kinds + LINK_SUBJECT_WAITING, 0,
                      brg_duchy_tables (ruleset)->castle_kind);
}

void
brg_waiting_set_aside (BrgPlay        *play,
                       const BrgEvent *event)
{
  const BrgPlace *place = brg_more_duchies_place (play->ruleset);
  guint kind = event->subjects[0].index;
  BrgWaiting *waiting = get_waiting (play->ruleset, play->position);
  guint8 *free_place = memchr (waiting->tiles, 0, sizeof waiting->tiles);

  if (kind != brg_duchy_tables (play->ruleset)->castle_kind || free_place == NULL)
    return;

  *free_place = (guint8) kind;
  brg_play_emit (play, (BrgEvent){
                         .kind = (guint8) (place->event_kinds + LINK_EVENT_SET_ASIDE),
                         .seat = BRG_NO_SEAT, .n_subjects = 2,
                         .subjects = { event->subjects[0], waiting_castle (play->ruleset) } });
}

/* ---- buying ---- */

/* Dice that were never thrown are none. */
static gboolean
has_both_dice (const BrgSeatState *state)
{
  return state->used == 0 && state->dice[0] != 0 && state->dice[1] != 0;
}

void
brg_waiting_contribute (const BrgRuleset  *ruleset,
                        const BrgPosition *position,
                        guint              seat,
                        gconstpointer      source G_GNUC_UNUSED,
                        BrgMoves          *moves)
{
  const BrgSeatState *state = brg_seat_state (brg_duchy_tables (ruleset), position, seat);

  if (find_castle (ruleset, position) == NULL || !brg_may_buy_now (ruleset, position, seat)
      || !has_both_dice (state) || state->points < PRICE
      || !brg_has_room (ruleset, position, seat))
    return;

  brg_moves_add (moves, &(BrgMove){
                          .verb = (guint8) (brg_more_duchies_place (ruleset)->verbs
                                            + LINK_VERB_BUY),
                          .seat = (guint8) seat, .n_subjects = 1,
                          .subjects = { waiting_castle (ruleset) } });
}

void
brg_waiting_buy (BrgPlay       *play,
                 const BrgMove *move,
                 guint          no_cause G_GNUC_UNUSED)
{
  const BrgPlace *place = brg_more_duchies_place (play->ruleset);
  const BrgSeatState *state
      = brg_seat_state (brg_duchy_tables (play->ruleset), play->position, move->seat);

  brg_gain_points (play, move->seat, -PRICE, place->causes + LINK_CAUSE_PURCHASE);
  for (guint i = 0; i < G_N_ELEMENTS (state->dice); i++)
    brg_use_die (play, move->seat, state->dice[i], state->dice[i]);
  brg_play_push (play, place->frame_kinds + LINK_FRAME_BUYING, move->seat);
}

/* The castle waits until there is room: by the option of R12 a stored tile is discarded first. */
void
brg_waiting_run (BrgPlay  *play,
                 BrgFrame *frame)
{
  const BrgPlace *place = brg_more_duchies_place (play->ruleset);
  guint8 *castle = find_castle (play->ruleset, play->position);
  guint seat = frame->seat;

  g_assert (castle != NULL);
  if (brg_ask_for_room (play, frame, TRUE))
    return;

  brg_play_pop (play);
  brg_store_tile (play, seat, *castle);
  *castle = 0;
  brg_play_emit (play, (BrgEvent){ .kind = (guint8) (place->event_kinds + LINK_EVENT_BOUGHT),
                                   .seat = (guint8) seat, .n_subjects = 1,
                                   .subjects = { waiting_castle (play->ruleset) } });
}

gboolean
brg_waiting_check (const BrgRuleset  *ruleset,
                   const BrgPosition *position,
                   const BrgFrame    *frame)
{
  return brg_has_castle_link (ruleset) && frame->seat < ruleset->n_seats
         && find_castle (ruleset, position) != NULL;
}

/* ---- why not ---- */

static guint
find_reason (const BrgRuleset  *ruleset,
             const BrgPosition *position,
             guint              seat)
{
  const BrgPlace *place = brg_more_duchies_place (ruleset);
  const BrgSeatState *state = brg_seat_state (brg_duchy_tables (ruleset), position, seat);

  if (position->turn_seat != seat)
    return place->reasons + LINK_REASON_OTHER_TURN;
  if (!brg_may_buy_now (ruleset, position, seat))
    return BRG_REASON_NOT_NOW;
  if (find_castle (ruleset, position) == NULL)
    return place->reasons + LINK_REASON_NONE_WAITING;
  if (!has_both_dice (state))
    return place->reasons + LINK_REASON_DICE_USED;
  if (state->points < PRICE)
    return place->reasons + LINK_REASON_TOO_FEW_POINTS;
  if (!brg_has_room (ruleset, position, seat))
    return BRG_REASON_STORAGE_FULL;

  return BRG_REASON_NONE;
}

void
brg_waiting_why_not (const BrgRuleset  *ruleset,
                     const BrgPosition *position,
                     gconstpointer      source G_GNUC_UNUSED,
                     const BrgMove     *move,
                     BrgRefusal        *refusal)
{
  refusal->subject = move->subjects[0];
  refusal->reason = find_reason (ruleset, position, move->seat);
  refusal->numbers[0] = PRICE;
  refusal->numbers[1]
      = brg_seat_state (brg_duchy_tables (ruleset), position, move->seat)->points;
}
