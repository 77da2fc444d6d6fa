/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cairo.h>
#include <glib.h>

#include "core/brg-api.h"

G_BEGIN_DECLS

BRG_API void   brg_letter_paint        (cairo_t    *cr,
                                        const char *text,
                                        double      x,
                                        double      y,
                                        double      size);
BRG_API void   brg_letter_paint_number (cairo_t    *cr,
                                        gint        number,
                                        double      x,
                                        double      y,
                                        double      size);
BRG_API double brg_letter_paint_from   (cairo_t    *cr,
                                        const char *text,
                                        double      x,
                                        double      y,
                                        double      size,
                                        gboolean    bold);

G_END_DECLS
