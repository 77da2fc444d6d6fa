/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/engine/brg-ruleset.h"

G_BEGIN_DECLS

/* The board game's rows, in the order of its tables. The variant's rows come first in a ruleset,
 * so these are the numbers everywhere. The name of a row, which the tables of modules and scenarios
 * use, is that of its number: %BRG_EVENT_TILE_PLACED is the event `tile-placed`. Seats count from 0
 * in all numbers, and from 1 in texts. */

/** BrgDuchySubjectKind: what one can point at in the board game. */
typedef enum
{
  BRG_SUBJECT_DIE = BRG_FIRST_SUBJECT_KIND, /* owner: seat; index: face */
  BRG_SUBJECT_AS,                           /* index: the value a die is used at */
  BRG_SUBJECT_TILE,                         /* owner: 0 black depot, 1-6; index: kind */
  BRG_SUBJECT_STORED,                       /* owner: store; index: kind */
  BRG_SUBJECT_SPACE,                        /* owner: team; index: space; see brg_space_subject() */
  BRG_SUBJECT_GOODS,                        /* owner: team; index: kind of goods from 1; likewise */
  BRG_SUBJECT_DEPOT,                        /* index: depot from 1 */
  BRG_SUBJECT_CARGO,                        /* index: kind of goods on a depot from 1 */
  BRG_SUBJECT_MONASTERY,                    /* index: kind; used as the means */
  BRG_SUBJECT_PAYMENT,                      /* index: 1 silver, 2 workers */
  BRG_SUBJECT_DUCHY,                        /* index: printed duchy */
  BRG_SUBJECT_COLOUR,                       /* index: class of tiles */
  BRG_SUBJECT_PHASE,                        /* index: phase from 1 */
} BrgDuchySubjectKind;

/**
 * BrgDuchyVerb: what moves of the board game do, and the subjects that they name in order; those
 * with `?` may be lacking. A die is named with the value that it is used `as`; without one, the
 * action is free (R31).
 */
typedef enum
{
  BRG_VERB_START = BRG_FIRST_VERB,   /* space */
  BRG_VERB_TAKE,                     /* die? as? tile */
  BRG_VERB_PLACE,                    /* die? as? stored space */
  BRG_VERB_SELL,                     /* die? as? goods */
  BRG_VERB_WORKERS,                  /* die? */
  BRG_VERB_END_TURN,
  BRG_VERB_DECLINE,
  BRG_VERB_LOAD,                     /* depot */
  BRG_VERB_STOW,                     /* cargo */
  BRG_VERB_DISCARD,                  /* stored */
  BRG_VERB_BUY,                      /* monastery? payment? tile */
  BRG_VERB_SETTLE,                   /* tile space */
} BrgDuchyVerb;

/**
 * BrgDuchyEventKind: what happens in the board game. Beside the row stands what the event tells:
 * whose seat it has if it has one, its amount, cause and subjects.
 */
typedef enum
{
  /* seat: who is first on the track now */
  BRG_EVENT_START_PLAYER = BRG_FIRST_EVENT_KIND,
  BRG_EVENT_DUCHY_DRAWN,             /* seat; duchy */
  BRG_EVENT_START_CASTLE,            /* seat; space */
  BRG_EVENT_PHASE_BEGINS,            /* amount: phase; phase */
  BRG_EVENT_ROUND_BEGINS,            /* amount: round */
  BRG_EVENT_DICE_THROWN,             /* seat; die, die */
  BRG_EVENT_GOOD_PLACED,             /* seat: who threw the white die; cargo, depot */
  BRG_EVENT_TURN_BEGINS,             /* seat */
  BRG_EVENT_TURN_ENDS,               /* seat */
  BRG_EVENT_DIE_USED,                /* seat; die, as if it is used so */
  BRG_EVENT_TILE_TAKEN,              /* seat; cause; tile */
  BRG_EVENT_TILE_BOUGHT,             /* seat; cause; tile, from the black depot */
  BRG_EVENT_TILE_DISCARDED,          /* seat; stored */
  BRG_EVENT_TILE_SWEPT,              /* tile, which leaves its depot and the game */
  /* seat; cause: that of the tile; stored, or tile that comes straight from a depot; space */
  BRG_EVENT_TILE_PLACED,
  BRG_EVENT_REGION_COMPLETED,        /* seat; amount: its size; space of the last tile */
  BRG_EVENT_BONUS_TILE,              /* seat; amount: 1 or 2; space of the last tile, colour */
  BRG_EVENT_GOODS_TAKEN,             /* seat; amount; cargo, depot */
  BRG_EVENT_GOODS_LEFT,              /* seat; amount; cargo */
  BRG_EVENT_GOODS_SOLD,              /* seat; amount; goods */
  BRG_EVENT_GOOD_LAID,               /* seat; goods: one of those sold */
  BRG_EVENT_MARKER_MOVED,            /* seat; amount: space of the track */
  BRG_EVENT_WORKERS,                 /* seat; amount; cause */
  BRG_EVENT_SILVER,                  /* seat; amount; cause */
  BRG_EVENT_POINTS,                  /* seat; amount; cause */
  /* seat; amount: animals on a tile; space; or: points for all tiles; cause: the power */
  BRG_EVENT_ANIMALS_COUNTED,
  BRG_EVENT_DECLINED,                /* seat; cause: what was offered */
  BRG_EVENT_LAPSED,                  /* seat; cause: what nothing could be done with */
  BRG_EVENT_SCORING_BEGINS,
  BRG_EVENT_GAME_ENDS,
} BrgDuchyEventKind;

/**
 * BrgDuchyCause: what things are put down to in the board game. Beside the row stands its class,
 * which hooks look at. One more row follows for each kind of tile, also those of modules: it is
 * called as the kind is, and its class as the class of tiles (`building`, `monastery`…); see
 * `cause` of a #BrgTileKind.
 */
typedef enum
{
  BRG_CAUSE_SET_UP = BRG_FIRST_CAUSE, /* set-up */
  BRG_CAUSE_DIE,                      /* action: by a die */
  BRG_CAUSE_DIE_CHANGED,              /* payment: workers for another value */
  BRG_CAUSE_TAKE_WORKERS,             /* action: the workers */
  BRG_CAUSE_PURCHASE,                 /* payment: of the black depot */
  BRG_CAUSE_SALE,                     /* sale */
  BRG_CAUSE_REGION,                   /* region */
  BRG_CAUSE_PHASE,                    /* phase: points of the phase for a completed region */
  BRG_CAUSE_COLOUR,                   /* bonus-tile */
  BRG_CAUSE_LIVESTOCK,                /* livestock */
  BRG_CAUSE_INCOME,                   /* income: of mines */
  BRG_CAUSE_GOODS_LEFT,               /* final, as the next two */
  BRG_CAUSE_SILVER_LEFT,
  BRG_CAUSE_WORKERS_LEFT,
} BrgDuchyCause;

/** BrgDuchyQuestion: what a seat is asked in the board game. */
typedef enum
{
  BRG_QUESTION_START_CASTLE = BRG_FIRST_QUESTION,
  BRG_QUESTION_TURN,         /* what to do with a die, or to end the turn */
  BRG_QUESTION_ACTION,       /* a free action */
  BRG_QUESTION_TAKE,         /* a tile of some classes from a numbered depot */
  BRG_QUESTION_PLACE,        /* a stored tile */
  BRG_QUESTION_SELL,         /* goods of one kind */
  BRG_QUESTION_LOAD,         /* the depot that a ship loads */
  BRG_QUESTION_SECOND_DEPOT, /* with monastery 5 */
  BRG_QUESTION_STOW,         /* which goods to keep */
  BRG_QUESTION_DISCARD,      /* a stored tile, to make room */
  BRG_QUESTION_SETTLE,       /* a tile straight from a depot, and its space */
} BrgDuchyQuestion;

/** BrgDuchyFrameKind: what remains to be done in the board game; modules push its effects only. */
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
  BRG_FRAME_SHIP,       /* arguments: depot, second depot, kinds from everywhere as bits */
  BRG_FRAME_SETTLE,     /* arguments: cause, depots as bits */
} BrgDuchyFrameKind;

/** BrgDuchyBundle: what one cause owes at once in the board game. */
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

/**
 * BrgDuchyReason: why something cannot be done in the board game. Beside the row stands what its
 * sentence names of the refusal; a module may give these reasons as well as its own.
 */
typedef enum
{
  BRG_REASON_NOT_YOURS = BRG_FIRST_REASON, /* subject: what belongs to a seat */
  BRG_REASON_NO_SUCH_DIE,            /* subject: die */
  BRG_REASON_TOO_FEW_WORKERS,        /* numbers: needed, owned, value of the die */
  BRG_REASON_TOO_FEW_TO_PAY,         /* numbers: needed, owned */
  BRG_REASON_NOT_IN_DEPOT,           /* subject: tile */
  BRG_REASON_OTHER_DEPOT,            /* numbers: its depot, the value used */
  BRG_REASON_WRONG_CLASS,            /* subject: tile; cause: what it would be taken with */
  BRG_REASON_STORAGE_FULL,
  BRG_REASON_NOT_STORED,             /* subject: stored */
  BRG_REASON_WRONG_COLOUR,           /* subject: space; other: colour */
  BRG_REASON_COVERED,                /* subject: space; other: stored, for what lies there */
  BRG_REASON_NOT_ADJACENT,
  BRG_REASON_BUILDING_IN_TOWN,       /* subject: space; other: stored */
  BRG_REASON_OTHER_NUMBER,           /* numbers: needed, used */
  BRG_REASON_NO_GOODS,               /* subject: goods */
  BRG_REASON_NOT_NEXT_DEPOT,         /* subject: depot; other: the first depot */
  BRG_REASON_EMPTY_DEPOT,            /* subject: depot */
  BRG_REASON_NO_SUCH_CARGO,          /* subject: cargo */
  BRG_REASON_ALREADY_BOUGHT,
  BRG_REASON_ALREADY_USED,           /* subject: monastery */
  BRG_REASON_TOO_LITTLE_SILVER,      /* numbers: needed, owned; see brg_refuse_price() */
  BRG_REASON_NO_MONASTERY,           /* subject: monastery */
  BRG_REASON_NOT_BLACK,
  BRG_REASON_NOT_NUMBERED,
  BRG_REASON_OTHER_PAYMENT,          /* subject, other: payments; cause: the monastery */
  BRG_REASON_WRONG_DEPOT,            /* subject: tile; cause: what it would be taken with */
} BrgDuchyReason;

/**
 * BrgDuchyJoint: the places in the flow of the board game that modules join in, with the order
 * numbers that are taken. Those of a turn and of a ship run for its seat, the others once, for
 * %BRG_NO_SEAT.
 */
typedef enum
{
  BRG_JOINT_SET_UP = BRG_FIRST_JOINT, /* all is dealt, no start castle lies */
  BRG_JOINT_PHASE_START,              /* the depots are filled */
  BRG_JOINT_ROUND_START,              /* the dice are thrown, the good is placed */
  BRG_JOINT_TURN_START,
  BRG_JOINT_TURN_END,
  /* 10 shields 14 and 15, 20 tribute, 30 income, 90 the end of a game without final scoring */
  BRG_JOINT_PHASE_END,
  BRG_JOINT_SHIP,                     /* a ship's depots are chosen; brg_ship_load_kind() adds */
  BRG_JOINT_FINAL,                    /* 10 what is left, 20 scoring monasteries, 30 modules */
  BRG_JOINT_SHIP_LOADED,              /* what fits is stored, the marker has advanced */
} BrgDuchyJoint;

/**
 * BrgDuchyQuery: what modules can change in the board game. `seat` is whose value it is; what the
 * numbers of the arguments say stands here, and within which limits a number makes sense. Hooks
 * call a query by the name in quotes.
 * @BRG_QUERY_REACH: "reach", a set of empty spaces: where a placed tile would be next to something;
 *   numbers: none
 * @BRG_QUERY_MAY_LIE: "may-lie", a set of empty spaces: those of the spaces asked about where a
 *   tile may lie, but for reach and die; numbers: kind of tile
 * @BRG_QUERY_FREE_STEPS: "free-steps", 0 to 6: by how much a die may differ without workers;
 *   numbers: its face from 1, a #BrgPurpose
 * @BRG_QUERY_WORKER_STEPS: "worker-steps", 1 to 6: by how much a worker changes a die; numbers:
 *   none
 * @BRG_QUERY_CAPACITY: "capacity", 0 to 255: storage spaces; numbers: 1 for those that it shares with
 *   partners, 0 for its own
 * @BRG_QUERY_GOODS_ROOM: "goods-room", 0 to 6: kinds of goods that can be stored; numbers: none
 * @BRG_QUERY_PASTURE: "pasture", a set of spaces: those whose livestock scores together; numbers:
 *   one of these spaces
 * @BRG_QUERY_REGION_SIZE: "region-size", 1 to 128: the spaces that a completed region is paid for;
 *   numbers: region
 * @BRG_QUERY_POINTS: "points", -10000 to 10000: points of one cause; numbers: cause
 * @BRG_QUERY_SILVER: "silver", 0 to 10000: silver of a sale or of mines; numbers: cause, goods sold
 * @BRG_QUERY_GAINED_WORKERS: "workers", 0 to 10000: workers of one cause; numbers: cause
 * @BRG_QUERY_STACKING: "stacking", 0 to 10000, 0 for most: where two markers meet on the track,
 *   that of the greater one lies on top whoever arrives; numbers: none
 * @BRG_QUERY_COUNT: "count", 0 to 10000: the things that a scoring monastery counts; numbers: a
 *   #BrgScorePer, the kind of tile for %BRG_SCORE_PER_TILE
 * @BRG_QUERY_LYING: "lying", a set of kinds of monasteries: those that lie face up before a seat;
 *   numbers: none
 * @BRG_QUERY_BORROWED: "borrowed", a set of kinds of monasteries: those of others that count as the
 *   seat's, too; whatever changes it calls brg_update_powers(), and its hooks do not look at
 *   derived fields of modules, which are made later; numbers: none
 * @BRG_QUERY_WORTH: "worth", -1000000 to 1000000: how many hundredths of a point better a position
 *   is than it looks, a plain hint for computer players; numbers: none
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
  BRG_QUERY_LYING,
  BRG_QUERY_BORROWED,
  BRG_QUERY_WORTH,
} BrgDuchyQuery;

G_END_DECLS
