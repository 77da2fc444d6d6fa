/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "brg-ruleset.h"

G_BEGIN_DECLS

/**
 * BrgNameForm: which part of a subject's label is asked for, and where it stands.
 * @BRG_NAME_ALONE: all of it, as on a button
 * @BRG_NAME_IN_SENTENCE: all of it, inside a sentence
 * @BRG_NAME_INDEX: inside a sentence, without its owner
 * @BRG_NAME_OWNER: its owner alone
 */
typedef enum
{
  BRG_NAME_ALONE,
  BRG_NAME_IN_SENTENCE,
  BRG_NAME_INDEX,
  BRG_NAME_OWNER,
} BrgNameForm;

/**
 * BrgThings:
 * @ruleset: a ruleset
 * @subjects: (array length=n_subjects): found by their kinds
 * @n_subjects: how many
 * @seat: `{seat}`, or %BRG_NO_SEAT
 * @numbers: `{n}`, `{m}` and `{k}`
 * @cause: `{cause}`, or 0
 * @subject: `{subject}`, or none
 * @gain: (nullable): `{gain}`
 *
 * What the names in a sentence of the narrator stand for.
 */
typedef struct
{
  const BrgRuleset *ruleset;
  const BrgSubject *subjects;
  guint             n_subjects;
  guint             seat;
  gint              numbers[3];
  guint             cause;
  BrgSubject        subject;
  const char       *gain;
} BrgThings;

BrgThings brg_things_of_move  (const BrgRuleset *ruleset,
                               const BrgMove    *move);
BrgThings brg_things_of_event (const BrgRuleset *ruleset,
                               const BrgEvent   *event);
char     *brg_things_fill     (const BrgThings  *self,
                               const char       *sentence,
                               const char       *plural);
char     *brg_things_name     (const BrgRuleset *ruleset,
                               BrgSubject        subject,
                               BrgNameForm       form);
char     *brg_things_number   (gint              number);

G_END_DECLS
