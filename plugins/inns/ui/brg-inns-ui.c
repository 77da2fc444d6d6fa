/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "plugins/brg-plugin.h"
#include "ui/brg-emblems.h"
#include "ui/brg-expansion-ui.h"
#include "ui/brg-hex.h"

/* What the plugin hands to the window: how an inn looks while it has no colour yet. Its emblem and
 * a page of the help are found among its resources. */

#define N_SIDES 6
#define INNER   0.74 /* of the width: what the ring of colours leaves */

struct _BrgInnsUi
{
  GObject parent_instance;
};

#define BRG_TYPE_INNS_UI (brg_inns_ui_get_type ())
G_DECLARE_FINAL_TYPE (BrgInnsUi, brg_inns_ui, BRG, INNS_UI, GObject)

static void
paint_side (cairo_t *cr,
            guint32  colour,
            double   x,
            double   y,
            double   width,
            guint    corner)
{
  double dx, dy;

  cairo_move_to (cr, x, y);
  for (guint i = 0; i <= 1; i++)
    {
      brg_hex_corner (width, corner + i, &dx, &dy);
      cairo_line_to (cr, x + dx, y + dy);
    }
  cairo_close_path (cr);
  brg_colour_set (cr, colour, 1);
  cairo_fill (cr);
}

static gboolean
is_wild_inn (const BrgTileFace *face)
{
  return g_str_equal (face->name, "inn") && g_str_equal (face->class_name, "wild");
}

/* A ring of the colours that it may lie on; in a duchy it has that of its space. */
static gboolean
paint_tile (BrgExpansionUi    *self G_GNUC_UNUSED,
            cairo_t           *cr,
            const BrgPalette  *palette,
            const BrgTileFace *face,
            double             x,
            double             y,
            double             width)
{
  static const BrgEmblemInks strong = { 0x000000, 0xffffff, 0xb80018 };
  double ring = width * 0.92;

  if (!is_wild_inn (face))
    return FALSE;

  brg_tile_paint_hex (cr, palette, palette->paper, x, y, width);
  for (guint i = 0; i < N_SIDES && palette->classes[i].name != NULL; i++)
    paint_side (cr, palette->classes[i].tile, x, y, ring, i);
  brg_hex_path (cr, x, y, width * INNER);
  brg_colour_set (cr, palette->paper, 1);
  cairo_fill (cr);
  brg_emblem_paint (cr, face->emblem, palette->flat ? &strong : NULL, x, y, width * 0.60, 1);
  return TRUE;
}

static void
expansion_init (BrgExpansionUiInterface *iface)
{
  iface->paint_tile = paint_tile;
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
