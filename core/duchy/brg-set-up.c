/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-frames.h"
#include "brg-source.h"
#include "brg-supply.h"

enum
{
  STEP_DEAL,
  STEP_START_CASTLES,
  STEP_LAY_CASTLES,
  STEP_PHASES,
  STEP_FINAL,
  STEP_OVER,
};

/* ---- dealing ---- */

static void
fill_supplies (BrgPlay *play)
{
  const BrgDuchyTables *tables = brg_duchy_tables (play->ruleset);
  BrgMarket *market = brg_market (play->position);

  for (guint kind = 1; kind < tables->tiles.n_kinds; kind++)
    {
      market->coloured[kind] = tables->tiles.kinds[kind].coloured;
      market->black[kind] = tables->tiles.kinds[kind].black;
    }

  brg_duchy_derive (play->ruleset, play->position);

  for (guint goods = 0; goods < BRG_N_GOODS; goods++)
    market->goods_supply[goods] = tables->goods[goods].count;

  for (guint colour = 0; colour < tables->tiles.n_classes; colour++)
    market->bonus_left[colour] = (guint8) tables->n_bonus_tiles;
}

/* What a team gets, which goes by its first seat. */
static void
deal_team (BrgPlay *play,
           guint    seat)
{
  const BrgDuchyTables *tables = brg_duchy_tables (play->ruleset);
  BrgDuchy *duchy = brg_duchy_of (tables, play->position, seat);
  BrgPurse *purse = brg_purse_of (tables, play->position, seat);
  gint board = tables->seat_board[seat];

  if (board < 0)
    board = tables->random[brg_random_below (&play->position->random, tables->n_random)];
  duchy->board = (guint8) board;
  brg_play_emit (play, (BrgEvent){ .kind = BRG_EVENT_DUCHY_DRAWN, .seat = (guint8) seat,
                                   .n_subjects = 1,
                                   .subjects = { BRG_SUBJECT (BRG_SUBJECT_DUCHY, 0, board) } });

  brg_gain_silver (play, seat, (gint) tables->start_silver, BRG_CAUSE_SET_UP);
  for (guint i = 0; i < tables->start_goods; i++)
    {
      guint goods = brg_supply_draw_goods (play);

      if (goods > 0)
        purse->goods[goods - 1]++;
    }
}

/* A die names the start player; those who tie roll again (R9). */
static guint
roll_start_player (BrgPlay *play)
{
  guint rollers = (1u << play->ruleset->n_seats) - 1;

  while ((rollers & (rollers - 1)) != 0)
    {
      guint highest = 0, best = 0;

      for (guint seat = 0; seat < play->ruleset->n_seats; seat++)
        {
          guint face;

          if (!(rollers & (1u << seat)))
            continue;
          face = 1 + brg_random_below (&play->position->random, 6);
          best = face > highest ? 1u << seat : face == highest ? best | 1u << seat : best;
          highest = MAX (highest, face);
        }
      rollers = best;
    }

  return brg_bits_first (rollers);
}

/* The start player's marker lies on top, the others clockwise below; the later ones have more
 * workers. */
static void
deal_order (BrgPlay *play,
            guint    start_player)
{
  const BrgDuchyTables *tables = brg_duchy_tables (play->ruleset);
  guint n = play->ruleset->n_seats;

  if (n > 1)
    brg_play_emit (play, (BrgEvent){ .kind = BRG_EVENT_START_PLAYER,
                                     .seat = (guint8) start_player });
  for (guint i = 0; i < n; i++)
    {
      guint seat = (start_player + i) % n;

      brg_seat_state (tables, play->position, seat)->stack = (guint8) (n - 1 - i);
      brg_gain_workers (play, seat, tables->start_workers[i], BRG_CAUSE_SET_UP);
    }
}

static void
deal (BrgPlay *play)
{
  fill_supplies (play);
  for (guint team = 0; team < brg_duchy_tables (play->ruleset)->n_teams; team++)
    deal_team (play, team);
  deal_order (play, roll_start_player (play));
  brg_play_joint (play, BRG_JOINT_SET_UP, BRG_NO_SEAT);
}

/* ---- start castles ---- */

static BrgBits
start_spaces (const BrgDuchyTables *tables,
              const BrgPosition    *position,
              guint                 seat)
{
  return brg_board_of (tables, brg_duchy_of (tables, position, seat))->start;
}

void
brg_start_castle_run (BrgPlay  *play,
                      BrgFrame *frame)
{
  brg_play_ask (play, frame, BRG_QUESTION_START_CASTLE);
}

void
brg_start_castle_list (const BrgRuleset  *ruleset,
                       const BrgPosition *position,
                       const BrgFrame    *frame,
                       BrgMoves          *moves)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);
  guint space;

  BRG_BITS_FOREACH (space, start_spaces (tables, position, frame->seat))
    brg_moves_add (moves, &(BrgMove){
                            .verb = BRG_VERB_START, .seat = frame->seat, .n_subjects = 1,
                            .subjects = { brg_space_subject (tables, frame->seat, space) } });
}

void
brg_start_castle_answer (BrgPlay       *play,
                         BrgFrame      *frame,
                         const BrgMove *move)
{
  BrgSeatState *state = brg_seat_state (brg_duchy_tables (play->ruleset), play->position,
                                        frame->seat);

  /* Kept secret until everybody has chosen (R18). */
  state->start_space = (guint8) (move->subjects[0].index + 1);
  brg_play_pop (play);
}

void
brg_start_castle_why_not (const BrgRuleset  *ruleset,
                          const BrgPosition *position,
                          const BrgFrame    *frame,
                          const BrgMove     *move,
                          BrgRefusal        *refusal)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);
  const BrgBoard *board = brg_board_of (tables, brg_duchy_of (tables, position, frame->seat));
  BrgSubject space = move->subjects[0];

  refusal->subject = space;
  if (move->verb != BRG_VERB_START)
    refusal->reason = BRG_REASON_NOT_NOW;
  else if (space.owner != tables->team[move->seat])
    refusal->reason = BRG_REASON_NOT_YOURS;
  else if (!brg_bits_has (start_spaces (tables, position, frame->seat),
                          space.index))
    brg_refuse_colour (board, space.index, refusal);
}

/* Asked in turn order, the first of each team, so the last in order is pushed first. */
static void
ask_start_castles (BrgPlay *play)
{
  const BrgDuchyTables *tables = brg_duchy_tables (play->ruleset);
  guint order[BRG_MAX_SEATS];
  guint left = (1u << play->ruleset->n_seats) - 1;

  for (guint i = 0; i < tables->n_teams; i++)
    {
      order[i] = brg_first_on_track (play->ruleset, play->position, left);
      left &= ~(guint) tables->partners[order[i]];
    }

  for (guint i = tables->n_teams; i > 0; i--)
    brg_play_push (play, BRG_FRAME_START_CASTLE, order[i - 1]);
}

/* The start castle gives no action and no region score, but covers its space (R23). It is one of
 * the castles with a coloured back. */
static void
lay_start_castles (BrgPlay *play)
{
  const BrgDuchyTables *tables = brg_duchy_tables (play->ruleset);
  guint castle = tables->castle_kind;

  for (guint seat = 0; seat < play->ruleset->n_seats; seat++)
    {
      BrgSeatState *state = brg_seat_state (tables, play->position, seat);
      guint space = state->start_space - 1u;

      if (state->start_space == 0)
        continue;
      state->start_space = 0;
      brg_market (play->position)->coloured[castle]--;
      brg_market (play->position)->coloured_left[tables->castle_class]--;
      brg_lay_tile (play, seat, castle, space);
      brg_play_emit (play, (BrgEvent){
                             .kind = BRG_EVENT_START_CASTLE, .seat = (guint8) seat, .n_subjects = 1,
                             .subjects = { brg_space_subject (tables, seat, space) } });
    }
}

/* ---- the game ---- */

static guint
count_choices (const BrgDuchyTables *tables,
               const BrgPosition    *position,
               guint                 team)
{
  guint n = 0;

  for (guint i = 0; i < position->depth; i++)
    n += position->agenda[i].kind == BRG_FRAME_START_CASTLE
         && (1u << position->agenda[i].seat) & tables->partners[team];

  return n;
}

/* Start castles are laid where they were chosen, one in each duchy. */
BRG_CHECK (game)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);
  guint n[BRG_MAX_SEATS];

  if (frame->step != STEP_LAY_CASTLES)
    return TRUE;

  for (guint team = 0; team < tables->n_teams; team++)
    n[team] = count_choices (tables, position, team);

  for (guint seat = 0; seat < ruleset->n_seats; seat++)
    {
      guint space = brg_seat_state (tables, position, seat)->start_space;

      if (space > brg_board_of (tables, brg_duchy_of (tables, position, seat))->n_spaces)
        return FALSE;
      n[tables->team[seat]] += space > 0;
    }

  for (guint team = 0; team < tables->n_teams; team++)
    if (n[team] != 1)
      return FALSE;

  return TRUE;
}

void
brg_game_run (BrgPlay  *play,
              BrgFrame *frame)
{
  switch (frame->step)
    {
    case STEP_DEAL:
      frame->step = STEP_START_CASTLES;
      deal (play);
      break;

    case STEP_START_CASTLES:
      frame->step = STEP_LAY_CASTLES;
      ask_start_castles (play);
      break;

    case STEP_LAY_CASTLES:
      frame->step = STEP_PHASES;
      lay_start_castles (play);
      break;

    case STEP_PHASES:
      if (brg_market (play->position)->phase < BRG_N_PHASES)
        brg_play_push (play, BRG_FRAME_PHASE, BRG_NO_SEAT);
      else
        frame->step = STEP_FINAL;
      break;

    case STEP_FINAL:
      frame->step = STEP_OVER;
      brg_play_emit (play, (BrgEvent){ .kind = BRG_EVENT_SCORING_BEGINS, .seat = BRG_NO_SEAT });
      brg_play_joint (play, BRG_JOINT_FINAL, BRG_NO_SEAT);
      break;

    case STEP_OVER:
    default:
      brg_play_pop (play);
      brg_play_emit (play, (BrgEvent){ .kind = BRG_EVENT_GAME_ENDS, .seat = BRG_NO_SEAT });
      break;
    }
}

void
brg_duchy_begin (BrgPlay *play)
{
  brg_play_push (play, BRG_FRAME_GAME, BRG_NO_SEAT);
}

/**
 * brg_duchy_pose:
 * @play: an application on an empty position
 *
 * Lays the frames of seat 1's turn in round 1 of phase A, all supplies full, nothing in play. Seat
 * 1 is first on the track; nobody else has to take a turn this round.
 */
void
brg_duchy_pose (BrgPlay *play)
{
  const BrgDuchyTables *tables = brg_duchy_tables (play->ruleset);
  BrgMarket *market = brg_market (play->position);

  fill_supplies (play);
  market->phase = market->round = 1;
  market->white_die = 1;
  play->position->turn_seat = 0;
  for (guint seat = 0; seat < play->ruleset->n_seats; seat++)
    {
      gint board = tables->seat_board[seat];

      brg_seat_state (tables, play->position, seat)->stack
          = (guint8) (play->ruleset->n_seats - 1 - seat);
      brg_duchy_of (tables, play->position, seat)->board
          = board < 0 ? tables->random[0] : (guint8) board;
    }

  brg_play_push (play, BRG_FRAME_GAME, BRG_NO_SEAT)->step = STEP_PHASES;
  brg_play_push (play, BRG_FRAME_PHASE, BRG_NO_SEAT)->step = 1;
  brg_play_push (play, BRG_FRAME_ROUND, BRG_NO_SEAT)->step = 1;
  brg_play_push (play, BRG_FRAME_TURN, 0)->step = 1;
}
