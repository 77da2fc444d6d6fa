/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-game-private.h"

#include <glib/gi18n-lib.h>

#include "brg-error.h"
#include "brg-narrator.h"
#include "brg-position-text.h"

/* More than any step of the agenda can set off. */
#define MAX_STEP_EVENTS 256

/* ---- entries and beats ---- */

void
brg_game_entry_free (gpointer data)
{
  BrgGameEntry *entry = data;

  brg_position_free (entry->position);
  g_array_unref (entry->events);
  g_free (entry);
}

void
brg_game_beat_free (gpointer data)
{
  BrgBeat *beat = data;

  brg_position_free (beat->position);
  g_free (beat->events);
  g_free (beat);
}

/* Called after each step, before the entry that it belongs to is complete. */
static void
keep_beat (const BrgPosition *position,
           const BrgEvent    *events,
           guint              n_events,
           gpointer           data)
{
  BrgGame *self = data;
  BrgBeat *beat = g_new0 (BrgBeat, 1);

  beat->position = brg_position_dup (self->ruleset, position);
  beat->events = g_memdup2 (events, n_events * sizeof (BrgEvent));
  beat->n_events = n_events;
  g_ptr_array_add (self->beats, beat);
}

static GArray *
collect_events (BrgGame *self)
{
  GArray *events = g_array_new (FALSE, FALSE, sizeof (BrgEvent));

  for (guint i = 0; i < self->beats->len; i++)
    {
      const BrgBeat *beat = self->beats->pdata[i];

      g_array_append_vals (events, beat->events, beat->n_events);
    }

  return events;
}

/* Hooks come from plugins, which may be faulty; what a variant does is tested. */
static gboolean
check_modules (BrgGame            *self,
               const BrgPosition  *position,
               GError            **error)
{
  g_autoptr (GError) reason = NULL;

  if (self->ruleset->n_modules == 1 || brg_position_check (self->ruleset, position, &reason))
    return TRUE;

  g_set_error (error, BRG_ERROR, BRG_ERROR_RANGE,
               _("An expansion of this game is faulty, so the move was taken back: %s"),
               reason->message);
  return FALSE;
}

/*
 * brg_game_commit:
 *
 * Makes a move, or sets the game up if @move is NULL. Nothing has changed if it fails.
 */
gboolean
brg_game_commit (BrgGame        *self,
                 const BrgMove  *move,
                 GError        **error)
{
  BrgEvent buffer[MAX_STEP_EVENTS];
  BrgEventSink sink = { buffer, MAX_STEP_EVENTS, 0, keep_beat, self };
  BrgGameEntry *entry = g_new0 (BrgGameEntry, 1);

  g_ptr_array_set_size (self->beats, 0);
  if (move == NULL)
    {
      entry->position = brg_position_new (self->ruleset);
      brg_play_begin (self->ruleset, entry->position, self->seed, &sink);
    }
  else
    {
      entry->move = *move;
      entry->position = brg_position_dup (self->ruleset, brg_game_get_last (self)->position);
      brg_play_move (self->ruleset, entry->position, move, &sink);
    }

  entry->events = collect_events (self);
  if (move != NULL && !check_modules (self, entry->position, error))
    {
      g_ptr_array_set_size (self->beats, 0);
      brg_game_entry_free (entry);
      return FALSE;
    }

  g_ptr_array_add (self->entries, entry);
  self->listed = FALSE;
  return TRUE;
}

/* ---- moves ---- */

/**
 * brg_game_get_legal:
 * @self: a game
 *
 * Returns: (transfer none): the moves that can be made now, valid until the next move or undo
 */
const BrgMoves *
brg_game_get_legal (BrgGame *self)
{
  g_return_val_if_fail (BRG_IS_GAME (self), NULL);

  if (!self->listed)
    {
      self->legal.n = 0;
      brg_play_list (self->ruleset, brg_game_get_position (self), &self->legal);
      g_assert (self->legal.n <= self->legal.capacity);
      self->listed = TRUE;
    }

  return &self->legal;
}

/**
 * brg_game_is_legal:
 * @self: a game
 * @move: any move
 *
 * Returns: whether it can be made now
 */
gboolean
brg_game_is_legal (BrgGame       *self,
                   const BrgMove *move)
{
  g_return_val_if_fail (BRG_IS_GAME (self), FALSE);

  return brg_moves_find (brg_game_get_legal (self), move) >= 0;
}

static void
refuse (BrgGame        *self,
        const BrgMove  *move,
        GError        **error)
{
  BrgRefusal refusal;

  brg_play_why_not (self->ruleset, brg_game_get_position (self), move, &refusal);
  if (refusal.reason == BRG_REASON_NONE)
    refusal.reason = BRG_REASON_NOT_NOW;

  g_autofree char *notation = brg_move_format (self->ruleset, move);
  g_autofree char *reason = brg_narrator_refusal (self->ruleset, &refusal);

  g_set_error (error, BRG_ERROR, BRG_ERROR_ILLEGAL,
               /* Translators: first a move in notation, then a sentence that says why */
               _("“%s” cannot be played: %s"), notation, reason);
}

/**
 * brg_game_move:
 * @self: a game
 * @move: a move whose verb and subjects are in range
 * @error: return location for an error
 *
 * Makes a move, if the rules allow it, and forgets what could have been made again.
 *
 * Returns: %FALSE if the rules refuse the move, or if a module is so faulty that the move led to an
 *   impossible position; nothing has changed then
 */
gboolean
brg_game_move (BrgGame        *self,
               const BrgMove  *move,
               GError        **error)
{
  g_return_val_if_fail (BRG_IS_GAME (self), FALSE);

  if (!brg_game_is_legal (self, move))
    {
      refuse (self, move, error);
      return FALSE;
    }

  if (!brg_game_commit (self, move, error))
    return FALSE;

  g_array_set_size (self->redo, 0);
  brg_game_tell (self, BRG_GAME_MOVED);

  return TRUE;
}

/**
 * brg_game_can_undo:
 * @self: a game
 *
 * Returns: whether the last move can be taken back: see brg_play_is_final()
 */
gboolean
brg_game_can_undo (BrgGame *self)
{
  const BrgGameEntry *last;

  g_return_val_if_fail (BRG_IS_GAME (self), FALSE);

  if (brg_game_get_n_moves (self) == 0)
    return FALSE;

  last = brg_game_get_last (self);
  return !brg_play_is_final (self->ruleset,
                             brg_game_get_entry (self, self->entries->len - 2)->position,
                             &last->move, last->position);
}

/**
 * brg_game_can_redo:
 * @self: a game
 *
 * Returns: whether a move was taken back and none made since
 */
gboolean
brg_game_can_redo (BrgGame *self)
{
  g_return_val_if_fail (BRG_IS_GAME (self), FALSE);

  return self->redo->len > 0;
}

static void
take_back (BrgGame *self)
{
  g_array_append_val (self->redo, brg_game_get_last (self)->move);
  g_ptr_array_set_size (self->entries, (gint) self->entries->len - 1);
  g_ptr_array_set_size (self->beats, 0);
  self->listed = FALSE;
}

/**
 * brg_game_undo:
 * @self: a game for which brg_game_can_undo() holds
 *
 * Takes the last move back.
 */
void
brg_game_undo (BrgGame *self)
{
  g_return_if_fail (BRG_IS_GAME (self));
  g_return_if_fail (brg_game_can_undo (self));

  take_back (self);
  brg_game_tell (self, BRG_GAME_TAKEN_BACK);
}

/**
 * brg_game_restart_turn:
 * @self: a game for which brg_game_can_undo() holds
 *
 * Takes back, at once, all of this turn that can be taken back. Each move can be made again.
 */
void
brg_game_restart_turn (BrgGame *self)
{
  g_return_if_fail (BRG_IS_GAME (self));
  g_return_if_fail (brg_game_can_undo (self));

  while (brg_game_can_undo (self))
    take_back (self);
  brg_game_tell (self, BRG_GAME_TAKEN_BACK);
}

/**
 * brg_game_redo:
 * @self: a game for which brg_game_can_redo() holds
 *
 * Makes the move again that was taken back last.
 */
void
brg_game_redo (BrgGame *self)
{
  BrgMove move;

  g_return_if_fail (BRG_IS_GAME (self));
  g_return_if_fail (brg_game_can_redo (self));

  move = g_array_index (self->redo, BrgMove, self->redo->len - 1);
  g_array_set_size (self->redo, self->redo->len - 1);
  if (!brg_game_commit (self, &move, NULL))
    return;

  brg_game_tell (self, BRG_GAME_MOVED);
}
