/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/brg-palette.h"

G_BEGIN_DECLS

void brg_parchment_path  (cairo_t          *cr,
                          double            x,
                          double            y,
                          double            width,
                          double            height,
                          double            radius);
void brg_parchment_sheet (cairo_t          *cr,
                          const BrgPalette *palette,
                          double            x,
                          double            y,
                          double            width,
                          double            height);
void brg_parchment_field (cairo_t          *cr,
                          const BrgPalette *palette,
                          double            x,
                          double            y,
                          double            width,
                          double            height);
void brg_parchment_frame (cairo_t          *cr,
                          const BrgPalette *palette,
                          double            x,
                          double            y,
                          double            width,
                          double            height,
                          double            radius);

G_END_DECLS
