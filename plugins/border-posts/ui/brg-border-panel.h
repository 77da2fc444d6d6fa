/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/brg-panel.h"

G_BEGIN_DECLS

#define BRG_TYPE_BORDER_PANEL (brg_border_panel_get_type ())
G_DECLARE_FINAL_TYPE (BrgBorderPanel, brg_border_panel, BRG, BORDER_PANEL, BrgPanel)

GtkWidget *brg_border_panel_new (BrgClaims *claims);

G_END_DECLS
