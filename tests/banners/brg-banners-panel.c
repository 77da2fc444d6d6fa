/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tests/banners/brg-banners-panel.h"

#include "tests/banners/brg-banners.h"
#include "ui/brg-lettering.h"
#include "ui/brg-tile-painter.h"

/* What is up is painted this faintly where it lay. */
#define RAISED 0.25

static const BrgBox boxes[BRG_N_BANNERS] = {
  { 12, 4, 32, 32 },
  { 50, 4, 32, 32 },
  { 88, 4, 32, 32 },
};
static const BrgBox tile_box = { 130, 4, 28, 32 };

/**
 * BrgBannersPanel:
 *
 * A seat's banners and its wish; or the table's, which counts all banners that are up.
 */
struct _BrgBannersPanel
{
  BrgPanel parent_instance;

  guint seat;
  BrgBanners shown;
  guint n_raised;
  GtkWidget *banners[BRG_N_BANNERS];
  GtkWidget *note;
};

G_DEFINE_FINAL_TYPE (BrgBannersPanel, brg_banners_panel, BRG_TYPE_PANEL)

/* A pole with a cloth of its own colour and cut. */
void
brg_banner_paint (cairo_t *cr,
                  guint    banner,
                  double   x,
                  double   y,
                  double   size)
{
  static const guint32 colours[BRG_N_BANNERS] = { 0x2c5f9e, 0x9c3b2b, 0x3d7d4f };
  double left = x - size * 0.32, top = y - size * 0.44, right = x + size * 0.40;

  cairo_move_to (cr, left, top);
  cairo_line_to (cr, left, y + size * 0.46);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, size * 0.09);
  brg_colour_set (cr, 0x33291f, 1);
  cairo_stroke (cr);

  cairo_move_to (cr, left, top);
  cairo_line_to (cr, right, top);
  cairo_line_to (cr, right - size * 0.14 * banner, top + size * 0.27);
  cairo_line_to (cr, right, top + size * 0.54);
  cairo_line_to (cr, left, top + size * 0.54);
  cairo_close_path (cr);
  brg_colour_set (cr, colours[banner], 1);
  cairo_fill_preserve (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, size * 0.05);
  brg_colour_set (cr, 0x33291f, 1);
  cairo_stroke (cr);
  brg_colour_set (cr, 0xfdf6e6, 1);
  brg_letter_paint_number (cr, (gint) banner + 1, x - size * 0.04, top + size * 0.27, size * 0.38);
}

static void
paint_banner (BrgBannersPanel  *self,
              cairo_t          *cr,
              const BrgPalette *palette,
              guint             banner)
{
  BrgBox box = brg_panel_place (BRG_PANEL (self), &boxes[banner]);
  double x = brg_box_middle_x (&box), y = brg_box_middle_y (&box);

  cairo_push_group (cr);
  brg_banner_paint (cr, banner, x, y, box.height * 0.86);
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, self->shown.raised >> banner & 1 ? RAISED : 1);
}

static void
paint_count (BrgBannersPanel  *self,
             cairo_t          *cr,
             const BrgPalette *palette)
{
  BrgBox picture = brg_panel_place (BRG_PANEL (self), &boxes[0]);
  BrgBox number = brg_panel_place (BRG_PANEL (self), &boxes[1]);

  brg_banner_paint (cr, 1, brg_box_middle_x (&picture), brg_box_middle_y (&picture),
                    picture.height * 0.86);
  brg_colour_set (cr, palette->ink, 1);
  brg_letter_paint_number (cr, (gint) self->n_raised, brg_box_middle_x (&number),
                           brg_box_middle_y (&number), number.height * 0.6);
}

static void
brg_banners_panel_paint (BrgView          *view,
                         cairo_t          *cr,
                         const BrgPalette *palette,
                         double            width,
                         double            height)
{
  BrgBannersPanel *self = BRG_BANNERS_PANEL (view);
  const BrgDuchyTables *tables = brg_duchy_tables (brg_view_get_ruleset (view));
  BrgBox box = brg_panel_place (BRG_PANEL (self), &tile_box);
  BrgTileFace face;

  if (self->seat == BRG_NO_SEAT)
    {
      paint_count (self, cr, palette);
      return;
    }

  for (guint i = 0; i < BRG_N_BANNERS; i++)
    paint_banner (self, cr, palette, i);
  brg_tile_paint_slot (cr, palette, NULL, brg_box_middle_x (&box), brg_box_middle_y (&box),
                       box.width);
  if (self->shown.wish == 0)
    return;

  brg_tile_face_init (&face, &tables->tiles, self->shown.wish);
  brg_tile_paint (cr, palette, &face, brg_box_middle_x (&box), brg_box_middle_y (&box),
                  box.width * 0.96);
}

static void
show_banner (BrgBannersPanel *self,
             BrgRuleset      *ruleset,
             guint            banner)
{
  gboolean raised = self->shown.raised >> banner & 1;

  brg_spot_show (BRG_SPOT (self->banners[banner]),
                 raised ? BRG_NO_SUBJECT : brg_banners_subject (ruleset, self->seat, banner),
                 g_strdup_printf (raised ? "Banner %u, raised" : "Banner %u", banner + 1), NULL);
}

static void
brg_banners_panel_set_position (BrgPanel          *panel,
                                const BrgPosition *position)
{
  BrgBannersPanel *self = BRG_BANNERS_PANEL (panel);
  BrgRuleset *ruleset = brg_view_get_ruleset (BRG_VIEW (panel));

  if (self->seat == BRG_NO_SEAT)
    {
      self->n_raised = 0;
      for (guint i = 0; i < ruleset->n_seats; i++)
        self->n_raised
            += brg_bits_count (brg_banners_of (ruleset, position, i)->raised);
      brg_view_show_note (self->note, g_strdup_printf ("%u raised", self->n_raised));
    }
  else
    {
      self->shown = *brg_banners_of (ruleset, position, self->seat);
      for (guint i = 0; i < BRG_N_BANNERS; i++)
        show_banner (self, ruleset, i);
    }
  brg_view_invalidate (BRG_VIEW (self), BRG_VIEW_PIECES);
}

static void
brg_banners_panel_class_init (BrgBannersPanelClass *klass)
{
  BRG_VIEW_CLASS (klass)->paint[BRG_VIEW_PIECES] = brg_banners_panel_paint;
  BRG_PANEL_CLASS (klass)->set_position = brg_banners_panel_set_position;
}

static void
brg_banners_panel_init (BrgBannersPanel *self)
{
}

GtkWidget *
brg_banners_panel_new (BrgClaims *claims,
                       guint      seat)
{
  BrgBannersPanel *self = g_object_new (BRG_TYPE_BANNERS_PANEL, "claims", claims, NULL);
  BrgPanel *panel = BRG_PANEL (self);

  self->seat = seat;
  brg_panel_set_design (panel, 170, 40);
  brg_panel_set_title (panel, "Banners");
  if (seat == BRG_NO_SEAT)
    self->note = brg_panel_add_note (panel, &boxes[1]);
  else
    for (guint i = 0; i < BRG_N_BANNERS; i++)
      self->banners[i] = brg_panel_add_spot (panel, BRG_SPOT_RECTANGLE, &boxes[i]);

  return GTK_WIDGET (self);
}
