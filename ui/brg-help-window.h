/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "core/engine/brg-ruleset.h"

G_BEGIN_DECLS

#define BRG_TYPE_HELP_WINDOW (brg_help_window_get_type ())
G_DECLARE_FINAL_TYPE (BrgHelpWindow, brg_help_window, BRG, HELP_WINDOW, AdwWindow)

/* Signal: `learn ()` when a person would rather play than read. */

GtkWidget *brg_help_window_new       (GtkApplication *application);
void       brg_help_window_set_rules (BrgHelpWindow  *self,
                                      BrgRuleset     *ruleset,
                                      GPtrArray      *expansions);
void       brg_help_window_show      (BrgHelpWindow  *self,
                                      const char     *reference);

G_END_DECLS
