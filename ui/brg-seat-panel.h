/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "core/engine/brg-position.h"
#include "core/engine/brg-ruleset.h"
#include "ui/brg-claims.h"

G_BEGIN_DECLS

#define BRG_TYPE_SEAT_PANEL (brg_seat_panel_get_type ())
G_DECLARE_FINAL_TYPE (BrgSeatPanel, brg_seat_panel, BRG, SEAT_PANEL, GtkWidget)

GtkWidget *brg_seat_panel_new          (BrgClaims         *claims,
                                        GPtrArray         *expansions,
                                        const BrgRuleset  *ruleset,
                                        guint              seat,
                                        gboolean           compact);
void       brg_seat_panel_set_place    (BrgSeatPanel      *self,
                                        gboolean           compact,
                                        gboolean           enlarged);
void       brg_seat_panel_set_position (BrgSeatPanel      *self,
                                        BrgRuleset        *ruleset,
                                        const BrgPosition *position);

G_END_DECLS
