/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-narrator.h"

#include <glib/gi18n-lib.h>

#include "brg-things.h"

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

/**
 * brg_narrator_subject:
 * @ruleset: a ruleset
 * @subject: a subject of it
 *
 * Returns: (transfer full): what a person would call it, as on a button
 */
char *
brg_narrator_subject (const BrgRuleset *ruleset,
                      BrgSubject        subject)
{
  return subject.kind != 0 ? brg_things_name (ruleset, subject, BRG_NAME_ALONE) : g_strdup ("");
}

/**
 * brg_narrator_mention:
 * @ruleset: a ruleset
 * @subject: a subject of it
 *
 * Returns: (transfer full): what a person would call it inside a sentence
 */
char *
brg_narrator_mention (const BrgRuleset *ruleset,
                      BrgSubject        subject)
{
  return subject.kind != 0 ? brg_things_name (ruleset, subject, BRG_NAME_IN_SENTENCE)
                           : g_strdup ("");
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
  BrgThings things = brg_things_of_move (ruleset, move);

  return brg_things_fill (&things, verb->sentence, NULL);
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
  BrgThings things = brg_things_of_event (ruleset, event);

  if (kind->sentence == NULL || *kind->sentence == '\0')
    return NULL;

  return brg_things_fill (&things, kind->sentence, kind->plural);
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
  BrgThings things = brg_things_of_event (ruleset, event);

  return name != NULL ? brg_things_fill (&things, name, NULL) : NULL;
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
  BrgThings things = { .ruleset = ruleset };
  const BrgQuestion *question;

  if (frame == NULL)
    return g_strdup (_("The game is over."));

  things.seat = frame->seat;
  question = brg_ruleset_row (ruleset->questions, BrgQuestion, frame->question);
  if (question->number != NULL)
    things.numbers[0] = question->number (ruleset, position, frame);
  return brg_things_fill (&things, question->sentence, NULL);
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

static guint
find_owner (const BrgRuleset *ruleset,
            BrgSubject        subject)
{
  for (guint seat = 0; subject.kind != 0 && seat < ruleset->n_seats; seat++)
    if (brg_subject_belongs (ruleset, subject, seat))
      return seat;

  return BRG_NO_SEAT;
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
  BrgSubject subjects[] = { refusal->subject, refusal->other };
  BrgThings things = {
    .ruleset = ruleset,
    .seat = find_owner (ruleset, refusal->subject),
    .numbers = { refusal->numbers[0], refusal->numbers[1], refusal->numbers[2] },
    .cause = refusal->cause,
    .subject = refusal->subject,
    .subjects = refusal->subject.kind != 0 ? subjects : subjects + 1,
    .n_subjects = (refusal->subject.kind != 0) + (refusal->other.kind != 0),
  };
  const BrgReason *reason;

  if (refusal->reason == BRG_REASON_NONE)
    return g_strdup ("");

  reason = brg_ruleset_row (ruleset->reasons, BrgReason, refusal->reason);
  return brg_things_fill (&things, reason->sentence, reason->plural);
}
