/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-tile-painter.h"

#include <math.h>
#include <stdlib.h>

#include "ui/brg-emblems.h"
#include "ui/brg-expansions.h"
#include "ui/brg-hex.h"
#include "ui/brg-lettering.h"
#include "ui/brg-pattern.h"
#include "ui/brg-stamp.h"

/* The emblem of a numbered kind needs so much room. */
#define BRG_TILE_PICTURE_MIN_WIDTH 34

/* A numbered kind is named "something-NUMBER". */
static guint
number_of_name (const char *name)
{
  const char *dash = strrchr (name, '-');

  return dash != NULL ? (guint) strtoul (dash + 1, NULL, 10) : 0;
}

/**
 * brg_tile_face_init:
 * @face: (out): what the tile looks like; its strings are the catalogue's
 * @catalogue: the kinds of tiles
 * @kind: one of them
 */
void
brg_tile_face_init (BrgTileFace            *face,
                    const BrgTileCatalogue *catalogue,
                    guint                   kind)
{
  const BrgTileKind *row = &catalogue->kinds[kind];

  face->name = row->name;
  face->class_name = catalogue->classes[row->tile_class].name;
  face->emblem = row->animal != 0 ? catalogue->animals[row->animal] : row->name;
  face->animals = row->n_animals;
  face->number = row->animal != 0 ? 0 : number_of_name (row->name);
}

static void
paint_shadow (cairo_t          *cr,
              const BrgPalette *palette,
              double            x,
              double            y,
              double            width)
{
  const guint steps = 4;

  for (guint i = 0; i < steps; i++)
    {
      double spread = width * (0.015 * (steps - i) - 0.01);

      brg_hex_path (cr, x, y + width * 0.035, width + 2 * spread);
      cairo_set_source_rgba (cr, 0.1, 0.06, 0.02, palette->shadow / steps);
      cairo_fill (cr);
    }
}

static void
paint_ground (cairo_t          *cr,
              const BrgPalette *palette,
              guint32           colour,
              double            x,
              double            y,
              double            width)
{
  double relief = palette->flat ? 0 : 1;
  double half = width * BRG_HEX_RATIO / 2;
  cairo_pattern_t *light = cairo_pattern_create_linear (x - width * 0.2, y - half,
                                                        x + width * 0.2, y + half);

  brg_colour_add_stop (light, 0, brg_colour_mix (colour, 0xffffff, 0.24 * relief), 1);
  brg_colour_add_stop (light, 0.5, colour, 1);
  brg_colour_add_stop (light, 1, brg_colour_mix (colour, 0x20140a, 0.16 * relief), 1);
  brg_hex_path (cr, x, y, width);
  cairo_set_source (cr, light);
  cairo_fill (cr);
  cairo_pattern_destroy (light);
}

static void
stroke_sides (cairo_t *cr,
              double   x,
              double   y,
              double   width,
              guint    first_corner)
{
  for (guint i = 0; i <= 3; i++)
    {
      double dx, dy;

      brg_hex_corner (width, first_corner + i, &dx, &dy);
      cairo_line_to (cr, x + dx, y + dy);
    }
  cairo_stroke (cr);
}

/* Light falls from the upper left, so those sides shine and the others lie in shade. */
static void
paint_bevel (cairo_t *cr,
             guint32  colour,
             double   x,
             double   y,
             double   width)
{
  double thickness = MAX (1, width * 0.035);
  double inner = width - thickness * 2;

  cairo_save (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, thickness);
  brg_colour_set (cr, 0x20140a, 0.20);
  stroke_sides (cr, x, y, inner, 0);
  brg_colour_set (cr, 0xffffff, 0.42);
  stroke_sides (cr, x, y, inner, 3);

  brg_hex_path (cr, x, y, width - 0.6);
  cairo_set_line_width (cr, MAX (0.9, width * 0.018));
  brg_colour_set (cr, brg_colour_mix (colour, 0x1c120a, 0.68), 0.95);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
paint_outline (cairo_t          *cr,
               const BrgPalette *palette,
               double            x,
               double            y,
               double            width)
{
  double thickness = MAX (1.6, width * 0.045);

  brg_hex_path (cr, x, y, width - thickness);
  cairo_set_line_width (cr, thickness);
  brg_colour_set (cr, palette->edge, 1);
  cairo_stroke (cr);
}

/* The pattern of a class runs round the edge, so that the emblem stays easy to see. */
static void
paint_rim (cairo_t             *cr,
           const BrgPalette    *palette,
           const BrgClassPaint *paint,
           guint32              ground,
           double               x,
           double               y,
           double               width)
{
  cairo_save (cr);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  brg_hex_path (cr, x, y, width * 0.95);
  brg_hex_path (cr, x, y, width * 0.60);
  brg_pattern_fill (cr, palette, paint, ground, MAX (width / 4.2, 5));
  cairo_restore (cr);
}

/**
 * brg_tile_paint_hex:
 * @cr: where to paint
 * @palette: the colours
 * @colour: of the tile
 * @x: of the centre
 * @y: of the centre
 * @width: of the hex
 *
 * Paints a tile with nothing on it, with its light and its shadow.
 */
void
brg_tile_paint_hex (cairo_t          *cr,
                    const BrgPalette *palette,
                    guint32           colour,
                    double            x,
                    double            y,
                    double            width)
{
  paint_shadow (cr, palette, x, y, width);
  paint_ground (cr, palette, colour, x, y, width);
  if (palette->flat)
    paint_outline (cr, palette, x, y, width);
  else
    paint_bevel (cr, colour, x, y, width);
}

/**
 * brg_tile_paint_blank:
 * @cr: where to paint
 * @palette: the colours
 * @paint: the class of the tile
 * @x: of the centre
 * @y: of the centre
 * @width: of the hex
 *
 * Paints a tile with nothing on it in the colour of its class. Where patterns are wanted, that of
 * the class runs round its edge.
 */
void
brg_tile_paint_blank (cairo_t             *cr,
                      const BrgPalette    *palette,
                      const BrgClassPaint *paint,
                      double               x,
                      double               y,
                      double               width)
{
  brg_tile_paint_hex (cr, palette, paint->tile, x, y, width);
  if (palette->flags & BRG_PALETTE_PATTERNS)
    paint_rim (cr, palette, paint, paint->tile, x, y, width);
}

static void
paint_badge (cairo_t          *cr,
             const BrgPalette *palette,
             guint             number,
             double            x,
             double            y,
             double            radius)
{
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
  brg_colour_set (cr, palette->paper, 0.97);
  cairo_fill_preserve (cr);
  brg_colour_set (cr, palette->print, 0.9);
  cairo_set_line_width (cr, MAX (0.8, radius * 0.16));
  cairo_stroke (cr);
  brg_colour_set (cr, palette->print, 1);
  brg_letter_paint_number (cr, (gint) number, x, y, radius * 1.55);
}

/* All that the look of a tile depends on. */
typedef struct
{
  const BrgPalette *palette;
  const BrgTileFace *face;
  const BrgClassPaint *paint;
  const char *emblem;
  double width;
} BrgTileLook;

static void
paint_emblem (cairo_t           *cr,
              const BrgTileLook *look,
              double             x,
              double             y,
              double             size)
{
  static const BrgEmblemInks strong = { 0x000000, 0xffffff, 0xb80018 };

  brg_emblem_paint (cr, look->emblem, look->palette->flat ? &strong : NULL, x, y, size, 1);
}

/* So that no pattern runs through a number. */
static void
paint_plate (cairo_t *cr,
             guint32  colour,
             double   y,
             double   letters)
{
  cairo_save (cr);
  cairo_translate (cr, 0, y);
  cairo_scale (cr, 1.3, 1);
  cairo_arc (cr, 0, 0, letters * 0.58, 0, 2 * G_PI);
  cairo_restore (cr);
  brg_colour_set (cr, colour, 1);
  cairo_fill (cr);
}

/* On a small tile nobody could make out the emblem of a numbered kind, so the number stands alone. */
static void
paint_numbered (cairo_t           *cr,
                const BrgTileLook *look)
{
  double width = look->width;
  gboolean small = width < BRG_TILE_PICTURE_MIN_WIDTH;

  double y = small ? 0 : width * 0.365;
  double letters = small ? width * 0.54 : width * 0.235;

  if (!small)
    paint_emblem (cr, look, 0, -width * 0.09, width * 0.62);
  if (look->palette->flags & BRG_PALETTE_PATTERNS)
    paint_plate (cr, look->paint->tile, y, letters);
  brg_colour_set (cr, look->palette->print, 1);
  brg_letter_paint_number (cr, (gint) look->face->number, 0, y, letters);
}

static void
paint_look (cairo_t       *cr,
            gconstpointer  data)
{
  const BrgTileLook *look = data;
  const BrgTileFace *face = look->face;
  double width = look->width;

  brg_tile_paint_blank (cr, look->palette, look->paint, 0, 0, width);
  if (face->number != 0)
    paint_numbered (cr, look);
  else if (face->animals != 0)
    {
      paint_emblem (cr, look, -width * 0.02, -width * 0.08, width * 0.66);
      paint_badge (cr, look->palette, face->animals, width * 0.20, width * 0.285, width * 0.17);
    }
  else
    paint_emblem (cr, look, 0, 0, width * 0.68);
}

/**
 * brg_tile_paint:
 * @cr: where to paint
 * @palette: the colours
 * @face: what the tile looks like
 * @x: of the centre
 * @y: of the centre
 * @width: of the hex
 *
 * Paints a tile as the expansion does that it comes from, or else with the emblem of its kind, or
 * with that of its class if there is none.
 */
void
brg_tile_paint (cairo_t           *cr,
                const BrgPalette  *palette,
                const BrgTileFace *face,
                double             x,
                double             y,
                double             width)
{
  const BrgClassPaint *paint = brg_palette_get_class (palette, face->class_name);
  BrgTileLook look = { palette, face, paint, NULL, width };
  g_autofree char *name = NULL;

  if (palette->expansions != NULL
      && brg_expansions_paint_tile (palette->expansions, cr, palette, face, x, y, width))
    return;

  look.emblem = brg_emblem_exists (face->emblem) ? face->emblem : paint->emblem;
  name = g_strdup_printf ("tile %s %s %u %u %u %.2f", look.emblem, face->class_name, face->number,
                          face->animals, palette->flags, width);
  brg_stamp_paint (cr, name, x, y, width * 0.66, paint_look, &look);
}

/* All that the look of a hollow depends on; without an emblem nothing is printed in it. */
typedef struct
{
  const BrgPalette *palette;
  const BrgClassPaint *paint;
  guint32 colour;
  double width;
} BrgSlotLook;

static void
paint_slot_emblem (cairo_t           *cr,
                   const BrgSlotLook *look)
{
  const BrgPalette *palette = look->palette;
  gboolean dark = palette->dark;
  guint32 mark = brg_colour_mix (look->colour, dark ? 0xf0e4cc : 0x2b1c10, 0.45);
  BrgEmblemInks inks = { mark, brg_colour_mix (look->colour, 0xffffff, dark ? 0.06 : 0.35),
                         brg_colour_mix (look->colour, mark, 0.5) };

  if (palette->flat)
    inks = (BrgEmblemInks){ palette->ink, look->colour, look->colour };
  brg_emblem_paint (cr, look->paint->emblem, &inks, 0, 0, look->width * 0.56,
                    palette->flat ? 1 : 0.8);
}

static void
paint_slot_edge (cairo_t           *cr,
                 const BrgSlotLook *look)
{
  gboolean dark = look->palette->dark;

  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, MAX (1, look->width * 0.03));
  brg_colour_set (cr, 0xffffff, dark ? 0.14 : 0.4);
  stroke_sides (cr, 0, 0, look->width - 1, 0);
  brg_colour_set (cr, 0x20140a, dark ? 0.5 : 0.26);
  stroke_sides (cr, 0, 0, look->width - 1, 3);
}

static void
paint_slot (cairo_t       *cr,
            gconstpointer  data)
{
  const BrgSlotLook *look = data;
  brg_hex_path (cr, 0, 0, look->width);
  brg_colour_set (cr, look->colour, look->palette->flat ? 1 : 0.9);
  cairo_fill (cr);
  if (look->paint != NULL && (look->palette->flags & BRG_PALETTE_PATTERNS))
    paint_rim (cr, look->palette, look->paint, look->colour, 0, 0, look->width);
  if (look->palette->flat)
    paint_outline (cr, look->palette, 0, 0, look->width);
  else
    paint_slot_edge (cr, look);
  if (look->paint != NULL)
    paint_slot_emblem (cr, look);
}

/**
 * brg_tile_paint_slot:
 * @cr: where to paint
 * @palette: the colours
 * @class_name: (nullable): the class of tiles that belongs there
 * @x: of the centre
 * @y: of the centre
 * @width: of the hex
 *
 * Paints a hollow that a tile may lie in.
 */
void
brg_tile_paint_slot (cairo_t          *cr,
                     const BrgPalette *palette,
                     const char       *class_name,
                     double            x,
                     double            y,
                     double            width)
{
  BrgSlotLook look = { palette, NULL, palette->parchment_deep, width };
  g_autofree char *name = g_strdup_printf ("slot %s %u %.2f", class_name != NULL ? class_name : "",
                                           palette->flags, width);

  if (class_name != NULL)
    {
      look.paint = brg_palette_get_class (palette, class_name);
      look.colour = brg_colour_mix (look.colour, look.paint->space, palette->flat ? 0.3 : 0.5);
    }
  brg_stamp_paint (cr, name, x, y, width * 0.62, paint_slot, &look);
}
