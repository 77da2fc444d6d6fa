/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-box.h"

#include <math.h>

/**
 * brg_box_centred:
 * @x: of the centre
 * @y: of the centre
 * @width: of the box
 * @height: of the box
 *
 * Returns: a box
 */
BrgBox
brg_box_centred (double x,
                 double y,
                 double width,
                 double height)
{
  return (BrgBox){ x - width / 2, y - height / 2, width, height };
}

/**
 * brg_box_middle_x:
 * @box: a box
 *
 * Returns: where its centre is
 */
double
brg_box_middle_x (const BrgBox *box)
{
  return box->x + box->width / 2;
}

/**
 * brg_box_middle_y:
 * @box: a box
 *
 * Returns: where its centre is
 */
double
brg_box_middle_y (const BrgBox *box)
{
  return box->y + box->height / 2;
}

/**
 * brg_box_scaled:
 * @box: a box
 * @scale: pixels of a unit of the box
 *
 * Returns: the box in pixels
 */
BrgBox
brg_box_scaled (const BrgBox *box,
                double        scale)
{
  return (BrgBox){ box->x * scale, box->y * scale, box->width * scale, box->height * scale };
}

/**
 * brg_box_contains:
 * @box: a box
 * @x: of a point
 * @y: of a point
 *
 * Returns: whether the point lies in the box
 */
gboolean
brg_box_contains (const BrgBox *box,
                  double        x,
                  double        y)
{
  return x >= box->x && y >= box->y && x < box->x + box->width && y < box->y + box->height;
}

/**
 * brg_box_allocate:
 * @box: a box
 * @left: where the picture begins in the parent of @widget, in pixels
 * @scale: pixels of a unit of the box
 * @widget: a widget
 *
 * Puts @widget on whole pixels over @box.
 */
void
brg_box_allocate (const BrgBox *box,
                  double        left,
                  double        scale,
                  GtkWidget    *widget)
{
  GtkAllocation area;

  area.x = (int) lround (left + box->x * scale);
  area.y = (int) lround (box->y * scale);
  area.width = (int) lround (box->width * scale);
  area.height = (int) lround (box->height * scale);
  gtk_widget_size_allocate (widget, &area, -1);
}

/**
 * brg_box_push:
 * @box: a box
 * @cr: where things will be painted in @box, or a little beyond it
 *
 * Keeps what is painted apart until brg_box_pop().
 */
void
brg_box_push (const BrgBox *box,
              cairo_t      *cr)
{
  double reach = MAX (box->width, box->height) * 0.1;

  cairo_save (cr);
  cairo_rectangle (cr, box->x - reach, box->y - reach, box->width + 2 * reach,
                   box->height + 2 * reach);
  cairo_clip (cr);
  cairo_push_group (cr);
}

/**
 * brg_box_pop:
 * @cr: where something was kept apart with brg_box_push()
 * @alpha: how strongly it shows, from 0 to 1
 */
void
brg_box_pop (cairo_t *cr,
             double   alpha)
{
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, alpha);
  cairo_restore (cr);
}
