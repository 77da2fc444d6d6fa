/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Everything has its place on a table of any size; anybody's duchy can be looked at large; and in a
 * window that is too small nothing is lost. */

#include <adwaita.h>

#include "core/duchy/brg-duchy-rows.h"
#include "core/engine/brg-random.h"
#include "tests/banners/brg-banners-table.h"
#include "tests/ui/brg-hands.h"
#include "ui/brg-deck.h"
#include "ui/brg-duchy-view.h"
#include "ui/brg-room.h"
#include "ui/brg-seat-panel.h"

/* What is smaller can hardly be hit. */
#define LEAST_SPOT 13

/* Long enough for nothing to end while a test looks. */
#define LONG_PACE 4000

/* The room that windows of the usual sizes leave. */
static const struct
{
  int width;
  int height;
} sizes[] = {
  { 1014, 640 }, { 1280, 748 }, { 1366, 716 }, { 1920, 1028 }, { 2560, 1388 },
  { 3840, 2108 }, { 1000, 1348 }, { 1014, 1014 }, { 2560, 1028 },
};

typedef struct
{
  BrgBannersTable parent;
  GtkWidget *room;
  GtkWidget *notice;
  BrgRandom random;
} Fixture;

/* No window can be larger than its screen, but a widget can. */
static int wanted_width, wanted_height;

static void
measure_nothing (GtkWidget      *widget,
                 GtkOrientation  orientation,
                 int             for_size,
                 int            *minimum,
                 int            *natural,
                 int            *minimum_baseline,
                 int            *natural_baseline)
{
  *minimum = *natural = 1;
}

static void
allocate_wanted (GtkWidget *widget,
                 int        width,
                 int        height,
                 int        baseline)
{
  gtk_widget_size_allocate (gtk_widget_get_first_child (widget),
                            &(GtkAllocation){ 0, 0, wanted_width, wanted_height }, -1);
}

static GtkWidget *
new_hall (GtkWidget *room)
{
  GtkWidget *hall = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_set_layout_manager (hall, gtk_custom_layout_new (NULL, measure_nothing,
                                                              allocate_wanted));
  gtk_box_append (GTK_BOX (hall), room);

  return hall;
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  brg_banners_table_set_up (&fixture->parent, NULL);
  wanted_width = BRG_TABLE_WIDTH;
  wanted_height = BRG_TABLE_HEIGHT;
  fixture->random.key = 5;
  fixture->room = brg_room_new ();
  fixture->notice = gtk_label_new ("The window is too small.");
  brg_room_set_notice (BRG_ROOM (fixture->room), fixture->notice);
  g_object_ref (fixture->parent.table);
  gtk_window_set_child (GTK_WINDOW (fixture->parent.window), new_hall (fixture->room));
  brg_room_set_child (BRG_ROOM (fixture->room), GTK_WIDGET (fixture->parent.table));
  g_object_unref (fixture->parent.table);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  brg_banners_table_tear_down (&fixture->parent, NULL);
}

static void
lay (Fixture  *fixture,
     guint     n_seats,
     gboolean  with_banners)
{
  brg_banners_table_lay (&fixture->parent, n_seats, with_banners);
  brg_banners_table_appear (&fixture->parent);
}

static void
wait_for_frames (Fixture *fixture)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (fixture->parent.window);
  gint64 before = gdk_frame_clock_get_frame_counter (clock);

  gtk_widget_queue_draw (fixture->parent.window);
  while (gdk_frame_clock_get_frame_counter (clock) < before + 3)
    g_main_context_iteration (NULL, TRUE);
  brg_hands_settle ();
}

static void
resize (Fixture *fixture,
        int      width,
        int      height)
{
  wanted_width = width;
  wanted_height = height;
  gtk_widget_queue_allocate (gtk_widget_get_parent (fixture->room));
  wait_for_frames (fixture);
  g_assert_cmpint (gtk_widget_get_width (fixture->room), ==, width);
}

static void
act (Fixture    *fixture,
     const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->parent.table), action, NULL));
}

static void
walk (Fixture *fixture,
      int      step)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->parent.table), "table.walk", "i",
                                             step));
}

static guint
get_middle (Fixture *fixture)
{
  return brg_table_get_middle (fixture->parent.table);
}

/* ---- sizes ---- */

typedef struct
{
  GtkWidget *room;
  guint n_spots;
  guint n_labels;
} Inspection;

static gboolean
is_shown (GtkWidget *widget)
{
  return gtk_widget_get_mapped (widget) && gtk_widget_get_child_visible (widget);
}

/* A thing is found at its middle: it lies in the window, and nothing lies over it. */
static void
check_spot (Inspection *inspection,
            GtkWidget  *widget)
{
  graphene_rect_t place;
  GtkWidget *found;

  g_assert_true (gtk_widget_compute_bounds (widget, inspection->room, &place));
  g_assert_cmpfloat (place.size.width, >=, LEAST_SPOT);
  g_assert_cmpfloat (place.size.height, >=, LEAST_SPOT);
  g_assert_cmpfloat (place.origin.x, >=, 0);
  g_assert_cmpfloat (place.origin.y, >=, 0);
  g_assert_cmpfloat (place.origin.x + place.size.width, <=,
                     gtk_widget_get_width (inspection->room));
  g_assert_cmpfloat (place.origin.y + place.size.height, <=,
                     gtk_widget_get_height (inspection->room));
  found = gtk_widget_pick (inspection->room, (double) (place.origin.x + place.size.width / 2),
                           (double) (place.origin.y + place.size.height / 2),
                           GTK_PICK_INSENSITIVE);
  g_assert_true (found == widget || gtk_widget_is_ancestor (found, widget));
  inspection->n_spots++;
}

static void
check_label (Inspection *inspection,
             GtkWidget  *widget)
{
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget))));
  inspection->n_labels++;
}

static gboolean
overlap (GtkWidget *one,
         GtkWidget *other,
         GtkWidget *room)
{
  graphene_rect_t a, b, common;

  return gtk_widget_compute_bounds (one, room, &a) && gtk_widget_compute_bounds (other, room, &b)
         && graphene_rect_intersection (&a, &b, &common) && common.size.width > 0
         && common.size.height > 0;
}

/* Sheets lie beside each other; what is scrolled may be anywhere. */
static void
inspect (Inspection *inspection,
         GtkWidget  *widget)
{
  if (!is_shown (widget) || GTK_IS_SCROLLED_WINDOW (widget))
    return;

  if ((BRG_IS_SPOT (widget) && brg_spot_get_subject (BRG_SPOT (widget)).kind != 0)
      || GTK_IS_BUTTON (widget))
    check_spot (inspection, widget);
  if (GTK_IS_LABEL (widget))
    check_label (inspection, widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *next = gtk_widget_get_next_sibling (child);

      for (; next != NULL && BRG_IS_VIEW (child); next = gtk_widget_get_next_sibling (next))
        g_assert_false (BRG_IS_VIEW (next) && is_shown (next)
                        && overlap (child, next, inspection->room));
      inspect (inspection, child);
    }
}

static void
check_table (Fixture *fixture)
{
  Inspection inspection = { fixture->room, 0, 0 };

  g_assert_false (brg_room_get_cramped (BRG_ROOM (fixture->room)));
  inspect (&inspection, fixture->room);
  g_assert_cmpuint (inspection.n_spots, >, 37);
  g_assert_cmpuint (inspection.n_labels, >, 0);
}

static void
test_sizes (Fixture       *fixture,
            gconstpointer  data)
{
  guint n_seats = GPOINTER_TO_UINT (data);

  for (guint banners = 0; banners <= 1; banners++)
    {
      lay (fixture, n_seats, banners != 0);
      for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
        {
          resize (fixture, sizes[i].width, sizes[i].height);
          check_table (fixture);
          walk (fixture, 1);
          wait_for_frames (fixture);
          check_table (fixture);
          act (fixture, "table.back");
        }
    }
}

/* The larger the table, the larger the things and the letters. */
static void
test_growth (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr (GPtrArray) duchies = NULL;
  int before = 0;

  lay (fixture, 4, FALSE);
  duchies = brg_banners_table_find_all (&fixture->parent, BRG_TYPE_DUCHY_VIEW);
  for (guint i = 0; i < 6; i++)
    {
      int sum = 0;

      resize (fixture, sizes[i].width, sizes[i].height);
      for (guint j = 0; j < duchies->len; j++)
        sum += gtk_widget_get_width (duchies->pdata[j]);
      g_assert_cmpint (sum, >, before);
      before = sum;
      g_assert_cmpint (gtk_widget_has_css_class (fixture->room, "roomy-5"), ==, i == 5);
    }
  resize (fixture, 1280, 748);
  g_assert_false (gtk_widget_has_css_class (fixture->room, "roomy-5"));
}

/* ---- too small ---- */

static BrgSpot *
find_lit (Fixture *fixture,
          guint    kind)
{
  g_autoptr (GPtrArray) spots = g_ptr_array_new ();

  brg_hands_collect (GTK_WIDGET (fixture->parent.table), TRUE, spots);
  for (guint i = 0; i < spots->len; i++)
    if (BRG_IS_SPOT (spots->pdata[i])
        && (kind == 0 || brg_spot_get_subject (spots->pdata[i]).kind == kind))
      return spots->pdata[i];

  return NULL;
}

/* Somebody has a die in mind. */
static BrgSpot *
pick_die (Fixture *fixture)
{
  BrgSpot *die;

  while ((die = find_lit (fixture, BRG_SUBJECT_DIE)) == NULL)
    {
      brg_hands_use_something (GTK_WIDGET (fixture->parent.table), &fixture->random);
      brg_hands_settle ();
    }
  brg_spot_activate (die);
  g_assert_true (brg_spot_get_picked (die));
  wait_for_frames (fixture);

  return die;
}

static void
test_cramped (Fixture       *fixture,
              gconstpointer  data)
{
  GtkWidget *table = GTK_WIDGET (fixture->parent.table);
  BrgSpot *die;
  guint n_moves;

  lay (fixture, 3, TRUE);
  resize (fixture, 1280, 748);
  die = pick_die (fixture);
  gtk_widget_grab_focus (GTK_WIDGET (die));
  n_moves = brg_game_get_n_moves (fixture->parent.game);

  resize (fixture, 300, 200);
  g_assert_true (brg_room_get_cramped (BRG_ROOM (fixture->room)));
  g_assert_false (gtk_widget_get_mapped (table));
  g_assert_true (gtk_widget_get_mapped (fixture->notice));

  resize (fixture, 1280, 748);
  g_assert_false (brg_room_get_cramped (BRG_ROOM (fixture->room)));
  g_assert_true (gtk_widget_get_mapped (table));
  g_assert_false (gtk_widget_get_mapped (fixture->notice));
  g_assert_true (brg_spot_get_picked (die));
  g_assert_true (gtk_root_get_focus (gtk_widget_get_root (table)) == GTK_WIDGET (die));
  g_assert_cmpuint (brg_game_get_n_moves (fixture->parent.game), ==, n_moves);
  check_table (fixture);
}

/* ---- another size in flight ---- */

static GBytes *
get_pictures (Fixture *fixture)
{
  g_autoptr (GPtrArray) views = brg_banners_table_find_all (&fixture->parent, BRG_TYPE_VIEW);
  GByteArray *all = g_byte_array_new ();

  for (guint i = 0; i < views->len; i++)
    {
      cairo_surface_t *picture = brg_view_get_picture (views->pdata[i], BRG_VIEW_PIECES);

      cairo_surface_flush (picture);
      g_byte_array_append (all, cairo_image_surface_get_data (picture),
                           (guint) (cairo_image_surface_get_stride (picture)
                                    * cairo_image_surface_get_height (picture)));
    }

  return g_byte_array_free_to_bytes (all);
}

static BrgDeck *
find_deck (Fixture *fixture)
{
  g_autoptr (GPtrArray) decks = brg_banners_table_find_all (&fixture->parent, BRG_TYPE_DECK);

  return decks->pdata[0];
}

static void
make_random_move (Fixture *fixture)
{
  BrgGame *game = fixture->parent.game;
  const BrgMoves *moves = brg_game_get_legal (game);

  g_assert_true (brg_game_move (
      game, &moves->items[brg_random_below (&fixture->random, moves->n)], NULL));
}

static void
fly (Fixture *fixture)
{
  do
    {
      brg_table_hurry (fixture->parent.table);
      make_random_move (fixture);
    }
  while (brg_deck_get_n (find_deck (fixture)) == 0);
  wait_for_frames (fixture);
  g_assert_cmpuint (brg_deck_get_n (find_deck (fixture)), >, 0);
}

/* What flew lies where it belongs, as on a table that is laid afresh. */
static void
test_flight (Fixture       *fixture,
             gconstpointer  data)
{
  lay (fixture, 2, FALSE);
  g_object_set (fixture->parent.table, "beat-delay", LONG_PACE, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autoptr (GBytes) after = NULL;
      g_autoptr (GBytes) afresh = NULL;

      fly (fixture);
      if (i % 3 == 2)
        resize (fixture, 300, 200);
      resize (fixture, sizes[i].width, sizes[i].height);
      g_assert_cmpuint (brg_deck_get_n (find_deck (fixture)), ==, 0);
      brg_table_hurry (fixture->parent.table);
      wait_for_frames (fixture);
      after = get_pictures (fixture);

      brg_table_set_game (fixture->parent.table, fixture->parent.game, NULL);
      wait_for_frames (fixture);
      afresh = get_pictures (fixture);
      g_assert_true (g_bytes_equal (after, afresh));
    }
}

/* ---- looking at a duchy ---- */

static BrgSpot *
find_space (Fixture *fixture,
            guint    seat)
{
  return brg_banners_table_find_spot (&fixture->parent,
                                      BRG_SUBJECT (BRG_SUBJECT_SPACE, seat, 0));
}

static int
get_duchy_width (Fixture *fixture,
                 guint    seat)
{
  return gtk_widget_get_width (gtk_widget_get_parent (GTK_WIDGET (find_space (fixture, seat))));
}

/* Whoever looks at another duchy has in mind what was picked before. */
static void
test_enlarge (Fixture       *fixture,
              gconstpointer  data)
{
  guint own, other, n_moves;
  BrgSpot *die;

  lay (fixture, 3, TRUE);
  die = pick_die (fixture);
  own = get_middle (fixture);
  other = (own + 1) % 3;
  g_assert_cmpuint (own, ==, brg_banners_table_get_asked (&fixture->parent));
  g_assert_cmpint (get_duchy_width (fixture, own), >, get_duchy_width (fixture, other));
  n_moves = brg_game_get_n_moves (fixture->parent.game);

  /* What is of no use there brings it to the middle, and back. */
  for (guint i = 0; i < 2; i++)
    {
      brg_spot_activate (find_space (fixture, other));
      wait_for_frames (fixture);
      g_assert_cmpuint (get_middle (fixture), ==, other);
      g_assert_cmpint (get_duchy_width (fixture, other), >, get_duchy_width (fixture, own));
      g_assert_true (brg_spot_get_picked (die));
      g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (die)));
      if (i == 0)
        brg_spot_activate (find_space (fixture, other));
      else
        act (fixture, "table.back");
      wait_for_frames (fixture);
      g_assert_cmpuint (get_middle (fixture), ==, own);
      g_assert_cmpint (get_duchy_width (fixture, own), >, get_duchy_width (fixture, other));
      g_assert_true (brg_spot_get_picked (die));
    }

  /* What is lit is used, wherever it lies; then the next question is asked at the usual table. */
  brg_table_enlarge (fixture->parent.table, other);
  g_assert_cmpuint (brg_game_get_n_moves (fixture->parent.game), ==, n_moves);
  for (guint i = 0; brg_game_get_n_moves (fixture->parent.game) == n_moves; i++)
    {
      g_assert_cmpuint (i, <, 100);
      brg_hands_use_something (GTK_WIDGET (fixture->parent.table), &fixture->random);
      brg_hands_settle ();
    }
  g_assert_cmpuint (get_middle (fixture), ==, brg_banners_table_get_asked (&fixture->parent));
}

static BrgSeatPanel *
find_panel (Fixture *fixture,
            guint    seat)
{
  return BRG_SEAT_PANEL (gtk_widget_get_ancestor (GTK_WIDGET (find_space (fixture, seat)),
                                                  BRG_TYPE_SEAT_PANEL));
}

static GtkWidget *
find_button (Fixture *fixture,
             guint    seat)
{
  return gtk_widget_get_last_child (GTK_WIDGET (find_panel (fixture, seat)));
}

/* A button on each does it too, and an action for assistive programs. */
static void
test_ways (Fixture       *fixture,
           gconstpointer  data)
{
  guint own, other;

  lay (fixture, 4, TRUE);
  own = get_middle (fixture);
  other = (own + 2) % 4;

  g_assert_false (gtk_widget_get_visible (find_button (fixture, own)));
  g_assert_true (gtk_widget_get_visible (find_button (fixture, other)));
  g_signal_emit_by_name (find_button (fixture, other), "clicked");
  g_assert_cmpuint (get_middle (fixture), ==, other);
  g_assert_true (gtk_widget_get_visible (find_button (fixture, own)));
  g_signal_emit_by_name (find_button (fixture, other), "clicked");
  g_assert_cmpuint (get_middle (fixture), ==, own);

  gtk_widget_activate_action (GTK_WIDGET (find_panel (fixture, other)), "seatpanel.enlarge", NULL);
  g_assert_cmpuint (get_middle (fixture), ==, other);
  /* From there to the next, and by the own one back. */
  gtk_widget_activate_action (GTK_WIDGET (find_panel (fixture, (own + 1) % 4)),
                              "seatpanel.enlarge", NULL);
  g_assert_cmpuint (get_middle (fixture), ==, (own + 1) % 4);
  gtk_widget_activate_action (GTK_WIDGET (find_panel (fixture, own)), "seatpanel.enlarge", NULL);
  g_assert_cmpuint (get_middle (fixture), ==, own);
}

static GtkWidget *
get_focus (Fixture *fixture)
{
  return gtk_root_get_focus (GTK_ROOT (fixture->parent.window));
}

/* Keys walk through all of them, and the focus goes along. */
static void
test_walk (Fixture       *fixture,
           gconstpointer  data)
{
  g_autofree char *words = NULL;
  guint own;
  GtkWidget *before;

  lay (fixture, 4, FALSE);
  own = get_middle (fixture);
  before = GTK_WIDGET (find_lit (fixture, 0));
  gtk_widget_grab_focus (before);
  for (guint round = 0; round < 2; round++)
    for (guint i = 1; i <= 4; i++)
      {
        guint seat = (own + (round == 0 ? i : 4 - i)) % 4;

        walk (fixture, round == 0 ? 1 : -1);
        g_assert_cmpuint (get_middle (fixture), ==, seat);
        if (seat != own)
          g_assert_true (gtk_widget_is_ancestor (get_focus (fixture),
                                                 GTK_WIDGET (find_panel (fixture, seat))));
        else
          g_assert_true (get_focus (fixture) == before);
      }

  walk (fixture, 1);
  g_object_get (fixture->parent.table, "announcement", &words, NULL);
  g_assert_nonnull (strstr (words, "Escape"));
}

/* In a game that is only looked at, Escape is for whoever shows it, but for the way back. */
static void
test_watching (Fixture       *fixture,
               gconstpointer  data)
{
  guint own;

  brg_table_set_watching (fixture->parent.table, TRUE);
  lay (fixture, 2, FALSE);
  own = get_middle (fixture);
  brg_spot_activate (find_space (fixture, 1 - own));
  g_assert_cmpuint (get_middle (fixture), ==, 1 - own);
  act (fixture, "table.back");
  g_assert_cmpuint (get_middle (fixture), ==, own);
}

#define ADD(path, data, function) \
  g_test_add ("/room/" path, Fixture, GUINT_TO_POINTER (data), set_up, function, tear_down)

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  ADD ("sizes/2", 2, test_sizes);
  ADD ("sizes/3", 3, test_sizes);
  ADD ("sizes/4", 4, test_sizes);
  ADD ("growth", 0, test_growth);
  ADD ("cramped", 0, test_cramped);
  ADD ("flight", 0, test_flight);
  ADD ("enlarge", 0, test_enlarge);
  ADD ("ways", 0, test_ways);
  ADD ("walk", 0, test_walk);
  ADD ("watching", 0, test_watching);

  return g_test_run ();
}
