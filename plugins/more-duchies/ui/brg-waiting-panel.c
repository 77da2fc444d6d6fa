/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-waiting-panel.h"

#include <glib/gi18n-lib.h>

#include "core/duchy/brg-duchy-tables.h"
#include "core/engine/brg-schema.h"
#include "ui/brg-lettering.h"
#include "ui/brg-tile-painter.h"

/* The design: a castle, and two lines beside it. */
#define WIDTH   320
#define HEIGHT  44
#define LETTERS 11.5

static const BrgBox castle_box = { 13, 8, 24, 28 };
static const BrgBox count_box = { 46, 7, 262, 15 };
static const BrgBox price_box = { 46, 22, 262, 15 };

/**
 * BrgWaitingPanel:
 *
 * The castles that wait beside the board in games with the castle link; in others it is not seen.
 */
struct _BrgWaitingPanel
{
  BrgPanel parent_instance;

  guint n_castles;
  GtkWidget *castle;
};

G_DEFINE_FINAL_TYPE (BrgWaitingPanel, brg_waiting_panel, BRG_TYPE_PANEL)

/* ---- words ---- */

static char *
describe_count (BrgWaitingPanel *self)
{
  if (self->n_castles == 0)
    return g_strdup (_("No castle waits beside the board"));

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u castle waits beside the board",
                                       "%u castles wait beside the board", self->n_castles),
                          self->n_castles);
}

static const char *
describe_price (void)
{
  return _("To buy one: 5 points and both dice");
}

/* ---- painting ---- */

static void
paint_line (BrgPanel     *panel,
            cairo_t      *cr,
            const char   *words,
            const BrgBox *design)
{
  BrgBox box = brg_panel_place (panel, design);
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (panel)) == GTK_TEXT_DIR_RTL;

  brg_letter_paint_line (cr, words, box.x, brg_box_middle_y (&box),
                         LETTERS * box.height / design->height, box.width, mirrored);
}

static void
brg_waiting_panel_paint_print (BrgView          *view,
                               cairo_t          *cr,
                               const BrgPalette *palette,
                               double            width,
                               double            height)
{
  BrgBox box = brg_panel_place (BRG_PANEL (view), &castle_box);

  BRG_VIEW_CLASS (brg_waiting_panel_parent_class)->paint[BRG_VIEW_PRINT] (view, cr, palette, width,
                                                                          height);
  brg_tile_paint_slot (cr, palette, "castle", brg_box_middle_x (&box), brg_box_middle_y (&box),
                       box.width);
}

static void
brg_waiting_panel_paint_pieces (BrgView          *view,
                                cairo_t          *cr,
                                const BrgPalette *palette,
                                double            width G_GNUC_UNUSED,
                                double            height G_GNUC_UNUSED)
{
  BrgWaitingPanel *self = BRG_WAITING_PANEL (view);
  const BrgDuchyTables *tables = brg_duchy_tables (brg_view_get_ruleset (view));
  BrgBox box = brg_panel_place (BRG_PANEL (view), &castle_box);
  g_autofree char *count = describe_count (self);
  BrgTileFace face;

  if (self->n_castles > 0)
    {
      brg_tile_face_init (&face, &tables->tiles, tables->castle_kind);
      brg_tile_paint (cr, palette, &face, brg_box_middle_x (&box), brg_box_middle_y (&box),
                      box.width);
    }

  brg_colour_set (cr, self->n_castles > 0 ? palette->ink : palette->ink_faint, 1);
  paint_line (BRG_PANEL (view), cr, count, &count_box);
  brg_colour_set (cr, palette->ink_faint, 1);
  paint_line (BRG_PANEL (view), cr, describe_price (), &price_box);
}

/* ---- the position ---- */

static guint
count_castles (const BrgField    *field,
               const BrgPosition *position)
{
  guint n = 0;

  for (guint i = 0; i < field->count; i++)
    n += brg_field_get (field, position, 0, i) != 0;

  return n;
}

/* The other half told the schema what there is; its code cannot be called from here. */
static void
brg_waiting_panel_set_position (BrgPanel          *panel,
                                const BrgPosition *position)
{
  BrgWaitingPanel *self = BRG_WAITING_PANEL (panel);
  BrgRuleset *ruleset = brg_view_get_ruleset (BRG_VIEW (panel));
  const BrgField *field = brg_schema_find (ruleset->schema, "waiting");
  guint kind = brg_ruleset_find_subject_kind (ruleset, "waiting");
  BrgSubject castle = BRG_SUBJECT (kind, 0, brg_duchy_tables (ruleset)->castle_kind);

  gtk_widget_set_visible (GTK_WIDGET (panel), field != NULL);
  if (field == NULL)
    return;

  self->n_castles = count_castles (field, position);
  brg_spot_show (BRG_SPOT (self->castle), castle, describe_count (self), describe_price ());
  brg_view_invalidate (BRG_VIEW (panel), BRG_VIEW_PIECES);
}

static void
brg_waiting_panel_class_init (BrgWaitingPanelClass *klass)
{
  BrgViewClass *view_class = BRG_VIEW_CLASS (klass);

  view_class->paint[BRG_VIEW_PRINT] = brg_waiting_panel_paint_print;
  view_class->paint[BRG_VIEW_PIECES] = brg_waiting_panel_paint_pieces;

  BRG_PANEL_CLASS (klass)->set_position = brg_waiting_panel_set_position;
}

static void
brg_waiting_panel_init (BrgWaitingPanel *self)
{
  brg_panel_set_design (BRG_PANEL (self), WIDTH, HEIGHT);
}

/**
 * brg_waiting_panel_new:
 * @claims: where its spot is claimed
 *
 * Returns: (transfer floating): a panel for the table
 */
GtkWidget *
brg_waiting_panel_new (BrgClaims *claims)
{
  BrgWaitingPanel *self = g_object_new (BRG_TYPE_WAITING_PANEL, "claims", claims, NULL);

  brg_panel_set_title (BRG_PANEL (self), _("Castles beside the board"));
  self->castle = brg_panel_add_spot (BRG_PANEL (self), BRG_SPOT_HEX, &castle_box);

  return GTK_WIDGET (self);
}
