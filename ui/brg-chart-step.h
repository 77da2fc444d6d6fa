/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BRG_TYPE_CHART_STEP (brg_chart_step_get_type ())
G_DECLARE_FINAL_TYPE (BrgChartStep, brg_chart_step, BRG, CHART_STEP, GtkWidget)

GtkWidget *brg_chart_step_new       (guint         index);
guint      brg_chart_step_get_index (BrgChartStep *self);

G_END_DECLS
