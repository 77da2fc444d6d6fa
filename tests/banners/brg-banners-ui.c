/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tests/banners/brg-banners-ui.h"

#include "tests/banners/brg-banners-panel.h"
#include "tests/banners/brg-banners.h"

struct _BrgBannersUi
{
  GObject parent_instance;
};

static gboolean
paint_tile (BrgExpansionUi    *self,
            cairo_t           *cr,
            const BrgPalette  *palette,
            const BrgTileFace *face,
            double             x,
            double             y,
            double             width)
{
  if (!g_str_equal (face->name, "bank"))
    return FALSE;

  brg_tile_paint (cr, palette, face, x, y, width);
  brg_hex_path (cr, x, y, width);
  brg_colour_set (cr, BRG_BANNERS_TILE, 0.5);
  cairo_fill (cr);
  return TRUE;
}

/* A brook between the spaces of the topmost row, where nothing changes. */
static void
paint_brook (cairo_t             *cr,
             const BrgDuchySheet *sheet)
{
  for (guint i = 0; i < sheet->board->n_spaces && sheet->board->spaces[i].row == 1; i++)
    {
      double x, y;

      if (brg_hex_neighbour (sheet->board, i, BRG_HEX_EAST) < 0)
        continue;
      brg_hex_grid_side (&sheet->grid, &sheet->board->spaces[i], BRG_HEX_EAST, &x, &y);
      cairo_move_to (cr, x, y - sheet->grid.width * 0.28);
      cairo_line_to (cr, x, y + sheet->grid.width * 0.28);
    }
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, sheet->grid.width * 0.12);
  brg_colour_set (cr, 0x4b8fc9, 1);
  cairo_stroke (cr);
}

/* The highest banner that a seat has raised flies over its castles. */
static gint
find_banner (const BrgRuleset  *ruleset,
             const BrgPosition *position,
             guint              seat)
{
  return g_bit_nth_msf (brg_banners_of (ruleset, position, seat)->raised, -1);
}

static gboolean
is_castle (const BrgRuleset  *ruleset,
           const BrgPosition *position,
           guint              seat,
           guint              space)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);

  return brg_duchy_of (tables, position, seat)->tiles[space] == tables->castle_kind;
}

static void
paint_marks (BrgExpansionUi      *self,
             cairo_t             *cr,
             const BrgPalette    *palette,
             BrgViewLayer         layer,
             const BrgDuchySheet *sheet)
{
  gint banner = find_banner (sheet->ruleset, sheet->position, sheet->seat);

  if (layer == BRG_VIEW_PRINT)
    {
      paint_brook (cr, sheet);
      return;
    }

  for (guint i = 0; i < sheet->board->n_spaces && banner >= 0; i++)
    {
      double x, y;

      if (!is_castle (sheet->ruleset, sheet->position, sheet->seat, i))
        continue;
      brg_hex_grid_centre (&sheet->grid, &sheet->board->spaces[i], &x, &y);
      brg_banner_paint (cr, (guint) banner, x + sheet->grid.width * 0.22,
                        y - sheet->grid.width * 0.24, sheet->grid.width * 0.44);
    }
}

static GtkWidget *
create_panel (BrgExpansionUi *self,
              BrgClaims      *claims,
              guint           seat,
              gboolean        compact)
{
  return brg_banners_panel_new (claims, seat);
}

static char *
describe (BrgExpansionUi    *self,
          const BrgRuleset  *ruleset,
          const BrgPosition *position,
          BrgSubject         subject)
{
  gint banner;

  if (subject.kind != BRG_SUBJECT_SPACE
      || !is_castle (ruleset, position, subject.owner, subject.index))
    return NULL;

  banner = find_banner (ruleset, position, subject.owner);
  return banner >= 0 ? g_strdup_printf ("Flies banner %d.", banner + 1) : NULL;
}

static char *
get_help (BrgExpansionUi *self)
{
  return g_strdup ("Raise banners.\n\nThey fly over castles.");
}

static void
expansion_init (BrgExpansionUiInterface *iface)
{
  iface->paint_tile = paint_tile;
  iface->paint_marks = paint_marks;
  iface->create_panel = create_panel;
  iface->describe = describe;
  iface->get_help = get_help;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (BrgBannersUi, brg_banners_ui, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (BRG_TYPE_EXPANSION_UI, expansion_init))

static void
brg_banners_ui_class_init (BrgBannersUiClass *klass)
{
}

static void
brg_banners_ui_init (BrgBannersUi *self)
{
}

/* A table's expansions: these alone. */
GPtrArray *
brg_banners_ui_new_list (void)
{
  GPtrArray *list = g_ptr_array_new_with_free_func (g_object_unref);

  g_ptr_array_add (list, g_object_new (BRG_TYPE_BANNERS_UI, NULL));
  return list;
}
