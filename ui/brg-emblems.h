/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/** BRG_EMBLEMS_FOLDER: where the emblems lie among the resources; modules add theirs there. */
#define BRG_EMBLEMS_FOLDER "/io/github/burgrave/Burgrave/emblems/"

/**
 * BrgEmblemInks:
 * @ink: of dark masses and outlines, as 0xRRGGBB
 * @light: of pale surfaces
 * @accent: of the one colour
 */
typedef struct
{
  guint32 ink;
  guint32 light;
  guint32 accent;
} BrgEmblemInks;

gboolean brg_emblem_exists (const char          *name);
void     brg_emblem_paint  (cairo_t             *cr,
                            const char          *name,
                            const BrgEmblemInks *inks,
                            double               x,
                            double               y,
                            double               size,
                            double               alpha);

G_END_DECLS
