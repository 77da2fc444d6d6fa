/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "core/engine/brg-game.h"

G_BEGIN_DECLS

#define BRG_TYPE_LOG_PANEL (brg_log_panel_get_type ())
G_DECLARE_FINAL_TYPE (BrgLogPanel, brg_log_panel, BRG, LOG_PANEL, GtkWidget)

/* Signal: `pointed (const BrgEvent *event)` when a line is pointed at or gets the keys, with its
 * event; with %NULL when none is any more. */

GtkWidget *brg_log_panel_new    (void);
void       brg_log_panel_fill   (BrgLogPanel      *self,
                                 BrgGame          *game);
void       brg_log_panel_append (BrgLogPanel      *self,
                                 BrgRuleset       *ruleset,
                                 const BrgEvent   *events,
                                 guint             n_events);
void       brg_log_panel_follow (BrgLogPanel      *self,
                                 BrgLogPanel      *other);

G_END_DECLS
