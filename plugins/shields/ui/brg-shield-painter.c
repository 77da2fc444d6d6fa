/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-shield-painter.h"

#include "ui/brg-emblems.h"
#include "ui/brg-lettering.h"

/* Of the size: the shield, the emblem on it, its number at the tip. */
#define WIDTH         0.88
#define SHOULDER      0.06
#define EMBLEM_SIZE   0.58
#define EMBLEM_MIDDLE 0.12
#define NUMBER_SIZE   0.27
#define NUMBER_MIDDLE 0.33

/* Gold, silver and bronze: what brings 12, 8 and 4 points at the end. */
static const guint32 metals[] = { 0xe6c069, 0xd9dde2, 0xd9a578 };

#define PER_METAL 6

static void
trace (cairo_t *cr,
       double   x,
       double   y,
       double   size)
{
  double half = size * WIDTH / 2, top = y - size / 2, tip = y + size / 2;

  cairo_new_path (cr);
  cairo_move_to (cr, x - half, top);
  cairo_line_to (cr, x + half, top);
  cairo_line_to (cr, x + half, y + size * SHOULDER);
  cairo_curve_to (cr, x + half, y + size * 0.30, x + half * 0.52, tip - size * 0.06, x, tip);
  cairo_curve_to (cr, x - half * 0.52, tip - size * 0.06, x - half, y + size * 0.30, x - half,
                  y + size * SHOULDER);
  cairo_close_path (cr);
}

static void
paint_ground (cairo_t          *cr,
              const BrgPalette *palette,
              guint32           metal,
              double            x,
              double            y,
              double            size)
{
  if (!palette->flat)
    {
      trace (cr, x, y + size * 0.04, size * 1.04);
      cairo_set_source_rgba (cr, 0.1, 0.06, 0.02, palette->shadow * 0.8);
      cairo_fill (cr);
    }

  trace (cr, x, y, size);
  brg_colour_set (cr, metal, 1);
  cairo_fill_preserve (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, MAX (1, size * 0.05));
  brg_colour_set (cr, palette->print, 1);
  cairo_stroke (cr);
}

/**
 * brg_shield_paint:
 * @cr: where to paint
 * @palette: the colours
 * @number: of a shield
 * @x: of its centre
 * @y: of its centre
 * @size: its height
 */
void
brg_shield_paint (cairo_t          *cr,
                  const BrgPalette *palette,
                  guint             number,
                  double            x,
                  double            y,
                  double            size)
{
  g_autofree char *emblem = g_strdup_printf ("shield-%u", number);

  paint_ground (cr, palette, metals[(number - 1) / PER_METAL], x, y, size);
  brg_emblem_paint (cr, emblem, NULL, x, y - size * EMBLEM_MIDDLE, size * EMBLEM_SIZE, 1);
  brg_colour_set (cr, palette->print, 1);
  brg_letter_paint_number (cr, (gint) number, x, y + size * NUMBER_MIDDLE, size * NUMBER_SIZE);
}
