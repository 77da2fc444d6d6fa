/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-seat-painter.h"

#include "ui/brg-emblems.h"
#include "ui/brg-lettering.h"
#include "ui/brg-parchment.h"
#include "ui/brg-tile-painter.h"
#include "ui/brg-token-painter.h"

static void
paint_name (cairo_t             *cr,
            const BrgPalette    *palette,
            const BrgSeatModel  *model,
            const BrgSeatLayout *layout,
            const char          *name,
            gboolean             mirrored)
{
  const BrgBox *box = &layout->name;
  double size = box->height * 0.84;
  double y = brg_box_middle_y (box);
  double letters = box->height * 0.56;
  double edge = mirrored ? box->x + box->width : box->x;
  double aside = mirrored ? -1 : 1;
  double room = size * model->n_players + letters * 0.4;

  for (guint i = 0; i < model->n_players; i++)
    brg_token_paint_marker (cr, palette, model->players[i], edge + aside * size * (i + 0.5), y,
                            size);
  brg_colour_set (cr, palette->ink, 1);
  brg_letter_paint_line (cr, name, mirrored ? box->x : box->x + room, y, letters,
                         box->width - room, mirrored);
}

/* A number stands behind its picture. */
static void
paint_number (cairo_t      *cr,
              const BrgBox *box,
              gint          number,
              double        letters,
              gboolean      mirrored)
{
  double x = box->x + (mirrored ? 0 : box->height) + (box->width - box->height) / 2;

  brg_letter_paint_number (cr, number, x, brg_box_middle_y (box), letters);
}

static double
picture_x (const BrgBox *box,
           gboolean      mirrored)
{
  return mirrored ? box->x + box->width - box->height / 2 : box->x + box->height / 2;
}

static void
paint_points (cairo_t             *cr,
              const BrgPalette    *palette,
              const BrgSeatModel  *model,
              const BrgSeatLayout *layout,
              gboolean             mirrored)
{
  const BrgBox *box = &layout->points;

  brg_emblem_paint (cr, "points", NULL, picture_x (box, mirrored), brg_box_middle_y (box),
                    box->height * 0.96, 1);
  brg_colour_set (cr, palette->ink, 1);
  paint_number (cr, box, model->points, box->height * 0.66, mirrored);
}

static void
paint_die (cairo_t            *cr,
           const BrgPalette   *palette,
           const BrgSeatModel *model,
           const BrgBox       *box,
           guint               face,
           gboolean            spent)
{
  const BrgPlayerPaint *player = brg_palette_get_player (palette, model->players[0]);

  brg_token_paint_die (cr, palette, face, spent ? palette->parchment : player->colour,
                       spent ? palette->ink : player->ink, brg_box_middle_x (box),
                       brg_box_middle_y (box), box->width);
}

static void
paint_dice (cairo_t             *cr,
            const BrgPalette    *palette,
            const BrgSeatModel  *model,
            const BrgSeatLayout *layout)
{
  for (guint i = 0; i < model->contents.n_dice; i++)
    {
      const BrgBox *box = &layout->dice[i];
      gboolean faint = (model->used >> i & 1) || model->dice[i] == 0;

      /* For high contrast it turns pale rather than faint. */
      if (faint && !palette->flat)
        brg_box_push (box, cr);
      paint_die (cr, palette, model, box, model->dice[i], faint && palette->flat);
      if (faint && !palette->flat)
        brg_box_pop (cr, palette->past);
    }
}

static void
paint_store (cairo_t             *cr,
             const BrgPalette    *palette,
             const BrgSeatModel  *model,
             const BrgSeatLayout *layout)
{
  for (guint i = 0; i < model->contents.n_store; i++)
    {
      const BrgBox *box = &layout->store[i];
      BrgTileFace face;

      if (model->store[i] == 0)
        continue;
      brg_tile_face_init (&face, &model->tables->tiles, model->store[i]);
      brg_tile_paint (cr, palette, &face, brg_box_middle_x (box), brg_box_middle_y (box),
                      box->width * 0.96);
    }
}

/* Which die sells them, where there is room for pips that can be counted. */
static void
paint_selling_die (cairo_t          *cr,
                   const BrgPalette *palette,
                   const BrgBox     *box,
                   guint             kind)
{
  double size = box->width * 0.38;

  if (size >= 11)
    brg_token_paint_die (cr, palette, kind, palette->paper, palette->print, box->x + size * 0.55,
                         box->y + size * 0.55, size);
}

static void
paint_goods (cairo_t             *cr,
             const BrgPalette    *palette,
             const BrgSeatModel  *model,
             const BrgSeatLayout *layout)
{
  for (guint i = 0; i < model->contents.n_goods; i++)
    {
      const BrgBox *box = &layout->goods[i];
      double x = brg_box_middle_x (box);
      double y = brg_box_middle_y (box);
      guint kind = model->goods[i];

      if (kind == 0)
        continue;
      brg_token_paint_goods (cr, palette, model->tables->goods[kind - 1].name, x, y, box->width);
      brg_token_paint_count (cr, palette, model->goods_counts[i], x, y, box->width);
      paint_selling_die (cr, palette, box, kind);
    }
}

static void
paint_counts (cairo_t             *cr,
              const BrgPalette    *palette,
              const BrgSeatModel  *model,
              const BrgSeatLayout *layout,
              gboolean             mirrored)
{
  static const char * const emblems[] = { "silver", "worker" };

  for (guint i = 0; i < model->contents.n_counts; i++)
    {
      const BrgBox *box = &layout->counts[i];
      double x = picture_x (box, mirrored);
      double y = brg_box_middle_y (box);

      if (i == BRG_SEAT_SOLD)
        brg_token_paint_goods (cr, palette, "", x, y, box->height * 0.94);
      else
        brg_token_paint_coin (cr, palette, emblems[i], x, y, box->height);
      brg_colour_set (cr, model->counts[i] > 0 ? palette->ink : palette->ink_faint, 1);
      paint_number (cr, box, (gint) model->counts[i], box->height * 0.60, mirrored);
    }
}

static void
paint_bonus (cairo_t             *cr,
             const BrgPalette    *palette,
             const BrgSeatModel  *model,
             const BrgSeatLayout *layout)
{
  for (guint i = 0; i < model->contents.n_classes; i++)
    {
      const BrgBox *box = &layout->bonus[i];

      if (model->bonus[i] > 0)
        brg_token_paint_bonus (cr, palette, model->tables->tiles.classes[i].name,
                               model->tables->bonus_points[model->bonus[i] - 1],
                               brg_box_middle_x (box), brg_box_middle_y (box), box->width);
    }
}

/* Where things will lie. */
static void
paint_hollows (cairo_t             *cr,
               const BrgPalette    *palette,
               const BrgSeatModel  *model,
               const BrgSeatLayout *layout)
{
  for (guint i = 0; i < model->contents.n_store; i++)
    brg_tile_paint_slot (cr, palette, NULL, brg_box_middle_x (&layout->store[i]),
                         brg_box_middle_y (&layout->store[i]), layout->store[i].width);
  for (guint i = 0; i < model->contents.n_goods; i++)
    brg_token_paint_goods (cr, palette, NULL, brg_box_middle_x (&layout->goods[i]),
                           brg_box_middle_y (&layout->goods[i]), layout->goods[i].width);
  for (guint i = 0; i < model->contents.n_classes; i++)
    brg_tile_paint_slot (cr, palette, model->tables->tiles.classes[i].name,
                         brg_box_middle_x (&layout->bonus[i]),
                         brg_box_middle_y (&layout->bonus[i]), layout->bonus[i].width * 0.8);
}

/**
 * brg_seat_paint_print:
 * @cr: where to paint
 * @palette: the colours
 * @model: what to show; only what cannot be moved matters
 * @layout: where everything lies
 * @name: what the seat is called
 * @mirrored: whether it is read from right to left
 * @width: of the picture
 * @height: of the picture
 *
 * Paints the sheet, with the hollows that things may lie in.
 */
void
brg_seat_paint_print (cairo_t             *cr,
                      const BrgPalette    *palette,
                      const BrgSeatModel  *model,
                      const BrgSeatLayout *layout,
                      const char          *name,
                      gboolean             mirrored,
                      double               width,
                      double               height)
{
  brg_parchment_sheet (cr, palette, 0, 0, width, height);
  cairo_save (cr);
  cairo_scale (cr, layout->scale, layout->scale);
  paint_name (cr, palette, model, layout, name, mirrored);
  paint_hollows (cr, palette, model, layout);
  cairo_restore (cr);
}

/**
 * brg_seat_paint_pieces:
 * @cr: where to paint
 * @palette: the colours
 * @model: what to show
 * @layout: where everything lies
 * @mirrored: whether it is read from right to left
 * @width: of the picture
 * @height: of the picture
 *
 * Paints the seat's things.
 */
void
brg_seat_paint_pieces (cairo_t             *cr,
                       const BrgPalette    *palette,
                       const BrgSeatModel  *model,
                       const BrgSeatLayout *layout,
                       gboolean             mirrored,
                       double               width,
                       double               height)
{
  if (model->is_asked)
    brg_parchment_frame (cr, palette, 4, 4, width - 8, height - 8, 10);
  cairo_save (cr);
  cairo_scale (cr, layout->scale, layout->scale);
  paint_points (cr, palette, model, layout, mirrored);
  paint_dice (cr, palette, model, layout);
  paint_store (cr, palette, model, layout);
  paint_goods (cr, palette, model, layout);
  paint_counts (cr, palette, model, layout, mirrored);
  paint_bonus (cr, palette, model, layout);
  cairo_restore (cr);
}
