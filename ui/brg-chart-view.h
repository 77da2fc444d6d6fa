/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "ui/brg-chart-face.h"

G_BEGIN_DECLS

#define BRG_TYPE_CHART_VIEW (brg_chart_view_get_type ())
G_DECLARE_FINAL_TYPE (BrgChartView, brg_chart_view, BRG, CHART_VIEW, GtkWidget)

/** BRG_NO_STEP: stands where a step of a chart would, when there is none. */
#define BRG_NO_STEP G_MAXUINT

/* Signal: `chosen (guint step)` when the pointer or the keys have come to another step. */

GtkWidget *brg_chart_view_new       (void);
void       brg_chart_view_set_face  (BrgChartView       *self,
                                     const BrgChartFace *face);
void       brg_chart_view_name_step (BrgChartView       *self,
                                     guint               step,
                                     const char         *name);
void       brg_chart_view_choose    (BrgChartView       *self,
                                     guint               step);
guint      brg_chart_view_get_step  (BrgChartView       *self);

G_END_DECLS
