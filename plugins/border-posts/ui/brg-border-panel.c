/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-border-panel.h"

#include <glib/gi18n-lib.h>

#include "brg-border-painter.h"
#include "core/engine/brg-narrator.h"
#include "core/engine/brg-schema.h"
#include "ui/brg-lettering.h"
#include "ui/brg-token-painter.h"

/* The design: the tiles beside each other, and what they are for. Who has one has a marker on it. */
#define MARGIN_X    13
#define MARGIN_Y    8
#define TILE_WIDTH  80
#define TILE_HEIGHT 30
#define TILE_STEP   88
#define MARKER_SIZE 22
#define WIDTH       312
#define LETTERS     11

static const BrgBox title_box = { 190, 15, 114, 16 };

/**
 * BrgBorderPanel:
 *
 * The bonus tiles of the border posts: what they bring, and who has won them.
 */
struct _BrgBorderPanel
{
  BrgPanel parent_instance;

  BrgBorderCatalogue *catalogue;
  guint n_seats;
  guint owners[BRG_N_BORDER_TILES];
  guint players[BRG_N_BORDER_TILES];
  GtkWidget *notes[BRG_N_BORDER_TILES];
};

G_DEFINE_FINAL_TYPE (BrgBorderPanel, brg_border_panel, BRG_TYPE_PANEL)

static BrgBox
tile_box (guint tile)
{
  return (BrgBox){ MARGIN_X + tile * TILE_STEP, MARGIN_Y, TILE_WIDTH, TILE_HEIGHT };
}

static gint
get_points (BrgBorderPanel *self,
            guint           tile)
{
  return self->catalogue->bonus[self->n_seats][tile];
}

/* Where the marker will lie. */
static void
paint_hollow (cairo_t          *cr,
              const BrgPalette *palette,
              double            x,
              double            y,
              double            size)
{
  cairo_arc (cr, x, y, size * 0.42, 0, 2 * G_PI);
  cairo_set_line_width (cr, MAX (1, size * 0.06));
  cairo_set_dash (cr, (const double[]){ size * 0.16, size * 0.12 }, 2, 0);
  brg_colour_set (cr, palette->print, 0.5);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

static void
paint_title (BrgPanel         *panel,
             cairo_t          *cr,
             const BrgPalette *palette)
{
  BrgBox box = brg_panel_place (panel, &title_box);
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (panel)) == GTK_TEXT_DIR_RTL;

  brg_colour_set (cr, palette->ink_faint, 1);
  brg_letter_paint_line (cr, _("Border posts"), box.x, brg_box_middle_y (&box),
                         LETTERS * box.height / title_box.height, box.width, mirrored);
}

static void
brg_border_panel_paint (BrgView          *view,
                        cairo_t          *cr,
                        const BrgPalette *palette,
                        double            width G_GNUC_UNUSED,
                        double            height G_GNUC_UNUSED)
{
  BrgBorderPanel *self = BRG_BORDER_PANEL (view);

  paint_title (BRG_PANEL (self), cr, palette);
  for (guint i = 0; self->catalogue != NULL && i < BRG_N_BORDER_TILES; i++)
    {
      BrgBox design = tile_box (i);
      BrgBox box = brg_panel_place (BRG_PANEL (self), &design);
      double x = box.x + box.width - box.height * 0.5, y = brg_box_middle_y (&box);
      double size = box.height * MARKER_SIZE / TILE_HEIGHT;

      brg_border_paint_tile (cr, palette, get_points (self, i), &box);
      if (self->owners[i] != BRG_NO_SEAT)
        brg_token_paint_marker (cr, palette, self->players[i], x, y, size);
      else
        paint_hollow (cr, palette, x, y, size);
    }
}

/* ---- the position ---- */

static guint
find_owner (BrgRuleset        *ruleset,
            const BrgPosition *position,
            guint              tile)
{
  const BrgField *field = brg_schema_find (ruleset->schema, "border-tile");

  for (guint seat = 0; seat < ruleset->n_seats; seat++)
    if (brg_field_get (field, position, seat, 0) == (gint64) tile + 1)
      return seat;

  return BRG_NO_SEAT;
}

static char *
describe_tile (BrgBorderPanel *self,
               BrgRuleset     *ruleset,
               guint           tile)
{
  guint kind = brg_ruleset_find_subject_kind (ruleset, "border-tile");
  g_autofree char *label = brg_narrator_subject (ruleset, BRG_SUBJECT (kind, 0, tile));
  gint points = get_points (self, tile);
  g_autofree char *worth
      = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s: %d point", "%s: %d points",
                                      (gulong) points),
                         label, points);
  g_autofree char *owner = NULL;

  if (self->owners[tile] == BRG_NO_SEAT)
    return g_steal_pointer (&worth);

  owner = brg_narrator_seat (ruleset, self->owners[tile]);
  /* Translators: a bonus tile with its points, and the player who has won it */
  return g_strdup_printf (C_("bonus tile", "%s (won by %s)"), worth, owner);
}

static void
brg_border_panel_set_position (BrgPanel          *panel,
                               const BrgPosition *position)
{
  BrgBorderPanel *self = BRG_BORDER_PANEL (panel);
  BrgRuleset *ruleset = brg_view_get_ruleset (BRG_VIEW (panel));

  if (self->catalogue == NULL)
    return;

  self->n_seats = ruleset->n_seats;
  for (guint i = 0; i < BRG_N_BORDER_TILES; i++)
    {
      guint owner = find_owner (ruleset, position, i);

      self->owners[i] = owner;
      if (owner != BRG_NO_SEAT)
        self->players[i] = brg_palette_find_player (
          brg_setup_get_seat_option (ruleset->setup, owner, "colour"), owner);
      brg_view_show_note (self->notes[i], describe_tile (self, ruleset, i));
    }
  brg_view_invalidate (BRG_VIEW (self), BRG_VIEW_PIECES);
}

static void
brg_border_panel_finalize (GObject *object)
{
  BrgBorderPanel *self = BRG_BORDER_PANEL (object);

  g_clear_pointer (&self->catalogue, brg_border_catalogue_free);

  G_OBJECT_CLASS (brg_border_panel_parent_class)->finalize (object);
}

static void
brg_border_panel_class_init (BrgBorderPanelClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = brg_border_panel_finalize;

  BRG_VIEW_CLASS (klass)->paint[BRG_VIEW_PIECES] = brg_border_panel_paint;
  BRG_PANEL_CLASS (klass)->set_position = brg_border_panel_set_position;
}

static void
brg_border_panel_init (BrgBorderPanel *self)
{
  /* It was read without an error when the rules were made. */
  self->catalogue = brg_border_catalogue_load (NULL);
}

/**
 * brg_border_panel_new:
 * @claims: the claims of the table
 *
 * Returns: (transfer floating): a panel
 */
GtkWidget *
brg_border_panel_new (BrgClaims *claims)
{
  BrgBorderPanel *self = g_object_new (BRG_TYPE_BORDER_PANEL, "claims", claims, NULL);
  BrgPanel *panel = BRG_PANEL (self);

  brg_panel_set_title (panel, _("Border posts"));
  brg_panel_set_design (panel, WIDTH, TILE_HEIGHT + 2 * MARGIN_Y);
  for (guint i = 0; i < BRG_N_BORDER_TILES; i++)
    {
      BrgBox box = tile_box (i);

      self->notes[i] = brg_panel_add_note (panel, &box);
      self->owners[i] = BRG_NO_SEAT;
    }

  return GTK_WIDGET (self);
}
