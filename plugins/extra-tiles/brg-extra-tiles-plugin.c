/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/engine/brg-expansion.h"
#include "plugins/brg-plugin.h"
#include "brg-extra-tiles.h"

/* What the plugin hands to the rules. */

struct _BrgExtraTilesPlugin
{
  GObject parent_instance;
};

#define BRG_TYPE_EXTRA_TILES_PLUGIN (brg_extra_tiles_plugin_get_type ())
G_DECLARE_FINAL_TYPE (BrgExtraTilesPlugin, brg_extra_tiles_plugin, BRG, EXTRA_TILES_PLUGIN, GObject)

static const BrgModule *
get_module (BrgExpansion *expansion G_GNUC_UNUSED)
{
  return &brg_extra_tiles_module;
}

static void
expansion_init (BrgExpansionInterface *iface)
{
  iface->get_module = get_module;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (BrgExtraTilesPlugin, brg_extra_tiles_plugin, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (BRG_TYPE_EXPANSION, expansion_init))

static void
brg_extra_tiles_plugin_class_init (BrgExtraTilesPluginClass *klass G_GNUC_UNUSED)
{
}

static void
brg_extra_tiles_plugin_init (BrgExtraTilesPlugin *self G_GNUC_UNUSED)
{
}

BRG_PLUGIN (BRG_TYPE_EXPANSION, BRG_TYPE_EXTRA_TILES_PLUGIN)
