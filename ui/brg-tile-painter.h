/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/duchy/brg-tile-catalogue.h"
#include "ui/brg-palette.h"

G_BEGIN_DECLS

/**
 * BrgTileFace:
 * @name: the kind's stable name
 * @class_name: the class's stable name, which gives the colour
 * @emblem: the emblem's name
 * @animals: how many animals it shows, or 0
 * @number: a number printed on it, or 0
 *
 * What a hex tile looks like.
 */
typedef struct
{
  const char *name;
  const char *class_name;
  const char *emblem;
  guint       animals;
  guint       number;
} BrgTileFace;

void brg_tile_face_init   (BrgTileFace            *face,
                           const BrgTileCatalogue *catalogue,
                           guint                   kind);
void brg_tile_paint       (cairo_t                *cr,
                           const BrgPalette       *palette,
                           const BrgTileFace      *face,
                           double                  x,
                           double                  y,
                           double                  width);
void brg_tile_paint_hex   (cairo_t                *cr,
                           const BrgPalette       *palette,
                           guint32                 colour,
                           double                  x,
                           double                  y,
                           double                  width);
void brg_tile_paint_blank (cairo_t                *cr,
                           const BrgPalette       *palette,
                           const BrgClassPaint    *paint,
                           double                  x,
                           double                  y,
                           double                  width);
void brg_tile_paint_slot  (cairo_t                *cr,
                           const BrgPalette       *palette,
                           const char             *class_name,
                           double                  x,
                           double                  y,
                           double                  width);

G_END_DECLS
