/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/engine/brg-position.h"
#include "core/engine/brg-ruleset.h"
#include "ui/brg-claims.h"

G_BEGIN_DECLS

#define BRG_TYPE_DUCHY_VIEW (brg_duchy_view_get_type ())
G_DECLARE_FINAL_TYPE (BrgDuchyView, brg_duchy_view, BRG, DUCHY_VIEW, GtkWidget)

GtkWidget *brg_duchy_view_new          (BrgClaims         *claims,
                                        guint              seat);
guint      brg_duchy_view_get_seat     (BrgDuchyView      *self);
void       brg_duchy_view_set_position (BrgDuchyView      *self,
                                        BrgRuleset        *ruleset,
                                        const BrgPosition *position);

G_END_DECLS
