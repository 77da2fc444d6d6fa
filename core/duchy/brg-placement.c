/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-effects.h"
#include "brg-frames.h"
#include "brg-operations.h"

/* A completed region scores its size and the phase's bonus (R29). */
static void
score_region (BrgPlay *play,
              guint    seat,
              guint    space)
{
  const BrgDuchyTables *tables = brg_duchy_tables (play->ruleset);
  const BrgDuchy *duchy = brg_duchy_of (tables, play->position, seat);
  const BrgBoard *board = brg_board_of (tables, duchy);
  guint region = board->spaces[space].region;
  BrgBits spaces = board->regions[region];
  gint size;

  if (spaces & ~duchy->covered)
    return;

  size = brg_duchy_number (play->ruleset, play->position, BRG_QUERY_REGION_SIZE, seat,
                           (gint) region, 0, (gint) brg_bits_count (spaces));
  brg_play_emit (play, (BrgEvent){ .kind = BRG_EVENT_REGION_COMPLETED, .seat = (guint8) seat,
                                   .amount = size, .n_subjects = 1,
                                   .subjects = { brg_space_subject (tables, seat, space) } });
  brg_gain_points (play, seat, size * (size + 1) / 2, BRG_CAUSE_REGION);
  brg_gain_points (play, seat, tables->phase_points[brg_market (play->position)->phase],
                   BRG_CAUSE_PHASE);
}

/* The first two to cover all spaces of a colour win a bonus tile (R30). */
static void
score_colour (BrgPlay *play,
              guint    seat,
              guint    space)
{
  const BrgDuchyTables *tables = brg_duchy_tables (play->ruleset);
  BrgMarket *market = brg_market (play->position);
  BrgDuchy *duchy = brg_duchy_of (tables, play->position, seat);
  const BrgBoard *board = brg_board_of (tables, duchy);
  guint colour = board->spaces[space].colour;
  guint place;

  if ((board->colours[colour] & ~duchy->covered) || market->bonus_left[colour] == 0)
    return;

  place = 2 - market->bonus_left[colour]--;
  duchy->bonus[colour] = (guint8) (place + 1);
  brg_play_emit (play, (BrgEvent){ .kind = BRG_EVENT_BONUS_TILE, .seat = (guint8) seat,
                                   .amount = (gint) place + 1, .n_subjects = 2,
                                   .subjects = { brg_space_subject (tables, seat, space),
                                                 BRG_SUBJECT (BRG_SUBJECT_COLOUR, 0, colour) } });
  brg_gain_points (play, seat, tables->bonus_points[place], BRG_CAUSE_COLOUR);
}

/**
 * brg_pay_placement:
 * @play: an application
 * @seat: whose duchy
 * @item: what is paid
 * @kind: the tile
 * @space: where it lies
 *
 * Does one of the things that a placed tile sets off: scores the region or the colour if it is
 * complete, or starts the tile's effect.
 */
void
brg_pay_placement (BrgPlay          *play,
                   guint             seat,
                   BrgPlacementItem  item,
                   guint             kind,
                   guint             space)
{
  const BrgDuchyTables *tables = brg_duchy_tables (play->ruleset);

  switch (item)
    {
    case BRG_PLACEMENT_REGION:
      score_region (play, seat, space);
      break;

    case BRG_PLACEMENT_COLOUR:
      score_colour (play, seat, space);
      break;

    case BRG_PLACEMENT_EFFECT:
      brg_effects_start_of (play, seat, kind, tables->tiles.kinds[kind].cause, space);
      break;

    case BRG_N_PLACEMENT_ITEMS:
    default:
      g_assert_not_reached ();
    }
}

/* Region, colour, effect: the rules' order (R28), a step each so that the window can show it. */
void
brg_placement_pay (BrgPlay      *play,
                   guint         seat,
                   guint         item,
                   const guint8 *arguments)
{
  brg_pay_placement (play, seat, (BrgPlacementItem) item, arguments[0], arguments[1]);
}
