/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-solo-panel.h"

#include <glib/gi18n-lib.h>

#include "core/duchy/brg-duchy-state.h"
#include "core/engine/brg-schema.h"
#include "ui/brg-colour.h"
#include "ui/brg-emblems.h"
#include "ui/brg-lettering.h"
#include "ui/brg-parchment.h"
#include "ui/brg-token-painter.h"

/* The design: the way to the target above, what is left of the game below. */
#define WIDTH  320
#define HEIGHT 60

static const BrgBox way_box = { 8, 6, 248, 20 };
static const BrgBox target_box = { 262, 3, 50, 26 };
static const BrgBox rounds_box = { 8, 31, 150, 23 };
static const BrgBox spaces_box = { 162, 31, 150, 23 };

/* The target comes down by so much each time, and not below it. */
#define STEP 5

/**
 * BrgSoloPanel:
 *
 * How far the score is on its way to the target, and how many rounds and spaces are left.
 */
struct _BrgSoloPanel
{
  BrgPanel parent_instance;

  GtkWidget *way;
  GtkWidget *rounds;
  GtkWidget *spaces;
  gint done;
  gint target;
  guint n_rounds;
  guint n_spaces;
};

G_DEFINE_FINAL_TYPE (BrgSoloPanel, brg_solo_panel, BRG_TYPE_PANEL)

/* ---- painting ---- */

static void
paint_count (BrgSoloPanel     *self,
             cairo_t          *cr,
             const BrgPalette *palette,
             const BrgBox     *design,
             guint             count,
             const char       *label)
{
  BrgBox box = brg_panel_place (BRG_PANEL (self), design);
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  double room = box.height * 1.5, y = brg_box_middle_y (&box);

  brg_parchment_field (cr, palette, box.x, box.y, box.width, box.height);
  brg_colour_set (cr, palette->ink, 1);
  brg_letter_paint_number (cr, (gint) count,
                           mirrored ? box.x + box.width - room / 2 : box.x + room / 2, y,
                           box.height * 0.72);
  brg_letter_paint_line (cr, label, mirrored ? box.x + box.height * 0.2 : box.x + room, y,
                         box.height * 0.48, box.width - room - box.height * 0.2, mirrored);
}

static void
brg_solo_panel_paint_print (BrgView          *view,
                            cairo_t          *cr,
                            const BrgPalette *palette,
                            double            width,
                            double            height)
{
  BrgBox box = brg_panel_place (BRG_PANEL (view), &way_box);

  BRG_VIEW_CLASS (brg_solo_panel_parent_class)->paint[BRG_VIEW_PRINT] (view, cr, palette, width,
                                                                       height);
  brg_parchment_field (cr, palette, box.x, box.y, box.width, box.height);
}

/* How far the marker has come, and the marker itself with its number. */
static void
paint_way (BrgSoloPanel     *self,
           cairo_t          *cr,
           const BrgPalette *palette)
{
  BrgBox box = brg_panel_place (BRG_PANEL (self), &way_box);
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  double size = box.height, room = box.width - size * 1.5;
  double share = CLAMP ((double) self->done / MAX (self->target, 1), 0, 1);
  double length = size * 1.5 + share * room;
  double x = mirrored ? box.x + box.width - length : box.x;

  brg_parchment_path (cr, x + 1, box.y + 1, length - 2, size - 2, size * 0.3);
  brg_colour_set (cr, palette->flat ? palette->ink : palette->gold, palette->flat ? 1 : 0.75);
  cairo_fill (cr);
  brg_colour_set (cr, palette->flat ? palette->paper : 0x2b2320, 1);
  brg_letter_paint_number (cr, self->done,
                           mirrored ? x + size * 0.75 : x + length - size * 0.75,
                           brg_box_middle_y (&box), size * 0.72);
}

static void
paint_target (BrgSoloPanel     *self,
              cairo_t          *cr,
              const BrgPalette *palette)
{
  BrgRuleset *ruleset = brg_view_get_ruleset (BRG_VIEW (self));
  BrgBox box = brg_panel_place (BRG_PANEL (self), &target_box);
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  guint player = brg_palette_find_player (
      brg_setup_get_seat_option (ruleset->setup, 0, "colour"), 0);
  double y = brg_box_middle_y (&box), side = box.height * 0.84;

  brg_token_paint_marker (cr, palette, player,
                          mirrored ? box.x + box.width - side / 2 : box.x + side / 2, y, side);
  brg_colour_set (cr, palette->ink, 1);
  brg_letter_paint_number (cr, self->target,
                           mirrored ? box.x + side * 0.45 : box.x + box.width - side * 0.45, y,
                           box.height * 0.66);
}

static void
brg_solo_panel_paint_pieces (BrgView          *view,
                             cairo_t          *cr,
                             const BrgPalette *palette,
                             double            width G_GNUC_UNUSED,
                             double            height G_GNUC_UNUSED)
{
  BrgSoloPanel *self = BRG_SOLO_PANEL (view);

  if (brg_view_get_ruleset (view) == NULL)
    return;

  paint_way (self, cr, palette);
  paint_target (self, cr, palette);
  paint_count (self, cr, palette, &rounds_box, self->n_rounds,
               /* Translators: stands behind a number, and is short */
               g_dngettext (GETTEXT_PACKAGE, "round left", "rounds left", self->n_rounds));
  paint_count (self, cr, palette, &spaces_box, self->n_spaces,
               /* Translators: stands behind a number, and is short */
               g_dngettext (GETTEXT_PACKAGE, "space left", "spaces left", self->n_spaces));
}

/* ---- the position ---- */

static gint
get_field (const BrgRuleset  *ruleset,
           const BrgPosition *position,
           const char        *name)
{
  return (gint) brg_field_get (brg_schema_find (ruleset->schema, name), position, 0, 0);
}

static void
read_position (BrgSoloPanel      *self,
               const BrgRuleset  *ruleset,
               const BrgPosition *position)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);
  const BrgDuchy *duchy = brg_duchy_of (tables, position, 0);
  const BrgMarket *market = brg_market (position);
  guint begun = market->phase > 0 ? (market->phase - 1u) * BRG_N_ROUNDS + market->round : 0;
  gint first = atoi (brg_ruleset_get_option (ruleset, "first-target"));

  self->target = MAX (first - STEP * get_field (ruleset, position, "targets-reached"), STEP);
  self->done = brg_seat_state (tables, position, 0)->points
               - get_field (ruleset, position, "target-start");
  /* The one that is being played is among them until the game is over. */
  self->n_rounds = BRG_N_PHASES * BRG_N_ROUNDS - begun
                   + (begun > 0 && !brg_position_is_over (position));
  self->n_spaces = brg_board_of (tables, duchy)->n_spaces - brg_bits_count (duchy->covered);
}

static void
brg_solo_panel_set_position (BrgPanel          *panel,
                             const BrgPosition *position)
{
  BrgSoloPanel *self = BRG_SOLO_PANEL (panel);

  read_position (self, brg_view_get_ruleset (BRG_VIEW (panel)), position);
  brg_view_show_note (self->way, g_strdup_printf (_("Target: %d of %d points"), self->done,
                                                  self->target));
  brg_view_show_note (self->rounds,
                      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                                    "%u round is left, with this one",
                                                    "%u rounds are left, with this one",
                                                    self->n_rounds), self->n_rounds));
  brg_view_show_note (self->spaces,
                      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                                    "%u space is left to be covered",
                                                    "%u spaces are left to be covered",
                                                    self->n_spaces), self->n_spaces));
  brg_view_invalidate (BRG_VIEW (self), BRG_VIEW_PIECES);
}

static void
brg_solo_panel_class_init (BrgSoloPanelClass *klass)
{
  BrgViewClass *view_class = BRG_VIEW_CLASS (klass);

  view_class->paint[BRG_VIEW_PRINT] = brg_solo_panel_paint_print;
  view_class->paint[BRG_VIEW_PIECES] = brg_solo_panel_paint_pieces;

  BRG_PANEL_CLASS (klass)->set_position = brg_solo_panel_set_position;
}

static void
brg_solo_panel_init (BrgSoloPanel *self G_GNUC_UNUSED)
{
}

/**
 * brg_solo_panel_new:
 * @claims: where its spots are claimed
 *
 * Returns: (transfer floating): a panel
 */
GtkWidget *
brg_solo_panel_new (BrgClaims *claims)
{
  BrgSoloPanel *self = g_object_new (BRG_TYPE_SOLO_PANEL, "claims", claims, NULL);
  BrgPanel *panel = BRG_PANEL (self);
  BrgBox whole = { way_box.x, target_box.y, target_box.x + target_box.width - way_box.x,
                   target_box.height };

  brg_panel_set_title (panel, _("Solo"));
  brg_panel_set_design (panel, WIDTH, HEIGHT);
  self->way = brg_panel_add_note (panel, &whole);
  self->rounds = brg_panel_add_note (panel, &rounds_box);
  self->spaces = brg_panel_add_note (panel, &spaces_box);

  return GTK_WIDGET (self);
}
