/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/engine/brg-expansion.h"
#include "plugins/brg-plugin.h"
#include "brg-solo.h"

/* What the plugin hands to the rules. */

struct _BrgSoloPlugin
{
  GObject parent_instance;
};

#define BRG_TYPE_SOLO_PLUGIN (brg_solo_plugin_get_type ())
G_DECLARE_FINAL_TYPE (BrgSoloPlugin, brg_solo_plugin, BRG, SOLO_PLUGIN, GObject)

static const BrgModule *
get_module (BrgExpansion *expansion G_GNUC_UNUSED)
{
  return &brg_solo_module;
}

static void
expansion_init (BrgExpansionInterface *iface)
{
  iface->get_module = get_module;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (BrgSoloPlugin, brg_solo_plugin, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (BRG_TYPE_EXPANSION, expansion_init))

static void
brg_solo_plugin_class_init (BrgSoloPluginClass *klass G_GNUC_UNUSED)
{
}

static void
brg_solo_plugin_init (BrgSoloPlugin *self G_GNUC_UNUSED)
{
}

BRG_PLUGIN (BRG_TYPE_EXPANSION, BRG_TYPE_SOLO_PLUGIN)
