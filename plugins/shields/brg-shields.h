/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/duchy/brg-operations.h"
#include "brg-shield-catalogue.h"

G_BEGIN_DECLS

/* The rows of the module, counted from 0; its place in the ruleset says where they begin. */

typedef enum
{
  SHIELDS_SUBJECT_SHIELD, /* index: its number from 1 */
  SHIELDS_SUBJECT_PLAYER, /* index: seat */
} ShieldsSubjectKind;

typedef enum
{
  SHIELDS_VERB_PAIR,              /* die die shield space */
  SHIELDS_VERB_PAY_SILVER,        /* shield */
  SHIELDS_VERB_PAY_WORKER,        /* shield */
  SHIELDS_VERB_GIVE_UP,           /* shield */
  SHIELDS_VERB_GATHER,            /* cargo */
  SHIELDS_VERB_COPY,              /* shield player */
  SHIELDS_VERB_TAKE,              /* shield space */
  SHIELDS_VERB_USE,               /* shield */
  SHIELDS_VERB_TURN,              /* shield die as */
} ShieldsVerb;

typedef enum
{
  SHIELDS_EVENT_DEALT, /* shield, depot */
  SHIELDS_EVENT_LAID,  /* seat; cause; shield, space */
  SHIELDS_EVENT_GONE,  /* seat; cause; shield, which lay on one of its castles */
  SHIELDS_EVENT_COPIES, /* seat; shield, player */
  SHIELDS_EVENT_TURNED, /* seat; cause; die, as */
} ShieldsEventKind;

/* Each shield is a cause of its own, of the class `shield`. */
typedef enum
{
  SHIELDS_CAUSE_PAIR,     /* action */
  SHIELDS_CAUSE_TRIBUTE,  /* payment */
  SHIELDS_CAUSE_SHIELD_1, /* shield; SHIELDS_CAUSE_OF() is that of any other */
  SHIELDS_N_CAUSES = SHIELDS_CAUSE_SHIELD_1 + BRG_N_SHIELDS,
} ShieldsCause;

#define SHIELDS_CAUSE_OF(number) (SHIELDS_CAUSE_SHIELD_1 + (number) - 1)

typedef enum
{
  SHIELDS_REASON_DIE_USED,
  SHIELDS_REASON_NO_PAIR,   /* numbers: workers needed, owned, the depot's value */
  SHIELDS_REASON_NOT_THERE, /* subject: shield */
  SHIELDS_REASON_NO_CASTLE, /* subject: space */
  SHIELDS_REASON_NOT_DUE,   /* subject: shield */
  SHIELDS_REASON_SILVER_ONLY,
  SHIELDS_REASON_NO_HELP,      /* subject: shield */
  SHIELDS_REASON_SPENT,        /* subject: shield */
  SHIELDS_REASON_OTHER_PLAYER, /* subject: player */
  SHIELDS_REASON_NO_CARGO,     /* subject: cargo */
  SHIELDS_REASON_CASTLES_ONLY,
  SHIELDS_REASON_SAME_VALUE,   /* subject: die */
} ShieldsReason;

typedef enum
{
  SHIELDS_QUESTION_TRIBUTE,
  SHIELDS_QUESTION_CARGO,
  SHIELDS_QUESTION_PATRON,
  SHIELDS_QUESTION_SETTLING,
} ShieldsQuestion;

typedef enum
{
  SHIELDS_FRAME_CARGO,
  SHIELDS_FRAME_PATRON,
  SHIELDS_FRAME_SETTLING, /* arguments: the shields that were used, as bits */
  SHIELDS_FRAME_TRIBUTE, /* arguments: the shield that is asked about; step: see its code */
} ShieldsFrameKind;

/** BrgShieldNumber: what the shields do, by their numbers. */
typedef enum
{
  SHIELD_PASTURE = 1,         /* all pastures are one */
  SHIELD_FELLOW_WORKERS,      /* a worker when another player gains workers */
  SHIELD_WORKER_TRIBUTE,      /* workers pay tribute, too */
  SHIELD_STORAGE,             /* no limit of the storage */
  SHIELD_CARGO,               /* a ship takes a kind of goods from everywhere, too */
  SHIELD_MONASTERIES,         /* another duchy's monasteries */
  SHIELD_BONUS_TILES,         /* bonus tiles doubled */
  SHIELD_MINES,               /* silver of mines doubled */
  SHIELD_SALES,               /* a silver for each good sold */
  SHIELD_SCORING_MONASTERIES, /* scoring monasteries doubled */
  SHIELD_CASTLES,             /* a shield instead of a castle's action */
  SHIELD_GOODS,               /* points of sold goods doubled */
  SHIELD_SHIELDS,             /* points of shields doubled */
  SHIELD_NUMBERED_TILE,       /* a tile of a numbered depot at a phase's end */
  SHIELD_BLACK_TILE,          /* a tile of the black depot at a phase's end */
  SHIELD_DIE,                 /* a die turned once a turn */
  SHIELD_REGIONS,             /* a completed region one space larger */
  SHIELD_REACH,               /* tiles lie anywhere */
} BrgShieldNumber;

/**
 * BrgShieldHolding:
 * @working: (derived) the shields that lie on its castles, as bits by their numbers
 * @spaces: for each shield by its number less 1, the castle's space plus 1, or 0 if it is not here
 * @patron: the seat whose monasteries shield 6 copies, plus 1; 0 if nobody was named
 *
 * The shields of a duchy.
 */
typedef struct
{
  guint32 working;
  guint8  spaces[BRG_N_SHIELDS];
  guint8  patron;
} BrgShieldHolding;

/**
 * BrgShieldSlice:
 * @held: the shields of each duchy, at the first of the seats that share it
 * @depots: the shields at each depot; 0 where none lies
 * @turned: for each seat, whether it has turned a die this turn
 *
 * Where the shields are; those that are nowhere have left the game or were never in it.
 */
typedef struct
{
  BrgShieldHolding held[BRG_MAX_SEATS];
  guint8           depots[BRG_N_DEPOTS][BRG_DEPOT_SHIELDS];
  guint8           turned[BRG_MAX_SEATS];
} BrgShieldSlice;

extern const BrgModule brg_shields_module;

/** brg_shields_place: where the module's rows and its slice are. */
static inline const BrgPlace *
brg_shields_place (const BrgRuleset *ruleset)
{
  return brg_ruleset_find_place (ruleset, &brg_shields_module);
}

/** brg_shield_catalogue: the shields of a ruleset. */
static inline const BrgShieldCatalogue *
brg_shield_catalogue (const BrgRuleset *ruleset)
{
  return brg_shields_place (ruleset)->tables;
}

/** brg_shield_slice: where the shields are, as it lies in @position; to be changed only in play. */
static inline BrgShieldSlice *
brg_shield_slice (const BrgRuleset  *ruleset,
                  const BrgPosition *position)
{
  return brg_position_slice (position, brg_shields_place (ruleset)->slice);
}

/** brg_shield_keeper: the first of the seats that share the duchy of @seat; what is a duchy's is
 * kept there, and asked once. */
static inline guint
brg_shield_keeper (const BrgRuleset *ruleset,
                   guint             seat)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);
  guint keeper = 0;

  while (tables->duchy_offset[keeper] != tables->duchy_offset[seat])
    keeper++;

  return keeper;
}

/** brg_shield_holding: the shields of the duchy of @seat; to be changed only in play. */
static inline BrgShieldHolding *
brg_shield_holding (const BrgRuleset  *ruleset,
                    const BrgPosition *position,
                    guint              seat)
{
  return &brg_shield_slice (ruleset, position)->held[brg_shield_keeper (ruleset, seat)];
}

/** brg_shield_works: whether shield @number lies on a castle of the duchy of @seat. */
static inline gboolean
brg_shield_works (const BrgRuleset  *ruleset,
                  const BrgPosition *position,
                  guint              seat,
                  BrgShieldNumber    number)
{
  return (brg_shield_holding (ruleset, position, seat)->working >> number) & 1;
}

/** brg_shield_cause: row of the table of causes that stands for shield @number. */
static inline guint
brg_shield_cause (const BrgRuleset *ruleset,
                  BrgShieldNumber   number)
{
  return brg_shields_place (ruleset)->causes + SHIELDS_CAUSE_OF (number);
}

/** brg_shield_subject: shield @number as a thing that one can point at, wherever it lies. */
static inline BrgSubject
brg_shield_subject (const BrgRuleset *ruleset,
                    guint             number)
{
  return BRG_SUBJECT (brg_shields_place (ruleset)->subject_kinds + SHIELDS_SUBJECT_SHIELD, 0,
                      number);
}

/** brg_shield_is_own_turn: whether @seat is asked what to do with a die in its own turn. */
static inline gboolean
brg_shield_is_own_turn (const BrgPosition *position,
                        guint              seat)
{
  const BrgFrame *frame = brg_position_top (position);

  return frame != NULL && frame->question == BRG_QUESTION_TURN && frame->seat == seat;
}

/** brg_shield_depots: the depots that have a shield, as bits from 1. */
static inline guint
brg_shield_depots (const BrgRuleset  *ruleset,
                   const BrgPosition *position)
{
  const BrgShieldSlice *slice = brg_shield_slice (ruleset, position);
  guint depots = 0;

  for (guint depot = 1; depot <= BRG_N_DEPOTS; depot++)
    if (slice->depots[depot - 1][0] != 0 || slice->depots[depot - 1][1] != 0)
      depots |= 1u << depot;

  return depots;
}

/* Where they lie: brg-shield-laying.c. */
void     brg_shield_deal           (BrgPlay           *play,
                                    guint              no_seat);
void     brg_shield_derive         (const BrgRuleset  *ruleset,
                                    BrgPosition       *position);
guint    brg_shield_find_depot     (const BrgRuleset  *ruleset,
                                    const BrgPosition *position,
                                    guint              number);
BrgBits  brg_shield_castles        (const BrgRuleset  *ruleset,
                                    const BrgPosition *position,
                                    guint              seat);
void     brg_shield_list           (const BrgRuleset  *ruleset,
                                    const BrgPosition *position,
                                    guint              depots,
                                    const BrgMove     *pattern,
                                    BrgMoves          *moves);
void     brg_shield_why_not        (const BrgRuleset  *ruleset,
                                    const BrgPosition *position,
                                    const BrgMove     *move,
                                    BrgRefusal        *refusal);
void     brg_shield_lay            (BrgPlay           *play,
                                    guint              seat,
                                    guint              number,
                                    guint              space,
                                    guint              cause);
void     brg_shield_remove         (BrgPlay           *play,
                                    guint              seat,
                                    guint              number,
                                    guint              cause);

/* A pair of dice: brg-shield-pair.c. */
void     brg_shield_pair_contribute (const BrgRuleset  *ruleset,
                                     const BrgPosition *position,
                                     guint              seat,
                                     gconstpointer      source,
                                     BrgMoves          *moves);
void     brg_shield_pair_apply     (BrgPlay           *play,
                                    const BrgMove     *move,
                                    guint              no_cause);
void     brg_shield_pair_why_not   (const BrgRuleset  *ruleset,
                                    const BrgPosition *position,
                                    gconstpointer      source,
                                    const BrgMove     *move,
                                    BrgRefusal        *refusal);

/* Tribute: brg-tribute.c. */
void     brg_tribute_due           (BrgPlay           *play,
                                    guint              no_seat);
void     brg_tribute_run           (BrgPlay           *play,
                                    BrgFrame          *frame);
gboolean brg_tribute_check         (const BrgRuleset  *ruleset,
                                    const BrgPosition *position,
                                    const BrgFrame    *frame);
void     brg_tribute_list          (const BrgRuleset  *ruleset,
                                    const BrgPosition *position,
                                    const BrgFrame    *frame,
                                    BrgMoves          *moves);
void     brg_tribute_answer        (BrgPlay           *play,
                                    BrgFrame          *frame,
                                    const BrgMove     *move);
void     brg_tribute_why_not       (const BrgRuleset  *ruleset,
                                    const BrgPosition *position,
                                    const BrgFrame    *frame,
                                    const BrgMove     *move,
                                    BrgRefusal        *refusal);
gint     brg_tribute_number        (const BrgRuleset  *ruleset,
                                    const BrgPosition *position,
                                    const BrgFrame    *frame);

/* 2, workers: brg-shield-fellow.c. */
void     brg_shield_fellow_gains    (BrgPlay           *play,
                                     const BrgEvent    *event);

/* 5, goods for ships: brg-shield-cargo.c. */
void     brg_shield_cargo_due       (BrgPlay           *play,
                                     guint              seat);
void     brg_shield_cargo_run       (BrgPlay           *play,
                                     BrgFrame          *frame);
gboolean brg_shield_cargo_check     (const BrgRuleset  *ruleset,
                                     const BrgPosition *position,
                                     const BrgFrame    *frame);
void     brg_shield_cargo_list      (const BrgRuleset  *ruleset,
                                     const BrgPosition *position,
                                     const BrgFrame    *frame,
                                     BrgMoves          *moves);
void     brg_shield_cargo_answer    (BrgPlay           *play,
                                     BrgFrame          *frame,
                                     const BrgMove     *move);
void     brg_shield_cargo_why_not   (const BrgRuleset  *ruleset,
                                     const BrgPosition *position,
                                     const BrgFrame    *frame,
                                     const BrgMove     *move,
                                     BrgRefusal        *refusal);

/* 6, monasteries of others: brg-shield-patron.c. */
BrgBits  brg_shield_borrowed        (const BrgRuleset        *ruleset,
                                     const BrgPosition       *position,
                                     const BrgQueryArguments *arguments,
                                     BrgBits                  value);
void     brg_shield_forget_patron   (BrgPlay           *play,
                                     guint              seat);
void     brg_shield_copy_contribute (const BrgRuleset  *ruleset,
                                     const BrgPosition *position,
                                     guint              seat,
                                     gconstpointer      source,
                                     BrgMoves          *moves);
void     brg_shield_copy_apply      (BrgPlay           *play,
                                     const BrgMove     *move,
                                     guint              no_cause);
void     brg_shield_copy_why_not    (const BrgRuleset  *ruleset,
                                     const BrgPosition *position,
                                     gconstpointer      source,
                                     const BrgMove     *move,
                                     BrgRefusal        *refusal);
void     brg_shield_patron_due      (BrgPlay           *play,
                                     guint              no_seat);
void     brg_shield_patron_run      (BrgPlay           *play,
                                     BrgFrame          *frame);
gboolean brg_shield_patron_check    (const BrgRuleset  *ruleset,
                                     const BrgPosition *position,
                                     const BrgFrame    *frame);
void     brg_shield_patron_list     (const BrgRuleset  *ruleset,
                                     const BrgPosition *position,
                                     const BrgFrame    *frame,
                                     BrgMoves          *moves);
void     brg_shield_patron_answer   (BrgPlay           *play,
                                     BrgFrame          *frame,
                                     const BrgMove     *move);
void     brg_shield_patron_why_not  (const BrgRuleset  *ruleset,
                                     const BrgPosition *position,
                                     const BrgFrame    *frame,
                                     const BrgMove     *move,
                                     BrgRefusal        *refusal);

/* 11, shields for castles: brg-shield-castle.c. */
void     brg_shield_castle_contribute (const BrgRuleset  *ruleset,
                                       const BrgPosition *position,
                                       guint              seat,
                                       gconstpointer      source,
                                       BrgMoves          *moves);
void     brg_shield_castle_apply    (BrgPlay           *play,
                                     const BrgMove     *move,
                                     guint              no_cause);
void     brg_shield_castle_why_not  (const BrgRuleset  *ruleset,
                                     const BrgPosition *position,
                                     gconstpointer      source,
                                     const BrgMove     *move,
                                     BrgRefusal        *refusal);

/* 14 and 15, tiles at a phase's end: brg-shield-settling.c. */
guint    brg_shield_turn_order      (const BrgRuleset  *ruleset,
                                     const BrgPosition *position,
                                     guint              order[BRG_MAX_SEATS]);
void     brg_shield_settling_due    (BrgPlay           *play,
                                     guint              no_seat);
void     brg_shield_settling_run    (BrgPlay           *play,
                                     BrgFrame          *frame);
gboolean brg_shield_settling_check  (const BrgRuleset  *ruleset,
                                     const BrgPosition *position,
                                     const BrgFrame    *frame);
void     brg_shield_settling_list   (const BrgRuleset  *ruleset,
                                     const BrgPosition *position,
                                     const BrgFrame    *frame,
                                     BrgMoves          *moves);
void     brg_shield_settling_answer (BrgPlay           *play,
                                     BrgFrame          *frame,
                                     const BrgMove     *move);
void     brg_shield_settling_why_not (const BrgRuleset  *ruleset,
                                      const BrgPosition *position,
                                      const BrgFrame    *frame,
                                      const BrgMove     *move,
                                      BrgRefusal        *refusal);

/* 16, a die of any value: brg-shield-die.c. */
void     brg_shield_turn_start      (BrgPlay           *play,
                                     guint              seat);
void     brg_shield_turn_contribute (const BrgRuleset  *ruleset,
                                     const BrgPosition *position,
                                     guint              seat,
                                     gconstpointer      source,
                                     BrgMoves          *moves);
void     brg_shield_turn_apply      (BrgPlay           *play,
                                     const BrgMove     *move,
                                     guint              no_cause);
void     brg_shield_turn_why_not    (const BrgRuleset  *ruleset,
                                     const BrgPosition *position,
                                     gconstpointer      source,
                                     const BrgMove     *move,
                                     BrgRefusal        *refusal);

/* What the shields are worth at the end: brg-shield-final.c. */
void     brg_shield_final          (BrgPlay           *play,
                                    guint              no_seat);

/* How good they are: brg-shield-worth.c. */
gint     brg_shield_worth          (const BrgRuleset        *ruleset,
                                    const BrgPosition       *position,
                                    const BrgQueryArguments *arguments,
                                    gint                     value);

/* Shields that change a value: brg-shield-values.c. */
BrgBits  brg_shield_pasture        (const BrgRuleset        *ruleset,
                                    const BrgPosition       *position,
                                    const BrgQueryArguments *arguments,
                                    BrgBits                  value);
BrgBits  brg_shield_reach          (const BrgRuleset        *ruleset,
                                    const BrgPosition       *position,
                                    const BrgQueryArguments *arguments,
                                    BrgBits                  value);
gint     brg_shield_region_size    (const BrgRuleset        *ruleset,
                                    const BrgPosition       *position,
                                    const BrgQueryArguments *arguments,
                                    gint                     value);
gint     brg_shield_points         (const BrgRuleset        *ruleset,
                                    const BrgPosition       *position,
                                    const BrgQueryArguments *arguments,
                                    gint                     value);
gint     brg_shield_sale_silver    (const BrgRuleset        *ruleset,
                                    const BrgPosition       *position,
                                    const BrgQueryArguments *arguments,
                                    gint                     value);
gint     brg_shield_capacity       (const BrgRuleset        *ruleset,
                                    const BrgPosition       *position,
                                    const BrgQueryArguments *arguments,
                                    gint                     value);
gint     brg_shield_mine_silver    (const BrgRuleset        *ruleset,
                                    const BrgPosition       *position,
                                    const BrgQueryArguments *arguments,
                                    gint                     value);

G_END_DECLS
