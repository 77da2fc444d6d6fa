/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "apiary-panel.h"

#include <glib/gi18n-lib.h>

#include "ui/brg-lettering.h"
#include "ui/brg-token-painter.h"

/* The design: a picture and a number, and a spot over both. */
static const BrgBox picture = { 10, 6, 28, 28 };
static const BrgBox number = { 42, 6, 28, 28 };
static const BrgBox both = { 6, 4, 68, 32 };

/**
 * ApiaryPanel:
 *
 * The honey that a seat has. A jar is pointed at to trade it.
 */
struct _ApiaryPanel
{
  BrgPanel parent_instance;

  guint seat;
  guint honey;
  GtkWidget *jar;
};

G_DEFINE_FINAL_TYPE (ApiaryPanel, apiary_panel, BRG_TYPE_PANEL)

static void
apiary_panel_paint (BrgView          *view,
                    cairo_t          *cr,
                    const BrgPalette *palette,
                    double            width G_GNUC_UNUSED,
                    double            height G_GNUC_UNUSED)
{
  ApiaryPanel *self = APIARY_PANEL (view);
  BrgBox box = brg_panel_place (BRG_PANEL (view), &picture);

  brg_token_paint_coin (cr, palette, "apiary", brg_box_middle_x (&box), brg_box_middle_y (&box),
                        box.height);
  box = brg_panel_place (BRG_PANEL (view), &number);
  brg_colour_set (cr, self->honey > 0 ? palette->ink : palette->ink_faint, 1);
  brg_letter_paint_number (cr, (gint) self->honey, brg_box_middle_x (&box), brg_box_middle_y (&box),
                           box.height * 0.7);
}

/* The other half told the schema what there is; its code cannot be called from here. */
static void
apiary_panel_set_position (BrgPanel          *panel,
                           const BrgPosition *position)
{
  ApiaryPanel *self = APIARY_PANEL (panel);
  BrgRuleset *ruleset = brg_view_get_ruleset (BRG_VIEW (panel));
  const BrgField *field = brg_schema_find (ruleset->schema, "honey");
  guint kind = brg_ruleset_find_subject_kind (ruleset, "jar");

  self->honey = (guint) brg_field_get (field, position, self->seat, 0);
  brg_spot_show (BRG_SPOT (self->jar), BRG_SUBJECT (kind, self->seat, 0),
                 g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u jar of honey",
                                               "%u jars of honey", self->honey),
                                  self->honey),
                 _("Each is traded for a worker, or is a point at the end."));
  brg_view_invalidate (BRG_VIEW (panel), BRG_VIEW_PIECES);
}

static void
apiary_panel_class_init (ApiaryPanelClass *klass)
{
  BRG_VIEW_CLASS (klass)->paint[BRG_VIEW_PIECES] = apiary_panel_paint;
  BRG_PANEL_CLASS (klass)->set_position = apiary_panel_set_position;
}

static void
apiary_panel_init (ApiaryPanel *self G_GNUC_UNUSED)
{
}

/**
 * apiary_panel_new:
 * @claims: where its spot is claimed
 * @seat: whose honey it shows
 *
 * Returns: (transfer floating): a panel
 */
GtkWidget *
apiary_panel_new (BrgClaims *claims,
                  guint      seat)
{
  ApiaryPanel *self = g_object_new (APIARY_TYPE_PANEL, "claims", claims, NULL);
  BrgPanel *panel = BRG_PANEL (self);

  self->seat = seat;
  brg_panel_set_title (panel, _("Honey"));
  brg_panel_set_design (panel, 80, 40);
  self->jar = brg_panel_add_spot (panel, BRG_SPOT_RECTANGLE, &both);

  return GTK_WIDGET (self);
}
