/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/brg-expansion-ui.h"

G_BEGIN_DECLS

/*
 * BrgExpansions:
 *
 * The window's halves of the expansions at a table, which is a list of #BrgExpansionUi. Where there
 * are none, the list is NULL, and everything is as in the base game.
 */

gboolean brg_expansions_paint_tile  (const GPtrArray     *expansions,
                                     cairo_t             *cr,
                                     const BrgPalette    *palette,
                                     const BrgTileFace   *face,
                                     double               x,
                                     double               y,
                                     double               width);
gboolean brg_expansions_have_marks  (const GPtrArray     *expansions);
void     brg_expansions_paint_marks (const GPtrArray     *expansions,
                                     cairo_t             *cr,
                                     const BrgPalette    *palette,
                                     BrgViewLayer         layer,
                                     const BrgDuchySheet *sheet);
guint    brg_expansions_list_things (const GPtrArray     *expansions,
                                     const BrgRuleset    *ruleset,
                                     const BrgPosition   *position,
                                     guint                depot,
                                     BrgSubject           things[BRG_DEPOT_THINGS]);
void     brg_expansions_paint_thing (const GPtrArray     *expansions,
                                     cairo_t             *cr,
                                     const BrgPalette    *palette,
                                     const BrgRuleset    *ruleset,
                                     BrgSubject           thing,
                                     double               x,
                                     double               y,
                                     double               size);
char    *brg_expansions_describe    (const GPtrArray     *expansions,
                                     const BrgRuleset    *ruleset,
                                     const BrgPosition   *position,
                                     BrgSubject           subject);

G_END_DECLS
