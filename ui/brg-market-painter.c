/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-market-painter.h"

#include <math.h>

#include "ui/brg-emblems.h"
#include "ui/brg-expansions.h"
#include "ui/brg-lettering.h"
#include "ui/brg-parchment.h"
#include "ui/brg-tile-painter.h"
#include "ui/brg-token-painter.h"

/* The sign of the price needs so much room. */
#define BRG_MARKET_PRICE_MIN_ROOM 40

static void
paint_field (cairo_t          *cr,
             const BrgPalette *palette,
             const BrgBox     *box)
{
  brg_parchment_field (cr, palette, box->x, box->y, box->width, box->height);
}

static void
paint_depot_print (cairo_t               *cr,
                   const BrgPalette      *palette,
                   const BrgMarketModel  *model,
                   const BrgMarketLayout *layout,
                   guint                  depot)
{
  const BrgDuchyTables *tables = model->tables;
  guint slot = 0;

  paint_field (cr, palette, &layout->depots[depot]);
  for (guint i = 0; i < tables->n_depot_spaces[depot]; i++)
    {
      const BrgDepotSpace *space = &tables->depots[depot][i];
      const BrgBox *box = &layout->tiles[depot][slot];

      if (space->players > tables->players)
        continue;
      brg_tile_paint_slot (cr, palette, tables->tiles.classes[space->tile_class].name,
                           brg_box_middle_x (box), brg_box_middle_y (box), box->width);
      slot++;
    }
}

static void
paint_track_print (cairo_t               *cr,
                   const BrgPalette      *palette,
                   const BrgMarketLayout *layout)
{
  const BrgBox *first = &layout->track[0];
  const BrgBox *last = &layout->track[MAX (layout->n_track, 1) - 1];

  if (layout->n_track == 0)
    return;

  brg_parchment_field (cr, palette, first->x, first->y, last->x + last->width - first->x,
                       first->height);
  for (guint i = 0; i < layout->n_track; i++)
    {
      const BrgBox *box = &layout->track[i];

      if (i > 0)
        {
          cairo_move_to (cr, box->x, box->y + 5);
          cairo_line_to (cr, box->x, box->y + box->height - 5);
          cairo_set_line_width (cr, 1);
          brg_colour_set (cr, palette->ink_faint, 0.35);
          cairo_stroke (cr);
        }
      brg_colour_set (cr, palette->ink_faint, palette->flat ? 1 : 0.85);
      brg_letter_paint_number (cr, (gint) i, box->x + box->width - box->height * 0.17,
                               box->y + box->height * 0.80, box->height * 0.28);
    }
}

/* What a black tile costs stands above them, where there is room. */
static void
paint_price (cairo_t               *cr,
             const BrgMarketLayout *layout)
{
  const BrgBox *box = &layout->black;
  double room = layout->n_black > 0 ? layout->black_tiles[0].y - box->y : box->height;

  if (room >= BRG_MARKET_PRICE_MIN_ROOM)
    brg_emblem_paint (cr, "black-depot", NULL, brg_box_middle_x (box), box->y + room / 2,
                      MIN (room * 0.66, layout->tile), 0.9);
}

/* Where tiles wait that modules offer, an empty place shows which ones. */
static void
paint_offer_print (cairo_t              *cr,
                   const BrgPalette     *night,
                   const BrgMarketModel *model,
                   guint                 kind,
                   const BrgBox         *box)
{
  double x = brg_box_middle_x (box), y = brg_box_middle_y (box);
  BrgEmblemInks inks = { night->ink, night->parchment_deep, night->parchment_deep };
  BrgTileFace face;

  brg_tile_paint_slot (cr, night, NULL, x, y, box->width);
  brg_tile_face_init (&face, &model->tables->tiles, kind);
  brg_emblem_paint (cr, face.emblem, &inks, x, y, box->width * 0.56, night->flat ? 1 : 0.5);
}

static void
paint_black_print (cairo_t               *cr,
                   const BrgPalette      *palette,
                   const BrgMarketModel  *model,
                   const BrgMarketLayout *layout)
{
  const BrgPalette *night = brg_palette_get (palette->flags | BRG_PALETTE_DARK);
  const BrgBox *box = &layout->black;

  brg_parchment_path (cr, box->x + 0.5, box->y + 0.5, box->width - 1, box->height - 1, 9);
  brg_colour_set (cr, palette->flat ? 0x000000 : palette->dark ? 0x120e0b : 0x3a322b,
                  palette->flat ? 1 : 0.92);
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, 1);
  brg_colour_set (cr, night->edge, palette->flat ? 1 : 0.35);
  cairo_stroke (cr);
  for (guint i = 0; i < layout->n_black; i++)
    brg_tile_paint_slot (cr, night, NULL, brg_box_middle_x (&layout->black_tiles[i]),
                         brg_box_middle_y (&layout->black_tiles[i]), layout->tile);
  for (guint i = 0; i < layout->n_offers; i++)
    paint_offer_print (cr, night, model, model->offered[i], &layout->offers[i]);
  paint_price (cr, layout);
}

/**
 * brg_market_paint_print:
 * @cr: where to paint
 * @palette: the colours
 * @model: what to show; only its tables and players matter
 * @layout: where everything lies
 * @width: of the picture
 * @height: of the picture
 *
 * Paints what is printed on the main board.
 */
void
brg_market_paint_print (cairo_t               *cr,
                        const BrgPalette      *palette,
                        const BrgMarketModel  *model,
                        const BrgMarketLayout *layout,
                        double                 width,
                        double                 height)
{
  cairo_save (cr);
  brg_parchment_sheet (cr, palette, 0, 0, width, MIN (height, layout->height * layout->scale));
  cairo_translate (cr, layout->left, 0);
  cairo_scale (cr, layout->scale, layout->scale);
  paint_track_print (cr, palette, layout);
  for (guint depot = 0; depot < BRG_N_DEPOTS; depot++)
    paint_depot_print (cr, palette, model, layout, depot);
  paint_field (cr, palette, &layout->rounds);
  paint_black_print (cr, palette, model, layout);
  if (layout->n_classes > 0)
    paint_field (cr, palette, &layout->bonus);
  cairo_restore (cr);
}

static void
paint_banner (cairo_t          *cr,
              const BrgPalette *palette,
              const BrgBox     *box,
              gboolean          now)
{
  brg_parchment_path (cr, box->x + 0.5, box->y + 0.5, box->width - 1, box->height - 1, 8);
  brg_colour_set (cr, now ? palette->seal : palette->parchment_deep, now ? 1 : 0.55);
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, now ? 2 : 1);
  brg_colour_set (cr, now ? palette->gold : palette->ink_faint, now ? 1 : 0.4);
  cairo_stroke (cr);
}

/* The points lie over the star of the emblem. */
static void
paint_shield (cairo_t *cr,
              gint     points,
              double   x,
              double   y,
              double   size)
{
  brg_emblem_paint (cr, "points", NULL, x, y, size, 1);
  brg_parchment_path (cr, x - size * 0.28, y - size * 0.25, size * 0.56, size * 0.50, size * 0.22);
  brg_colour_set (cr, 0xfdf6e6, 0.95);
  cairo_fill (cr);
  brg_colour_set (cr, 0x33291f, 1);
  brg_letter_paint_number (cr, points, x, y, size * 0.50);
}

static void
paint_phase (cairo_t              *cr,
             const BrgPalette     *palette,
             const BrgMarketModel *model,
             const BrgBox         *box,
             guint                 phase)
{
  gboolean now = model->market.phase == phase;
  gboolean past = model->market.phase > phase;
  const char letter[] = { (char) ('A' + phase - 1), '\0' };
  double y = brg_box_middle_y (box);

  if (past)
    brg_box_push (box, cr);
  paint_banner (cr, palette, box, now);
  brg_colour_set (cr, now ? 0xfdf6e6 : palette->ink, 1);
  brg_letter_paint (cr, letter, box->x + box->width * 0.28, y, box->height * 0.56);
  paint_shield (cr, model->tables->phase_points[phase], box->x + box->width * 0.68, y,
                box->height * 0.80);
  if (past)
    brg_box_pop (cr, palette->past);
}

static void
paint_markers (cairo_t               *cr,
               const BrgPalette      *palette,
               const BrgMarketModel  *model,
               const BrgMarketLayout *layout)
{
  /* From the lowest of each stack up, so that the upper ones cover them. */
  for (guint level = 0; layout->n_track > 0 && level < model->n_seats; level++)
    {
      for (guint seat = 0; seat < model->n_seats; seat++)
        {
          BrgBox box = brg_market_layout_marker (layout, model->marker[seat], level);

          if (model->stack[seat] == level)
            brg_token_paint_marker (cr, palette, model->players[seat], brg_box_middle_x (&box),
                                    brg_box_middle_y (&box), box.width);
        }
    }
}

static void
paint_tile (cairo_t              *cr,
            const BrgPalette     *palette,
            const BrgMarketModel *model,
            guint                 kind,
            const BrgBox         *box)
{
  BrgTileFace face;

  if (kind == 0)
    return;

  brg_tile_face_init (&face, &model->tables->tiles, kind);
  brg_tile_paint (cr, palette, &face, brg_box_middle_x (box), brg_box_middle_y (box),
                  box->width * 0.96);
}

static void
paint_thing (cairo_t              *cr,
             const BrgPalette     *palette,
             const BrgMarketModel *model,
             BrgSubject            thing,
             const BrgBox         *box)
{
  brg_expansions_paint_thing (palette->expansions, cr, palette, model->ruleset, thing,
                              brg_box_middle_x (box), brg_box_middle_y (box), box->width);
}

static void
paint_depot_goods (cairo_t               *cr,
                   const BrgPalette      *palette,
                   const BrgMarketModel  *model,
                   const BrgMarketLayout *layout,
                   guint                  depot)
{
  const guint8 *counts = model->market.depot_goods[depot];
  const BrgBox *box = &layout->goods[depot];
  double inset = (box->height - layout->token) / 2;
  guint n = 0;
  guint shown = 0;
  double step;

  for (guint i = 0; i < BRG_N_GOODS; i++)
    n += counts[i] > 0;
  step = n > 1 ? MIN (layout->token * 1.04, (box->width - 2 * inset - layout->token) / (n - 1))
               : 0;

  for (guint i = 0; i < BRG_N_GOODS; i++)
    {
      double x = box->x + inset + layout->token / 2 + shown * step;

      if (counts[i] == 0)
        continue;
      brg_token_paint_goods (cr, palette, model->tables->goods[i].name, x, brg_box_middle_y (box),
                             layout->token);
      if (counts[i] > 1)
        brg_token_paint_count (cr, palette, counts[i], x, brg_box_middle_y (box), layout->token);
      shown++;
    }
}

static void
paint_depot (cairo_t               *cr,
             const BrgPalette      *palette,
             const BrgMarketModel  *model,
             const BrgMarketLayout *layout,
             guint                  depot)
{
  const BrgBox *die = &layout->dice[depot];

  for (guint i = 0; i < layout->n_spaces[depot]; i++)
    paint_tile (cr, palette, model, model->market.depots[depot][i], &layout->tiles[depot][i]);
  for (guint i = 0; i < MIN (model->n_things[depot], layout->n_things); i++)
    paint_thing (cr, palette, model, model->things[depot][i], &layout->things[depot][i]);
  paint_depot_goods (cr, palette, model, layout, depot);
  brg_token_paint_die (cr, palette, depot + 1, palette->paper, palette->print,
                       brg_box_middle_x (die), brg_box_middle_y (die), die->width);
}

static void
paint_white_die (cairo_t              *cr,
                 const BrgPalette     *palette,
                 const BrgMarketModel *model,
                 const BrgBox         *box)
{
  double x = brg_box_middle_x (box), y = brg_box_middle_y (box);

  if (model->uses_white_die)
    {
      double side = box->width * 1.14;

      brg_parchment_frame (cr, palette, x - side / 2, y - side / 2, side, side, side * 0.24);
    }
  brg_token_paint_die (cr, palette, model->market.white_die, palette->dark ? 0xf4ecdc : 0xffffff,
                       palette->print, x, y, box->width);
}

static void
paint_rounds (cairo_t               *cr,
              const BrgPalette      *palette,
              const BrgMarketModel  *model,
              const BrgMarketLayout *layout)
{
  const BrgMarket *market = &model->market;

  paint_white_die (cr, palette, model, &layout->white_die);
  for (guint i = 0; i < BRG_N_ROUNDS; i++)
    {
      const BrgBox *box = &layout->round_goods[i];
      guint goods = market->round_goods[i];

      brg_token_paint_goods (cr, palette, goods > 0 ? model->tables->goods[goods - 1].name : NULL,
                             brg_box_middle_x (box), brg_box_middle_y (box), box->width);
      if (goods > 0)
        continue;
      brg_colour_set (cr, i + 1 == market->round ? palette->ink : palette->ink_faint, 1);
      brg_letter_paint_number (cr, (gint) i + 1, brg_box_middle_x (box), brg_box_middle_y (box),
                               box->width * 0.62);
    }
}

static void
paint_bonus (cairo_t               *cr,
             const BrgPalette      *palette,
             const BrgMarketModel  *model,
             const BrgMarketLayout *layout)
{
  for (guint i = 0; i < layout->n_classes; i++)
    {
      const BrgBox *box = &layout->bonus_tiles[i];
      guint left = model->market.bonus_left[i];
      const char *name = model->tables->tiles.classes[i].name;
      gint points = model->tables->bonus_points[left > 1 ? 0 : 1];
      double x = brg_box_middle_x (box);
      double y = brg_box_middle_y (box);

      if (left == 0)
        brg_tile_paint_slot (cr, palette, name, x, y, box->width * 0.86);
      else
        brg_token_paint_bonus (cr, palette, name, points, x, y, box->width);
    }
}

static void
paint_offers (cairo_t               *cr,
              const BrgPalette      *palette,
              const BrgMarketModel  *model,
              const BrgMarketLayout *layout)
{
  for (guint i = 0; i < layout->n_offers; i++)
    {
      const BrgBox *box = &layout->offers[i];

      if (model->offers[i] == 0)
        continue;
      paint_tile (cr, palette, model, model->offered[i], box);
      if (model->offers[i] > 1)
        brg_token_paint_count (cr, palette, model->offers[i],
                               brg_box_middle_x (box) + box->width * 0.09,
                               brg_box_middle_y (box) + box->width * 0.17, box->width * 0.60);
    }
}

/**
 * brg_market_paint_pieces:
 * @cr: where to paint
 * @palette: the colours
 * @model: what to show
 * @layout: where everything lies
 *
 * Paints what lies on the main board.
 */
void
brg_market_paint_pieces (cairo_t               *cr,
                         const BrgPalette      *palette,
                         const BrgMarketModel  *model,
                         const BrgMarketLayout *layout)
{
  cairo_save (cr);
  cairo_translate (cr, layout->left, 0);
  cairo_scale (cr, layout->scale, layout->scale);
  for (guint i = 0; i < BRG_N_PHASES; i++)
    paint_phase (cr, palette, model, &layout->phases[i], i + 1);
  paint_markers (cr, palette, model, layout);
  for (guint depot = 0; depot < BRG_N_DEPOTS; depot++)
    paint_depot (cr, palette, model, layout, depot);
  paint_rounds (cr, palette, model, layout);
  for (guint i = 0; i < layout->n_black; i++)
    paint_tile (cr, palette, model, model->market.black_depot[i], &layout->black_tiles[i]);
  paint_offers (cr, palette, model, layout);
  paint_bonus (cr, palette, model, layout);
  cairo_restore (cr);
}
