/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-narrator.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>
#include <string.h>

/* What the names in a sentence stand for. Zero members stand for nothing. */
typedef struct
{
  const BrgRuleset *ruleset;
  const BrgSubject *subjects;
  guint             n_subjects;
  guint             seat;
  gint              numbers[2];
  guint             cause;
  BrgSubject        subject;
} Things;

/* ---- sentences ---- */

/* `tile` is the first subject of that kind, `tile2` the second one. */
static char *
find_subject (const Things *things,
              const char   *name)
{
  gsize length = strcspn (name, "0123456789");
  guint nth = name[length] != '\0' ? (guint) strtoul (name + length, NULL, 10) : 1;

  for (guint i = 0; i < things->n_subjects; i++)
    {
      const BrgSubjectKind *kind = brg_ruleset_row (things->ruleset->subject_kinds, BrgSubjectKind,
                                                    things->subjects[i].kind);

      if (strncmp (kind->name, name, length) == 0 && kind->name[length] == '\0' && --nth == 0)
        return brg_narrator_subject (things->ruleset, things->subjects[i]);
    }

  return NULL;
}

static char *
format_number (gint number)
{
  /* With a minus sign, which is as wide as a plus sign, instead of a hyphen. */
  return g_strdup_printf ("%s%u", number < 0 ? "−" : "", (guint) ABS (number));
}

/* Returns NULL if the name stands for nothing here. */
static char *
find_thing (const Things *things,
            const char   *name)
{
  if (strcmp (name, "seat") == 0 && things->seat != BRG_NO_SEAT)
    return brg_narrator_seat (things->ruleset, things->seat);
  if (strcmp (name, "n") == 0)
    return format_number (things->numbers[0]);
  if (strcmp (name, "m") == 0)
    return format_number (things->numbers[1]);
  if (strcmp (name, "cause") == 0 && things->cause != 0)
    return brg_narrator_cause (things->ruleset, things->cause);
  if (strcmp (name, "subject") == 0 && things->subject.kind != 0)
    return brg_narrator_subject (things->ruleset, things->subject);

  return find_subject (things, name);
}

static gboolean
fill_name (const Things  *things,
           const char   **at,
           GString       *out)
{
  const char *end = strchr (*at, '}');
  g_autofree char *name = g_strndup (*at + 1, (gsize) (end - *at - 1));
  g_autofree char *value = find_thing (things, name);

  if (value != NULL)
    g_string_append (out, value);
  *at = end + 1;

  return value != NULL;
}

/*
 * Fills the names in braces. A part in square brackets goes when one of its names stands for
 * nothing, as with a subject that a move may lack.
 */
static char *
fill (const Things *things,
      const char   *sentence)
{
  GString *out = g_string_new (NULL);
  gsize part = 0;
  gboolean complete = TRUE;

  for (const char *at = sentence; *at != '\0';)
    {
      if (*at == '{' && strchr (at, '}') != NULL)
        complete = fill_name (things, &at, out) && complete;
      else if (*at == '[')
        {
          part = out->len;
          complete = TRUE;
          at++;
        }
      else if (*at == ']')
        {
          if (!complete)
            g_string_truncate (out, part);
          at++;
        }
      else
        g_string_append_c (out, *at++);
    }

  return g_string_free (out, FALSE);
}

/* ---- seats and subjects ---- */

/**
 * brg_narrator_seat:
 * @ruleset: a ruleset
 * @seat: a seat, from 0
 *
 * Returns: (transfer full): the name of who sits there
 */
char *
brg_narrator_seat (const BrgRuleset *ruleset,
                   guint             seat)
{
  const char *name = brg_setup_get_seat_option (ruleset->setup, seat, "name");

  if (name != NULL && *name != '\0')
    return g_strdup (name);

  /* Translators: a player who has no name, by number */
  return g_strdup_printf (_("Player %u"), seat + 1);
}

static char *
label_index (const BrgRuleset     *ruleset,
             const BrgSubjectKind *kind,
             BrgSubject            subject)
{
  char name[BRG_NAME_SIZE] = "";

  if (kind->label_index != NULL)
    return kind->label_index (ruleset, subject.index);

  kind->name_index (ruleset, subject.index, name);
  return g_strdup (name);
}

static char *
label_owner (const BrgRuleset     *ruleset,
             const BrgSubjectKind *kind,
             BrgSubject            subject)
{
  char name[BRG_NAME_SIZE] = "";

  if (kind->label_owner != NULL)
    return kind->label_owner (ruleset, subject.owner);
  if (kind->owner_is_seat)
    return brg_narrator_seat (ruleset, subject.owner);
  if (kind->name_owner != NULL && kind->name_owner (ruleset, subject.owner, name))
    return g_strdup (name);

  return g_strdup_printf ("%u", subject.owner + 1);
}

static void
replace_name (GString    *sentence,
              const char *name,
              char       *value)
{
  /* Only the first one, so that a label that holds braces does no harm. */
  g_string_replace (sentence, name, value, 1);
  g_free (value);
}

/**
 * brg_narrator_subject:
 * @ruleset: a ruleset
 * @subject: a subject of it
 *
 * Returns: (transfer full): what a person would call it
 */
char *
brg_narrator_subject (const BrgRuleset *ruleset,
                      BrgSubject        subject)
{
  const BrgSubjectKind *kind;
  GString *label;

  if (subject.kind == 0)
    return g_strdup ("");

  kind = brg_ruleset_row (ruleset->subject_kinds, BrgSubjectKind, subject.kind);
  label = g_string_new (brg_ruleset_translate (ruleset, NULL, kind->label));
  if (strstr (label->str, "{owner}") != NULL)
    replace_name (label, "{owner}", label_owner (ruleset, kind, subject));
  replace_name (label, "{index}", label_index (ruleset, kind, subject));

  return g_string_free (label, FALSE);
}

/**
 * brg_narrator_help:
 * @ruleset: a ruleset
 * @subject: a subject of it
 *
 * Returns: (transfer full) (nullable): what a person should know of it beside what it is called
 */
char *
brg_narrator_help (const BrgRuleset *ruleset,
                   BrgSubject        subject)
{
  const BrgSubjectKind *kind;

  if (subject.kind == 0)
    return NULL;

  kind = brg_ruleset_row (ruleset->subject_kinds, BrgSubjectKind, subject.kind);
  return kind->help_index != NULL ? kind->help_index (ruleset, subject.index) : NULL;
}

/* ---- moves, events, questions ---- */

/**
 * brg_narrator_move:
 * @ruleset: a ruleset
 * @move: a move of it
 *
 * Returns: (transfer full): what the move does
 */
char *
brg_narrator_move (const BrgRuleset *ruleset,
                   const BrgMove    *move)
{
  const BrgVerb *verb = brg_ruleset_row (ruleset->verbs, BrgVerb, move->verb);
  Things things = {
    .ruleset = ruleset,
    .subjects = move->subjects,
    .n_subjects = move->n_subjects,
    .seat = move->seat,
    .subject = move->n_subjects > 0 ? move->subjects[0] : BRG_NO_SUBJECT,
  };

  return fill (&things, brg_ruleset_translate (ruleset, NULL, verb->sentence));
}

/**
 * brg_narrator_event:
 * @ruleset: a ruleset
 * @event: an event of it
 *
 * Returns: (transfer full) (nullable): what happened, for the log, or %NULL if the event is not
 *   for people
 */
char *
brg_narrator_event (const BrgRuleset *ruleset,
                    const BrgEvent   *event)
{
  const BrgEventKind *kind = brg_ruleset_row (ruleset->event_kinds, BrgEventKind, event->kind);
  guint amount = (guint) ABS (event->amount);
  Things things = {
    .ruleset = ruleset,
    .subjects = event->subjects,
    .n_subjects = event->n_subjects,
    .seat = event->seat,
    .numbers = { event->amount, 0 },
    .cause = event->cause,
    .subject = event->n_subjects > 0 ? event->subjects[0] : BRG_NO_SUBJECT,
  };

  if (kind->sentence == NULL || *kind->sentence == '\0')
    return NULL;
  if (kind->plural == NULL)
    return fill (&things, brg_ruleset_translate (ruleset, NULL, kind->sentence));

  return fill (&things, brg_ruleset_translate_plural (ruleset, kind->sentence, kind->plural,
                                                      amount));
}

/**
 * brg_narrator_stretch:
 * @ruleset: a ruleset
 * @event: an event of it
 * @part: whether to name the part of the game that begins with it, instead of the round
 *
 * Returns: (transfer full) (nullable): what is called so that begins with the event, or %NULL if
 *   nothing does
 */
char *
brg_narrator_stretch (const BrgRuleset *ruleset,
                      const BrgEvent   *event,
                      gboolean          part)
{
  const BrgEventKind *kind = brg_ruleset_row (ruleset->event_kinds, BrgEventKind, event->kind);
  const char *name = part ? kind->part : kind->round;
  Things things = {
    .ruleset = ruleset,
    .seat = event->seat,
    .numbers = { event->amount, 0 },
  };

  return name != NULL ? fill (&things, brg_ruleset_translate (ruleset, NULL, name)) : NULL;
}

/**
 * brg_narrator_question:
 * @ruleset: a ruleset
 * @position: a position of it
 *
 * Returns: (transfer full): the prompt of the open question, or that the game is over
 */
char *
brg_narrator_question (const BrgRuleset  *ruleset,
                       const BrgPosition *position)
{
  const BrgFrame *frame = brg_position_top (position);
  Things things = { .ruleset = ruleset };
  const BrgQuestion *question;

  if (frame == NULL)
    return g_strdup (_("The game is over."));

  things.seat = frame->seat;
  question = brg_ruleset_row (ruleset->questions, BrgQuestion, frame->question);
  return fill (&things, brg_ruleset_translate (ruleset, NULL, question->sentence));
}

/**
 * brg_narrator_cause:
 * @ruleset: a ruleset
 * @cause: row of its table of causes
 *
 * Returns: (transfer full): what the cause is called; an empty text for row 0
 */
char *
brg_narrator_cause (const BrgRuleset *ruleset,
                    guint             cause)
{
  const BrgCause *row;

  if (cause == 0)
    return g_strdup ("");

  row = brg_ruleset_row (ruleset->causes, BrgCause, cause);
  return g_strdup (brg_ruleset_translate (ruleset, row->context, row->label));
}

/**
 * brg_narrator_refusal:
 * @ruleset: a ruleset
 * @refusal: why something cannot be done
 *
 * Returns: (transfer full): the reason as a sentence; an empty text if nothing is refused
 */
char *
brg_narrator_refusal (const BrgRuleset *ruleset,
                      const BrgRefusal *refusal)
{
  Things things = {
    .ruleset = ruleset,
    .seat = BRG_NO_SEAT,
    .numbers = { refusal->numbers[0], refusal->numbers[1] },
    .subject = refusal->subject,
    .subjects = &refusal->subject,
    .n_subjects = refusal->subject.kind != 0,
  };
  const BrgReason *reason;

  if (refusal->reason == BRG_REASON_NONE)
    return g_strdup ("");

  reason = brg_ruleset_row (ruleset->reasons, BrgReason, refusal->reason);
  return fill (&things, brg_ruleset_translate (ruleset, NULL, reason->sentence));
}
