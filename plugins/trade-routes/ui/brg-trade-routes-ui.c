/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "plugins/brg-plugin.h"
#include "ui/brg-expansion-ui.h"
#include "brg-route-panel.h"

/* What the plugin hands to the window: the route of each seat. */

struct _BrgTradeRoutesUi
{
  GObject parent_instance;
};

#define BRG_TYPE_TRADE_ROUTES_UI (brg_trade_routes_ui_get_type ())
G_DECLARE_FINAL_TYPE (BrgTradeRoutesUi, brg_trade_routes_ui, BRG, TRADE_ROUTES_UI, GObject)

static GtkWidget *
create_panel (BrgExpansionUi *expansion G_GNUC_UNUSED,
              BrgClaims      *claims,
              guint           seat,
              gboolean        compact G_GNUC_UNUSED)
{
  return seat != BRG_NO_SEAT ? brg_route_panel_new (claims, seat) : NULL;
}

static void
expansion_init (BrgExpansionUiInterface *iface)
{
  iface->create_panel = create_panel;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (BrgTradeRoutesUi, brg_trade_routes_ui, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (BRG_TYPE_EXPANSION_UI, expansion_init))

static void
brg_trade_routes_ui_class_init (BrgTradeRoutesUiClass *klass G_GNUC_UNUSED)
{
}

static void
brg_trade_routes_ui_init (BrgTradeRoutesUi *self G_GNUC_UNUSED)
{
}

BRG_PLUGIN (BRG_TYPE_EXPANSION_UI, BRG_TYPE_TRADE_ROUTES_UI)
