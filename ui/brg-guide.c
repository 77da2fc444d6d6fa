/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-guide.h"

#include <gio/gio.h>
#include <string.h>

#include "core/engine/brg-narrator.h"
#include "core/engine/brg-preview.h"
#include "core/players/brg-player.h"
#include "ui/brg-guide-moment.h"
#include "ui/brg-guide-reader.h"
#include "ui/brg-thinking.h"

#define RESOURCE "/io/github/burgrave/Burgrave/guide/first-game.xml"

/* Who says what to do where the learner has gone another way. */
#define ADVISER "greedy"

/**
 * brg_guide_new:
 * @setup: (transfer full): a game
 * @seed: its chance
 *
 * Returns: (transfer full): a guide through that game, which has nothing to tell yet
 */
BrgGuide *
brg_guide_new (BrgSetup *setup,
               guint64   seed)
{
  BrgGuide *self = g_new0 (BrgGuide, 1);

  self->setup = setup;
  self->seed = seed;
  self->steps = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_guide_step_free);

  return self;
}

/**
 * brg_guide_load:
 *
 * Returns: (transfer full): the guide that the program has
 */
BrgGuide *
brg_guide_load (void)
{
  g_autoptr (GBytes) bytes = g_resources_lookup_data (RESOURCE, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autoptr (GError) error = NULL;
  BrgGuide *self = brg_guide_read (RESOURCE, bytes, &error);

  if (self == NULL)
    g_error ("%s", error->message);

  return self;
}

void
brg_guide_free (BrgGuide *self)
{
  brg_setup_free (self->setup);
  g_ptr_array_unref (self->steps);
  g_free (self);
}

/**
 * brg_guide_get_seat:
 * @self: a guide
 *
 * Returns: who learns: the first seat that no computer plays
 */
guint
brg_guide_get_seat (const BrgGuide *self)
{
  guint seat = 0;

  while (seat + 1 < self->setup->n_seats
         && brg_setup_get_seat_option (self->setup, seat, "player") != NULL)
    seat++;

  return seat;
}

/**
 * brg_guide_begin:
 * @self: a guide
 * @catalogue: what can be played
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): its game from the start
 */
BrgGame *
brg_guide_begin (const BrgGuide  *self,
                 BrgCatalogue    *catalogue,
                 GError         **error)
{
  g_autoptr (BrgRuleset) ruleset = brg_ruleset_new (catalogue, self->setup, error);

  return ruleset != NULL ? brg_game_new (ruleset, self->seed) : NULL;
}

/* ---- which game ---- */

static gboolean
equal_options (GHashTable *a,
               GHashTable *b)
{
  GHashTableIter iter;
  gpointer name, value;

  if (g_hash_table_size (a) != g_hash_table_size (b))
    return FALSE;

  g_hash_table_iter_init (&iter, a);
  while (g_hash_table_iter_next (&iter, &name, &value))
    if (g_strcmp0 (value, g_hash_table_lookup (b, name)) != 0)
      return FALSE;

  return TRUE;
}

/**
 * brg_guide_knows:
 * @self: a guide
 * @game: a game
 *
 * Returns: whether that is the game it guides through, however far it has come
 */
gboolean
brg_guide_knows (const BrgGuide *self,
                 BrgGame        *game)
{
  const BrgSetup *setup = brg_game_get_ruleset (game)->setup;

  if (brg_game_get_seed (game) != self->seed || strcmp (setup->variant, self->setup->variant) != 0
      || setup->modules->len > 0 || setup->n_seats != self->setup->n_seats
      || !equal_options (setup->options, self->setup->options))
    return FALSE;

  for (guint i = 0; i < setup->n_seats; i++)
    if (!equal_options (setup->seats[i], self->setup->seats[i]))
      return FALSE;

  return TRUE;
}

/* ---- what is told ---- */

/* Tells what fits at a moment and was not told before. Of what could be done, one thing is enough,
 * and it comes last. */
static GPtrArray *
tell_moment (const BrgGuide       *self,
             const BrgGuideMoment *moment,
             GHashTable           *told)
{
  GPtrArray *steps = g_ptr_array_new ();
  gboolean suggests = FALSE;

  for (guint i = 0; i < self->steps->len; i++)
    {
      const BrgGuideStep *step = self->steps->pdata[i];

      if ((suggests && step->suggests) || g_hash_table_contains (told, step)
          || !brg_guide_moment_fits (moment, step))
        continue;

      g_ptr_array_add (steps, (gpointer) step);
      suggests |= step->suggests;
      if (!brg_guide_step_recurs (step))
        g_hash_table_add (told, (gpointer) step);
    }

  return steps;
}

/**
 * brg_guide_tell:
 * @self: a guide
 * @game: the game it guides through
 *
 * Goes through all moves to find out what was told already.
 *
 * Returns: (transfer container) (element-type BrgGuideStep): what is to be told now, one after
 *   another; a step that suggests something comes last
 */
GPtrArray *
brg_guide_tell (const BrgGuide *self,
                BrgGame        *game)
{
  g_autoptr (GHashTable) told = g_hash_table_new (NULL, NULL);
  BrgGuideMoment moment = { game, brg_guide_get_seat (self), 0, 0 };

  for (; moment.n_moves < brg_game_get_n_moves (game); moment.n_moves++)
    if (brg_guide_moment_is_own (&moment))
      {
        g_ptr_array_unref (tell_moment (self, &moment, told));
        moment.first = moment.n_moves + 1;
      }

  return tell_moment (self, &moment, told);
}

/**
 * brg_guide_suggest:
 * @self: a guide
 * @game: the game it guides through, which asks the learner
 * @step: a step that is told now
 * @move: (out): what could be done
 *
 * Returns: whether the step suggests something
 */
gboolean
brg_guide_suggest (const BrgGuide     *self,
                   BrgGame            *game,
                   const BrgGuideStep *step,
                   BrgMove            *move)
{
  const BrgGuideMoment moment = { game, brg_guide_get_seat (self), brg_game_get_n_moves (game),
                                  0 };

  if (!step->suggests)
    return FALSE;
  if (step->move != NULL)
    return brg_guide_moment_get_move (&moment, step, move);

  *move = brg_thinking_choose (game, brg_players_find (ADVISER));
  return TRUE;
}

/**
 * brg_guide_describe:
 * @game: a game
 * @n_moves: how many of its moves have been made
 * @move: a move that can be made then
 *
 * Returns: (transfer full): the move in words, and what comes of it
 */
char *
brg_guide_describe (BrgGame       *game,
                    guint          n_moves,
                    const BrgMove *move)
{
  const BrgRuleset *ruleset = brg_game_get_ruleset (game);
  const BrgPosition *position = brg_game_get_position_at (game, n_moves);
  g_autofree char *words = brg_narrator_move (ruleset, move);
  g_autofree char *outcome = NULL;
  BrgPreview preview;

  brg_preview_init (&preview, ruleset, position, move);
  outcome = brg_preview_describe (&preview, ruleset);
  if (outcome == NULL)
    return g_steal_pointer (&words);

  return g_strconcat (words, " · ", outcome, NULL);
}

/**
 * brg_guide_look_back:
 * @self: a guide
 * @game: the game it guides through
 *
 * Returns: (transfer full) (nullable): what the learner has just done and what came of it, in words;
 *   %NULL if somebody else has moved
 */
char *
brg_guide_look_back (const BrgGuide *self,
                     BrgGame        *game)
{
  guint n = brg_game_get_n_moves (game);
  const BrgMove *move = n > 0 ? brg_game_get_move (game, n - 1) : NULL;

  return move != NULL && move->seat == brg_guide_get_seat (self)
             ? brg_guide_describe (game, n - 1, move)
             : NULL;
}
