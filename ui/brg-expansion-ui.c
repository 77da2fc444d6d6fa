/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-expansion-ui.h"

#include "ui/brg-panel.h"

G_DEFINE_INTERFACE (BrgExpansionUi, brg_expansion_ui, G_TYPE_OBJECT)

static void
brg_expansion_ui_default_init (BrgExpansionUiInterface *iface)
{
}

/**
 * brg_expansion_ui_paint_tile:
 * @self: an expansion
 * @cr: where to paint
 * @palette: the colours
 * @face: what the tile looks like
 * @x: of the centre
 * @y: of the centre
 * @width: of the hex
 *
 * Returns: whether it painted the tile
 */
gboolean
brg_expansion_ui_paint_tile (BrgExpansionUi    *self,
                             cairo_t           *cr,
                             const BrgPalette  *palette,
                             const BrgTileFace *face,
                             double             x,
                             double             y,
                             double             width)
{
  BrgPalette plain;
  gboolean painted;

  g_return_val_if_fail (BRG_IS_EXPANSION_UI (self), FALSE);

  if (BRG_EXPANSION_UI_GET_IFACE (self)->paint_tile == NULL)
    return FALSE;

  /* So that it can have the tile painted as usual without being asked again. */
  plain = *palette;
  plain.expansions = NULL;
  cairo_save (cr);
  painted = BRG_EXPANSION_UI_GET_IFACE (self)->paint_tile (self, cr, &plain, face, x, y, width);
  cairo_new_path (cr);
  cairo_restore (cr);

  return painted;
}

/**
 * brg_expansion_ui_has_marks:
 * @self: an expansion
 *
 * Returns: whether it paints marks on duchies, so that they have to be painted after each move
 */
gboolean
brg_expansion_ui_has_marks (BrgExpansionUi *self)
{
  g_return_val_if_fail (BRG_IS_EXPANSION_UI (self), FALSE);

  return BRG_EXPANSION_UI_GET_IFACE (self)->paint_marks != NULL;
}

/**
 * brg_expansion_ui_paint_marks:
 * @self: an expansion
 * @cr: where to paint
 * @palette: the colours
 * @layer: what has been painted before
 * @sheet: a duchy
 */
void
brg_expansion_ui_paint_marks (BrgExpansionUi      *self,
                              cairo_t             *cr,
                              const BrgPalette    *palette,
                              BrgViewLayer         layer,
                              const BrgDuchySheet *sheet)
{
  g_return_if_fail (BRG_IS_EXPANSION_UI (self));

  if (BRG_EXPANSION_UI_GET_IFACE (self)->paint_marks == NULL)
    return;

  cairo_save (cr);
  BRG_EXPANSION_UI_GET_IFACE (self)->paint_marks (self, cr, palette, layer, sheet);
  cairo_new_path (cr);
  cairo_restore (cr);
}

/**
 * brg_expansion_ui_list_things:
 * @self: an expansion
 * @ruleset: the rules of the game
 * @position: what lies on the table
 * @depot: from 1
 * @things: (out caller-allocates): what lies there
 *
 * Returns: how many things of the expansion lie at a depot besides tiles and goods
 */
guint
brg_expansion_ui_list_things (BrgExpansionUi    *self,
                              const BrgRuleset  *ruleset,
                              const BrgPosition *position,
                              guint              depot,
                              BrgSubject         things[BRG_DEPOT_THINGS])
{
  g_return_val_if_fail (BRG_IS_EXPANSION_UI (self), 0);

  if (BRG_EXPANSION_UI_GET_IFACE (self)->list_things == NULL)
    return 0;

  return BRG_EXPANSION_UI_GET_IFACE (self)->list_things (self, ruleset, position, depot, things);
}

/**
 * brg_expansion_ui_paint_thing:
 * @self: an expansion
 * @cr: where to paint
 * @palette: the colours
 * @ruleset: the rules of the game
 * @thing: what lies at a depot
 * @x: of its centre
 * @y: of its centre
 * @size: what it may fill
 *
 * Returns: whether @thing is the expansion's, and painted
 */
gboolean
brg_expansion_ui_paint_thing (BrgExpansionUi   *self,
                              cairo_t          *cr,
                              const BrgPalette *palette,
                              const BrgRuleset *ruleset,
                              BrgSubject        thing,
                              double            x,
                              double            y,
                              double            size)
{
  gboolean painted;

  g_return_val_if_fail (BRG_IS_EXPANSION_UI (self), FALSE);

  if (BRG_EXPANSION_UI_GET_IFACE (self)->paint_thing == NULL)
    return FALSE;

  cairo_save (cr);
  painted = BRG_EXPANSION_UI_GET_IFACE (self)->paint_thing (self, cr, palette, ruleset, thing, x, y,
                                                            size);
  cairo_new_path (cr);
  cairo_restore (cr);

  return painted;
}

/**
 * brg_expansion_ui_create_panel:
 * @self: an expansion
 * @claims: where the panel's spots are claimed
 * @seat: whose it is, or %BRG_NO_SEAT for the table's
 * @compact: whether it stands in a narrow column
 *
 * Returns: (transfer floating) (nullable): a #BrgPanel, if the expansion has one there
 */
GtkWidget *
brg_expansion_ui_create_panel (BrgExpansionUi *self,
                               BrgClaims      *claims,
                               guint           seat,
                               gboolean        compact)
{
  GtkWidget *panel;

  g_return_val_if_fail (BRG_IS_EXPANSION_UI (self), NULL);

  if (BRG_EXPANSION_UI_GET_IFACE (self)->create_panel == NULL)
    return NULL;

  panel = BRG_EXPANSION_UI_GET_IFACE (self)->create_panel (self, claims, seat, compact);
  g_return_val_if_fail (panel == NULL || BRG_IS_PANEL (panel), NULL);

  return panel;
}

/**
 * brg_expansion_ui_describe:
 * @self: an expansion
 * @ruleset: the rules of the game
 * @position: what lies on the table
 * @subject: a thing that may be another's
 *
 * Returns: (transfer full) (nullable): a translated line about @subject
 */
char *
brg_expansion_ui_describe (BrgExpansionUi    *self,
                           const BrgRuleset  *ruleset,
                           const BrgPosition *position,
                           BrgSubject         subject)
{
  g_return_val_if_fail (BRG_IS_EXPANSION_UI (self), NULL);

  if (BRG_EXPANSION_UI_GET_IFACE (self)->describe == NULL)
    return NULL;

  return BRG_EXPANSION_UI_GET_IFACE (self)->describe (self, ruleset, position, subject);
}

/**
 * brg_expansion_ui_get_help:
 * @self: an expansion
 *
 * Returns: (transfer full) (nullable): its help page, as translated paragraphs with an empty line
 *   between them
 */
char *
brg_expansion_ui_get_help (BrgExpansionUi *self)
{
  g_return_val_if_fail (BRG_IS_EXPANSION_UI (self), NULL);

  if (BRG_EXPANSION_UI_GET_IFACE (self)->get_help == NULL)
    return NULL;

  return BRG_EXPANSION_UI_GET_IFACE (self)->get_help (self);
}

static GQuark
id_quark (void)
{
  return g_quark_from_static_string ("brg-expansion-id");
}

/**
 * brg_expansion_ui_set_id:
 * @self: an expansion
 * @id: its module's id
 *
 * Says what it is the window's half of. Whoever makes it knows that; it does not.
 */
void
brg_expansion_ui_set_id (BrgExpansionUi *self,
                         const char     *id)
{
  g_return_if_fail (BRG_IS_EXPANSION_UI (self));

  g_object_set_qdata_full (G_OBJECT (self), id_quark (), g_strdup (id), g_free);
}

/**
 * brg_expansion_ui_get_id:
 * @self: an expansion
 *
 * Returns: (nullable): its module's id, if it was told
 */
const char *
brg_expansion_ui_get_id (BrgExpansionUi *self)
{
  g_return_val_if_fail (BRG_IS_EXPANSION_UI (self), NULL);

  return g_object_get_qdata (G_OBJECT (self), id_quark ());
}
