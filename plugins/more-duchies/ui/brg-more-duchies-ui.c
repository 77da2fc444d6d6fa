/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "plugins/brg-plugin.h"
#include "ui/brg-expansion-ui.h"
#include "brg-waiting-panel.h"

/* What the plugin hands to the window: the castles that wait beside the board. The page of the help
 * is among its resources. */

struct _BrgMoreDuchiesUi
{
  GObject parent_instance;
};

#define BRG_TYPE_MORE_DUCHIES_UI (brg_more_duchies_ui_get_type ())
G_DECLARE_FINAL_TYPE (BrgMoreDuchiesUi, brg_more_duchies_ui, BRG, MORE_DUCHIES_UI, GObject)

static GtkWidget *
create_panel (BrgExpansionUi *expansion G_GNUC_UNUSED,
              BrgClaims      *claims,
              guint           seat,
              gboolean        compact G_GNUC_UNUSED)
{
  return seat == BRG_NO_SEAT ? brg_waiting_panel_new (claims) : NULL;
}

static void
expansion_init (BrgExpansionUiInterface *iface)
{
  iface->create_panel = create_panel;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (BrgMoreDuchiesUi, brg_more_duchies_ui, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (BRG_TYPE_EXPANSION_UI, expansion_init))

static void
brg_more_duchies_ui_class_init (BrgMoreDuchiesUiClass *klass)
{
}

static void
brg_more_duchies_ui_init (BrgMoreDuchiesUi *self)
{
}

BRG_PLUGIN (BRG_TYPE_EXPANSION_UI, BRG_TYPE_MORE_DUCHIES_UI)
