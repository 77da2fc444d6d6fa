/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "app/brg-plugin-host.h"
#include "ui/brg-table.h"

G_BEGIN_DECLS

#define BRG_TYPE_PREFERENCES (brg_preferences_get_type ())
G_DECLARE_FINAL_TYPE (BrgPreferences, brg_preferences, BRG, PREFERENCES, AdwPreferencesWindow)

GtkWidget *brg_preferences_new             (GtkWindow      *parent,
                                            BrgPluginHost  *host,
                                            BrgTable       *table);
void       brg_preferences_show_expansions (BrgPreferences *self);

G_END_DECLS
