/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

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

/* In the words of its page. */
static char *
get_help (BrgExpansionUi *expansion G_GNUC_UNUSED)
{
  const char *paragraphs[] = {
    _("Each player has a route of tiles with three spaces each: five tiles in a game of two, four "
      "in a game of three, three in a game of four. Goods that you sell lie on your route from "
      "left to right instead of on your sold pile. Where the number of a good is that of the space "
      "you get what is shown there."),
    _("When you sell, you are paid first. Then the goods go to your route one by one, each to the "
      "leftmost free space. If its number fits, you get what the space brings before the next good "
      "is laid, or leave it. A space that was covered by another number brings nothing any more. "
      "Goods on the route are sold, for monasteries 15 and 25 too. When the route is full, goods "
      "go to your sold pile."),
    NULL
  };

  return g_strjoinv ("\n\n", (char **) paragraphs);
}

static void
expansion_init (BrgExpansionUiInterface *iface)
{
  iface->create_panel = create_panel;
  iface->get_help = get_help;
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
