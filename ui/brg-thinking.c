/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-thinking.h"

/* What a computer player gets to see: copies, so that the game may go on or away meanwhile. */
typedef struct
{
  const BrgPlayer *player;
  BrgRuleset *ruleset;
  BrgPosition *position;
  BrgMoves moves;
  BrgRandom random;
} Thought;

static void
thought_free (gpointer data)
{
  Thought *thought = data;

  brg_position_free (thought->position);
  brg_ruleset_unref (thought->ruleset);
  g_free (thought->moves.items);
  g_free (thought);
}

static Thought *
thought_new (BrgGame         *game,
             const BrgPlayer *player)
{
  const BrgPosition *position = brg_game_get_position (game);
  const BrgMoves *legal = brg_game_get_legal (game);
  Thought *thought = g_new0 (Thought, 1);

  thought->player = player;
  thought->ruleset = brg_ruleset_ref (brg_game_get_ruleset (game));
  thought->position = brg_position_dup (thought->ruleset, position);
  thought->moves.items = g_memdup2 (legal->items, legal->n * sizeof (BrgMove));
  thought->moves.n = thought->moves.capacity = legal->n;

  /* Every move has its own part of the stream, so that a game that is opened again goes on as it
   * would have done. */
  brg_player_get_stream (brg_game_get_seed (game), brg_position_get_asked (position),
                         &thought->random);
  thought->random.counter = (guint64) brg_game_get_n_moves (game) << 32;

  return thought;
}

static gboolean
should_stop (gpointer data)
{
  return g_cancellable_is_cancelled (data);
}

static const BrgMove *
choose (Thought      *thought,
        GCancellable *cancellable)
{
  guint index = brg_player_choose (thought->player, thought->ruleset, thought->position,
                                   &thought->moves, &thought->random,
                                   cancellable != NULL ? should_stop : NULL, cancellable);

  return &thought->moves.items[index];
}

static void
think (GTask        *task,
       gpointer      source,
       gpointer      task_data,
       GCancellable *cancellable)
{
  g_task_return_pointer (task, g_memdup2 (choose (task_data, cancellable), sizeof (BrgMove)),
                         g_free);
}

/**
 * brg_thinking_start:
 * @game: a game that asks somebody
 * @player: who answers
 * @cancellable: (nullable): makes it stop soon
 * @callback: called in the thread that started it
 * @user_data: for @callback
 *
 * Lets a computer player choose a move in a worker thread. The game is not changed.
 */
void
brg_thinking_start (BrgGame             *game,
                    const BrgPlayer     *player,
                    GCancellable        *cancellable,
                    GAsyncReadyCallback  callback,
                    gpointer             user_data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (BRG_IS_GAME (game));
  g_return_if_fail (brg_game_get_legal (game)->n > 0);

  task = g_task_new (game, cancellable, callback, user_data);
  g_task_set_source_tag (task, brg_thinking_start);
  g_task_set_task_data (task, thought_new (game, player), thought_free);
  g_task_run_in_thread (task, think);
}

/**
 * brg_thinking_finish:
 * @game: the game
 * @result: what the callback got
 * @move: (out): the move that the player would make in the position that it was asked about
 * @error: return location for an error: only %G_IO_ERROR_CANCELLED
 *
 * Returns: whether a move was found
 */
gboolean
brg_thinking_finish (BrgGame       *game,
                     GAsyncResult  *result,
                     BrgMove       *move,
                     GError       **error)
{
  g_autofree BrgMove *found = NULL;

  g_return_val_if_fail (g_task_is_valid (result, game), FALSE);

  found = g_task_propagate_pointer (G_TASK (result), error);
  if (found != NULL)
    *move = *found;

  return found != NULL;
}

/**
 * brg_thinking_choose:
 * @game: a game that asks somebody
 * @player: a player that needs not long
 *
 * Lets a computer player choose a move at once. The game is not changed.
 *
 * Returns: the move
 */
BrgMove
brg_thinking_choose (BrgGame         *game,
                     const BrgPlayer *player)
{
  Thought *thought = thought_new (game, player);
  BrgMove move = *choose (thought, NULL);

  thought_free (thought);
  return move;
}
