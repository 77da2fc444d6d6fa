/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/engine/brg-play.h"
#include "ui/brg-palette.h"

G_BEGIN_DECLS

void brg_miniature_paint (cairo_t           *cr,
                          const BrgPalette  *palette,
                          const BrgRuleset  *ruleset,
                          const BrgPosition *position,
                          double             width,
                          double             height);

G_END_DECLS
