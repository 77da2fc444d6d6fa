/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whole games at a table: only what is lit on it and what stands in its bar is used. Nothing is
 * drawn, so that many games are played in a moment. */

#include <adwaita.h>

#include "core/duchy/brg-duchy-variant.h"
#include "core/engine/brg-record.h"
#include "tests/engine/brg-tiny-variant.h"
#include "tests/ui/brg-hands.h"
#include "ui/brg-spot.h"
#include "ui/brg-table.h"

#define MAX_STEPS 20000

typedef struct
{
  BrgCatalogue *catalogue;
  GtkWidget *window;
  BrgTable *table;
  BrgGame *game;
  BrgRandom random;
  guint n_notices;
  guint n_announcements;
  gboolean finished;
} Fixture;

static void
notice_cb (Fixture    *fixture,
           const char *sentence)
{
  g_assert_cmpstr (sentence, !=, "");
  fixture->n_notices++;
}

static void
announcement_cb (Fixture *fixture)
{
  fixture->n_announcements++;
}

static void
finished_cb (Fixture *fixture)
{
  fixture->finished = TRUE;
}

static void
set_up_game (Fixture          *fixture,
             const BrgVariant *variant,
             guint             n_seats,
             const char       *last_player)
{
  g_autoptr (BrgSetup) setup = brg_setup_new (variant->rules.id, n_seats);
  g_autoptr (BrgRuleset) ruleset = NULL;
  g_autoptr (GError) error = NULL;

  brg_setup_set_seat_option (setup, n_seats - 1, "player", last_player);
  ruleset = brg_ruleset_new (fixture->catalogue, setup, &error);
  g_assert_no_error (error);
  fixture->game = brg_game_new (ruleset, fixture->random.key);
  brg_table_set_game (fixture->table, fixture->game, NULL);
}

static void
set_up_seats (Fixture    *fixture,
              guint       n_seats,
              const char *last_player)
{
  set_up_game (fixture, &brg_duchy_variant, n_seats, last_player);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->catalogue = brg_catalogue_new ();
  brg_catalogue_add_variant (fixture->catalogue, &brg_duchy_variant);
  brg_catalogue_add_variant (fixture->catalogue, &brg_tiny_variant);
  fixture->random.key = 11;
  fixture->window = gtk_window_new ();
  fixture->table = BRG_TABLE (brg_table_new ());
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1280, 760);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->table));
  g_signal_connect_swapped (fixture->table, "notice", G_CALLBACK (notice_cb), fixture);
  g_signal_connect_swapped (fixture->table, "notify::announcement", G_CALLBACK (announcement_cb),
                            fixture);
  g_signal_connect_swapped (fixture->table, "finished", G_CALLBACK (finished_cb), fixture);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  gpointer table = fixture->table;

  /* It goes with its window, whoever still thinks. */
  g_object_add_weak_pointer (table, &table);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_assert_null (table);
  g_clear_object (&fixture->game);
  g_clear_object (&fixture->catalogue);
  brg_hands_settle ();
}

static void
use_something (Fixture *fixture)
{
  brg_hands_use_something (GTK_WIDGET (fixture->table), &fixture->random);
}

static void
assert_record (Fixture *fixture)
{
  g_autofree char *text = brg_record_to_text (fixture->game);
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgGame) again
      = brg_record_from_text (fixture->catalogue, "table", text, -1, &error);

  g_assert_no_error (error);
  g_assert_true (brg_position_equal (brg_game_get_ruleset (fixture->game),
                                     brg_game_get_position (fixture->game),
                                     brg_game_get_position (again)));
}

static void
play (Fixture *fixture)
{
  for (guint i = 0; i < MAX_STEPS && !fixture->finished; i++)
    {
      use_something (fixture);
      brg_hands_settle ();
    }

  g_assert_true (fixture->finished);
  g_assert_true (brg_position_is_over (brg_game_get_position (fixture->game)));
  g_assert_cmpuint (fixture->n_notices, ==, 0);
  assert_record (fixture);
}

/* ---- tests ---- */

static void
test_people (Fixture       *fixture,
             gconstpointer  data)
{
  set_up_seats (fixture, GPOINTER_TO_UINT (data), NULL);
  play (fixture);
}

static void
test_computer (Fixture       *fixture,
               gconstpointer  data)
{
  set_up_seats (fixture, GPOINTER_TO_UINT (data), "greedy");
  play (fixture);
}

/* A game of which the window knows nothing can be played by the question bar alone, and makes room
 * for one that it knows. */
static void
test_other_game (Fixture       *fixture,
                 gconstpointer  data)
{
  set_up_game (fixture, &brg_tiny_variant, 3, NULL);
  play (fixture);
  g_clear_object (&fixture->game);
  fixture->finished = FALSE;
  set_up_seats (fixture, 2, "greedy");
  play (fixture);
}

/* Whatever is not lit says why, and changes nothing. */
static void
test_why_not (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr (GPtrArray) unlit = g_ptr_array_new ();
  guint n_moves;

  set_up_seats (fixture, 2, NULL);
  for (guint i = 0; i < 60; i++)
    {
      use_something (fixture);
      brg_hands_settle ();
    }

  /* With picks, another thing may be pointed at to begin anew, though it does not lead on. */
  for (guint i = 0; i < BRG_MOVE_MAX_SUBJECTS; i++)
    gtk_widget_activate_action (GTK_WIDGET (fixture->table), "table.back", NULL);

  n_moves = brg_game_get_n_moves (fixture->game);
  brg_hands_collect (GTK_WIDGET (fixture->table), FALSE, unlit);
  g_assert_cmpuint (unlit->len, >, 20);
  fixture->n_announcements = 0;
  for (guint i = 0; i < unlit->len; i++)
    {
      brg_spot_activate (g_ptr_array_index (unlit, i));
      g_assert_cmpuint (fixture->n_announcements, ==, i + 1);
    }
  g_assert_cmpuint (fixture->n_notices, ==, 0);
  g_assert_cmpuint (brg_game_get_n_moves (fixture->game), ==, n_moves);
}

/* A table may go while a computer thinks. */
static void
test_leave (Fixture       *fixture,
            gconstpointer  data)
{
  for (guint i = 0; i < 20; i++)
    {
      set_up_seats (fixture, 2, "greedy");
      for (guint j = 0; j < i; j++)
        use_something (fixture);
      g_clear_object (&fixture->game);
    }
  set_up_seats (fixture, 2, "greedy");
}

static void
test_undo (Fixture       *fixture,
           gconstpointer  data)
{
  guint n_undone = 0;

  set_up_seats (fixture, 2, NULL);
  for (guint i = 0; i < 400 && !fixture->finished; i++)
    {
      use_something (fixture);
      if (brg_game_can_undo (fixture->game))
        {
          guint n_moves = brg_game_get_n_moves (fixture->game);

          brg_table_undo (fixture->table);
          g_assert_cmpuint (brg_game_get_n_moves (fixture->game), ==, n_moves - 1);
          brg_table_redo (fixture->table);
          g_assert_cmpuint (brg_game_get_n_moves (fixture->game), ==, n_moves);
          n_undone++;
        }
      brg_hands_settle ();
    }

  g_assert_cmpuint (n_undone, >, 10);
  assert_record (fixture);
}

#define ADD(path, data, function) \
  g_test_add (path, Fixture, GUINT_TO_POINTER (data), set_up, function, tear_down)

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  ADD ("/table/people/2", 2, test_people);
  ADD ("/table/people/4", 4, test_people);
  ADD ("/table/computer/3", 3, test_computer);
  ADD ("/table/other-game", 0, test_other_game);
  ADD ("/table/why-not", 0, test_why_not);
  ADD ("/table/leave", 0, test_leave);
  ADD ("/table/undo", 0, test_undo);

  return g_test_run ();
}
