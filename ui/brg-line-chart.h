/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/engine/brg-setup.h"
#include "ui/brg-chart-face.h"

G_BEGIN_DECLS

/**
 * BrgLineChart:
 * @n_steps: how many steps it has, at least 1
 * @n_lines: how many lines it has
 * @players: for each line, in whose colour and with whose mark it is painted, as
 *   brg_palette_find_player() tells it
 * @values: (array): for each line, its value at each step
 * @parts: (array): for each step, what the part of the chart is called that begins there, or %NULL
 *
 * Lines of numbers that grow step by step, such as the points of players.
 */
typedef struct
{
  guint                 n_steps;
  guint                 n_lines;
  guint                 players[BRG_MAX_SEATS];
  gint                 *values[BRG_MAX_SEATS];
  char                **parts;
} BrgLineChart;

BrgLineChart *brg_line_chart_new      (guint               n_steps,
                                       guint               n_lines);
void          brg_line_chart_free     (BrgLineChart       *chart);
void          brg_line_chart_init_face (const BrgLineChart *chart,
                                       BrgChartFace       *face);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgLineChart, brg_line_chart_free)

G_END_DECLS
