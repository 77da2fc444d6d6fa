/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "plugins/brg-plugin.h"
#include "ui/brg-expansion-ui.h"

/* What the plugin hands to the window: emblems and a page of the help, which are found among its
 * resources. */

struct _BrgInnsUi
{
  GObject parent_instance;
};

#define BRG_TYPE_INNS_UI (brg_inns_ui_get_type ())
G_DECLARE_FINAL_TYPE (BrgInnsUi, brg_inns_ui, BRG, INNS_UI, GObject)

static void
expansion_init (BrgExpansionUiInterface *iface G_GNUC_UNUSED)
{
}

G_DEFINE_FINAL_TYPE_WITH_CODE (BrgInnsUi, brg_inns_ui, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (BRG_TYPE_EXPANSION_UI, expansion_init))

static void
brg_inns_ui_class_init (BrgInnsUiClass *klass)
{
}

static void
brg_inns_ui_init (BrgInnsUi *self)
{
}

BRG_PLUGIN (BRG_TYPE_EXPANSION_UI, BRG_TYPE_INNS_UI)
