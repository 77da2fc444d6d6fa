/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/brg-palette.h"

G_BEGIN_DECLS

/** BRG_CHART_LETTERS: the size of what is written in a chart. */
#define BRG_CHART_LETTERS 12

/**
 * BrgChartAxis:
 * @left: of the room for the figures of the chart, in the picture's units
 * @right: likewise
 * @top: likewise
 * @bottom: likewise
 * @lowest: the value at the bottom
 * @highest: the value at the top
 * @tick: from a line to the next one
 *
 * The axis of values of a chart, and where the chart lies in its picture.
 */
typedef struct
{
  double left;
  double right;
  double top;
  double bottom;
  gint   lowest;
  gint   highest;
  gint   tick;
} BrgChartAxis;

void   brg_chart_axis_fit   (BrgChartAxis       *axis,
                             gint                lowest,
                             gint                highest,
                             double              width,
                             double              height);
double brg_chart_axis_get_y (const BrgChartAxis *axis,
                             double              value);
void   brg_chart_axis_paint (const BrgChartAxis *axis,
                             cairo_t            *cr,
                             const BrgPalette   *palette);

G_END_DECLS
