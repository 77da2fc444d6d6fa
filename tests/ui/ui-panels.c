/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The panels of expansions have their place at a table, whatever its size and direction. */

#include <adwaita.h>

#include "tests/banners/brg-banners-panel.h"
#include "tests/banners/brg-banners-table.h"
#include "tests/banners/brg-banners-ui.h"
#include "tests/banners/brg-banners.h"
#include "ui/brg-panel-box.h"

typedef BrgBannersTable Fixture;

static void
test_panels (Fixture       *fixture,
             gconstpointer  data)
{
  guint n_seats = GPOINTER_TO_UINT (data);
  g_autoptr (GPtrArray) panels = NULL;
  guint asked;

  brg_banners_table_lay (fixture, n_seats, TRUE);
  asked = brg_banners_table_get_asked (fixture);
  panels = brg_banners_table_find_all (fixture, BRG_TYPE_BANNERS_PANEL);
  g_assert_cmpuint (panels->len, ==, n_seats + 1);
  for (guint i = 0; i < panels->len; i++)
    g_assert_true (gtk_widget_get_visible (panels->pdata[i]));
  for (guint seat = 0; seat < n_seats; seat++)
    for (guint banner = 0; banner < BRG_N_BANNERS; banner++)
      {
        BrgSpot *spot = brg_banners_table_find (fixture, seat, banner);

        g_assert_nonnull (spot);
        g_assert_true (gtk_widget_get_visible (GTK_WIDGET (spot)));
        g_assert_cmpint (brg_spot_get_lit (spot), ==, seat == asked);
      }
}

/* However many there are, the table fits a small screen. */
static void
test_room (Fixture       *fixture,
           gconstpointer  data)
{
  guint n_seats = GPOINTER_TO_UINT (data);

  for (guint i = 0; i < 5; i++)
    {
      int width, height;

      brg_banners_table_lay (fixture, n_seats, TRUE);
      gtk_widget_measure (GTK_WIDGET (fixture->table), GTK_ORIENTATION_HORIZONTAL, -1, &width,
                          NULL, NULL, NULL);
      gtk_widget_measure (GTK_WIDGET (fixture->table), GTK_ORIENTATION_VERTICAL, -1, &height,
                          NULL, NULL, NULL);
      g_test_message ("%u expansions: %d × %d", fixture->expansions->len, width, height);
      g_assert_cmpint (width, <=, BRG_TABLE_WIDTH);
      g_assert_cmpint (height, <=, BRG_TABLE_HEIGHT);

      brg_table_set_game (fixture->table, NULL, NULL);
      g_ptr_array_add (fixture->expansions, g_object_new (BRG_TYPE_BANNERS_UI, NULL));
    }
}

static graphene_rect_t
get_place (GtkWidget *widget,
           GtkWidget *within)
{
  graphene_rect_t place;

  g_assert_true (gtk_widget_compute_bounds (widget, within, &place));
  return place;
}

/* Panels stand in lines that fill their column, below what they belong to. */
static void
test_lines (Fixture       *fixture,
            gconstpointer  data)
{
  g_autoptr (GPtrArray) boxes = NULL;

  for (guint i = 0; i < 3; i++)
    g_ptr_array_add (fixture->expansions, g_object_new (BRG_TYPE_BANNERS_UI, NULL));
  brg_banners_table_lay (fixture, 2, TRUE);
  brg_banners_table_appear (fixture);
  boxes = brg_banners_table_find_all (fixture, BRG_TYPE_PANEL_BOX);
  g_assert_cmpuint (boxes->len, ==, 3);
  for (guint i = 0; i < boxes->len; i++)
    {
      GtkWidget *box = boxes->pdata[i];
      graphene_rect_t first = get_place (gtk_widget_get_first_child (box), box);
      graphene_rect_t last = get_place (gtk_widget_get_last_child (box), box);

      g_assert_cmpfloat_with_epsilon (first.origin.x, 0, 0.01);
      g_assert_cmpfloat_with_epsilon (first.origin.y, 0, 0.01);
      g_assert_cmpfloat_with_epsilon (last.origin.x + last.size.width,
                                      gtk_widget_get_width (box), 0.01);
      g_assert_cmpfloat (last.origin.y + last.size.height, <=, gtk_widget_get_height (box));
    }
}

static void
test_mirrored (Fixture       *fixture,
               gconstpointer  data)
{
  GtkTextDirection before = gtk_widget_get_default_direction ();
  BrgSpot *one, *other;
  GtkWidget *panel;

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  g_ptr_array_add (fixture->expansions, g_object_new (BRG_TYPE_BANNERS_UI, NULL));
  brg_banners_table_lay (fixture, 2, TRUE);
  brg_banners_table_appear (fixture);
  one = brg_banners_table_find (fixture, 0, 0);
  other = brg_banners_table_find (fixture, 0, 1);
  panel = gtk_widget_get_parent (GTK_WIDGET (one));
  g_assert_cmpfloat (get_place (GTK_WIDGET (one), panel).origin.x, >,
                     get_place (GTK_WIDGET (other), panel).origin.x);

  /* The first panel stands to the right of the second. */
  g_assert_cmpfloat (get_place (panel, fixture->window).origin.x, >,
                     get_place (gtk_widget_get_next_sibling (panel), fixture->window).origin.x);
  gtk_widget_set_default_direction (before);
}

#define ADD(path, data, function) \
  g_test_add (path, Fixture, GUINT_TO_POINTER (data), brg_banners_table_set_up, function, \
              brg_banners_table_tear_down)

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  ADD ("/panels/seats/2", 2, test_panels);
  ADD ("/panels/seats/4", 4, test_panels);
  ADD ("/panels/room/2", 2, test_room);
  ADD ("/panels/room/4", 4, test_room);
  ADD ("/panels/lines", 0, test_lines);
  ADD ("/panels/mirrored", 0, test_mirrored);

  return g_test_run ();
}
