/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "plugins/brg-plugin.h"
#include "ui/brg-expansion-ui.h"

/* What the plugin hands to the window: the emblems are among its resources, so that only the help
 * page is left. */

struct _BrgExtraTilesUi
{
  GObject parent_instance;
};

#define BRG_TYPE_EXTRA_TILES_UI (brg_extra_tiles_ui_get_type ())
G_DECLARE_FINAL_TYPE (BrgExtraTilesUi, brg_extra_tiles_ui, BRG, EXTRA_TILES_UI, GObject)

static char *
get_help (BrgExpansionUi *expansion)
{
  const char *paragraphs[] = {
    _("Two monasteries come to the depots with the other yellow tiles, a crane and a goose to the "
      "black depot."),
    _("Monastery 27: your marker goes to the top of its stack on the turn-order track, and stays "
      "on top wherever it meets others."),
    _("Monastery 28: you may buy 2 workers for 1 silver whenever you are asked something, as often "
      "as you like. You may use them at once."),
    _("Crane: choose a kind of building, and the crane does what such a building does. It is of a "
      "kind of its own, so it may stand in a town beside any other. At the end it counts for one "
      "of your scoring monasteries, the one to which it is worth most."),
    _("Goose: choose one other kind of animals in the pasture. They score again, together with the "
      "2 geese. Whatever animals come to the pasture later, the geese score with them."),
    NULL
  };

  return g_strjoinv ("\n\n", (char **) paragraphs);
}

static void
expansion_init (BrgExpansionUiInterface *iface)
{
  iface->get_help = get_help;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (BrgExtraTilesUi, brg_extra_tiles_ui, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (BRG_TYPE_EXPANSION_UI, expansion_init))

static void
brg_extra_tiles_ui_class_init (BrgExtraTilesUiClass *klass)
{
}

static void
brg_extra_tiles_ui_init (BrgExtraTilesUi *self)
{
}

BRG_PLUGIN (BRG_TYPE_EXPANSION_UI, BRG_TYPE_EXTRA_TILES_UI)
