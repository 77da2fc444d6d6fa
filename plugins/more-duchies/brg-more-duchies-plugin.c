/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/engine/brg-expansion.h"
#include "plugins/brg-plugin.h"
#include "brg-more-duchies.h"

/* What the plugin hands to the rules. */

struct _BrgMoreDuchiesPlugin
{
  GObject parent_instance;
};

#define BRG_TYPE_MORE_DUCHIES_PLUGIN (brg_more_duchies_plugin_get_type ())
G_DECLARE_FINAL_TYPE (BrgMoreDuchiesPlugin, brg_more_duchies_plugin, BRG, MORE_DUCHIES_PLUGIN, GObject)

static const BrgModule *
get_module (BrgExpansion *expansion G_GNUC_UNUSED)
{
  return &brg_more_duchies_module;
}

static void
expansion_init (BrgExpansionInterface *iface)
{
  iface->get_module = get_module;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (BrgMoreDuchiesPlugin, brg_more_duchies_plugin, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (BRG_TYPE_EXPANSION, expansion_init))

static void
brg_more_duchies_plugin_class_init (BrgMoreDuchiesPluginClass *klass G_GNUC_UNUSED)
{
}

static void
brg_more_duchies_plugin_init (BrgMoreDuchiesPlugin *self G_GNUC_UNUSED)
{
}

BRG_PLUGIN (BRG_TYPE_EXPANSION, BRG_TYPE_MORE_DUCHIES_PLUGIN)
