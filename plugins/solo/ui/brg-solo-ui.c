/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "plugins/brg-plugin.h"
#include "ui/brg-emblems.h"
#include "ui/brg-expansion-ui.h"
#include "brg-solo-panel.h"

/* What the plugin hands to the window: a panel for the table, and the backs of tiles. */

struct _BrgSoloUi
{
  GObject parent_instance;
};

#define BRG_TYPE_SOLO_UI (brg_solo_ui_get_type ())
G_DECLARE_FINAL_TYPE (BrgSoloUi, brg_solo_ui, BRG, SOLO_UI, GObject)

static GtkWidget *
create_panel (BrgExpansionUi *expansion G_GNUC_UNUSED,
              BrgClaims      *claims,
              guint           seat,
              gboolean        compact G_GNUC_UNUSED)
{
  return seat == BRG_NO_SEAT ? brg_solo_panel_new (claims) : NULL;
}

/* The black back of a tile, whatever is on its face. */
#define BACK 0x35302c

static gboolean
paint_tile (BrgExpansionUi    *expansion G_GNUC_UNUSED,
            cairo_t           *cr,
            const BrgPalette  *palette,
            const BrgTileFace *face,
            double             x,
            double             y,
            double             width)
{
  if (!g_str_equal (face->name, "face-down"))
    return FALSE;

  brg_tile_paint_hex (cr, palette, BACK, x, y, width);
  brg_emblem_paint (cr, face->emblem, NULL, x, y, width * 0.6, 1);
  return TRUE;
}

static void
expansion_init (BrgExpansionUiInterface *iface)
{
  iface->paint_tile = paint_tile;
  iface->create_panel = create_panel;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (BrgSoloUi, brg_solo_ui, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (BRG_TYPE_EXPANSION_UI, expansion_init))

static void
brg_solo_ui_class_init (BrgSoloUiClass *klass G_GNUC_UNUSED)
{
}

static void
brg_solo_ui_init (BrgSoloUi *self G_GNUC_UNUSED)
{
}

BRG_PLUGIN (BRG_TYPE_EXPANSION_UI, BRG_TYPE_SOLO_UI)
