/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-motions-private.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "core/engine/brg-narrator.h"

static void
clear_plan (gpointer data)
{
  g_clear_object (&((BrgPlan *) data)->view);
}

static void
clear_saying (gpointer data)
{
  g_free (((BrgSaying *) data)->words);
}

/**
 * brg_motions_new:
 * @deck: where things fly
 * @claims: what stands for what
 * @table: a widget with all views in it
 *
 * Returns: (transfer full): motions; @deck, @claims and @table are not owned and must live longer
 */
BrgMotions *
brg_motions_new (BrgDeck   *deck,
                 BrgClaims *claims,
                 GtkWidget *table)
{
  BrgMotions *self = g_new0 (BrgMotions, 1);

  self->deck = deck;
  self->claims = claims;
  self->table = table;
  self->plans = g_array_new (FALSE, FALSE, sizeof (BrgPlan));
  g_array_set_clear_func (self->plans, clear_plan);
  self->sayings = g_array_new (FALSE, FALSE, sizeof (BrgSaying));
  g_array_set_clear_func (self->sayings, clear_saying);
  self->looks = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) brg_look_unref);
  self->subjects = g_hash_table_new (NULL, NULL);

  return self;
}

/**
 * brg_motions_free:
 * @self: (transfer full): motions
 */
void
brg_motions_free (BrgMotions *self)
{
  g_array_unref (self->plans);
  g_array_unref (self->sayings);
  g_hash_table_unref (self->looks);
  g_hash_table_unref (self->subjects);
  g_clear_pointer (&self->ruleset, brg_ruleset_unref);
  g_free (self);
}

/**
 * brg_motions_begin:
 * @self: motions
 * @ruleset: the rules of the game
 *
 * A move begins: what happened before has nothing to do with it.
 */
void
brg_motions_begin (BrgMotions *self,
                   BrgRuleset *ruleset)
{
  if (self->ruleset != ruleset)
    {
      g_clear_pointer (&self->ruleset, brg_ruleset_unref);
      self->ruleset = brg_ruleset_ref (ruleset);
    }
  brg_scene_init (&self->scene, ruleset);
}

/**
 * brg_motions_set_pace:
 * @self: motions
 * @pace: how long a step is seen, in milliseconds; with 0 nothing flies
 */
void
brg_motions_set_pace (BrgMotions *self,
                      guint       pace)
{
  self->pace = pace;
}

/**
 * brg_motions_drop:
 * @self: motions
 * @subject: what a person has just dropped to make a move
 *
 * Whatever leaves from @subject next starts from where the deck holds it, and is not held any more.
 */
void
brg_motions_drop (BrgMotions *self,
                  BrgSubject  subject)
{
  self->is_dropped = FALSE;
  self->held = subject;
  if (!brg_deck_get_held (self->deck, &self->hand))
    self->held = BRG_NO_SUBJECT;
}

/**
 * brg_motions_end_drop:
 * @self: motions
 *
 * What was dropped has gone on, or is where it belongs.
 */
void
brg_motions_end_drop (BrgMotions *self)
{
  if (self->held.kind != 0)
    brg_deck_let_go (self->deck);
  self->held = BRG_NO_SUBJECT;
  self->is_dropped = FALSE;
}

/* ---- before the position is shown ---- */

gboolean
brg_motions_may_fly (BrgMotions *self)
{
  return self->pace > 0 && adw_get_enable_animations (GTK_WIDGET (self->deck));
}

static void
keep_looks (BrgMotions *self,
            GtkWidget  *widget)
{
  if (BRG_IS_VIEW (widget))
    {
      g_hash_table_insert (self->looks, widget, brg_look_new (BRG_VIEW (widget)));
      return;
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    keep_looks (self, child);
}

guint
brg_motions_pack (BrgSubject subject)
{
  return (guint) subject.kind << 24 | (guint) subject.owner << 16 | subject.index;
}

/* What stands where: a spot that gets another subject had nothing of the new one on it. */
static void
keep_subject (BrgSpot  *spot,
              gpointer  data)
{
  g_hash_table_insert (data, spot, GUINT_TO_POINTER (brg_motions_pack (brg_spot_get_subject (spot))));
}

static gboolean
is_in_hand (BrgMotions *self,
            const BrgPlan *plan)
{
  return self->held.kind != 0 && !plan->journey.is_gain
         && brg_subject_equal (self->held, plan->journey.from.subject);
}

static void
measure (BrgMotions *self,
         BrgPlan       *plan)
{
  BrgWhere where;

  brg_where_find (&where, self->claims, self->table, &plan->journey.from, FALSE);
  if (brg_where_get_box (&where, &plan->cut)
      && brg_where_get_box_on (&where, GTK_WIDGET (self->deck), &plan->from))
    {
      plan->has_from = TRUE;
      plan->view = g_object_ref (where.view);
      plan->shape = brg_where_get_shape (&where);
      if (is_in_hand (self, plan))
        plan->from = self->hand;
    }
  brg_where_clear (&where);
}

static void
plan_event (BrgMotions     *self,
            const BrgEvent *event)
{
  BrgJourney journeys[BRG_SCENE_MAX_JOURNEYS];
  guint n = brg_scene_read (&self->scene, event, journeys);

  for (guint i = 0; i < n; i++)
    {
      BrgPlan plan = { .journey = journeys[i], .seat = event->seat };

      if (brg_motions_may_fly (self))
        measure (self, &plan);
      self->is_dropped = self->is_dropped || is_in_hand (self, &plan);
      g_array_append_val (self->plans, plan);
    }
}

static char *
make_words (const BrgRuleset *ruleset,
            const BrgEvent   *event)
{
  const char *sign = event->amount < 0 ? "−" : "+";
  g_autofree char *cause = NULL;

  if (event->cause == 0)
    return g_strdup_printf ("%s%d", sign, ABS (event->amount));

  cause = brg_narrator_cause (ruleset, event->cause);
  /* Translators: points that a player wins, and what for: a sign, a number, and a word or two such
   * as "completed region" */
  return g_strdup_printf (_("%1$s%2$d %3$s"), sign, ABS (event->amount), cause);
}

static void
plan_words (BrgMotions     *self,
            const BrgEvent *event)
{
  BrgSaying saying = { event->seat, NULL };

  if (self->pace == 0
      || !brg_ruleset_row (self->ruleset->event_kinds, BrgEventKind, event->kind)->is_points)
    return;

  saying.words = make_words (self->ruleset, event);
  g_array_append_val (self->sayings, saying);
}

/**
 * brg_motions_lift:
 * @self: motions whose move has begun
 * @events: (array length=n_events): what happens in the next step
 * @n_events: how much
 *
 * To be called while the table still shows what was before: pieces are lifted from where they are.
 */
void
brg_motions_lift (BrgMotions     *self,
                  const BrgEvent *events,
                  guint           n_events)
{
  for (guint i = 0; i < n_events; i++)
    {
      plan_event (self, &events[i]);
      plan_words (self, &events[i]);
    }

  if (self->plans->len > 0 && brg_motions_may_fly (self))
    {
      keep_looks (self, self->table);
      brg_claims_foreach (self->claims, keep_subject, self->subjects);
    }
}
