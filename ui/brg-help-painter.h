/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/brg-help-page.h"
#include "ui/brg-palette.h"

G_BEGIN_DECLS

/**
 * BrgHelpScene:
 * @items: (element-type BrgHelpItem): what a picture shows, in a row
 * @tiles: (nullable): the kinds of tiles in play
 * @size: of a tile, in pixels
 */
typedef struct
{
  GPtrArray              *items;
  const BrgTileCatalogue *tiles;
  double                  size;
} BrgHelpScene;

void brg_help_scene_measure (const BrgHelpScene *self,
                             double             *width,
                             double             *height);
void brg_help_scene_paint   (const BrgHelpScene *self,
                             cairo_t            *cr,
                             const BrgPalette   *palette,
                             guint32             ink,
                             double              width,
                             double              height);

G_END_DECLS
