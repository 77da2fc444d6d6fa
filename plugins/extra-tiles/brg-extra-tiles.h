/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/duchy/brg-operations.h"

G_BEGIN_DECLS

/* The rows of the module, counted from 0; its place in the ruleset says where they begin. */

typedef enum
{
  EXTRA_SUBJECT_BUILDING, /* index: a kind of building whose work the crane can do */
  EXTRA_SUBJECT_ANIMAL,   /* index: a kind of animals that the goose can join */
} ExtraSubjectKind;

typedef enum
{
  EXTRA_VERB_IMITATE,
  EXTRA_VERB_JOIN,
  EXTRA_VERB_HIRE,
} ExtraVerb;

typedef enum
{
  EXTRA_EVENT_IMITATES,
  EXTRA_EVENT_JOINS,
  EXTRA_EVENT_MARKER_RISES,
} ExtraEventKind;

typedef enum
{
  EXTRA_QUESTION_CRANE,
  EXTRA_QUESTION_GOOSE,
} ExtraQuestion;

typedef enum
{
  EXTRA_FRAME_CRANE, /* arguments: cause, space */
  EXTRA_FRAME_GOOSE, /* arguments: space */
} ExtraFrameKind;

typedef enum
{
  EXTRA_REASON_NO_HERD,
} ExtraReason;

/**
 * BrgExtraTiles:
 * @crane: row of the table of effects: the crane's
 * @top_of_stack: the power of monastery 27
 * @hire_workers: the power of monastery 28
 * @hire_means: the kind of tile that gives the latter
 *
 * What the module looks up once for a ruleset.
 */
typedef struct
{
  guint crane;
  guint top_of_stack;
  guint hire_workers;
  guint hire_means;
} BrgExtraTiles;

extern const BrgModule brg_extra_tiles_module;

/** brg_extra_tiles_place: where the module's rows are. */
static inline const BrgPlace *
brg_extra_tiles_place (const BrgRuleset *ruleset)
{
  return brg_ruleset_find_place (ruleset, &brg_extra_tiles_module);
}

static inline const BrgExtraTiles *
brg_extra_tiles (const BrgRuleset *ruleset)
{
  return brg_extra_tiles_place (ruleset)->tables;
}

/* The crane. */
void     brg_crane_start      (BrgPlay                 *play,
                               guint                    seat,
                               guint                    argument,
                               guint                    cause,
                               guint                    space);
void     brg_crane_run        (BrgPlay                 *play,
                               BrgFrame                *frame);
gboolean brg_crane_check      (const BrgRuleset        *ruleset,
                               const BrgPosition       *position,
                               const BrgFrame          *frame);
void     brg_crane_list       (const BrgRuleset        *ruleset,
                               const BrgPosition       *position,
                               const BrgFrame          *frame,
                               BrgMoves                *moves);
void     brg_crane_answer     (BrgPlay                 *play,
                               BrgFrame                *frame,
                               const BrgMove           *move);
void     brg_crane_why_not    (const BrgRuleset        *ruleset,
                               const BrgPosition       *position,
                               const BrgFrame          *frame,
                               const BrgMove           *move,
                               BrgRefusal              *refusal);
gboolean brg_crane_imitates   (const BrgRuleset        *ruleset,
                               guint                    kind);
gint     brg_crane_count      (const BrgRuleset        *ruleset,
                               const BrgPosition       *position,
                               const BrgQueryArguments *arguments,
                               gint                     value);

/* Where scoring monasteries score when they are laid. */
gboolean brg_crane_is         (const BrgRuleset        *ruleset,
                               const BrgTileKind       *kind);
gsize    brg_crane_slice_size (const BrgRuleset        *ruleset);
void     brg_crane_describe   (const BrgRuleset        *ruleset,
                               gsize                    offset,
                               BrgSchema               *schema);
void     brg_crane_bind       (BrgPlay                 *play,
                               const BrgEvent          *event);
gint     brg_crane_count_bound (const BrgRuleset       *ruleset,
                               const BrgPosition       *position,
                               const BrgQueryArguments *arguments);

/* The goose. */
void     brg_goose_start      (BrgPlay                 *play,
                               guint                    seat,
                               guint                    argument,
                               guint                    cause,
                               guint                    space);
void     brg_goose_run        (BrgPlay                 *play,
                               BrgFrame                *frame);
gboolean brg_goose_check      (const BrgRuleset        *ruleset,
                               const BrgPosition       *position,
                               const BrgFrame          *frame);
void     brg_goose_list       (const BrgRuleset        *ruleset,
                               const BrgPosition       *position,
                               const BrgFrame          *frame,
                               BrgMoves                *moves);
void     brg_goose_answer     (BrgPlay                 *play,
                               BrgFrame                *frame,
                               const BrgMove           *move);
void     brg_goose_why_not    (const BrgRuleset        *ruleset,
                               const BrgPosition       *position,
                               const BrgFrame          *frame,
                               const BrgMove           *move,
                               BrgRefusal              *refusal);
gboolean brg_goose_can_join   (const BrgRuleset        *ruleset,
                               guint                    animal);

/* Monastery 27. */
gint     brg_marker_stacking  (const BrgRuleset        *ruleset,
                               const BrgPosition       *position,
                               const BrgQueryArguments *arguments,
                               gint                     value);
void     brg_marker_placed    (BrgPlay                 *play,
                               const BrgEvent          *event);

/* Monastery 28. */
void     brg_hire_contribute  (const BrgRuleset        *ruleset,
                               const BrgPosition       *position,
                               guint                    seat,
                               gconstpointer            source,
                               BrgMoves                *moves);
void     brg_hire_apply       (BrgPlay                 *play,
                               const BrgMove           *move,
                               guint                    no_cause);
void     brg_hire_why_not     (const BrgRuleset        *ruleset,
                               const BrgPosition       *position,
                               gconstpointer            source,
                               const BrgMove           *move,
                               BrgRefusal              *refusal);

G_END_DECLS
