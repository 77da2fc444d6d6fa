/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where people read from right to left, what stands round the boards is mirrored, and the boards
 * are not. */

#include <adwaita.h>

#include "tests/banners/brg-banners-table.h"
#include "ui/brg-chip.h"
#include "ui/brg-duchy-view.h"
#include "ui/brg-market-view.h"
#include "ui/brg-question-bar.h"
#include "ui/brg-seat-strip.h"

typedef BrgBannersTable Fixture;

#define MANY_STEPS 10

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  brg_banners_table_set_up (fixture, NULL);
  brg_banners_table_lay (fixture, 3, FALSE);
  brg_banners_table_begin (fixture);
  brg_banners_table_appear (fixture);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
  brg_banners_table_tear_down (fixture, NULL);
}

/* Lets everything run in a direction, and waits until it has its new place. */
static void
turn (Fixture          *fixture,
      GtkTextDirection  direction)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (fixture->window);
  gint64 frame = gdk_frame_clock_get_frame_counter (clock);

  gtk_widget_set_default_direction (direction);
  gtk_widget_queue_resize (fixture->window);
  while (gdk_frame_clock_get_frame_counter (clock) < frame + 2)
    g_main_context_iteration (NULL, TRUE);
}

static double
get_middle (gpointer widget,
            gpointer within)
{
  graphene_rect_t place;

  g_assert_true (gtk_widget_compute_bounds (widget, within, &place));
  return (double) place.origin.x + (double) place.size.width / 2;
}

/* Those that can be seen. */
static GPtrArray *
find_all (Fixture *fixture,
          GType    type)
{
  GPtrArray *found = brg_banners_table_find_all (fixture, type);

  for (guint i = found->len; i > 0; i--)
    if (!gtk_widget_get_mapped (found->pdata[i - 1]))
      g_ptr_array_remove_index (found, i - 1);
  g_assert_cmpuint (found->len, >, 0);

  return found;
}

/* Where the middles of those children are that can be seen. */
static GArray *
list_middles (GtkWidget *parent)
{
  GArray *middles = g_array_new (FALSE, FALSE, sizeof (double));

  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child))
      {
        double middle = get_middle (child, parent);

        g_array_append_val (middles, middle);
      }

  return middles;
}

/* Compares where things stand on a widget before and after all is turned round. */
static void
assert_turned (Fixture   *fixture,
               GtkWidget *widget,
               gboolean   mirrored)
{
  g_autoptr (GArray) before = list_middles (widget);
  g_autoptr (GArray) after = NULL;
  double width = gtk_widget_get_width (widget);

  turn (fixture, GTK_TEXT_DIR_RTL);
  after = list_middles (widget);
  g_assert_cmpuint (before->len, >, 1);
  g_assert_cmpuint (before->len, ==, after->len);
  g_assert_cmpfloat_with_epsilon (gtk_widget_get_width (widget), width, 0.5);
  for (guint i = 0; i < before->len; i++)
    {
      double middle = g_array_index (before, double, i);

      g_assert_cmpfloat_with_epsilon (g_array_index (after, double, i),
                                      mirrored ? width - middle : middle, 2);
    }
  turn (fixture, GTK_TEXT_DIR_LTR);
}

static void
assert_all_turned (Fixture *fixture,
                   GType    type,
                   gboolean mirrored)
{
  g_autoptr (GPtrArray) widgets = find_all (fixture, type);

  for (guint i = 0; i < widgets->len; i++)
    assert_turned (fixture, widgets->pdata[i], mirrored);
}

/* ---- tests ---- */

static void
test_boards (Fixture       *fixture,
             gconstpointer  data)
{
  assert_all_turned (fixture, BRG_TYPE_DUCHY_VIEW, FALSE);
  assert_all_turned (fixture, BRG_TYPE_MARKET_VIEW, FALSE);
}

static void
test_strips (Fixture       *fixture,
             gconstpointer  data)
{
  assert_all_turned (fixture, BRG_TYPE_SEAT_STRIP, TRUE);
}

static void
test_columns (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr (GPtrArray) markets = find_all (fixture, BRG_TYPE_MARKET_VIEW);
  g_autoptr (GPtrArray) duchies = find_all (fixture, BRG_TYPE_DUCHY_VIEW);

  for (guint i = 0; i < duchies->len; i++)
    g_assert_cmpfloat (get_middle (markets->pdata[0], fixture->window), <,
                       get_middle (duchies->pdata[i], fixture->window));
  turn (fixture, GTK_TEXT_DIR_RTL);
  for (guint i = 0; i < duchies->len; i++)
    g_assert_cmpfloat (get_middle (markets->pdata[0], fixture->window), >,
                       get_middle (duchies->pdata[i], fixture->window));
}

/* What is asked stands before the buttons, and the first button before the others. */
static void
test_bar (Fixture       *fixture,
          gconstpointer  data)
{
  g_autoptr (GPtrArray) bars = find_all (fixture, BRG_TYPE_QUESTION_BAR);
  g_autoptr (GPtrArray) chips = find_all (fixture, BRG_TYPE_CHIP);
  gpointer mark = gtk_widget_get_first_child (bars->pdata[0]);

  g_assert_cmpuint (chips->len, >, 1);
  g_assert_cmpfloat (get_middle (mark, bars->pdata[0]), <,
                     get_middle (chips->pdata[0], bars->pdata[0]));
  turn (fixture, GTK_TEXT_DIR_RTL);
  g_assert_cmpfloat (get_middle (mark, bars->pdata[0]), >,
                     get_middle (chips->pdata[0], bars->pdata[0]));
  g_assert_cmpfloat (get_middle (chips->pdata[0], bars->pdata[0]), >,
                     get_middle (chips->pdata[1], bars->pdata[0]));
}

/* Goes as far as an arrow leads. Returns the number of steps. */
static guint
walk (Fixture          *fixture,
      GtkWidget        *view,
      GtkDirectionType  direction)
{
  GtkWindow *window = GTK_WINDOW (fixture->window);
  guint n_steps = 0;

  for (; n_steps < MANY_STEPS; n_steps++)
    {
      GtkWidget *from = gtk_window_get_focus (window);
      double before = get_middle (from, view);

      if (!gtk_widget_child_focus (view, direction) || gtk_window_get_focus (window) == from)
        break;
      if (direction == GTK_DIR_LEFT)
        g_assert_cmpfloat (get_middle (gtk_window_get_focus (window), view), <, before);
      else
        g_assert_cmpfloat (get_middle (gtk_window_get_focus (window), view), >, before);
    }

  return n_steps;
}

static void
test_keys (Fixture       *fixture,
           gconstpointer  data)
{
  g_autoptr (GPtrArray) duchies = find_all (fixture, BRG_TYPE_DUCHY_VIEW);
  guint n_steps;

  turn (fixture, GTK_TEXT_DIR_RTL);
  g_assert_true (gtk_widget_child_focus (duchies->pdata[0], GTK_DIR_TAB_FORWARD));
  walk (fixture, duchies->pdata[0], GTK_DIR_LEFT);
  n_steps = walk (fixture, duchies->pdata[0], GTK_DIR_RIGHT);
  g_assert_cmpuint (n_steps, >=, 3);
  g_assert_cmpuint (n_steps, ==, walk (fixture, duchies->pdata[0], GTK_DIR_LEFT));
}

#define ADD(path, function) \
  g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  ADD ("/mirrored/boards", test_boards);
  ADD ("/mirrored/columns", test_columns);
  ADD ("/mirrored/bar", test_bar);
  ADD ("/mirrored/strips", test_strips);
  ADD ("/mirrored/keys", test_keys);

  return g_test_run ();
}
