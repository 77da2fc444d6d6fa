/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-replay.h"

#include "core/engine/brg-game-follow.h"

/* How long the table rests between two moves at the usual speed, in milliseconds. */
#define REST 700

/**
 * BrgReplay:
 *
 * Shows a game again on a table, forward and back, move by move or by itself. What lies on the
 * table is a game of its own that follows the first.
 */
struct _BrgReplay
{
  GObject parent_instance;

  BrgTable *table;
  BrgGame *leader;
  BrgGame *game;
  double speed;
  guint timeout;
  gboolean playing;
};

enum
{
  SIGNAL_MOVED,
  SIGNAL_TOGGLED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BrgReplay, brg_replay, G_TYPE_OBJECT)

/* ---- going on by itself ---- */

static void
set_playing (BrgReplay *self,
             gboolean   playing)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  if (self->playing == playing)
    return;

  self->playing = playing;
  g_signal_emit (self, signals[SIGNAL_TOGGLED], 0);
}

/* Whoever goes on before a move was seen to its end has seen enough of it. */
static void
go_to (BrgReplay *self,
       guint      n_moves)
{
  if (n_moves == brg_replay_get_place (self))
    return;

  brg_table_hurry (self->table);
  brg_game_follow (self->game, self->leader, n_moves);
  g_signal_emit (self, signals[SIGNAL_MOVED], 0);
}

static gboolean
timeout_cb (gpointer data)
{
  BrgReplay *self = data;
  guint place = brg_replay_get_place (self);

  self->timeout = 0;
  if (place < brg_replay_get_n_moves (self))
    go_to (self, place + 1);
  if (brg_replay_get_place (self) == brg_replay_get_n_moves (self))
    set_playing (self, FALSE);

  return G_SOURCE_REMOVE;
}

static void
rested_cb (BrgReplay *self)
{
  if (self->playing && self->timeout == 0)
    self->timeout = g_timeout_add ((guint) (REST / self->speed), timeout_cb, self);
}

/* ---- the object ---- */

static void
brg_replay_dispose (GObject *object)
{
  BrgReplay *self = BRG_REPLAY (object);

  g_clear_handle_id (&self->timeout, g_source_remove);
  g_clear_object (&self->table);
  g_clear_object (&self->game);
  g_clear_object (&self->leader);

  G_OBJECT_CLASS (brg_replay_parent_class)->dispose (object);
}

static void
brg_replay_class_init (BrgReplayClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = brg_replay_dispose;

  signals[SIGNAL_MOVED] = g_signal_new ("moved", BRG_TYPE_REPLAY, G_SIGNAL_RUN_LAST,
                                        0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_TOGGLED] = g_signal_new ("toggled", BRG_TYPE_REPLAY, G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
brg_replay_init (BrgReplay *self)
{
  self->speed = 1;
}

/**
 * brg_replay_new:
 * @table: a table that games are looked at on, see brg_table_set_watching()
 * @leader: a game; it is not changed, and must not be moved meanwhile
 * @n_moves: after how many of its moves the replay begins
 *
 * The caller lays brg_replay_get_game() on the table.
 *
 * Returns: (transfer full): a replay that rests
 */
BrgReplay *
brg_replay_new (BrgTable *table,
                BrgGame  *leader,
                guint     n_moves)
{
  BrgReplay *self;

  g_return_val_if_fail (BRG_IS_TABLE (table) && BRG_IS_GAME (leader), NULL);
  g_return_val_if_fail (n_moves <= brg_game_get_n_moves (leader), NULL);

  self = g_object_new (BRG_TYPE_REPLAY, NULL);
  self->table = g_object_ref (table);
  self->leader = g_object_ref (leader);
  self->game = brg_game_copy (leader, n_moves);
  g_signal_connect_object (table, "rested", G_CALLBACK (rested_cb), self, G_CONNECT_SWAPPED);

  return self;
}

/**
 * brg_replay_get_leader:
 * @self: a replay
 *
 * Returns: (transfer none): the game that is shown again
 */
BrgGame *
brg_replay_get_leader (BrgReplay *self)
{
  g_return_val_if_fail (BRG_IS_REPLAY (self), NULL);

  return self->leader;
}

/**
 * brg_replay_get_game:
 * @self: a replay
 *
 * Returns: (transfer none): the game that lies on the table, as the leader was at this place
 */
BrgGame *
brg_replay_get_game (BrgReplay *self)
{
  g_return_val_if_fail (BRG_IS_REPLAY (self), NULL);

  return self->game;
}

guint
brg_replay_get_place (BrgReplay *self)
{
  g_return_val_if_fail (BRG_IS_REPLAY (self), 0);

  return brg_game_get_n_moves (self->game);
}

guint
brg_replay_get_n_moves (BrgReplay *self)
{
  g_return_val_if_fail (BRG_IS_REPLAY (self), 0);

  return brg_game_get_n_moves (self->leader);
}

/**
 * brg_replay_go_to:
 * @self: a replay
 * @n_moves: after how many moves; beyond the last one means the end
 *
 * Goes to a place and stays there. One move forward is seen beat by beat.
 */
void
brg_replay_go_to (BrgReplay *self,
                  guint      n_moves)
{
  g_return_if_fail (BRG_IS_REPLAY (self));

  set_playing (self, FALSE);
  go_to (self, MIN (n_moves, brg_replay_get_n_moves (self)));
}

/**
 * brg_replay_play:
 * @self: a replay
 *
 * Goes on by itself from here, or from the start if this is the end.
 */
void
brg_replay_play (BrgReplay *self)
{
  g_return_if_fail (BRG_IS_REPLAY (self));

  if (brg_replay_get_place (self) == brg_replay_get_n_moves (self))
    go_to (self, 0);
  set_playing (self, TRUE);
  if (self->timeout == 0)
    self->timeout = g_timeout_add (0, timeout_cb, self);
}

/**
 * brg_replay_pause:
 * @self: a replay
 *
 * Stays where it is.
 */
void
brg_replay_pause (BrgReplay *self)
{
  g_return_if_fail (BRG_IS_REPLAY (self));

  set_playing (self, FALSE);
}

gboolean
brg_replay_is_playing (BrgReplay *self)
{
  g_return_val_if_fail (BRG_IS_REPLAY (self), FALSE);

  return self->playing;
}

/**
 * brg_replay_set_speed:
 * @self: a replay
 * @speed: how many times faster than a game that is played; more than 0
 */
void
brg_replay_set_speed (BrgReplay *self,
                      double     speed)
{
  g_return_if_fail (BRG_IS_REPLAY (self));
  g_return_if_fail (speed > 0);

  self->speed = speed;
  brg_table_set_speed (self->table, speed);
}

/**
 * brg_replay_branch:
 * @self: a replay
 *
 * Returns: (transfer full): a game that can be played on from here
 */
BrgGame *
brg_replay_branch (BrgReplay *self)
{
  g_return_val_if_fail (BRG_IS_REPLAY (self), NULL);

  return brg_game_copy (self->leader, brg_replay_get_place (self));
}
