/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/brg-palette.h"

G_BEGIN_DECLS

/**
 * BrgChartFace:
 * @chart: what is painted
 * @n_steps: how many steps it has, from left to right
 * @paint: paints the chart
 * @paint_step: paints what makes one of its steps stand out, over the chart
 * @get_x: says where the middle of a step lies, at a width
 *
 * What whoever shows a chart needs to know of it.
 */
typedef struct
{
  gconstpointer chart;
  guint         n_steps;
  void        (*paint)      (gconstpointer     chart,
                             cairo_t          *cr,
                             const BrgPalette *palette,
                             double            width,
                             double            height);
  void        (*paint_step) (gconstpointer     chart,
                             cairo_t          *cr,
                             const BrgPalette *palette,
                             double            width,
                             double            height,
                             guint             step);
  double      (*get_x)      (gconstpointer     chart,
                             double            width,
                             guint             step);
} BrgChartFace;

G_END_DECLS
