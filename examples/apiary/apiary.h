/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/duchy/brg-operations.h"

G_BEGIN_DECLS

/* The rows of the module, counted from 0; its place in a ruleset says where they begin there. */

enum
{
  APIARY_SUBJECT_JAR, /* owner: seat; index: 0 */
};

enum
{
  APIARY_VERB_TRADE,
};

enum
{
  APIARY_EVENT_HONEY, /* amount: jars; cause */
};

enum
{
  APIARY_CAUSE_TRADE,
  APIARY_CAUSE_LEFT,
};

enum
{
  APIARY_REASON_NO_HONEY,
};

/**
 * ApiarySlice:
 * @honey: the jars of each seat
 *
 * What the module adds to a position.
 */
typedef struct
{
  guint16 honey[BRG_MAX_SEATS];
} ApiarySlice;

extern const BrgModule apiary_module;

/** apiary_place: where the module's rows and its slice are. */
static inline const BrgPlace *
apiary_place (const BrgRuleset *ruleset)
{
  return brg_ruleset_find_place (ruleset, &apiary_module);
}

void apiary_gather           (BrgPlay           *play,
                              guint              seat,
                              guint              argument,
                              guint              cause,
                              guint              space);
void apiary_trade_contribute (const BrgRuleset  *ruleset,
                              const BrgPosition *position,
                              guint              seat,
                              gconstpointer      source,
                              BrgMoves          *moves);
void apiary_trade            (BrgPlay           *play,
                              const BrgMove     *move,
                              guint              cause);
void apiary_trade_why_not    (const BrgRuleset  *ruleset,
                              const BrgPosition *position,
                              gconstpointer      source,
                              const BrgMove     *move,
                              BrgRefusal        *refusal);
void apiary_score_left       (BrgPlay           *play,
                              guint              seat);

G_END_DECLS
