/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/brg-palette.h"

G_BEGIN_DECLS

cairo_pattern_t *brg_pattern_get (cairo_t    *cr,
                                  BrgPattern  pattern,
                                  double      step,
                                  guint32     colour,
                                  double      alpha);
void             brg_pattern_fill (cairo_t             *cr,
                                   const BrgPalette    *palette,
                                   const BrgClassPaint *paint,
                                   guint32              ground,
                                   double               step);

G_END_DECLS
