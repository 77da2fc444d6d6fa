/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/brg-panel.h"

G_BEGIN_DECLS

#define BRG_TYPE_ROUTE_PANEL (brg_route_panel_get_type ())
G_DECLARE_FINAL_TYPE (BrgRoutePanel, brg_route_panel, BRG, ROUTE_PANEL, BrgPanel)

GtkWidget *brg_route_panel_new (BrgClaims *claims,
                                guint      seat);

G_END_DECLS
