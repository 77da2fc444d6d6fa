/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-powers.h"

#include "brg-operations.h"

#define KIND(kind) (G_GUINT64_CONSTANT (1) << (kind))

/* The kinds of tiles in a duchy, as bits. */
static guint64
kinds_in (const BrgDuchy *duchy)
{
  guint64 kinds = 0;
  guint space;

  BRG_BITS_FOREACH (space, duchy->covered)
    kinds |= KIND (duchy->tiles[space]);

  return kinds;
}

/**
 * brg_lying:
 * @ruleset: a ruleset
 * @position: a position of it
 * @seat: a seat
 *
 * Returns: the kinds of monasteries that lie face up before the seat, as bits
 */
guint64
brg_lying (const BrgRuleset  *ruleset,
           const BrgPosition *position,
           guint              seat)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);
  guint64 lying = kinds_in (brg_duchy_of (tables, position, seat))
                  & tables->tiles.of_class[tables->monastery_class];

  return (guint64) brg_duchy_set (ruleset, position, BRG_QUERY_LYING, seat, 0, lying);
}

/**
 * brg_borrowed:
 * @ruleset: a ruleset
 * @position: a position of it
 * @seat: a seat
 *
 * Returns: the kinds of monasteries that lie before others and count as the seat's, too, as bits
 */
guint64
brg_borrowed (const BrgRuleset  *ruleset,
              const BrgPosition *position,
              guint              seat)
{
  return (guint64) brg_duchy_set (ruleset, position, BRG_QUERY_BORROWED, seat, 0, 0);
}

/**
 * brg_scoring_kinds:
 * @ruleset: a ruleset
 * @position: a position of it
 * @seat: a seat
 *
 * Returns: the kinds of tiles that count something for the seat at the end, its own and those that
 *   count as its own, as bits
 */
guint64
brg_scoring_kinds (const BrgRuleset  *ruleset,
                   const BrgPosition *position,
                   guint              seat)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);
  guint64 kinds = kinds_in (brg_duchy_of (tables, position, seat))
                  | brg_borrowed (ruleset, position, seat);
  guint64 scoring = 0;

  for (; kinds != 0; kinds &= kinds - 1)
    if (tables->tiles.kinds[__builtin_ctzll (kinds)].score > 0)
      scoring |= kinds & -kinds;

  return scoring;
}

static guint64
powers_of (const BrgDuchyTables *tables,
           guint64               kinds)
{
  guint64 powers = 0;

  for (; kinds != 0; kinds &= kinds - 1)
    powers |= G_GUINT64_CONSTANT (1) << tables->tiles.kinds[__builtin_ctzll (kinds)].power;

  return powers & ~G_GUINT64_CONSTANT (1);
}

/**
 * brg_update_powers:
 * @ruleset: a ruleset
 * @position: a position of it, changed in place
 *
 * Makes the powers of all duchies again. Core does so when a tile with a power is laid; a module
 * whose hooks change what is borrowed calls it whenever that changes.
 */
void
brg_update_powers (const BrgRuleset *ruleset,
                   BrgPosition      *position)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);

  /* A team goes by its first seat. */
  for (guint team = 0; team < tables->n_teams; team++)
    {
      BrgDuchy *duchy = brg_duchy_of (tables, position, team);

      duchy->powers = powers_of (tables, kinds_in (duchy)
                                             | brg_borrowed (ruleset, position, team));
    }
}
