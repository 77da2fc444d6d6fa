/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-subject.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-error.h"
#include "brg-ruleset-private.h"

static const BrgSubjectKind *
get_kind (const BrgRuleset *ruleset,
          guint             kind)
{
  return brg_ruleset_row (ruleset->subject_kinds, BrgSubjectKind, kind);
}

/**
 * brg_subject_n_owners:
 * @ruleset: a ruleset
 * @kind: a subject kind
 *
 * Returns: how many owners such a subject can have; 1 if the owner says nothing
 */
guint
brg_subject_n_owners (const BrgRuleset *ruleset,
                      guint             kind)
{
  const BrgSubjectKind *row = get_kind (ruleset, kind);

  if (row->owner_is_seat)
    return row->count_owners != NULL ? row->count_owners (ruleset) : ruleset->n_seats;

  return MAX (row->n_owners, 1);
}

/**
 * brg_subject_belongs:
 * @ruleset: a ruleset
 * @subject: a subject of it
 * @seat: a seat
 *
 * Returns: whether it is the seat's own, or one that it shares; what is nobody's is not
 */
gboolean
brg_subject_belongs (const BrgRuleset *ruleset,
                     BrgSubject        subject,
                     guint             seat)
{
  const BrgSubjectKind *row = get_kind (ruleset, subject.kind);

  if (!row->owner_is_seat || row->belongs == NULL)
    return row->owner_is_seat && subject.owner == seat;

  return row->belongs (ruleset, subject.owner, seat);
}

/**
 * brg_subject_own:
 * @ruleset: a ruleset
 * @kind: a subject kind
 * @seat: a seat
 *
 * Returns: the owner as which a seat's own things of that kind go; 0 for those that are nobody's
 */
guint
brg_subject_own (const BrgRuleset *ruleset,
                 guint             kind,
                 guint             seat)
{
  BrgSubject subject = BRG_SUBJECT (kind, 0, 0);

  if (!get_kind (ruleset, kind)->owner_is_seat)
    return 0;

  while (!brg_subject_belongs (ruleset, subject, seat))
    subject.owner++;

  return subject.owner;
}

static void
fill_range (const BrgRuleset *ruleset,
            guint             kind,
            BrgSubjectRange  *range)
{
  const BrgSubjectKind *row = get_kind (ruleset, kind);
  char name[BRG_NAME_SIZE];

  range->n_owners = brg_subject_n_owners (ruleset, kind);
  /* An index has 16 bits, whatever a module says. */
  range->n_indices = MIN (row->count (ruleset), G_MAXUINT16 + 1u);
  range->named = g_new0 (guint8, range->n_indices / 8 + 1);
  for (guint i = 0; i < range->n_indices; i++)
    if (row->name_index (ruleset, i, name))
      range->named[i / 8] |= (guint8) (1u << (i % 8));
}

/*
 * brg_subject_ranges_new:
 * @ruleset: a ruleset whose tables are laid
 *
 * Finds out which subjects there can be, since asking for their names takes long.
 *
 * Returns: (transfer full): for each kind, its subjects
 */
BrgSubjectRange *
brg_subject_ranges_new (const BrgRuleset *ruleset)
{
  BrgSubjectRange *ranges = g_new0 (BrgSubjectRange, ruleset->subject_kinds.n);

  for (guint kind = 1; kind < ruleset->subject_kinds.n; kind++)
    fill_range (ruleset, kind, &ranges[kind]);

  return ranges;
}

void
brg_subject_ranges_free (BrgSubjectRange *ranges,
                         guint            n)
{
  for (guint kind = 0; ranges != NULL && kind < n; kind++)
    g_free (ranges[kind].named);
  g_free (ranges);
}

static gboolean
owner_name (const BrgRuleset     *ruleset,
            const BrgSubjectKind *row,
            guint                 owner,
            char                  name[BRG_NAME_SIZE])
{
  if (row->name_owner != NULL)
    return row->name_owner (ruleset, owner, name);

  g_snprintf (name, BRG_NAME_SIZE, "%u", owner + 1);
  return TRUE;
}

/**
 * brg_subject_format:
 * @ruleset: a ruleset
 * @subject: a subject of it
 * @mover: the seat that speaks; its own things are written without owner
 * @out: where the notation is appended
 */
void
brg_subject_format (const BrgRuleset *ruleset,
                    BrgSubject        subject,
                    guint             mover,
                    GString          *out)
{
  const BrgSubjectKind *row = get_kind (ruleset, subject.kind);
  char name[BRG_NAME_SIZE] = "?";

  row->name_index (ruleset, subject.index, name);
  g_string_append_printf (out, "%s:%s", row->name, name);

  if (subject.owner != brg_subject_own (ruleset, subject.kind, mover) || row->n_owners > 0)
    {
      owner_name (ruleset, row, subject.owner, name);
      g_string_append_printf (out, "@%s", name);
    }
}

static gboolean
parse_owner (const BrgRuleset     *ruleset,
             const BrgSubjectKind *row,
             guint                 kind,
             const char           *text,
             guint                 mover,
             guint8               *owner)
{
  char name[BRG_NAME_SIZE];

  if (text == NULL)
    {
      *owner = (guint8) brg_subject_own (ruleset, kind, mover);
      return row->n_owners == 0;
    }

  if (!row->owner_is_seat && row->n_owners == 0)
    return FALSE;

  for (guint i = 0; i < brg_subject_n_owners (ruleset, kind); i++)
    if (owner_name (ruleset, row, i, name) && strcmp (name, text) == 0)
      {
        *owner = (guint8) i;
        return !row->owner_is_seat || i != brg_subject_own (ruleset, kind, mover);
      }

  return FALSE;
}

static gboolean
parse_index (const BrgRuleset     *ruleset,
             const BrgSubjectKind *row,
             const char           *text,
             guint16              *index)
{
  char name[BRG_NAME_SIZE];

  for (guint i = 0; i < row->count (ruleset); i++)
    if (row->name_index (ruleset, i, name) && strcmp (name, text) == 0)
      {
        *index = (guint16) i;
        return TRUE;
      }

  return FALSE;
}

static gboolean
parse (const BrgRuleset *ruleset,
       const char       *text,
       guint             mover,
       BrgSubject       *subject)
{
  g_auto (GStrv) halves = g_strsplit (text, ":", 2);
  g_auto (GStrv) parts = NULL;
  const BrgSubjectKind *row;
  guint kind = halves[0] != NULL ? brg_ruleset_find_subject_kind (ruleset, halves[0]) : 0;

  if (kind == 0 || halves[1] == NULL)
    return FALSE;

  row = get_kind (ruleset, kind);
  parts = g_strsplit (halves[1], "@", 2);
  subject->kind = (guint8) kind;

  return parts[0] != NULL && parse_index (ruleset, row, parts[0], &subject->index)
         && parse_owner (ruleset, row, kind, parts[1], mover, &subject->owner);
}

/**
 * brg_subject_parse:
 * @ruleset: a ruleset
 * @text: a subject's notation
 * @mover: the seat that speaks
 * @subject: (out): the subject
 * @error: return location for an error
 *
 * The exact inverse of brg_subject_format(): nothing else is accepted.
 *
 * Returns: whether @text names a subject
 */
gboolean
brg_subject_parse (const BrgRuleset *ruleset,
                   const char       *text,
                   guint             mover,
                   BrgSubject       *subject,
                   GError          **error)
{
  *subject = BRG_NO_SUBJECT;
  if (parse (ruleset, text, mover, subject))
    return TRUE;

  g_set_error (error, BRG_ERROR, BRG_ERROR_UNKNOWN, _("“%s” does not name anything on the table"),
               text);
  return FALSE;
}
