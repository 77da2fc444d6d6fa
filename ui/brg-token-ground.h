/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/brg-palette.h"

G_BEGIN_DECLS

/* What small things on the table have in common: their outline, light and shadow. */

void brg_token_path         (cairo_t          *cr,
                             double            x,
                             double            y,
                             double            size,
                             double            radius);
void brg_token_fill         (cairo_t          *cr,
                             const BrgPalette *palette,
                             guint32           colour,
                             double            y,
                             double            size);
void brg_token_edge         (cairo_t          *cr,
                             const BrgPalette *palette,
                             guint32           colour,
                             double            size);
void brg_token_paint_shadow (cairo_t          *cr,
                             const BrgPalette *palette,
                             double            x,
                             double            y,
                             double            size,
                             double            radius);

G_END_DECLS
