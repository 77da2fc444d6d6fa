/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/engine/brg-expansion.h"
#include "plugins/brg-plugin.h"
#include "apiary.h"

#include <glib/gi18n-lib.h>

/* What the plugin hands to the rules. */

struct _ApiaryPlugin
{
  GObject parent_instance;
};

#define APIARY_TYPE_PLUGIN (apiary_plugin_get_type ())
G_DECLARE_FINAL_TYPE (ApiaryPlugin, apiary_plugin, APIARY, PLUGIN, GObject)

static const BrgModule *
get_module (BrgExpansion *expansion G_GNUC_UNUSED)
{
  return &apiary_module;
}

static void
expansion_init (BrgExpansionInterface *iface)
{
  iface->get_module = get_module;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (ApiaryPlugin, apiary_plugin, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (BRG_TYPE_EXPANSION, expansion_init))

static void
apiary_plugin_class_init (ApiaryPluginClass *klass G_GNUC_UNUSED)
{
  /* The words of both halves. */
  bindtextdomain (GETTEXT_PACKAGE, LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
}

static void
apiary_plugin_init (ApiaryPlugin *self G_GNUC_UNUSED)
{
}

BRG_PLUGIN (BRG_TYPE_EXPANSION, APIARY_TYPE_PLUGIN)
