/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/engine/brg-expansion.h"
#include "plugins/brg-plugin.h"
#include "brg-shields.h"

/* What the plugin hands to the rules. */

struct _BrgShieldsPlugin
{
  GObject parent_instance;
};

#define BRG_TYPE_SHIELDS_PLUGIN (brg_shields_plugin_get_type ())
G_DECLARE_FINAL_TYPE (BrgShieldsPlugin, brg_shields_plugin, BRG, SHIELDS_PLUGIN, GObject)

static const BrgModule *
get_module (BrgExpansion *expansion G_GNUC_UNUSED)
{
  return &brg_shields_module;
}

static void
expansion_init (BrgExpansionInterface *iface)
{
  iface->get_module = get_module;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (BrgShieldsPlugin, brg_shields_plugin, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (BRG_TYPE_EXPANSION, expansion_init))

static void
brg_shields_plugin_class_init (BrgShieldsPluginClass *klass G_GNUC_UNUSED)
{
}

static void
brg_shields_plugin_init (BrgShieldsPlugin *self G_GNUC_UNUSED)
{
}

BRG_PLUGIN (BRG_TYPE_EXPANSION, BRG_TYPE_SHIELDS_PLUGIN)
