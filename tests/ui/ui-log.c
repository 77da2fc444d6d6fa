/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The log says what happened, is light, and bears being scrolled at any time. */

#include <adwaita.h>

#include "core/duchy/brg-duchy-variant.h"
#include "ui/brg-log-panel.h"

#define N_MOVES 60
#define N_FRAMES 8

typedef struct
{
  GtkWidget *window;
  GtkWidget *log;
  GtkWidget *list;
  GtkAdjustment *adjustment;
  BrgRuleset *ruleset;
  BrgGame *game;
} Fixture;

static BrgRuleset *
make_rules (void)
{
  g_autoptr (BrgCatalogue) catalogue = brg_catalogue_new ();
  g_autoptr (BrgSetup) setup = brg_setup_new ("duchy", 2);

  brg_catalogue_add_variant (catalogue, &brg_duchy_variant);

  return brg_ruleset_new (catalogue, setup, NULL);
}

static BrgGame *
play_game (BrgRuleset *ruleset,
           guint64     seed,
           guint       n_moves)
{
  BrgGame *game = brg_game_new (ruleset, seed);

  for (guint i = 0; i < n_moves; i++)
    g_assert_true (brg_game_move (game, &brg_game_get_legal (game)->items[0], NULL));

  return game;
}

static gboolean
count_frame_cb (GtkWidget     *widget,
                GdkFrameClock *clock,
                gpointer       n_frames)
{
  return --*(guint *) n_frames > 0;
}

/* Until the log has shown its lines and gone to the last one. */
static void
wait_for_frames (GtkWidget *window)
{
  guint n_frames = N_FRAMES;

  gtk_widget_add_tick_callback (window, count_frame_cb, &n_frames, NULL);
  while (n_frames > 0)
    g_main_context_iteration (NULL, TRUE);
}

static GtkWidget *
find_widget (GtkWidget *widget,
             GType      type)
{
  GtkWidget *found = G_TYPE_CHECK_INSTANCE_TYPE (widget, type) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_widget (child, type);

  return found;
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->window = gtk_window_new ();
  fixture->log = brg_log_panel_new ();
  fixture->list = find_widget (fixture->log, GTK_TYPE_LIST_VIEW);
  fixture->adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (fixture->list));
  fixture->ruleset = make_rules ();
  fixture->game = play_game (fixture->ruleset, 1, N_MOVES);
  gtk_window_set_child (GTK_WINDOW (fixture->window), fixture->log);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 300, 200);
  brg_log_panel_fill (BRG_LOG_PANEL (fixture->log), fixture->game);
  gtk_window_present (GTK_WINDOW (fixture->window));
  wait_for_frames (fixture->window);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_object_unref (fixture->game);
  brg_ruleset_unref (fixture->ruleset);
}

static void
scroll_to (Fixture *fixture,
           double   part)
{
  gtk_adjustment_set_value (fixture->adjustment,
                            part * gtk_adjustment_get_upper (fixture->adjustment));
}

/* Somebody scrolls before the list knows how high its new lines are; GTK 4.8 complained. */
static void
test_scroll (Fixture       *fixture,
             gconstpointer  data)
{
  for (guint n_moves = N_MOVES - 10; n_moves > N_MOVES - 40; n_moves -= 10)
    {
      g_autoptr (BrgGame) shorter = play_game (fixture->ruleset, 1, n_moves);
      g_autoptr (BrgGame) other = play_game (fixture->ruleset, 2, n_moves);
      BrgGame *games[] = { shorter, other, NULL, fixture->game };

      for (guint i = 0; i < G_N_ELEMENTS (games); i++)
        {
          scroll_to (fixture, 0.5);
          brg_log_panel_fill (BRG_LOG_PANEL (fixture->log), games[i]);
          scroll_to (fixture, 1);
          scroll_to (fixture, 0.3);
          wait_for_frames (fixture->window);
        }
    }
}

/* What happened last is in sight. */
static void
test_latest (Fixture       *fixture,
             gconstpointer  data)
{
  g_assert_cmpfloat (gtk_adjustment_get_upper (fixture->adjustment), >, 200);
  g_assert_cmpfloat_with_epsilon (gtk_adjustment_get_value (fixture->adjustment)
                                      + gtk_adjustment_get_page_size (fixture->adjustment),
                                  gtk_adjustment_get_upper (fixture->adjustment), 2);
}

/* A line is one thing to a screen reader, and there is none where nobody can see them. */
static void
test_light (Fixture       *fixture,
            gconstpointer  data)
{
  GtkWidget *item = gtk_widget_get_first_child (fixture->list);
  GtkWidget *row = gtk_widget_get_first_child (item);
  GtkWidget *label = find_widget (row, GTK_TYPE_LABEL);

  gtk_test_accessible_assert_role (row, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_test_accessible_assert_property (item, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       gtk_label_get_label (GTK_LABEL (label)));

  gtk_widget_set_visible (fixture->log, FALSE);
  g_assert_null (gtk_widget_get_first_child (fixture->list));
  gtk_widget_set_visible (fixture->log, TRUE);
  g_assert_nonnull (gtk_widget_get_first_child (fixture->list));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add ("/log/scroll", Fixture, NULL, set_up, test_scroll, tear_down);
  g_test_add ("/log/latest", Fixture, NULL, set_up, test_latest, tear_down);
  g_test_add ("/log/light", Fixture, NULL, set_up, test_light, tear_down);

  return g_test_run ();
}
