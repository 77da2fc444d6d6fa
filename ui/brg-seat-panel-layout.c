/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-seat-panel-private.h"

#include "ui/brg-duchy-view.h"
#include "ui/brg-seat-strips.h"

/* Where the parts of a seat panel lie. */

#define GAP 4

/* How much of its height each row of strips may take beneath the duchy. */
#define STRIP_SHARE 0.22

/* From the button to the edges of the duchy. */
#define BUTTON_MARGIN 7

/* How much of its height may go to the panels of expansions. */
#define PANELS_SHARE 0.25

/* The strip stands beside the duchy only if that makes the duchy so much larger, so that a pixel
 * more or less does not part panels that stand above each other. */
#define BESIDE_GAIN 1.06

/* How wide the duchy would be in a room. */
static double
duchy_width (BrgSeatPanel *self,
             int           width,
             int           height)
{
  return MIN (width, height / brg_duchy_view_get_ratio (BRG_DUCHY_VIEW (self->duchy)));
}

static void
add_panels (BrgSeatPanel   *self,
            GtkOrientation  orientation,
            int            *minimum,
            int            *natural)
{
  for (guint i = 0; i < self->panels->len; i++)
    {
      int least, wish;

      gtk_widget_measure (self->panels->pdata[i], orientation, -1, &least, &wish, NULL, NULL);
      if (orientation == GTK_ORIENTATION_HORIZONTAL)
        *minimum = MAX (*minimum, least);
      else
        {
          *minimum += GAP + least;
          *natural += GAP + wish;
        }
    }
}

/* One strip stands upright in a narrow column if it has to. */
static gboolean
can_stand_beside (BrgSeatPanel *self)
{
  return self->compact && self->strips->len == 1;
}

void
brg_seat_panel_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  BrgSeatPanel *self = BRG_SEAT_PANEL (widget);
  int strip_minimum, strip_natural;

  gtk_widget_measure (self->duchy, orientation, -1, minimum, natural, NULL, NULL);
  brg_seat_strips_measure (self->strips, self->compact, orientation, &strip_minimum,
                           &strip_natural);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = can_stand_beside (self) ? *minimum + GAP + strip_minimum
                                         : MAX (*minimum, strip_minimum);
      *natural = MAX (*natural, strip_natural);
    }
  else if (can_stand_beside (self))
    *minimum = MAX (*minimum, strip_minimum);
  else
    {
      *minimum += GAP + strip_minimum;
      *natural += GAP + strip_natural;
    }
  add_panels (self, orientation, minimum, natural);
  *natural = MAX (*minimum, *natural);
}

static void
allocate (GtkWidget *widget,
          int        x,
          int        y,
          int        width,
          int        height)
{
  gtk_widget_size_allocate (widget, &(GtkAllocation){ x, y, width, height }, -1);
}

/* The strips' height beneath the duchy: it grows with their width, but leaves the duchy its due. */
static int
find_strip_height (BrgSeatPanel *self,
                   int           width,
                   int           height)
{
  guint n_rows = brg_seat_strips_n_rows (self->strips, self->compact);
  int duchy, minimum, natural, least_width, natural_width;
  double wish;

  gtk_widget_measure (self->duchy, GTK_ORIENTATION_VERTICAL, -1, &duchy, NULL, NULL, NULL);
  brg_seat_strips_measure (self->strips, self->compact, GTK_ORIENTATION_HORIZONTAL, &least_width,
                           &natural_width);
  brg_seat_strips_measure (self->strips, self->compact, GTK_ORIENTATION_VERTICAL, &minimum,
                           &natural);
  wish = MIN (natural * (double) width / natural_width, height * STRIP_SHARE * n_rows);

  return MAX (minimum, MIN (height - GAP - duchy, (int) wish));
}

/* Gives the panels their place at the bottom; returns the height that is left. */
static int
allocate_panels (BrgSeatPanel *self,
                 int           width,
                 int           height)
{
  int share = self->panels->len > 0 ? (int) (height * PANELS_SHARE / self->panels->len) : 0;

  for (guint i = self->panels->len; i > 0; i--)
    {
      GtkWidget *panel = self->panels->pdata[i - 1];
      int minimum, natural, room;

      gtk_widget_measure (panel, GTK_ORIENTATION_VERTICAL, width, &minimum, &natural, NULL, NULL);
      room = CLAMP (share, minimum, natural);
      allocate (panel, 0, height - room, width, room);
      height -= room + GAP;
    }

  return height;
}

static void
allocate_button (BrgSeatPanel *self,
                 int           left,
                 int           width)
{
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  int across, down;

  if (!gtk_widget_get_visible (self->button))
    return;

  gtk_widget_measure (self->button, GTK_ORIENTATION_HORIZONTAL, -1, &across, NULL, NULL, NULL);
  gtk_widget_measure (self->button, GTK_ORIENTATION_VERTICAL, across, &down, NULL, NULL, NULL);
  allocate (self->button,
            left + (mirrored ? BUTTON_MARGIN : width - BUTTON_MARGIN - across), BUTTON_MARGIN,
            across, down);
}

void
brg_seat_panel_size_allocate (GtkWidget *widget,
                              int        width,
                              int        full_height,
                              int        baseline)
{
  BrgSeatPanel *self = BRG_SEAT_PANEL (widget);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int height = allocate_panels (self, width, full_height);
  int beneath = find_strip_height (self, width, height);
  int beside = (int) brg_seat_layout_tall_width (
      brg_seat_strip_get_contents (self->strips->pdata[0]), height);
  int duchy = width - GAP - beside;

  if (can_stand_beside (self)
      && duchy_width (self, duchy, height)
             > BESIDE_GAIN * duchy_width (self, width, height - GAP - beneath))
    {
      allocate (self->duchy, mirrored ? beside + GAP : 0, 0, duchy, height);
      allocate_button (self, mirrored ? beside + GAP : 0, duchy);
      allocate (self->strips->pdata[0], mirrored ? 0 : duchy + GAP, 0, beside, height);
    }
  else
    {
      allocate (self->duchy, 0, 0, width, height - GAP - beneath);
      allocate_button (self, 0, width);
      brg_seat_strips_allocate (self->strips, self->compact, mirrored,
                                &(GtkAllocation){ 0, height - beneath, width, beneath });
    }
}
