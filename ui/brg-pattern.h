/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/brg-palette.h"

G_BEGIN_DECLS

void brg_pattern_paint (cairo_t    *cr,
                        BrgPattern  pattern,
                        double      x,
                        double      y,
                        double      reach,
                        double      step);

G_END_DECLS
