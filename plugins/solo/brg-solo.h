/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/duchy/brg-operations.h"

G_BEGIN_DECLS

/** SOLO_STEP: by so much the target comes down each time, and it does not come below it. */
#define SOLO_STEP 5

/** SOLO_MAX_TARGET: the highest target that can be chosen. */
#define SOLO_MAX_TARGET 70

/** SOLO_PRICE: so many goods buy a tile of the black depot. */
#define SOLO_PRICE 5

/* The rows of the module, counted from 0; its place in the ruleset says where they begin. */

typedef enum
{
  SOLO_SUBJECT_DUE,   /* index: a #SoloItem */
  SOLO_SUBJECT_COINS, /* index: how many coins are spent */
} SoloSubjectKind;

typedef enum
{
  SOLO_VERB_NEXT,   /* due */
  SOLO_VERB_POINTS, /* coins */
  SOLO_VERB_BARTER, /* tile */
  SOLO_VERB_PAY,    /* goods */
} SoloVerb;

typedef enum
{
  SOLO_EVENT_TARGET,  /* seat; amount: the next target */
  SOLO_EVENT_COVERED, /* seat; space of the last tile, colour */
  SOLO_EVENT_WON,     /* seat; amount: the round of the game, from 1 */
  SOLO_EVENT_LOST,    /* seat; amount: spaces that are empty */
  SOLO_EVENT_REMOVED, /* see brg_remove_tile() */
  SOLO_EVENT_SWEPT,   /* see brg_sweep_goods() */
  SOLO_EVENT_TURNED,  /* see brg_turn_tile() */
  SOLO_EVENT_SPENT,   /* see brg_spend_good() */
} SoloEventKind;

typedef enum
{
  SOLO_CAUSE_TARGET,
  SOLO_CAUSE_COINS,
  SOLO_CAUSE_COLOUR,
  SOLO_CAUSE_BARTER,
} SoloCause;

typedef enum
{
  SOLO_REASON_NOT_DUE,
  SOLO_REASON_ENOUGH,
} SoloReason;

typedef enum
{
  SOLO_QUESTION_NEXT,
  SOLO_QUESTION_POINTS,
  SOLO_QUESTION_BARTER,
  SOLO_QUESTION_PAY,
} SoloQuestion;

typedef enum
{
  SOLO_FRAME_GAIN,
  SOLO_FRAME_BARTER, /* arguments: the tile while it lies face up, how many goods are owed */
} SoloFrameKind;

/**
 * SoloItem: what a placed tile sets off; the first are those of #BrgPlacementItem. Each target that
 * is reached meanwhile adds an action.
 */
typedef enum
{
  SOLO_ITEM_REGION,
  SOLO_ITEM_COLOUR,
  SOLO_ITEM_EFFECT,
  SOLO_ITEM_ACTION,
  SOLO_N_ITEMS = 8,
} SoloItem;

/**
 * SoloTables:
 * @first_target: the target that the game begins with
 * @face_down: the kind that a tile is while it lies face down
 */
typedef struct
{
  guint first_target;
  guint face_down;
} SoloTables;

/**
 * SoloSlice:
 * @start: for each seat, the points that it had when its marker was set back last
 * @reached: how many targets it has reached
 */
typedef struct
{
  gint16 start[BRG_MAX_SEATS];
  guint8 reached[BRG_MAX_SEATS];
} SoloSlice;

extern const BrgModule brg_solo_module;

/** brg_solo_place: where the module's rows and its slice are. */
static inline const BrgPlace *
brg_solo_place (const BrgRuleset *ruleset)
{
  return brg_ruleset_find_place (ruleset, &brg_solo_module);
}

/** brg_solo_tables: its tables. */
static inline const SoloTables *
brg_solo_tables (const BrgRuleset *ruleset)
{
  return brg_solo_place (ruleset)->tables;
}

/** brg_solo_slice: its slice, as it lies in @position; to be changed only in play. */
static inline SoloSlice *
brg_solo_slice (const BrgRuleset  *ruleset,
                const BrgPosition *position)
{
  return brg_position_slice (position, brg_solo_place (ruleset)->slice);
}

/** brg_solo_cause: the row of one of its causes. */
static inline guint
brg_solo_cause (const BrgRuleset *ruleset,
                SoloCause         cause)
{
  return brg_solo_place (ruleset)->causes + cause;
}

/** brg_solo_event: the row of one of its kinds of events. */
static inline guint
brg_solo_event (const BrgRuleset *ruleset,
                SoloEventKind     kind)
{
  return brg_solo_place (ruleset)->event_kinds + kind;
}

#define SOLO_ASKING(name) \
  void brg_solo_##name##_list (const BrgRuleset *ruleset, const BrgPosition *position, \
                               const BrgFrame *frame, BrgMoves *moves); \
  void brg_solo_##name##_answer (BrgPlay *play, BrgFrame *frame, const BrgMove *move); \
  void brg_solo_##name##_why_not (const BrgRuleset *ruleset, const BrgPosition *position, \
                                  const BrgFrame *frame, const BrgMove *move, \
                                  BrgRefusal *refusal)

#define SOLO_FRAME(name) \
  void     brg_solo_##name##_run (BrgPlay *play, BrgFrame *frame); \
  gboolean brg_solo_##name##_check (const BrgRuleset *ruleset, const BrgPosition *position, \
                                    const BrgFrame *frame)

/* Gains and the target. */
SOLO_FRAME (gain);
SOLO_ASKING (points);
void     brg_solo_gained       (BrgPlay                 *play,
                                const BrgEvent          *event);

/* What a placed tile sets off. */
SOLO_ASKING (next);
void     brg_solo_owe          (BrgPlay                 *play,
                                guint                    seat,
                                guint                    kind,
                                guint                    space);
void     brg_solo_owe_action   (BrgPlay                 *play,
                                guint                    seat);
void     brg_solo_pay          (BrgPlay                 *play,
                                guint                    seat,
                                guint                    item,
                                const guint8            *arguments);
gboolean brg_solo_asks         (const BrgRuleset        *ruleset,
                                const BrgPosition       *position,
                                const BrgFrame          *frame);
gboolean brg_solo_placement_check (const BrgRuleset     *ruleset,
                                const BrgPosition       *position,
                                const BrgFrame          *frame);
gint     brg_solo_count        (const BrgRuleset        *ruleset,
                                const BrgPosition       *position,
                                const BrgQueryArguments *arguments,
                                gint                     value);

/* Ships. */
SOLO_FRAME (barter);
SOLO_ASKING (barter);
SOLO_ASKING (pay_good);
gint     brg_solo_goods_owed   (const BrgRuleset        *ruleset,
                                const BrgPosition       *position,
                                const BrgFrame          *frame);
void     brg_solo_ship_loaded  (BrgPlay                 *play,
                                guint                    seat);

/* Rounds and the end. */
void     brg_solo_clear_tile   (BrgPlay                 *play,
                                guint                    no_seat);
void     brg_solo_placed       (BrgPlay                 *play,
                                const BrgEvent          *event);
void     brg_solo_phase_ends   (BrgPlay                 *play,
                                guint                    no_seat);
void     brg_solo_rank         (const BrgRuleset        *ruleset,
                                const BrgPosition       *position,
                                guint                   *places);
gint     brg_solo_worth        (const BrgRuleset        *ruleset,
                                const BrgPosition       *position,
                                const BrgQueryArguments *arguments,
                                gint                     value);

G_END_DECLS
