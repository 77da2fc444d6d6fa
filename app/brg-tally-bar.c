/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/brg-tally-bar.h"

#include "ui/brg-parchment.h"
#include "ui/brg-style.h"

#define MIN_WIDTH 80
#define HEIGHT    16
#define RADIUS    4

/**
 * BrgTallyBar:
 *
 * A bar as long as a mean, with a line where the best is. The same is written beside it, so it
 * says nothing to a screen reader.
 */
struct _BrgTallyBar
{
  GtkWidget parent_instance;

  double mean;
  double best;
};

G_DEFINE_FINAL_TYPE (BrgTallyBar, brg_tally_bar, GTK_TYPE_WIDGET)

static void
paint_bar (cairo_t          *cr,
           const BrgPalette *palette,
           double            width,
           double            height)
{
  if (width < 1)
    return;

  brg_parchment_path (cr, 0.5, 0.5, MAX (width - 1, 1), height - 1,
                      MIN (RADIUS, MAX (width - 1, 1) / 2));
  brg_colour_set (cr, palette->gold, 1);
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, 1);
  brg_colour_set (cr, 0x33291f, 0.5);
  cairo_stroke (cr);
}

static void
paint (BrgTallyBar *self,
       cairo_t     *cr,
       double       width,
       double       height)
{
  const BrgPalette *palette = brg_style_get_palette ();
  double best = CLAMP ((double) (int) (self->best * width), 1, width - 1);

  brg_parchment_path (cr, 0, 0, width, height, RADIUS);
  brg_colour_set (cr, palette->ink, 0.08);
  cairo_fill (cr);

  /* Time and reading go the same way. */
  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    {
      cairo_translate (cr, width, 0);
      cairo_scale (cr, -1, 1);
    }
  paint_bar (cr, palette, self->mean * width, height);
  cairo_rectangle (cr, best - 1, 0, 2, height);
  brg_colour_set (cr, palette->ink, 0.85);
  cairo_fill (cr);
}

static void
brg_tally_bar_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));

  paint (BRG_TALLY_BAR (widget), cr, (double) width, (double) height);
  cairo_destroy (cr);
}

static void
brg_tally_bar_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? MIN_WIDTH : HEIGHT;
}

static void
brg_tally_bar_class_init (BrgTallyBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = brg_tally_bar_snapshot;
  widget_class->measure = brg_tally_bar_measure;
  gtk_widget_class_set_css_name (widget_class, "tallybar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
brg_tally_bar_init (BrgTallyBar *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  brg_style_watch (self, G_CALLBACK (gtk_widget_queue_draw));
}

/*< private >
 * brg_tally_bar_new:
 * @mean: how long the bar is
 * @best: where the line is
 * @highest: what the whole width stands for
 *
 * Returns: (transfer floating): a bar
 */
GtkWidget *
brg_tally_bar_new (double mean,
                   double best,
                   double highest)
{
  BrgTallyBar *self = g_object_new (BRG_TYPE_TALLY_BAR, NULL);

  if (highest > 0)
    {
      self->mean = CLAMP (mean / highest, 0, 1);
      self->best = CLAMP (best / highest, 0, 1);
    }

  return GTK_WIDGET (self);
}
