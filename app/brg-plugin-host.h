/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/brg-plugin-info.h"
#include "core/engine/brg-catalogue.h"

G_BEGIN_DECLS

#define BRG_TYPE_PLUGIN_HOST (brg_plugin_host_get_type ())
G_DECLARE_FINAL_TYPE (BrgPluginHost, brg_plugin_host, BRG, PLUGIN_HOST, GObject)

BrgPluginHost       *brg_plugin_host_new           (BrgCatalogue   *catalogue);
BrgCatalogue        *brg_plugin_host_get_catalogue (BrgPluginHost  *self);
guint                brg_plugin_host_get_n         (BrgPluginHost  *self);
const BrgPluginInfo *brg_plugin_host_get_info      (BrgPluginHost  *self,
                                                    guint           index);
gboolean             brg_plugin_host_open          (BrgPluginHost  *self,
                                                    const char     *id,
                                                    GError        **error);
void                 brg_plugin_host_open_all      (BrgPluginHost  *self);
GObject             *brg_plugin_host_create        (BrgPluginHost  *self,
                                                    const char     *module_name,
                                                    GType           interface,
                                                    GError        **error);

G_END_DECLS
