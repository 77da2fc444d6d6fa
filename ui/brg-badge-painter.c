/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-emblems.h"
#include "ui/brg-lettering.h"
#include "ui/brg-stamp.h"
#include "ui/brg-token-ground.h"
#include "ui/brg-token-painter.h"

/* The tokens that tell whose something is, and what was won. */

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
  brg_token_fill (cr, look->palette, player->colour, 0, size);
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
 * @player: whose it is: a colour, as brg_palette_find_player() tells it
 * @x: of the centre
 * @y: of the centre
 * @size: of the token
 */
void
brg_token_paint_marker (cairo_t              *cr,
                        const BrgPalette     *palette,
                        guint                 player,
                        double                x,
                        double                y,
                        double                size)
{
  BrgMarkerLook look = { palette, brg_palette_get_player (palette, player), size };
  g_autofree char *name = g_strdup_printf ("marker %u %u %.2f", palette->flags, player, size);

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

  brg_tile_paint_blank (cr, look->palette, look->paint, 0, 0, width);
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
  g_autofree char *name = g_strdup_printf ("bonus %s %d %u %.2f", look.paint->emblem, points,
                                           palette->flags, size);

  brg_stamp_paint (cr, name, x, y, size * 0.66, paint_bonus_look, &look);
}
