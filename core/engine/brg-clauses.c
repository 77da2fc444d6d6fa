/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-clauses.h"

#include <glib/gi18n-lib.h>

#include "brg-narrator.h"
#include "brg-things.h"

/* ---- clauses ---- */

static void
clause_free (gpointer data)
{
  BrgClause *self = data;

  g_free (self->words);
  if (self->gains != NULL)
    g_string_free (self->gains, TRUE);
  g_string_free (self->sum, TRUE);
  g_free (self);
}

/* Takes @words. */
static BrgClause *
add_clause (BrgClauses *self,
            guint       seat,
            char       *words)
{
  BrgClause *clause = g_new0 (BrgClause, 1);

  clause->words = words;
  clause->seat = seat;
  clause->sum = g_string_new (NULL);
  g_ptr_array_add (self->items, clause);

  return clause;
}

static BrgClause *
last_clause (BrgClauses *self)
{
  return self->items->len > 0 ? self->items->pdata[self->items->len - 1] : NULL;
}

static BrgClause *
find_open_clause (BrgClauses *self,
                  guint       seat)
{
  for (guint i = self->items->len; i > 0; i--)
    {
      BrgClause *clause = self->items->pdata[i - 1];

      if (clause->is_open && clause->seat == seat)
        return clause;
    }

  return NULL;
}

/* ---- sums ---- */

/* The first number has its own sign; the sign of the others stands between. */
static char *
begin_term (BrgClause *clause,
            gint       amount)
{
  gboolean is_first = clause->n_terms++ == 0;

  if (!is_first)
    g_string_append (clause->sum, amount < 0 ? " − " : " + ");

  return brg_things_number (is_first ? amount : ABS (amount));
}

static void
add_term (BrgClause  *clause,
          const char *label,
          gint        amount)
{
  g_autofree char *number = begin_term (clause, amount);

  if (*label != '\0')
    /* Translators: what a number of a sum is for, and the number, such as "phase 8" */
    g_string_append_printf (clause->sum, C_("sum", "%s %s"), label, number);
  else
    g_string_append (clause->sum, number);
}

static void
add_counted_term (BrgClause  *clause,
                  const char *cause,
                  gint        amount)
{
  g_autofree char *number = begin_term (clause, amount);

  if (*cause != '\0')
    /* Translators: a number of a sum, and what gives it, such as "2 (Monastery 7)" */
    g_string_append_printf (clause->sum, C_("sum", "%s (%s)"), number, cause);
  else
    g_string_append (clause->sum, number);
}

/* The numbers that the points were counted from; what a module changed afterwards is one more. */
static void
add_counted (BrgClauses *self,
             BrgClause  *clause,
             gint        points)
{
  for (guint i = 0; i < self->terms->len; i++)
    {
      const BrgEvent *term = &g_array_index (self->terms, BrgEvent, i);
      g_autofree char *cause = brg_narrator_cause (self->ruleset, term->cause);

      add_counted_term (clause, cause, term->amount);
      points -= term->amount;
    }

  if (points != 0)
    add_term (clause, "", points);
  g_array_set_size (self->terms, 0);
}

static void
write_points (BrgClauses     *self,
              const BrgEvent *event)
{
  const BrgCause *cause = brg_ruleset_row (self->ruleset->causes, BrgCause, event->cause);
  const char *term = event->cause != 0 ? cause->term : NULL;
  BrgClause *clause = term != NULL ? find_open_clause (self, event->seat) : NULL;

  if (clause == NULL)
    clause = add_clause (self, event->seat, brg_narrator_cause (self->ruleset, event->cause));

  if (self->terms->len > 0)
    add_counted (self, clause, event->amount);
  else if (clause->is_open)
    add_term (clause, brg_ruleset_translate (self->ruleset, cause->context, term), event->amount);
  else
    add_term (clause, "", event->amount);
  clause->points += event->amount;
}

/* ---- other events ---- */

static void
write_gain (BrgClauses *self,
            guint       seat,
            const char *thing)
{
  BrgClause *last = last_clause (self);

  if (last == NULL || last->gains == NULL || last->seat != seat)
    {
      last = add_clause (self, seat, NULL);
      last->gains = g_string_new (NULL);
    }
  if (last->gains->len > 0)
    g_string_append (last->gains, C_("list", ", "));
  g_string_append (last->gains, thing);
}

static void
write_brief (BrgClauses     *self,
             const BrgEvent *event,
             const BrgBrief *brief)
{
  BrgThings things = brg_things_of_event (self->ruleset, event);
  gboolean is_loss = brief->role == BRG_BRIEF_GAIN && event->amount < 0 && brief->loss != NULL;
  g_autofree char *words = NULL;

  if (is_loss)
    things.numbers[0] = -event->amount;
  words = is_loss ? brg_things_fill (&things, brief->loss, brief->losses)
                  : brg_things_fill (&things, brief->words, brief->plural);

  if (brief->role == BRG_BRIEF_GAIN && !is_loss)
    write_gain (self, event->seat, words);
  else
    add_clause (self, event->seat, g_steal_pointer (&words))->is_open = !is_loss;
}

static void
write_event (BrgClauses     *self,
             const BrgEvent *event)
{
  const BrgEventKind *kind
      = brg_ruleset_row (self->ruleset->event_kinds, BrgEventKind, event->kind);

  if (kind->brief.role == BRG_BRIEF_TERM)
    g_array_append_vals (self->terms, event, 1);
  else if (kind->is_points)
    write_points (self, event);
  else if (kind->brief.words != NULL)
    write_brief (self, event, &kind->brief);
}

/* ---- all of them ---- */

void
brg_clauses_init (BrgClauses       *self,
                  const BrgRuleset *ruleset,
                  const BrgPreview *preview)
{
  self->ruleset = ruleset;
  self->items = g_ptr_array_new_with_free_func (clause_free);
  self->terms = g_array_new (FALSE, FALSE, sizeof (BrgEvent));
  for (guint i = 0; i < preview->n_events; i++)
    write_event (self, &preview->events[i]);
}

void
brg_clauses_clear (BrgClauses *self)
{
  g_ptr_array_unref (self->items);
  g_array_unref (self->terms);
}
