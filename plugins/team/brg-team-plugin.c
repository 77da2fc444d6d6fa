/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/engine/brg-expansion.h"
#include "plugins/brg-plugin.h"
#include "brg-team.h"

/* What the plugin hands to the rules. */

struct _BrgTeamPlugin
{
  GObject parent_instance;
};

#define BRG_TYPE_TEAM_PLUGIN (brg_team_plugin_get_type ())
G_DECLARE_FINAL_TYPE (BrgTeamPlugin, brg_team_plugin, BRG, TEAM_PLUGIN, GObject)

static const BrgModule *
get_module (BrgExpansion *expansion G_GNUC_UNUSED)
{
  return &brg_team_module;
}

static void
expansion_init (BrgExpansionInterface *iface)
{
  iface->get_module = get_module;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (BrgTeamPlugin, brg_team_plugin, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (BRG_TYPE_EXPANSION, expansion_init))

static void
brg_team_plugin_class_init (BrgTeamPluginClass *klass G_GNUC_UNUSED)
{
}

static void
brg_team_plugin_init (BrgTeamPlugin *self G_GNUC_UNUSED)
{
}

BRG_PLUGIN (BRG_TYPE_EXPANSION, BRG_TYPE_TEAM_PLUGIN)
