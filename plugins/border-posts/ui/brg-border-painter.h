/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "plugins/border-posts/brg-border-catalogue.h"
#include "ui/brg-box.h"
#include "ui/brg-expansion-ui.h"

G_BEGIN_DECLS

void brg_border_paint_post  (cairo_t                  *cr,
                             const BrgPalette         *palette,
                             guint                     number,
                             gboolean                  linked,
                             double                    x,
                             double                    y,
                             double                    size);
void brg_border_paint_tile  (cairo_t                  *cr,
                             const BrgPalette         *palette,
                             gint                      points,
                             const BrgBox             *box);
void brg_border_paint_trail (cairo_t                  *cr,
                             const BrgPalette         *palette,
                             const BrgBorderCatalogue *catalogue,
                             const BrgDuchySheet      *sheet,
                             guint                     path);
void brg_border_paint_bridges (cairo_t                  *cr,
                             const BrgPalette         *palette,
                             const BrgBorderCatalogue *catalogue,
                             const BrgDuchySheet      *sheet,
                             guint                     path);
gboolean brg_border_place_post (const BrgBorderCatalogue *catalogue,
                             const BrgDuchySheet      *sheet,
                             guint                     post,
                             double                   *x,
                             double                   *y);

G_END_DECLS
