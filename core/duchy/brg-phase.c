/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "brg-frames.h"
#include "brg-supply.h"

enum
{
  STEP_BEGIN,
  STEP_GO_ON,
  STEP_END,
};

/* ---- the phase ---- */

/* In a game of exactly so many players, some spaces change their class in some phases (R51). */
static guint
class_of_space (const BrgDepotSpace *space,
                guint                players,
                guint                phase)
{
  if (space->players == players && (space->other_phases & (1u << phase)))
    return space->other_class;

  return space->tile_class;
}

/* Depot 1 is filled first, in reading order, the black depot last (R19). */
static void
fill_depots (BrgPlay *play)
{
  const BrgDuchyTables *tables = brg_duchy_tables (play->ruleset);
  const guint n_black = MIN (tables->n_black, BRG_BLACK_SPACES);
  BrgMarket *market = brg_market (play->position);
  guint players = tables->players;

  for (guint depot = 0; depot < BRG_N_DEPOTS; depot++)
    for (guint i = 0; i < tables->n_depot_spaces[depot]; i++)
      {
        const BrgDepotSpace *space = &tables->depots[depot][i];
        guint tile_class = class_of_space (space, players, market->phase);

        if (space->players <= players)
          market->depots[depot][i] = (guint8) brg_supply_draw_coloured (play, tile_class);
      }

  for (guint i = 0; i < n_black; i++)
    market->black_depot[i] = (guint8) brg_supply_draw_black (play);
}

static void
tell_swept (BrgPlay *play,
            guint    kind,
            guint    depot)
{
  if (kind != 0)
    brg_play_emit (play, (BrgEvent){ .kind = BRG_EVENT_TILE_SWEPT, .seat = BRG_NO_SEAT,
                                     .n_subjects = 1,
                                     .subjects = { BRG_SUBJECT (BRG_SUBJECT_TILE, depot, kind) } });
}

/* What still lies in the depots leaves the game; goods stay (R17). */
static void
sweep_depots (BrgPlay *play)
{
  BrgMarket *market = brg_market (play->position);

  if (brg_play_is_heard (play, BRG_EVENT_TILE_SWEPT))
    {
      for (guint i = 0; i < BRG_N_DEPOTS * BRG_DEPOT_SPACES; i++)
        tell_swept (play, market->depots[i / BRG_DEPOT_SPACES][i % BRG_DEPOT_SPACES],
                    1 + i / BRG_DEPOT_SPACES);
      for (guint i = 0; i < BRG_BLACK_SPACES; i++)
        tell_swept (play, market->black_depot[i], 0);
    }

  memset (market->depots, 0, sizeof market->depots);
  memset (market->black_depot, 0, sizeof market->black_depot);
}

static void
begin_phase (BrgPlay *play)
{
  BrgMarket *market = brg_market (play->position);

  sweep_depots (play);
  market->phase++;
  market->round = 0;
  fill_depots (play);
  for (guint i = 0; i < BRG_N_ROUNDS; i++)
    market->round_goods[i] = (guint8) brg_supply_draw_goods (play);

  brg_play_emit (play, (BrgEvent){ .kind = BRG_EVENT_PHASE_BEGINS, .seat = BRG_NO_SEAT,
                                   .amount = market->phase, .n_subjects = 1,
                                   .subjects = { BRG_SUBJECT (BRG_SUBJECT_PHASE, 0,
                                                              market->phase) } });
  brg_play_joint (play, BRG_JOINT_PHASE_START, BRG_NO_SEAT);
}

void
brg_phase_run (BrgPlay  *play,
               BrgFrame *frame)
{
  switch (frame->step)
    {
    case STEP_BEGIN:
      frame->step = STEP_GO_ON;
      begin_phase (play);
      break;

    case STEP_GO_ON:
      if (brg_market (play->position)->round < BRG_N_ROUNDS)
        brg_play_push (play, BRG_FRAME_ROUND, BRG_NO_SEAT);
      else
        frame->step = STEP_END;
      break;

    case STEP_END:
    default:
      brg_play_pop (play);
      brg_play_joint (play, BRG_JOINT_PHASE_END, BRG_NO_SEAT);
      break;
    }
}

/* Mines pay, and monastery 2 a worker for each mine (R50), once in each duchy. */
void
brg_income_run (BrgPlay *play,
                guint    seat G_GNUC_UNUSED)
{
  const BrgDuchyTables *tables = brg_duchy_tables (play->ruleset);

  for (guint each = 0; each < play->ruleset->n_seats; each++)
    {
      const BrgDuchy *duchy = brg_duchy_of (tables, play->position, each);
      BrgBits spaces = brg_board_of (tables, duchy)->colours[tables->mine_class];
      guint space, n = 0;

      if (!brg_acts_for_team (play->ruleset, play->position, each))
        continue;
      BRG_BITS_FOREACH (space, spaces & duchy->covered)
        n += tables->tiles.kinds[duchy->tiles[space]].tile_class == tables->mine_class;

      brg_gain_silver (play, each,
                       brg_duchy_number (play->ruleset, play->position, BRG_QUERY_SILVER, each,
                                         BRG_CAUSE_INCOME, 0, (gint) n),
                       BRG_CAUSE_INCOME);
      if (brg_has_power (duchy, BRG_POWER_MINE_WORKERS))
        brg_gain_workers (play, each, (gint) n, BRG_CAUSE_INCOME);
    }
}

/* ---- the round ---- */

static guint
throw_die (BrgPlay *play)
{
  return 1 + brg_random_below (&play->position->random, 6);
}

static void
throw_dice (BrgPlay *play)
{
  const BrgDuchyTables *tables = brg_duchy_tables (play->ruleset);

  for (guint seat = 0; seat < play->ruleset->n_seats; seat++)
    {
      BrgSeatState *state = brg_seat_state (tables, play->position, seat);

      state->dice[0] = (guint8) throw_die (play);
      state->dice[1] = (guint8) throw_die (play);
      state->used = 0;
      brg_play_emit (play, (BrgEvent){
                             .kind = BRG_EVENT_DICE_THROWN, .seat = (guint8) seat, .n_subjects = 2,
                             .subjects = { BRG_SUBJECT (BRG_SUBJECT_DIE, seat, state->dice[0]),
                                           BRG_SUBJECT (BRG_SUBJECT_DIE, seat, state->dice[1]) } });
    }
}

static void
tell_good (BrgPlay *play,
           guint    good,
           guint    depot)
{
  guint start_player = brg_first_on_track (play->ruleset, play->position,
                                           (1u << play->ruleset->n_seats) - 1);

  brg_play_emit (play, (BrgEvent){ .kind = BRG_EVENT_GOOD_PLACED, .seat = (guint8) start_player,
                                   .n_subjects = 2,
                                   .subjects = { BRG_SUBJECT (BRG_SUBJECT_CARGO, 0, good),
                                                 BRG_SUBJECT (BRG_SUBJECT_DEPOT, 0, depot) } });
}

/* The start player throws the white die, which says where the round's good goes (R2). */
static void
place_good (BrgPlay *play)
{
  BrgMarket *market = brg_market (play->position);
  guint8 *good = &market->round_goods[market->round - 1];

  market->white_die = (guint8) throw_die (play);
  if (*good == 0)
    return;

  market->depot_goods[market->white_die - 1][*good - 1]++;
  if (brg_play_is_heard (play, BRG_EVENT_GOOD_PLACED))
    tell_good (play, *good, market->white_die);
  *good = 0;
}

static void
begin_round (BrgPlay *play)
{
  BrgMarket *market = brg_market (play->position);

  market->round++;
  market->turns_left = (guint8) ((1u << play->ruleset->n_seats) - 1);
  brg_play_emit (play, (BrgEvent){ .kind = BRG_EVENT_ROUND_BEGINS, .seat = BRG_NO_SEAT,
                                   .amount = market->round });
  throw_dice (play);
  place_good (play);
  brg_play_joint (play, BRG_JOINT_ROUND_START, BRG_NO_SEAT);
}

void
brg_round_run (BrgPlay  *play,
               BrgFrame *frame)
{
  BrgMarket *market = brg_market (play->position);
  guint seat;

  if (frame->step == STEP_BEGIN)
    {
      frame->step = STEP_GO_ON;
      begin_round (play);
      return;
    }

  if (market->turns_left == 0)
    {
      brg_play_pop (play);
      return;
    }

  /* The first of those who remain, by the track as it is now (R1). */
  seat = brg_first_on_track (play->ruleset, play->position, market->turns_left);
  market->turns_left &= (guint8) ~(1u << seat);
  brg_play_push (play, BRG_FRAME_TURN, seat);
}
