/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-source.h"

#include <string.h>

#include "brg-depots.h"

#define FREE_VALUES 0x7e /* 1 to 6 */

/* ---- what a die can be used at ---- */

/* 1 and 6 are neighbours (R3), so no value is more than 3 away. */
#define MAX_DISTANCE 3

static guint
distance (guint face,
          guint value)
{
  guint apart = face > value ? face - value : value - face;

  return MIN (apart, 6 - apart);
}

/* For each face and distance, the values that are no further away, as bits. */
static const guint8 within[7][MAX_DISTANCE + 1] = {
  { 0 },
  { 0x02, 0x46, 0x6e, 0x7e },
  { 0x04, 0x0e, 0x5e, 0x7e },
  { 0x08, 0x1c, 0x3e, 0x7e },
  { 0x10, 0x38, 0x7c, 0x7e },
  { 0x20, 0x70, 0x7a, 0x7e },
  { 0x40, 0x62, 0x76, 0x7e },
};

/* Monasteries 9-12 give one step for their purpose (R5). */
static guint
free_steps (const BrgRuleset  *ruleset,
            const BrgPosition *position,
            const BrgDuchy    *duchy,
            guint              seat,
            guint              face,
            guint              purpose)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);
  guint steps = 0;

  if (duchy->powers & tables->tiles.step_powers[purpose])
    steps = tables->doubled_step && brg_has_power (duchy, BRG_POWER_DOUBLE_STEP) ? 2 : 1;

  return (guint) brg_duchy_number (ruleset, position, BRG_QUERY_FREE_STEPS, seat, (gint) face,
                                   (gint) purpose, (gint) steps);
}

/* Monastery 8: a worker changes a die by 1 or 2 (R4). */
static guint
worker_steps (const BrgRuleset  *ruleset,
              const BrgPosition *position,
              const BrgDuchy    *duchy,
              guint              seat)
{
  gint steps = brg_has_power (duchy, BRG_POWER_DOUBLE_STEP) ? 2 : 1;

  return (guint) brg_duchy_number (ruleset, position, BRG_QUERY_WORKER_STEPS, seat, 0, 0, steps);
}

/**
 * brg_source_cost:
 * @ruleset: a ruleset
 * @position: a position of it
 * @seat: who acts
 * @face: the die's face, from 1 to 6
 * @value: what it is used at, from 1 to 6
 * @purpose: a #BrgPurpose
 *
 * Returns: the fewest workers that are needed (R3-R5)
 */
guint
brg_source_cost (const BrgRuleset  *ruleset,
                 const BrgPosition *position,
                 guint              seat,
                 guint              face,
                 guint              value,
                 guint              purpose)
{
  const BrgDuchy *duchy = brg_duchy_of (brg_duchy_tables (ruleset), position, seat);
  guint steps = worker_steps (ruleset, position, duchy, seat);
  guint left = distance (face, value);

  if (purpose != BRG_PURPOSE_OTHER)
    left -= MIN (left, free_steps (ruleset, position, duchy, seat, face, purpose));
  return (left + steps - 1) / steps;
}

/**
 * brg_source_purpose:
 * @ruleset: a ruleset
 * @move: an action that names a value
 *
 * Returns: the #BrgPurpose that the die serves
 */
guint
brg_source_purpose (const BrgRuleset *ruleset,
                    const BrgMove    *move)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);
  const BrgSubject *stored;

  switch (move->verb)
    {
    case BRG_VERB_TAKE:
      return BRG_PURPOSE_TAKE;
    case BRG_VERB_PLACE:
      stored = brg_move_find (move, BRG_SUBJECT_STORED);
      return BRG_PURPOSE_PLACE + tables->tiles.kinds[stored->index].tile_class;
    default:
      return BRG_PURPOSE_SELL;
    }
}

/**
 * brg_source_init_die:
 * @source: (out caller-allocates): a source
 * @ruleset: a ruleset
 * @position: a position of it
 * @seat: who acts
 * @face: the face of the die, from 1 to 6
 *
 * Makes one of the seat's own dice.
 */
void
brg_source_init_die (BrgSource         *source,
                     const BrgRuleset  *ruleset,
                     const BrgPosition *position,
                     guint              seat,
                     guint              face)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);
  const BrgDuchy *duchy = brg_duchy_of (tables, position, seat);
  guint n_purposes = BRG_PURPOSE_PLACE + tables->tiles.n_classes;
  guint paid = brg_purse_of (tables, position, seat)->workers
               * worker_steps (ruleset, position, duchy, seat);
  gboolean is_hooked = ruleset->query_hooks[BRG_QUERY_FREE_STEPS] != NULL;

  source->seat = (guint8) seat;
  source->face = (guint8) face;
  source->common = 0;
  source->cause = BRG_CAUSE_DIE;
  memset (source->values, within[face][MIN (paid, MAX_DISTANCE)], sizeof source->values);

  /* Most of the time no purpose has a step of its own. */
  if (!(duchy->powers & tables->tiles.any_step) && !is_hooked)
    return;

  /* Only a module gives steps for tiles without a colour. */
  if (ruleset->query_hooks[BRG_QUERY_FREE_STEPS] != NULL)
    n_purposes = BRG_N_PURPOSES;

  for (guint purpose = 0; purpose < n_purposes; purpose++)
    {
      guint steps;

      if (!(duchy->powers & tables->tiles.step_powers[purpose]) && !is_hooked)
        continue;
      steps = paid + free_steps (ruleset, position, duchy, seat, face, purpose);
      source->values[purpose] = within[face][MIN (steps, MAX_DISTANCE)];
    }
}

/**
 * brg_source_init_white:
 * @source: (out caller-allocates): a source
 * @ruleset: a ruleset
 * @position: a position of it, in which the white die has been thrown
 * @seat: who acts
 *
 * Makes the white die, which is nobody's: moves do not name it, only the value it is used at.
 */
void
brg_source_init_white (BrgSource         *source,
                       const BrgRuleset  *ruleset,
                       const BrgPosition *position,
                       guint              seat)
{
  brg_source_init_die (source, ruleset, position, seat, brg_market (position)->white_die);
  source->common = source->face;
  source->face = 0;
}

/**
 * brg_source_init_free:
 * @source: (out caller-allocates): a source
 * @seat: who acts
 * @cause: row of the table of causes: what offers the action
 *
 * Makes a free die: any value for any purpose (R31).
 */
void
brg_source_init_free (BrgSource *source,
                      guint      seat,
                      guint      cause)
{
  source->seat = (guint8) seat;
  source->face = 0;
  source->common = 0;
  source->cause = (guint8) cause;
  memset (source->values, FREE_VALUES, sizeof source->values);
}

/* ---- listing ---- */

static inline void
begin_move (const BrgSource *source,
            guint            verb,
            guint            value,
            BrgMove         *move)
{
  *move = (BrgMove){ .verb = (guint8) verb, .seat = source->seat };
  if (G_UNLIKELY (source->face == 0))
    {
      if (source->common != 0)
        move->subjects[move->n_subjects++] = BRG_SUBJECT (BRG_SUBJECT_AS, 0, value);
      return;
    }

  move->subjects[0] = BRG_SUBJECT (BRG_SUBJECT_DIE, source->seat, source->face);
  move->subjects[1] = BRG_SUBJECT (BRG_SUBJECT_AS, 0, value);
  move->n_subjects = 2;
}

/**
 * brg_source_begin_move:
 * @source: what the action is done with
 * @verb: row of the table of verbs
 * @value: what a die is used at, from 1 to 6; a free one has none
 * @move: (out caller-allocates): the move up to what the action is done to
 *
 * Names what an action is done with: one of the seat's own dice and the value it is used at, the
 * value alone for a die that is nobody's, nothing for a free die.
 */
void
brg_source_begin_move (const BrgSource *source,
                       guint            verb,
                       guint            value,
                       BrgMove         *move)
{
  begin_move (source, verb, value, move);
}

/* The spaces whose number a die can be used at. */
static inline BrgBits
spaces_of_values (const BrgBoard *board,
                  guint           values)
{
  BrgBits spaces = 0;

  for (; values != 0; values &= values - 1)
    spaces |= board->dice[__builtin_ctz (values)];

  return spaces;
}

static G_ALWAYS_INLINE inline void
list_placements_of (const BrgBoard  *board,
                    const BrgSource *source,
                    BrgSubject       stored,
                    guint            team,
                    BrgBits          spaces,
                    BrgMoves        *moves)
{
  BrgMove move;
  guint space;

  begin_move (source, BRG_VERB_PLACE, 0, &move);
  move.subjects[move.n_subjects++] = stored;
  move.subjects[move.n_subjects++] = BRG_SUBJECT (BRG_SUBJECT_SPACE, team, 0);

  BRG_BITS_FOREACH (space, spaces)
    {
      if (source->face != 0)
        move.subjects[1].index = board->spaces[space].die;
      else if (source->common != 0)
        move.subjects[0].index = board->spaces[space].die;
      move.subjects[move.n_subjects - 1].index = (guint16) space;
      brg_moves_add (moves, &move);
    }
}

static G_ALWAYS_INLINE inline void
list_placements_from (const BrgRuleset  *ruleset,
                      const BrgPosition *position,
                      const BrgSource   *source,
                      guint              store,
                      BrgMoves          *moves)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);
  const BrgBoard *board = brg_board_of (tables, brg_duchy_of (tables, position, source->seat));
  guint64 stored = brg_store_of (tables, position, store)->kinds;
  BrgBits reach, with_value = 0;
  gboolean only_own_colour;
  guint values = 0;

  if (stored == 0)
    return;

  only_own_colour = !brg_query_is_widened (ruleset, BRG_QUERY_MAY_LIE);
  reach = brg_reach (ruleset, position, source->seat);
  for (; stored != 0; stored &= stored - 1)
    {
      guint kind = (guint) __builtin_ctzll (stored);
      guint tile_class = tables->tiles.kinds[kind].tile_class;
      BrgBits spaces;

      if (values != source->values[BRG_PURPOSE_PLACE + tile_class])
        {
          values = source->values[BRG_PURPOSE_PLACE + tile_class];
          with_value = reach & spaces_of_values (board, values);
        }
      if (with_value == 0)
        continue;

      /* Most tiles fit nowhere: look at the colour before asking for all the rules. */
      spaces = only_own_colour ? with_value & board->colours[tile_class] : with_value;
      if (spaces == 0)
        continue;

      spaces = brg_may_lie (ruleset, position, source->seat, kind, spaces);
      list_placements_of (board, source, BRG_SUBJECT (BRG_SUBJECT_STORED, store, kind),
                          tables->team[source->seat], spaces, moves);
    }
}

/* Apart from the own store, so that a game in which nothing is shared does not pay for it. */
G_GNUC_NO_INLINE static void
list_shared_placements (const BrgRuleset  *ruleset,
                        const BrgPosition *position,
                        const BrgSource   *source,
                        BrgMoves          *moves)
{
  list_placements_from (ruleset, position, source,
                        brg_duchy_tables (ruleset)->shared_store[source->seat], moves);
}

/**
 * brg_list_placements:
 * @ruleset: a ruleset
 * @position: a position of it
 * @source: what the tile is placed with
 * @moves: where the moves are added
 */
void
brg_list_placements (const BrgRuleset  *ruleset,
                     const BrgPosition *position,
                     const BrgSource   *source,
                     BrgMoves          *moves)
{
  if (G_UNLIKELY (brg_duchy_tables (ruleset)->shared_store[source->seat] != 0))
    list_shared_placements (ruleset, position, source, moves);
  list_placements_from (ruleset, position, source, source->seat, moves);
}

static void
list_sales (const BrgRuleset  *ruleset,
            const BrgPosition *position,
            const BrgSource   *source,
            BrgMoves          *moves)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);
  const BrgPurse *purse = brg_purse_of (tables, position, source->seat);

  /* Goods are numbered as the dice that sell them. */
  for (guint values = source->values[BRG_PURPOSE_SELL]; values != 0; values &= values - 1)
    {
      guint goods = (guint) __builtin_ctz (values);
      BrgMove move;

      if (purse->goods[goods - 1] == 0)
        continue;
      begin_move (source, BRG_VERB_SELL, goods, &move);
      move.subjects[move.n_subjects++] = brg_goods_subject (tables, source->seat, goods);
      brg_moves_add (moves, &move);
    }
}

static void
list_takes (const BrgPosition *position,
            const BrgSource   *source,
            BrgMoves          *moves)
{
  static const guint8 none[BRG_DEPOT_SPACES] = { 0 };

  for (guint values = source->values[BRG_PURPOSE_TAKE]; values != 0; values &= values - 1)
    {
      guint depot = (guint) __builtin_ctz (values);
      BrgMove move;

      if (memcmp (brg_market (position)->depots[depot - 1], none, sizeof none) == 0)
        continue;
      begin_move (source, BRG_VERB_TAKE, depot, &move);
      brg_list_takes (position, depot, G_MAXUINT64, &move, moves);
    }
}

/**
 * brg_source_list:
 * @source: a source
 * @ruleset: a ruleset
 * @position: a position of it
 * @moves: where the moves are added
 *
 * Lists the actions: take, place, sell, take workers, and what modules contribute to the list
 * "action".
 */
void
brg_source_list (const BrgSource   *source,
                 const BrgRuleset  *ruleset,
                 const BrgPosition *position,
                 BrgMoves          *moves)
{
  const GPtrArray *others = brg_duchy_tables (ruleset)->action_contributions;
  BrgMove workers = { .verb = BRG_VERB_WORKERS, .seat = source->seat };

  list_takes (position, source, moves);
  brg_list_placements (ruleset, position, source, moves);
  list_sales (ruleset, position, source, moves);

  /* Workers are taken with a die of any face, which need not be used as another. */
  if (source->face != 0)
    workers.subjects[workers.n_subjects++]
        = BRG_SUBJECT (BRG_SUBJECT_DIE, source->seat, source->face);
  brg_moves_add (moves, &workers);

  if (others != NULL)
    brg_play_contribute (ruleset, others, position, source->seat, source, moves);
}

/* ---- why not ---- */

/* What the die shows, or 0 for a free one. */
static guint
face_of (const BrgSource *source)
{
  return source->face != 0 ? source->face : source->common;
}

/* The value that the rules ask of the die, whatever it is used at. */
static guint
needed_value (const BrgRuleset  *ruleset,
              const BrgPosition *position,
              const BrgMove     *move)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);
  const BrgBoard *board = brg_board_of (tables, brg_duchy_of (tables, position, move->seat));
  const BrgSubject *last = &move->subjects[move->n_subjects - 1];

  switch (move->verb)
    {
    case BRG_VERB_TAKE:
      return last->owner;
    case BRG_VERB_PLACE:
      return board->spaces[last->index].die;
    default:
      return last->index;
    }
}

static void
why_not_thing (const BrgRuleset  *ruleset,
               const BrgPosition *position,
               const BrgMove     *move,
               BrgRefusal        *refusal)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);
  BrgSubject last = move->subjects[move->n_subjects - 1];

  refusal->subject = last;
  switch (move->verb)
    {
    case BRG_VERB_TAKE:
      if (last.owner == 0)
        refusal->reason = BRG_REASON_NOT_NUMBERED;
      else if (brg_count_in_depot (ruleset, position, last.owner, last.index) == 0)
        refusal->reason = BRG_REASON_NOT_IN_DEPOT;
      break;

    case BRG_VERB_PLACE:
      brg_why_not_lie (ruleset, position, move, refusal);
      break;

    case BRG_VERB_SELL:
      if (last.owner != tables->team[move->seat])
        refusal->reason = BRG_REASON_NOT_YOURS;
      else if (brg_purse_of (tables, position, move->seat)->goods[last.index - 1] == 0)
        refusal->reason = BRG_REASON_NO_GOODS;
      break;

    default:
      break;
    }
}

static void
why_not_value (const BrgSource   *source,
               const BrgRuleset  *ruleset,
               const BrgPosition *position,
               const BrgMove     *move,
               BrgRefusal        *refusal)
{
  const BrgSubject *as = brg_move_find (move, BRG_SUBJECT_AS);
  guint needed = needed_value (ruleset, position, move);
  guint workers = brg_purse_of (brg_duchy_tables (ruleset), position, move->seat)->workers;
  guint cost = brg_source_cost (ruleset, position, move->seat, face_of (source), as->index,
                                brg_source_purpose (ruleset, move));

  if (as->index != needed)
    {
      refusal->reason = move->verb == BRG_VERB_TAKE ? BRG_REASON_OTHER_DEPOT
                                                    : BRG_REASON_OTHER_NUMBER;
      refusal->numbers[0] = (gint) needed;
      refusal->numbers[1] = as->index;
    }
  else if (cost > workers)
    {
      refusal->reason = BRG_REASON_TOO_FEW_WORKERS;
      refusal->numbers[0] = (gint) cost;
      refusal->numbers[1] = (gint) workers;
      refusal->numbers[2] = (gint) needed;
    }
}

static gboolean
is_action (const BrgMove *move)
{
  return move->verb == BRG_VERB_TAKE || move->verb == BRG_VERB_PLACE
         || move->verb == BRG_VERB_SELL || move->verb == BRG_VERB_WORKERS;
}

/* See brg_source_begin_move(); workers are taken with any value. */
static gboolean
is_well_formed (const BrgSource *source,
                const BrgMove   *move)
{
  gboolean die = brg_move_find (move, BRG_SUBJECT_DIE) != NULL;
  gboolean as = brg_move_find (move, BRG_SUBJECT_AS) != NULL;

  return die == (source->face != 0)
         && as == (face_of (source) != 0 && move->verb != BRG_VERB_WORKERS);
}

/**
 * brg_source_why_not:
 * @source: a source
 * @ruleset: a ruleset
 * @position: a position of it
 * @move: a move whose subjects fit its verb
 * @refusal: where the reason goes, if there is one
 *
 * Says why a move is none of the actions that brg_source_list() lists.
 */
void
brg_source_why_not (const BrgSource   *source,
                    const BrgRuleset  *ruleset,
                    const BrgPosition *position,
                    const BrgMove     *move,
                    BrgRefusal        *refusal)
{
  const BrgVerb *verb = brg_ruleset_row (ruleset->verbs, BrgVerb, move->verb);

  if (!is_action (move) && (verb->why_not == NULL || verb->anytime))
    refusal->reason = BRG_REASON_NOT_NOW;
  else if (!is_action (move))
    verb->why_not (ruleset, position, source, move, refusal);
  else if (!is_well_formed (source, move))
    refusal->reason = BRG_REASON_MALFORMED;
  else
    {
      why_not_thing (ruleset, position, move, refusal);
      if (refusal->reason == BRG_REASON_NONE && face_of (source) != 0
          && move->verb != BRG_VERB_WORKERS)
        why_not_value (source, ruleset, position, move, refusal);
    }
}

/* ---- acting ---- */

/**
 * brg_source_pay:
 * @play: an application
 * @move: a listed action
 * @face: the face of the die that it is done with, from 1 to 6
 *
 * Takes the workers for which the die is used at the value that the move names, if it names one.
 */
void
brg_source_pay (BrgPlay       *play,
                const BrgMove *move,
                guint          face)
{
  const BrgSubject *as = brg_move_find (move, BRG_SUBJECT_AS);
  guint cost;

  if (as == NULL || as->index == face)
    return;

  cost = brg_source_cost (play->ruleset, play->position, move->seat, face, as->index,
                          brg_source_purpose (play->ruleset, move));
  if (cost > 0)
    brg_gain_workers (play, move->seat, -(gint) cost, BRG_CAUSE_DIE_CHANGED);
}

/**
 * brg_source_act:
 * @play: an application
 * @move: a listed action; the value at which its die is used has been paid for
 * @cause: row of the table of causes
 */
void
brg_source_act (BrgPlay       *play,
                const BrgMove *move,
                guint          cause)
{
  BrgSubject last = move->subjects[MAX (move->n_subjects, 1) - 1];
  guint seat = move->seat;

  switch (move->verb)
    {
    case BRG_VERB_TAKE:
      brg_take_tile (play, seat, last.owner, last.index, TRUE, cause);
      break;

    case BRG_VERB_PLACE:
      {
        BrgSubject stored = *brg_move_find (move, BRG_SUBJECT_STORED);

        brg_unstore_tile (play, stored.owner, stored.index);
        brg_place_tile (play, seat, stored, last.index);
      }
      break;

    case BRG_VERB_SELL:
      brg_sell_goods (play, seat, last.index);
      break;

    case BRG_VERB_WORKERS:
      brg_take_workers (play, seat);
      break;

    default:
      brg_ruleset_row (play->ruleset->verbs, BrgVerb, move->verb)->apply (play, move, cause);
      break;
    }
}
