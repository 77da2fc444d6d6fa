/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/engine/brg-expansion.h"
#include "plugins/brg-plugin.h"
#include "brg-white-castles.h"

/* What the plugin hands to the rules. */

struct _BrgWhiteCastlesPlugin
{
  GObject parent_instance;
};

#define BRG_TYPE_WHITE_CASTLES_PLUGIN (brg_white_castles_plugin_get_type ())
G_DECLARE_FINAL_TYPE (BrgWhiteCastlesPlugin, brg_white_castles_plugin, BRG, WHITE_CASTLES_PLUGIN, GObject)

static const BrgModule *
get_module (BrgExpansion *expansion G_GNUC_UNUSED)
{
  return &brg_white_castles_module;
}

static void
expansion_init (BrgExpansionInterface *iface)
{
  iface->get_module = get_module;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (BrgWhiteCastlesPlugin, brg_white_castles_plugin, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (BRG_TYPE_EXPANSION, expansion_init))

static void
brg_white_castles_plugin_class_init (BrgWhiteCastlesPluginClass *klass G_GNUC_UNUSED)
{
}

static void
brg_white_castles_plugin_init (BrgWhiteCastlesPlugin *self G_GNUC_UNUSED)
{
}

BRG_PLUGIN (BRG_TYPE_EXPANSION, BRG_TYPE_WHITE_CASTLES_PLUGIN)
