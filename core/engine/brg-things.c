/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-things.h"

#include <stdlib.h>
#include <string.h>

#include "brg-narrator.h"

/* ---- subjects ---- */

static char *
label_index (const BrgRuleset     *ruleset,
             const BrgSubjectKind *kind,
             BrgSubject            subject,
             BrgNameForm           form)
{
  char name[BRG_NAME_SIZE] = "";

  if (form != BRG_NAME_ALONE && kind->mention_index != NULL)
    return kind->mention_index (ruleset, subject.index);
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

/* What a thing is called. */
char *
brg_things_name (const BrgRuleset *ruleset,
                 BrgSubject        subject,
                 BrgNameForm       form)
{
  const BrgSubjectKind *kind
      = brg_ruleset_row (ruleset->subject_kinds, BrgSubjectKind, subject.kind);
  const char *words;
  GString *label;

  if (form == BRG_NAME_INDEX)
    return label_index (ruleset, kind, subject, form);
  if (form == BRG_NAME_OWNER)
    return label_owner (ruleset, kind, subject);

  words = kind->shared_label != NULL && subject.owner >= ruleset->n_seats ? kind->shared_label
                                                                           : kind->label;
  label = g_string_new (brg_ruleset_translate (ruleset, NULL, words));
  if (strstr (label->str, "{owner}") != NULL)
    replace_name (label, "{owner}", label_owner (ruleset, kind, subject));
  replace_name (label, "{index}", label_index (ruleset, kind, subject, form));

  return g_string_free (label, FALSE);
}

/* ---- what names stand for ---- */

/* `tile` is the first subject of that kind, `tile2` the second one. */
static const BrgSubject *
find_subject (const BrgThings *things,
              const char      *name)
{
  gsize length = strcspn (name, "0123456789");
  guint nth = name[length] != '\0' ? (guint) strtoul (name + length, NULL, 10) : 1;

  if (strcmp (name, "subject") == 0)
    return things->subject.kind != 0 ? &things->subject : NULL;

  for (guint i = 0; i < things->n_subjects; i++)
    {
      const BrgSubjectKind *kind = brg_ruleset_row (things->ruleset->subject_kinds, BrgSubjectKind,
                                                    things->subjects[i].kind);

      if (strncmp (kind->name, name, length) == 0 && kind->name[length] == '\0' && --nth == 0)
        return &things->subjects[i];
    }

  return NULL;
}

/* `a tile` is the tile without the depot that it lies in, `of tile` the depot. */
static char *
find_label (const BrgThings *things,
            const char      *name)
{
  BrgNameForm form = BRG_NAME_IN_SENTENCE;
  const BrgSubject *subject;

  if (g_str_has_prefix (name, "a "))
    {
      form = BRG_NAME_INDEX;
      name += strlen ("a ");
    }
  else if (g_str_has_prefix (name, "of "))
    {
      form = BRG_NAME_OWNER;
      name += strlen ("of ");
    }

  subject = find_subject (things, name);
  return subject != NULL ? brg_things_name (things->ruleset, *subject, form) : NULL;
}

char *
brg_things_number (gint number)
{
  /* With a minus sign, which is as wide as a plus sign, instead of a hyphen. */
  return g_strdup_printf ("%s%u", number < 0 ? "−" : "", (guint) ABS (number));
}

/* Returns NULL if the name stands for nothing here. */
static char *
find_thing (const BrgThings *things,
            const char      *name)
{
  static const char * const numbers[] = { "n", "m", "k" };

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    if (strcmp (name, numbers[i]) == 0)
      return brg_things_number (things->numbers[i]);

  if (strcmp (name, "seat") == 0 && things->seat != BRG_NO_SEAT)
    return brg_narrator_seat (things->ruleset, things->seat);
  if (strcmp (name, "cause") == 0 && things->cause != 0)
    return brg_narrator_cause (things->ruleset, things->cause);
  if (strcmp (name, "gain") == 0 && things->gain != NULL)
    return g_strdup (things->gain);

  return find_label (things, name);
}

/* ---- sentences ---- */

static gboolean
fill_name (const BrgThings  *things,
           const char      **at,
           GString          *out)
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
fill (const BrgThings *things,
      const char      *sentence)
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

/* Fills a sentence of a row, or its plural form by `{n}` if there is one, in the person's
 * language. */
char *
brg_things_fill (const BrgThings *self,
                 const char      *sentence,
                 const char      *plural)
{
  if (plural == NULL)
    return fill (self, brg_ruleset_translate (self->ruleset, NULL, sentence));

  return fill (self, brg_ruleset_translate_plural (self->ruleset, sentence, plural,
                                                   (gulong) ABS (self->numbers[0])));
}

BrgThings
brg_things_of_move (const BrgRuleset *ruleset,
                    const BrgMove    *move)
{
  return (BrgThings){
    .ruleset = ruleset,
    .subjects = move->subjects,
    .n_subjects = move->n_subjects,
    .seat = move->seat,
    .subject = move->n_subjects > 0 ? move->subjects[0] : BRG_NO_SUBJECT,
  };
}

BrgThings
brg_things_of_event (const BrgRuleset *ruleset,
                     const BrgEvent   *event)
{
  return (BrgThings){
    .ruleset = ruleset,
    .subjects = event->subjects,
    .n_subjects = event->n_subjects,
    .seat = event->seat,
    .numbers = { event->amount },
    .cause = event->cause,
    .subject = event->n_subjects > 0 ? event->subjects[0] : BRG_NO_SUBJECT,
  };
}
