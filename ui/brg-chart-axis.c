/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-chart-axis.h"

#include "ui/brg-lettering.h"

/* Lines closer than this could not be told apart. */
#define LEAST_GAP 34

/* What stands around the figures: the numbers of the axis, and the names below. */
#define NUMBERS_WIDTH 40
#define NAMES_HEIGHT  26
#define MARGIN        14

/* The smallest round number that is not less: 1, 2 or 5 times a power of ten. */
static gint
round_up (double value)
{
  static const gint steps[] = { 1, 2, 5, 10 };
  gint power = 1;

  while (power < G_MAXINT / 100 && power * 10 < value)
    power *= 10;

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    if (steps[i] * power >= value)
      return steps[i] * power;

  return 10 * power;
}

/* The next multiple of @tick below, also for negative values. */
static gint
round_down_to (gint value,
               gint tick)
{
  gint rest = ((value % tick) + tick) % tick;

  return value - rest;
}

/**
 * brg_chart_axis_fit:
 * @axis: (out): an axis
 * @lowest: of the values
 * @highest: of the values; not less
 * @width: of the picture
 * @height: of the picture
 *
 * Makes room for values, with lines at round numbers. Zero is always among them.
 */
void
brg_chart_axis_fit (BrgChartAxis *axis,
                    gint          lowest,
                    gint          highest,
                    double        width,
                    double        height)
{
  double n_lines;

  axis->left = NUMBERS_WIDTH + MARGIN;
  axis->right = MAX (width - MARGIN, axis->left + 1);
  axis->top = MARGIN + BRG_CHART_LETTERS / 2.0;
  axis->bottom = MAX (height - NAMES_HEIGHT - MARGIN, axis->top + 1);

  lowest = MIN (lowest, 0);
  highest = MAX (highest, lowest + 4);
  n_lines = MAX ((axis->bottom - axis->top) / LEAST_GAP, 1);
  axis->tick = round_up ((highest - lowest) / n_lines);
  axis->lowest = round_down_to (lowest, axis->tick);
  axis->highest = round_down_to (highest + axis->tick - 1, axis->tick);
}

/**
 * brg_chart_axis_get_y:
 * @axis: an axis
 * @value: a value
 *
 * Returns: how high it lies in the picture
 */
double
brg_chart_axis_get_y (const BrgChartAxis *axis,
                      double              value)
{
  double share = (value - axis->lowest) / (axis->highest - axis->lowest);

  return axis->bottom - share * (axis->bottom - axis->top);
}

/**
 * brg_chart_axis_paint:
 * @axis: an axis
 * @cr: where to paint
 * @palette: the colours
 *
 * Paints a line for each round number, with the number at its left.
 */
void
brg_chart_axis_paint (const BrgChartAxis *axis,
                      cairo_t            *cr,
                      const BrgPalette   *palette)
{
  cairo_save (cr);
  for (gint value = axis->lowest; value <= axis->highest; value += axis->tick)
    {
      double y = brg_chart_axis_get_y (axis, value);
      g_autofree char *number = g_strdup_printf ("%s%d", value < 0 ? "−" : "", ABS (value));

      cairo_move_to (cr, axis->left, (int) y + 0.5);
      cairo_line_to (cr, axis->right, (int) y + 0.5);
      cairo_set_line_width (cr, 1);
      brg_colour_set (cr, palette->ink, value == 0 ? 0.55 : 0.14);
      cairo_stroke (cr);
      brg_colour_set (cr, palette->ink_faint, 1);
      brg_letter_paint_line (cr, number, 6, y, BRG_CHART_LETTERS, axis->left - 14, TRUE);
    }
  cairo_restore (cr);
}
