/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-walk-previews.h"

#include <string.h>

#include "brg-walk.h"
#include "core/engine/brg-narrator.h"
#include "core/engine/brg-preview.h"

/* What a preview tells is what the move then does, and nothing that its seat cannot know. */

static void
fail (BrgWalk       *walk,
      const BrgMove *move,
      const char    *what)
{
  g_autofree char *text = brg_move_format (walk->ruleset, move);

  g_error ("%s, after %u moves: the preview of “%s” %s", walk->case_->name, walk->n_moves, text,
           what);
}

static gboolean
is_told (const BrgPreview *preview,
         const BrgEvent   *events,
         guint             n_events)
{
  return preview->n_events <= n_events
         && memcmp (preview->events, events, preview->n_events * sizeof (BrgEvent)) == 0;
}

/* The move that was made last. */
static void
compare_with_move (BrgWalk *walk)
{
  const BrgEvent *events = (const BrgEvent *) (gpointer) walk->events->data;
  const BrgFrame *frame = brg_position_top (walk->position);
  guint n_events = walk->events->len - walk->n_events_before;
  BrgPreview preview;

  if (walk->n_moves == 0)
    return;

  brg_preview_init (&preview, walk->ruleset, walk->before, &walk->move);
  if (!is_told (&preview, events + walk->n_events_before, n_events))
    fail (walk, &walk->move, "tells what does not happen");
  if (preview.is_unknown)
    return;

  /* Other turns are not told, even if all of them pass before the seat is asked again. */
  if (preview.n_events < n_events && walk->position->turn_seat == walk->before->turn_seat
      && !brg_ruleset_row (walk->ruleset->verbs, BrgVerb, walk->move.verb)->ends_turn)
    fail (walk, &walk->move, "leaves something out");
  if (preview.is_over != (frame == NULL)
      || (frame != NULL && (preview.asked != frame->seat || preview.question != frame->question)))
    fail (walk, &walk->move, "names another question");
}

/* Whatever lies hidden, and whatever chance brings, the preview is the same. */
static void
compare_with_redealt (BrgWalk          *walk,
                      const BrgMove    *move,
                      const BrgPreview *preview)
{
  g_autoptr (BrgPosition) other = brg_position_dup (walk->ruleset, walk->position);
  BrgPreview again;

  brg_position_redeal (walk->ruleset, other, move->seat, &walk->random);
  brg_preview_init (&again, walk->ruleset, other, move);
  if (again.is_unknown != preview->is_unknown || again.is_over != preview->is_over
      || again.asked != preview->asked || again.question != preview->question
      || again.n_events != preview->n_events
      || !is_told (&again, preview->events, preview->n_events))
    fail (walk, move, "hangs on what is hidden");
}

static void
check_words (BrgWalk          *walk,
             const BrgMove    *move,
             const BrgPreview *preview)
{
  g_autofree char *words = brg_preview_describe (preview, walk->ruleset);
  g_autofree char *offer = brg_narrator_offer (walk->ruleset, walk->position, move);

  if (words != NULL && (*words == '\0' || strpbrk (words, "{}[]\n") != NULL))
    fail (walk, move, "is not in good words");
  if (*offer == '\0' || strpbrk (offer, "{}[]\n") != NULL)
    fail (walk, move, "is not offered in good words");
}

static void
visit (BrgWalk *walk)
{
  g_autoptr (BrgPosition) untouched = brg_position_dup (walk->ruleset, walk->position);

  compare_with_move (walk);
  for (guint i = 0; i < walk->legal.n; i++)
    {
      const BrgMove *move = &walk->legal.items[i];
      BrgPreview preview;

      brg_preview_init (&preview, walk->ruleset, walk->position, move);
      compare_with_redealt (walk, move, &preview);
      check_words (walk, move, &preview);
    }
  g_assert_true (brg_position_equal (walk->ruleset, walk->position, untouched));
}

/**
 * brg_walk_test_previews:
 * @data: a #BrgWalkCase
 *
 * Looks at the preview of every move of random games.
 */
void
brg_walk_test_previews (gconstpointer data)
{
  const BrgWalkCase *case_ = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgRuleset) ruleset = brg_walk_new_ruleset (case_, &error);

  g_assert_no_error (error);
  for (guint seed = 1; seed <= brg_walk_n_games (case_, 75); seed++)
    {
      BrgWalk walk;

      brg_walk_play (case_, ruleset, seed, visit, &walk);
      brg_walk_clear (&walk);
    }
}
