/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-depots.h"

#include "brg-duchy-rows.h"

/* The spaces of a depot, in reading order; 0 on them is no tile. */
static inline guint8 *
spaces_of (const BrgPosition *position,
           guint              depot,
           guint             *n)
{
  BrgMarket *market = brg_market (position);

  *n = depot == 0 ? BRG_BLACK_SPACES : BRG_DEPOT_SPACES;
  return depot == 0 ? market->black_depot : market->depots[depot - 1];
}

/* Where a module counts the tiles of a kind that it offers at the black depot. */
static inline guint8 *
find_stock (const BrgRuleset  *ruleset,
            const BrgPosition *position,
            guint              kind)
{
  return brg_duchy_tables (ruleset)->find_stock[kind] (ruleset, position);
}

static inline gboolean
is_offered (const BrgRuleset *ruleset,
            guint             depot,
            guint             kind)
{
  return depot == 0 && (brg_duchy_tables (ruleset)->offered_black >> kind) & 1;
}

/* The kinds that modules offer at a depot now. */
static inline guint64
offered_kinds (const BrgRuleset  *ruleset,
               const BrgPosition *position,
               guint              depot)
{
  guint64 offered = brg_duchy_tables (ruleset)->offered_black;
  guint64 kinds = 0;

  if (depot != 0)
    return 0;

  for (; offered != 0; offered &= offered - 1)
    if (*find_stock (ruleset, position, (guint) __builtin_ctzll (offered)) > 0)
      kinds |= offered & -offered;

  return kinds;
}

/**
 * brg_count_in_depot:
 * @ruleset: a ruleset
 * @position: a position of it
 * @depot: 1 to 6, or 0 for the black depot
 * @kind: a kind of tile
 *
 * Returns: how many such tiles can be taken from the depot: those on its spaces, and at the black
 *   depot those that modules offer beside it
 */
guint
brg_count_in_depot (const BrgRuleset  *ruleset,
                    const BrgPosition *position,
                    guint              depot,
                    guint              kind)
{
  guint count = is_offered (ruleset, depot, kind) ? *find_stock (ruleset, position, kind) : 0;
  guint n;
  const guint8 *spaces = spaces_of (position, depot, &n);

  for (guint i = 0; i < n; i++)
    count += spaces[i] == kind;

  return count;
}

/**
 * brg_kinds_in_depot:
 * @ruleset: a ruleset
 * @position: a position of it
 * @depot: 1 to 6, or 0 for the black depot
 *
 * Returns: the kinds of tiles that can be taken from the depot, as bits
 */
guint64
brg_kinds_in_depot (const BrgRuleset  *ruleset,
                    const BrgPosition *position,
                    guint              depot)
{
  guint64 kinds = offered_kinds (ruleset, position, depot);
  guint n;
  const guint8 *spaces = spaces_of (position, depot, &n);

  for (guint i = 0; i < n; i++)
    kinds |= G_GUINT64_CONSTANT (1) << spaces[i];

  return kinds & ~G_GUINT64_CONSTANT (1);
}

/* Lists a move for each of some kinds on a depot's spaces; returns the kinds that are left. */
static inline guint64
list_spaces (guint          depot,
             const guint8  *spaces,
             guint          n,
             guint64        kinds,
             const BrgMove *pattern,
             BrgMoves      *moves)
{
  BrgMove move = *pattern;
  BrgSubject *tile = &move.subjects[move.n_subjects++];

  /* Kind 0 is an empty space; a kind that was listed is not listed again. */
  kinds &= ~G_GUINT64_CONSTANT (1);
  for (guint i = 0; i < n; i++)
    {
      guint64 kind = G_GUINT64_CONSTANT (1) << spaces[i];

      if (!(kinds & kind))
        continue;
      kinds &= ~kind;
      *tile = BRG_SUBJECT (BRG_SUBJECT_TILE, depot, spaces[i]);
      brg_moves_add (moves, &move);
    }

  return kinds;
}

/**
 * brg_list_takes:
 * @position: a position
 * @depot: 1 to 6
 * @kinds: which kinds may be taken, as bits
 * @pattern: the move up to the tile
 * @moves: where the moves are added, one for each of these kinds that lies there
 */
void
brg_list_takes (const BrgPosition *position,
                guint              depot,
                guint64            kinds,
                const BrgMove     *pattern,
                BrgMoves          *moves)
{
  list_spaces (depot, brg_market (position)->depots[depot - 1], BRG_DEPOT_SPACES, kinds, pattern,
               moves);
}

/**
 * brg_list_black_takes:
 * @ruleset: a ruleset
 * @position: a position of it
 * @kinds: which kinds may be taken, as bits
 * @pattern: the move up to the tile
 * @moves: where the moves are added, one for each of these kinds that can be taken from the black
 *   depot
 */
void
brg_list_black_takes (const BrgRuleset  *ruleset,
                      const BrgPosition *position,
                      guint64            kinds,
                      const BrgMove     *pattern,
                      BrgMoves          *moves)
{
  BrgMove move = *pattern;
  BrgSubject *tile = &move.subjects[move.n_subjects++];

  kinds = list_spaces (0, brg_market (position)->black_depot, BRG_BLACK_SPACES, kinds, pattern,
                       moves);
  for (kinds &= offered_kinds (ruleset, position, 0); kinds != 0; kinds &= kinds - 1)
    {
      *tile = BRG_SUBJECT (BRG_SUBJECT_TILE, 0, (guint) __builtin_ctzll (kinds));
      brg_moves_add (moves, &move);
    }
}

/**
 * brg_remove_from_depot:
 * @play: an application
 * @depot: 1 to 6, or 0 for the black depot
 * @kind: a kind of tile that can be taken from it
 *
 * Takes a tile away: from the first space of the depot, in reading order, that holds such a tile,
 * or else from what a module offers there. No event tells of it.
 */
void
brg_remove_from_depot (BrgPlay *play,
                       guint    depot,
                       guint    kind)
{
  guint n;
  guint8 *spaces = spaces_of (play->position, depot, &n);

  for (guint i = 0; i < n; i++)
    if (spaces[i] == kind)
      {
        spaces[i] = 0;
        return;
      }

  --*find_stock (play->ruleset, play->position, kind);
}
