/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-guide-tour.h"

#include "ui/brg-table-private.h"

/**
 * BrgGuideTour:
 *
 * Lets a guide tell what fits the game on a table, on a card beside it, and lights on the table what
 * it speaks of. It goes wherever the game goes.
 */
struct _BrgGuideTour
{
  GObject parent_instance;

  const BrgGuide *guide;
  BrgTable *table;
  BrgGame *game;
  BrgGuideCard *card;

  /* What is told at this point of the game, and how far. */
  GPtrArray *steps;
  guint page;
  guint n_moves;
  /* What could be done, if the step says so, and whether it is shown. */
  gboolean suggests;
  gboolean is_shown;
  BrgMove move;
};

G_DEFINE_FINAL_TYPE (BrgGuideTour, brg_guide_tour, G_TYPE_OBJECT)

static const BrgGuideStep *
get_step (BrgGuideTour *self)
{
  return self->steps->pdata[self->page];
}

static gboolean
is_last (BrgGuideTour *self)
{
  return self->page + 1 == self->steps->len;
}

/* ---- lights ---- */

static void
light_thing (BrgGuideTour *self,
             const char   *thing)
{
  BrgSubject subject;

  if (brg_subject_parse (brg_game_get_ruleset (self->game), thing,
                         brg_guide_get_seat (self->guide), &subject, NULL))
    brg_table_light (self->table, subject, NULL, BRG_NO_SEAT);
}

static void
light (BrgGuideTour *self)
{
  const GPtrArray *looks = get_step (self)->looks;

  brg_table_unlight (self->table);
  for (guint i = 0; i < looks->len; i++)
    {
      const BrgGuideLook *look = looks->pdata[i];

      if (look->thing != NULL)
        light_thing (self, look->thing);
      else
        brg_table_light (self->table, BRG_NO_SUBJECT, look->place,
                         brg_guide_get_seat (self->guide));
    }
  for (guint i = 0; self->is_shown && i < self->move.n_subjects; i++)
    brg_table_light (self->table, self->move.subjects[i], NULL, BRG_NO_SEAT);
}

/* ---- the card ---- */

static BrgGuideForward
find_forward (BrgGuideTour *self)
{
  if (!is_last (self))
    return BRG_GUIDE_FORWARD_NEXT;
  if (self->suggests)
    return self->is_shown ? BRG_GUIDE_FORWARD_DO : BRG_GUIDE_FORWARD_SHOW;

  return BRG_GUIDE_FORWARD_ENOUGH;
}

static void
show_past (BrgGuideTour *self)
{
  g_autofree char *past = self->page == 0 && !self->is_shown && !get_step (self)->of_rival
                              ? brg_guide_look_back (self->guide, self->game)
                              : NULL;

  brg_guide_card_set_past (self->card, past);
}

static void
show_advice (BrgGuideTour *self)
{
  g_autofree char *advice
      = self->is_shown ? brg_guide_describe (self->game, self->n_moves, &self->move) : NULL;

  brg_guide_card_set_advice (self->card, advice);
  if (advice != NULL)
    brg_table_add_words (self->table, advice);
}

static void
show (BrgGuideTour *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->card), self->steps->len > 0);
  if (self->steps->len == 0)
    {
      brg_table_unlight (self->table);
      return;
    }

  brg_guide_card_tell (self->card, get_step (self), self->page, self->steps->len);
  brg_guide_card_set_forward (self->card, find_forward (self));
  brg_guide_card_set_resting (self->card, get_step (self)->of_rival);
  show_past (self);
  show_advice (self);
  light (self);
}

static void
turn_to (BrgGuideTour *self,
         guint         page)
{
  g_autofree char *speech = NULL;

  self->page = page;
  self->is_shown = FALSE;
  self->suggests = self->steps->len > 0
                   && brg_guide_suggest (self->guide, self->game, get_step (self), &self->move);
  show (self);
  if (self->steps->len == 0 || get_step (self)->of_rival)
    return;

  speech = brg_guide_step_speak (get_step (self));
  brg_table_add_words (self->table, speech);
}

/* ---- what happens ---- */

/* Whoever takes something back has read what comes before it. */
static void
asked_cb (BrgGuideTour *self)
{
  gboolean is_back = brg_game_get_n_moves (self->game) < self->n_moves;

  self->n_moves = brg_game_get_n_moves (self->game);
  g_clear_pointer (&self->steps, g_ptr_array_unref);
  self->steps = brg_guide_tell (self->guide, self->game);
  turn_to (self, is_back && self->steps->len > 0 ? self->steps->len - 1 : 0);
}

/* Where nothing is shown slowly, the next question is open already. */
static void
moved_cb (BrgGuideTour *self)
{
  if (brg_game_get_n_moves (self->game) == self->n_moves)
    return;

  brg_table_unlight (self->table);
  brg_guide_card_set_resting (self->card, TRUE);
}

static void
have_enough (BrgGuideTour *self)
{
  g_ptr_array_set_size (self->steps, 0);
  show (self);
}

static void
forward_cb (BrgGuideTour *self)
{
  switch (find_forward (self))
    {
    case BRG_GUIDE_FORWARD_NEXT:
      turn_to (self, self->page + 1);
      break;

    case BRG_GUIDE_FORWARD_SHOW:
      self->is_shown = TRUE;
      show (self);
      break;

    case BRG_GUIDE_FORWARD_DO:
      brg_table_make (self->table, &self->move);
      break;

    case BRG_GUIDE_FORWARD_ENOUGH:
      have_enough (self);
      break;
    }
}

static void
back_cb (BrgGuideTour *self)
{
  if (self->page > 0)
    turn_to (self, self->page - 1);
}

static void
help_cb (BrgGuideTour *self,
         const char   *reference)
{
  brg_table_tell_help (self->table, reference);
}

/* ---- the object ---- */

static void
brg_guide_tour_dispose (GObject *object)
{
  BrgGuideTour *self = BRG_GUIDE_TOUR (object);

  if (self->table != NULL)
    {
      brg_table_unlight (self->table);
      brg_table_set_aside (self->table, NULL);
    }
  g_clear_object (&self->table);
  g_clear_object (&self->game);
  g_clear_object (&self->card);
  g_clear_pointer (&self->steps, g_ptr_array_unref);

  G_OBJECT_CLASS (brg_guide_tour_parent_class)->dispose (object);
}

static void
brg_guide_tour_class_init (BrgGuideTourClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = brg_guide_tour_dispose;
}

static void
brg_guide_tour_init (BrgGuideTour *self)
{
  self->card = BRG_GUIDE_CARD (g_object_ref_sink (brg_guide_card_new ()));
  g_signal_connect_object (self->card, "forward", G_CALLBACK (forward_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->card, "back", G_CALLBACK (back_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->card, "help", G_CALLBACK (help_cb), self, G_CONNECT_SWAPPED);
}

/**
 * brg_guide_tour_new:
 * @guide: a guide, which outlives the tour
 * @table: a table on which a game lies that the guide knows
 *
 * Puts a card beside the game, as long as there is the tour. It must end before another game lies
 * on the table.
 *
 * Returns: (transfer full): a tour
 */
BrgGuideTour *
brg_guide_tour_new (const BrgGuide *guide,
                    BrgTable       *table)
{
  BrgGuideTour *self;

  g_return_val_if_fail (BRG_IS_TABLE (table), NULL);
  g_return_val_if_fail (brg_guide_knows (guide, brg_table_get_game (table)), NULL);

  self = g_object_new (BRG_TYPE_GUIDE_TOUR, NULL);
  self->guide = guide;
  self->table = g_object_ref (table);
  self->game = g_object_ref (brg_table_get_game (table));
  g_signal_connect_object (table, "asked", G_CALLBACK (asked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  brg_table_set_aside (table, GTK_WIDGET (self->card));
  asked_cb (self);

  return self;
}

/**
 * brg_guide_tour_get_card:
 * @self: a tour
 *
 * Returns: (transfer none): its card
 */
BrgGuideCard *
brg_guide_tour_get_card (BrgGuideTour *self)
{
  g_return_val_if_fail (BRG_IS_GUIDE_TOUR (self), NULL);

  return self->card;
}
