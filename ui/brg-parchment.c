/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-parchment.h"

#include "core/engine/brg-random.h"

/** BRG_GRAIN_SIZE: the grain repeats after so many pixels. */
#define BRG_GRAIN_SIZE 96

/** BRG_LIGHT_STEP: how much larger than it is painted the light is shown. */
#define BRG_LIGHT_STEP 8.0

/**
 * brg_parchment_path:
 * @cr: where to add the outline
 * @x: left
 * @y: top
 * @width: of the rectangle
 * @height: of the rectangle
 * @radius: of its corners
 */
void
brg_parchment_path (cairo_t *cr,
                    double   x,
                    double   y,
                    double   width,
                    double   height,
                    double   radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x + width - radius, y + radius, radius, -G_PI_2, 0);
  cairo_arc (cr, x + width - radius, y + height - radius, radius, 0, G_PI_2);
  cairo_arc (cr, x + radius, y + height - radius, radius, G_PI_2, G_PI);
  cairo_arc (cr, x + radius, y + radius, radius, G_PI, 3 * G_PI_2);
  cairo_close_path (cr);
}

static void
draw_fibre (cairo_t   *cr,
            BrgRandom *random)
{
  double x = brg_random_below (random, BRG_GRAIN_SIZE);
  double y = brg_random_below (random, BRG_GRAIN_SIZE);
  double length = 1 + brg_random_below (random, 6);
  double tone = brg_random_below (random, 2);

  cairo_set_source_rgba (cr, tone, tone, tone * 0.9, 0.035);
  cairo_move_to (cr, x, y);
  cairo_line_to (cr, x + length, y + brg_random_below (random, 3) - 1.0);
  cairo_stroke (cr);
}

/* Fine fibres, the same in every run. */
static cairo_pattern_t *
get_grain (void)
{
  static cairo_pattern_t *grain;
  BrgRandom random = { 7, 0 };
  cairo_surface_t *surface;
  cairo_t *cr;

  if (grain != NULL)
    return grain;

  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, BRG_GRAIN_SIZE, BRG_GRAIN_SIZE);
  cr = cairo_create (surface);
  cairo_set_line_width (cr, 1);
  for (guint i = 0; i < 1100; i++)
    draw_fibre (cr, &random);
  cairo_destroy (cr);
  grain = cairo_pattern_create_for_surface (surface);
  cairo_pattern_set_extend (grain, CAIRO_EXTEND_REPEAT);
  cairo_surface_destroy (surface);

  return grain;
}

static cairo_pattern_t *
new_light (const BrgPalette *palette,
           double            width,
           double            height)
{
  double reach = MAX (width, height);
  cairo_pattern_t *light = cairo_pattern_create_radial (width * 0.42, height * 0.36, 0, width / 2,
                                                        height / 2, reach * 0.78);
  guint32 glow = brg_colour_mix (palette->parchment, 0xffffff, palette->dark ? 0.05 : 0.35);

  brg_colour_add_stop (light, 0, glow, 1);
  brg_colour_add_stop (light, 0.6, palette->parchment, 1);
  brg_colour_add_stop (light, 1, brg_colour_mix (palette->parchment, palette->parchment_deep, 0.6),
                       1);

  return light;
}

/* Light that goes round costs much to paint and has no edges, so it is painted small and made as
 * large as it has to be. */
static void
fill_with_light (cairo_t          *cr,
                 const BrgPalette *palette,
                 double            x,
                 double            y,
                 double            width,
                 double            height)
{
  int across = (int) (width / BRG_LIGHT_STEP) + 2;
  int down = (int) (height / BRG_LIGHT_STEP) + 2;
  cairo_surface_t *small = cairo_image_surface_create (CAIRO_FORMAT_RGB24, across, down);
  cairo_pattern_t *light = new_light (palette, width / BRG_LIGHT_STEP, height / BRG_LIGHT_STEP);
  cairo_t *painter = cairo_create (small);

  cairo_set_source (painter, light);
  cairo_paint (painter);
  cairo_destroy (painter);
  cairo_pattern_destroy (light);

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, BRG_LIGHT_STEP, BRG_LIGHT_STEP);
  cairo_set_source_surface (cr, small, 0, 0);
  cairo_pattern_set_extend (cairo_get_source (cr), CAIRO_EXTEND_PAD);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_BILINEAR);
  cairo_fill_preserve (cr);
  cairo_restore (cr);
  cairo_surface_destroy (small);
}

static void
paint_flat_sheet (cairo_t          *cr,
                  const BrgPalette *palette,
                  double            x,
                  double            y,
                  double            width,
                  double            height,
                  double            radius)
{
  brg_parchment_path (cr, x + 1, y + 1, width - 2, height - 2, radius - 1);
  brg_colour_set (cr, palette->parchment, 1);
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, 2);
  brg_colour_set (cr, palette->edge, palette->edge_strength);
  cairo_stroke (cr);
}

static void
paint_soft_sheet (cairo_t          *cr,
                  const BrgPalette *palette,
                  double            x,
                  double            y,
                  double            width,
                  double            height,
                  double            radius)
{
  brg_parchment_path (cr, x, y, width, height, radius);
  fill_with_light (cr, palette, x, y, width, height);
  cairo_set_source (cr, get_grain ());
  cairo_fill (cr);

  brg_parchment_path (cr, x + 0.5, y + 0.5, width - 1, height - 1, radius - 0.5);
  cairo_set_line_width (cr, 1);
  brg_colour_set (cr, palette->dark ? 0x000000 : 0x8a7448, palette->dark ? 0.7 : 0.55);
  cairo_stroke (cr);
  brg_parchment_path (cr, x + 4.5, y + 4.5, width - 9, height - 9, radius - 4);
  brg_colour_set (cr, palette->edge, 0.22);
  cairo_stroke (cr);
}

/* Only what looks out from under the sheet. */
static void
paint_shadow (cairo_t          *cr,
              const BrgPalette *palette,
              double            x,
              double            y,
              double            width,
              double            height,
              double            radius)
{
  const double inset = 2;

  cairo_save (cr);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_set_source_rgba (cr, 0.1, 0.06, 0.02, palette->shadow * 0.28);
  for (guint i = 0; i < 3; i++)
    {
      brg_parchment_path (cr, x - i, y - i + 1, width + 2.0 * i, height + 2.0 * i - 0.5,
                          radius + i);
      brg_parchment_path (cr, x + inset, y + inset, width - 2 * inset, height - 2 * inset,
                          radius - inset);
      cairo_fill (cr);
    }
  cairo_restore (cr);
}

/**
 * brg_parchment_sheet:
 * @cr: where to paint
 * @palette: the colours
 * @x: left
 * @y: top
 * @width: with the shadow around the sheet
 * @height: likewise
 *
 * Paints the sheet that a board is printed on.
 */
void
brg_parchment_sheet (cairo_t          *cr,
                     const BrgPalette *palette,
                     double            x,
                     double            y,
                     double            width,
                     double            height)
{
  const double margin = 3;
  const double radius = 11;

  x += margin;
  y += margin;
  width -= 2 * margin;
  height -= 2 * margin;
  paint_shadow (cr, palette, x, y, width, height, radius);
  if (palette->flat)
    paint_flat_sheet (cr, palette, x, y, width, height, radius);
  else
    paint_soft_sheet (cr, palette, x, y, width, height, radius);
}

/**
 * brg_parchment_field:
 * @cr: where to paint
 * @palette: the colours
 * @x: left
 * @y: top
 * @width: of the field
 * @height: of the field
 *
 * Paints a printed field on a sheet, for things that belong together.
 */
void
brg_parchment_field (cairo_t          *cr,
                     const BrgPalette *palette,
                     double            x,
                     double            y,
                     double            width,
                     double            height)
{
  double radius = MIN (9, MIN (width, height) / 2);

  brg_parchment_path (cr, x + 0.5, y + 0.5, width - 1, height - 1, radius);
  brg_colour_set (cr, palette->parchment_deep, palette->flat ? 1 : palette->dark ? 0.55 : 0.38);
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, 1);
  brg_colour_set (cr, palette->edge, palette->edge_strength);
  cairo_stroke (cr);
}

/**
 * brg_parchment_frame:
 * @cr: where to paint
 * @palette: the colours
 * @x: of the left edge
 * @y: of the upper edge
 * @width: of what it runs round
 * @height: of what it runs round
 * @radius: of the corners
 *
 * Paints the golden frame round what is asked about.
 */
void
brg_parchment_frame (cairo_t          *cr,
                     const BrgPalette *palette,
                     double            x,
                     double            y,
                     double            width,
                     double            height,
                     double            radius)
{
  brg_parchment_path (cr, x, y, width, height, radius);
  if (palette->flat)
    {
      cairo_set_line_width (cr, 6);
      brg_colour_set (cr, palette->edge, 1);
      cairo_stroke_preserve (cr);
    }
  cairo_set_line_width (cr, 3);
  brg_colour_set (cr, palette->gold, 0.95);
  cairo_stroke (cr);
}
