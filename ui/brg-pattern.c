/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-pattern.h"

#include <math.h>

/** BRG_PATTERN_MAX_SOURCES: more than this are not kept. */
#define BRG_PATTERN_MAX_SOURCES 128

/* Each draws the mark of one cell, whose centre is x, y. */

static void
brick (cairo_t *cr,
       double   x,
       double   y,
       double   step)
{
  cairo_move_to (cr, x - step / 2, y - step / 4);
  cairo_line_to (cr, x + step / 2, y - step / 4);
  cairo_move_to (cr, x, y - step / 4);
  cairo_line_to (cr, x, y + step / 4);
}

static void
cross (cairo_t *cr,
       double   x,
       double   y,
       double   step)
{
  double arm = step * 0.27;

  cairo_move_to (cr, x - arm, y);
  cairo_line_to (cr, x + arm, y);
  cairo_move_to (cr, x, y - arm);
  cairo_line_to (cr, x, y + arm * 1.2);
}

static void
tuft (cairo_t *cr,
      double   x,
      double   y,
      double   step)
{
  double reach = step * 0.25;

  cairo_move_to (cr, x - reach, y - reach * 0.7);
  cairo_line_to (cr, x - reach * 0.2, y + reach * 0.7);
  cairo_move_to (cr, x, y - reach * 1.3);
  cairo_line_to (cr, x, y + reach * 0.7);
  cairo_move_to (cr, x + reach, y - reach * 0.7);
  cairo_line_to (cr, x + reach * 0.2, y + reach * 0.7);
}

static void
pebble (cairo_t *cr,
        double   x,
        double   y,
        double   step)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x, y, step * 0.17, 0, 2 * G_PI);
}

static void
wave (cairo_t *cr,
      double   x,
      double   y,
      double   step)
{
  double half = step / 2;
  double swell = step * 0.2;

  cairo_move_to (cr, x - half, y);
  cairo_curve_to (cr, x - half / 2, y - swell, x - half / 2, y - swell, x, y);
  cairo_curve_to (cr, x + half / 2, y + swell, x + half / 2, y + swell, x + half, y);
}

static void
lattice (cairo_t *cr,
         double   x,
         double   y,
         double   step)
{
  cairo_move_to (cr, x - step / 2, y);
  cairo_line_to (cr, x, y - step / 2);
  cairo_line_to (cr, x + step / 2, y);
}

typedef void (*BrgCellFunc) (cairo_t *cr,
                             double   x,
                             double   y,
                             double   step);

static const BrgCellFunc cells[] = {
  [BRG_PATTERN_BRICKS] = brick,   [BRG_PATTERN_CROSSES] = cross, [BRG_PATTERN_GRASS] = tuft,
  [BRG_PATTERN_PEBBLES] = pebble, [BRG_PATTERN_WAVES] = wave,    [BRG_PATTERN_LATTICE] = lattice,
};

static void
draw_marks (cairo_t    *cr,
            BrgPattern  pattern,
            double      step)
{
  /* One mark more on every side, since marks reach over the edge. */
  for (gint row = -1; row <= 3; row++)
    {
      /* Waves run beside each other; all else is laid like bricks. */
      double shift = (row & 1) && pattern != BRG_PATTERN_WAVES ? step / 2 : 0;

      for (gint column = -1; column <= 1; column++)
        cells[pattern](cr, column * step + shift, row * step / 2, step);
    }
  cairo_stroke (cr);
}

static cairo_pattern_t *
draw (BrgPattern pattern,
      int        pixels,
      double     scale,
      double     step,
      guint32    colour,
      double     alpha)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, pixels, pixels);
  cairo_pattern_t *source;
  cairo_t *marks;

  cairo_surface_set_device_scale (surface, scale, scale);
  if (pattern != BRG_PATTERN_PLAIN)
    {
      marks = cairo_create (surface);
      cairo_set_line_width (marks, MAX (0.9, step * 0.08));
      cairo_set_line_cap (marks, CAIRO_LINE_CAP_ROUND);
      brg_colour_set (marks, colour, alpha);
      draw_marks (marks, pattern, pixels / scale);
      cairo_destroy (marks);
    }

  source = cairo_pattern_create_for_surface (surface);
  cairo_pattern_set_extend (source, CAIRO_EXTEND_REPEAT);
  cairo_surface_destroy (surface);

  return source;
}

/**
 * brg_pattern_get:
 * @cr: what will be painted with it
 * @pattern: the marks
 * @step: about how far it is from one mark to the next
 * @colour: of the marks
 * @alpha: of the marks
 *
 * Returns: (transfer none): a source that repeats all over, the same everywhere, so that fields
 *   beside each other join; to be used at once
 */
cairo_pattern_t *
brg_pattern_get (cairo_t    *cr,
                 BrgPattern  pattern,
                 double      step,
                 guint32     colour,
                 double      alpha)
{
  static GHashTable *sources;
  g_autofree char *key = NULL;
  cairo_pattern_t *source;
  double scale = 1, width = 1, height = 0;
  int pixels;

  if (sources == NULL)
    sources = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                     (GDestroyNotify) cairo_pattern_destroy);

  cairo_surface_get_device_scale (cairo_get_target (cr), &scale, NULL);
  cairo_user_to_device_distance (cr, &width, &height);
  scale *= width;
  /* Whole pixels, so that no seam shows. */
  pixels = MAX (2, (int) lround (step * scale));
  key = g_strdup_printf ("%d %d %.2f %.2f %x %.2f", pattern, pixels, scale, step, colour, alpha);
  source = g_hash_table_lookup (sources, key);
  if (source == NULL)
    {
      /* They are small, and pile up only while a window is being resized. */
      if (g_hash_table_size (sources) >= BRG_PATTERN_MAX_SOURCES)
        g_hash_table_remove_all (sources);
      source = draw (pattern, pixels, scale, step, colour, alpha);
      g_hash_table_insert (sources, g_steal_pointer (&key), source);
    }

  return source;
}

/* Strong marks are in whatever ink is easier to see; others stay near the ground. */
static guint32
get_mark (const BrgPalette *palette,
          guint32           ground)
{
  guint32 ink = palette->dark ? 0xffffff : 0x241608;

  if (palette->flags & BRG_PALETTE_PATTERNS)
    ink = brg_colour_get_ink (ground);

  return brg_colour_mix (ground, ink, 0.75);
}

/**
 * brg_pattern_fill:
 * @cr: where to fill the path
 * @palette: the colours, which say how strong the marks are
 * @paint: a class of tiles
 * @ground: what is there already
 * @step: about how far it is from one mark to the next
 *
 * Covers what has been painted with the pattern of a class.
 */
void
brg_pattern_fill (cairo_t             *cr,
                  const BrgPalette    *palette,
                  const BrgClassPaint *paint,
                  guint32              ground,
                  double               step)
{
  if (palette->marks <= 0)
    {
      cairo_new_path (cr);
      return;
    }

  cairo_set_source (cr, brg_pattern_get (cr, paint->pattern, step, get_mark (palette, ground),
                                         palette->marks));
  cairo_fill (cr);
}
