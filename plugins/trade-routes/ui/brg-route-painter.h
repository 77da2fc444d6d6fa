/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "plugins/trade-routes/brg-route-catalogue.h"
#include "ui/brg-box.h"
#include "ui/brg-palette.h"

G_BEGIN_DECLS

/**
 * BrgRouteSpaceFace:
 * @die: the number on it
 * @emblem: what stands for its reward
 * @count: how many of these it brings, or 0 where that says nothing
 *
 * What a space of a route looks like.
 */
typedef struct
{
  guint       die;
  const char *emblem;
  gint        count;
} BrgRouteSpaceFace;

void brg_route_space_face_init (BrgRouteSpaceFace       *face,
                                const BrgRouteCatalogue *catalogue,
                                const BrgTileCatalogue  *tiles,
                                BrgRouteSpace            space);
void brg_route_paint_tile      (cairo_t                 *cr,
                                const BrgPalette        *palette,
                                const BrgBox            *box);
void brg_route_paint_space     (cairo_t                 *cr,
                                const BrgPalette        *palette,
                                const BrgRouteSpaceFace *face,
                                const BrgBox            *box);
void brg_route_paint_good      (cairo_t                 *cr,
                                const BrgPalette        *palette,
                                const char              *goods,
                                const BrgBox            *box);
void brg_route_paint_next      (cairo_t                 *cr,
                                const BrgPalette        *palette,
                                const BrgBox            *box);

G_END_DECLS
