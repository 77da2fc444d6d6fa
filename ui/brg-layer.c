/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-layer.h"

#include <gsk/gsk.h>
#include <math.h>

struct _BrgLayer
{
  GskRenderNode *node;
  cairo_surface_t *picture;
  /* The one before. GTK may still hold a node with it: cairo would copy it for that node if it were
   * given up at once. By the next time, it can be painted over. */
  cairo_surface_t *spare;
  graphene_rect_t bounds;
  int scale;
  gboolean as_texture;
};

/**
 * brg_layer_new:
 *
 * Returns: (transfer full): a layer that will be painted when it is shown
 */
BrgLayer *
brg_layer_new (void)
{
  return g_new0 (BrgLayer, 1);
}

/**
 * brg_layer_free:
 * @layer: (transfer full) (nullable): a layer
 */
void
brg_layer_free (BrgLayer *layer)
{
  if (layer == NULL)
    return;

  brg_layer_invalidate (layer);
  g_clear_pointer (&layer->picture, cairo_surface_destroy);
  g_clear_pointer (&layer->spare, cairo_surface_destroy);
  g_free (layer);
}

/**
 * brg_layer_invalidate:
 * @layer: a layer
 *
 * What it shows has changed: it will be painted again. Size and scale are watched by the layer
 * itself.
 */
void
brg_layer_invalidate (BrgLayer *layer)
{
  g_clear_pointer (&layer->node, gsk_render_node_unref);
}

/**
 * brg_layer_get_picture:
 * @layer: a layer
 *
 * Returns: (transfer none) (nullable): what was last shown, in the widget's units; it is not
 *   changed any more
 */
cairo_surface_t *
brg_layer_get_picture (BrgLayer *layer)
{
  return layer->picture;
}

/* The Cairo renderer downloads textures in every frame and is quick with image surfaces. The
 * others are the opposite. */
static gboolean
wants_texture (GtkWidget *widget)
{
  GtkNative *native = gtk_widget_get_native (widget);
  GskRenderer *renderer = native != NULL ? gtk_native_get_renderer (native) : NULL;

  return renderer != NULL && !GSK_IS_CAIRO_RENDERER (renderer);
}

static gboolean
may_reuse (cairo_surface_t *surface,
           int              width,
           int              height)
{
  return surface != NULL && cairo_surface_get_reference_count (surface) == 1
         && cairo_image_surface_get_width (surface) == width
         && cairo_image_surface_get_height (surface) == height;
}

static void
clear (cairo_surface_t *surface)
{
  cairo_t *cr = cairo_create (surface);

  cairo_set_operator (cr, CAIRO_OPERATOR_CLEAR);
  cairo_paint (cr);
  cairo_destroy (cr);
}

static cairo_surface_t *
take_surface (BrgLayer *layer,
              int       width,
              int       height)
{
  cairo_surface_t *surface = g_steal_pointer (&layer->spare);

  if (may_reuse (surface, width, height))
    {
      clear (surface);
      return surface;
    }

  g_clear_pointer (&surface, cairo_surface_destroy);
  return cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
}

static cairo_surface_t *
paint_surface (BrgLayer              *layer,
               const graphene_rect_t *bounds,
               int                    scale,
               BrgLayerFunc           paint,
               gpointer               data)
{
  int width = (int) ceil ((double) bounds->size.width * scale);
  int height = (int) ceil ((double) bounds->size.height * scale);
  cairo_surface_t *surface = take_surface (layer, width, height);
  cairo_t *cr;

  cairo_surface_set_device_scale (surface, scale, scale);
  cr = cairo_create (surface);
  cairo_translate (cr, -(double) bounds->origin.x, -(double) bounds->origin.y);
  paint (cr, data);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  return surface;
}

static GskRenderNode *
node_of_texture (cairo_surface_t       *surface,
                 const graphene_rect_t *bounds)
{
  int height = cairo_image_surface_get_height (surface);
  gsize stride = (gsize) cairo_image_surface_get_stride (surface);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  bytes = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface),
                                      stride * (gsize) height,
                                      (GDestroyNotify) cairo_surface_destroy,
                                      cairo_surface_reference (surface));
  texture = gdk_memory_texture_new (cairo_image_surface_get_width (surface), height,
                                    GDK_MEMORY_DEFAULT, bytes, stride);

  return gsk_texture_node_new (texture, bounds);
}

static GskRenderNode *
node_of_surface (cairo_surface_t       *surface,
                 const graphene_rect_t *bounds)
{
  GskRenderNode *node = gsk_cairo_node_new (bounds);
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);

  cairo_set_source_surface (cr, surface, (double) bounds->origin.x, (double) bounds->origin.y);
  cairo_paint (cr);
  cairo_destroy (cr);

  return node;
}

static gboolean
is_fresh (BrgLayer              *layer,
          const graphene_rect_t *bounds,
          int                    scale,
          gboolean               as_texture)
{
  return layer->node != NULL && layer->scale == scale && layer->as_texture == as_texture
         && graphene_rect_equal (&layer->bounds, bounds);
}

/**
 * brg_layer_snapshot:
 * @layer: a layer
 * @widget: whose scale and renderer count
 * @snapshot: where the picture goes
 * @bounds: what it covers, in the widget's units; its corner should lie on whole pixels
 * @paint: paints it, if it must be painted
 * @data: for @paint
 */
void
brg_layer_snapshot (BrgLayer              *layer,
                    GtkWidget             *widget,
                    GtkSnapshot           *snapshot,
                    const graphene_rect_t *bounds,
                    BrgLayerFunc           paint,
                    gpointer               data)
{
  int scale = gtk_widget_get_scale_factor (widget);
  gboolean as_texture = wants_texture (widget);

  if (bounds->size.width < 1 || bounds->size.height < 1)
    return;

  if (!is_fresh (layer, bounds, scale, as_texture))
    {
      cairo_surface_t *surface = paint_surface (layer, bounds, scale, paint, data);

      brg_layer_invalidate (layer);
      g_clear_pointer (&layer->spare, cairo_surface_destroy);
      layer->spare = g_steal_pointer (&layer->picture);
      layer->picture = surface;
      layer->node = as_texture ? node_of_texture (surface, bounds)
                               : node_of_surface (surface, bounds);
      layer->bounds = *bounds;
      layer->scale = scale;
      layer->as_texture = as_texture;
    }

  gtk_snapshot_append_node (snapshot, layer->node);
}
