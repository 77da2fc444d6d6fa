/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-preview.h"

#include <string.h>

/* What comes out alike however the hidden things are dealt does not hang on them. */
#define N_DEALS 4

/* More than any step of the agenda can set off. */
#define MAX_STEP_EVENTS 256

/* Not a seed that a person would choose: nothing of the game's own chance is in it. */
#define STREAM G_GUINT64_CONSTANT (0x70726576696577)

typedef struct
{
  BrgPreview *preview;
  guint64     counter;
  guint8      turn_seat;
  gboolean    has_stopped;
} Watch;

/* Whose turn comes next is another matter than what the move does. */
static void
watch_cb (const BrgPosition *position,
          const BrgEvent    *events,
          guint              n_events,
          gpointer           data)
{
  Watch *watch = data;
  BrgPreview *preview = watch->preview;

  watch->has_stopped = watch->has_stopped || position->random.counter != watch->counter
                       || position->turn_seat != watch->turn_seat
                       || preview->n_events + n_events > BRG_PREVIEW_MAX_EVENTS;
  if (watch->has_stopped)
    return;

  memcpy (preview->events + preview->n_events, events, n_events * sizeof (BrgEvent));
  preview->n_events += n_events;
}

static void
look_at_end (BrgPreview        *self,
             const BrgPosition *position,
             const Watch       *watch)
{
  const BrgFrame *frame = brg_position_top (position);

  self->is_unknown = position->random.counter != watch->counter;
  if (self->is_unknown)
    return;

  self->is_over = frame == NULL;
  if (frame != NULL)
    {
      self->asked = frame->seat;
      self->question = frame->question;
    }
}

static void
try_deal (BrgPreview        *self,
          const BrgRuleset  *ruleset,
          const BrgPosition *position,
          const BrgMove     *move,
          BrgRandom         *random)
{
  guint8 copy[BRG_POSITION_MAX_SIZE] __attribute__ ((aligned (BRG_POSITION_ALIGNMENT)));
  BrgPosition *after = (BrgPosition *) copy;
  BrgEvent buffer[MAX_STEP_EVENTS];
  Watch watch = { self, 0, 0, FALSE };
  BrgEventSink sink = { buffer, MAX_STEP_EVENTS, 0, watch_cb, &watch };

  self->seat = move->seat;
  self->asked = BRG_NO_SEAT;
  self->question = 0;
  self->is_over = FALSE;
  self->n_events = 0;

  brg_position_copy (ruleset, after, position);
  brg_position_redeal (ruleset, after, move->seat, random);
  watch.counter = after->random.counter;
  watch.turn_seat = after->turn_seat;
  brg_play_move (ruleset, after, move, &sink);
  look_at_end (self, after, &watch);
}

/* Keeps what both deals have in common. */
static void
agree (BrgPreview       *self,
       const BrgPreview *other)
{
  guint n = 0;

  while (n < MIN (self->n_events, other->n_events)
         && memcmp (&self->events[n], &other->events[n], sizeof (BrgEvent)) == 0)
    n++;

  if (n == self->n_events && n == other->n_events && self->asked == other->asked
      && self->question == other->question && self->is_over == other->is_over
      && self->is_unknown == other->is_unknown)
    return;

  self->n_events = n;
  self->asked = BRG_NO_SEAT;
  self->question = 0;
  self->is_over = FALSE;
  self->is_unknown = TRUE;
}

/**
 * brg_preview_init:
 * @self: (out caller-allocates): a preview
 * @ruleset: a ruleset
 * @position: a position of it, at a question
 * @move: a move that can be made there
 *
 * Finds out what a move would do. It is tried on copies in which all that its seat can't see was
 * dealt afresh, so nothing hidden is told. Allocates nothing.
 */
void
brg_preview_init (BrgPreview        *self,
                  const BrgRuleset  *ruleset,
                  const BrgPosition *position,
                  const BrgMove     *move)
{
  BrgRandom random = { STREAM, 0 };
  BrgPreview other;

  try_deal (self, ruleset, position, move, &random);
  for (guint i = 1; i < N_DEALS; i++)
    {
      try_deal (&other, ruleset, position, move, &random);
      agree (self, &other);
    }
}
