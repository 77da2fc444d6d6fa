/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/engine/brg-position.h"
#include "ui/brg-seat-model.h"
#include "ui/brg-view.h"

G_BEGIN_DECLS

#define BRG_TYPE_SEAT_STRIP (brg_seat_strip_get_type ())
G_DECLARE_FINAL_TYPE (BrgSeatStrip, brg_seat_strip, BRG, SEAT_STRIP, BrgView)

/* With `compact` it fits a column of 320 pixels, else one of 560. */

GtkWidget *brg_seat_strip_new          (BrgClaims         *claims,
                                        guint              seat,
                                        BrgSeatPart        part,
                                        gboolean           compact);
BrgSeatPart brg_seat_strip_get_part    (BrgSeatStrip      *self);
const BrgSeatContents *
           brg_seat_strip_get_contents (BrgSeatStrip      *self);
void       brg_seat_strip_set_compact  (BrgSeatStrip      *self,
                                        gboolean           compact);
void       brg_seat_strip_set_position (BrgSeatStrip      *self,
                                        BrgRuleset        *ruleset,
                                        const BrgPosition *position);

G_END_DECLS
