/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-expansions.h"

#include "ui/brg-words.h"

/**
 * brg_expansions_paint_tile:
 * @expansions: (element-type BrgExpansionUi): a list
 * @cr: where to paint
 * @palette: the colours
 * @face: what the tile looks like
 * @x: of the centre
 * @y: of the centre
 * @width: of the hex
 *
 * Returns: whether one of them painted the tile
 */
gboolean
brg_expansions_paint_tile (const GPtrArray   *expansions,
                           cairo_t           *cr,
                           const BrgPalette  *palette,
                           const BrgTileFace *face,
                           double             x,
                           double             y,
                           double             width)
{
  for (guint i = 0; i < expansions->len; i++)
    if (brg_expansion_ui_paint_tile (expansions->pdata[i], cr, palette, face, x, y, width))
      return TRUE;

  return FALSE;
}

/**
 * brg_expansions_have_marks:
 * @expansions: (nullable) (element-type BrgExpansionUi): a list
 *
 * Returns: whether any of them paints marks on duchies
 */
gboolean
brg_expansions_have_marks (const GPtrArray *expansions)
{
  for (guint i = 0; expansions != NULL && i < expansions->len; i++)
    if (brg_expansion_ui_has_marks (expansions->pdata[i]))
      return TRUE;

  return FALSE;
}

/**
 * brg_expansions_paint_marks:
 * @expansions: (element-type BrgExpansionUi): a list
 * @cr: where to paint
 * @palette: the colours
 * @layer: what has been painted before
 * @sheet: a duchy
 *
 * Has all of them paint their marks.
 */
void
brg_expansions_paint_marks (const GPtrArray     *expansions,
                            cairo_t             *cr,
                            const BrgPalette    *palette,
                            BrgViewLayer         layer,
                            const BrgDuchySheet *sheet)
{
  for (guint i = 0; i < expansions->len; i++)
    brg_expansion_ui_paint_marks (expansions->pdata[i], cr, palette, layer, sheet);
}

/**
 * brg_expansions_describe:
 * @expansions: (nullable) (element-type BrgExpansionUi): a list
 * @ruleset: the rules of the game
 * @position: what lies on the table
 * @subject: a thing on it
 *
 * Returns: (transfer full) (nullable): what they have to say of it, a line each
 */
char *
brg_expansions_describe (const GPtrArray   *expansions,
                         const BrgRuleset  *ruleset,
                         const BrgPosition *position,
                         BrgSubject         subject)
{
  g_autofree char *lines = NULL;

  for (guint i = 0; expansions != NULL && i < expansions->len; i++)
    {
      g_autofree char *line
          = brg_expansion_ui_describe (expansions->pdata[i], ruleset, position, subject);
      g_autofree char *before = g_steal_pointer (&lines);

      lines = brg_words_lines (before, line);
    }

  return g_steal_pointer (&lines);
}
