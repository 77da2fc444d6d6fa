/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-why-not.h"

#include <glib/gi18n-lib.h>

#include "core/engine/brg-narrator.h"

/* No verb has so many moves about one thing that more would tell something new. */
#define MAX_TRIES 4000

/* What is asked, and how often each reason was the answer. */
typedef struct
{
  const BrgRuleset *ruleset;
  const BrgPosition *position;
  BrgPicker *picker;
  BrgClaims *claims;
  BrgSubject subject;

  BrgMove move;
  guint n_tries;
  gboolean lacks;
  guint *counts;
  BrgRefusal *refusals;
} Inquiry;

/* ---- trying ---- */

/* What speaks against a thing that was only guessed says nothing of the one pointed at. */
static gboolean
is_about_guess (Inquiry          *self,
                const BrgRefusal *refusal)
{
  return refusal->reason >= BRG_FIRST_REASON && refusal->subject.kind != 0
         && refusal->numbers[0] == 0 && !brg_subject_equal (refusal->subject, self->subject)
         && !brg_picker_is_picked (self->picker, refusal->subject);
}

static void
try_move (Inquiry *self)
{
  BrgRefusal refusal;

  self->n_tries++;
  if (!brg_play_why_not (self->ruleset, self->position, &self->move, &refusal))
    return;

  if (is_about_guess (self, &refusal))
    {
      self->lacks = TRUE;
      return;
    }

  /* Of one reason the least that is lacking counts. */
  if (self->counts[refusal.reason]++ == 0
      || refusal.numbers[0] < self->refusals[refusal.reason].numbers[0])
    self->refusals[refusal.reason] = refusal;
}

static void fill_slot (Inquiry *self,
                       guint    slot,
                       gboolean named);

static void
fill_with (Inquiry    *self,
           guint       slot,
           BrgSubject  subject,
           gboolean    named)
{
  if (self->n_tries >= MAX_TRIES)
    return;

  self->move.subjects[self->move.n_subjects++] = subject;
  fill_slot (self, slot + 1, named);
  self->move.subjects[--self->move.n_subjects] = BRG_NO_SUBJECT;
}

typedef struct
{
  Inquiry *inquiry;
  guint slot;
  guint kind;
  gboolean named;
  gboolean found;
} SpotWalk;

static void
try_spot (BrgSpot  *spot,
          gpointer  data)
{
  SpotWalk *walk = data;
  BrgSubject subject = brg_spot_get_subject (spot);
  Inquiry *self = walk->inquiry;
  const BrgSubjectKind *kind
      = brg_ruleset_row (self->ruleset->subject_kinds, BrgSubjectKind, walk->kind);

  if (subject.kind != walk->kind
      || (kind->owner_is_seat && !brg_subject_belongs (self->ruleset, subject, self->move.seat)))
    return;

  walk->found = TRUE;
  fill_with (self, walk->slot, subject, walk->named);
}

static void
try_all_of (Inquiry  *self,
            guint     slot,
            guint     kind,
            gboolean  named)
{
  const BrgSubjectKind *row = brg_ruleset_row (self->ruleset->subject_kinds, BrgSubjectKind, kind);
  char name[BRG_NAME_SIZE];

  for (guint i = 0; i < row->count (self->ruleset); i++)
    if (row->name_index (self->ruleset, i, name))
      fill_with (self, slot, BRG_SUBJECT (kind, 0, i), named);
}

static gboolean
find_pick (Inquiry    *self,
           guint       kind,
           BrgSubject *pick)
{
  for (guint i = 0; i < brg_picker_get_n_picks (self->picker); i++)
    {
      *pick = brg_picker_get_pick (self->picker, i);
      if (pick->kind == kind)
        return TRUE;
    }

  return FALSE;
}

/* The thing itself stands in the first slot of its kind, picks in theirs; what lies on the table,
 * and every value that follows, is tried for the others. */
static void
fill_slot (Inquiry  *self,
           guint     slot,
           gboolean  named)
{
  BrgSlot place = { 0 };
  SpotWalk walk = { self, slot, 0, named, FALSE };
  BrgSubject pick;

  if (slot < BRG_MOVE_MAX_SUBJECTS)
    place = self->ruleset->slots[self->move.verb][slot];
  if (place.kind == 0)
    {
      if (named)
        try_move (self);
      return;
    }

  walk.kind = place.kind;
  if (place.kind == self->subject.kind && !named)
    fill_with (self, slot, self->subject, TRUE);
  else if (find_pick (self, place.kind, &pick))
    fill_with (self, slot, pick, named);
  else
    {
      if (place.optional)
        fill_slot (self, slot + 1, named);
      if (brg_ruleset_row (self->ruleset->subject_kinds, BrgSubjectKind, place.kind)->follows)
        try_all_of (self, slot, place.kind, named);
      else
        brg_claims_foreach (self->claims, try_spot, &walk);
      self->lacks |= !place.optional && !walk.found;
    }
}

/* ---- choosing ---- */

static gboolean
is_closer (const Inquiry *self,
           guint          reason,
           guint          than)
{
  gboolean other_way = brg_ruleset_row (self->ruleset->reasons, BrgReason, reason)->other_way;

  if (than == 0)
    return TRUE;
  if (other_way != brg_ruleset_row (self->ruleset->reasons, BrgReason, than)->other_way)
    return !other_way;

  return self->counts[reason] <= self->counts[than];
}

/*
 * Most tries fail because they were guessed badly, and all of those in the same way. The reason
 * that came up least often belongs to the try that came closest, unless it was a way that never
 * leads to such a thing.
 */
static guint
find_closest (const Inquiry *self)
{
  guint found = 0;

  for (guint i = BRG_FIRST_REASON; i < self->ruleset->reasons.n; i++)
    if (self->counts[i] > 0 && is_closer (self, i, found))
      found = i;

  return found;
}

/* Who only looks is told what speaks against the thing, not that it is out of the question. */
static gboolean
is_worth_telling (const Inquiry *self,
                  guint          reason)
{
  const BrgReason *row = brg_ruleset_row (self->ruleset->reasons, BrgReason, reason);

  return reason >= BRG_FIRST_REASON && !row->is_plain && !row->other_way;
}

/**
 * brg_why_not:
 * @ruleset: the rules
 * @position: a position at a question
 * @picker: what is picked so far
 * @claims: what lies on the table
 * @subject: what a person pointed at and cannot use
 * @tried: whether the person tried to use it; who only looks is not told what is plain to see
 *
 * Returns: (transfer full) (nullable): a translated sentence that says why it cannot be used now
 */
char *
brg_why_not (const BrgRuleset  *ruleset,
             const BrgPosition *position,
             BrgPicker         *picker,
             BrgClaims         *claims,
             BrgSubject         subject,
             gboolean           tried)
{
  g_autofree guint *counts = g_new0 (guint, ruleset->reasons.n);
  g_autofree BrgRefusal *refusals = g_new0 (BrgRefusal, ruleset->reasons.n);
  guint asked = brg_position_get_asked (position);
  BrgRefusal otherwise = { .reason = asked == BRG_NO_SEAT ? BRG_REASON_OVER : BRG_REASON_NOT_NOW };
  Inquiry self = { .ruleset = ruleset, .position = position, .picker = picker, .claims = claims,
                   .subject = subject, .counts = counts, .refusals = refusals };
  guint found;

  for (guint verb = BRG_FIRST_VERB; verb < ruleset->verbs.n && asked != BRG_NO_SEAT; verb++)
    {
      self.move = (BrgMove){ .verb = (guint8) verb, .seat = (guint8) asked };
      fill_slot (&self, 0, FALSE);
    }

  found = find_closest (&self);
  if (found != 0)
    otherwise = refusals[found];
  if (!tried && !is_worth_telling (&self, otherwise.reason))
    return NULL;
  if (found == 0 && self.lacks)
    return g_strdup (_("There is nothing that it could be used with now."));

  return brg_narrator_refusal (ruleset, &otherwise);
}
