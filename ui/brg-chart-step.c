/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-chart-step.h"

/**
 * BrgChartStep:
 *
 * A step of a chart, for keys and for screen readers: it shows nothing itself.
 */
struct _BrgChartStep
{
  GtkWidget parent_instance;

  guint index;
};

G_DEFINE_FINAL_TYPE (BrgChartStep, brg_chart_step, GTK_TYPE_WIDGET)

static void
brg_chart_step_class_init (BrgChartStepClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_css_name (widget_class, "chartstep");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
}

static void
brg_chart_step_init (BrgChartStep *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

/**
 * brg_chart_step_new:
 * @index: which step of its chart it is, from 0
 *
 * Returns: (transfer floating): a step without a name
 */
GtkWidget *
brg_chart_step_new (guint index)
{
  BrgChartStep *self = g_object_new (BRG_TYPE_CHART_STEP, NULL);

  self->index = index;

  return GTK_WIDGET (self);
}

/**
 * brg_chart_step_get_index:
 * @self: a step
 *
 * Returns: which step of its chart it is, from 0
 */
guint
brg_chart_step_get_index (BrgChartStep *self)
{
  g_return_val_if_fail (BRG_IS_CHART_STEP (self), 0);

  return self->index;
}
