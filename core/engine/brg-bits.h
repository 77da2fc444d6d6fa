/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BrgBits:
 *
 * A set of up to 128 small numbers (spaces of a board, kinds of a table). Compared, joined and cut
 * with the operators of C.
 */
__extension__ typedef unsigned __int128 BrgBits;

/** BRG_BITS_MAX: how many members a #BrgBits can hold, numbered from 0. */
#define BRG_BITS_MAX 128

/** BRG_BIT: the set that holds only @index. */
#define BRG_BIT(index) ((BrgBits) 1 << (index))

/** brg_bits_has: whether @index is a member of @bits. */
static inline gboolean
brg_bits_has (BrgBits bits,
              guint   index)
{
  return (bits >> index) & 1;
}

/**
 * brg_bits_first:
 * @bits: a set that is not empty
 *
 * Returns: the lowest member
 */
static inline guint
brg_bits_first (BrgBits bits)
{
  guint64 low = (guint64) bits;

  if (low != 0)
    return (guint) __builtin_ctzll (low);

  return 64 + (guint) __builtin_ctzll ((guint64) (bits >> 64));
}

/** brg_bits_count: how many members @bits has. */
static inline guint
brg_bits_count (BrgBits bits)
{
  return (guint) __builtin_popcountll ((guint64) bits)
         + (guint) __builtin_popcountll ((guint64) (bits >> 64));
}

/** BRG_BITS_FOREACH: runs the statement that follows with @index set to each member, ascending. */
#define BRG_BITS_FOREACH(index, bits) \
  for (BrgBits _rest_##index = (bits); \
       _rest_##index != 0 && ((index) = brg_bits_first (_rest_##index), TRUE); \
       _rest_##index &= _rest_##index - 1)

G_END_DECLS
