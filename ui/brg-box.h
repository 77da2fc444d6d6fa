/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** BrgBox: a rectangle on a picture. */
typedef struct
{
  double x;
  double y;
  double width;
  double height;
} BrgBox;

BrgBox brg_box_centred  (double        x,
                         double        y,
                         double        width,
                         double        height);
double brg_box_middle_x (const BrgBox *box);
double brg_box_middle_y (const BrgBox *box);
BrgBox brg_box_scaled   (const BrgBox *box,
                         double        scale);
gboolean brg_box_contains (const BrgBox *box,
                           double      x,
                           double      y);
void   brg_box_allocate (const BrgBox *box,
                         double        left,
                         double        scale,
                         GtkWidget    *widget);
void   brg_box_push     (const BrgBox *box,
                         cairo_t      *cr);
void   brg_box_pop      (cairo_t      *cr,
                         double        alpha);

G_END_DECLS
