/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/brg-panel.h"

G_BEGIN_DECLS

#define BRG_TYPE_WAITING_PANEL (brg_waiting_panel_get_type ())
G_DECLARE_FINAL_TYPE (BrgWaitingPanel, brg_waiting_panel, BRG, WAITING_PANEL, BrgPanel)

GtkWidget *brg_waiting_panel_new (BrgClaims *claims);

G_END_DECLS
