/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-source.h"

/* R21: a building kind once a town, unless monastery 1 lifts it. */
static BrgBits
towns_without (const BrgDuchy *duchy,
               const BrgBoard *board,
               guint           building,
               BrgBits         spaces)
{
  BrgBits fit = 0;
  guint space;

  if (building == 0 || brg_has_power (duchy, BRG_POWER_REPEAT_BUILDINGS))
    return spaces;

  BRG_BITS_FOREACH (space, spaces)
    if (!(duchy->towns[board->spaces[space].region] & building))
      fit |= BRG_BIT (space);

  return fit;
}

/**
 * brg_may_lie:
 * @ruleset: a ruleset
 * @position: a position of it
 * @seat: whose duchy
 * @kind: a kind of tile
 * @within: the spaces that are asked about
 *
 * Returns: those empty spaces among @within of the tile's colour where no rule forbids it (R20,
 *   R21), whatever lies next to them
 */
BrgBits
brg_may_lie (const BrgRuleset  *ruleset,
             const BrgPosition *position,
             guint              seat,
             guint              kind,
             BrgBits            within)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);
  const BrgDuchy *duchy = brg_duchy_of (tables, position, seat);
  const BrgBoard *board = brg_board_of (tables, duchy);
  const BrgTileKind *row = &tables->tiles.kinds[kind];
  BrgBits spaces = within & board->colours[row->tile_class] & ~duchy->covered;

  spaces = towns_without (duchy, board, row->building, spaces);
  if (G_LIKELY (ruleset->query_hooks[BRG_QUERY_MAY_LIE] == NULL))
    return spaces;

  /* Who widens the set is not told what was asked about. */
  return within & brg_duchy_set (ruleset, position, BRG_QUERY_MAY_LIE, seat, (gint) kind, spaces);
}

/**
 * brg_reach:
 * @ruleset: a ruleset
 * @position: a position of it
 * @seat: whose duchy
 *
 * Returns: the empty spaces where a tile may be placed as far as neighbours go (R20)
 */
BrgBits
brg_reach (const BrgRuleset  *ruleset,
           const BrgPosition *position,
           guint              seat)
{
  const BrgDuchy *duchy = brg_duchy_of (brg_duchy_tables (ruleset), position, seat);

  return brg_duchy_set (ruleset, position, BRG_QUERY_REACH, seat, 0, duchy->reach);
}

/**
 * brg_refuse_colour:
 * @board: a board
 * @space: one of its spaces
 * @refusal: where the reason goes
 *
 * Says that other tiles belong on a space, and which.
 */
void
brg_refuse_colour (const BrgBoard *board,
                   guint           space,
                   BrgRefusal     *refusal)
{
  refusal->reason = BRG_REASON_WRONG_COLOUR;
  refusal->other = BRG_SUBJECT (BRG_SUBJECT_COLOUR, 0, board->spaces[space].colour);
}

/**
 * brg_why_not_lie_on:
 * @ruleset: a ruleset
 * @position: a position of it
 * @seat: whose duchy
 * @kind: a kind of tile, wherever it comes from
 * @space: a space of the duchy
 * @refusal: where the reason goes, if there is one
 *
 * Says why a tile cannot lie on a space; the number on the space does not matter here.
 */
void
brg_why_not_lie_on (const BrgRuleset  *ruleset,
                    const BrgPosition *position,
                    guint              seat,
                    guint              kind,
                    guint              space,
                    BrgRefusal        *refusal)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);
  const BrgDuchy *duchy = brg_duchy_of (tables, position, seat);
  const BrgBoard *board = brg_board_of (tables, duchy);
  const BrgTileKind *row = &tables->tiles.kinds[kind];
  BrgQueryArguments arguments = { seat, { (gint) kind, 0, 0 } };

  refusal->subject = brg_space_subject (tables, seat, space);
  refusal->other = BRG_SUBJECT (BRG_SUBJECT_STORED, seat, kind);
  if (brg_bits_has (duchy->covered, space))
    {
      refusal->reason = BRG_REASON_COVERED;
      refusal->other = BRG_SUBJECT (BRG_SUBJECT_STORED, seat, duchy->tiles[space]);
    }
  else if (!brg_bits_has (brg_may_lie (ruleset, position, seat, kind, BRG_BIT (space)), space))
    {
      guint narrowed = brg_query_narrow_reason (ruleset, position, BRG_QUERY_MAY_LIE, &arguments,
                                                BRG_BIT (space), space);

      if (narrowed == 0 && !brg_bits_has (board->colours[row->tile_class], space))
        brg_refuse_colour (board, space, refusal);
      else
        refusal->reason = narrowed != 0 ? narrowed : BRG_REASON_BUILDING_IN_TOWN;
    }
  else if (!brg_bits_has (brg_reach (ruleset, position, seat), space))
    {
      guint narrowed = brg_query_narrow_reason (ruleset, position, BRG_QUERY_REACH, &arguments,
                                                duchy->reach, space);

      refusal->reason = narrowed != 0 ? narrowed : BRG_REASON_NOT_ADJACENT;
    }
}

/**
 * brg_why_not_lie:
 * @ruleset: a ruleset
 * @position: a position of it
 * @move: a placement: a stored tile and a space
 * @refusal: where the reason goes, if there is one
 *
 * Says why a stored tile cannot lie on a space; the number on the space does not matter here.
 */
void
brg_why_not_lie (const BrgRuleset  *ruleset,
                 const BrgPosition *position,
                 const BrgMove     *move,
                 BrgRefusal        *refusal)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);
  const BrgSubject *stored = brg_move_find (move, BRG_SUBJECT_STORED);
  const BrgSubject *space = brg_move_find (move, BRG_SUBJECT_SPACE);

  if (!brg_may_use_store (tables, move->seat, stored->owner))
    {
      refusal->reason = BRG_REASON_NOT_YOURS;
      refusal->subject = *stored;
    }
  else if (space->owner != tables->team[move->seat])
    {
      refusal->reason = BRG_REASON_NOT_YOURS;
      refusal->subject = *space;
    }
  else if (brg_store_of (tables, position, stored->owner)->counts[stored->index] == 0)
    {
      refusal->reason = BRG_REASON_NOT_STORED;
      refusal->subject = *stored;
    }
  else
    brg_why_not_lie_on (ruleset, position, move->seat, stored->index, space->index, refusal);
}
