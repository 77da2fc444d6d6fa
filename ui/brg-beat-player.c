/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-beat-player.h"

/* How much of the usual time is given to what a person does. */
#define QUICK_SHARE 0.35

/**
 * BrgBeatPlayer:
 *
 * Shows what moves set off, beat by beat. It keeps copies, so the game may be ahead of what is
 * seen.
 */
struct _BrgBeatPlayer
{
  GObject parent_instance;

  GQueue beats;
  guint delay;
  guint timeout;
  gboolean linger;
  gboolean playing;
  guint quick_seat;
  /* Whether a pause holds these beats, whether there is one, and whether a beat is owed to whoever
   * goes step by step. */
  gboolean may_pause;
  gboolean paused;
  gboolean owed;
};

G_DEFINE_FINAL_TYPE (BrgBeatPlayer, brg_beat_player, G_TYPE_OBJECT)

enum
{
  SIGNAL_SHOWN,
  SIGNAL_IDLE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
beat_free (gpointer data)
{
  BrgBeat *beat = data;

  brg_position_free (beat->position);
  g_free (beat->events);
  g_free (beat);
}

static BrgBeat *
beat_copy (BrgGame       *game,
           const BrgBeat *beat)
{
  BrgBeat *copy = g_new0 (BrgBeat, 1);

  copy->position = brg_position_dup (brg_game_get_ruleset (game), beat->position);
  copy->events = g_memdup2 (beat->events, beat->n_events * sizeof (BrgEvent));
  copy->n_events = beat->n_events;

  return copy;
}

/* What a person does needs less time to be understood than what happens. */
static guint
find_time (BrgBeatPlayer *self,
           const BrgBeat *beat)
{
  if (self->quick_seat == BRG_NO_SEAT)
    return self->delay;

  for (guint i = 0; i < beat->n_events; i++)
    if (beat->events[i].seat != self->quick_seat)
      return self->delay;

  return (guint) (self->delay * QUICK_SHARE);
}

/* Returns how long it is to be seen. */
static guint
show_next (BrgBeatPlayer *self)
{
  BrgBeat *beat = g_queue_pop_head (&self->beats);
  guint time = find_time (self, beat);

  g_signal_emit (self, signals[SIGNAL_SHOWN], 0, beat);
  beat_free (beat);

  return time;
}

static void
become_idle (BrgBeatPlayer *self)
{
  self->playing = FALSE;
  g_signal_emit (self, signals[SIGNAL_IDLE], 0);
}

static void go_on (BrgBeatPlayer *self);

static gboolean
timeout_cb (gpointer data)
{
  BrgBeatPlayer *self = data;

  self->timeout = 0;
  go_on (self);
  return G_SOURCE_REMOVE;
}

static gboolean
is_held (BrgBeatPlayer *self)
{
  return self->paused && self->may_pause;
}

/* The last beat has time of its own only if something follows that nobody waits to do. */
static void
go_on (BrgBeatPlayer *self)
{
  while (!g_queue_is_empty (&self->beats))
    {
      gboolean is_followed = self->beats.length > 1 || self->linger;
      guint time;

      if (is_held (self) && !self->owed)
        return;

      self->owed = FALSE;
      time = show_next (self);
      if (is_followed && is_held (self))
        return;
      if (is_followed && time > 0)
        {
          self->timeout = g_timeout_add (time, timeout_cb, self);
          return;
        }
    }

  become_idle (self);
}

static void
brg_beat_player_finalize (GObject *object)
{
  brg_beat_player_clear (BRG_BEAT_PLAYER (object));

  G_OBJECT_CLASS (brg_beat_player_parent_class)->finalize (object);
}

static void
brg_beat_player_class_init (BrgBeatPlayerClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = brg_beat_player_finalize;

  signals[SIGNAL_SHOWN] = g_signal_new ("shown", BRG_TYPE_BEAT_PLAYER, G_SIGNAL_RUN_LAST,
                                        0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[SIGNAL_IDLE] = g_signal_new ("idle", BRG_TYPE_BEAT_PLAYER, G_SIGNAL_RUN_LAST,
                                       0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
brg_beat_player_init (BrgBeatPlayer *self)
{
  self->quick_seat = BRG_NO_SEAT;
  g_queue_init (&self->beats);
}

/**
 * brg_beat_player_new:
 *
 * Returns: (transfer full): a player that shows all beats at once
 */
BrgBeatPlayer *
brg_beat_player_new (void)
{
  return g_object_new (BRG_TYPE_BEAT_PLAYER, NULL);
}

/**
 * brg_beat_player_set_delay:
 * @self: a player
 * @delay: how long a beat is seen before the next one, in milliseconds; 0 for not at all
 */
void
brg_beat_player_set_delay (BrgBeatPlayer *self,
                           guint          delay)
{
  g_return_if_fail (BRG_IS_BEAT_PLAYER (self));

  self->delay = delay;
}

/**
 * brg_beat_player_play:
 * @self: a player
 * @game: a game that has just moved
 * @linger: whether the last beat is seen for its time, too
 * @may_pause: whether a pause holds these beats
 * @quick_seat: whose doings are seen for less time, or %BRG_NO_SEAT
 *
 * Shows the beats of the game's last move after those that still wait.
 *
 * Returns: %FALSE if none is shown yet, because of a pause
 */
gboolean
brg_beat_player_play (BrgBeatPlayer *self,
                      BrgGame       *game,
                      gboolean       linger,
                      gboolean       may_pause,
                      guint          quick_seat)
{
  gboolean waits;

  g_return_val_if_fail (BRG_IS_BEAT_PLAYER (self), FALSE);

  for (guint i = 0; i < brg_game_get_n_beats (game); i++)
    g_queue_push_tail (&self->beats, beat_copy (game, brg_game_get_beat (game, i)));

  self->linger = linger;
  self->may_pause = may_pause;
  self->quick_seat = quick_seat;
  self->owed = self->owed && may_pause;
  self->playing = TRUE;
  waits = is_held (self) && !self->owed;
  if (self->timeout == 0)
    go_on (self);

  return !waits;
}

/**
 * brg_beat_player_set_paused:
 * @self: a player
 * @paused: whether beats that may be held wait until they are asked for
 */
void
brg_beat_player_set_paused (BrgBeatPlayer *self,
                            gboolean       paused)
{
  g_return_if_fail (BRG_IS_BEAT_PLAYER (self));

  if (self->paused == !!paused)
    return;

  self->paused = !!paused;
  self->owed = FALSE;
  if (!self->paused && self->playing && self->timeout == 0)
    go_on (self);
}

gboolean
brg_beat_player_get_paused (BrgBeatPlayer *self)
{
  g_return_val_if_fail (BRG_IS_BEAT_PLAYER (self), FALSE);

  return self->paused;
}

/**
 * brg_beat_player_step:
 * @self: a player that is paused
 *
 * Shows the next beat. If none waits, the next one that comes is not held.
 */
void
brg_beat_player_step (BrgBeatPlayer *self)
{
  g_return_if_fail (BRG_IS_BEAT_PLAYER (self));

  self->owed = TRUE;
  g_clear_handle_id (&self->timeout, g_source_remove);
  if (self->playing)
    go_on (self);
}

/**
 * brg_beat_player_finish:
 * @self: a player
 *
 * Shows at once what still waits, paused or not.
 */
void
brg_beat_player_finish (BrgBeatPlayer *self)
{
  g_return_if_fail (BRG_IS_BEAT_PLAYER (self));

  if (!self->playing)
    return;

  g_clear_handle_id (&self->timeout, g_source_remove);
  while (!g_queue_is_empty (&self->beats))
    show_next (self);
  become_idle (self);
}

/**
 * brg_beat_player_clear:
 * @self: a player
 *
 * Forgets what still waits; nothing is told.
 */
void
brg_beat_player_clear (BrgBeatPlayer *self)
{
  g_return_if_fail (BRG_IS_BEAT_PLAYER (self));

  g_clear_handle_id (&self->timeout, g_source_remove);
  g_queue_clear_full (&self->beats, beat_free);
  self->playing = FALSE;
  self->owed = FALSE;
}

gboolean
brg_beat_player_is_playing (BrgBeatPlayer *self)
{
  g_return_val_if_fail (BRG_IS_BEAT_PLAYER (self), FALSE);

  return self->playing;
}
