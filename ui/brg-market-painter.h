/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/brg-market-layout.h"
#include "ui/brg-market-model.h"

G_BEGIN_DECLS

void brg_market_paint_print  (cairo_t               *cr,
                              const BrgPalette      *palette,
                              const BrgMarketModel  *model,
                              const BrgMarketLayout *layout,
                              double                 width,
                              double                 height);
void brg_market_paint_pieces (cairo_t               *cr,
                              const BrgPalette      *palette,
                              const BrgMarketModel  *model,
                              const BrgMarketLayout *layout);

G_END_DECLS
