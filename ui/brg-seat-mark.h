/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "core/engine/brg-ruleset.h"

G_BEGIN_DECLS

#define BRG_TYPE_SEAT_MARK (brg_seat_mark_get_type ())
G_DECLARE_FINAL_TYPE (BrgSeatMark, brg_seat_mark, BRG, SEAT_MARK, GtkWidget)

GtkWidget *brg_seat_mark_new      (void);
void       brg_seat_mark_set_seat (BrgSeatMark      *self,
                                   const BrgRuleset *ruleset,
                                   guint             seat);

G_END_DECLS
