/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "brg-duchy-state.h"

G_BEGIN_DECLS

/* What can be taken from a depot, and how it leaves. Whatever takes a tile from a depot asks here:
 * so what modules offer at the black depot is offered everywhere. */

guint    brg_count_in_depot    (const BrgRuleset     *ruleset,
                                const BrgPosition    *position,
                                guint                 depot,
                                guint                 kind);
guint64  brg_kinds_in_depot    (const BrgRuleset     *ruleset,
                                const BrgPosition    *position,
                                guint                 depot);
void     brg_list_takes        (const BrgPosition    *position,
                                guint                 depot,
                                guint64               kinds,
                                const BrgMove        *pattern,
                                BrgMoves             *moves);
void     brg_list_black_takes  (const BrgRuleset     *ruleset,
                                const BrgPosition    *position,
                                guint64               kinds,
                                const BrgMove        *pattern,
                                BrgMoves             *moves);
void     brg_remove_from_depot (BrgPlay              *play,
                                guint                 depot,
                                guint                 kind);

G_END_DECLS
