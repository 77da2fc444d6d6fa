/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-columns-layout.h"

#define SPACING 6

/* At 1280 pixels the outer columns are 340 wide. They grow and shrink with the window, within
 * what can still be read and what the height lets them use. */
#define SIDE_SHARE      0.266
#define SIDE_MINIMUM    280
#define SIDE_TO_HEIGHT  0.53

/* The same where the window is higher than it is wide. There is room for the middle as long as it
 * can use it, and the rest is for what lies below. */
#define UPRIGHT_SIDE_SHARE 0.36
#define MIDDLE_RATIO       1.12
#define UPPER_SHARE        0.62

/* What lies below must be so high. */
#define LOWER_MINIMUM 170

/* Less height than this is of no use. */
#define HEIGHT_MINIMUM 400

/**
 * BrgColumnsLayout:
 *
 * The first child stands in a column at the side, the third one in the middle, and all others share
 * a column at the other side, where the second one, if it is visible, takes what it needs and the
 * rest have equal shares. In a window that is higher than it is wide the others lie side by side
 * below the two. If there are no others, the third one has all of their room.
 */
struct _BrgColumnsLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (BrgColumnsLayout, brg_columns_layout, GTK_TYPE_LAYOUT_MANAGER)

/*
 * Needs:
 * @side: of the first child
 * @aside: of the second one; 0 if it is hidden
 * @middle: of the third one
 * @others: the most that any further child needs
 * @n_others: how many they are
 */
typedef struct
{
  int side;
  int aside;
  int middle;
  int others;
  guint n_others;
} Needs;

static int
measure (GtkWidget      *child,
         GtkOrientation  orientation,
         int             for_size,
         gboolean        natural)
{
  int least, wish;

  gtk_widget_measure (child, orientation, for_size, &least, &wish, NULL, NULL);
  return natural ? wish : least;
}

static GtkWidget *
find_aside (GtkWidget *widget)
{
  return gtk_widget_get_next_sibling (gtk_widget_get_first_child (widget));
}

/* NULL as long as there is no game. */
static GtkWidget *
find_middle (GtkWidget *widget)
{
  return gtk_widget_get_next_sibling (find_aside (widget));
}

static int
measure_aside (GtkWidget      *widget,
               GtkOrientation  orientation,
               int             width,
               gboolean        natural)
{
  GtkWidget *aside = find_aside (widget);

  if (!gtk_widget_get_visible (aside))
    return 0;

  return measure (aside, orientation, orientation == GTK_ORIENTATION_VERTICAL ? width : -1,
                  natural);
}

static Needs
find_needs (GtkWidget      *widget,
            GtkOrientation  orientation,
            gboolean        natural)
{
  GtkWidget *middle = find_middle (widget);
  Needs needs = { 0 };

  needs.side = measure (gtk_widget_get_first_child (widget), orientation, -1, natural);
  needs.aside = measure_aside (widget, orientation, SIDE_MINIMUM, natural);
  if (middle == NULL)
    return needs;

  needs.middle = measure (middle, orientation, -1, natural);
  for (GtkWidget *child = gtk_widget_get_next_sibling (middle); child != NULL;
       child = gtk_widget_get_next_sibling (child), needs.n_others++)
    needs.others = MAX (needs.others, measure (child, orientation, -1, natural));

  return needs;
}

static int
sum_up (int   each,
        guint n)
{
  return n > 0 ? (int) n * (each + SPACING) - SPACING : 0;
}

/* Both sides are of one width, and there may be one only. */
static int
find_n_sides (const Needs *needs)
{
  return needs->n_others > 0 || needs->aside > 0 ? 2 : 1;
}

static int
find_width (const Needs *needs)
{
  int side = MAX (needs->side, MAX (needs->aside, needs->others));

  return find_n_sides (needs) * (MAX (side, SIDE_MINIMUM) + SPACING) + needs->middle;
}

static int
find_upright_width (const Needs *needs)
{
  return MAX (MAX (needs->side, SIDE_MINIMUM) + SPACING + needs->middle,
              sum_up (MAX (needs->aside, needs->others),
                      needs->n_others + (needs->aside > 0 ? 1 : 0)));
}

static gboolean
is_upright (GtkWidget *widget,
            int        width)
{
  Needs needs = find_needs (widget, GTK_ORIENTATION_HORIZONTAL, FALSE);

  return width < find_width (&needs);
}

static int
find_height (const Needs *needs,
             gboolean     upright)
{
  int aside = needs->aside > 0 ? needs->aside + SPACING : 0;

  if (upright)
    return MAX (needs->side, needs->middle) + SPACING
           + MAX (MAX (needs->aside, needs->others), LOWER_MINIMUM);

  return MAX (MAX (needs->side, needs->middle),
              MAX (aside + sum_up (needs->others, needs->n_others), HEIGHT_MINIMUM));
}

static GtkSizeRequestMode
brg_columns_layout_get_request_mode (GtkLayoutManager *manager,
                                     GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
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
  Needs least = find_needs (widget, orientation, FALSE);
  Needs wish = find_needs (widget, orientation, TRUE);
  gboolean upright = for_size >= 0 && is_upright (widget, for_size);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = find_upright_width (&least);
      *natural = find_width (&wish);
    }
  else
    {
      *minimum = find_height (&least, upright);
      *natural = find_height (&wish, upright);
    }
  *natural = MAX (*minimum, *natural);
}

/* ---- placing ---- */

static void
place (GtkWidget *child,
       int        full_width,
       int        x,
       int        y,
       int        width,
       int        height)
{
  GtkWidget *parent = gtk_widget_get_parent (child);

  if (gtk_widget_get_direction (parent) == GTK_TEXT_DIR_RTL)
    x = full_width - x - width;
  gtk_widget_size_allocate (child, &(GtkAllocation){ x, y, width, height }, -1);
}

/* Where a share of a length begins that several have in common, with space between them. */
static int
find_start (int   length,
            guint i,
            guint n)
{
  return (int) ((guint) (length + SPACING) * i / n);
}

/* What is higher than its share of the room gets no more than the others can spare. */
static void
place_in_column (GtkWidget   *widget,
                 const Needs *heights,
                 int          full_width,
                 int          width,
                 int          height)
{
  GtkWidget *child = gtk_widget_get_next_sibling (find_middle (widget));
  guint n = heights->n_others;
  int top = 0;

  if (heights->aside > 0)
    {
      int wish = measure_aside (widget, GTK_ORIENTATION_VERTICAL, width, TRUE);

      wish = MIN (wish, height - SPACING - sum_up (heights->others, n));
      wish = MAX (wish, measure_aside (widget, GTK_ORIENTATION_VERTICAL, width, FALSE));
      place (find_aside (widget), full_width, full_width - width, 0, width, wish);
      top = wish + SPACING;
    }

  for (guint i = 0; i < n; i++, child = gtk_widget_get_next_sibling (child))
    {
      int start = find_start (height - top, i, n);
      int end = find_start (height - top, i + 1, n) - SPACING;

      place (child, full_width, full_width - width, top + start, width, end - start);
    }
}

static void
place_in_row (GtkWidget   *widget,
              const Needs *needs,
              int          width,
              int          y,
              int          height)
{
  GtkWidget *middle = find_middle (widget);
  guint n = needs->n_others + (needs->aside > 0 ? 1 : 0);
  GtkWidget *child = needs->aside > 0 ? find_aside (widget) : gtk_widget_get_next_sibling (middle);

  for (guint i = 0; i < n; i++)
    {
      int start = find_start (width, i, n);

      place (child, width, start, y, find_start (width, i + 1, n) - SPACING - start, height);
      child = gtk_widget_get_next_sibling (child == find_aside (widget) ? middle : child);
    }
}

static void
allocate_columns (GtkWidget *widget,
                  int        width,
                  int        height)
{
  Needs needs = find_needs (widget, GTK_ORIENTATION_HORIZONTAL, FALSE);
  Needs heights = find_needs (widget, GTK_ORIENTATION_VERTICAL, FALSE);
  int side = (int) MIN (width * SIDE_SHARE, height * SIDE_TO_HEIGHT);

  side = MAX (MAX (side, SIDE_MINIMUM), MAX (needs.side, MAX (needs.aside, needs.others)));
  place (gtk_widget_get_first_child (widget), width, 0, 0, side, height);
  place (find_middle (widget), width, side + SPACING, 0,
         width - find_n_sides (&needs) * (side + SPACING), height);
  place_in_column (widget, &heights, width, side, height);
}

static void
allocate_upright (GtkWidget *widget,
                  int        width,
                  int        height)
{
  Needs needs = find_needs (widget, GTK_ORIENTATION_HORIZONTAL, FALSE);
  Needs heights = find_needs (widget, GTK_ORIENTATION_VERTICAL, FALSE);
  int side = MAX ((int) (width * UPRIGHT_SIDE_SHARE), MAX (needs.side, SIDE_MINIMUM));
  int lower = MAX (MAX (heights.aside, heights.others), LOWER_MINIMUM);
  int middle, upper;

  side = MIN (side, width - SPACING - needs.middle);
  middle = width - side - SPACING;
  upper = (int) MIN (middle * MIDDLE_RATIO, height * UPPER_SHARE);
  upper = MAX (upper, MAX (heights.side, heights.middle));
  upper = needs.n_others > 0 ? MIN (upper, height - SPACING - lower) : height;
  place (gtk_widget_get_first_child (widget), width, 0, 0, side, upper);
  place (find_middle (widget), width, side + SPACING, 0, middle, upper);
  place_in_row (widget, &needs, width, upper + SPACING, height - upper - SPACING);
}

static void
brg_columns_layout_allocate (GtkLayoutManager *manager,
                             GtkWidget        *widget,
                             int               width,
                             int               height,
                             int               baseline)
{
  if (find_middle (widget) == NULL)
    place (gtk_widget_get_first_child (widget), width, 0, 0, width, height);
  else if (height > width || is_upright (widget, width))
    allocate_upright (widget, width, height);
  else
    allocate_columns (widget, width, height);
}

static void
brg_columns_layout_class_init (BrgColumnsLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = brg_columns_layout_get_request_mode;
  layout_class->measure = brg_columns_layout_measure;
  layout_class->allocate = brg_columns_layout_allocate;
}

static void
brg_columns_layout_init (BrgColumnsLayout *self)
{
}
