/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "plugins/brg-plugin.h"
#include "ui/brg-expansion-ui.h"

/* What the plugin hands to the window: the page of the help is among its resources. Who shares what
 * is said by the rules, so the window shows it by itself. */

struct _BrgTeamUi
{
  GObject parent_instance;
};

#define BRG_TYPE_TEAM_UI (brg_team_ui_get_type ())
G_DECLARE_FINAL_TYPE (BrgTeamUi, brg_team_ui, BRG, TEAM_UI, GObject)

static void
expansion_init (BrgExpansionUiInterface *iface G_GNUC_UNUSED)
{
}

G_DEFINE_FINAL_TYPE_WITH_CODE (BrgTeamUi, brg_team_ui, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (BRG_TYPE_EXPANSION_UI, expansion_init))

static void
brg_team_ui_class_init (BrgTeamUiClass *klass G_GNUC_UNUSED)
{
}

static void
brg_team_ui_init (BrgTeamUi *self G_GNUC_UNUSED)
{
}

BRG_PLUGIN (BRG_TYPE_EXPANSION_UI, BRG_TYPE_TEAM_UI)
