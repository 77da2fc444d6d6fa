/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-carry.h"

#include <string.h>

#include "core/engine/brg-play.h"

/* What a move does with the thing in a person's hand it does at once. */
#define MAX_EVENTS 16

/* Trying more moves than this would be felt. */
#define MAX_MOVES 512u

static gboolean
is_same_end (const BrgEnd *a,
             const BrgEnd *b)
{
  if (a->place != NULL && b->place != NULL)
    return strcmp (a->place, b->place) == 0 && a->owner == b->owner;

  return a->place == b->place && brg_subject_equal (a->subject, b->subject);
}

static void
note (GArray        *carries,
      const BrgEnd  *to,
      const BrgMove *move)
{
  BrgCarry carry = { *to, *move, 1 };

  for (guint i = 0; i < carries->len; i++)
    {
      BrgCarry *known = &g_array_index (carries, BrgCarry, i);

      if (!is_same_end (&known->to, to))
        continue;
      known->n_moves += !brg_move_equal (&known->move, move);
      return;
    }

  g_array_append_val (carries, carry);
}

/* The first thing that a move does with the piece carries it; what comes of that does not. */
static const BrgEnd *
find_end (BrgScene       *scene,
          const BrgEvent *event,
          BrgSubject      subject,
          BrgJourney      journeys[BRG_SCENE_MAX_JOURNEYS])
{
  guint n = brg_scene_read (scene, event, journeys);

  for (guint i = 0; i < n; i++)
    if (brg_subject_equal (journeys[i].from.subject, subject) && !journeys[i].thrown
        && !brg_end_is_nowhere (&journeys[i].to))
      return &journeys[i].to;

  return NULL;
}

static void
note_first (GArray           *carries,
            const BrgRuleset *ruleset,
            BrgSubject        subject,
            const BrgMove    *move,
            const BrgEvent   *events,
            guint             n_events)
{
  BrgJourney journeys[BRG_SCENE_MAX_JOURNEYS];
  const BrgEnd *to = NULL;
  BrgScene scene;

  brg_scene_init (&scene, ruleset);
  for (guint i = 0; i < n_events && to == NULL; i++)
    to = find_end (&scene, &events[i], subject, journeys);
  if (to != NULL)
    note (carries, to, move);
}

/* A move is tried on a copy; what it would reveal is not looked at. */
static void
try_move (GArray            *carries,
          const BrgRuleset  *ruleset,
          const BrgPosition *position,
          BrgSubject         subject,
          const BrgMove     *move)
{
  g_autoptr (BrgPosition) copy = brg_position_dup (ruleset, position);
  BrgEvent events[MAX_EVENTS];
  BrgEventSink sink = { events, MAX_EVENTS, 0, NULL, NULL };

  brg_play_move (ruleset, copy, move, &sink);
  note_first (carries, ruleset, subject, move, events, MIN (sink.n, sink.capacity));
}

/**
 * brg_carry_list:
 * @picker: a picker
 * @subject: what a person has in the hand, which is picked
 *
 * Finds out from the moves left where @subject can be carried, as the table of events tells.
 *
 * Returns: (transfer full) (element-type BrgCarry): each place once
 */
GArray *
brg_carry_list (BrgPicker  *picker,
                BrgSubject  subject)
{
  const BrgMoves *left = brg_picker_get_left (picker);
  const BrgPosition *position = brg_picker_get_position (picker);
  GArray *carries = g_array_new (FALSE, FALSE, sizeof (BrgCarry));

  for (guint i = 0; position != NULL && i < MIN (left->n, MAX_MOVES); i++)
    try_move (carries, brg_picker_get_ruleset (picker), position, subject, &left->items[i]);

  return carries;
}
