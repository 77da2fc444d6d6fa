/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-route-panel.h"

#include <glib/gi18n-lib.h>

#include "brg-route-painter.h"
#include "core/engine/brg-schema.h"

/* The design: tiles beside each other, spaces on a tile. */
#define MARGIN       4
#define TILE_WIDTH   84
#define TILE_STEP    87
#define TILE_HEIGHT  44
#define SPACE_WIDTH  26
#define SPACE_HEIGHT 40
#define SPACE_MARGIN 2
#define SPACE_STEP   27

/**
 * BrgRoutePanel:
 *
 * The trade route of a seat: its tiles, the goods on them, and where the next good goes.
 */
struct _BrgRoutePanel
{
  BrgPanel parent_instance;

  guint seat;
  BrgRouteCatalogue *catalogue;
  guint8 tiles[BRG_ROUTE_MAX_TILES];
  guint8 goods[BRG_ROUTE_MAX_SPACES];
  GtkWidget *spots[BRG_ROUTE_MAX_TILES];
};

G_DEFINE_FINAL_TYPE (BrgRoutePanel, brg_route_panel, BRG_TYPE_PANEL)

static BrgBox
tile_box (guint tile)
{
  return (BrgBox){ MARGIN + tile * TILE_STEP, 1, TILE_WIDTH, TILE_HEIGHT };
}

static BrgBox
space_box (guint space)
{
  BrgBox tile = tile_box (space / BRG_ROUTE_TILE_SPACES);

  return (BrgBox){ tile.x + SPACE_MARGIN + space % BRG_ROUTE_TILE_SPACES * SPACE_STEP,
                   tile.y + SPACE_MARGIN, SPACE_WIDTH, SPACE_HEIGHT };
}

/* ---- what lies there ---- */

static BrgRouteSpace
get_space (BrgRoutePanel *self,
           guint          space)
{
  const BrgRouteTile *tile
      = &self->catalogue->tiles[self->tiles[space / BRG_ROUTE_TILE_SPACES]];

  return tile->spaces[space % BRG_ROUTE_TILE_SPACES];
}

static gboolean
has_space (BrgRoutePanel *self,
           guint          space)
{
  return self->tiles[space / BRG_ROUTE_TILE_SPACES] != 0;
}

/* Where the next good goes, or BRG_ROUTE_MAX_SPACES if the route is full. */
static guint
find_next (BrgRoutePanel *self)
{
  guint space = 0;

  while (space < BRG_ROUTE_MAX_SPACES && (!has_space (self, space) || self->goods[space] != 0))
    space++;

  return space;
}

/* ---- painting ---- */

static void
paint_tile (BrgRoutePanel          *self,
            cairo_t                *cr,
            const BrgPalette       *palette,
            const BrgTileCatalogue *tiles,
            guint                   tile)
{
  BrgBox design = tile_box (tile);
  BrgBox box = brg_panel_place (BRG_PANEL (self), &design);

  brg_route_paint_tile (cr, palette, &box);
  for (guint i = 0; i < BRG_ROUTE_TILE_SPACES; i++)
    {
      guint space = tile * BRG_ROUTE_TILE_SPACES + i;
      BrgRouteSpaceFace face;

      design = space_box (space);
      box = brg_panel_place (BRG_PANEL (self), &design);
      brg_route_space_face_init (&face, self->catalogue, tiles, get_space (self, space));
      brg_route_paint_space (cr, palette, &face, &box);
    }
}

static void
brg_route_panel_paint_print (BrgView          *view,
                             cairo_t          *cr,
                             const BrgPalette *palette,
                             double            width,
                             double            height)
{
  BrgRoutePanel *self = BRG_ROUTE_PANEL (view);
  const BrgDuchyTables *tables = brg_duchy_tables (brg_view_get_ruleset (view));

  BRG_VIEW_CLASS (brg_route_panel_parent_class)->paint[BRG_VIEW_PRINT] (view, cr, palette, width,
                                                                        height);
  for (guint i = 0; i < BRG_ROUTE_MAX_TILES; i++)
    if (self->tiles[i] != 0)
      paint_tile (self, cr, palette, &tables->tiles, i);
}

static void
brg_route_panel_paint_pieces (BrgView          *view,
                              cairo_t          *cr,
                              const BrgPalette *palette,
                              double            width G_GNUC_UNUSED,
                              double            height G_GNUC_UNUSED)
{
  BrgRoutePanel *self = BRG_ROUTE_PANEL (view);
  const BrgDuchyTables *tables = brg_duchy_tables (brg_view_get_ruleset (view));
  guint next = find_next (self);

  for (guint i = 0; i < BRG_ROUTE_MAX_SPACES; i++)
    {
      BrgBox design = space_box (i);
      BrgBox box = brg_panel_place (BRG_PANEL (self), &design);

      if (self->goods[i] != 0)
        brg_route_paint_good (cr, palette, tables->goods[self->goods[i] - 1].name, &box);
      else if (i == next)
        brg_route_paint_next (cr, palette, &box);
    }
}

/* ---- words ---- */

static char *
list_goods (BrgRoutePanel        *self,
            const BrgDuchyTables *tables,
            guint                 tile)
{
  g_autoptr (GString) out = g_string_new (NULL);

  for (guint i = 0; i < BRG_ROUTE_TILE_SPACES; i++)
    {
      guint goods = self->goods[tile * BRG_ROUTE_TILE_SPACES + i];

      if (goods != 0)
        g_string_append_printf (out, "%s%s", out->len > 0 ? " · " : "",
                                g_dpgettext2 (GETTEXT_PACKAGE, "tile",
                                              tables->goods[goods - 1].label));
    }

  return g_string_free (g_steal_pointer (&out), FALSE);
}

static char *
describe_tile (BrgRoutePanel        *self,
               const BrgDuchyTables *tables,
               guint                 tile)
{
  g_autofree char *goods = list_goods (self, tables, tile);
  g_autofree char *lying = goods[0] != '\0' ? g_strdup_printf (_("Goods on it: %s"), goods) : NULL;
  g_autofree char *coming = NULL;
  guint next = find_next (self);

  if (next / BRG_ROUTE_TILE_SPACES == tile)
    {
      g_autofree char *space = brg_route_space_describe (self->catalogue, get_space (self, next));

      coming = g_strdup_printf (_("The next good goes here: %s"), space);
    }

  if (lying != NULL && coming != NULL)
    return g_strconcat (lying, "\n", coming, NULL);

  return g_strdup (lying != NULL ? lying : coming);
}

static void
show_tile (BrgRoutePanel *self,
           BrgRuleset    *ruleset,
           guint          tile)
{
  guint kind = brg_ruleset_find_subject_kind (ruleset, "route-tile");
  g_autofree char *printed = NULL;
  g_autofree char *description = NULL;

  if (self->tiles[tile] == 0)
    {
      brg_spot_show (BRG_SPOT (self->spots[tile]), BRG_NO_SUBJECT, NULL, NULL);
      return;
    }

  printed = brg_route_tile_describe (self->catalogue, self->tiles[tile]);
  description = describe_tile (self, brg_duchy_tables (ruleset), tile);
  brg_spot_show (BRG_SPOT (self->spots[tile]), BRG_SUBJECT (kind, 0, self->tiles[tile]),
                 g_strdup_printf (_("Trade route, tile %u: %s"), tile + 1, printed), description);
}

/* ---- the position ---- */

static gboolean
read_field (BrgRoutePanel     *self,
            const BrgField    *field,
            const BrgPosition *position,
            guint8            *values,
            guint              n_values)
{
  gboolean changed = FALSE;

  for (guint i = 0; i < n_values; i++)
    {
      guint8 value = (guint8) brg_field_get (field, position, self->seat, i);

      changed |= values[i] != value;
      values[i] = value;
    }

  return changed;
}

static void
fit_design (BrgRoutePanel *self)
{
  guint n = 0;

  for (guint i = 0; i < BRG_ROUTE_MAX_TILES; i++)
    if (self->tiles[i] != 0)
      n = i + 1;

  brg_panel_set_design (BRG_PANEL (self), 2 * MARGIN + MAX (n, 1) * TILE_STEP,
                        TILE_HEIGHT + 2);
}

/* The other half told the schema what there is; its code cannot be called from here. */
static void
brg_route_panel_set_position (BrgPanel          *panel,
                              const BrgPosition *position)
{
  BrgRoutePanel *self = BRG_ROUTE_PANEL (panel);
  BrgRuleset *ruleset = brg_view_get_ruleset (BRG_VIEW (panel));

  if (self->catalogue == NULL)
    return;

  if (read_field (self, brg_schema_find (ruleset->schema, "route"), position, self->tiles,
                  BRG_ROUTE_MAX_TILES))
    {
      fit_design (self);
      brg_view_invalidate (BRG_VIEW (self), BRG_VIEW_PRINT);
    }
  read_field (self, brg_schema_find (ruleset->schema, "route-goods"), position, self->goods,
              BRG_ROUTE_MAX_SPACES);
  for (guint i = 0; i < BRG_ROUTE_MAX_TILES; i++)
    show_tile (self, ruleset, i);
  brg_view_invalidate (BRG_VIEW (self), BRG_VIEW_PIECES);
}

static void
brg_route_panel_finalize (GObject *object)
{
  BrgRoutePanel *self = BRG_ROUTE_PANEL (object);

  g_clear_pointer (&self->catalogue, brg_route_catalogue_free);

  G_OBJECT_CLASS (brg_route_panel_parent_class)->finalize (object);
}

static void
brg_route_panel_class_init (BrgRoutePanelClass *klass)
{
  BrgViewClass *view_class = BRG_VIEW_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = brg_route_panel_finalize;

  view_class->paint[BRG_VIEW_PRINT] = brg_route_panel_paint_print;
  view_class->paint[BRG_VIEW_PIECES] = brg_route_panel_paint_pieces;

  BRG_PANEL_CLASS (klass)->set_position = brg_route_panel_set_position;
}

static void
brg_route_panel_init (BrgRoutePanel *self)
{
  /* It was read without an error when the rules were made. */
  self->catalogue = brg_route_catalogue_load (NULL);
}

/**
 * brg_route_panel_new:
 * @claims: where its spots are claimed
 * @seat: whose route it shows
 *
 * Returns: (transfer floating): a panel
 */
GtkWidget *
brg_route_panel_new (BrgClaims *claims,
                     guint      seat)
{
  BrgRoutePanel *self = g_object_new (BRG_TYPE_ROUTE_PANEL, "claims", claims, NULL);
  BrgPanel *panel = BRG_PANEL (self);

  self->seat = seat;
  brg_panel_set_title (panel, _("Trade route"));
  for (guint i = 0; i < BRG_ROUTE_MAX_TILES; i++)
    {
      BrgBox box = tile_box (i);

      self->spots[i] = brg_panel_add_spot (panel, BRG_SPOT_RECTANGLE, &box);
    }
  fit_design (self);

  return GTK_WIDGET (self);
}
