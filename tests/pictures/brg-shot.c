/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tests/pictures/brg-shot.h"

#include <string.h>
#include <stdlib.h>

/* References have few colours, so a channel may be off by so much. */
#define FUZZ 36

/* So many pixels may be off by more; a letter has more. */
#define N_STRAY_PIXELS 6

static cairo_surface_t *
download (GdkTexture *texture)
{
  cairo_surface_t *surface
      = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, gdk_texture_get_width (texture),
                                    gdk_texture_get_height (texture));

  gdk_texture_download (texture, cairo_image_surface_get_data (surface),
                        (gsize) cairo_image_surface_get_stride (surface));
  cairo_surface_mark_dirty (surface);

  return surface;
}

/* Between pixels, so that each is the mean of four. */
static cairo_surface_t *
halve (cairo_surface_t *large)
{
  int width = (cairo_image_surface_get_width (large) + 1) / 2;
  int height = (cairo_image_surface_get_height (large) + 1) / 2;
  cairo_surface_t *small = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  cairo_t *cr = cairo_create (small);

  cairo_scale (cr, 0.5, 0.5);
  cairo_set_source_surface (cr, large, 0, 0);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_BILINEAR);
  cairo_paint (cr);
  cairo_destroy (cr);

  return small;
}

/**
 * brg_shot_take:
 * @window: a window that is shown
 * @renderer: what draws it
 *
 * Returns: (transfer full): its picture
 */
cairo_surface_t *
brg_shot_take (GtkWidget   *window,
               GskRenderer *renderer)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  int width = gdk_paintable_get_intrinsic_width (paintable);
  int height = gdk_paintable_get_intrinsic_height (paintable);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;
  g_autoptr (GdkTexture) texture = NULL;

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (renderer, node,
                                         &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  gsk_render_node_unref (node);

  return download (texture);
}

static void
save (cairo_surface_t *shot,
      const char      *path)
{
  cairo_status_t status = cairo_surface_write_to_png (shot, path);

  if (status != CAIRO_STATUS_SUCCESS)
    g_error ("%s: %s", path, cairo_status_to_string (status));
}

static guint32
get_pixel (cairo_surface_t *surface,
           int              x,
           int              y)
{
  const guint8 *data = cairo_image_surface_get_data (surface);

  return ((const guint32 *) (gconstpointer) (data
                                             + y * cairo_image_surface_get_stride (surface)))[x];
}

static int
get_distance (guint32 a,
              guint32 b)
{
  int most = 0;

  for (guint shift = 0; shift < 24; shift += 8)
    most = MAX (most, abs ((int) (a >> shift & 0xff) - (int) (b >> shift & 0xff)));

  return most;
}

/* Where they differ is red; all else is faint. */
static guint
find_difference (cairo_surface_t *shot,
                 cairo_surface_t *reference,
                 cairo_t         *cr)
{
  int width = cairo_image_surface_get_width (shot);
  int height = cairo_image_surface_get_height (shot);
  guint n = 0;

  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      {
        if (get_distance (get_pixel (shot, x, y), get_pixel (reference, x, y)) <= FUZZ)
          continue;
        n++;
        cairo_rectangle (cr, x, y, 1, 1);
      }

  return n;
}

static cairo_surface_t *
new_faint (cairo_surface_t  *shot,
           cairo_t         **cr)
{
  cairo_surface_t *surface
      = cairo_image_surface_create (CAIRO_FORMAT_RGB24, cairo_image_surface_get_width (shot),
                                    cairo_image_surface_get_height (shot));

  *cr = cairo_create (surface);
  cairo_set_source_rgb (*cr, 1, 1, 1);
  cairo_paint (*cr);
  cairo_set_source_surface (*cr, shot, 0, 0);
  cairo_paint_with_alpha (*cr, 0.25);
  cairo_set_source_rgb (*cr, 1, 0, 0);

  return surface;
}

static gboolean
has_size_of (cairo_surface_t *one,
             cairo_surface_t *other)
{
  return cairo_image_surface_get_width (one) == cairo_image_surface_get_width (other)
         && cairo_image_surface_get_height (one) == cairo_image_surface_get_height (other);
}

static void
save_beside (cairo_surface_t *surface,
             const char      *out,
             const char      *suffix)
{
  g_autofree char *stem = g_strndup (out, strlen (out) - strlen (".png"));
  g_autofree char *path = g_strconcat (stem, suffix, NULL);

  save (surface, path);
}

/* A reference with few colours is read as one without a palette. */
static cairo_surface_t *
read_reference (const char *path)
{
  cairo_surface_t *surface = cairo_image_surface_create_from_png (path);
  cairo_format_t format = cairo_image_surface_get_format (surface);

  if (cairo_surface_status (surface) == CAIRO_STATUS_SUCCESS
      && (format == CAIRO_FORMAT_RGB24 || format == CAIRO_FORMAT_ARGB32))
    return surface;

  cairo_surface_destroy (surface);
  return NULL;
}

/**
 * brg_shot_compare:
 * @shot: a picture
 * @reference: where that lies which it should be like, at half the size
 * @out: where to write it if it is not; beside it is written where they differ, and what would be
 *   the reference
 */
void
brg_shot_compare (cairo_surface_t *shot,
                  const char      *reference,
                  const char      *out)
{
  cairo_surface_t *good = read_reference (reference);
  cairo_surface_t *small = halve (shot);
  cairo_surface_t *faint;
  cairo_t *cr;
  guint n = G_MAXUINT;

  faint = new_faint (small, &cr);
  if (good != NULL && has_size_of (small, good))
    n = find_difference (small, good, cr);
  if (n > N_STRAY_PIXELS)
    {
      cairo_fill (cr);
      save (shot, out);
      save_beside (faint, out, ".difference.png");
      save_beside (small, out, ".small.png");
    }

  cairo_destroy (cr);
  cairo_surface_destroy (faint);
  cairo_surface_destroy (small);
  g_clear_pointer (&good, cairo_surface_destroy);
}
