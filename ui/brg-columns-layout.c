/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-columns-layout.h"

#define SPACING 6

/* At 1280 pixels the outer columns are 340 wide. They grow and shrink with the window, within
 * what can still be read and what would take too much from the middle. */
#define SIDE_SHARE   0.266
#define SIDE_MINIMUM 280
#define SIDE_MAXIMUM 560

/**
 * BrgColumnsLayout:
 *
 * Two outer columns of one width, and between them what is left.
 */
struct _BrgColumnsLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (BrgColumnsLayout, brg_columns_layout, GTK_TYPE_LAYOUT_MANAGER)

static gboolean
is_middle (GtkWidget *child)
{
  return gtk_widget_get_prev_sibling (child) != NULL && gtk_widget_get_next_sibling (child) != NULL;
}

static void
brg_columns_layout_measure (GtkLayoutManager *manager,
                            GtkWidget        *widget,
                            GtkOrientation    orientation,
                            int               for_size,
                            int              *minimum,
                            int              *natural,
                            int              *minimum_baseline,
                            int              *natural_baseline)
{
  int sum = -SPACING, natural_sum = -SPACING, most = 0, natural_most = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int child_minimum, child_natural;

      gtk_widget_measure (child, orientation, -1, &child_minimum, &child_natural, NULL, NULL);
      most = MAX (most, child_minimum);
      natural_most = MAX (natural_most, child_natural);
      if (!is_middle (child))
        {
          child_minimum = MAX (child_minimum, SIDE_MINIMUM);
          child_natural = MAX (child_natural, SIDE_MINIMUM);
        }
      sum += child_minimum + SPACING;
      natural_sum += child_natural + SPACING;
    }

  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? sum : most;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? natural_sum : natural_most;
}

static int
find_side (GtkWidget *widget,
           int        width)
{
  int side = (int) CLAMP (width * SIDE_SHARE, SIDE_MINIMUM, SIDE_MAXIMUM);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!is_middle (child))
      {
        int minimum;

        gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
        side = MAX (side, minimum);
      }

  return side;
}

static void
brg_columns_layout_allocate (GtkLayoutManager *manager,
                             GtkWidget        *widget,
                             int               width,
                             int               height,
                             int               baseline)
{
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int side = find_side (widget, width);
  int x = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int w = is_middle (child) ? MAX (width - 2 * (side + SPACING), 0) : side;

      gtk_widget_size_allocate (child,
                                &(GtkAllocation){ mirrored ? width - x - w : x, 0, w, height },
                                -1);
      x += w + SPACING;
    }
}

static void
brg_columns_layout_class_init (BrgColumnsLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->measure = brg_columns_layout_measure;
  layout_class->allocate = brg_columns_layout_allocate;
}

static void
brg_columns_layout_init (BrgColumnsLayout *self)
{
}
