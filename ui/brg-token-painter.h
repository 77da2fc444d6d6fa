/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/brg-tile-painter.h"

G_BEGIN_DECLS

/* Small things on the table. All are centred on a point and fill about a square of a size. */

void brg_token_paint_die    (cairo_t              *cr,
                             const BrgPalette     *palette,
                             guint                 value,
                             guint32               colour,
                             guint32               ink,
                             double                x,
                             double                y,
                             double                size);
void brg_token_paint_pips   (cairo_t              *cr,
                             guint                 value,
                             double                x,
                             double                y,
                             double                size);
void brg_token_paint_goods  (cairo_t              *cr,
                             const BrgPalette     *palette,
                             const char           *name,
                             double                x,
                             double                y,
                             double                size);
void brg_token_paint_coin   (cairo_t              *cr,
                             const BrgPalette     *palette,
                             const char           *emblem,
                             double                x,
                             double                y,
                             double                size);
void brg_token_paint_marker (cairo_t              *cr,
                             const BrgPalette     *palette,
                             guint                 player,
                             double                x,
                             double                y,
                             double                size);
void brg_token_paint_bonus  (cairo_t              *cr,
                             const BrgPalette     *palette,
                             const char           *class_name,
                             gint                  points,
                             double                x,
                             double                y,
                             double                size);
void brg_token_paint_count  (cairo_t              *cr,
                             const BrgPalette     *palette,
                             gint                  count,
                             double                x,
                             double                y,
                             double                size);

G_END_DECLS
