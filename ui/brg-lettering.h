/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

double brg_letter_measure    (const char *text,
                              double      size);
void brg_letter_paint        (cairo_t    *cr,
                              const char *text,
                              double      x,
                              double      y,
                              double      size);
void brg_letter_paint_number (cairo_t    *cr,
                              gint        number,
                              double      x,
                              double      y,
                              double      size);
void brg_letter_paint_line   (cairo_t    *cr,
                              const char *text,
                              double      x,
                              double      y,
                              double      size,
                              double      width,
                              gboolean    at_right);

G_END_DECLS
