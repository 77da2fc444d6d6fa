/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/engine/brg-expansion.h"
#include "plugins/brg-plugin.h"
#include "brg-border-posts.h"

/* What the plugin hands to the rules. */

struct _BrgBorderPostsPlugin
{
  GObject parent_instance;
};

#define BRG_TYPE_BORDER_POSTS_PLUGIN (brg_border_posts_plugin_get_type ())
G_DECLARE_FINAL_TYPE (BrgBorderPostsPlugin, brg_border_posts_plugin, BRG, BORDER_POSTS_PLUGIN, GObject)

static const BrgModule *
get_module (BrgExpansion *expansion G_GNUC_UNUSED)
{
  return &brg_border_posts_module;
}

static void
expansion_init (BrgExpansionInterface *iface)
{
  iface->get_module = get_module;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (BrgBorderPostsPlugin, brg_border_posts_plugin, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (BRG_TYPE_EXPANSION, expansion_init))

static void
brg_border_posts_plugin_class_init (BrgBorderPostsPluginClass *klass G_GNUC_UNUSED)
{
}

static void
brg_border_posts_plugin_init (BrgBorderPostsPlugin *self G_GNUC_UNUSED)
{
}

BRG_PLUGIN (BRG_TYPE_EXPANSION, BRG_TYPE_BORDER_POSTS_PLUGIN)
