/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "brg-duchy-state.h"

G_BEGIN_DECLS

/* Which monasteries count as whose. What helps a duchy lastingly is kept in its powers, which
 * brg_has_power() reads; these functions tell where that comes from. */

guint64  brg_lying             (const BrgRuleset     *ruleset,
                                const BrgPosition    *position,
                                guint                 seat);
guint64  brg_borrowed          (const BrgRuleset     *ruleset,
                                const BrgPosition    *position,
                                guint                 seat);
guint64  brg_scoring_kinds     (const BrgRuleset     *ruleset,
                                const BrgPosition    *position,
                                guint                 seat);
void     brg_update_powers     (const BrgRuleset     *ruleset,
                                BrgPosition          *position);

G_END_DECLS
