/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-game-follow.h"

#include "brg-game-private.h"

/* A game that shows another one as it was after some of its moves: a replay. */

static BrgGameEntry *
copy_entry (BrgGame            *self,
            const BrgGameEntry *entry)
{
  BrgGameEntry *copy = g_new0 (BrgGameEntry, 1);

  copy->move = entry->move;
  copy->position = brg_position_dup (self->ruleset, entry->position);
  /* Nobody changes what has happened. */
  copy->events = g_array_ref (entry->events);

  return copy;
}

static void
jump (BrgGame *self,
      BrgGame *leader,
      guint    n_moves)
{
  g_ptr_array_set_size (self->beats, 0);
  if (self->entries->len > n_moves + 1)
    g_ptr_array_set_size (self->entries, (gint) n_moves + 1);
  while (self->entries->len < n_moves + 1)
    g_ptr_array_add (self->entries,
                     copy_entry (self, brg_game_get_entry (leader, self->entries->len)));
  self->listed = FALSE;
  brg_game_tell (self, BRG_GAME_TAKEN_BACK);
}

/**
 * brg_game_follow:
 * @self: a game that made the first moves of @leader and no others
 * @leader: a game with the same ruleset and seed
 * @n_moves: after how many moves of @leader
 *
 * Makes @self what @leader was at that time, forward or back. One move forward is made like any
 * move: the game has its beats, and emits `moved`. For all else it has none, and emits
 * `taken-back`.
 */
void
brg_game_follow (BrgGame *self,
                 BrgGame *leader,
                 guint    n_moves)
{
  guint n;

  g_return_if_fail (BRG_IS_GAME (self) && BRG_IS_GAME (leader));
  g_return_if_fail (self->ruleset == leader->ruleset && self->seed == leader->seed);
  g_return_if_fail (n_moves <= brg_game_get_n_moves (leader));

  n = brg_game_get_n_moves (self);
  g_return_if_fail (n <= brg_game_get_n_moves (leader)
                    && brg_position_equal (self->ruleset, brg_game_get_position (self),
                                           brg_game_get_position_at (leader, n)));

  g_array_set_size (self->redo, 0);
  if (n_moves == n + 1 && brg_game_commit (self, brg_game_get_move (leader, n), NULL))
    brg_game_tell (self, BRG_GAME_MOVED);
  else if (n_moves != n)
    jump (self, leader, n_moves);
}

/**
 * brg_game_copy:
 * @leader: a game
 * @n_moves: how many of its moves the copy has made
 *
 * Returns: (transfer full): a game of its own, as @leader was at that time
 */
BrgGame *
brg_game_copy (BrgGame *leader,
               guint    n_moves)
{
  BrgGame *self;

  g_return_val_if_fail (BRG_IS_GAME (leader), NULL);
  g_return_val_if_fail (n_moves <= brg_game_get_n_moves (leader), NULL);

  self = brg_game_new (leader->ruleset, leader->seed);
  if (n_moves > 0)
    jump (self, leader, n_moves);

  return self;
}
