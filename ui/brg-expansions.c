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
 * brg_expansions_list_things:
 * @expansions: (nullable) (element-type BrgExpansionUi): a list
 * @ruleset: the rules of the game
 * @position: what lies on the table
 * @depot: from 1
 * @things: (out caller-allocates): what lies there
 *
 * Returns: how many things of the expansions lie at a depot besides tiles and goods
 */
guint
brg_expansions_list_things (const GPtrArray   *expansions,
                            const BrgRuleset  *ruleset,
                            const BrgPosition *position,
                            guint              depot,
                            BrgSubject         things[BRG_DEPOT_THINGS])
{
  guint n = 0;

  for (guint i = 0; expansions != NULL && i < expansions->len; i++)
    {
      BrgSubject own[BRG_DEPOT_THINGS];
      guint n_own = brg_expansion_ui_list_things (expansions->pdata[i], ruleset, position, depot,
                                                  own);

      for (guint j = 0; j < n_own && n < BRG_DEPOT_THINGS; j++)
        things[n++] = own[j];
    }

  return n;
}

/**
 * brg_expansions_paint_thing:
 * @expansions: (nullable) (element-type BrgExpansionUi): a list
 * @cr: where to paint
 * @palette: the colours
 * @ruleset: the rules of the game
 * @thing: what lies at a depot
 * @x: of its centre
 * @y: of its centre
 * @size: what it may fill
 *
 * Has the one whose it is paint a thing.
 */
void
brg_expansions_paint_thing (const GPtrArray  *expansions,
                            cairo_t          *cr,
                            const BrgPalette *palette,
                            const BrgRuleset *ruleset,
                            BrgSubject        thing,
                            double            x,
                            double            y,
                            double            size)
{
  for (guint i = 0; expansions != NULL && i < expansions->len; i++)
    if (brg_expansion_ui_paint_thing (expansions->pdata[i], cr, palette, ruleset, thing, x, y, size))
      return;
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
