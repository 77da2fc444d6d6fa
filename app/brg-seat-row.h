/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "core/engine/brg-catalogue.h"

G_BEGIN_DECLS

#define BRG_TYPE_SEAT_ROW (brg_seat_row_get_type ())
G_DECLARE_FINAL_TYPE (BrgSeatRow, brg_seat_row, BRG, SEAT_ROW, GtkListBoxRow)

/* Signal: `changed ()`. */

GtkWidget  *brg_seat_row_new               (BrgCatalogue     *catalogue,
                                            const BrgVariant *variant,
                                            guint             seat);
void        brg_seat_row_add_module        (BrgSeatRow       *self,
                                            const BrgModule  *module);
const char *brg_seat_row_get_colour        (BrgSeatRow       *self);
void        brg_seat_row_fill              (BrgSeatRow       *self,
                                            BrgSetup         *setup);
guint       brg_seat_row_get_n_choices     (BrgSeatRow       *self);
guint       brg_seat_row_get_n_all_choices (BrgSeatRow       *self);
GtkWidget  *brg_seat_row_get_choice        (BrgSeatRow       *self,
                                            guint             index);

G_END_DECLS
