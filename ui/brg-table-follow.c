/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-table-private.h"

#include "ui/brg-pointing.h"

/* Following what happens at a table: steps with their motions, what a computer has changed, pausing
 * and stepping, and where on the table a line of the log belongs. */

/* ---- what a computer has changed ---- */

static void
clear_trace (BrgSpot  *spot,
             gpointer  data)
{
  brg_spot_set_traced (spot, FALSE);
}

typedef struct
{
  const BrgRuleset *ruleset;
  guint             seat;
} Owner;

/* What is nobody's was changed by whoever moved last. When a game has just come to the table, spots
 * may still stand for what only the rules of the game before it know. */
static void
clear_trace_of (BrgSpot  *spot,
                gpointer  data)
{
  const Owner *owner = data;
  BrgSubject subject = brg_spot_get_subject (spot);
  const BrgSubjectKind *kind;

  if (subject.kind >= owner->ruleset->subject_kinds.n)
    return;

  kind = brg_ruleset_row (owner->ruleset->subject_kinds, BrgSubjectKind, subject.kind);
  if (!kind->owner_is_seat || brg_subject_belongs (owner->ruleset, subject, owner->seat))
    brg_spot_set_traced (spot, FALSE);
}

void
brg_table_clear_traces (BrgTable *self)
{
  brg_claims_foreach (self->claims, clear_trace, NULL);
}

/* A seat's traces stay until it moves again, all of them until a person moves. */
static void
renew_traces (BrgTable *self,
              guint     mover)
{
  Owner owner = { brg_game_get_ruleset (self->game), mover };

  if (!brg_table_is_computer (self, mover))
    brg_table_clear_traces (self);
  else if (mover != self->mover)
    brg_claims_foreach (self->claims, clear_trace_of, &owner);
  self->mover = mover;
}

/* ---- steps ---- */

/* The longest that a step of a move is seen, in milliseconds. */
#define MAX_PACE 10000

void
brg_table_update_pace (BrgTable *self)
{
  double wanted = self->beat_delay / (self->watching ? self->speed : 1);
  guint pace = self->skipping ? 0 : (guint) MIN (wanted, MAX_PACE);

  brg_beat_player_set_delay (self->beats, pace);
  brg_motions_set_pace (self->motions, pace);
  brg_drag_set_still (self->drag, pace == 0);
}

void
brg_table_set_pace (BrgTable *self,
                    guint     pace)
{
  self->beat_delay = pace;
  brg_table_update_pace (self);
}

/* A move has been made, whose steps are shown next. */
void
brg_table_begin_steps (BrgTable *self)
{
  guint n = brg_game_get_n_moves (self->game);

  brg_motions_begin (self->motions, brg_game_get_ruleset (self->game));
  renew_traces (self, n > 0 ? brg_game_get_move (self->game, n - 1)->seat : BRG_NO_SEAT);
}

void
brg_table_show_step (BrgTable      *self,
                     const BrgBeat *beat)
{
  brg_table_point_at (self, NULL);
  brg_motions_lift (self->motions, beat->events, beat->n_events);
  brg_table_show_position (self, beat->position);
  brg_motions_land (self->motions,
                    brg_table_is_computer (self, self->mover) ? self->mover : BRG_NO_SEAT);
}

/* Nothing is on its way any more. */
void
brg_table_end_steps (BrgTable *self)
{
  brg_table_point_at (self, NULL);
  brg_motions_end_drop (self->motions);
  brg_deck_clear (self->deck);
}

/* ---- following a computer ---- */

gboolean
brg_table_is_following (BrgTable *self)
{
  if (self->game == NULL || self->watching)
    return FALSE;

  return brg_beat_player_is_playing (self->beats) ? brg_table_is_computer (self, self->mover)
                                                  : brg_table_is_computer_asked (self);
}

/* A person is asked, or in a game of computers another one. */
void
brg_table_stop_skipping (BrgTable *self)
{
  if (!self->skipping)
    return;

  self->skipping = FALSE;
  brg_table_update_pace (self);
}

/**
 * brg_table_set_paused:
 * @self: a table
 * @paused: whether the moves of computers wait until they are asked for
 */
void
brg_table_set_paused (BrgTable *self,
                      gboolean  paused)
{
  g_return_if_fail (BRG_IS_TABLE (self));

  if (brg_beat_player_get_paused (self->beats) == !!paused)
    return;

  if (paused)
    brg_table_stop_skipping (self);
  brg_beat_player_set_paused (self->beats, paused);
  brg_table_tell_following (self);
}

/**
 * brg_table_step:
 * @self: a table
 *
 * Shows the next step of a computer's move, and then pauses.
 */
void
brg_table_step (BrgTable *self)
{
  g_return_if_fail (BRG_IS_TABLE (self));

  if (!brg_table_is_following (self))
    return;

  brg_table_set_paused (self, TRUE);
  brg_deck_clear (self->deck);
  brg_beat_player_step (self->beats);
}

/**
 * brg_table_skip:
 * @self: a table
 *
 * Shows at once all that computers do until a person is asked or, where no person plays, until the
 * turn is over.
 */
void
brg_table_skip (BrgTable *self)
{
  g_return_if_fail (BRG_IS_TABLE (self));

  if (!brg_table_is_following (self))
    return;

  self->skipping = TRUE;
  brg_table_update_pace (self);
  brg_table_set_paused (self, FALSE);
  brg_table_end_steps (self);
  if (brg_beat_player_is_playing (self->beats))
    brg_beat_player_finish (self->beats);
}

/* ---- the log ---- */

/**
 * brg_table_point_at:
 * @self: a table
 * @event: (nullable): something that happened in its game
 *
 * Puts rings round what an event was about, or takes them away.
 */
void
brg_table_point_at (BrgTable       *self,
                    const BrgEvent *event)
{
  g_return_if_fail (BRG_IS_TABLE (self));

  brg_deck_unlight (self->deck, BRG_GLOW_POINTED);
  if (event != NULL && self->game != NULL)
    brg_pointing_show (self->deck, self->claims, GTK_WIDGET (self),
                       brg_game_get_ruleset (self->game), event);
}
