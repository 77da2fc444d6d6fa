/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-token-painter.h"

#include <math.h>

#include "ui/brg-emblems.h"
#include "ui/brg-lettering.h"
#include "ui/brg-stamp.h"
#include "ui/brg-token-ground.h"

/* Where the pips of a face lie: a column and a row from -1 to 1. */
static const gint8 pips[7][6][2] = {
  { { 0 } },
  { { 0, 0 } },
  { { -1, -1 }, { 1, 1 } },
  { { -1, -1 }, { 0, 0 }, { 1, 1 } },
  { { -1, -1 }, { 1, -1 }, { -1, 1 }, { 1, 1 } },
  { { -1, -1 }, { 1, -1 }, { 0, 0 }, { -1, 1 }, { 1, 1 } },
  { { -1, -1 }, { 1, -1 }, { -1, 0 }, { 1, 0 }, { -1, 1 }, { 1, 1 } },
};

/**
 * brg_token_paint_pips:
 * @cr: where to paint, with its source set
 * @value: of the die, up to 6
 * @x: of the centre
 * @y: of the centre
 * @size: of the die
 */
void
brg_token_paint_pips (cairo_t *cr,
                      guint    value,
                      double   x,
                      double   y,
                      double   size)
{
  double step = size * 0.265;
  double radius = size * (value == 1 ? 0.125 : 0.105);

  g_return_if_fail (value <= 6);

  for (guint i = 0; i < value; i++)
    {
      cairo_new_sub_path (cr);
      cairo_arc (cr, x + pips[value][i][0] * step, y + pips[value][i][1] * step, radius, 0,
                 2 * G_PI);
    }
  cairo_fill (cr);
}

/* All that the look of a die depends on. */
typedef struct
{
  const BrgPalette *palette;
  guint value;
  guint32 colour;
  guint32 ink;
  double size;
} BrgDieLook;

static void
paint_die_look (cairo_t       *cr,
                gconstpointer  data)
{
  const BrgDieLook *look = data;
  double side = look->size * 0.92;
  double radius = side * 0.2;

  brg_token_paint_shadow (cr, look->palette, 0, 0, side, radius);
  brg_token_path (cr, 0, 0, side, radius);
  brg_token_fill (cr, look->palette, look->colour, 0, side);
  brg_token_edge (cr, look->palette, look->colour, look->size);
  brg_colour_set (cr, look->ink, 1);
  brg_token_paint_pips (cr, look->value, 0, 0, side);
}

/**
 * brg_token_paint_die:
 * @cr: where to paint
 * @palette: the colours
 * @value: from 1 to 6, or 0 for a die that has not been thrown
 * @colour: of the die
 * @ink: of its pips
 * @x: of the centre
 * @y: of the centre
 * @size: of the die
 */
void
brg_token_paint_die (cairo_t          *cr,
                     const BrgPalette *palette,
                     guint             value,
                     guint32           colour,
                     guint32           ink,
                     double            x,
                     double            y,
                     double            size)
{
  BrgDieLook look = { palette, value, colour, ink, size };
  g_autofree char *name = g_strdup_printf ("die %u %x %x %u %.2f", value, colour, ink,
                                           palette->flags, size);

  brg_stamp_paint (cr, name, x, y, size * 0.6, paint_die_look, &look);
}

/* All that the look of goods depends on; without paint it is a hollow for them. */
typedef struct
{
  const BrgPalette *palette;
  const BrgGoodsPaint *paint;
  double size;
} BrgGoodsLook;

static void
paint_hollow (cairo_t            *cr,
              const BrgGoodsLook *look)
{
  double side = look->size * 0.92;

  brg_token_path (cr, 0, 0, side, side * 0.14);
  brg_colour_set (cr, look->palette->parchment_deep, 0.9);
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, 1);
  if (look->palette->flat)
    brg_colour_set (cr, look->palette->edge, 1);
  else
    brg_colour_set (cr, 0x20140a, look->palette->dark ? 0.5 : 0.25);
  cairo_stroke (cr);
}

static void
paint_goods_look (cairo_t       *cr,
                  gconstpointer  data)
{
  const BrgGoodsLook *look = data;
  const BrgGoodsPaint *paint = look->paint;
  BrgEmblemInks inks = { 0x2b2320, 0xf7ecd0, 0 };
  double side = look->size * 0.92;
  double radius = side * 0.14;

  if (paint == NULL)
    {
      paint_hollow (cr, look);
      return;
    }

  brg_token_paint_shadow (cr, look->palette, 0, 0, side, radius);
  brg_token_path (cr, 0, 0, side, radius);
  brg_token_fill (cr, look->palette,
                  brg_colour_mix (look->palette->paper, paint->colour,
                                  look->palette->flat ? 0 : 0.28), 0, side);
  cairo_set_line_width (cr, MAX (1, look->size * 0.07));
  brg_colour_set (cr, look->palette->flat ? look->palette->print
                                          : brg_colour_mix (paint->colour, 0x1c120a, 0.25), 1);
  cairo_stroke (cr);
  inks.accent = paint->colour;
  brg_emblem_paint (cr, paint->emblem, &inks, 0, 0, look->size * 0.74, 1);
}

/**
 * brg_token_paint_goods:
 * @cr: where to paint
 * @palette: the colours
 * @name: (nullable): the kind's stable name, or NULL for a hollow that goods may lie in
 * @x: of the centre
 * @y: of the centre
 * @size: of the token
 */
void
brg_token_paint_goods (cairo_t          *cr,
                       const BrgPalette *palette,
                       const char       *name,
                       double            x,
                       double            y,
                       double            size)
{
  BrgGoodsLook look = { palette, NULL, size };
  g_autofree char *key = NULL;

  if (name != NULL)
    look.paint = brg_palette_get_goods (palette, name);
  key = g_strdup_printf ("goods %s %u %.2f", look.paint != NULL ? look.paint->emblem : "",
                         palette->flags, size);
  brg_stamp_paint (cr, key, x, y, size * 0.6, paint_goods_look, &look);
}

/* All that the look of a coin depends on. */
typedef struct
{
  const BrgPalette *palette;
  const char *emblem;
  double size;
} BrgCoinLook;

static void
paint_coin_look (cairo_t       *cr,
                 gconstpointer  data)
{
  const BrgCoinLook *look = data;
  double size = look->size;
  /* A coin is a disc already. */
  gboolean is_disc = g_str_equal (look->emblem, "silver");

  for (guint i = 0; i < 3; i++)
    {
      cairo_arc (cr, 0, size * 0.05, size * (0.46 + i * 0.02), 0, 2 * G_PI);
      cairo_set_source_rgba (cr, 0.1, 0.06, 0.02, look->palette->shadow / 3);
      cairo_fill (cr);
    }
  cairo_arc (cr, 0, 0, size * 0.46, 0, 2 * G_PI);
  brg_token_fill (cr, look->palette, look->palette->paper, 0, size);
  brg_token_edge (cr, look->palette, look->palette->paper, size);
  brg_emblem_paint (cr, look->emblem, NULL, 0, 0, size * (is_disc ? 1.02 : 0.76), 1);
}

/**
 * brg_token_paint_coin:
 * @cr: where to paint
 * @palette: the colours
 * @emblem: the name of what is on it
 * @x: of the centre
 * @y: of the centre
 * @size: of the token
 */
void
brg_token_paint_coin (cairo_t          *cr,
                      const BrgPalette *palette,
                      const char       *emblem,
                      double            x,
                      double            y,
                      double            size)
{
  BrgCoinLook look = { palette, emblem, size };
  g_autofree char *name = g_strdup_printf ("coin %s %u %.2f", emblem, palette->flags, size);

  brg_stamp_paint (cr, name, x, y, size * 0.6, paint_coin_look, &look);
}

/**
 * brg_token_paint_count:
 * @cr: where to paint
 * @palette: the colours
 * @count: how many there are
 * @x: of the centre
 * @y: of the centre
 * @size: of the token that it belongs to
 *
 * Paints a small figure at the lower right of a token.
 */
void
brg_token_paint_count (cairo_t          *cr,
                       const BrgPalette *palette,
                       gint              count,
                       double            x,
                       double            y,
                       double            size)
{
  /* Within the ring that shows what can be used. */
  double radius = MAX (size * 0.26, 7);
  double cx = x + size * 0.42 - radius * 0.75;
  double cy = y + size * 0.42 - radius * 0.75;

  cairo_arc (cr, cx, cy, radius, 0, 2 * G_PI);
  brg_colour_set (cr, 0x2b2320, 0.95);
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, 1);
  brg_colour_set (cr, 0xfdf6e6, 0.9);
  cairo_stroke (cr);
  brg_colour_set (cr, 0xfdf6e6, 1);
  brg_letter_paint_number (cr, count, cx, cy, radius * 1.5);
}
