/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-colour.h"

#include <math.h>

static guint
mix_channel (guint32 a,
             guint32 b,
             guint   shift,
             double  share)
{
  double from = (a >> shift) & 0xff;
  double to = (b >> shift) & 0xff;

  return (guint) (from + (to - from) * share + 0.5) << shift;
}

/**
 * brg_colour_mix:
 * @a: a colour, as 0xRRGGBB
 * @b: another
 * @share: how much of @b, from 0 to 1
 *
 * Returns: the colour between them
 */
guint32
brg_colour_mix (guint32 a,
                guint32 b,
                double  share)
{
  return mix_channel (a, b, 16, share) | mix_channel (a, b, 8, share)
         | mix_channel (a, b, 0, share);
}

static double
get_channel_light (guint32 colour,
                   guint   shift)
{
  double part = ((colour >> shift) & 0xff) / 255.0;

  return part <= 0.04045 ? part / 12.92 : pow ((part + 0.055) / 1.055, 2.4);
}

/**
 * brg_colour_get_light:
 * @colour: as 0xRRGGBB
 *
 * Returns: how much light it gives, from 0 for black to 1 for white: the relative luminance of the
 *   Web Content Accessibility Guidelines
 */
double
brg_colour_get_light (guint32 colour)
{
  return 0.2126 * get_channel_light (colour, 16) + 0.7152 * get_channel_light (colour, 8)
         + 0.0722 * get_channel_light (colour, 0);
}

/**
 * brg_colour_get_contrast:
 * @a: a colour, as 0xRRGGBB
 * @b: another
 *
 * Returns: the contrast between them as the guidelines reckon it, from 1 to 21
 */
double
brg_colour_get_contrast (guint32 a,
                         guint32 b)
{
  double one = brg_colour_get_light (a) + 0.05;
  double other = brg_colour_get_light (b) + 0.05;

  return MAX (one, other) / MIN (one, other);
}

/**
 * brg_colour_get_ink:
 * @ground: as 0xRRGGBB
 *
 * Returns: black or white, whichever is easier to read on @ground
 */
guint32
brg_colour_get_ink (guint32 ground)
{
  return brg_colour_get_contrast (ground, 0x000000) >= brg_colour_get_contrast (ground, 0xffffff)
             ? 0x000000
             : 0xffffff;
}

/**
 * brg_colour_set:
 * @cr: where to paint
 * @colour: as 0xRRGGBB
 * @alpha: from 0 to 1
 *
 * Makes @colour what @cr paints with.
 */
void
brg_colour_set (cairo_t *cr,
                guint32  colour,
                double   alpha)
{
  cairo_set_source_rgba (cr, ((colour >> 16) & 0xff) / 255.0, ((colour >> 8) & 0xff) / 255.0,
                         (colour & 0xff) / 255.0, alpha);
}

/**
 * brg_colour_add_stop:
 * @pattern: a gradient
 * @offset: where, from 0 to 1
 * @colour: as 0xRRGGBB
 * @alpha: from 0 to 1
 */
void
brg_colour_add_stop (cairo_pattern_t *pattern,
                     double           offset,
                     guint32          colour,
                     double           alpha)
{
  cairo_pattern_add_color_stop_rgba (pattern, offset, ((colour >> 16) & 0xff) / 255.0,
                                     ((colour >> 8) & 0xff) / 255.0, (colour & 0xff) / 255.0,
                                     alpha);
}
