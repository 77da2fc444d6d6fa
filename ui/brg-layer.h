/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** BrgLayer: a picture that is painted once and shown many times. */
typedef struct _BrgLayer BrgLayer;

/**
 * BrgLayerFunc:
 * @cr: where to paint; units are the widget's, 0,0 is its upper left corner
 * @data: the caller's
 */
typedef void (*BrgLayerFunc) (cairo_t  *cr,
                              gpointer  data);

BrgLayer *brg_layer_new        (void);
void      brg_layer_free       (BrgLayer              *layer);
void      brg_layer_invalidate (BrgLayer              *layer);
cairo_surface_t *brg_layer_get_picture (BrgLayer        *layer);
void      brg_layer_snapshot   (BrgLayer              *layer,
                                GtkWidget             *widget,
                                GtkSnapshot           *snapshot,
                                const graphene_rect_t *bounds,
                                BrgLayerFunc           paint,
                                gpointer               data);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgLayer, brg_layer_free)

G_END_DECLS
