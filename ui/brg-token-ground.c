/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-token-ground.h"

/**
 * brg_token_path:
 * @cr: where to add the outline
 * @x: of the centre
 * @y: of the centre
 * @size: of the square
 * @radius: of its corners
 */
void
brg_token_path (cairo_t *cr,
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

/**
 * brg_token_fill:
 * @cr: where to fill the path, which is kept
 * @palette: the colours
 * @colour: of the token
 * @y: of its centre
 * @size: of the token
 *
 * Fills with light from above.
 */
void
brg_token_fill (cairo_t          *cr,
                const BrgPalette *palette,
                guint32           colour,
                double            y,
                double            size)
{
  double relief = palette->flat ? 0 : 1;
  cairo_pattern_t *light = cairo_pattern_create_linear (0, y - size / 2, 0, y + size / 2);

  brg_colour_add_stop (light, 0, brg_colour_mix (colour, 0xffffff, 0.22 * relief), 1);
  brg_colour_add_stop (light, 0.55, colour, 1);
  brg_colour_add_stop (light, 1, brg_colour_mix (colour, 0x20140a, 0.14 * relief), 1);
  cairo_set_source (cr, light);
  cairo_fill_preserve (cr);
  cairo_pattern_destroy (light);
}

/**
 * brg_token_edge:
 * @cr: where to draw the path
 * @palette: the colours
 * @colour: of the token
 * @size: of the token
 */
void
brg_token_edge (cairo_t          *cr,
                const BrgPalette *palette,
                guint32           colour,
                double            size)
{
  cairo_set_line_width (cr, MAX (palette->flat ? 1.4 : 0.8, size * 0.035));
  brg_colour_set (cr, palette->flat ? palette->edge : brg_colour_mix (colour, 0x1c120a, 0.7), 0.9);
  cairo_stroke (cr);
}

/**
 * brg_token_paint_shadow:
 * @cr: where to paint
 * @palette: the colours
 * @x: of the centre
 * @y: of the centre
 * @size: of the square that throws it
 * @radius: of its corners
 */
void
brg_token_paint_shadow (cairo_t          *cr,
               const BrgPalette *palette,
               double            x,
               double            y,
               double            size,
               double            radius)
{
  for (guint i = 0; i < 3; i++)
    {
      brg_token_path (cr, x, y + size * 0.05, size + i * size * 0.04, radius + i * size * 0.02);
      cairo_set_source_rgba (cr, 0.1, 0.06, 0.02, palette->shadow / 3);
      cairo_fill (cr);
    }
}
