/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "brg-subject.h"

G_BEGIN_DECLS

/** BRG_MOVE_MAX_SUBJECTS: the most subjects a move can name. */
#define BRG_MOVE_MAX_SUBJECTS 6

/** BRG_MAX_MOVES: room for every list of moves; the property runs print how many were needed. */
#define BRG_MAX_MOVES 4096

/**
 * BrgMove:
 * @verb: row of the ruleset's table of verbs
 * @seat: who moves, from 0
 * @n_subjects: how many of @subjects are named
 * @subjects: what the move is about, in the order of the verb's slots
 *
 * What a seat answers to the open question. Unused bytes are 0, so that moves compare by memcmp.
 */
typedef struct
{
  guint8     verb;
  guint8     seat;
  guint8     n_subjects;
  guint8     padding;
  BrgSubject subjects[BRG_MOVE_MAX_SUBJECTS];
} BrgMove;

/**
 * BrgMoves:
 * @items: the caller's buffer
 * @capacity: its size in moves
 * @n: how many moves were listed; those beyond @capacity were counted, not written
 */
typedef struct
{
  BrgMove *items;
  guint    capacity;
  guint    n;
} BrgMoves;

/** brg_moves_add: lists @move, of which a copy is made. */
static inline void
brg_moves_add (BrgMoves      *moves,
               const BrgMove *move)
{
  if (G_LIKELY (moves->n < moves->capacity))
    moves->items[moves->n] = *move;
  moves->n++;
}

/** brg_move_equal: whether two moves are the same, by every byte. */
static inline gboolean
brg_move_equal (const BrgMove *a,
                const BrgMove *b)
{
  return __builtin_memcmp (a, b, sizeof (BrgMove)) == 0;
}

const BrgSubject *brg_move_find   (const BrgMove    *move,
                                   guint             kind);
char             *brg_move_format (const BrgRuleset *ruleset,
                                   const BrgMove    *move);
gboolean          brg_move_parse  (const BrgRuleset *ruleset,
                                   guint             seat,
                                   const char       *text,
                                   BrgMove          *move,
                                   GError          **error);
gint              brg_moves_find  (const BrgMoves   *moves,
                                   const BrgMove    *move);

G_END_DECLS
