/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The charts are painted where their numbers say, whatever these are. */

#include "ui/brg-bar-chart.h"
#include "ui/brg-chart-axis.h"
#include "ui/brg-line-chart.h"

#define WIDTH  600
#define HEIGHT 300

static cairo_t *
new_picture (void)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, WIDTH, HEIGHT);
  cairo_t *cr = cairo_create (surface);

  cairo_surface_destroy (surface);

  return cr;
}

/* Whether a pixel has a colour, nearly. */
static gboolean
has_colour (cairo_t *cr,
            double   x,
            double   y,
            guint32  colour)
{
  cairo_surface_t *surface = cairo_get_target (cr);
  const guint8 *pixel;

  cairo_surface_flush (surface);
  pixel = cairo_image_surface_get_data (surface)
          + (int) y * cairo_image_surface_get_stride (surface) + (int) x * 4;
  for (guint i = 0; i < 3; i++)
    if (ABS ((gint) pixel[i] - (gint) ((colour >> (8 * i)) & 0xff)) > 12)
      return FALSE;

  return TRUE;
}

/* ---- the axis ---- */

static void
check_axis (gint lowest,
            gint highest)
{
  BrgChartAxis axis;

  brg_chart_axis_fit (&axis, lowest, highest, WIDTH, HEIGHT);
  g_assert_cmpint (axis.lowest, <=, MIN (lowest, 0));
  g_assert_cmpint (axis.highest, >=, highest);
  g_assert_cmpint (axis.lowest % axis.tick, ==, 0);
  g_assert_cmpint (axis.highest % axis.tick, ==, 0);
  g_assert_cmpint ((axis.highest - axis.lowest) / axis.tick, <=, 12);
  g_assert_cmpfloat_with_epsilon (brg_chart_axis_get_y (&axis, axis.lowest), axis.bottom, 0.01);
  g_assert_cmpfloat_with_epsilon (brg_chart_axis_get_y (&axis, axis.highest), axis.top, 0.01);
  g_assert_cmpfloat (axis.left, <, axis.right);
}

static void
test_axis (void)
{
  check_axis (0, 0);
  check_axis (0, 1);
  check_axis (0, 203);
  check_axis (-7, 3);
  check_axis (-40, -12);
  check_axis (0, 100000);
}

/* ---- lines ---- */

static BrgLineChart *
new_lines (void)
{
  BrgLineChart *chart = brg_line_chart_new (11, 2);

  for (guint i = 0; i < 2; i++)
    {
      chart->players[i] = i;
      for (guint step = 0; step < 11; step++)
        chart->values[i][step] = (gint) (step * (i + 1) * 5);
    }
  chart->parts[1] = g_strdup ("Part 1");
  chart->parts[6] = g_strdup ("Part 2");

  return chart;
}

static void
check_lines (gboolean dark)
{
  g_autoptr (BrgLineChart) chart = new_lines ();
  BrgChartFace face;
  BrgChartAxis axis;
  cairo_t *cr = new_picture ();

  brg_line_chart_init_face (chart, &face);
  brg_chart_axis_fit (&axis, 0, 100, WIDTH, HEIGHT);
  g_assert_cmpuint (face.n_steps, ==, 11);
  face.paint (face.chart, cr, brg_palette_get (dark), WIDTH, HEIGHT);

  /* Half the way between two steps there is the line and no mark. */
  for (guint i = 0; i < 2; i++)
    {
      double x = (face.get_x (face.chart, WIDTH, 7) + face.get_x (face.chart, WIDTH, 8)) / 2;
      double y = brg_chart_axis_get_y (&axis, 7.5 * (i + 1) * 5);
      guint32 colour = brg_palette_get_player (brg_palette_get (dark), chart->players[i])->colour;

      g_assert_true (has_colour (cr, x, y, colour));
      g_assert_false (has_colour (cr, x, y - 20, colour));
    }
  cairo_destroy (cr);
}

static void
test_lines (void)
{
  check_lines (FALSE);
  check_lines (TRUE);
}

static void
test_step (void)
{
  g_autoptr (BrgLineChart) chart = new_lines ();
  const BrgPalette *palette = brg_palette_get (FALSE);
  BrgChartFace face;

  brg_line_chart_init_face (chart, &face);
  for (guint step = 0; step < face.n_steps; step++)
    {
      cairo_t *cr = new_picture ();
      double x = face.get_x (face.chart, WIDTH, step);
      /* Where no mark lies. */
      double y = step < 5 ? 40 : HEIGHT - 50;

      face.paint (face.chart, cr, palette, WIDTH, HEIGHT);
      face.paint_step (face.chart, cr, palette, WIDTH, HEIGHT, step);
      g_assert_true (has_colour (cr, x, y, palette->pick)
                     || has_colour (cr, x - 1, y, palette->pick));
      cairo_destroy (cr);
    }
}

/* One step, no line, nothing gained, less than nothing: all of it can be painted. */
static void
test_odd_lines (void)
{
  for (guint i = 0; i < 4; i++)
    {
      g_autoptr (BrgLineChart) chart = brg_line_chart_new (i < 2 ? 1 : 300, i % 2 == 0 ? 0 : 4);
      BrgChartFace face;
      cairo_t *cr = new_picture ();

      for (guint line = 0; line < chart->n_lines; line++)
        {
          chart->players[line] = line;
          chart->values[line][0] = -9;
        }
      brg_line_chart_init_face (chart, &face);
      face.paint (face.chart, cr, brg_palette_get (TRUE), WIDTH, HEIGHT);
      face.paint_step (face.chart, cr, brg_palette_get (TRUE), WIDTH, HEIGHT, 0);
      face.paint (face.chart, cr, brg_palette_get (TRUE), 1, 1);
      g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
      cairo_destroy (cr);
    }
}

/* ---- bars ---- */

static void
test_bars (void)
{
  g_autoptr (BrgBarChart) chart = brg_bar_chart_new (3);
  const BrgPalette *palette = brg_palette_get (FALSE);
  BrgChartFace face;
  cairo_t *cr = new_picture ();
  double x[3];

  for (guint i = 0; i < 3; i++)
    chart->values[i] = 40 * (gint) (i + 1);
  chart->starred[2] = TRUE;
  chart->mean = 80;
  brg_bar_chart_init_face (chart, &face);
  face.paint (face.chart, cr, palette, WIDTH, HEIGHT);
  for (guint i = 0; i < 3; i++)
    x[i] = face.get_x (face.chart, WIDTH, i) + 12;

  /* The third is gold up to its top; the first is lower than that and grey at its foot. */
  g_assert_true (has_colour (cr, x[2], 80, brg_colour_mix (palette->gold, palette->ink, 0.08)));
  g_assert_true (has_colour (cr, x[0], 80, 0));
  g_assert_false (has_colour (cr, x[0], HEIGHT - 40, 0));
  cairo_destroy (cr);
}

static void
test_odd_bars (void)
{
  for (guint n = 0; n < 200; n += 66)
    {
      g_autoptr (BrgBarChart) chart = brg_bar_chart_new (n);
      BrgChartFace face;
      cairo_t *cr = new_picture ();

      for (guint i = 0; i < n; i++)
        chart->values[i] = (gint) i - 50;
      brg_bar_chart_init_face (chart, &face);
      face.paint (face.chart, cr, brg_palette_get (FALSE), WIDTH, HEIGHT);
      if (n > 0)
        face.paint_step (face.chart, cr, brg_palette_get (FALSE), WIDTH, HEIGHT, n - 1);
      g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
      cairo_destroy (cr);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/charts/axis", test_axis);
  g_test_add_func ("/charts/lines", test_lines);
  g_test_add_func ("/charts/step", test_step);
  g_test_add_func ("/charts/odd-lines", test_odd_lines);
  g_test_add_func ("/charts/bars", test_bars);
  g_test_add_func ("/charts/odd-bars", test_odd_bars);

  return g_test_run ();
}
