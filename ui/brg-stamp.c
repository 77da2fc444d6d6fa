/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-stamp.h"

#include <math.h>

/* Things that look alike lie about in great numbers: tiles, dice, goods, the numbers of spaces. Each
 * look is painted once and then put wherever it is needed, which costs a tenth. */

/** BRG_STAMP_MAX_BYTES: when the pictures take more memory than this, they are painted anew. */
#define BRG_STAMP_MAX_BYTES (16u << 20)

typedef struct
{
  GHashTable *pictures;
  gsize       bytes;
} BrgStamps;

static BrgStamps *
get_stamps (void)
{
  static BrgStamps stamps;

  if (stamps.pictures == NULL)
    stamps.pictures = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                             (GDestroyNotify) cairo_surface_destroy);

  return &stamps;
}

/* How many pixels of the target a unit is. */
static double
find_scale (cairo_t *cr)
{
  double scale = 1, width = 1, height = 0;

  cairo_surface_get_device_scale (cairo_get_target (cr), &scale, NULL);
  cairo_user_to_device_distance (cr, &width, &height);

  return width * scale;
}

static cairo_surface_t *
draw (int            side,
      double         scale,
      BrgStampFunc   paint,
      gconstpointer  data)
{
  cairo_surface_t *picture = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, side, side);
  cairo_t *cr = cairo_create (picture);

  cairo_translate (cr, side / 2, side / 2);
  cairo_scale (cr, scale, scale);
  paint (cr, data);
  cairo_destroy (cr);

  return picture;
}

static cairo_surface_t *
get_picture (const char    *name,
             int            side,
             double         scale,
             BrgStampFunc   paint,
             gconstpointer  data)
{
  BrgStamps *stamps = get_stamps ();
  g_autofree char *key = g_strdup_printf ("%s %d %.3f", name, side, scale);
  cairo_surface_t *picture = g_hash_table_lookup (stamps->pictures, key);
  gsize bytes = (gsize) side * (gsize) side * 4;

  if (picture != NULL)
    return picture;

  if (stamps->bytes + bytes > BRG_STAMP_MAX_BYTES)
    {
      g_hash_table_remove_all (stamps->pictures);
      stamps->bytes = 0;
    }
  picture = draw (side, scale, paint, data);
  g_hash_table_insert (stamps->pictures, g_steal_pointer (&key), picture);
  stamps->bytes += bytes;

  return picture;
}

/**
 * brg_stamp_paint:
 * @cr: where to paint; it may be moved and scaled, not turned
 * @name: says all that the look depends on, but for the scale of @cr
 * @x: of the centre
 * @y: of the centre
 * @reach: how far the picture reaches from its centre
 * @paint: paints it, if it was not painted before
 * @data: for @paint
 *
 * Paints a little picture, with its centre on whole pixels. To be called from the main thread.
 */
void
brg_stamp_paint (cairo_t       *cr,
                 const char    *name,
                 double         x,
                 double         y,
                 double         reach,
                 BrgStampFunc   paint,
                 gconstpointer  data)
{
  double scale = find_scale (cr);
  double device = 1;
  int half = (int) ceil (reach * scale) + 1;

  if (scale <= 0 || reach <= 0)
    return;

  cairo_surface_get_device_scale (cairo_get_target (cr), &device, NULL);
  cairo_user_to_device (cr, &x, &y);
  cairo_save (cr);
  cairo_identity_matrix (cr);
  cairo_scale (cr, 1 / device, 1 / device);
  cairo_set_source_surface (cr, get_picture (name, 2 * half, scale, paint, data),
                            round (x * device) - half, round (y * device) - half);
  cairo_paint (cr);
  cairo_restore (cr);
}
