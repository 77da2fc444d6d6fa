/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-token-painter.h"

#include <math.h>

#include "ui/brg-emblems.h"
#include "ui/brg-hex.h"
#include "ui/brg-lettering.h"
#include "ui/brg-stamp.h"

static void
rounded_square (cairo_t *cr,
                double   x,
                double   y,
                double   size,
                double   radius)
{
  double half = size / 2;

  cairo_new_sub_path (cr);
  cairo_arc (cr, x + half - radius, y - half + radius, radius, -G_PI_2, 0);
  cairo_arc (cr, x + half - radius, y + half - radius, radius, 0, G_PI_2);
  cairo_arc (cr, x - half + radius, y + half - radius, radius, G_PI_2, G_PI);
  cairo_arc (cr, x - half + radius, y - half + radius, radius, G_PI, 3 * G_PI_2);
  cairo_close_path (cr);
}

static void
fill_lit (cairo_t *cr,
          guint32  colour,
          double   y,
          double   size)
{
  cairo_pattern_t *light = cairo_pattern_create_linear (0, y - size / 2, 0, y + size / 2);

  brg_colour_add_stop (light, 0, brg_colour_mix (colour, 0xffffff, 0.22), 1);
  brg_colour_add_stop (light, 0.55, colour, 1);
  brg_colour_add_stop (light, 1, brg_colour_mix (colour, 0x20140a, 0.14), 1);
  cairo_set_source (cr, light);
  cairo_fill_preserve (cr);
  cairo_pattern_destroy (light);
}

static void
edge (cairo_t *cr,
      guint32  colour,
      double   size)
{
  cairo_set_line_width (cr, MAX (0.8, size * 0.035));
  brg_colour_set (cr, brg_colour_mix (colour, 0x1c120a, 0.7), 0.9);
  cairo_stroke (cr);
}

static void
square_shadow (cairo_t          *cr,
               const BrgPalette *palette,
               double            x,
               double            y,
               double            size,
               double            radius)
{
  for (guint i = 0; i < 3; i++)
    {
      rounded_square (cr, x, y + size * 0.05, size + i * size * 0.04, radius + i * size * 0.02);
      cairo_set_source_rgba (cr, 0.1, 0.06, 0.02, palette->shadow / 3);
      cairo_fill (cr);
    }
}

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

  square_shadow (cr, look->palette, 0, 0, side, radius);
  rounded_square (cr, 0, 0, side, radius);
  fill_lit (cr, look->colour, 0, side);
  edge (cr, look->colour, look->size);
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
  g_autofree char *name = g_strdup_printf ("die %u %x %x %.2f %.2f", value, colour, ink,
                                           palette->shadow, size);

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

  rounded_square (cr, 0, 0, side, side * 0.14);
  brg_colour_set (cr, look->palette->parchment_deep, 0.9);
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, 1);
  brg_colour_set (cr, 0x20140a, look->palette->dark ? 0.5 : 0.25);
  cairo_stroke (cr);
}

static void
paint_goods_look (cairo_t       *cr,
                  gconstpointer  data)
{
  const BrgGoodsLook *look = data;
  const BrgGoodsPaint *paint = look->paint;
  double side = look->size * 0.92;
  double radius = side * 0.14;

  if (paint == NULL)
    {
      paint_hollow (cr, look);
      return;
    }

  square_shadow (cr, look->palette, 0, 0, side, radius);
  rounded_square (cr, 0, 0, side, radius);
  fill_lit (cr, brg_colour_mix (look->palette->paper, paint->colour, 0.28), 0, side);
  cairo_set_line_width (cr, MAX (1, look->size * 0.07));
  brg_colour_set (cr, brg_colour_mix (paint->colour, 0x1c120a, 0.25), 1);
  cairo_stroke (cr);
  brg_emblem_paint (cr, paint->emblem, NULL, 0, 0, look->size * 0.74, 1);
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
  key = g_strdup_printf ("goods %s %x %x %x %.2f %.2f",
                         look.paint != NULL ? look.paint->emblem : "",
                         look.paint != NULL ? look.paint->colour : 0, palette->paper,
                         palette->parchment_deep, palette->shadow, size);
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
  fill_lit (cr, look->palette->paper, 0, size);
  edge (cr, look->palette->paper, size);
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
  g_autofree char *name = g_strdup_printf ("coin %s %x %.2f %.2f", emblem, palette->paper,
                                           palette->shadow, size);

  brg_stamp_paint (cr, name, x, y, size * 0.6, paint_coin_look, &look);
}

static void
mark_path (cairo_t *cr,
           BrgMark  mark,
           double   x,
           double   y,
           double   size)
{
  double half = size / 2;

  switch (mark)
    {
    case BRG_MARK_SQUARE:
      cairo_rectangle (cr, x - half * 0.85, y - half * 0.85, half * 1.7, half * 1.7);
      break;

    case BRG_MARK_TRIANGLE:
      cairo_move_to (cr, x, y - half);
      cairo_line_to (cr, x + half, y + half * 0.8);
      cairo_line_to (cr, x - half, y + half * 0.8);
      cairo_close_path (cr);
      break;

    case BRG_MARK_DIAMOND:
      cairo_move_to (cr, x, y - half * 1.15);
      cairo_line_to (cr, x + half, y);
      cairo_line_to (cr, x, y + half * 1.15);
      cairo_line_to (cr, x - half, y);
      cairo_close_path (cr);
      break;

    case BRG_MARK_DISC:
    default:
      cairo_arc (cr, x, y, half, 0, 2 * G_PI);
      break;
    }
}

/* All that the look of a marker depends on. */
typedef struct
{
  const BrgPalette *palette;
  const BrgPlayerPaint *player;
  double size;
} BrgMarkerLook;

static void
paint_marker_look (cairo_t       *cr,
                   gconstpointer  data)
{
  const BrgMarkerLook *look = data;
  const BrgPlayerPaint *player = look->player;
  double size = look->size;
  guint32 rim = look->palette->dark ? look->palette->paper
                                    : brg_colour_mix (player->colour, 0, 0.5);

  cairo_arc (cr, 0, size * 0.06, size * 0.47, 0, 2 * G_PI);
  cairo_set_source_rgba (cr, 0.1, 0.06, 0.02, look->palette->shadow);
  cairo_fill (cr);
  cairo_arc (cr, 0, 0, size * 0.45, 0, 2 * G_PI);
  fill_lit (cr, player->colour, 0, size);
  cairo_set_line_width (cr, MAX (1, size * 0.06));
  brg_colour_set (cr, rim, 0.9);
  cairo_stroke (cr);
  mark_path (cr, player->mark, 0, 0, size * 0.42);
  brg_colour_set (cr, player->ink, 1);
  cairo_fill (cr);
}

/**
 * brg_token_paint_marker:
 * @cr: where to paint
 * @palette: the colours
 * @player: whose it is
 * @x: of the centre
 * @y: of the centre
 * @size: of the token
 */
void
brg_token_paint_marker (cairo_t              *cr,
                        const BrgPalette     *palette,
                        const BrgPlayerPaint *player,
                        double                x,
                        double                y,
                        double                size)
{
  BrgMarkerLook look = { palette, player, size };
  g_autofree char *name = g_strdup_printf ("marker %x %x %d %d %.2f %.2f", player->colour,
                                           player->ink, player->mark, palette->dark,
                                           palette->shadow, size);

  brg_stamp_paint (cr, name, x, y, size * 0.6, paint_marker_look, &look);
}

/* All that the look of a bonus tile depends on. */
typedef struct
{
  const BrgPalette *palette;
  const BrgClassPaint *paint;
  gint points;
  double width;
} BrgBonusLook;

static void
paint_bonus_look (cairo_t       *cr,
                  gconstpointer  data)
{
  const BrgBonusLook *look = data;
  double width = look->width;
  double radius = width * 0.27;
  double low = width * 0.27;

  brg_tile_paint_hex (cr, look->palette, look->paint->tile, 0, 0, width);
  brg_emblem_paint (cr, look->paint->emblem, NULL, 0, -width * 0.23, width * 0.50, 1);
  if (look->points == 0)
    return;

  cairo_arc (cr, 0, low, radius, 0, 2 * G_PI);
  brg_colour_set (cr, look->palette->paper, 0.95);
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, MAX (0.7, width * 0.03));
  brg_colour_set (cr, 0x2b2320, 0.8);
  cairo_stroke (cr);
  brg_colour_set (cr, 0x2b2320, 1);
  brg_letter_paint_number (cr, look->points, 0, low, width * 0.42);
}

/**
 * brg_token_paint_bonus:
 * @cr: where to paint
 * @palette: the colours
 * @class_name: whose colour it has
 * @points: what it is worth, or 0 to leave that open
 * @x: of the centre
 * @y: of the centre
 * @size: of the token
 */
void
brg_token_paint_bonus (cairo_t          *cr,
                       const BrgPalette *palette,
                       const char       *class_name,
                       gint              points,
                       double            x,
                       double            y,
                       double            size)
{
  BrgBonusLook look = { palette, brg_palette_get_class (palette, class_name), points,
                        size * 0.86 };
  g_autofree char *name = g_strdup_printf ("bonus %s %x %d %x %.2f %.2f", look.paint->emblem,
                                           look.paint->tile, points, palette->paper,
                                           palette->shadow, size);

  brg_stamp_paint (cr, name, x, y, size * 0.66, paint_bonus_look, &look);
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
  double radius = MAX (size * 0.23, 6.5);
  double cx = x + size * 0.5 - radius * 0.75;
  double cy = y + size * 0.5 - radius * 0.75;

  cairo_arc (cr, cx, cy, radius, 0, 2 * G_PI);
  brg_colour_set (cr, 0x2b2320, 0.95);
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, 1);
  brg_colour_set (cr, 0xfdf6e6, 0.9);
  cairo_stroke (cr);
  brg_colour_set (cr, 0xfdf6e6, 1);
  brg_letter_paint_number (cr, count, cx, cy, radius * 1.4);
}
