/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/duchy/brg-source.h"

G_BEGIN_DECLS

/* The rows of the module, counted from 0; its place in the ruleset says where they begin. */

typedef enum
{
  WHITE_EVENT_DIE_USED, /* seat; amount: what the die shows; as, if it is used as something else */
} WhiteEventKind;

typedef enum
{
  WHITE_QUESTION_ACTION,
} WhiteQuestion;

typedef enum
{
  WHITE_FRAME_ACTION, /* arguments: cause */
} WhiteFrameKind;

extern const BrgModule brg_white_castles_module;

/** brg_white_castles_place: where the module's rows are. */
static inline const BrgPlace *
brg_white_castles_place (const BrgRuleset *ruleset)
{
  return brg_ruleset_find_place (ruleset, &brg_white_castles_module);
}

/* The white castle. */
void     brg_white_castle_start   (BrgPlay           *play,
                                   guint              seat,
                                   guint              argument,
                                   guint              cause,
                                   guint              space);
void     brg_white_castle_run     (BrgPlay           *play,
                                   BrgFrame          *frame);
gboolean brg_white_castle_check   (const BrgRuleset  *ruleset,
                                   const BrgPosition *position,
                                   const BrgFrame    *frame);
void     brg_white_castle_list    (const BrgRuleset  *ruleset,
                                   const BrgPosition *position,
                                   const BrgFrame    *frame,
                                   BrgMoves          *moves);
void     brg_white_castle_answer  (BrgPlay           *play,
                                   BrgFrame          *frame,
                                   const BrgMove     *move);
void     brg_white_castle_why_not (const BrgRuleset  *ruleset,
                                   const BrgPosition *position,
                                   const BrgFrame    *frame,
                                   const BrgMove     *move,
                                   BrgRefusal        *refusal);
gint     brg_white_castle_number  (const BrgRuleset  *ruleset,
                                   const BrgPosition *position,
                                   const BrgFrame    *frame);

G_END_DECLS
