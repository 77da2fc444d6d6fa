/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-chart-view.h"

#include <math.h>

#include "ui/brg-chart-step.h"
#include "ui/brg-layer.h"
#include "ui/brg-parchment.h"
#include "ui/brg-style.h"

#define MIN_WIDTH      280
#define MIN_HEIGHT     140
#define NATURAL_WIDTH  640
#define NATURAL_HEIGHT 300

/**
 * BrgChartView:
 *
 * Shows a chart. One of its steps is chosen: that under the pointer, or the one that the keys have
 * come to. A screen reader finds the steps as the items of a list.
 */
struct _BrgChartView
{
  GtkWidget parent_instance;

  BrgChartFace face;
  BrgLayer *layer;
  GPtrArray *steps;
  guint step;
  /* Where the pointer was last. */
  double pointer;
};

enum
{
  SIGNAL_CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BrgChartView, brg_chart_view, GTK_TYPE_WIDGET)

/* ---- painting ---- */

static void
paint_chart (cairo_t  *cr,
             gpointer  data)
{
  BrgChartView *self = data;
  double width = gtk_widget_get_width (GTK_WIDGET (self));
  double height = gtk_widget_get_height (GTK_WIDGET (self));

  brg_parchment_sheet (cr, brg_style_get_palette (), 0, 0, width, height);
  self->face.paint (self->face.chart, cr, brg_style_get_palette (), width, height);
}

static void
brg_chart_view_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  BrgChartView *self = BRG_CHART_VIEW (widget);
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, width, height);
  cairo_t *cr;

  if (self->face.paint == NULL)
    return;

  brg_layer_snapshot (self->layer, widget, snapshot, &bounds, paint_chart, self);
  if (self->step == BRG_NO_STEP)
    return;

  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  self->face.paint_step (self->face.chart, cr, brg_style_get_palette (), (double) width, (double) height,
                         self->step);
  cairo_destroy (cr);
}

static void
theme_cb (BrgChartView *self)
{
  brg_layer_invalidate (self->layer);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* ---- room ---- */

static void
brg_chart_view_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  gboolean across = orientation == GTK_ORIENTATION_HORIZONTAL;

  *minimum = across ? MIN_WIDTH : MIN_HEIGHT;
  *natural = across ? NATURAL_WIDTH : NATURAL_HEIGHT;
}

/* A step reaches half the way to its neighbours. */
static void
brg_chart_view_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  BrgChartView *self = BRG_CHART_VIEW (widget);

  for (guint i = 0; i < self->steps->len; i++)
    {
      double x = self->face.get_x (self->face.chart, width, i);
      double next = i + 1 < self->steps->len ? self->face.get_x (self->face.chart, width, i + 1)
                                             : x + 20;
      int half = MAX ((int) (next - x) / 2, 1);

      gtk_widget_size_allocate (self->steps->pdata[i],
                                &(GtkAllocation){ (int) x - half, 0, 2 * half, height }, -1);
    }
}

/* ---- choosing ---- */

static void
choose (BrgChartView *self,
        guint         step)
{
  if (step >= self->face.n_steps || step == self->step)
    return;

  self->step = step;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, step);
}

static guint
find_nearest (BrgChartView *self,
              double        x)
{
  double width = gtk_widget_get_width (GTK_WIDGET (self));
  double least = G_MAXDOUBLE;
  guint nearest = BRG_NO_STEP;

  for (guint i = 0; i < self->face.n_steps; i++)
    {
      double distance = fabs (self->face.get_x (self->face.chart, width, i) - x);

      if (distance < least)
        {
          least = distance;
          nearest = i;
        }
    }

  return nearest;
}

/* A pointer that rests says nothing, though GTK tells of it whenever anything around it changes. */
static void
enter_cb (BrgChartView *self,
          double        x,
          double        y)
{
  self->pointer = x;
}

static void
motion_cb (BrgChartView *self,
           double        x,
           double        y)
{
  if (fabs (x - self->pointer) < 1)
    return;

  self->pointer = x;
  choose (self, find_nearest (self, x));
}

/* A finger has no place while it does not touch. */
static void
pressed_cb (BrgChartView *self,
            int           n_press,
            double        x,
            double        y)
{
  choose (self, find_nearest (self, x));
}

static void
focus_cb (BrgChartView *self,
          GParamSpec   *pspec,
          GtkWidget    *step)
{
  if (gtk_widget_has_focus (step))
    choose (self, brg_chart_step_get_index (BRG_CHART_STEP (step)));
}

static gboolean
focus_step (BrgChartView *self,
            guint         step)
{
  return step < self->steps->len && gtk_widget_grab_focus (self->steps->pdata[step]);
}

static gboolean
brg_chart_view_focus (GtkWidget        *widget,
                      GtkDirectionType  direction)
{
  BrgChartView *self = BRG_CHART_VIEW (widget);
  GtkWidget *child = gtk_widget_get_focus_child (widget);
  guint index = child != NULL ? brg_chart_step_get_index (BRG_CHART_STEP (child)) : 0;

  if (child == NULL)
    return focus_step (self, self->step != BRG_NO_STEP ? self->step : 0);
  if (direction == GTK_DIR_RIGHT)
    focus_step (self, index + 1);
  else if (direction == GTK_DIR_LEFT && index > 0)
    focus_step (self, index - 1);

  return direction == GTK_DIR_RIGHT || direction == GTK_DIR_LEFT;
}

static gboolean
end_cb (GtkWidget *widget,
        GVariant  *arguments,
        gpointer   user_data)
{
  BrgChartView *self = BRG_CHART_VIEW (widget);

  return focus_step (self, g_variant_get_boolean (arguments) ? self->steps->len - 1 : 0);
}

/* ---- the object ---- */

static void
clear_steps (BrgChartView *self)
{
  for (guint i = 0; i < self->steps->len; i++)
    gtk_widget_unparent (self->steps->pdata[i]);
  g_ptr_array_set_size (self->steps, 0);
  self->step = BRG_NO_STEP;
}

static void
brg_chart_view_dispose (GObject *object)
{
  clear_steps (BRG_CHART_VIEW (object));

  G_OBJECT_CLASS (brg_chart_view_parent_class)->dispose (object);
}

static void
brg_chart_view_finalize (GObject *object)
{
  BrgChartView *self = BRG_CHART_VIEW (object);

  brg_layer_free (self->layer);
  g_ptr_array_unref (self->steps);

  G_OBJECT_CLASS (brg_chart_view_parent_class)->finalize (object);
}

static void
brg_chart_view_class_init (BrgChartViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = brg_chart_view_dispose;
  object_class->finalize = brg_chart_view_finalize;
  widget_class->snapshot = brg_chart_view_snapshot;
  widget_class->measure = brg_chart_view_measure;
  widget_class->size_allocate = brg_chart_view_size_allocate;
  widget_class->focus = brg_chart_view_focus;

  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", BRG_TYPE_CHART_VIEW, G_SIGNAL_RUN_LAST,
                                         0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_css_name (widget_class, "chartview");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Home, 0, end_cb, "b", FALSE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_End, 0, end_cb, "b", TRUE);
}

static void
brg_chart_view_init (BrgChartView *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  self->layer = brg_layer_new ();
  self->steps = g_ptr_array_new ();
  self->step = BRG_NO_STEP;
  self->pointer = -1;
  g_signal_connect_swapped (motion, "enter", G_CALLBACK (enter_cb), self);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  brg_style_watch (self, G_CALLBACK (theme_cb));
}

/**
 * brg_chart_view_new:
 *
 * Returns: (transfer floating): a view that shows nothing
 */
GtkWidget *
brg_chart_view_new (void)
{
  return g_object_new (BRG_TYPE_CHART_VIEW, NULL);
}

/**
 * brg_chart_view_set_face:
 * @self: a view
 * @face: (nullable): the chart, which stays the caller's and must live as long as it is shown
 *
 * Shows a chart, of which no step is chosen yet.
 */
void
brg_chart_view_set_face (BrgChartView       *self,
                         const BrgChartFace *face)
{
  g_return_if_fail (BRG_IS_CHART_VIEW (self));

  clear_steps (self);
  self->face = face != NULL ? *face : (BrgChartFace){ 0 };
  for (guint i = 0; i < self->face.n_steps; i++)
    {
      GtkWidget *step = brg_chart_step_new (i);

      g_signal_connect_object (step, "notify::has-focus", G_CALLBACK (focus_cb), self,
                               G_CONNECT_SWAPPED);
      gtk_widget_set_parent (step, GTK_WIDGET (self));
      g_ptr_array_add (self->steps, step);
    }
  theme_cb (self);
}

/**
 * brg_chart_view_name_step:
 * @self: a view
 * @step: a step of its chart
 * @name: what a screen reader says there
 */
void
brg_chart_view_name_step (BrgChartView *self,
                          guint         step,
                          const char   *name)
{
  g_return_if_fail (BRG_IS_CHART_VIEW (self));
  g_return_if_fail (step < self->steps->len);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->steps->pdata[step]),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/**
 * brg_chart_view_choose:
 * @self: a view
 * @step: a step of its chart
 *
 * Chooses a step, as the pointer would.
 */
void
brg_chart_view_choose (BrgChartView *self,
                       guint         step)
{
  g_return_if_fail (BRG_IS_CHART_VIEW (self));

  choose (self, step);
}

/**
 * brg_chart_view_get_step:
 * @self: a view
 *
 * Returns: the step that is chosen, or %BRG_NO_STEP
 */
guint
brg_chart_view_get_step (BrgChartView *self)
{
  g_return_val_if_fail (BRG_IS_CHART_VIEW (self), BRG_NO_STEP);

  return self->step;
}
