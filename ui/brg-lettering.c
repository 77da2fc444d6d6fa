/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-lettering.h"

#include <pango/pangocairo.h>

/* The typeface of GNOME, and whatever the system has instead. */
#define BRG_LETTER_FAMILY "Cantarell, Adwaita Sans, Sans"

/* A context looks for its fonts once, so all letters share one. */
static PangoContext *
get_context (void)
{
  static PangoContext *context;

  if (context == NULL)
    context = pango_font_map_create_context (pango_cairo_font_map_get_default ());

  return context;
}

static PangoLayout *
lay_out_in (PangoContext *context,
            const char   *text,
            double        size)
{
  PangoLayout *layout = pango_layout_new (context);
  PangoFontDescription *font = pango_font_description_from_string (BRG_LETTER_FAMILY);

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_set_text (layout, text, -1);

  return layout;
}

static PangoLayout *
lay_out (cairo_t    *cr,
         const char *text,
         double      size)
{
  pango_cairo_update_context (cr, get_context ());

  return lay_out_in (get_context (), text, size);
}

/**
 * brg_letter_measure:
 * @text: a line
 * @size: of the typeface
 *
 * Returns: how much room the line takes
 */
double
brg_letter_measure (const char *text,
                    double      size)
{
  g_autoptr (PangoLayout) layout = lay_out_in (get_context (), text, size);
  PangoRectangle line;

  pango_layout_get_extents (layout, NULL, &line);
  return (double) line.width / PANGO_SCALE;
}

/**
 * brg_letter_paint:
 * @cr: where to paint, with its source set
 * @text: a few bold letters or figures
 * @x: of their middle
 * @y: of their middle; the ink is centred, not the line
 * @size: of the typeface, in the units of @cr
 */
void
brg_letter_paint (cairo_t    *cr,
                  const char *text,
                  double      x,
                  double      y,
                  double      size)
{
  g_autoptr (PangoLayout) layout = lay_out (cr, text, size);
  PangoRectangle ink;

  pango_layout_get_extents (layout, &ink, NULL);
  cairo_move_to (cr, x - (ink.x + ink.width / 2.0) / PANGO_SCALE,
                 y - (ink.y + ink.height / 2.0) / PANGO_SCALE);
  pango_cairo_show_layout (cr, layout);
  cairo_new_path (cr);
}

/**
 * brg_letter_paint_number:
 * @cr: where to paint, with its source set
 * @number: a number
 * @x: of its middle
 * @y: of its middle
 * @size: of the typeface
 */
void
brg_letter_paint_number (cairo_t *cr,
                         gint     number,
                         double   x,
                         double   y,
                         double   size)
{
  char text[16];

  g_snprintf (text, sizeof text, "%d", number);
  brg_letter_paint (cr, text, x, y, size);
}

/**
 * brg_letter_paint_line:
 * @cr: where to paint, with its source set
 * @text: a line; the end is left out if there is no room for it
 * @x: the left side of its room
 * @y: of its middle; the line is centred, so that lines beside each other agree
 * @size: of the typeface
 * @width: of its room
 * @at_right: whether the line stands at the right side of it
 */
void
brg_letter_paint_line (cairo_t    *cr,
                       const char *text,
                       double      x,
                       double      y,
                       double      size,
                       double      width,
                       gboolean    at_right)
{
  g_autoptr (PangoLayout) layout = lay_out (cr, text, size);
  PangoRectangle line;

  pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_get_extents (layout, NULL, &line);
  if (at_right)
    x += width - (double) line.width / PANGO_SCALE;
  cairo_move_to (cr, x - (double) line.x / PANGO_SCALE, y - line.height / 2.0 / PANGO_SCALE);
  pango_cairo_show_layout (cr, layout);
  cairo_new_path (cr);
}
