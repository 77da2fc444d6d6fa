/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "brg-operations.h"

G_BEGIN_DECLS

/**
 * BrgSource:
 * @seat: who acts
 * @face: the face of the seat's own die that is used, or 0
 * @common: the face of the die that is used if it is nobody's, or 0; a free die of any number has
 *   neither
 * @cause: row of the table of causes: what offers a free action; %BRG_CAUSE_DIE with any die
 * @values: for each purpose, the values that the die can be used at, as bits 1 to 6
 *
 * What an action is done with. Whatever offers an action makes a source and asks
 * brg_source_list(); so every action of every module is offered everywhere.
 *
 * A module contributes actions to the list "action", whose source this is. Moves begin as
 * brg_source_begin_move() says: with one of the seat's own dice their first subject is the die, of
 * kind `die`. With any but a free die the next one, of kind `as`, says at which value it is used,
 * and the workers for that are paid before the verb's `apply` is called.
 */
typedef struct
{
  guint8 seat;
  guint8 face;
  guint8 common;
  guint8 cause;
  guint8 values[BRG_N_PURPOSES];
} BrgSource;

void     brg_source_init_die  (BrgSource         *source,
                               const BrgRuleset  *ruleset,
                               const BrgPosition *position,
                               guint              seat,
                               guint              face);
void     brg_source_init_white (BrgSource         *source,
                               const BrgRuleset  *ruleset,
                               const BrgPosition *position,
                               guint              seat);
void     brg_source_init_free (BrgSource         *source,
                               guint              seat,
                               guint              cause);
guint    brg_source_cost      (const BrgRuleset  *ruleset,
                               const BrgPosition *position,
                               guint              seat,
                               guint              face,
                               guint              value,
                               guint              purpose);
guint    brg_source_purpose   (const BrgRuleset  *ruleset,
                               const BrgMove     *move);
void     brg_source_begin_move (const BrgSource   *source,
                               guint              verb,
                               guint              value,
                               BrgMove           *move);
void     brg_source_list      (const BrgSource   *source,
                               const BrgRuleset  *ruleset,
                               const BrgPosition *position,
                               BrgMoves          *moves);
void     brg_source_why_not   (const BrgSource   *source,
                               const BrgRuleset  *ruleset,
                               const BrgPosition *position,
                               const BrgMove     *move,
                               BrgRefusal        *refusal);
void     brg_source_pay       (BrgPlay           *play,
                               const BrgMove     *move,
                               guint              face);
void     brg_source_act       (BrgPlay           *play,
                               const BrgMove     *move,
                               guint              cause);
void     brg_turn_die         (BrgPlay           *play,
                               guint              seat,
                               guint              face,
                               guint              value);
void     brg_use_die          (BrgPlay           *play,
                               guint              seat,
                               guint              face,
                               guint              value);
BrgBits  brg_may_lie          (const BrgRuleset  *ruleset,
                               const BrgPosition *position,
                               guint              seat,
                               guint              kind,
                               BrgBits            within);
void     brg_refuse_colour    (const BrgBoard     *board,
                               guint               space,
                               BrgRefusal         *refusal);
BrgBits  brg_reach            (const BrgRuleset  *ruleset,
                               const BrgPosition *position,
                               guint              seat);
void     brg_why_not_lie      (const BrgRuleset  *ruleset,
                               const BrgPosition *position,
                               const BrgMove     *move,
                               BrgRefusal        *refusal);
void     brg_why_not_lie_on   (const BrgRuleset  *ruleset,
                               const BrgPosition *position,
                               guint              seat,
                               guint              kind,
                               guint              space,
                               BrgRefusal        *refusal);
void     brg_list_placements  (const BrgRuleset  *ruleset,
                               const BrgPosition *position,
                               const BrgSource   *source,
                               BrgMoves          *moves);

G_END_DECLS
