/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "app/brg-plugin-info.h"

G_BEGIN_DECLS

#define BRG_TYPE_PLUGIN_ROW (brg_plugin_row_get_type ())
G_DECLARE_FINAL_TYPE (BrgPluginRow, brg_plugin_row, BRG, PLUGIN_ROW, AdwPreferencesRow)

GtkWidget *brg_plugin_row_new         (const BrgPluginInfo *info);
void       brg_plugin_row_set_why_not (BrgPluginRow        *self,
                                       const char          *reason);
void       brg_plugin_row_set_place   (BrgPluginRow        *self,
                                       const char          *place);
void       brg_plugin_row_add_suffix  (BrgPluginRow        *self,
                                       GtkWidget           *suffix);

G_END_DECLS
