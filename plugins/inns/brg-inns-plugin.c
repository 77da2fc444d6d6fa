/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/engine/brg-expansion.h"
#include "plugins/brg-plugin.h"
#include "brg-inns.h"

/* What the plugin hands to the rules. */

struct _BrgInnsPlugin
{
  GObject parent_instance;
};

#define BRG_TYPE_INNS_PLUGIN (brg_inns_plugin_get_type ())
G_DECLARE_FINAL_TYPE (BrgInnsPlugin, brg_inns_plugin, BRG, INNS_PLUGIN, GObject)

static const BrgModule *
get_module (BrgExpansion *expansion G_GNUC_UNUSED)
{
  return &brg_inns_module;
}

static void
expansion_init (BrgExpansionInterface *iface)
{
  iface->get_module = get_module;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (BrgInnsPlugin, brg_inns_plugin, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (BRG_TYPE_EXPANSION, expansion_init))

static void
brg_inns_plugin_class_init (BrgInnsPluginClass *klass G_GNUC_UNUSED)
{
}

static void
brg_inns_plugin_init (BrgInnsPlugin *self G_GNUC_UNUSED)
{
}

BRG_PLUGIN (BRG_TYPE_EXPANSION, BRG_TYPE_INNS_PLUGIN)
