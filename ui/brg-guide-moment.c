/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-guide-moment.h"

#include <string.h>

/* What steps call the question that is open when the game is over. */
#define NOBODY "nobody"

static const BrgRuleset *
get_ruleset (const BrgGuideMoment *self)
{
  return brg_game_get_ruleset (self->game);
}

static const BrgPosition *
get_position (const BrgGuideMoment *self)
{
  return brg_game_get_position_at (self->game, self->n_moves);
}

/**
 * brg_guide_moment_is_own:
 * @self: a moment
 *
 * Returns: whether the learner is asked, or the game is over
 */
gboolean
brg_guide_moment_is_own (const BrgGuideMoment *self)
{
  const BrgPosition *position = get_position (self);

  return brg_position_is_over (position) || brg_position_get_asked (position) == self->seat;
}

/* ---- what is asked ---- */

static const char *
find_question (const BrgGuideMoment *self)
{
  const BrgFrame *frame = brg_position_top (get_position (self));

  if (frame == NULL)
    return NOBODY;

  return brg_ruleset_row (get_ruleset (self)->questions, BrgQuestion, frame->question)->name;
}

static gboolean
is_asked (const BrgGuideMoment *self,
          const BrgGuideStep   *step)
{
  return step->of_rival != brg_guide_moment_is_own (self)
         && (step->asked == NULL
             || g_strv_contains ((const char * const *) step->asked, find_question (self)));
}

/* The name of a round is that of its phase and its number, so names are in the order of play. */
static gboolean
is_in_time (const BrgGuideMoment *self,
            const BrgGuideStep   *step)
{
  const BrgSchema *schema = get_ruleset (self)->schema;
  gint64 phase = brg_field_get (brg_schema_find (schema, "phase"), get_position (self), 0, 0);
  gint64 round = brg_field_get (brg_schema_find (schema, "round"), get_position (self), 0, 0);
  const char now[] = { (char) ('A' + MAX (phase, 1) - 1), (char) ('0' + MAX (round, 1)), '\0' };

  return (step->from == NULL || strcmp (now, step->from) >= 0)
         && (step->to == NULL || strcmp (now, step->to) <= 0);
}

/* ---- what happened ---- */

static gboolean
is_caused (const BrgGuideMoment *self,
           const BrgGuideStep   *step,
           const BrgEvent       *event)
{
  const BrgCause *cause = brg_ruleset_row (get_ruleset (self)->causes, BrgCause, event->cause);

  return step->cause == NULL || g_strcmp0 (cause->name, step->cause) == 0
         || g_strcmp0 (cause->class_name, step->cause) == 0;
}

static gboolean
holds_event (const BrgGuideMoment *self,
             const BrgGuideStep   *step,
             guint                 n_moves)
{
  guint kind = brg_ruleset_find_event_kind (get_ruleset (self), step->event);
  guint n_events;
  const BrgEvent *events = brg_game_get_events (self->game, n_moves, &n_events);

  for (guint i = 0; i < n_events; i++)
    if (events[i].kind == kind
        && (events[i].seat == self->seat || events[i].seat == BRG_NO_SEAT)
        && is_caused (self, step, &events[i]))
      return TRUE;

  return FALSE;
}

static gboolean
has_happened (const BrgGuideMoment *self,
              const BrgGuideStep   *step)
{
  if (step->event == NULL)
    return TRUE;

  for (guint i = self->first; i <= self->n_moves; i++)
    if (holds_event (self, step, i))
      return TRUE;

  return FALSE;
}

/* ---- what can be done ---- */

typedef gboolean (*MoveFunc) (const BrgMove *move,
                              gconstpointer  data);

static gboolean
has_verb (const BrgMove *move,
          gconstpointer  data)
{
  return move->verb == GPOINTER_TO_UINT (data);
}

static gboolean
is_move (const BrgMove *move,
         gconstpointer  data)
{
  return brg_move_equal (move, data);
}

static gboolean
can_make (const BrgGuideMoment *self,
          MoveFunc              func,
          gconstpointer         data)
{
  g_autofree BrgMove *items = g_new (BrgMove, BRG_MAX_MOVES);
  BrgMoves moves = { items, BRG_MAX_MOVES, 0 };

  if (brg_position_is_over (get_position (self)))
    return FALSE;

  brg_play_list (get_ruleset (self), get_position (self), &moves);
  for (guint i = 0; i < moves.n; i++)
    if (func (&items[i], data))
      return TRUE;

  return FALSE;
}

static gboolean
can_use (const BrgGuideMoment *self,
         const char           *verb)
{
  return can_make (self, has_verb,
                   GUINT_TO_POINTER (brg_ruleset_find_verb (get_ruleset (self), verb)));
}

/**
 * brg_guide_moment_get_move:
 * @self: a moment
 * @step: a step with a move in notation
 * @move: (out): that move
 *
 * Returns: whether it can be made now
 */
gboolean
brg_guide_moment_get_move (const BrgGuideMoment *self,
                           const BrgGuideStep   *step,
                           BrgMove              *move)
{
  return brg_move_parse (get_ruleset (self), self->seat, step->move, move, NULL)
         && can_make (self, is_move, move);
}

static gboolean
is_possible (const BrgGuideMoment *self,
             const BrgGuideStep   *step)
{
  BrgMove move;

  return (step->can == NULL || can_use (self, step->can))
         && (step->cannot == NULL || !can_use (self, step->cannot))
         && (step->move == NULL || brg_guide_moment_get_move (self, step, &move));
}

/**
 * brg_guide_moment_fits:
 * @self: a moment
 * @step: a step
 *
 * Returns: whether the step may be told now
 */
gboolean
brg_guide_moment_fits (const BrgGuideMoment *self,
                       const BrgGuideStep   *step)
{
  return is_asked (self, step) && is_in_time (self, step) && has_happened (self, step)
         && is_possible (self, step);
}
