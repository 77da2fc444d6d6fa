/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/duchy/brg-duchy-rows.h"
#include "core/duchy/brg-duchy-state.h"

G_BEGIN_DECLS

/*
 * An expansion of the board game for the tests of the window, with what a real one may have: a
 * slice, subjects with and without a widget, moves at any time.
 *
 * Each seat has three banners. In its own turn it may raise them, at any time, over its castles.
 * Once a game it may wish for a kind of building; nothing comes of it.
 */

/** BRG_N_BANNERS: how many each seat has. */
#define BRG_N_BANNERS 3

/** BrgBanners: a seat's part of the module's slice: bits of the banners raised, and its wish. */
typedef struct
{
  guint8 raised;
  guint8 wish;
} BrgBanners;

extern const BrgModule brg_banners_module;

BrgBanners *brg_banners_of          (const BrgRuleset  *ruleset,
                                     const BrgPosition *position,
                                     guint              seat);
BrgSubject  brg_banners_subject     (const BrgRuleset  *ruleset,
                                     guint              seat,
                                     guint              banner);
BrgSubject  brg_banners_wish        (const BrgRuleset  *ruleset,
                                     guint              kind);
BrgRuleset *brg_banners_new_ruleset (guint              n_seats,
                                     gboolean           with_banners);

G_END_DECLS
