/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-motions-private.h"

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

/* Whether what lay where the journey begins is the very piece that makes it. */
static gboolean
is_gone (BrgMotions *self,
         const BrgPlan *plan)
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
  return before == GUINT_TO_POINTER (brg_motions_pack (brg_spot_get_subject (to->spot)));
}

static BrgFlight *
make_flight (BrgMotions     *self,
             const BrgPlan     *plan,
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
crowd_of (const BrgPlan *plan)
{
  return CLAMP (plan->journey.n, 1, MAX_CROWD);
}

/* All pieces of a step fly within its time. */
static void
launch (BrgMotions     *self,
        const BrgPlan     *plan,
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
leaves_trace (const BrgPlan *plan,
              guint       seat)
{
  return plan->seat == seat && !plan->journey.thrown && !plan->journey.is_payment;
}

static void
land_plan (BrgMotions *self,
           const BrgPlan *plan,
           guint       traced,
           guint       nth,
           guint       n)
{
  BrgWhere to;

  brg_where_find (&to, self->claims, self->table, &plan->journey.to, TRUE);
  if (to.spot != NULL && leaves_trace (plan, traced))
    brg_spot_set_traced (to.spot, TRUE);
  if (brg_motions_may_fly (self) && (plan->has_from || to.view != NULL))
    launch (self, plan, &to, nth, n);
  brg_where_clear (&to);
}

static void
say (BrgMotions   *self,
     const BrgSaying *saying)
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
    n += crowd_of (&g_array_index (self->plans, BrgPlan, i));
  for (guint i = 0; i < self->plans->len; i++)
    {
      const BrgPlan *plan = &g_array_index (self->plans, BrgPlan, i);

      land_plan (self, plan, traced, nth, n);
      nth += crowd_of (plan);
    }
  for (guint i = 0; i < self->sayings->len; i++)
    say (self, &g_array_index (self->sayings, BrgSaying, i));

  if (self->is_dropped)
    brg_motions_end_drop (self);
  g_array_set_size (self->plans, 0);
  g_array_set_size (self->sayings, 0);
  g_hash_table_remove_all (self->looks);
  g_hash_table_remove_all (self->subjects);
}
