/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-line-chart.h"

#include "ui/brg-chart-axis.h"
#include "ui/brg-lettering.h"
#include "ui/brg-token-painter.h"

/* What stands at the end of each line: the mark, and the last value. */
#define END_WIDTH  58
#define END_MARK   18
#define END_HEIGHT 20

/* What the name of a part needs, and what the name of a short last one may have. */
#define LEAST_NAME 40
#define LAST_NAME  118

/* Steps nearer to each other than this have marks only where a part begins. */
#define LEAST_STEP 14

static void
fit_axis (const BrgLineChart *self,
          BrgChartAxis       *axis,
          double              width,
          double              height)
{
  gint lowest = 0, highest = 0;

  for (guint i = 0; i < self->n_lines; i++)
    for (guint j = 0; j < self->n_steps; j++)
      {
        lowest = MIN (lowest, self->values[i][j]);
        highest = MAX (highest, self->values[i][j]);
      }

  brg_chart_axis_fit (axis, lowest, highest, width, height);
  axis->right = MAX (axis->right - END_WIDTH, axis->left + 1);
}

static double
get_step_x (const BrgLineChart *self,
            const BrgChartAxis *axis,
            guint               step)
{
  guint n_gaps = MAX (self->n_steps, 2) - 1;

  return axis->left + (axis->right - axis->left) * step / n_gaps;
}

/* ---- what lies below the lines ---- */

static guint
find_next_part (const BrgLineChart *self,
                guint               step)
{
  do
    step++;
  while (step < self->n_steps && self->parts[step] == NULL);

  return step;
}

/* A step stands for what it brought, so a part begins where the step before it ended. */
static double
get_part_x (const BrgLineChart *self,
            const BrgChartAxis *axis,
            guint               step)
{
  return get_step_x (self, axis, MIN (MAX (step, 1), self->n_steps) - 1);
}

static void
paint_part (const BrgLineChart *self,
            const BrgChartAxis *axis,
            cairo_t            *cr,
            const BrgPalette   *palette,
            guint               step,
            guint               nth)
{
  double left = get_part_x (self, axis, step);
  double right = get_part_x (self, axis, find_next_part (self, step));
  gboolean narrow = right - left < LEAST_NAME && step + 1 == self->n_steps;

  if (nth % 2 == 0)
    {
      cairo_rectangle (cr, left, axis->top, right - left, axis->bottom - axis->top);
      brg_colour_set (cr, palette->parchment_deep, palette->dark ? 0.55 : 0.3);
      cairo_fill (cr);
    }
  brg_colour_set (cr, palette->ink_faint, 1);
  /* The name of a short last part has the room at both sides. */
  if (narrow)
    brg_letter_paint_line (cr, self->parts[step], right + END_WIDTH - LAST_NAME,
                           axis->bottom + 14, BRG_CHART_LETTERS, LAST_NAME, TRUE);
  else
    brg_letter_paint_line (cr, self->parts[step], left + 4, axis->bottom + 14, BRG_CHART_LETTERS,
                           right - left - 4, FALSE);
}

static void
paint_parts (const BrgLineChart *self,
             const BrgChartAxis *axis,
             cairo_t            *cr,
             const BrgPalette   *palette)
{
  guint first = self->parts[0] != NULL ? 0 : find_next_part (self, 0);
  guint nth = 0;

  for (guint step = first; step < self->n_steps; step = find_next_part (self, step))
    paint_part (self, axis, cr, palette, step, nth++);
}

/* ---- the lines ---- */

static void
line_path (const BrgLineChart *self,
           const BrgChartAxis *axis,
           cairo_t            *cr,
           guint               line)
{
  for (guint i = 0; i < self->n_steps; i++)
    cairo_line_to (cr, get_step_x (self, axis, i),
                   brg_chart_axis_get_y (axis, self->values[line][i]));
}

/* A pale seam keeps lines apart where they cross, and a dark line in sight on a dark ground. */
static void
paint_line (const BrgLineChart *self,
            const BrgChartAxis *axis,
            cairo_t            *cr,
            const BrgPalette   *palette,
            guint               line)
{
  line_path (self, axis, cr, line);
  cairo_set_line_width (cr, palette->dark ? 4.6 : 5);
  brg_colour_set (cr, palette->paper, palette->dark ? 0.75 : 0.9);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, 2.8);
  brg_colour_set (cr, brg_palette_get_player (palette, self->players[line])->colour, 1);
  cairo_stroke (cr);
}

static void
paint_marks (const BrgLineChart *self,
             const BrgChartAxis *axis,
             cairo_t            *cr,
             const BrgPalette   *palette,
             guint               line)
{
  double gap = (axis->right - axis->left) / MAX (self->n_steps - 1, 1);
  double size = CLAMP (gap * 0.6, 8, 12);

  for (guint i = 1; i + 1 < self->n_steps; i++)
    if (gap >= LEAST_STEP || self->parts[i] != NULL)
      brg_token_paint_marker (cr, palette, self->players[line], get_step_x (self, axis, i),
                              brg_chart_axis_get_y (axis, self->values[line][i]), size);
}

/* ---- the ends of the lines ---- */

static gint
get_last (const BrgLineChart *self,
          guint               line)
{
  return self->values[line][self->n_steps - 1];
}

static void
sort_lines (const BrgLineChart *self,
            guint              *order)
{
  for (guint i = 0; i < self->n_lines; i++)
    {
      guint at = i;

      while (at > 0 && get_last (self, order[at - 1]) < get_last (self, i))
        {
          order[at] = order[at - 1];
          at--;
        }
      order[at] = i;
    }
}

/* Ends that would lie over each other are pushed apart: down first, then up from the bottom. */
static void
spread (double *heights,
        guint   n,
        double  bottom)
{
  for (guint i = 1; i < n; i++)
    heights[i] = MAX (heights[i], heights[i - 1] + END_HEIGHT);
  for (guint i = n; i > 0; i--)
    heights[i - 1] = MIN (heights[i - 1], bottom - (n - i) * END_HEIGHT);
}

static void
paint_ends (const BrgLineChart *self,
            const BrgChartAxis *axis,
            cairo_t            *cr,
            const BrgPalette   *palette)
{
  double heights[BRG_MAX_SEATS];
  guint order[BRG_MAX_SEATS];

  sort_lines (self, order);
  for (guint i = 0; i < self->n_lines; i++)
    heights[i] = brg_chart_axis_get_y (axis, get_last (self, order[i]));
  spread (heights, self->n_lines, axis->bottom);

  for (guint i = 0; i < self->n_lines; i++)
    {
      g_autofree char *number = g_strdup_printf ("%d", get_last (self, order[i]));

      brg_token_paint_marker (cr, palette, self->players[order[i]], axis->right + END_MARK * 0.7,
                              heights[i], END_MARK);
      brg_colour_set (cr, palette->ink, 1);
      brg_letter_paint_line (cr, number, axis->right + END_MARK * 1.3, heights[i], 14,
                             END_WIDTH - END_MARK, FALSE);
    }
}

/* ---- as a chart ---- */

static void
paint (gconstpointer     chart,
       cairo_t          *cr,
       const BrgPalette *palette,
       double            width,
       double            height)
{
  const BrgLineChart *self = chart;
  BrgChartAxis axis;

  fit_axis (self, &axis, width, height);
  cairo_save (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  paint_parts (self, &axis, cr, palette);
  brg_chart_axis_paint (&axis, cr, palette);
  for (guint i = self->n_lines; i > 0; i--)
    {
      paint_line (self, &axis, cr, palette, i - 1);
      paint_marks (self, &axis, cr, palette, i - 1);
    }
  paint_ends (self, &axis, cr, palette);
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
  const BrgLineChart *self = chart;
  BrgChartAxis axis;
  double x;

  fit_axis (self, &axis, width, height);
  x = get_step_x (self, &axis, step);
  cairo_save (cr);
  cairo_move_to (cr, x, axis.top);
  cairo_line_to (cr, x, axis.bottom);
  cairo_set_line_width (cr, 2);
  brg_colour_set (cr, palette->pick, 1);
  cairo_stroke (cr);
  for (guint i = self->n_lines; i > 0; i--)
    brg_token_paint_marker (cr, palette, self->players[i - 1], x,
                            brg_chart_axis_get_y (&axis, self->values[i - 1][step]), 17);
  cairo_restore (cr);
}

static double
get_x (gconstpointer chart,
       double        width,
       guint         step)
{
  const BrgLineChart *self = chart;
  BrgChartAxis axis;

  fit_axis (self, &axis, width, 100);
  return get_step_x (self, &axis, step);
}

/**
 * brg_line_chart_new:
 * @n_steps: how many steps it has, at least 1
 * @n_lines: how many lines, %BRG_MAX_SEATS at most
 *
 * Returns: (transfer full): a chart whose values are 0 and whose steps begin no parts; its lines
 *   need players before it is painted
 */
BrgLineChart *
brg_line_chart_new (guint n_steps,
                    guint n_lines)
{
  BrgLineChart *self = g_new0 (BrgLineChart, 1);

  g_return_val_if_fail (n_steps > 0 && n_lines <= BRG_MAX_SEATS, self);

  self->n_steps = n_steps;
  self->n_lines = n_lines;
  self->parts = g_new0 (char *, n_steps);
  for (guint i = 0; i < n_lines; i++)
    self->values[i] = g_new0 (gint, n_steps);

  return self;
}

/**
 * brg_line_chart_free:
 * @chart: (transfer full): a chart
 */
void
brg_line_chart_free (BrgLineChart *chart)
{
  for (guint i = 0; i < chart->n_steps; i++)
    g_free (chart->parts[i]);
  for (guint i = 0; i < chart->n_lines; i++)
    g_free (chart->values[i]);
  g_free (chart->parts);
  g_free (chart);
}

/**
 * brg_line_chart_init_face:
 * @chart: a chart
 * @face: (out): how it is shown; it lives no longer than @chart
 */
void
brg_line_chart_init_face (const BrgLineChart *chart,
                          BrgChartFace       *face)
{
  *face = (BrgChartFace){ chart, chart->n_steps, paint, paint_step, get_x };
}
