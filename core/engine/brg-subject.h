/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _BrgRuleset BrgRuleset;
typedef struct _BrgPosition BrgPosition;

/**
 * BrgSubject:
 * @kind: row of the ruleset's table of subject kinds; 0 is no subject
 * @owner: whose it is or where it lies: a seat, a depot…, as the kind says
 * @index: which one
 *
 * A thing one can point at. Notation, window, keyboard, speech and tests speak of the same ones.
 * Things that no rule can tell apart are one subject.
 */
typedef struct
{
  guint8  kind;
  guint8  owner;
  guint16 index;
} BrgSubject;

/** BRG_SUBJECT: a #BrgSubject written in place. */
#define BRG_SUBJECT(kind_, owner_, index_) \
  ((BrgSubject){ .kind = (guint8) (kind_), .owner = (guint8) (owner_), \
                 .index = (guint16) (index_) })

/** BRG_NO_SUBJECT: the subject that is none. */
#define BRG_NO_SUBJECT ((BrgSubject){ 0, 0, 0 })

/** BRG_NAME_SIZE: room for the longest name of an owner or index, with its end. */
#define BRG_NAME_SIZE 64

/**
 * BrgSubjectKind:
 * @name: stable English name, as in the notation `name:index@owner`
 * @label: translatable sentence with `{index}` and `{owner}`, as a person would say it
 * @owner_is_seat: the owner is a seat; what is the mover's own is written without it. Where seats
 *   share things, it may be one of them that stands for all, or what several have besides their own
 * @n_owners: how many owners there are that are no seats, or 0 if the owner says nothing
 * @count: how many indices there are; the lowest is 0
 * @name_index: writes the index's stable name; returns FALSE if there is no such index
 * @name_owner: likewise for the owner; NULL if it is a seat or there is none
 * @label_index: a translated label for the index; NULL to show @name_index's
 * @label_owner: likewise for the owner; NULL to show @name_owner's
 * @follows: the rest of a move tells it, so a person is asked for it only where that leaves a
 *   choice
 * @help_index: what there is to say of the index beside its label, translated; it returns NULL
 *   where there is nothing, and is NULL where there is never anything
 * @mention_index: likewise @label_index, as it stands inside a sentence: "a bank", not "Bank"; NULL
 *   where the two are the same
 * @count_owners: how many owners there are that are seats, or shared; NULL for the number of seats
 * @belongs: whether what goes by an owner is also that of a seat; NULL if they must be the same
 * @shared_label: likewise @label, for owners from the number of seats on; NULL if there are none
 *
 * A row of the table of subject kinds. A module has some for what is new on the table; its verbs
 * may name the variant's as well.
 */
typedef struct
{
  const char *name;
  const char *label;
  gboolean    owner_is_seat;
  guint       n_owners;
  guint       (*count)       (const BrgRuleset *ruleset);
  gboolean    (*name_index)  (const BrgRuleset *ruleset,
                              guint             index,
                              char              name[BRG_NAME_SIZE]);
  gboolean    (*name_owner)  (const BrgRuleset *ruleset,
                              guint             owner,
                              char              name[BRG_NAME_SIZE]);
  char       *(*label_index) (const BrgRuleset *ruleset,
                              guint             index);
  char       *(*label_owner) (const BrgRuleset *ruleset,
                              guint             owner);
  gboolean    follows;
  char       *(*help_index)  (const BrgRuleset *ruleset,
                              guint             index);
  char       *(*mention_index) (const BrgRuleset *ruleset,
                                guint             index);
  guint       (*count_owners) (const BrgRuleset *ruleset);
  gboolean    (*belongs)      (const BrgRuleset *ruleset,
                               guint             owner,
                               guint             seat);
  const char  *shared_label;
} BrgSubjectKind;

/**
 * BrgSubjectRange:
 * @n_owners: how many owners such a subject can have; 1 if the owner says nothing
 * @n_indices: how many indices; the lowest is 0
 * @named: bits: which of these there are
 *
 * Which subjects of a kind there can be in a ruleset.
 */
typedef struct
{
  guint   n_owners;
  guint   n_indices;
  guint8 *named;
} BrgSubjectRange;

/** brg_subject_range_has: whether there is a subject of the range's kind with that owner and index. */
static inline gboolean
brg_subject_range_has (const BrgSubjectRange *range,
                       BrgSubject             subject)
{
  return subject.owner < range->n_owners && subject.index < range->n_indices
         && (range->named[subject.index / 8] >> (subject.index % 8) & 1);
}

/** brg_subject_equal: whether two subjects are the same thing. */
static inline gboolean
brg_subject_equal (BrgSubject a,
                   BrgSubject b)
{
  return a.kind == b.kind && a.owner == b.owner && a.index == b.index;
}

guint    brg_subject_n_owners (const BrgRuleset *ruleset,
                               guint             kind);
gboolean brg_subject_belongs  (const BrgRuleset *ruleset,
                               BrgSubject        subject,
                               guint             seat);
guint    brg_subject_own      (const BrgRuleset *ruleset,
                               guint             kind,
                               guint             seat);
void     brg_subject_format   (const BrgRuleset *ruleset,
                               BrgSubject        subject,
                               guint             mover,
                               GString          *out);
gboolean brg_subject_parse    (const BrgRuleset *ruleset,
                               const char       *text,
                               guint             mover,
                               BrgSubject       *subject,
                               GError          **error);

G_END_DECLS
