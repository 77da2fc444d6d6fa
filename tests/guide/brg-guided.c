/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tests/guide/brg-guided.h"

#include "core/duchy/brg-duchy-variant.h"
#include "core/players/brg-player.h"
#include "ui/brg-thinking.h"

void
brg_guided_set_up (BrgGuided     *self,
                   gconstpointer  data)
{
  self->catalogue = brg_catalogue_new ();
  brg_catalogue_add_variant (self->catalogue, &brg_duchy_variant);
  self->guide = brg_guide_load ();
  brg_guided_begin (self);
}

void
brg_guided_tear_down (BrgGuided     *self,
                      gconstpointer  data)
{
  g_clear_object (&self->game);
  brg_guide_free (self->guide);
  g_object_unref (self->catalogue);
}

/* Begins the game, again if there is one. */
void
brg_guided_begin (BrgGuided *self)
{
  g_autoptr (GError) error = NULL;

  g_clear_object (&self->game);
  self->game = brg_guide_begin (self->guide, self->catalogue, &error);
  g_assert_no_error (error);
}

/* ---- playing ---- */

gboolean
brg_guided_is_over (BrgGuided *self)
{
  return brg_position_is_over (brg_game_get_position (self->game));
}

/* Whether the learner is asked. */
gboolean
brg_guided_is_asked (BrgGuided *self)
{
  return brg_position_get_asked (brg_game_get_position (self->game))
         == brg_guide_get_seat (self->guide);
}

void
brg_guided_move (BrgGuided *self,
                 BrgMove    answer)
{
  g_autoptr (GError) error = NULL;

  brg_game_move (self->game, &answer, &error);
  g_assert_no_error (error);
}

void
brg_guided_make (BrgGuided  *self,
                 const char *notation)
{
  g_autoptr (GError) error = NULL;
  BrgMove answer;

  brg_move_parse (brg_game_get_ruleset (self->game), brg_guide_get_seat (self->guide), notation,
                  &answer, &error);
  g_assert_no_error (error);
  brg_guided_move (self, answer);
}

/* What a computer would do, whoever is asked. */
BrgMove
brg_guided_think (BrgGuided *self)
{
  return brg_thinking_choose (self->game, brg_players_find ("greedy"));
}

/* Lets the other player move until the learner is asked. */
void
brg_guided_let_rival (BrgGuided *self)
{
  while (!brg_guided_is_over (self) && !brg_guided_is_asked (self))
    brg_guided_move (self, brg_guided_think (self));
}

/* ---- what is told ---- */

/* Returns FALSE if nothing is suggested. */
gboolean
brg_guided_suggest (BrgGuided *self,
                    BrgMove   *answer)
{
  g_autoptr (GPtrArray) steps = brg_guide_tell (self->guide, self->game);

  return steps->len > 0
         && brg_guide_suggest (self->guide, self->game, steps->pdata[steps->len - 1], answer);
}

/* The ids of all steps that are told now. */
char *
brg_guided_read (BrgGuided *self)
{
  g_autoptr (GPtrArray) steps = brg_guide_tell (self->guide, self->game);
  g_autoptr (GString) ids = g_string_new (NULL);

  for (guint i = 0; i < steps->len; i++)
    g_string_append_printf (ids, "%s%s", i > 0 ? " " : "",
                            ((const BrgGuideStep *) steps->pdata[i])->id);

  return g_strdup (ids->str);
}

void
brg_guided_assert (BrgGuided  *self,
                   const char *ids)
{
  g_autofree char *found = brg_guided_read (self);

  g_assert_cmpstr (found, ==, ids);
}
