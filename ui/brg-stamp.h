/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/**
 * BrgStampFunc:
 * @cr: where to paint; units are those of the picture it is for, 0,0 is the centre
 * @data: the caller's
 */
typedef void (*BrgStampFunc) (cairo_t       *cr,
                              gconstpointer  data);

void brg_stamp_paint (cairo_t       *cr,
                      const char    *name,
                      double         x,
                      double         y,
                      double         reach,
                      BrgStampFunc   paint,
                      gconstpointer  data);

G_END_DECLS
