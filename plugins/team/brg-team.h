/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/duchy/brg-operations.h"

G_BEGIN_DECLS

/* The rows of the module, counted from 0; its place in the ruleset says where they begin. */

typedef enum
{
  TEAM_SUBJECT_STORAGE, /* index: a #TeamStorage */
} TeamSubjectKind;

typedef enum
{
  TEAM_VERB_KEEP, /* storage */
} TeamVerb;

typedef enum
{
  TEAM_QUESTION_STORAGE,
} TeamQuestion;

/** TeamStorage: where a tile can be kept. */
typedef enum
{
  TEAM_STORAGE_OWN,
  TEAM_STORAGE_SHARED,
  TEAM_N_STORAGES,
} TeamStorage;

extern const BrgModule brg_team_module;

/** brg_team_place: where the module's rows are. */
static inline const BrgPlace *
brg_team_place (const BrgRuleset *ruleset)
{
  return brg_ruleset_find_place (ruleset, &brg_team_module);
}

/* Where a taken tile is kept. */
void     brg_store_choice_list    (const BrgRuleset  *ruleset,
                                   const BrgPosition *position,
                                   const BrgFrame    *frame,
                                   BrgMoves          *moves);
void     brg_store_choice_answer  (BrgPlay           *play,
                                   BrgFrame          *frame,
                                   const BrgMove     *move);
void     brg_store_choice_why_not (const BrgRuleset  *ruleset,
                                   const BrgPosition *position,
                                   const BrgFrame    *frame,
                                   const BrgMove     *move,
                                   BrgRefusal        *refusal);

G_END_DECLS
