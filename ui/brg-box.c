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
