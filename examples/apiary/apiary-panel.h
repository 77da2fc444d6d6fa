/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/brg-panel.h"

G_BEGIN_DECLS

#define APIARY_TYPE_PANEL (apiary_panel_get_type ())
G_DECLARE_FINAL_TYPE (ApiaryPanel, apiary_panel, APIARY, PANEL, BrgPanel)

GtkWidget *apiary_panel_new (BrgClaims *claims,
                             guint      seat);

G_END_DECLS
