/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-bar-chart.h"

#include <math.h>

#include "ui/brg-chart-axis.h"
#include "ui/brg-lettering.h"

/* Few bars do not grow into walls. */
#define MAX_BAR_WIDTH 38
#define BAR_SHARE     0.72

/* Narrower bars have no room for their number. */
#define LEAST_NUMBER_WIDTH 24

/* Above the bars, for stars. */
#define STAR_SIZE 15

static void
fit_axis (const BrgBarChart *self,
          BrgChartAxis      *axis,
          double             width,
          double             height)
{
  gint lowest = 0, highest = 0;

  for (guint i = 0; i < self->n_bars; i++)
    {
      lowest = MIN (lowest, self->values[i]);
      highest = MAX (highest, self->values[i]);
    }

  brg_chart_axis_fit (axis, lowest, highest, width, height);
  axis->top += STAR_SIZE;
  /* Bars have no names below them. */
  axis->bottom += 16;
}

static double
get_pitch (const BrgBarChart  *self,
           const BrgChartAxis *axis)
{
  return MIN ((axis->right - axis->left) / MAX (self->n_bars, 1), MAX_BAR_WIDTH / BAR_SHARE);
}

static double
get_bar_x (const BrgBarChart  *self,
           const BrgChartAxis *axis,
           guint               bar)
{
  return axis->left + get_pitch (self, axis) * (bar + 0.5);
}

static void
star_path (cairo_t *cr,
           double   x,
           double   y,
           double   size)
{
  for (guint i = 0; i < 10; i++)
    {
      double angle = G_PI * i / 5 - G_PI_2;
      double radius = size * (i % 2 == 0 ? 0.5 : 0.21);

      cairo_line_to (cr, x + radius * cos (angle), y + radius * sin (angle));
    }
  cairo_close_path (cr);
}

static void
paint_star (cairo_t          *cr,
            const BrgPalette *palette,
            double            x,
            double            y,
            double            size)
{
  star_path (cr, x, y, size);
  brg_colour_set (cr, palette->gold, 1);
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, 1);
  brg_colour_set (cr, palette->ink, 0.75);
  cairo_stroke (cr);
}

static void
bar_path (const BrgBarChart  *self,
          const BrgChartAxis *axis,
          cairo_t            *cr,
          guint               bar)
{
  double width = get_pitch (self, axis) * BAR_SHARE;
  double zero = brg_chart_axis_get_y (axis, 0);
  double end = brg_chart_axis_get_y (axis, self->values[bar]);

  cairo_rectangle (cr, get_bar_x (self, axis, bar) - width / 2, MIN (zero, end), width,
                   fabs (zero - end));
}

static void
paint_bar (const BrgBarChart  *self,
           const BrgChartAxis *axis,
           cairo_t            *cr,
           const BrgPalette   *palette,
           guint               bar)
{
  double width = get_pitch (self, axis) * BAR_SHARE;
  double x = get_bar_x (self, axis, bar);
  double end = brg_chart_axis_get_y (axis, MAX (self->values[bar], 0));
  guint32 colour = brg_colour_mix (palette->parchment_deep, palette->ink,
                                   palette->dark ? 0.4 : 0.35);

  bar_path (self, axis, cr, bar);
  brg_colour_set (cr, self->starred[bar] ? brg_colour_mix (palette->gold, palette->ink, 0.08)
                                         : colour, 1);
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, 1);
  brg_colour_set (cr, palette->ink, 0.5);
  cairo_stroke (cr);

  if (self->starred[bar])
    paint_star (cr, palette, x, end - STAR_SIZE * 0.65, MIN (STAR_SIZE, width + 4));
  if (width >= LEAST_NUMBER_WIDTH && axis->bottom - end > 24)
    {
      brg_colour_set (cr, palette->dark && !self->starred[bar] ? palette->ink : 0x241608, 1);
      brg_letter_paint_number (cr, self->values[bar], x, end + 12, BRG_CHART_LETTERS - 1);
    }
}

static void
paint_mean (const BrgBarChart  *self,
            const BrgChartAxis *axis,
            cairo_t            *cr,
            const BrgPalette   *palette)
{
  const double dashes[] = { 6, 4 };
  double y = (int) brg_chart_axis_get_y (axis, self->mean) + 0.5;

  cairo_move_to (cr, axis->left, y);
  cairo_line_to (cr, axis->right, y);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_set_line_width (cr, 1.5);
  brg_colour_set (cr, palette->ink, 0.8);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

static void
paint (gconstpointer     chart,
       cairo_t          *cr,
       const BrgPalette *palette,
       double            width,
       double            height)
{
  const BrgBarChart *self = chart;
  BrgChartAxis axis;

  fit_axis (self, &axis, width, height);
  cairo_save (cr);
  brg_chart_axis_paint (&axis, cr, palette);
  for (guint i = 0; i < self->n_bars; i++)
    paint_bar (self, &axis, cr, palette, i);
  if (self->n_bars > 1)
    paint_mean (self, &axis, cr, palette);
  cairo_restore (cr);
}

static void
paint_step (gconstpointer     chart,
            cairo_t          *cr,
            const BrgPalette *palette,
            double            width,
            double            height,
            guint             step)
{
  const BrgBarChart *self = chart;
  BrgChartAxis axis;

  fit_axis (self, &axis, width, height);
  cairo_save (cr);
  bar_path (self, &axis, cr, step);
  cairo_set_line_width (cr, 2.5);
  brg_colour_set (cr, palette->pick, 1);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static double
get_x (gconstpointer chart,
       double        width,
       guint         step)
{
  const BrgBarChart *self = chart;
  BrgChartAxis axis;

  fit_axis (self, &axis, width, 100);
  return get_bar_x (self, &axis, step);
}

/**
 * brg_bar_chart_new:
 * @n_bars: how many bars
 *
 * Returns: (transfer full): a chart whose values are 0
 */
BrgBarChart *
brg_bar_chart_new (guint n_bars)
{
  BrgBarChart *self = g_new0 (BrgBarChart, 1);

  self->n_bars = n_bars;
  self->values = g_new0 (gint, n_bars);
  self->starred = g_new0 (gboolean, n_bars);

  return self;
}

/**
 * brg_bar_chart_free:
 * @chart: (transfer full): a chart
 */
void
brg_bar_chart_free (BrgBarChart *chart)
{
  g_free (chart->values);
  g_free (chart->starred);
  g_free (chart);
}

/**
 * brg_bar_chart_init_face:
 * @chart: a chart
 * @face: (out): how it is shown; it lives no longer than @chart
 */
void
brg_bar_chart_init_face (const BrgBarChart *chart,
                         BrgChartFace      *face)
{
  *face = (BrgChartFace){ chart, chart->n_bars, paint, paint_step, get_x };
}
