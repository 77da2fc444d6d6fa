/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/engine/brg-play.h"

G_BEGIN_DECLS

BrgRuleset  *brg_posed_ruleset (const BrgVariant *variant,
                                const BrgModule  *module,
                                const char       *option);
BrgPosition *brg_posed_new     (const BrgRuleset *ruleset,
                                const char       *lines);
void         brg_posed_play    (const BrgRuleset *ruleset,
                                BrgPosition      *position,
                                const char       *move);
BrgMove      brg_posed_move    (const BrgRuleset *ruleset,
                                guint             seat,
                                const char       *text);

G_END_DECLS
