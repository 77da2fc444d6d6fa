/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/engine/brg-position.h"
#include "ui/brg-view.h"

G_BEGIN_DECLS

#define BRG_TYPE_DUCHY_VIEW (brg_duchy_view_get_type ())
G_DECLARE_FINAL_TYPE (BrgDuchyView, brg_duchy_view, BRG, DUCHY_VIEW, BrgView)

GtkWidget *brg_duchy_view_new          (BrgClaims         *claims,
                                        guint              seat);
void       brg_duchy_view_set_position (BrgDuchyView      *self,
                                        BrgRuleset        *ruleset,
                                        const BrgPosition *position);
double     brg_duchy_view_get_ratio    (BrgDuchyView      *self);

G_END_DECLS
