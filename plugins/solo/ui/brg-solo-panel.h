/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/brg-panel.h"

G_BEGIN_DECLS

#define BRG_TYPE_SOLO_PANEL (brg_solo_panel_get_type ())
G_DECLARE_FINAL_TYPE (BrgSoloPanel, brg_solo_panel, BRG, SOLO_PANEL, BrgPanel)

GtkWidget *brg_solo_panel_new (BrgClaims *claims);

G_END_DECLS
