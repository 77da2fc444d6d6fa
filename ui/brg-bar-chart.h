/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/brg-chart-face.h"

G_BEGIN_DECLS

/**
 * BrgBarChart:
 * @n_bars: how many bars it has
 * @values: (array length=n_bars): how high each bar is
 * @starred: (array length=n_bars): which bars stand out
 * @mean: where a line shows the mean of the values
 *
 * A row of numbers, such as the points of one game after another.
 */
typedef struct
{
  guint     n_bars;
  gint     *values;
  gboolean *starred;
  double    mean;
} BrgBarChart;

BrgBarChart *brg_bar_chart_new       (guint              n_bars);
void         brg_bar_chart_free      (BrgBarChart       *chart);
void         brg_bar_chart_init_face (const BrgBarChart *chart,
                                      BrgChartFace      *face);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgBarChart, brg_bar_chart_free)

G_END_DECLS
