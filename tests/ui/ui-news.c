/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Words for a moment follow one another, at whatever moment they come. */

#include <adwaita.h>

#include "ui/brg-news.h"

typedef struct
{
  GtkWidget *window;
  AdwToastOverlay *toasts;
  BrgNews *news;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->window = gtk_window_new ();
  fixture->toasts = ADW_TOAST_OVERLAY (adw_toast_overlay_new ());
  fixture->news = brg_news_new (fixture->toasts);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->toasts));
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  gtk_window_present (GTK_WINDOW (fixture->window));
  while (!gtk_widget_get_mapped (fixture->window))
    g_main_context_iteration (NULL, TRUE);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_clear_object (&fixture->news);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
}

static GtkWidget *
find_label (GtkWidget  *widget,
            const char *words)
{
  GtkWidget *found = NULL;

  if (GTK_IS_LABEL (widget) && g_strcmp0 (gtk_label_get_text (GTK_LABEL (widget)), words) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_label (child, words);
  return found;
}

static guint
count_shown (Fixture *fixture)
{
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (fixture->toasts)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n++;
  return n;
}

static gboolean
shows (Fixture    *fixture,
       const char *words)
{
  return find_label (GTK_WIDGET (fixture->toasts), words) != NULL;
}

static void
wait_for (Fixture    *fixture,
          const char *words)
{
  while (!shows (fixture, words))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (count_shown (fixture), ==, 1);
}

static void
wait_for_nothing (Fixture *fixture)
{
  while (count_shown (fixture) > 0)
    g_main_context_iteration (NULL, TRUE);
}

/* As Escape does. */
static void
dismiss (Fixture *fixture)
{
  GtkWidget *shown = gtk_widget_get_last_child (GTK_WIDGET (fixture->toasts));

  gtk_widget_child_focus (shown, GTK_DIR_TAB_FORWARD);
  g_assert_true (gtk_widget_activate (gtk_window_get_focus (GTK_WINDOW (fixture->window))));
}

/* The last words count. */
static void
test_last_words (Fixture       *fixture,
                 gconstpointer  data)
{
  brg_news_tell (fixture->news, "first", NULL, NULL);
  brg_news_tell (fixture->news, "<second>", NULL, NULL);
  g_assert_false (shows (fixture, "first"));
  wait_for (fixture, "<second>");
  dismiss (fixture);
  wait_for_nothing (fixture);
}

/* A button belongs to its words. */
static void
test_button (Fixture       *fixture,
             gconstpointer  data)
{
  brg_news_tell (fixture->news, "first", "Again", "window.close");
  wait_for (fixture, "first");
  g_assert_true (shows (fixture, "Again"));
  brg_news_tell (fixture->news, "second", NULL, NULL);
  wait_for (fixture, "second");
  g_assert_false (gtk_widget_get_visible (
      gtk_widget_get_ancestor (find_label (GTK_WIDGET (fixture->toasts), ""), GTK_TYPE_BUTTON)));
}

/* Words that come while the toast before is on its way out, and go again as soon as they can. */
static void
test_haste (Fixture       *fixture,
            gconstpointer  data)
{
  for (guint i = 0; i < 3; i++)
    {
      brg_news_tell (fixture->news, "first", NULL, NULL);
      wait_for (fixture, "first");
      dismiss (fixture);
      brg_news_tell (fixture->news, "lost", NULL, NULL);
      brg_news_tell (fixture->news, "second", NULL, NULL);
      g_assert_false (shows (fixture, "lost"));
      wait_for (fixture, "second");
      dismiss (fixture);
      wait_for_nothing (fixture);
    }
}

/* The window may go at any time. */
static void
test_leave (Fixture       *fixture,
            gconstpointer  data)
{
  brg_news_tell (fixture->news, "first", NULL, NULL);
  wait_for (fixture, "first");
  if (data != NULL)
    dismiss (fixture);
  brg_news_tell (fixture->news, "second", NULL, NULL);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add ("/news/last-words", Fixture, NULL, set_up, test_last_words, tear_down);
  g_test_add ("/news/button", Fixture, NULL, set_up, test_button, tear_down);
  g_test_add ("/news/haste", Fixture, NULL, set_up, test_haste, tear_down);
  g_test_add ("/news/leave", Fixture, NULL, set_up, test_leave, tear_down);
  g_test_add ("/news/leave-in-haste", Fixture, "", set_up, test_leave, tear_down);

  return g_test_run ();
}
