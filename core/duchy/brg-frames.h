/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "brg-duchy-rows.h"
#include "brg-duchy-state.h"

G_BEGIN_DECLS

/* The code of the board game's frames and questions; brg-duchy-variant.c puts them into tables. */

#define BRG_FRAME(name) void brg_##name##_run (BrgPlay *play, BrgFrame *frame)

#define BRG_ASKING(name) \
  void brg_##name##_list (const BrgRuleset *ruleset, const BrgPosition *position, \
                          const BrgFrame *frame, BrgMoves *moves); \
  void brg_##name##_answer (BrgPlay *play, BrgFrame *frame, const BrgMove *move); \
  void brg_##name##_why_not (const BrgRuleset *ruleset, const BrgPosition *position, \
                             const BrgFrame *frame, const BrgMove *move, BrgRefusal *refusal)

BRG_FRAME (game);
BRG_FRAME (start_castle);
BRG_FRAME (phase);
BRG_FRAME (round);
BRG_FRAME (turn);
BRG_FRAME (action);
BRG_FRAME (take_effect);
BRG_FRAME (place_effect);
BRG_FRAME (sell_effect);
BRG_FRAME (taking);
BRG_FRAME (sale);
BRG_FRAME (ship);
BRG_FRAME (settle);

BRG_ASKING (start_castle);
BRG_ASKING (turn);
BRG_ASKING (action);
BRG_ASKING (take_effect);
BRG_ASKING (place_effect);
BRG_ASKING (sell_effect);
BRG_ASKING (load);
BRG_ASKING (second_depot);
BRG_ASKING (stow);
BRG_ASKING (discard);
BRG_ASKING (settle);

/* Effects that may be declined (R22). */
typedef void (*BrgListFunc) (const BrgRuleset  *ruleset,
                             const BrgPosition *position,
                             const BrgFrame    *frame,
                             BrgMoves          *moves);

gboolean brg_decline_effect     (BrgPlay           *play,
                                 BrgFrame          *frame,
                                 const BrgMove     *move,
                                 BrgListFunc        list);

/* Whether a frame that was read from a text can run. */
#define BRG_CHECK(name) \
  gboolean brg_check_##name (const BrgRuleset *ruleset, const BrgPosition *position, \
                             const BrgFrame *frame)

BRG_CHECK (game);
BRG_CHECK (seat);
BRG_CHECK (effect);
BRG_CHECK (taking);
BRG_CHECK (placement);
BRG_CHECK (sale);
BRG_CHECK (ship);
BRG_CHECK (settle);

/* Bundles. */
void    brg_placement_pay       (BrgPlay           *play,
                                 guint              seat,
                                 guint              item,
                                 const guint8      *arguments);

/* Joint entries. */
void    brg_income_run          (BrgPlay           *play,
                                 guint              seat);
void    brg_final_left_run      (BrgPlay           *play,
                                 guint              seat);
void    brg_final_tiles_run     (BrgPlay           *play,
                                 guint              seat);

/* The variant. */
void    brg_duchy_begin         (BrgPlay           *play);
void    brg_duchy_pose          (BrgPlay           *play);
gint    brg_duchy_score         (const BrgRuleset  *ruleset,
                                 const BrgPosition *position,
                                 guint              seat);
void    brg_duchy_rank          (const BrgRuleset  *ruleset,
                                 const BrgPosition *position,
                                 guint             *places);
gdouble brg_duchy_worth         (const BrgRuleset  *ruleset,
                                 const BrgPosition *position,
                                 guint              seat);

/* The purchases, possible at any time of one's own turn. */
void    brg_purchase_contribute (const BrgRuleset  *ruleset,
                                 const BrgPosition *position,
                                 guint              seat,
                                 gconstpointer      source,
                                 BrgMoves          *moves);
void    brg_purchase_apply      (BrgPlay           *play,
                                 const BrgMove     *move,
                                 guint              no_cause);
void    brg_purchase_why_not    (const BrgRuleset  *ruleset,
                                 const BrgPosition *position,
                                 gconstpointer      source,
                                 const BrgMove     *move,
                                 BrgRefusal        *refusal);

G_END_DECLS
