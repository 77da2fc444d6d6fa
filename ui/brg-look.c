/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-look.h"

struct _BrgLook
{
  grefcount ref_count;
  cairo_surface_t *layers[BRG_VIEW_N_LAYERS];
};

/**
 * brg_look_new:
 * @view: a view
 *
 * Returns: (transfer full): how the view was last shown
 */
BrgLook *
brg_look_new (BrgView *view)
{
  BrgLook *look = g_new0 (BrgLook, 1);

  g_ref_count_init (&look->ref_count);
  for (guint i = 0; i < BRG_VIEW_N_LAYERS; i++)
    {
      cairo_surface_t *picture = brg_view_get_picture (view, i);

      if (picture != NULL)
        look->layers[i] = cairo_surface_reference (picture);
    }

  return look;
}

/**
 * brg_look_ref:
 * @look: a look
 *
 * Returns: (transfer full): the same look
 */
BrgLook *
brg_look_ref (BrgLook *look)
{
  g_ref_count_inc (&look->ref_count);

  return look;
}

/**
 * brg_look_unref:
 * @look: (transfer full): a look
 */
void
brg_look_unref (BrgLook *look)
{
  if (!g_ref_count_dec (&look->ref_count))
    return;

  for (guint i = 0; i < BRG_VIEW_N_LAYERS; i++)
    g_clear_pointer (&look->layers[i], cairo_surface_destroy);
  g_free (look);
}

/**
 * brg_look_paint:
 * @look: a look
 * @cr: where to paint, in the view's units from its upper left corner
 * @first: the lowest layer that is wanted
 * @last: the highest
 */
void
brg_look_paint (BrgLook      *look,
                cairo_t      *cr,
                BrgViewLayer  first,
                BrgViewLayer  last)
{
  for (guint i = first; i <= last; i++)
    {
      if (look->layers[i] == NULL)
        continue;
      cairo_set_source_surface (cr, look->layers[i], 0, 0);
      cairo_paint (cr);
    }
}

/**
 * brg_look_get_scale:
 * @look: a look
 *
 * Returns: pixels of a unit
 */
double
brg_look_get_scale (BrgLook *look)
{
  double scale = 1;

  for (guint i = 0; i < BRG_VIEW_N_LAYERS; i++)
    if (look->layers[i] != NULL)
      cairo_surface_get_device_scale (look->layers[i], &scale, NULL);

  return scale;
}
