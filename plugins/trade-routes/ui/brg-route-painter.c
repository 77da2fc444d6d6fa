/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-route-painter.h"

#include "ui/brg-emblems.h"
#include "ui/brg-token-painter.h"

/* Of the height of a space: the die above, the reward or the good below. */
#define DIE_SIZE    0.30
#define DIE_MIDDLE  0.17
#define GOOD_SIZE   0.56
#define GOOD_MIDDLE 0.66

#define ROUNDING 0.1

/**
 * brg_route_space_face_init:
 * @face: (out): what the space looks like
 * @catalogue: the catalogue of the routes
 * @tiles: the tiles of the game
 * @space: a space of one of its tiles
 */
void
brg_route_space_face_init (BrgRouteSpaceFace       *face,
                           const BrgRouteCatalogue *catalogue,
                           const BrgTileCatalogue  *tiles,
                           BrgRouteSpace            space)
{
  const BrgRouteReward *reward = &catalogue->rewards[space.reward];
  guint kind = brg_tile_catalogue_find (tiles, reward->kind);

  *face = (BrgRouteSpaceFace){ space.die, reward->kind, 0 };
  if (reward->gift == NULL)
    return;

  face->emblem = reward->gift;
  face->count = tiles->kinds[kind].effects[0].argument;
}

static void
trace (cairo_t      *cr,
       const BrgBox *box,
       double        inset)
{
  double radius = box->height * ROUNDING;
  double left = box->x + inset, right = box->x + box->width - inset;
  double top = box->y + inset, bottom = box->y + box->height - inset;

  cairo_new_sub_path (cr);
  cairo_arc (cr, right - radius, top + radius, radius, -G_PI_2, 0);
  cairo_arc (cr, right - radius, bottom - radius, radius, 0, G_PI_2);
  cairo_arc (cr, left + radius, bottom - radius, radius, G_PI_2, G_PI);
  cairo_arc (cr, left + radius, top + radius, radius, G_PI, 3 * G_PI_2);
  cairo_close_path (cr);
}

/**
 * brg_route_paint_tile:
 * @cr: where to paint
 * @palette: the colours
 * @box: where the tile lies
 *
 * Paints a tile without its spaces.
 */
void
brg_route_paint_tile (cairo_t          *cr,
                      const BrgPalette *palette,
                      const BrgBox     *box)
{
  trace (cr, box, 0.5);
  brg_colour_set (cr, palette->parchment_deep, 1);
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, 1);
  brg_colour_set (cr, palette->edge, palette->edge_strength);
  cairo_stroke (cr);
}

/**
 * brg_route_paint_space:
 * @cr: where to paint
 * @palette: the colours
 * @face: what it looks like
 * @box: where it lies
 */
void
brg_route_paint_space (cairo_t                 *cr,
                       const BrgPalette        *palette,
                       const BrgRouteSpaceFace *face,
                       const BrgBox            *box)
{
  double x = brg_box_middle_x (box), y = box->y + box->height * GOOD_MIDDLE;
  double size = box->height * GOOD_SIZE;

  brg_token_paint_die (cr, palette, face->die, palette->paper, palette->print, x,
                       box->y + box->height * DIE_MIDDLE, box->height * DIE_SIZE);
  brg_token_paint_coin (cr, palette, face->emblem, x, y, size);
  if (face->count > 0)
    brg_token_paint_count (cr, palette, face->count, x, y, size);
}

/**
 * brg_route_paint_good:
 * @cr: where to paint
 * @palette: the colours
 * @goods: the kind's stable name
 * @box: where the space lies that it covers
 */
void
brg_route_paint_good (cairo_t          *cr,
                      const BrgPalette *palette,
                      const char       *goods,
                      const BrgBox     *box)
{
  brg_token_paint_goods (cr, palette, goods, brg_box_middle_x (box),
                         box->y + box->height * GOOD_MIDDLE, box->height * (GOOD_SIZE + 0.06));
}

/**
 * brg_route_paint_next:
 * @cr: where to paint
 * @palette: the colours
 * @box: where the space lies
 *
 * Marks the space that the next good goes to.
 */
void
brg_route_paint_next (cairo_t          *cr,
                      const BrgPalette *palette,
                      const BrgBox     *box)
{
  trace (cr, box, 0);
  cairo_set_line_width (cr, box->height * 0.11);
  brg_colour_set (cr, palette->print, 0.85);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, box->height * 0.06);
  brg_colour_set (cr, palette->gold, 1);
  cairo_stroke (cr);
}
