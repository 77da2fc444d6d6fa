/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "core/engine/brg-play.h"

G_BEGIN_DECLS

#define BRG_TYPE_MINIATURE (brg_miniature_get_type ())
G_DECLARE_FINAL_TYPE (BrgMiniature, brg_miniature, BRG, MINIATURE, GtkWidget)

GtkWidget *brg_miniature_new          (void);
void       brg_miniature_set_position (BrgMiniature      *self,
                                       BrgRuleset        *ruleset,
                                       const BrgPosition *position);

G_END_DECLS
