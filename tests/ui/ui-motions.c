/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What happens can be followed: pieces fly from where they were to where they are, whatever changes
 * meanwhile; computers can be paused and stepped; a line of the log finds its place. */

#include <adwaita.h>

#include "core/duchy/brg-duchy-rows.h"
#include "core/duchy/brg-duchy-variant.h"
#include "core/engine/brg-game.h"
#include "tests/ui/brg-hands.h"
#include "ui/brg-deck.h"
#include "ui/brg-market-view.h"
#include "ui/brg-seat-panel.h"
#include "ui/brg-table.h"

/* Long enough for nothing to end while a test looks. */
#define LONG_PACE 4000

static BrgGame *
new_game (guint       n_seats,
          guint64     seed,
          const char *others)
{
  g_autoptr (BrgCatalogue) catalogue = brg_catalogue_new ();
  g_autoptr (BrgSetup) setup = brg_setup_new ("duchy", n_seats);
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgRuleset) ruleset = NULL;

  brg_catalogue_add_variant (catalogue, &brg_duchy_variant);
  for (guint i = 1; i < n_seats; i++)
    brg_setup_set_seat_option (setup, i, "player", others);
  ruleset = brg_ruleset_new (catalogue, setup, &error);
  g_assert_no_error (error);

  return brg_game_new (ruleset, seed);
}

static void
make_random_move (BrgGame   *game,
                  BrgRandom *random)
{
  const BrgMoves *moves = brg_game_get_legal (game);

  g_assert_true (brg_game_move (game, &moves->items[brg_random_below (random, moves->n)], NULL));
}

/* ---- what events tell ---- */

typedef struct
{
  GtkWidget *window;
  GtkWidget *box;
  GtkWidget *market;
  GtkWidget *panels[2];
  BrgClaims *claims;
  BrgGame *game;
  BrgScene scene;
  BrgRandom random;
  GHashTable *seen;
} Board;

static void
show_board (Board             *board,
            const BrgPosition *position)
{
  BrgRuleset *ruleset = brg_game_get_ruleset (board->game);

  brg_market_view_set_position (BRG_MARKET_VIEW (board->market), ruleset, position);
  for (guint i = 0; i < 2; i++)
    brg_seat_panel_set_position (BRG_SEAT_PANEL (board->panels[i]), ruleset, position);
}

static void
set_up_board (Board         *board,
              gconstpointer  data)
{
  board->game = new_game (2, 5, NULL);
  board->claims = brg_claims_new ();
  board->random.key = 5;
  board->seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  board->window = gtk_window_new ();
  board->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  board->market = brg_market_view_new (board->claims);
  gtk_box_append (GTK_BOX (board->box), board->market);
  for (guint i = 0; i < 2; i++)
    {
      board->panels[i] = brg_seat_panel_new (board->claims, NULL,
                                             brg_game_get_ruleset (board->game), i, TRUE);
      gtk_widget_set_hexpand (board->panels[i], TRUE);
      gtk_box_append (GTK_BOX (board->box), board->panels[i]);
    }
  gtk_window_set_default_size (GTK_WINDOW (board->window), 1200, 700);
  gtk_window_set_child (GTK_WINDOW (board->window), board->box);
  show_board (board, brg_game_get_position (board->game));
  gtk_window_present (GTK_WINDOW (board->window));
  while (gtk_widget_get_width (board->panels[1]) == 0)
    g_main_context_iteration (NULL, TRUE);
}

static void
tear_down_board (Board         *board,
                 gconstpointer  data)
{
  gtk_window_destroy (GTK_WINDOW (board->window));
  g_hash_table_unref (board->seen);
  g_object_unref (board->claims);
  g_object_unref (board->game);
  brg_hands_settle ();
}

static gboolean
is_on_board (Board        *board,
             const BrgEnd *end,
             gboolean      latest)
{
  BrgWhere where;
  gboolean found;

  brg_where_find (&where, board->claims, board->box, end, latest);
  found = where.view != NULL;
  brg_where_clear (&where);

  return found;
}

/* All that begins somewhere begins where something is before the step, and likewise the end. */
static void
check_step (Board         *board,
            const BrgBeat *beat)
{
  g_autoptr (GArray) ends = g_array_new (FALSE, FALSE, sizeof (BrgEnd));

  for (guint i = 0; i < beat->n_events; i++)
    {
      BrgJourney journeys[BRG_SCENE_MAX_JOURNEYS];
      guint n = brg_scene_read (&board->scene, &beat->events[i], journeys);

      for (guint j = 0; j < n; j++)
        {
          g_assert_true (brg_end_is_nowhere (&journeys[j].from)
                         || is_on_board (board, &journeys[j].from, FALSE));
          if (!brg_end_is_nowhere (&journeys[j].to))
            g_array_append_val (ends, journeys[j].to);
        }
      if (n > 0)
        g_hash_table_add (board->seen,
                          g_strdup (brg_ruleset_row (
                              brg_game_get_ruleset (board->game)->event_kinds, BrgEventKind,
                              beat->events[i].kind)->name));
    }

  show_board (board, beat->position);
  for (guint i = 0; i < ends->len; i++)
    g_assert_true (is_on_board (board, &g_array_index (ends, BrgEnd, i), TRUE));
}

static void
play_on_board (Board   *board,
               guint64  seed)
{
  g_clear_object (&board->game);
  board->game = new_game (2, seed, NULL);
  show_board (board, brg_game_get_position (board->game));
  while (!brg_position_is_over (brg_game_get_position (board->game)))
    {
      make_random_move (board->game, &board->random);
      brg_scene_init (&board->scene, brg_game_get_ruleset (board->game));
      for (guint i = 0; i < brg_game_get_n_beats (board->game); i++)
        check_step (board, brg_game_get_beat (board->game, i));
    }
}

static void
test_events (Board         *board,
             gconstpointer  data)
{
  guint n_kinds = 0;

  for (guint64 seed = 1; seed <= 4; seed++)
    play_on_board (board, seed);

  for (guint i = 1; i < brg_game_get_ruleset (board->game)->event_kinds.n; i++)
    {
      const BrgEventKind *kind = brg_ruleset_row (
          brg_game_get_ruleset (board->game)->event_kinds, BrgEventKind, i);

      n_kinds += kind->motions[0].from != NULL || kind->motions[0].to != NULL;
    }
  /* Nothing was discarded: that is an option of the game. A bonus tile need not be won. */
  g_assert_cmpuint (g_hash_table_size (board->seen), >=, n_kinds - 2);
}

static void
test_journeys (void)
{
  g_autoptr (BrgGame) game = new_game (2, 1, NULL);
  const BrgEvent taken = { .kind = BRG_EVENT_TILE_TAKEN, .seat = 1, .n_subjects = 1,
                           .subjects = { BRG_SUBJECT (BRG_SUBJECT_TILE, 3, 7) } };
  const BrgEvent paid = { .kind = BRG_EVENT_WORKERS, .seat = 1, .amount = -2 };
  const BrgEvent other = { .kind = BRG_EVENT_SILVER, .seat = 0, .amount = 3 };
  const BrgEvent thrown = { .kind = BRG_EVENT_DICE_THROWN, .seat = 0, .n_subjects = 2,
                            .subjects = { BRG_SUBJECT (BRG_SUBJECT_DIE, 0, 4),
                                          BRG_SUBJECT (BRG_SUBJECT_DIE, 0, 4) } };
  BrgJourney journeys[BRG_SCENE_MAX_JOURNEYS];
  BrgScene scene;

  brg_scene_init (&scene, brg_game_get_ruleset (game));
  g_assert_cmpuint (brg_scene_read (&scene, &taken, journeys), ==, 1);
  g_assert_true (brg_subject_equal (journeys[0].from.subject, taken.subjects[0]));
  g_assert_true (brg_subject_equal (journeys[0].to.subject,
                                    BRG_SUBJECT (BRG_SUBJECT_STORED, 1, 7)));
  g_assert_false (journeys[0].is_gain);

  /* Paid for what just happened, to where that was. */
  g_assert_cmpuint (brg_scene_read (&scene, &paid, journeys), ==, 1);
  g_assert_cmpstr (journeys[0].from.place, ==, "workers");
  g_assert_cmpuint (journeys[0].from.owner, ==, 1);
  g_assert_true (brg_subject_equal (journeys[0].to.subject,
                                    BRG_SUBJECT (BRG_SUBJECT_STORED, 1, 7)));
  g_assert_cmpuint (journeys[0].n, ==, 2);
  g_assert_true (journeys[0].is_payment);

  /* Nothing of this seat's happened. */
  g_assert_cmpuint (brg_scene_read (&scene, &other, journeys), ==, 1);
  g_assert_true (brg_end_is_nowhere (&journeys[0].from));
  g_assert_cmpstr (journeys[0].to.place, ==, "silver");

  /* Equal dice are two. */
  g_assert_cmpuint (brg_scene_read (&scene, &thrown, journeys), ==, 2);
  g_assert_true (journeys[1].thrown);
  g_assert_cmpuint (journeys[0].to.nth, ==, 0);
  g_assert_cmpuint (journeys[1].to.nth, ==, 1);
}

/* ---- a table ---- */

typedef struct
{
  GtkWidget *window;
  BrgTable *table;
  BrgDeck *deck;
  BrgGame *game;
  BrgRandom random;
} Fixture;

static GtkWidget *
find_widget (GtkWidget *widget,
             GType      type)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_widget (child, type);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static void
set_animations (gboolean enabled)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", enabled, NULL);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  others)
{
  set_animations (TRUE);
  fixture->random.key = 3;
  fixture->game = new_game (3, 3, others);
  fixture->window = gtk_window_new ();
  fixture->table = BRG_TABLE (brg_table_new ());
  fixture->deck = BRG_DECK (find_widget (GTK_WIDGET (fixture->table), BRG_TYPE_DECK));
  g_object_set (fixture->table, "beat-delay", LONG_PACE, NULL);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1200, 760);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->table));
  brg_table_set_game (fixture->table, fixture->game, NULL);
  gtk_window_present (GTK_WINDOW (fixture->window));
  while (gtk_widget_get_width (GTK_WIDGET (fixture->deck)) == 0)
    g_main_context_iteration (NULL, TRUE);
  brg_hands_settle ();
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  if (fixture->window != NULL)
    gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_clear_object (&fixture->game);
  brg_hands_settle ();
  set_animations (TRUE);
}

static gboolean
moves_something (BrgGame *game)
{
  const BrgBeat *beat = brg_game_get_n_beats (game) > 0 ? brg_game_get_beat (game, 0) : NULL;

  for (guint i = 0; beat != NULL && i < beat->n_events; i++)
    if (beat->events[i].kind == BRG_EVENT_DIE_USED)
      return TRUE;

  return FALSE;
}

static void
wait_for_frame (Fixture *fixture)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (fixture->window);
  gint64 before = gdk_frame_clock_get_frame_counter (clock);

  gtk_widget_queue_draw (GTK_WIDGET (fixture->deck));
  while (gdk_frame_clock_get_frame_counter (clock) < before + 2)
    g_main_context_iteration (NULL, TRUE);
}

/* Persons move until something is in the air. */
static void
fly (Fixture *fixture)
{
  for (guint i = 0; i < 200; i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (fixture->table), "table.back", NULL);
      wait_for_frame (fixture);
      make_random_move (fixture->game, &fixture->random);
      if (moves_something (fixture->game))
        {
          g_assert_cmpuint (brg_deck_get_n (fixture->deck), >, 0);
          return;
        }
    }

  g_assert_not_reached ();
}

static void
test_flights (Fixture       *fixture,
              gconstpointer  data)
{
  fly (fixture);
  wait_for_frame (fixture);

  /* Undo, another size, another game and the end of the window find nothing on its way. */
  brg_table_undo (fixture->table);
  g_assert_cmpuint (brg_deck_get_n (fixture->deck), ==, 0);
  wait_for_frame (fixture);
  brg_table_redo (fixture->table);
  g_assert_cmpuint (brg_deck_get_n (fixture->deck), >, 0);
  wait_for_frame (fixture);

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1100, 720);
  while (gtk_widget_get_width (GTK_WIDGET (fixture->deck)) != 1100)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (brg_deck_get_n (fixture->deck), ==, 0);

  fly (fixture);
  wait_for_frame (fixture);
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      ADW_COLOR_SCHEME_FORCE_DARK);
  g_assert_cmpuint (brg_deck_get_n (fixture->deck), ==, 0);
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_DEFAULT);

  fly (fixture);
  wait_for_frame (fixture);
  g_clear_object (&fixture->game);
  fixture->game = new_game (2, 9, NULL);
  brg_table_set_game (fixture->table, fixture->game, NULL);
  g_assert_cmpuint (brg_deck_get_n (fixture->deck), ==, 0);

  fly (fixture);
  wait_for_frame (fixture);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  fixture->window = NULL;
}

/* Who asked the desktop for little motion sees none. */
static void
test_still (Fixture       *fixture,
            gconstpointer  data)
{
  set_animations (FALSE);
  g_object_set (fixture->table, "beat-delay", LONG_PACE, NULL);
  for (guint i = 0; i < 30; i++)
    {
      make_random_move (fixture->game, &fixture->random);
      g_assert_true (brg_deck_is_still (fixture->deck));
      for (guint j = 0; j < brg_game_get_n_beats (fixture->game); j++)
        gtk_widget_activate_action (GTK_WIDGET (fixture->table), "table.back", NULL);
      g_assert_true (brg_deck_is_still (fixture->deck));
    }
}

static BrgSpot *
find_die (Fixture *fixture)
{
  g_autoptr (GPtrArray) spots = g_ptr_array_new ();

  brg_hands_collect (GTK_WIDGET (fixture->table), FALSE, spots);
  for (guint i = 0; i < spots->len; i++)
    {
      BrgSubject subject = brg_spot_get_subject (g_ptr_array_index (spots, i));

      if (subject.kind == BRG_SUBJECT_DIE
          && subject.owner == brg_position_get_asked (brg_game_get_position (fixture->game)))
        return g_ptr_array_index (spots, i);
    }

  return NULL;
}

/* Whoever points at the next thing while the last move is still shown has it, and loses nothing. */
static void
test_hurry (Fixture       *fixture,
            gconstpointer  data)
{
  guint n_hurried = 0;

  for (guint i = 0; i < 300 && n_hurried < 5; i++)
    {
      guint n_moves = brg_game_get_n_moves (fixture->game);
      BrgSpot *die;

      make_random_move (fixture->game, &fixture->random);
      die = brg_game_get_n_beats (fixture->game) > 1 && moves_something (fixture->game)
                ? find_die (fixture)
                : NULL;
      if (die != NULL)
        {
          brg_spot_activate (die);
          g_assert_cmpuint (brg_game_get_n_moves (fixture->game), ==, n_moves + 1);
          n_hurried += brg_spot_get_picked (die);
        }
      gtk_widget_activate_action (GTK_WIDGET (fixture->table), "table.back", NULL);
    }

  g_assert_cmpuint (n_hurried, ==, 5);
}

/* ---- computers ---- */

static gboolean
is_following (Fixture *fixture)
{
  gboolean following;

  g_object_get (fixture->table, "following", &following, NULL);
  return following;
}

static guint
asked (Fixture *fixture)
{
  return brg_position_get_asked (brg_game_get_position (fixture->game));
}

/* The person plays at random until a computer has made a move that waits. */
static void
wait_for_computer (Fixture *fixture)
{
  guint n;

  g_object_set (fixture->table, "paused", TRUE, "beat-delay", 1, NULL);
  while (asked (fixture) == 0)
    make_random_move (fixture->game, &fixture->random);

  n = brg_game_get_n_moves (fixture->game);
  while (brg_game_get_n_moves (fixture->game) == n)
    g_main_context_iteration (NULL, TRUE);
  g_object_set (fixture->table, "beat-delay", LONG_PACE, NULL);
}

static GListModel *
get_log (Fixture *fixture)
{
  GtkWidget *list = find_widget (GTK_WIDGET (brg_table_get_log (fixture->table)),
                                 GTK_TYPE_LIST_VIEW);

  return G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (list)));
}

static void
test_pause (Fixture       *fixture,
            gconstpointer  data)
{
  g_autoptr (GPtrArray) spots = g_ptr_array_new ();
  guint n_moves, n_lines;

  wait_for_computer (fixture);
  g_assert_true (is_following (fixture));
  n_moves = brg_game_get_n_moves (fixture->game);
  n_lines = g_list_model_get_n_items (get_log (fixture));

  /* Nothing happens by itself, nor by pointing anywhere. */
  brg_hands_collect (GTK_WIDGET (fixture->table), FALSE, spots);
  g_assert_cmpuint (spots->len, >, 20);
  for (guint i = 0; i < spots->len; i++)
    brg_spot_activate (g_ptr_array_index (spots, i));
  brg_hands_settle ();
  g_assert_cmpuint (brg_game_get_n_moves (fixture->game), ==, n_moves);
  g_assert_cmpuint (g_list_model_get_n_items (get_log (fixture)), ==, n_lines);

  /* Step by step, until the person is asked. */
  while (is_following (fixture))
    {
      brg_table_step (fixture->table);
      g_assert_true (!is_following (fixture)
                     || g_list_model_get_n_items (get_log (fixture)) >= n_lines);
      n_lines = g_list_model_get_n_items (get_log (fixture));
      while (g_main_context_iteration (NULL, FALSE))
        ;
    }
  g_assert_cmpuint (brg_game_get_n_moves (fixture->game), >, n_moves);
  g_assert_cmpuint (asked (fixture), ==, 0);
}

static void
test_skip (Fixture       *fixture,
           gconstpointer  data)
{
  gboolean paused;

  wait_for_computer (fixture);
  brg_table_skip (fixture->table);
  while (is_following (fixture))
    g_main_context_iteration (NULL, TRUE);
  g_object_get (fixture->table, "paused", &paused, NULL);
  g_assert_false (paused);
  g_assert_cmpuint (asked (fixture), ==, 0);
  g_assert_cmpuint (brg_deck_get_n (fixture->deck), ==, 0);

  /* Neither does anything when no computer plays. */
  brg_table_skip (fixture->table);
  brg_table_step (fixture->table);
  g_object_get (fixture->table, "paused", &paused, NULL);
  g_assert_false (paused);
}

/* Whoever looks at a duchy while computers play goes on looking, until a person is asked. */
static void
test_look (Fixture       *fixture,
           gconstpointer  data)
{
  wait_for_computer (fixture);
  brg_table_enlarge (fixture->table, 2);
  g_assert_cmpuint (brg_table_get_middle (fixture->table), ==, 2);
  brg_table_step (fixture->table);
  g_assert_true (is_following (fixture));
  g_assert_cmpuint (brg_table_get_middle (fixture->table), ==, 2);

  /* Escape first leads back, and then shows the rest. */
  gtk_widget_activate_action (GTK_WIDGET (fixture->table), "table.back", NULL);
  g_assert_true (is_following (fixture));
  g_assert_cmpuint (brg_table_get_middle (fixture->table), ==, 0);

  brg_table_enlarge (fixture->table, 1);
  brg_table_skip (fixture->table);
  while (is_following (fixture))
    {
      g_assert_cmpuint (brg_table_get_middle (fixture->table), ==, 1);
      g_main_context_iteration (NULL, TRUE);
    }
  g_assert_cmpuint (brg_table_get_middle (fixture->table), ==, 0);
}

/* A pause ends with the game that it was made in. */
static void
test_pause_ends (Fixture       *fixture,
                 gconstpointer  data)
{
  gboolean paused;

  wait_for_computer (fixture);
  g_clear_object (&fixture->game);
  fixture->game = new_game (2, 9, NULL);
  brg_table_set_game (fixture->table, fixture->game, NULL);
  g_object_get (fixture->table, "paused", &paused, NULL);
  g_assert_false (paused);
  g_assert_false (is_following (fixture));
}

static void
count_traced (GtkWidget *widget,
              guint     *n)
{
  if (BRG_IS_SPOT (widget) && brg_spot_get_traced (BRG_SPOT (widget)))
    {
      g_assert_cmpuint (brg_spot_get_subject (BRG_SPOT (widget)).owner, !=, 0);
      (*n)++;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    count_traced (child, n);
}

/* What computers have changed is marked until the person moves. */
static void
test_traces (Fixture       *fixture,
             gconstpointer  data)
{
  guint n = 0;

  for (guint i = 0; i < 12 && n == 0; i++)
    {
      wait_for_computer (fixture);
      brg_table_skip (fixture->table);
      while (is_following (fixture))
        g_main_context_iteration (NULL, TRUE);
      count_traced (GTK_WIDGET (fixture->table), &n);
    }
  g_assert_cmpuint (n, >, 0);

  make_random_move (fixture->game, &fixture->random);
  n = 0;
  count_traced (GTK_WIDGET (fixture->table), &n);
  g_assert_cmpuint (n, ==, 0);
}

/* ---- the log ---- */

/* Everything that happened to somebody has a place, at whatever time it is looked for. */
static void
test_point (Fixture       *fixture,
            gconstpointer  data)
{
  g_object_set (fixture->table, "beat-delay", 0, NULL);
  for (guint i = 0; i < 150; i++)
    make_random_move (fixture->game, &fixture->random);
  brg_hands_settle ();

  for (guint i = 0; i <= brg_game_get_n_moves (fixture->game); i++)
    {
      guint n_events;
      const BrgEvent *events = brg_game_get_events (fixture->game, i, &n_events);

      for (guint j = 0; j < n_events; j++)
        {
          brg_table_point_at (fixture->table, &events[j]);
          if (events[j].seat != BRG_NO_SEAT)
            g_assert_cmpuint (brg_deck_get_n_lights (fixture->deck), >, 0);
        }
    }
  brg_table_point_at (fixture->table, NULL);
  g_assert_cmpuint (brg_deck_get_n_lights (fixture->deck), ==, 0);
}

/* A line that has the pointer, or the keys, shows its place as long as it has them. */
static void
test_log (Fixture       *fixture,
          gconstpointer  data)
{
  const GtkStateFlags flags[] = { GTK_STATE_FLAG_PRELIGHT, GTK_STATE_FLAG_FOCUSED };
  GtkWidget *list = find_widget (GTK_WIDGET (brg_table_get_log (fixture->table)),
                                 GTK_TYPE_LIST_VIEW);
  GtkWidget *row;

  wait_for_frame (fixture);
  row = gtk_widget_get_last_child (list);
  g_assert_nonnull (row);
  for (guint i = 0; i < G_N_ELEMENTS (flags); i++)
    {
      gtk_widget_set_state_flags (row, flags[i], FALSE);
      g_assert_cmpuint (brg_deck_get_n_lights (fixture->deck), >, 0);
      gtk_widget_unset_state_flags (row, flags[i]);
      g_assert_cmpuint (brg_deck_get_n_lights (fixture->deck), ==, 0);
    }
}

#define ADD(path, others, function) \
  g_test_add ("/motions/" path, Fixture, others, set_up, function, tear_down)

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/motions/journeys", test_journeys);
  g_test_add ("/motions/events", Board, NULL, set_up_board, test_events, tear_down_board);
  ADD ("flights", NULL, test_flights);
  ADD ("still", NULL, test_still);
  ADD ("hurry", NULL, test_hurry);
  ADD ("pause", "greedy", test_pause);
  ADD ("skip", "greedy", test_skip);
  ADD ("look", "greedy", test_look);
  ADD ("pause-ends", "greedy", test_pause_ends);
  ADD ("traces", "greedy", test_traces);
  ADD ("point", NULL, test_point);
  ADD ("log", NULL, test_log);

  return g_test_run ();
}
