/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "plugins/brg-plugin.h"
#include "ui/brg-expansion-ui.h"
#include "apiary-panel.h"

#include <glib/gi18n-lib.h>

/* What the plugin adds to the window. */

struct _ApiaryUiPlugin
{
  GObject parent_instance;
};

#define APIARY_TYPE_UI_PLUGIN (apiary_ui_plugin_get_type ())
G_DECLARE_FINAL_TYPE (ApiaryUiPlugin, apiary_ui_plugin, APIARY, UI_PLUGIN, GObject)

static GtkWidget *
create_panel (BrgExpansionUi *expansion G_GNUC_UNUSED,
              BrgClaims      *claims,
              guint           seat,
              gboolean        compact G_GNUC_UNUSED)
{
  return seat != BRG_NO_SEAT ? apiary_panel_new (claims, seat) : NULL;
}

static char *
get_help (BrgExpansionUi *expansion G_GNUC_UNUSED)
{
  return g_strdup (_("Bees like open land: an apiary brings most honey where nothing lies around "
                     "it yet.\n\n"
                     "The jars are shown beside what else you own. Point at them to trade one."));
}

static void
expansion_init (BrgExpansionUiInterface *iface)
{
  iface->create_panel = create_panel;
  iface->get_help = get_help;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (ApiaryUiPlugin, apiary_ui_plugin, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (BRG_TYPE_EXPANSION_UI, expansion_init))

static void
apiary_ui_plugin_class_init (ApiaryUiPluginClass *klass G_GNUC_UNUSED)
{
}

static void
apiary_ui_plugin_init (ApiaryUiPlugin *self G_GNUC_UNUSED)
{
}

BRG_PLUGIN (BRG_TYPE_EXPANSION_UI, APIARY_TYPE_UI_PLUGIN)
