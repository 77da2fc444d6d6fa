/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-emblems.h"

#include <gio/gio.h>
#include <librsvg/rsvg.h>
#include <math.h>

/** BRG_EMBLEMS_MAX_PICTURES: more drawn pictures than this are not kept. */
#define BRG_EMBLEMS_MAX_PICTURES 512

static GBytes *
load (const char *name)
{
  g_autofree char *path = g_strconcat (BRG_EMBLEMS_FOLDER, name, ".svg", NULL);

  return g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
}

/**
 * brg_emblem_exists:
 * @name: an emblem's name
 *
 * Returns: whether there is such an emblem
 */
gboolean
brg_emblem_exists (const char *name)
{
  static GHashTable *known;
  g_autofree char *path = NULL;

  if (known == NULL)
    known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  if (g_hash_table_contains (known, name))
    return TRUE;

  /* One that is not there may come yet, with a plugin. */
  path = g_strconcat (BRG_EMBLEMS_FOLDER, name, ".svg", NULL);
  if (!g_resources_get_info (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL, NULL, NULL))
    return FALSE;

  return g_hash_table_add (known, g_strdup (name));
}

static gboolean
set_inks (RsvgHandle          *handle,
          const BrgEmblemInks *inks,
          GError             **error)
{
  g_autofree char *style = NULL;

  style = g_strdup_printf (".ink{fill:#%06x}.line{stroke:#%06x}.light{fill:#%06x}"
                           ".accent{fill:#%06x}",
                           inks->ink, inks->ink, inks->light, inks->accent);

  return rsvg_handle_set_stylesheet (handle, (const guint8 *) style, strlen (style), error);
}

static RsvgHandle *
open_emblem (const char          *name,
             const BrgEmblemInks *inks)
{
  g_autoptr (GBytes) bytes = load (name);
  g_autoptr (GError) error = NULL;
  RsvgHandle *handle;
  gconstpointer data;
  gsize size;

  if (bytes == NULL)
    return NULL;

  data = g_bytes_get_data (bytes, &size);
  handle = rsvg_handle_new_from_data (data, size, &error);
  if (handle == NULL || (inks != NULL && !set_inks (handle, inks, &error)))
    {
      g_warning ("Emblem %s: %s", name, error->message);
      g_clear_object (&handle);
    }

  return handle;
}

/* An emblem as pixels, drawn once. Also kept when there is no such emblem: then it is empty. */
static cairo_surface_t *
draw (const char          *name,
      const BrgEmblemInks *inks,
      int                  pixels)
{
  cairo_surface_t *picture = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, pixels, pixels);
  RsvgHandle *handle = open_emblem (name, inks);
  RsvgRectangle viewport = { 0, 0, pixels, pixels };
  cairo_t *cr;

  if (handle == NULL)
    return picture;

  cr = cairo_create (picture);
  rsvg_handle_render_document (handle, cr, &viewport, NULL);
  cairo_destroy (cr);
  g_object_unref (handle);

  return picture;
}

static cairo_surface_t *
get_picture (const char          *name,
             const BrgEmblemInks *inks,
             int                  pixels)
{
  static GHashTable *pictures;
  g_autofree char *key = NULL;
  cairo_surface_t *picture;

  if (pictures == NULL)
    pictures = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                      (GDestroyNotify) cairo_surface_destroy);

  key = inks != NULL ? g_strdup_printf ("%s %d %x %x %x", name, pixels, inks->ink, inks->light,
                                        inks->accent)
                     : g_strdup_printf ("%s %d", name, pixels);
  picture = g_hash_table_lookup (pictures, key);
  if (picture == NULL)
    {
      if (g_hash_table_size (pictures) >= BRG_EMBLEMS_MAX_PICTURES)
        g_hash_table_remove_all (pictures);
      picture = draw (name, inks, pixels);
      g_hash_table_insert (pictures, g_steal_pointer (&key), picture);
    }

  return picture;
}

/**
 * brg_emblem_paint:
 * @cr: where to paint
 * @name: the emblem's name; nothing is painted if there is none of that name
 * @inks: (nullable): its colours, or NULL for its own
 * @x: of the centre
 * @y: of the centre
 * @size: of the square that it fills
 * @alpha: from 0 to 1
 *
 * Paints an emblem on whole pixels; @cr may be moved and scaled, not turned. To be called from the
 * main thread.
 */
void
brg_emblem_paint (cairo_t             *cr,
                  const char          *name,
                  const BrgEmblemInks *inks,
                  double               x,
                  double               y,
                  double               size,
                  double               alpha)
{
  double scale = 1;
  double left = x - size / 2;
  double top = y - size / 2;
  double width = size;
  double height = size;
  int pixels;

  cairo_surface_get_device_scale (cairo_get_target (cr), &scale, NULL);
  cairo_user_to_device (cr, &left, &top);
  cairo_user_to_device_distance (cr, &width, &height);
  pixels = (int) lround (width * scale);
  if (pixels < 1)
    return;

  cairo_save (cr);
  cairo_identity_matrix (cr);
  cairo_translate (cr, round (left * scale) / scale, round (top * scale) / scale);
  cairo_scale (cr, 1 / scale, 1 / scale);
  cairo_set_source_surface (cr, get_picture (name, inks, pixels), 0, 0);
  cairo_paint_with_alpha (cr, alpha);
  cairo_restore (cr);
}
