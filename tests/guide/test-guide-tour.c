/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <adwaita.h>
#include <string.h>

#include "tests/guide/brg-guided.h"
#include "tests/ui/brg-hands.h"
#include "ui/brg-deck.h"
#include "ui/brg-guide-tour.h"

/* The card beside the table: its buttons, what it lights, and that it goes where the game goes. */

typedef struct
{
  BrgGuided guided;
  GtkWidget *window;
  BrgTable *table;
  BrgGuideTour *tour;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  brg_guided_set_up (&fixture->guided, data);
  fixture->window = gtk_window_new ();
  fixture->table = BRG_TABLE (brg_table_new ());
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1280, 760);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->table));
  brg_table_set_game (fixture->table, fixture->guided.game, NULL);
  gtk_window_present (GTK_WINDOW (fixture->window));
  brg_hands_settle ();
  fixture->tour = brg_guide_tour_new (fixture->guided.guide, fixture->table);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_clear_object (&fixture->tour);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  brg_hands_settle ();
  brg_guided_tear_down (&fixture->guided, data);
}

/* ---- looking ---- */

static GtkWidget *
find (GtkWidget   *widget,
      GType        type,
      const char  *css_class)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type)
      && (css_class == NULL || gtk_widget_has_css_class (widget, css_class)))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find (child, type, css_class);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static GtkWidget *
get_card (Fixture *fixture)
{
  return GTK_WIDGET (brg_guide_tour_get_card (fixture->tour));
}

static void
assert_title (Fixture    *fixture,
              const char *title)
{
  g_assert_true (gtk_widget_get_visible (get_card (fixture)));
  g_assert_cmpstr (
      gtk_label_get_label (GTK_LABEL (find (get_card (fixture), GTK_TYPE_LABEL, "title-4"))), ==,
      title);
}

static const char *
read_advice (Fixture *fixture)
{
  GtkWidget *label = find (get_card (fixture), GTK_TYPE_LABEL, "heading");

  return gtk_widget_get_visible (label) ? gtk_label_get_label (GTK_LABEL (label)) : NULL;
}

static const char *
read_past (Fixture *fixture)
{
  GtkWidget *label = find (get_card (fixture), GTK_TYPE_LABEL, "past");

  return gtk_widget_get_visible (label) ? gtk_label_get_label (GTK_LABEL (label)) : NULL;
}

static guint
count_lights (Fixture *fixture)
{
  return brg_deck_get_n_lights (
      BRG_DECK (find (GTK_WIDGET (fixture->table), BRG_TYPE_DECK, NULL)));
}

static const char *
read_announcement (Fixture *fixture,
                   char   **words)
{
  g_object_get (fixture->table, "announcement", words, NULL);
  return *words;
}

static void
assert_announced (Fixture    *fixture,
                  const char *part)
{
  g_autofree char *words = NULL;

  g_assert_nonnull (strstr (read_announcement (fixture, &words), part));
}

/* ---- doing ---- */

static void
go_forward (Fixture *fixture)
{
  brg_guide_card_go_forward (brg_guide_tour_get_card (fixture->tour));
}

static void
wait_for_learner (Fixture *fixture)
{
  while (!brg_guided_is_asked (&fixture->guided))
    g_main_context_iteration (NULL, TRUE);
  brg_hands_settle ();
}

static void
make (Fixture    *fixture,
      const char *notation)
{
  brg_guided_make (&fixture->guided, notation);
  wait_for_learner (fixture);
}

/* ---- tests ---- */

static void
test_pages (Fixture       *fixture,
            gconstpointer  data)
{
  assert_title (fixture, "Welcome to your duchy");
  assert_announced (fixture, "Welcome to your duchy");
  g_assert_cmpuint (count_lights (fixture), ==, 0);
  go_forward (fixture);
  assert_title (fixture, "The end comes soon");
  g_assert_cmpuint (count_lights (fixture), ==, 1);
  g_signal_emit_by_name (get_card (fixture), "back");
  assert_title (fixture, "Welcome to your duchy");
  g_signal_emit_by_name (get_card (fixture), "back");
  assert_title (fixture, "Welcome to your duchy");
}

/* First it says what it would do, then it does it. */
static void
test_show (Fixture       *fixture,
           gconstpointer  data)
{
  for (guint i = 0; i < 3; i++)
    go_forward (fixture);
  assert_title (fixture, "Place your castle");
  g_assert_null (read_advice (fixture));
  go_forward (fixture);
  g_assert_nonnull (strstr (read_advice (fixture), "row 4, space 4"));
  assert_announced (fixture, "row 4, space 4");
  g_assert_cmpuint (count_lights (fixture), >, 0);
  g_assert_cmpuint (brg_game_get_n_moves (fixture->guided.game), ==, 0);
  go_forward (fixture);
  wait_for_learner (fixture);
  assert_title (fixture, "Your two dice");
  g_assert_null (read_advice (fixture));
}

/* All that a step speaks of is on the table, whatever it is. */
static void
check_lights (Fixture *fixture)
{
  const char *title
      = gtk_label_get_label (GTK_LABEL (find (get_card (fixture), GTK_TYPE_LABEL, "title-4")));
  const GPtrArray *steps = fixture->guided.guide->steps;

  if (read_advice (fixture) != NULL)
    return;

  for (guint i = 0; i < steps->len; i++)
    {
      const BrgGuideStep *step = steps->pdata[i];

      if (strcmp (step->title, title) == 0 && count_lights (fixture) != step->looks->len)
        g_error ("%s: %u of %u things are lit", step->id, count_lights (fixture),
                 step->looks->len);
    }
}

static void
test_follow (Fixture       *fixture,
             gconstpointer  data)
{
  for (guint i = 0; i < 200 && gtk_widget_get_visible (get_card (fixture)); i++)
    {
      check_lights (fixture);
      go_forward (fixture);
      wait_for_learner (fixture);
    }

  /* It has let go: seven rounds of two dice each were played by its button alone. */
  g_assert_false (gtk_widget_get_visible (get_card (fixture)));
  g_assert_cmpuint (count_lights (fixture), ==, 0);
  g_assert_cmpuint (brg_game_get_n_moves (fixture->guided.game), >, 40);
}

static void
test_deviate (Fixture       *fixture,
              gconstpointer  data)
{
  make (fixture, "start space:1.2");
  assert_title (fixture, "Your two dice");
  make (fixture, "workers die:6");
  assert_title (fixture, "Never a lost die");
  g_assert_nonnull (strstr (read_past (fixture), "2 workers"));
  go_forward (fixture);
  assert_title (fixture, "Your turn");
  g_assert_null (read_past (fixture));
  go_forward (fixture);
  g_assert_nonnull (read_advice (fixture));
  /* Somebody else has an idea that is not lit. */
  make (fixture, "workers die:3");
  assert_title (fixture, "End your turn");
}

static void
test_undo (Fixture       *fixture,
           gconstpointer  data)
{
  make (fixture, "start space:4.4");
  make (fixture, "take die:6 as:6 tile:boarding-house@6");
  assert_title (fixture, "Place it");
  brg_table_undo (fixture->table);
  /* What comes before it has been read. */
  assert_title (fixture, "Take a tile");
  brg_table_redo (fixture->table);
  assert_title (fixture, "Place it");
}

/* It goes away with all that it brought. */
static void
test_end (Fixture       *fixture,
          gconstpointer  data)
{
  gpointer card = get_card (fixture);

  go_forward (fixture);
  g_assert_cmpuint (count_lights (fixture), ==, 1);
  g_object_add_weak_pointer (card, &card);
  g_clear_object (&fixture->tour);
  g_assert_null (card);
  g_assert_cmpuint (count_lights (fixture), ==, 0);
  make (fixture, "start space:4.4");
  g_assert_cmpuint (count_lights (fixture), ==, 0);
}

/* Links lead to the help. */
static void
help_cb (char       **found,
         const char  *reference)
{
  *found = g_strdup (reference);
}

static void
test_links (Fixture       *fixture,
            gconstpointer  data)
{
  g_autofree char *found = NULL;
  gboolean handled;

  g_signal_connect_swapped (fixture->table, "help", G_CALLBACK (help_cb), &found);
  g_signal_emit_by_name (find (get_card (fixture), GTK_TYPE_LABEL, "words"), "activate-link",
                         "regions", &handled);
  g_assert_true (handled);
  g_assert_cmpstr (found, ==, "regions");
}

/* A screen reader finds a group with a heading. */
static void
test_accessible (Fixture       *fixture,
                 gconstpointer  data)
{
  gtk_test_accessible_assert_role (get_card (fixture), GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_test_accessible_assert_property (get_card (fixture), GTK_ACCESSIBLE_PROPERTY_LABEL, "Guide");
  gtk_test_accessible_assert_role (find (get_card (fixture), GTK_TYPE_LABEL, "title-4"),
                                   GTK_ACCESSIBLE_ROLE_HEADING);
}

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();

  ADD ("/guide/tour/pages", test_pages);
  ADD ("/guide/tour/show", test_show);
  ADD ("/guide/tour/follow", test_follow);
  ADD ("/guide/tour/deviate", test_deviate);
  ADD ("/guide/tour/undo", test_undo);
  ADD ("/guide/tour/end", test_end);
  ADD ("/guide/tour/links", test_links);
  ADD ("/guide/tour/accessible", test_accessible);

  return g_test_run ();
}
