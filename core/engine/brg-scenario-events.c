/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-scenario-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-error.h"

/* What an event is wanted to be. */
typedef struct
{
  guint      kind;
  gboolean   has_seat;
  gboolean   has_amount;
  gboolean   has_cause;
  gboolean   has_times;
  guint      seat;
  gint64     amount;
  guint      cause;
  gint64     times;
  guint      n_subjects;
  BrgSubject subjects[BRG_EVENT_MAX_SUBJECTS];
} Pattern;

/* ---- reading ---- */

static gboolean
read_cause (BrgScenarioRun  *self,
            const BrgLine   *line,
            guint            word,
            const char      *name,
            guint           *cause,
            GError         **error)
{
  *cause = brg_ruleset_find_cause (self->ruleset, name);

  return *cause != 0 || brg_line_error (line, word, error, BRG_ERROR_UNKNOWN,
                                        _("“%s” is unknown here"), name);
}

static gboolean
read_number (const BrgLine  *line,
             guint           word,
             const char     *text,
             gint64          minimum,
             gint64          maximum,
             gint64         *number,
             GError        **error)
{
  if (g_ascii_string_to_signed (text, 10, minimum, maximum, number, NULL))
    return TRUE;

  return brg_line_error (line, word, error, BRG_ERROR_RANGE,
                         _("“%s” is not a whole number from %lld to %lld"), text,
                         (long long) minimum, (long long) maximum);
}

static gboolean
read_particular (BrgScenarioRun  *self,
                 const BrgLine   *line,
                 guint            word,
                 const char      *name,
                 const char      *value,
                 Pattern         *pattern,
                 GError         **error)
{
  gint64 seat = 1;

  if (strcmp (name, "seat") == 0)
    {
      pattern->has_seat = read_number (line, word, value, 1, self->setup->n_seats, &seat, error);
      pattern->seat = (guint) seat - 1;
      return pattern->has_seat;
    }
  if (strcmp (name, "amount") == 0)
    return pattern->has_amount = read_number (line, word, value, G_MININT32, G_MAXINT32,
                                              &pattern->amount, error);
  if (strcmp (name, "times") == 0)
    return pattern->has_times = read_number (line, word, value, 1, BRG_SCENARIO_MAX_EVENTS,
                                             &pattern->times, error);
  if (strcmp (name, "cause") == 0)
    return pattern->has_cause = read_cause (self, line, word, value, &pattern->cause, error);

  return brg_line_error (line, word, error, BRG_ERROR_UNKNOWN,
                         _("“%s” is unknown here"), line->words[word]);
}

static gboolean
read_subject (BrgScenarioRun  *self,
              const BrgLine   *line,
              guint            word,
              Pattern         *pattern,
              GError         **error)
{
  guint speaker = pattern->has_seat ? pattern->seat : self->mover;

  if (pattern->n_subjects == BRG_EVENT_MAX_SUBJECTS)
    return brg_line_error (line, word, error, BRG_ERROR_SYNTAX,
                           _("an event cannot name more than %d things"),
                           BRG_EVENT_MAX_SUBJECTS);

  return brg_subject_parse (self->ruleset, line->words[word], speaker,
                            &pattern->subjects[pattern->n_subjects++], error)
         || brg_line_prefix_error (line, word, error);
}

static gboolean
read_pattern (BrgScenarioRun  *self,
              const BrgLine   *line,
              Pattern         *pattern,
              GError         **error)
{
  *pattern = (Pattern){ .kind = brg_ruleset_find_event_kind (self->ruleset, line->words[2]) };
  if (pattern->kind == 0)
    return brg_line_error (line, 2, error, BRG_ERROR_UNKNOWN,
                           _("“%s” is unknown here"), line->words[2]);

  for (guint word = 3; word < line->n_words; word++)
    {
      g_auto (GStrv) parts = g_strsplit (line->words[word], "=", 2);

      if (strchr (line->words[word], ':') != NULL || parts[1] == NULL)
        {
          if (!read_subject (self, line, word, pattern, error))
            return FALSE;
        }
      else if (!read_particular (self, line, word, parts[0], parts[1], pattern, error))
        return FALSE;
    }

  return TRUE;
}

/* ---- matching ---- */

static gboolean
names (const BrgEvent *event,
       BrgSubject      subject)
{
  for (guint i = 0; i < event->n_subjects; i++)
    if (brg_subject_equal (event->subjects[i], subject))
      return TRUE;

  return FALSE;
}

static gboolean
matches (const Pattern  *pattern,
         const BrgEvent *event)
{
  if (event->kind != pattern->kind
      || (pattern->has_seat && event->seat != pattern->seat)
      || (pattern->has_amount && event->amount != pattern->amount)
      || (pattern->has_cause && event->cause != pattern->cause))
    return FALSE;

  for (guint i = 0; i < pattern->n_subjects; i++)
    if (!names (event, pattern->subjects[i]))
      return FALSE;

  return TRUE;
}

static guint
get_n_events (BrgScenarioRun *self)
{
  return MIN (self->events.n, self->events.capacity);
}

static guint
count_matches (BrgScenarioRun *self,
               const Pattern  *pattern)
{
  guint n = 0;

  for (guint i = 0; i < get_n_events (self); i++)
    n += matches (pattern, &self->events.items[i]);

  return n;
}

/* The events of the wanted kind, or all if there is none of it. */
static char *
list_events (BrgScenarioRun *self,
             guint           kind)
{
  g_autoptr (GString) of_kind = g_string_new (NULL);
  g_autoptr (GString) all = g_string_new (NULL);

  for (guint i = 0; i < get_n_events (self); i++)
    {
      const BrgEvent *event = &self->events.items[i];
      g_autofree char *text = brg_event_format (self->ruleset, event);

      g_string_append_printf (all, "%s%s", all->len > 0 ? "; " : "", text);
      if (event->kind == kind)
        g_string_append_printf (of_kind, "%s%s", of_kind->len > 0 ? "; " : "", text);
    }

  return g_strdup (of_kind->len > 0 ? of_kind->str : all->str);
}

/* ---- expectations ---- */

gboolean
brg_scenario_expect_event (BrgScenarioRun  *self,
                           const BrgLine   *line,
                           GError         **error)
{
  Pattern pattern;
  guint n;

  if (!read_pattern (self, line, &pattern, error))
    return FALSE;

  n = count_matches (self, &pattern);
  if (pattern.has_times ? n == pattern.times : n > 0)
    return TRUE;

  g_autofree char *events = list_events (self, pattern.kind);
  return brg_scenario_fail (line, 2, error, _("this happened %u times; what happened: %s"),
                            n, events);
}

gboolean
brg_scenario_expect_no_event (BrgScenarioRun  *self,
                              const BrgLine   *line,
                              GError         **error)
{
  Pattern pattern;

  if (!read_pattern (self, line, &pattern, error))
    return FALSE;
  if (count_matches (self, &pattern) == 0)
    return TRUE;

  g_autofree char *events = list_events (self, pattern.kind);
  return brg_scenario_fail (line, 2, error, _("this did happen: %s"), events);
}

/* `expect points-gained SEAT N [CAUSE]`: by this cause, or by all together. */
gboolean
brg_scenario_expect_points (BrgScenarioRun  *self,
                            const BrgLine   *line,
                            GError         **error)
{
  guint cause = 0;
  guint seat;
  gint64 wanted;
  gint gained = 0;

  if (!brg_scenario_read_seat (self, line, 2, &seat, error)
      || !brg_line_get_number (line, 3, G_MININT16, G_MAXINT16, &wanted, error)
      || (line->n_words > 4 && !read_cause (self, line, 4, line->words[4], &cause, error)))
    return FALSE;

  for (guint i = 0; i < get_n_events (self); i++)
    {
      const BrgEvent *event = &self->events.items[i];

      if (brg_ruleset_row (self->ruleset->event_kinds, BrgEventKind, event->kind)->is_points
          && event->seat == seat && (cause == 0 || event->cause == cause))
        gained += event->amount;
    }

  if (gained == wanted)
    return TRUE;

  g_autofree char *events = list_events (self, 0);
  return brg_scenario_fail (line, 3, error, _("seat %u gained %d points; what happened: %s"),
                            seat + 1, gained, events);
}
