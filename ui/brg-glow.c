/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-glow.h"

#include "ui/brg-hex.h"
#include "ui/brg-layer.h"
#include "ui/brg-parchment.h"
#include "ui/brg-style.h"

/** BRG_GLOW_MARGIN: how far a glow reaches beyond its spot, in pixels. */
#define BRG_GLOW_MARGIN 4

/** BRG_GLOW_TRACE_COLOUR: of what is to be seen, but neither chosen nor picked. */
#define BRG_GLOW_TRACE_COLOUR 0x7b5cc9

typedef struct
{
  BrgSpotShape shape;
  BrgGlow glow;
  int width;
  int height;
  BrgPaletteFlags flags;
} BrgGlowKey;

static guint
hash_key (gconstpointer data)
{
  const BrgGlowKey *key = data;

  return (guint) key->width * 8191u + (guint) key->height * 127u + key->glow * 8u + key->shape * 2u
         + key->flags * 1021u;
}

static gboolean
equal_keys (gconstpointer a,
            gconstpointer b)
{
  const BrgGlowKey *one = a;
  const BrgGlowKey *other = b;

  return one->shape == other->shape && one->glow == other->glow && one->width == other->width
         && one->height == other->height && one->flags == other->flags;
}

/**
 * brg_glow_path:
 * @cr: where to make the outline the path
 * @shape: the outline
 * @width: of the spot
 * @height: of the spot
 * @inset: how far within the edge; hexes have none
 */
void
brg_glow_path (cairo_t      *cr,
               BrgSpotShape  shape,
               double        width,
               double        height,
               double        inset)
{
  double w = width - 2 * inset;
  double h = height - 2 * inset;
  double radius = shape == BRG_SPOT_ROUND ? MIN (w, h) / 2 : 7 - MIN (inset, 4);

  cairo_new_path (cr);
  if (shape == BRG_SPOT_HEX)
    brg_hex_path (cr, width / 2, height / 2, width);
  else
    brg_parchment_path (cr, inset, inset, w, h, radius);
}

static void
outline (cairo_t          *cr,
         const BrgGlowKey *key,
         double            inset)
{
  brg_glow_path (cr, key->shape, key->width, key->height, inset);
}

static void
ring (cairo_t          *cr,
      const BrgGlowKey *key,
      double            inset,
      double            thickness,
      guint32           colour,
      double            alpha)
{
  outline (cr, key, inset);
  cairo_set_line_width (cr, thickness);
  brg_colour_set (cr, colour, alpha);
  cairo_stroke (cr);
}

static void
wash (cairo_t          *cr,
      const BrgGlowKey *key,
      guint32           colour,
      double            alpha)
{
  outline (cr, key, 1);
  brg_colour_set (cr, colour, alpha);
  cairo_fill (cr);
}

static void
paint_lit (cairo_t          *cr,
           const BrgGlowKey *key,
           const BrgPalette *palette)
{
  if (palette->flat)
    {
      ring (cr, key, 1.5, 9, 0x000000, 1);
      ring (cr, key, 1.5, 4.5, palette->gold, 1);
      return;
    }
  wash (cr, key, 0xfff3c4, 0.08);
  ring (cr, key, 0, 7, palette->gold, 0.35);
  ring (cr, key, 1.5, 6, 0x3a2410, 0.9);
  ring (cr, key, 1.5, 3.5, palette->gold, 1);
  ring (cr, key, 1.5, 1, 0xfff6d6, 0.9);
}

static void
paint_faded (cairo_t          *cr,
             const BrgGlowKey *key,
             const BrgPalette *palette)
{
  ring (cr, key, 1.5, 4, 0x3a2410, 0.35);
  ring (cr, key, 1.5, 2, palette->gold, 0.5);
}

static void
paint_picked (cairo_t          *cr,
              const BrgGlowKey *key,
              const BrgPalette *palette)
{
  wash (cr, key, palette->pick, 0.10);
  ring (cr, key, 0.5, 8, palette->pick, 0.35);
  ring (cr, key, 2, 7, 0x14202e, 0.9);
  ring (cr, key, 1.5, 4, palette->pick, 1);
  ring (cr, key, 4.5, 1.5, 0xffffff, 1);
}

/* A soft ring, which asks for nothing. */
static void
paint_trace (cairo_t          *cr,
             const BrgGlowKey *key)
{
  wash (cr, key, 0xffffff, 0.10);
  ring (cr, key, 1.5, 7, BRG_GLOW_TRACE_COLOUR, 0.28);
  ring (cr, key, 1.5, 3.5, 0xffffff, 0.75);
  ring (cr, key, 1.5, 2, BRG_GLOW_TRACE_COLOUR, 0.95);
}

static void
paint_pointed (cairo_t          *cr,
               const BrgGlowKey *key)
{
  wash (cr, key, BRG_GLOW_TRACE_COLOUR, 0.22);
  ring (cr, key, 0, 8, BRG_GLOW_TRACE_COLOUR, 0.40);
  ring (cr, key, 1, 6, 0xffffff, 0.9);
  ring (cr, key, 1, 3.5, BRG_GLOW_TRACE_COLOUR, 1);
}

static void
paint_focus (cairo_t          *cr,
             const BrgGlowKey *key)
{
  const double dashes[] = { 4, 3 };
  double inset = MIN (6, key->width * 0.1);

  ring (cr, key, inset, 3, 0x1a1410, 0.9);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  ring (cr, key, inset, 2, 0xffffff, 1);
  cairo_set_dash (cr, NULL, 0, 0);
}

static void
paint_key (cairo_t  *cr,
           gpointer  data)
{
  const BrgGlowKey *key = data;
  const BrgPalette *palette = brg_palette_get (key->flags);

  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  if (key->glow & BRG_GLOW_HOVER)
    wash (cr, key, 0xffffff, (key->glow & BRG_GLOW_LIT) ? 0.22 : 0.10);
  if (key->glow & BRG_GLOW_TRACE)
    paint_trace (cr, key);
  if (key->glow & (BRG_GLOW_POINTED | BRG_GLOW_GUIDED))
    paint_pointed (cr, key);
  if (key->glow & BRG_GLOW_PICKED)
    paint_picked (cr, key, palette);
  else if (key->glow & BRG_GLOW_LIT)
    paint_lit (cr, key, palette);
  else if (key->glow & BRG_GLOW_FADED)
    paint_faded (cr, key, palette);
  if (key->glow & BRG_GLOW_FOCUS)
    paint_focus (cr, key);
}

/* Spots of one size and state look alike, so they share one picture. */
static BrgLayer *
shared_layer (const BrgGlowKey *key)
{
  static GHashTable *layers;
  BrgLayer *layer;

  if (layers == NULL)
    layers = g_hash_table_new_full (hash_key, equal_keys, g_free, (GDestroyNotify) brg_layer_free);

  layer = g_hash_table_lookup (layers, key);
  if (layer == NULL)
    {
      /* Sizes that are no longer in use pile up only while a window is being resized. */
      if (g_hash_table_size (layers) > 128)
        g_hash_table_remove_all (layers);
      layer = brg_layer_new ();
      g_hash_table_insert (layers, g_memdup2 (key, sizeof *key), layer);
    }

  return layer;
}

/**
 * brg_glow_snapshot:
 * @widget: whose scale counts
 * @snapshot: where the picture goes
 * @shape: the outline
 * @width: of the spot
 * @height: of the spot
 * @glow: the states
 */
void
brg_glow_snapshot (GtkWidget    *widget,
                   GtkSnapshot  *snapshot,
                   BrgSpotShape  shape,
                   int           width,
                   int           height,
                   BrgGlow       glow)
{
  BrgGlowKey key = { shape, glow, width, height, brg_style_get_palette ()->flags };
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (-BRG_GLOW_MARGIN, -BRG_GLOW_MARGIN,
                                               key.width + 2 * BRG_GLOW_MARGIN,
                                               key.height + 2 * BRG_GLOW_MARGIN);

  brg_layer_snapshot (shared_layer (&key), widget, snapshot, &bounds, paint_key, &key);
}
