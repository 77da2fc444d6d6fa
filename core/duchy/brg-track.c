/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-operations.h"

/* The turn-order track. */

/**
 * brg_track_rank:
 * @state: a seat
 *
 * Returns: a number that is greater the nearer the seat's marker is to the tower, higher in a stack
 *   being nearer (R1); no two seats share it
 */
gint
brg_track_rank (const BrgSeatState *state)
{
  return state->marker * BRG_MAX_SEATS + state->stack;
}

/**
 * brg_first_on_track:
 * @ruleset: a ruleset
 * @position: a position of it
 * @seats: seats as bits, not empty
 *
 * Returns: the seat among @seats whose marker is nearest the tower, higher in a stack first (R1)
 */
guint
brg_first_on_track (const BrgRuleset  *ruleset,
                    const BrgPosition *position,
                    guint              seats)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);
  guint best = BRG_NO_SEAT;
  gint best_rank = -1;

  for (guint seat = 0; seat < ruleset->n_seats; seat++)
    {
      const BrgSeatState *state = brg_seat_state (tables, position, seat);
      gint rank = brg_track_rank (state);

      if ((seats & (1u << seat)) && rank > best_rank)
        {
          best = seat;
          best_rank = rank;
        }
    }

  return best;
}

/* How many markers lie on a space of the track; those above a lifted one sink. */
static guint
lift_marker (BrgPlay      *play,
             BrgSeatState *moved,
             guint         target)
{
  const BrgDuchyTables *tables = brg_duchy_tables (play->ruleset);
  guint n = 0;

  for (guint seat = 0; seat < play->ruleset->n_seats; seat++)
    {
      BrgSeatState *state = brg_seat_state (tables, play->position, seat);

      if (state == moved)
        continue;
      if (state->marker == moved->marker && state->stack > moved->stack)
        state->stack--;
      if (state->marker == target)
        n++;
    }

  return n;
}

/* Those that lie on top whoever arrives are sorted upwards; equals keep their order. */
static void
sort_stack (BrgPlay *play,
            guint    marker)
{
  const BrgDuchyTables *tables = brg_duchy_tables (play->ruleset);
  gint ranks[BRG_MAX_SEATS];

  for (guint seat = 0; seat < play->ruleset->n_seats; seat++)
    {
      gint stacking = brg_duchy_number (play->ruleset, play->position, BRG_QUERY_STACKING, seat, 0,
                                        0, 0);

      ranks[seat] = stacking * BRG_MAX_SEATS
                    + brg_seat_state (tables, play->position, seat)->stack;
    }

  for (guint seat = 0; seat < play->ruleset->n_seats; seat++)
    {
      BrgSeatState *state = brg_seat_state (tables, play->position, seat);

      if (state->marker != marker)
        continue;
      state->stack = 0;
      for (guint other = 0; other < play->ruleset->n_seats; other++)
        state->stack += (guint8) (brg_seat_state (tables, play->position, other)->marker == marker
                                  && ranks[other] < ranks[seat]);
    }
}

/* Sorts the stack that a marker lies in; tells which markers have risen, as bits. */
static guint
rise (BrgPlay *play,
      guint    seat)
{
  const BrgDuchyTables *tables = brg_duchy_tables (play->ruleset);
  guint stacks[BRG_MAX_SEATS];
  guint risen = 0;

  for (guint each = 0; each < play->ruleset->n_seats; each++)
    stacks[each] = brg_seat_state (tables, play->position, each)->stack;

  sort_stack (play, brg_seat_state (tables, play->position, seat)->marker);
  for (guint each = 0; each < play->ruleset->n_seats; each++)
    if (brg_seat_state (tables, play->position, each)->stack > stacks[each])
      risen |= 1u << each;

  return risen;
}

/* Somebody else is first now: the white die changes hands. */
static void
tell_start_player (BrgPlay *play,
                   guint    before)
{
  guint now = brg_first_on_track (play->ruleset, play->position,
                                  (1u << play->ruleset->n_seats) - 1);

  if (now != before)
    brg_play_emit (play, (BrgEvent){ .kind = BRG_EVENT_START_PLAYER, .seat = (guint8) now });
}

/**
 * brg_advance_marker:
 * @play: an application
 * @seat: whose marker
 *
 * Moves the marker on by a space, on top of those that are there. On the last space it stays and
 * goes on top (R39). Nothing happens where there is no track.
 */
void
brg_advance_marker (BrgPlay *play,
                    guint    seat)
{
  const BrgDuchyTables *tables = brg_duchy_tables (play->ruleset);
  BrgSeatState *state = brg_seat_state (tables, play->position, seat);
  gboolean heard = brg_play_is_heard (play, BRG_EVENT_START_PLAYER);
  guint before = heard ? brg_first_on_track (play->ruleset, play->position,
                                             (1u << play->ruleset->n_seats) - 1) : 0;
  guint target = MIN (state->marker + 1u, tables->track);

  if (target == 0)
    return;

  state->stack = (guint8) lift_marker (play, state, target);
  state->marker = (guint8) target;
  if (G_UNLIKELY (play->ruleset->query_hooks[BRG_QUERY_STACKING] != NULL))
    sort_stack (play, target);
  brg_play_emit (play, (BrgEvent){ .kind = BRG_EVENT_MARKER_MOVED, .seat = (guint8) seat,
                                   .amount = (gint) target });
  if (heard)
    tell_start_player (play, before);
}

/**
 * brg_settle_marker:
 * @play: an application
 * @seat: whose marker
 * @event: row of the table of event kinds: tells that it has risen
 *
 * Lets a marker rise that has come to lie on top whoever arrives (R48), and those of its partners.
 */
void
brg_settle_marker (BrgPlay *play,
                   guint    seat,
                   guint    event)
{
  guint partners = brg_duchy_tables (play->ruleset)->partners[seat];
  guint before = brg_first_on_track (play->ruleset, play->position,
                                     (1u << play->ruleset->n_seats) - 1);
  guint risen = 0;
  guint each;

  BRG_BITS_FOREACH (each, (BrgBits) partners)
    risen |= rise (play, each);

  BRG_BITS_FOREACH (each, (BrgBits) (risen & partners))
    brg_play_emit (play, (BrgEvent){ .kind = (guint8) event, .seat = (guint8) each });
  if (risen != 0)
    tell_start_player (play, before);
}
