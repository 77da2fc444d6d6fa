/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "brg-catalogue.h"
#include "brg-setup.h"

G_BEGIN_DECLS

/* Row 0 of each table is "none"; the engine's own rows follow, then the variant's, then those of
 * the modules in the order of their ids. A variant counts its rows from these numbers. */
#define BRG_FIRST_SUBJECT_KIND 1
#define BRG_FIRST_VERB         1
#define BRG_FIRST_EVENT_KIND   1
#define BRG_FIRST_CAUSE        1
#define BRG_FIRST_QUESTION     1
#define BRG_FIRST_FRAME_KIND   3
#define BRG_FIRST_BUNDLE       0
#define BRG_FIRST_JOINT        0
#define BRG_FIRST_QUERY        0
#define BRG_FIRST_REASON       5

/** BRG_FRAME_JOINT: the engine's own frame kind: runs what is attached to a joint. */
#define BRG_FRAME_JOINT 1

/** BRG_FRAME_BUNDLE: the engine's own frame kind: pays what one cause owes at once. */
#define BRG_FRAME_BUNDLE 2

/**
 * BrgEngineReason: the engine's own reasons.
 * @BRG_REASON_NONE: nothing is refused
 * @BRG_REASON_OVER: the game is over
 * @BRG_REASON_NOT_ASKED: another seat is asked
 * @BRG_REASON_NOT_NOW: the move does not answer the open question
 * @BRG_REASON_MALFORMED: the subjects do not fit the verb
 */
typedef enum
{
  BRG_REASON_NONE,
  BRG_REASON_OVER,
  BRG_REASON_NOT_ASKED,
  BRG_REASON_NOT_NOW,
  BRG_REASON_MALFORMED,
} BrgEngineReason;

/** BrgRows: a table of a ruleset: pointers to rows, by number. */
typedef struct
{
  gconstpointer *items;
  guint          n;
} BrgRows;

/** BrgSlot: a place for a subject in a verb. */
typedef struct
{
  guint8 kind;
  guint8 optional;
} BrgSlot;

/**
 * BrgPlace:
 * @module: a module
 * @subject_kinds: the row of the ruleset's table that its first row is; likewise the others
 * @slice: where its slice begins in a position, in bytes
 * @tables: what it laid, or %NULL
 *
 * Where a module stands in a ruleset. A module counts its own rows from 0 and adds these.
 */
typedef struct
{
  const BrgModule *module;
  guint8           subject_kinds;
  guint8           verbs;
  guint8           event_kinds;
  guint8           causes;
  guint8           reasons;
  guint8           questions;
  guint8           frame_kinds;
  guint8           bundles;
  guint8           joints;
  guint8           queries;
  gsize            slice;
  gpointer         tables;
} BrgPlace;

/**
 * BrgRuleset:
 * @setup: what it was made from
 * @variant: the game
 * @modules: the variant's own rules, then the modules in the order of their ids
 * @places: for each of the modules, where it stands
 * @n_seats: how many play
 * @tables: the variant's tables
 * @schema: the fields of a position
 * @position_size: bytes of a position
 *
 * A game's rules as tables: immutable, reference-counted, shared by threads. Its members are for
 * reading only.
 */
struct _BrgRuleset
{
  gatomicrefcount    ref_count;
  BrgSetup          *setup;
  const BrgVariant  *variant;
  const BrgModule  **modules;
  guint              n_modules;
  BrgPlace          *places;
  guint              n_seats;
  gpointer           tables;
  BrgSchema         *schema;
  gsize              position_size;

  BrgRows            subject_kinds;
  BrgRows            verbs;
  BrgRows            event_kinds;
  BrgRows            causes;
  BrgRows            reasons;
  BrgRows            questions;
  BrgRows            frame_kinds;
  BrgRows            bundles;
  BrgRows            joints;
  BrgRows            queries;

  BrgSlot          (*slots)[BRG_MOVE_MAX_SUBJECTS];
  guint             *bundle_questions;
  GPtrArray        **joint_entries;
  GPtrArray        **reacts;
  GPtrArray        **query_hooks;
  guint             *query_reasons;
  GHashTable        *contributions;
  GPtrArray         *anytime;
  GPtrArray         *made_causes;

  /*< private >*/
  BrgSubjectRange   *subject_ranges;
  gpointer           fault;
};

#define BRG_TYPE_RULESET (brg_ruleset_get_type ())

GType       brg_ruleset_get_type             (void);
BrgRuleset *brg_ruleset_new                  (BrgCatalogue     *catalogue,
                                              const BrgSetup   *setup,
                                              GError          **error);
gboolean    brg_ruleset_check_module         (BrgCatalogue     *catalogue,
                                              const BrgSetup   *setup,
                                              const char       *id,
                                              GError          **error);
BrgRuleset *brg_ruleset_ref                  (BrgRuleset       *ruleset);
void        brg_ruleset_unref                (BrgRuleset       *ruleset);
const char *brg_ruleset_get_option           (const BrgRuleset *ruleset,
                                              const char       *name);
const char *brg_ruleset_get_seat_option      (const BrgRuleset *ruleset,
                                              guint             seat,
                                              const char       *name);
const char *brg_ruleset_translate            (const BrgRuleset *ruleset,
                                              const char       *context,
                                              const char       *text);
const char *brg_ruleset_translate_plural     (const BrgRuleset *ruleset,
                                              const char       *text,
                                              const char       *plural,
                                              gulong            n);
guint       brg_ruleset_add_cause            (BrgRuleset       *ruleset,
                                              const BrgCause   *cause);
guint       brg_ruleset_find_subject_kind    (const BrgRuleset *ruleset,
                                              const char       *name);
guint       brg_ruleset_find_verb            (const BrgRuleset *ruleset,
                                              const char       *name);
guint       brg_ruleset_find_event_kind      (const BrgRuleset *ruleset,
                                              const char       *name);
guint       brg_ruleset_find_cause           (const BrgRuleset *ruleset,
                                              const char       *name);
guint       brg_ruleset_find_reason          (const BrgRuleset *ruleset,
                                              const char       *name);
guint       brg_ruleset_find_question        (const BrgRuleset *ruleset,
                                              const char       *name);
guint       brg_ruleset_find_frame_kind      (const BrgRuleset *ruleset,
                                              const char       *name);
const GPtrArray *brg_ruleset_get_contributions (const BrgRuleset *ruleset,
                                                const char       *list);

/** brg_ruleset_row: row @index of a table, as a pointer to @Type. */
#define brg_ruleset_row(rows, Type, index) ((const Type *) (rows).items[index])

/** brg_ruleset_has_reacts: whether a module reacts to events of a kind. */
static inline gboolean
brg_ruleset_has_reacts (const BrgRuleset *ruleset,
                        guint             event_kind)
{
  return ruleset->reacts[event_kind] != NULL;
}

/**
 * brg_ruleset_find_place:
 * @ruleset: a ruleset
 * @module: one of its modules
 *
 * Returns: (transfer none): where the module stands; hooks may ask as often as they like
 */
static inline const BrgPlace *
brg_ruleset_find_place (const BrgRuleset *ruleset,
                        const BrgModule  *module)
{
  const BrgPlace *place = ruleset->places;

  while (place->module != module)
    place++;

  return place;
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgRuleset, brg_ruleset_unref)

G_END_DECLS
