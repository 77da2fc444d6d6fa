/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-shields.h"

/* Shields lie at the numbered depots until somebody takes one. It is laid on a castle of the duchy
 * and never moved (R70, R78). */

/* ---- dealing ---- */

static guint
draw (BrgPlay *play,
      guint8  *pile,
      guint   *n_pile)
{
  guint drawn = brg_random_below (&play->position->random, *n_pile);
  guint number = pile[drawn];

  pile[drawn] = pile[--*n_pile];
  return number;
}

static void
tell_dealt (BrgPlay *play,
            guint    number,
            guint    depot)
{
  guint event = brg_shields_place (play->ruleset)->event_kinds + SHIELDS_EVENT_DEALT;

  brg_play_emit (play, (BrgEvent){ .kind = (guint8) event, .seat = BRG_NO_SEAT, .n_subjects = 2,
                                   .subjects = { brg_shield_subject (play->ruleset, number),
                                                 BRG_SUBJECT (BRG_SUBJECT_DEPOT, 0, depot) } });
}

/* What is not dealt stays in the box: depots are never refilled. */
void
brg_shield_deal (BrgPlay *play,
                 guint    no_seat G_GNUC_UNUSED)
{
  const BrgShieldCatalogue *catalogue = brg_shield_catalogue (play->ruleset);
  BrgShieldSlice *slice = brg_shield_slice (play->ruleset, play->position);
  guint8 pile[BRG_N_SHIELDS];
  guint n_pile = 0;

  for (guint number = 1; number <= BRG_N_SHIELDS; number++)
    pile[n_pile++] = (guint8) number;

  for (guint depot = 0; depot < BRG_N_DEPOTS; depot++)
    for (guint i = 0; i < catalogue->deal[play->ruleset->n_seats - 1][depot]; i++)
      {
        slice->depots[depot][i] = (guint8) draw (play, pile, &n_pile);
        tell_dealt (play, slice->depots[depot][i], depot + 1);
      }
}

void
brg_shield_derive (const BrgRuleset *ruleset,
                   BrgPosition      *position)
{
  BrgShieldSlice *slice = brg_shield_slice (ruleset, position);

  for (guint seat = 0; seat < ruleset->n_seats; seat++)
    {
      BrgShieldHolding *holding = &slice->held[seat];

      holding->working = 0;
      for (guint number = 1; number <= BRG_N_SHIELDS; number++)
        if (holding->spaces[number - 1] != 0)
          holding->working |= 1u << number;
    }
}

/* ---- where they are ---- */

/**
 * brg_shield_find_depot:
 * @ruleset: a ruleset
 * @position: a position of it
 * @number: of a shield
 *
 * Returns: the depot where it lies, from 1, or 0
 */
guint
brg_shield_find_depot (const BrgRuleset  *ruleset,
                       const BrgPosition *position,
                       guint              number)
{
  const BrgShieldSlice *slice = brg_shield_slice (ruleset, position);

  for (guint depot = 0; depot < BRG_N_DEPOTS; depot++)
    for (guint i = 0; i < BRG_DEPOT_SHIELDS; i++)
      if (slice->depots[depot][i] == number)
        return depot + 1;

  return 0;
}

/**
 * brg_shield_castles:
 * @ruleset: a ruleset
 * @position: a position of it
 * @seat: whose duchy
 *
 * Returns: the spaces that hold a castle, which can carry a shield, the start castle among them;
 *   what lies on such a space without being a castle cannot
 */
BrgBits
brg_shield_castles (const BrgRuleset  *ruleset,
                    const BrgPosition *position,
                    guint              seat)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);
  const BrgDuchy *duchy = brg_duchy_of (tables, position, seat);
  BrgBits covered = brg_board_of (tables, duchy)->colours[tables->castle_class] & duchy->covered;
  BrgBits castles = 0;
  guint space;

  BRG_BITS_FOREACH (space, covered)
    if (tables->tiles.kinds[duchy->tiles[space]].tile_class == tables->castle_class)
      castles |= BRG_BIT (space);

  return castles;
}

static void
list_castles (const BrgRuleset *ruleset,
              guint             number,
              BrgBits           castles,
              const BrgMove    *pattern,
              BrgMoves         *moves)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);
  BrgMove move = *pattern;
  guint space;

  move.n_subjects += 2;
  move.subjects[move.n_subjects - 2] = brg_shield_subject (ruleset, number);
  BRG_BITS_FOREACH (space, castles)
    {
      move.subjects[move.n_subjects - 1] = brg_space_subject (tables, move.seat, space);
      brg_moves_add (moves, &move);
    }
}

/**
 * brg_shield_list:
 * @ruleset: a ruleset
 * @position: a position of it
 * @depots: some depots, as bits from 1
 * @pattern: the move up to the shield, of the seat that would take it
 * @moves: where the moves are added, one for each shield there and castle
 */
void
brg_shield_list (const BrgRuleset  *ruleset,
                 const BrgPosition *position,
                 guint              depots,
                 const BrgMove     *pattern,
                 BrgMoves          *moves)
{
  const BrgShieldSlice *slice = brg_shield_slice (ruleset, position);
  BrgBits castles = brg_shield_castles (ruleset, position, pattern->seat);

  for (; depots != 0; depots &= depots - 1)
    for (guint i = 0; i < BRG_DEPOT_SHIELDS; i++)
      {
        guint number = slice->depots[__builtin_ctz (depots) - 1][i];

        if (number != 0)
          list_castles (ruleset, number, castles, pattern, moves);
      }
}

/**
 * brg_shield_why_not:
 * @ruleset: a ruleset
 * @position: a position of it
 * @move: a move that ends with a shield and a space
 * @refusal: where the reason goes, if there is one
 *
 * Says why a shield cannot be taken from wherever it lies and laid there.
 */
void
brg_shield_why_not (const BrgRuleset  *ruleset,
                    const BrgPosition *position,
                    const BrgMove     *move,
                    BrgRefusal        *refusal)
{
  const BrgPlace *place = brg_shields_place (ruleset);
  BrgSubject shield = move->subjects[move->n_subjects - 2];
  BrgSubject space = move->subjects[move->n_subjects - 1];

  refusal->subject = space;
  if (brg_shield_find_depot (ruleset, position, shield.index) == 0)
    {
      refusal->reason = place->reasons + SHIELDS_REASON_NOT_THERE;
      refusal->subject = shield;
    }
  else if (space.owner != brg_duchy_tables (ruleset)->team[move->seat])
    refusal->reason = BRG_REASON_NOT_YOURS;
  else if (!brg_bits_has (brg_shield_castles (ruleset, position, move->seat), space.index))
    refusal->reason = place->reasons + SHIELDS_REASON_NO_CASTLE;
}

/* ---- laying and removing ---- */

static void
tell (BrgPlay          *play,
      ShieldsEventKind  kind,
      guint             seat,
      guint             cause,
      guint             number,
      guint             space)
{
  const BrgDuchyTables *tables = brg_duchy_tables (play->ruleset);
  guint event = brg_shields_place (play->ruleset)->event_kinds + kind;

  brg_play_emit (play, (BrgEvent){ .kind = (guint8) event, .seat = (guint8) seat,
                                   .cause = (guint8) cause, .n_subjects = 2,
                                   .subjects = { brg_shield_subject (play->ruleset, number),
                                                 brg_space_subject (tables, seat, space) } });
}

/**
 * brg_shield_remove:
 * @play: an application
 * @seat: whose duchy
 * @number: of a shield that lies there
 * @cause: row of the table of causes
 *
 * Takes a shield off its castle and out of the game.
 */
void
brg_shield_remove (BrgPlay *play,
                   guint    seat,
                   guint    number,
                   guint    cause)
{
  BrgShieldHolding *holding = brg_shield_holding (play->ruleset, play->position, seat);
  guint space = holding->spaces[number - 1] - 1u;

  holding->spaces[number - 1] = 0;
  holding->working &= ~(1u << number);
  if (number == SHIELD_MONASTERIES)
    brg_shield_forget_patron (play, seat);
  tell (play, SHIELDS_EVENT_GONE, seat, cause, number, space);
}

/* A castle carries one shield. */
static void
remove_from (BrgPlay *play,
             guint    seat,
             guint    space,
             guint    cause)
{
  const BrgShieldHolding *holding = brg_shield_holding (play->ruleset, play->position, seat);

  for (guint number = 1; number <= BRG_N_SHIELDS; number++)
    if (holding->spaces[number - 1] == space + 1)
      brg_shield_remove (play, seat, number, cause);
}

static void
leave_depot (BrgPlay *play,
             guint    number)
{
  BrgShieldSlice *slice = brg_shield_slice (play->ruleset, play->position);

  for (guint i = 0; i < BRG_N_DEPOTS * BRG_DEPOT_SHIELDS; i++)
    {
      guint8 *shield = &slice->depots[i / BRG_DEPOT_SHIELDS][i % BRG_DEPOT_SHIELDS];

      if (*shield == number)
        *shield = 0;
    }
}

/**
 * brg_shield_lay:
 * @play: an application
 * @seat: whose duchy
 * @number: of a shield that lies at a depot
 * @space: one of brg_shield_castles()
 * @cause: row of the table of causes
 *
 * Takes a shield from its depot to a castle; one that lies there leaves the game. It works from now
 * on.
 */
void
brg_shield_lay (BrgPlay *play,
                guint    seat,
                guint    number,
                guint    space,
                guint    cause)
{
  BrgShieldHolding *holding = brg_shield_holding (play->ruleset, play->position, seat);

  leave_depot (play, number);
  remove_from (play, seat, space, cause);
  holding->spaces[number - 1] = (guint8) (space + 1);
  holding->working |= 1u << number;
  tell (play, SHIELDS_EVENT_LAID, seat, cause, number, space);
}
