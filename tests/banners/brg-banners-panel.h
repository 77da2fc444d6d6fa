/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/brg-claims.h"
#include "ui/brg-panel.h"

G_BEGIN_DECLS

#define BRG_TYPE_BANNERS_PANEL (brg_banners_panel_get_type ())
G_DECLARE_FINAL_TYPE (BrgBannersPanel, brg_banners_panel, BRG, BANNERS_PANEL, BrgPanel)

GtkWidget *brg_banners_panel_new (BrgClaims *claims,
                                  guint      seat);
void       brg_banner_paint      (cairo_t   *cr,
                                  guint      banner,
                                  double     x,
                                  double     y,
                                  double     size);

G_END_DECLS
