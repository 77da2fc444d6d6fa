/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "brg-ruleset.h"

G_BEGIN_DECLS

/**
 * BrgCoverageKind: what scenarios touch.
 * @BRG_COVERAGE_RULE: a ruling that a scenario cites
 * @BRG_COVERAGE_VERB: a verb, legal
 * @BRG_COVERAGE_REFUSED_VERB: a verb, refused
 * @BRG_COVERAGE_SUBJECT: a thing that a legal move named, as `kind:index`
 * @BRG_COVERAGE_QUESTION: a question that was open
 * @BRG_COVERAGE_REASON: a reason that was given
 * @BRG_COVERAGE_EVENT: an event that happened
 * @BRG_COVERAGE_CAUSE: a cause that an event had
 * @BRG_COVERAGE_OPTION: an option's value that was chosen, as `name=value`
 */
typedef enum
{
  BRG_COVERAGE_RULE,
  BRG_COVERAGE_VERB,
  BRG_COVERAGE_REFUSED_VERB,
  BRG_COVERAGE_SUBJECT,
  BRG_COVERAGE_QUESTION,
  BRG_COVERAGE_REASON,
  BRG_COVERAGE_EVENT,
  BRG_COVERAGE_CAUSE,
  BRG_COVERAGE_OPTION,
} BrgCoverageKind;

/** BRG_COVERAGE_N_KINDS: how many kinds there are. */
#define BRG_COVERAGE_N_KINDS (BRG_COVERAGE_OPTION + 1)

/** BrgCoverage: a set of names for each kind of thing. */
typedef struct _BrgCoverage BrgCoverage;

BrgCoverage *brg_coverage_new           (void);
BrgCoverage *brg_coverage_new_all       (const BrgRuleset  *ruleset);
void         brg_coverage_free          (BrgCoverage       *coverage);
const char  *brg_coverage_get_kind_name (BrgCoverageKind    kind);
void         brg_coverage_add           (BrgCoverage       *coverage,
                                         BrgCoverageKind    kind,
                                         const char        *name);
void         brg_coverage_add_subject   (BrgCoverage       *coverage,
                                         const BrgRuleset  *ruleset,
                                         BrgSubject         subject);
gboolean     brg_coverage_has           (const BrgCoverage *coverage,
                                         BrgCoverageKind    kind,
                                         const char        *name);
GPtrArray   *brg_coverage_get_names     (const BrgCoverage *coverage,
                                         BrgCoverageKind    kind);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgCoverage, brg_coverage_free)

G_END_DECLS
