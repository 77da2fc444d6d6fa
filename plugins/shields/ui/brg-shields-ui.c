/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "plugins/brg-plugin.h"
#include "ui/brg-expansion-ui.h"

/* What the plugin hands to the window: emblems and a page of the help, which are found among its
 * resources. */

struct _BrgShieldsUi
{
  GObject parent_instance;
};

#define BRG_TYPE_SHIELDS_UI (brg_shields_ui_get_type ())
G_DECLARE_FINAL_TYPE (BrgShieldsUi, brg_shields_ui, BRG, SHIELDS_UI, GObject)

static void
expansion_init (BrgExpansionUiInterface *iface G_GNUC_UNUSED)
{
}

G_DEFINE_FINAL_TYPE_WITH_CODE (BrgShieldsUi, brg_shields_ui, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (BRG_TYPE_EXPANSION_UI, expansion_init))

static void
brg_shields_ui_class_init (BrgShieldsUiClass *klass)
{
}

static void
brg_shields_ui_init (BrgShieldsUi *self)
{
}

BRG_PLUGIN (BRG_TYPE_EXPANSION_UI, BRG_TYPE_SHIELDS_UI)
