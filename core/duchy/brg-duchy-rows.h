/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/engine/brg-ruleset.h"

G_BEGIN_DECLS

/* The board game's rows, in the order of its tables. The variant's rows come first in a ruleset,
 * so these are the numbers everywhere. */

typedef enum
{
  BRG_SUBJECT_DIE = BRG_FIRST_SUBJECT_KIND, /* owner: seat; index: face */
  BRG_SUBJECT_AS,                           /* index: the value a die is used at */
  BRG_SUBJECT_TILE,                         /* owner: 0 black depot, 1-6; index: kind */
  BRG_SUBJECT_STORED,                       /* owner: seat; index: kind */
  BRG_SUBJECT_SPACE,                        /* owner: seat; index: space */
  BRG_SUBJECT_GOODS,                        /* owner: seat; index: kind of goods from 1 */
  BRG_SUBJECT_DEPOT,                        /* index: depot from 1 */
  BRG_SUBJECT_CARGO,                        /* index: kind of goods on a depot from 1 */
  BRG_SUBJECT_MONASTERY,                    /* index: kind; used as the means */
  BRG_SUBJECT_PAYMENT,                      /* index: 1 silver, 2 workers */
  BRG_SUBJECT_DUCHY,                        /* index: printed duchy */
  BRG_SUBJECT_COLOUR,                       /* index: class of tiles */
  BRG_SUBJECT_PHASE,                        /* index: phase from 1 */
} BrgDuchySubjectKind;

typedef enum
{
  BRG_VERB_START = BRG_FIRST_VERB,
  BRG_VERB_TAKE,
  BRG_VERB_PLACE,
  BRG_VERB_SELL,
  BRG_VERB_WORKERS,
  BRG_VERB_END_TURN,
  BRG_VERB_DECLINE,
  BRG_VERB_LOAD,
  BRG_VERB_STOW,
  BRG_VERB_DISCARD,
  BRG_VERB_BUY,
} BrgDuchyVerb;

typedef enum
{
  BRG_EVENT_START_PLAYER = BRG_FIRST_EVENT_KIND,
  BRG_EVENT_DUCHY_DRAWN,
  BRG_EVENT_START_CASTLE,
  BRG_EVENT_PHASE_BEGINS,
  BRG_EVENT_ROUND_BEGINS,
  BRG_EVENT_DICE_THROWN,
  BRG_EVENT_GOOD_PLACED,
  BRG_EVENT_TURN_BEGINS,
  BRG_EVENT_TURN_ENDS,
  BRG_EVENT_DIE_USED,
  BRG_EVENT_TILE_TAKEN,
  BRG_EVENT_TILE_BOUGHT,
  BRG_EVENT_TILE_DISCARDED,
  BRG_EVENT_TILE_PLACED,
  BRG_EVENT_REGION_COMPLETED,
  BRG_EVENT_BONUS_TILE,
  BRG_EVENT_GOODS_TAKEN,
  BRG_EVENT_GOODS_LEFT,
  BRG_EVENT_GOODS_SOLD,
  BRG_EVENT_GOOD_LAID,
  BRG_EVENT_MARKER_MOVED,
  BRG_EVENT_WORKERS,
  BRG_EVENT_SILVER,
  BRG_EVENT_POINTS,
  BRG_EVENT_ANIMALS_COUNTED,
  BRG_EVENT_DECLINED,
  BRG_EVENT_LAPSED,
  BRG_EVENT_GAME_ENDS,
} BrgDuchyEventKind;

typedef enum
{
  BRG_CAUSE_SET_UP = BRG_FIRST_CAUSE,
  BRG_CAUSE_DIE,
  BRG_CAUSE_DIE_CHANGED,
  BRG_CAUSE_TAKE_WORKERS,
  BRG_CAUSE_PURCHASE,
  BRG_CAUSE_SALE,
  BRG_CAUSE_REGION,
  BRG_CAUSE_PHASE,
  BRG_CAUSE_COLOUR,
  BRG_CAUSE_LIVESTOCK,
  BRG_CAUSE_INCOME,
  BRG_CAUSE_GOODS_LEFT,
  BRG_CAUSE_SILVER_LEFT,
  BRG_CAUSE_WORKERS_LEFT,
  /* one more for each kind of tile, named as the kind is */
} BrgDuchyCause;

typedef enum
{
  BRG_QUESTION_START_CASTLE = BRG_FIRST_QUESTION,
  BRG_QUESTION_TURN,
  BRG_QUESTION_ACTION,
  BRG_QUESTION_TAKE,
  BRG_QUESTION_PLACE,
  BRG_QUESTION_SELL,
  BRG_QUESTION_LOAD,
  BRG_QUESTION_SECOND_DEPOT,
  BRG_QUESTION_STOW,
  BRG_QUESTION_DISCARD,
} BrgDuchyQuestion;

typedef enum
{
  BRG_FRAME_GAME = BRG_FIRST_FRAME_KIND,
  BRG_FRAME_START_CASTLE,
  BRG_FRAME_PHASE,
  BRG_FRAME_ROUND,
  BRG_FRAME_TURN,
  BRG_FRAME_ACTION,     /* arguments: cause */
  BRG_FRAME_TAKE,       /* arguments: cause, classes */
  BRG_FRAME_PLACE,      /* arguments: cause */
  BRG_FRAME_SELL,       /* arguments: cause */
  BRG_FRAME_TAKING,     /* arguments: depot, kind, discards if full, cause */
  BRG_FRAME_SALE,       /* arguments: goods kind, how many are left to lay */
  BRG_FRAME_SHIP,       /* arguments: depot, second depot */
} BrgDuchyFrameKind;

typedef enum
{
  BRG_BUNDLE_PLACEMENT = BRG_FIRST_BUNDLE, /* arguments: kind, space */
} BrgDuchyBundle;

/** BrgPlacementItem: what a placement owes, in the rules' order (R28). */
typedef enum
{
  BRG_PLACEMENT_REGION,
  BRG_PLACEMENT_COLOUR,
  BRG_PLACEMENT_EFFECT,
  BRG_N_PLACEMENT_ITEMS,
} BrgPlacementItem;

typedef enum
{
  BRG_REASON_NOT_YOURS = BRG_FIRST_REASON,
  BRG_REASON_NO_SUCH_DIE,
  BRG_REASON_TOO_FEW_WORKERS,
  BRG_REASON_TOO_FEW_TO_PAY,
  BRG_REASON_NOT_IN_DEPOT,
  BRG_REASON_OTHER_DEPOT,
  BRG_REASON_WRONG_CLASS,
  BRG_REASON_STORAGE_FULL,
  BRG_REASON_NOT_STORED,
  BRG_REASON_WRONG_COLOUR,
  BRG_REASON_COVERED,
  BRG_REASON_NOT_ADJACENT,
  BRG_REASON_BUILDING_IN_TOWN,
  BRG_REASON_OTHER_NUMBER,
  BRG_REASON_NO_GOODS,
  BRG_REASON_NOT_NEXT_DEPOT,
  BRG_REASON_EMPTY_DEPOT,
  BRG_REASON_NO_SUCH_CARGO,
  BRG_REASON_ALREADY_BOUGHT,
  BRG_REASON_ALREADY_USED,
  BRG_REASON_TOO_LITTLE_SILVER,
  BRG_REASON_NO_MONASTERY,
  BRG_REASON_NOT_BLACK,
  BRG_REASON_NOT_NUMBERED,
  BRG_REASON_OTHER_PAYMENT,
} BrgDuchyReason;

typedef enum
{
  BRG_JOINT_SET_UP = BRG_FIRST_JOINT,
  BRG_JOINT_PHASE_START,
  BRG_JOINT_ROUND_START,
  BRG_JOINT_TURN_START,
  BRG_JOINT_TURN_END,
  BRG_JOINT_PHASE_END,  /* 10 shields 14 and 15, 20 tribute, 30 income */
  BRG_JOINT_FINAL,      /* 10 what is left, 20 scoring monasteries, 30 modules */
} BrgDuchyJoint;

/**
 * BrgDuchyQuery: what modules can change.
 * @BRG_QUERY_REACH: set of spaces: where placing is next to something; numbers: none
 * @BRG_QUERY_MAY_LIE: set of those spaces that are asked about; numbers: kind
 * @BRG_QUERY_FREE_STEPS: number: steps without workers; numbers: face, purpose
 * @BRG_QUERY_WORKER_STEPS: number: steps a worker gives; numbers: none
 * @BRG_QUERY_CAPACITY: number of storage spaces
 * @BRG_QUERY_GOODS_ROOM: number of goods spaces
 * @BRG_QUERY_PASTURE: set of spaces that score with a pasture's livestock; numbers: space
 * @BRG_QUERY_REGION_SIZE: number of spaces; numbers: region
 * @BRG_QUERY_POINTS: number; numbers: cause
 * @BRG_QUERY_SILVER: number; numbers: cause, goods sold
 * @BRG_QUERY_GAINED_WORKERS: number; numbers: cause
 * @BRG_QUERY_STACKING: number: where two markers meet on the track, the greater one lies on top
 *   whoever arrives; numbers: none
 * @BRG_QUERY_COUNT: number a scoring monastery counts; numbers: what, kind
 */
typedef enum
{
  BRG_QUERY_REACH = BRG_FIRST_QUERY,
  BRG_QUERY_MAY_LIE,
  BRG_QUERY_FREE_STEPS,
  BRG_QUERY_WORKER_STEPS,
  BRG_QUERY_CAPACITY,
  BRG_QUERY_GOODS_ROOM,
  BRG_QUERY_PASTURE,
  BRG_QUERY_REGION_SIZE,
  BRG_QUERY_POINTS,
  BRG_QUERY_SILVER,
  BRG_QUERY_GAINED_WORKERS,
  BRG_QUERY_STACKING,
  BRG_QUERY_COUNT,
} BrgDuchyQuery;

G_END_DECLS
