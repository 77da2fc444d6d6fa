/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/engine/brg-position.h"
#include "ui/brg-view.h"

G_BEGIN_DECLS

#define BRG_TYPE_MARKET_VIEW (brg_market_view_get_type ())
G_DECLARE_FINAL_TYPE (BrgMarketView, brg_market_view, BRG, MARKET_VIEW, BrgView)

GtkWidget *brg_market_view_new          (BrgClaims         *claims);
void       brg_market_view_set_position (BrgMarketView     *self,
                                         BrgRuleset        *ruleset,
                                         const BrgPosition *position);

G_END_DECLS
