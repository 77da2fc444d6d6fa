/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-inns.h"

/* An inn comes beside the black depot in each phase and waits there until somebody buys it (R64).
 * It lies on a space of any colour, but in each region only one, which then scores as if it had a
 * space more. The space is covered; the inn itself is of no colour and does nothing. */

guint8 *
brg_inns_waiting (const BrgRuleset  *ruleset,
                  const BrgPosition *position)
{
  InnsSlice *slice = brg_position_slice (position, brg_inns_place (ruleset)->slice);

  return &slice->waiting;
}

/* One more with each phase; those that wait already stay (R17). */
void
brg_inns_come (BrgPlay *play,
               guint    seat G_GNUC_UNUSED)
{
  const BrgPlace *place = brg_inns_place (play->ruleset);
  guint8 *waiting = brg_inns_waiting (play->ruleset, play->position);

  ++*waiting;
  brg_play_emit (play, (BrgEvent){ .kind = (guint8) (place->event_kinds + INNS_EVENT_COMES),
                                   .seat = BRG_NO_SEAT, .amount = *waiting, .n_subjects = 1,
                                   .subjects = { BRG_SUBJECT (BRG_SUBJECT_TILE, 0,
                                                              brg_inns_kind (play->ruleset)) } });
}

/* The spaces, among some, on which an inn lies. */
static BrgBits
find_inns (const BrgRuleset *ruleset,
           const BrgDuchy   *duchy,
           BrgBits           within)
{
  guint inn = brg_inns_kind (ruleset), space;
  BrgBits inns = 0;

  BRG_BITS_FOREACH (space, within & duchy->covered)
    if (duchy->tiles[space] == inn)
      inns |= BRG_BIT (space);

  return inns;
}

/* No second inn lies in a region. */
BrgBits
brg_inns_narrow (const BrgRuleset        *ruleset,
                 const BrgPosition       *position,
                 const BrgQueryArguments *arguments,
                 BrgBits                  spaces G_GNUC_UNUSED)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);
  const BrgDuchy *duchy = brg_duchy_of (tables, position, arguments->seat);
  const BrgBoard *board = brg_board_of (tables, duchy);
  BrgBits taken = 0;
  guint space;

  if ((guint) arguments->numbers[0] != brg_inns_kind (ruleset))
    return 0;

  BRG_BITS_FOREACH (space, find_inns (ruleset, duchy, duchy->covered))
    taken |= board->regions[board->spaces[space].region];

  return taken;
}

/* A region with an inn counts one larger. */
gint
brg_inns_enlarge (const BrgRuleset        *ruleset,
                  const BrgPosition       *position,
                  const BrgQueryArguments *arguments,
                  gint                     size G_GNUC_UNUSED)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);
  const BrgDuchy *duchy = brg_duchy_of (tables, position, arguments->seat);
  BrgBits region = brg_board_of (tables, duchy)->regions[arguments->numbers[0]];

  return (gint) brg_bits_count (find_inns (ruleset, duchy, region));
}
