/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/engine/brg-expansion.h"
#include "plugins/brg-plugin.h"
#include "brg-trade-routes.h"

/* What the plugin hands to the rules. */

struct _BrgTradeRoutesPlugin
{
  GObject parent_instance;
};

#define BRG_TYPE_TRADE_ROUTES_PLUGIN (brg_trade_routes_plugin_get_type ())
G_DECLARE_FINAL_TYPE (BrgTradeRoutesPlugin, brg_trade_routes_plugin, BRG, TRADE_ROUTES_PLUGIN, GObject)

static const BrgModule *
get_module (BrgExpansion *expansion G_GNUC_UNUSED)
{
  return &brg_trade_routes_module;
}

static void
expansion_init (BrgExpansionInterface *iface)
{
  iface->get_module = get_module;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (BrgTradeRoutesPlugin, brg_trade_routes_plugin, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (BRG_TYPE_EXPANSION, expansion_init))

static void
brg_trade_routes_plugin_class_init (BrgTradeRoutesPluginClass *klass G_GNUC_UNUSED)
{
}

static void
brg_trade_routes_plugin_init (BrgTradeRoutesPlugin *self G_GNUC_UNUSED)
{
}

BRG_PLUGIN (BRG_TYPE_EXPANSION, BRG_TYPE_TRADE_ROUTES_PLUGIN)
