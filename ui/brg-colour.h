/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/* Colours are numbers, 0xRRGGBB. */

guint32 brg_colour_mix          (guint32          a,
                                 guint32          b,
                                 double           share);
double  brg_colour_get_light    (guint32          colour);
double  brg_colour_get_contrast (guint32          a,
                                 guint32          b);
guint32 brg_colour_get_ink      (guint32          ground);
void    brg_colour_set          (cairo_t         *cr,
                                 guint32          colour,
                                 double           alpha);
void    brg_colour_add_stop     (cairo_pattern_t *pattern,
                                 double           offset,
                                 guint32          colour,
                                 double           alpha);

G_END_DECLS
