/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The controls of a replay do what they say while there is one, and nothing without. */

#include <adwaita.h>

#include "core/duchy/brg-duchy-variant.h"
#include "ui/brg-replay-bar.h"

#define N_MOVES 12

typedef struct
{
  GtkWidget *window;
  BrgTable *table;
  GtkWidget *bar;
  BrgGame *leader;
  BrgReplay *replay;
} Fixture;

static BrgGame *
new_game (void)
{
  g_autoptr (BrgCatalogue) catalogue = brg_catalogue_new ();
  g_autoptr (BrgSetup) setup = brg_setup_new ("duchy", 2);
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgRuleset) ruleset = NULL;
  BrgGame *game;

  brg_catalogue_add_variant (catalogue, &brg_duchy_variant);
  ruleset = brg_ruleset_new (catalogue, setup, &error);
  g_assert_no_error (error);
  game = brg_game_new (ruleset, 1);
  for (guint i = 0; i < N_MOVES; i++)
    g_assert_true (brg_game_move (game, &brg_game_get_legal (game)->items[0], NULL));

  return game;
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  fixture->window = gtk_window_new ();
  fixture->table = BRG_TABLE (brg_table_new ());
  fixture->bar = brg_replay_bar_new ();
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (fixture->table));
  gtk_box_append (GTK_BOX (box), fixture->bar);
  gtk_window_set_child (GTK_WINDOW (fixture->window), box);

  fixture->leader = new_game ();
  fixture->replay = brg_replay_new (fixture->table, fixture->leader, 3);
  brg_table_set_game (fixture->table, brg_replay_get_game (fixture->replay), NULL);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  brg_replay_bar_set_replay (BRG_REPLAY_BAR (fixture->bar), NULL);
  brg_table_set_game (fixture->table, NULL, NULL);
  g_clear_object (&fixture->replay);
  g_clear_object (&fixture->leader);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
}

static void
act (Fixture    *fixture,
     const char *action)
{
  gtk_widget_activate_action (fixture->bar, action, NULL);
}

static void
test_steps (Fixture       *fixture,
            gconstpointer  data)
{
  brg_replay_bar_set_replay (BRG_REPLAY_BAR (fixture->bar), fixture->replay);
  g_assert_cmpuint (brg_replay_get_place (fixture->replay), ==, 3);
  act (fixture, "replay.forward");
  g_assert_cmpuint (brg_replay_get_place (fixture->replay), ==, 4);
  act (fixture, "replay.last");
  g_assert_cmpuint (brg_replay_get_place (fixture->replay), ==, N_MOVES);
  act (fixture, "replay.forward");
  g_assert_cmpuint (brg_replay_get_place (fixture->replay), ==, N_MOVES);
  act (fixture, "replay.back");
  g_assert_cmpuint (brg_replay_get_place (fixture->replay), ==, N_MOVES - 1);
  act (fixture, "replay.first");
  act (fixture, "replay.back");
  g_assert_cmpuint (brg_replay_get_place (fixture->replay), ==, 0);
  act (fixture, "replay.toggle");
  g_assert_true (brg_replay_is_playing (fixture->replay));
  act (fixture, "replay.toggle");
  g_assert_false (brg_replay_is_playing (fixture->replay));
}

/* A key that is pressed just before the replay closes may act just afterwards. */
static void
test_nothing (Fixture       *fixture,
              gconstpointer  data)
{
  static const char * const actions[]
      = { "replay.first",  "replay.back",   "replay.toggle",  "replay.forward", "replay.last",
          "replay.faster", "replay.slower", "replay.play-on", "replay.close" };

  if (data != NULL)
    brg_replay_bar_set_replay (BRG_REPLAY_BAR (fixture->bar), fixture->replay);
  brg_replay_bar_set_replay (BRG_REPLAY_BAR (fixture->bar), NULL);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    act (fixture, actions[i]);
  g_assert_cmpuint (brg_replay_get_place (fixture->replay), ==, 3);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add ("/replay-bar/steps", Fixture, NULL, set_up, test_steps, tear_down);
  g_test_add ("/replay-bar/never", Fixture, NULL, set_up, test_nothing, tear_down);
  g_test_add ("/replay-bar/no-longer", Fixture, "", set_up, test_nothing, tear_down);

  return g_test_run ();
}
