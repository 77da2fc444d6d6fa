/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-solo.h"

#include "core/duchy/brg-source.h"

/* Each round takes a tile out of the depots. Who has covered the whole duchy has won at once; who
 * has not when the rounds are over has lost (R81). */

static guint
find_top_tile (const BrgMarket *market,
               guint            depot)
{
  for (guint i = 0; i < BRG_DEPOT_SPACES; i++)
    if (market->depots[depot - 1][i] != 0)
      return market->depots[depot - 1][i];

  return 0;
}

/* From the depot of the white die on, clockwise. */
void
brg_solo_clear_tile (BrgPlay *play,
                     guint    no_seat G_GNUC_UNUSED)
{
  const BrgMarket *market = brg_market (play->position);

  for (guint i = 0; i < BRG_N_DEPOTS; i++)
    {
      guint depot = (market->white_die + BRG_N_DEPOTS - 1u + i) % BRG_N_DEPOTS + 1;
      guint kind = find_top_tile (market, depot);

      if (kind != 0)
        {
          brg_remove_tile (play, depot, kind,
                           brg_solo_event (play->ruleset, SOLO_EVENT_REMOVED));
          return;
        }
    }
}

/* ---- the end ---- */

static gint
count_empty (const BrgRuleset  *ruleset,
             const BrgPosition *position,
             guint              seat)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);
  const BrgDuchy *duchy = brg_duchy_of (tables, position, seat);

  return (gint) (brg_board_of (tables, duchy)->n_spaces - brg_bits_count (duchy->covered));
}

static void
end (BrgPlay       *play,
     SoloEventKind  kind,
     guint          seat,
     gint           amount)
{
  brg_play_emit (play, (BrgEvent){ .kind = (guint8) brg_solo_event (play->ruleset, kind),
                                   .seat = (guint8) seat, .amount = amount });
  brg_play_emit (play, (BrgEvent){ .kind = BRG_EVENT_GAME_ENDS, .seat = BRG_NO_SEAT });
  brg_play_end (play);
}

void
brg_solo_placed (BrgPlay        *play,
                 const BrgEvent *event)
{
  const BrgMarket *market = brg_market (play->position);

  if (count_empty (play->ruleset, play->position, event->seat) == 0)
    end (play, SOLO_EVENT_WON, event->seat,
         (market->phase - 1) * BRG_N_ROUNDS + market->round);
}

/* There is no final scoring. */
void
brg_solo_phase_ends (BrgPlay *play,
                     guint    no_seat G_GNUC_UNUSED)
{
  if (brg_market (play->position)->phase == BRG_N_PHASES)
    end (play, SOLO_EVENT_LOST, 0, count_empty (play->ruleset, play->position, 0));
}

void
brg_solo_rank (const BrgRuleset  *ruleset,
               const BrgPosition *position,
               guint             *places)
{
  for (guint seat = 0; seat < ruleset->n_seats; seat++)
    places[seat] += count_empty (ruleset, position, seat) > 0;
}

/* ---- for computer players ---- */

#define WORTH_SPACE  1000 /* hundredths of a point: the spaces are what it is about */
#define WORTH_POINT  -80  /* fifty points are an action */
#define WORTH_STORED 200  /* a kind of tile that can be laid */
#define WORTH_WIN    100000

/* The stored kinds of tiles that can be laid somewhere. */
static gint
count_usable (const BrgRuleset  *ruleset,
              const BrgPosition *position,
              guint              seat)
{
  BrgBits kinds = brg_store_of (brg_duchy_tables (ruleset), position, seat)->kinds;
  BrgBits reach = brg_reach (ruleset, position, seat);
  guint kind;
  gint n = 0;

  BRG_BITS_FOREACH (kind, kinds)
    n += brg_may_lie (ruleset, position, seat, kind, reach) != 0;

  return n;
}

gint
brg_solo_worth (const BrgRuleset        *ruleset,
                const BrgPosition       *position,
                const BrgQueryArguments *arguments,
                gint                     value G_GNUC_UNUSED)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);
  const BrgDuchy *duchy = brg_duchy_of (tables, position, arguments->seat);
  gint points = brg_seat_state (tables, position, arguments->seat)->points;
  gint worth = WORTH_SPACE * (gint) brg_bits_count (duchy->covered) + WORTH_POINT * points
               + WORTH_STORED * count_usable (ruleset, position, arguments->seat);

  return count_empty (ruleset, position, arguments->seat) == 0 ? WORTH_WIN + worth : worth;
}
