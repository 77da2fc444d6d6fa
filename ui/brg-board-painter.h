/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/duchy/brg-board.h"
#include "core/duchy/brg-tile-catalogue.h"
#include "ui/brg-hex.h"
#include "ui/brg-palette.h"

G_BEGIN_DECLS

void brg_board_fit          (BrgHexGrid             *grid,
                             const BrgBoard         *board,
                             double                  width,
                             double                  height);
void brg_board_paint_print  (cairo_t                *cr,
                             const BrgPalette       *palette,
                             const BrgBoard         *board,
                             const BrgTileCatalogue *catalogue,
                             double                  width,
                             double                  height);
void brg_board_paint_pieces (cairo_t                *cr,
                             const BrgPalette       *palette,
                             const BrgBoard         *board,
                             const BrgTileCatalogue *catalogue,
                             const guint8           *tiles,
                             double                  width,
                             double                  height);

G_END_DECLS
