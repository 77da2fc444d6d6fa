/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/brg-seat-model.h"

G_BEGIN_DECLS

void brg_seat_paint_print  (cairo_t             *cr,
                            const BrgPalette    *palette,
                            const BrgSeatModel  *model,
                            const BrgSeatLayout *layout,
                            const char          *name,
                            gboolean             mirrored,
                            double               width,
                            double               height);
void brg_seat_paint_pieces (cairo_t             *cr,
                            const BrgPalette    *palette,
                            const BrgSeatModel  *model,
                            const BrgSeatLayout *layout,
                            gboolean             mirrored,
                            double               width,
                            double               height);

G_END_DECLS
