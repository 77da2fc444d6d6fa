/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "plugins/brg-plugin.h"
#include "ui/brg-expansion-ui.h"

/* What the plugin hands to the window: the page of the help is among its resources. */

struct _BrgTeamUi
{
  GObject parent_instance;
};

#define BRG_TYPE_TEAM_UI (brg_team_ui_get_type ())
G_DECLARE_FINAL_TYPE (BrgTeamUi, brg_team_ui, BRG, TEAM_UI, GObject)

static char *
get_help (BrgExpansionUi *expansion G_GNUC_UNUSED)
{
  const char *paragraphs[] = {
    _("Twelve more duchies can be built on, with the numbers 11 to 22. Their colours lie otherwise "
      "than on the duchies of the base game. The die numbers are the same."),
    _("Whoever lets chance pick a duchy gets one of all duchies that are played, or never one of "
      "the base game’s ten, as the option of this expansion says."),
    NULL
  };

  return g_strjoinv ("\n\n", (char **) paragraphs);
}

static void
expansion_init (BrgExpansionUiInterface *iface)
{
  iface->get_help = get_help;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (BrgTeamUi, brg_team_ui, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (BRG_TYPE_EXPANSION_UI, expansion_init))

static void
brg_team_ui_class_init (BrgTeamUiClass *klass)
{
}

static void
brg_team_ui_init (BrgTeamUi *self)
{
}

BRG_PLUGIN (BRG_TYPE_EXPANSION_UI, BRG_TYPE_TEAM_UI)
