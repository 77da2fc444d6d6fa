/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "core/engine/brg-position.h"
#include "core/engine/brg-ruleset.h"
#include "ui/brg-claims.h"

G_BEGIN_DECLS

#define BRG_TYPE_PANEL_BOX (brg_panel_box_get_type ())
G_DECLARE_FINAL_TYPE (BrgPanelBox, brg_panel_box, BRG, PANEL_BOX, GtkWidget)

GtkWidget *brg_panel_box_new          (BrgClaims         *claims,
                                       GPtrArray         *expansions,
                                       guint              seat,
                                       gboolean           compact);
void       brg_panel_box_set_compact  (BrgPanelBox       *self,
                                       gboolean           compact);
void       brg_panel_box_set_position (BrgPanelBox       *self,
                                       BrgRuleset        *ruleset,
                                       const BrgPosition *position);

G_END_DECLS
