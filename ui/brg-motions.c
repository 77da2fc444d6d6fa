/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-motions.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "core/engine/brg-narrator.h"

/* Of the time that a step is seen, the share in which its pieces fly; and bounds, in milliseconds,
 * of a flight and of what is to be read. */
#define SHARE        0.75
#define MIN_FLIGHT   120u
#define MAX_FLIGHT   1400u
#define MIN_READING  1500u
#define MAX_READING  4000u

/* A crowd of pieces is shown by so many, which follow each other after such a share of the time. */
#define MAX_CROWD 3u
#define STAGGER   0.18

/* A journey that begins when the new position is shown. */
typedef struct
{
  BrgJourney journey;
  guint seat;
  gboolean has_from;
  BrgBox from;
  BrgView *view;
  BrgBox cut;
  BrgSpotShape shape;
} Plan;

typedef struct
{
  guint seat;
  char *words;
} Saying;

struct _BrgMotions
{
  BrgDeck *deck;
  BrgClaims *claims;
  GtkWidget *table;
  BrgRuleset *ruleset;
  BrgScene scene;
  guint pace;

  /* What a person has dropped and where, until it has gone on from there. */
  BrgSubject held;
  BrgBox hand;
  gboolean is_dropped;

  GArray *plans;
  GArray *sayings;
  GHashTable *looks;
  GHashTable *subjects;
};

static void
clear_plan (gpointer data)
{
  g_clear_object (&((Plan *) data)->view);
}

static void
clear_saying (gpointer data)
{
  g_free (((Saying *) data)->words);
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
  self->plans = g_array_new (FALSE, FALSE, sizeof (Plan));
  g_array_set_clear_func (self->plans, clear_plan);
  self->sayings = g_array_new (FALSE, FALSE, sizeof (Saying));
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

static gboolean
may_fly (BrgMotions *self)
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

static guint
pack (BrgSubject subject)
{
  return (guint) subject.kind << 24 | (guint) subject.owner << 16 | subject.index;
}

/* What stands where: a spot that gets another subject had nothing of the new one on it. */
static void
keep_subject (BrgSpot  *spot,
              gpointer  data)
{
  g_hash_table_insert (data, spot, GUINT_TO_POINTER (pack (brg_spot_get_subject (spot))));
}

static gboolean
is_in_hand (BrgMotions *self,
            const Plan *plan)
{
  return self->held.kind != 0 && !plan->journey.is_gain
         && brg_subject_equal (self->held, plan->journey.from.subject);
}

static void
measure (BrgMotions *self,
         Plan       *plan)
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
      Plan plan = { .journey = journeys[i], .seat = event->seat };

      if (may_fly (self))
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
  Saying saying = { event->seat, NULL };

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

  if (self->plans->len > 0 && may_fly (self))
    {
      keep_looks (self, self->table);
      brg_claims_foreach (self->claims, keep_subject, self->subjects);
    }
}

/* ---- when the position is shown ---- */

/* Whether what lay where the journey begins is the very piece that makes it. */
static gboolean
is_gone (BrgMotions *self,
         const Plan *plan)
{
  const BrgJourney *journey = &plan->journey;

  if (journey->is_gain || !plan->has_from)
    return FALSE;

  return journey->is_payment || brg_end_is_nowhere (&journey->to)
         || (journey->from.subject.kind != 0
             && brg_claims_lookup (self->claims, journey->from.subject) == NULL);
}

/* Whether something lay at the end of a journey already and stays there. */
static gboolean
lies_with_others (BrgMotions     *self,
                  const BrgWhere *to)
{
  gpointer before;

  if (to->spot == NULL)
    return TRUE;

  before = g_hash_table_lookup (self->subjects, to->spot);
  return before == GUINT_TO_POINTER (pack (brg_spot_get_subject (to->spot)));
}

static BrgFlight *
make_flight (BrgMotions     *self,
             const Plan     *plan,
             const BrgWhere *to,
             gint64          delay,
             gint64          duration)
{
  BrgFlight *flight = brg_flight_new (delay, duration);
  BrgLook *look = plan->view != NULL ? g_hash_table_lookup (self->looks, plan->view) : NULL;

  if (plan->has_from)
    brg_flight_set_from (flight, &plan->from);
  if (look != NULL && is_gone (self, plan))
    {
      g_autoptr (BrgPiece) piece = brg_piece_new_lifted (look, &plan->cut, plan->shape);

      brg_flight_set_piece (flight, piece);
    }
  if (to->view != NULL)
    brg_flight_set_to (flight, to,
                       plan->journey.is_payment ? NULL
                                                : g_hash_table_lookup (self->looks, to->view),
                       lies_with_others (self, to));
  if (plan->journey.thrown)
    brg_flight_set_thrown (flight);

  return flight;
}

static guint
crowd_of (const Plan *plan)
{
  return CLAMP (plan->journey.n, 1, MAX_CROWD);
}

/* All pieces of a step fly within its time. */
static void
launch (BrgMotions     *self,
        const Plan     *plan,
        const BrgWhere *to,
        guint           nth,
        guint           n)
{
  double time = CLAMP (self->pace * SHARE, MIN_FLIGHT, MAX_FLIGHT) * 1000;
  double duration = time / (1 + STAGGER * (MIN (n, 8u) - 1));

  for (guint i = 0; i < crowd_of (plan); i++)
    brg_deck_add (self->deck,
                  make_flight (self, plan, to,
                               (gint64) (duration * STAGGER * MIN (nth + i, 7u)),
                               (gint64) duration));
}

static gboolean
leaves_trace (const Plan *plan,
              guint       seat)
{
  return plan->seat == seat && !plan->journey.thrown && !plan->journey.is_payment;
}

static void
land_plan (BrgMotions *self,
           const Plan *plan,
           guint       traced,
           guint       nth,
           guint       n)
{
  BrgWhere to;

  brg_where_find (&to, self->claims, self->table, &plan->journey.to, TRUE);
  if (to.spot != NULL && leaves_trace (plan, traced))
    brg_spot_set_traced (to.spot, TRUE);
  if (may_fly (self) && (plan->has_from || to.view != NULL))
    launch (self, plan, &to, nth, n);
  brg_where_clear (&to);
}

static void
say (BrgMotions   *self,
     const Saying *saying)
{
  gint64 duration = CLAMP (self->pace * 2, MIN_READING, MAX_READING) * (gint64) 1000;
  BrgEnd points = { BRG_NO_SUBJECT, "points", saying->seat, 0 };
  BrgWhere where;

  brg_where_find (&where, self->claims, self->table, &points, TRUE);
  brg_deck_add_words (self->deck, &where, saying->words, duration);
  brg_where_clear (&where);
}

/**
 * brg_motions_land:
 * @self: motions
 * @traced: whose changes are to be marked where pieces land, or %BRG_NO_SEAT
 *
 * To be called when the table shows what is after the step: the pieces fly to where they belong.
 */
void
brg_motions_land (BrgMotions *self,
                  guint       traced)
{
  guint n = 0, nth = 0;

  for (guint i = 0; i < self->plans->len; i++)
    n += crowd_of (&g_array_index (self->plans, Plan, i));
  for (guint i = 0; i < self->plans->len; i++)
    {
      const Plan *plan = &g_array_index (self->plans, Plan, i);

      land_plan (self, plan, traced, nth, n);
      nth += crowd_of (plan);
    }
  for (guint i = 0; i < self->sayings->len; i++)
    say (self, &g_array_index (self->sayings, Saying, i));

  if (self->is_dropped)
    brg_motions_end_drop (self);
  g_array_set_size (self->plans, 0);
  g_array_set_size (self->sayings, 0);
  g_hash_table_remove_all (self->looks);
  g_hash_table_remove_all (self->subjects);
}
