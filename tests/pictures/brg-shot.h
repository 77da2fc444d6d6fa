/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A picture of a window, and whether it is like another one. */

cairo_surface_t *brg_shot_take    (GtkWidget       *window,
                                   GskRenderer     *renderer);
void             brg_shot_compare (cairo_surface_t *shot,
                                   const char      *reference,
                                   const char      *out);

G_END_DECLS
