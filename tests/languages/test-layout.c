/* SPDX-License-Identifier: GPL-3.0-or-later */

/* All words have room, whatever the language, on the smallest screen that the design is for. */

#include "config.h"

#include <adwaita.h>
#include <glib/gstdio.h>

#include "app/brg-application.h"
#include "app/brg-content.h"
#include "app/brg-locale.h"
#include "app/brg-window.h"
#include "core/duchy/brg-duchy-variant.h"
#include "core/engine/brg-record.h"
#include "tests/ui/brg-hands.h"
#include "ui/brg-chip.h"
#include "ui/brg-question-bar.h"
#include "ui/brg-spot.h"
#include "ui/brg-table.h"

#define WIDTH   1280
#define HEIGHT  800
#define N_STEPS 160

static const char * const names[] = { "Ada", "Łucja", "王小明", "さくら" };

typedef struct
{
  GtkWindow *window;
  BrgRandom random;
  GtkWidget *bar;
  char *folder;
} Fixture;

static GApplication *application;

static void
begin (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  g_autoptr (GError) error = NULL;

  /* Nobody needs time to follow. */
  g_settings_set_uint (settings, "beat-delay", 0);
  application = G_APPLICATION (brg_application_new ());
  g_application_set_flags (application, G_APPLICATION_HANDLES_OPEN | G_APPLICATION_NON_UNIQUE);
  g_application_register (application, NULL, &error);
  g_assert_no_error (error);
}

/* ---- looking ---- */

typedef void (*Look) (GtkWidget *widget,
                      gpointer   data);

static void
look_at_all (GtkWidget *widget,
             GType      type,
             Look       look,
             gpointer   data)
{
  if (!gtk_widget_get_visible (widget) || !gtk_widget_get_child_visible (widget))
    return;

  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    look (widget, data);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    look_at_all (child, type, look, data);
}

/* What does not fit, or has a letter that no font has, which is shown as a box. */
static void
check_label (GtkWidget *widget,
             gpointer   where)
{
  GtkLabel *label = GTK_LABEL (widget);
  int height;

  if (pango_layout_is_ellipsized (gtk_label_get_layout (label))
      && !gtk_widget_has_css_class (widget, "hint"))
    {
      g_test_message ("%s: “%s” is cut off", (const char *) where, gtk_label_get_text (label));
      g_test_fail ();
    }

  if (pango_layout_get_unknown_glyphs_count (gtk_label_get_layout (label)) > 0)
    {
      g_test_message ("%s: no font has a letter of “%s”", (const char *) where,
                      gtk_label_get_text (label));
      g_test_fail ();
    }

  pango_layout_get_pixel_size (gtk_label_get_layout (label), NULL, &height);
  if (height > gtk_widget_get_height (widget))
    {
      g_test_message ("%s: “%s” is %d pixels high and has %d", (const char *) where,
                      gtk_label_get_text (label), height, gtk_widget_get_height (widget));
      g_test_fail ();
    }
}

static void
check_size (GtkWidget  *widget,
            const char *where)
{
  int width, height;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  if (width > WIDTH || height > HEIGHT)
    {
      g_test_message ("%s: at least %d × %d", where, width, height);
      g_test_fail ();
    }
}

static void
find_cb (GtkWidget *widget,
         gpointer   data)
{
  GtkWidget **found = data;

  if (*found == NULL)
    *found = widget;
}

static GtkWidget *
find (Fixture *fixture,
      GType    type)
{
  GtkWidget *found = NULL;

  look_at_all (gtk_widget_get_first_child (GTK_WIDGET (fixture->window)), type, find_cb, &found);
  g_assert_nonnull (found);
  return found;
}

/* ---- a window ---- */

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  fixture->random.key = 3;
  fixture->folder = g_dir_make_tmp ("burgrave-XXXXXX", &error);
  g_assert_no_error (error);
  g_application_activate (application);
  fixture->window = gtk_application_get_active_window (GTK_APPLICATION (application));
  g_assert_nonnull (fixture->window);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  gtk_window_destroy (fixture->window);
  brg_hands_settle ();
  g_rmdir (fixture->folder);
  g_free (fixture->folder);
}

/* Waits until the window has its size. */
static void
settle (GtkWindow *window)
{
  for (guint i = 0; i < 3; i++)
    {
      gtk_widget_queue_draw (GTK_WIDGET (window));
      g_main_context_iteration (NULL, TRUE);
      brg_hands_settle ();
    }
}

static void
test_start (Fixture       *fixture,
            gconstpointer  data)
{
  settle (fixture->window);
  check_size (GTK_WIDGET (fixture->window), "start");
  look_at_all (GTK_WIDGET (fixture->window), GTK_TYPE_LABEL, check_label, (gpointer) "start");
}

/* ---- the table ---- */

static void
play (Fixture *fixture,
      guint    n_seats)
{
  g_autofree char *path = g_build_filename (fixture->folder, "game.burgrave", NULL);
  g_autoptr (BrgSetup) setup = brg_setup_new (brg_duchy_variant.rules.id, n_seats);
  g_autoptr (BrgCatalogue) catalogue = brg_catalogue_new ();
  g_autoptr (BrgPluginHost) host = NULL;
  g_autoptr (BrgRuleset) ruleset = NULL;
  g_autoptr (BrgGame) game = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (path);

  for (guint i = 0; i < n_seats; i++)
    brg_setup_set_seat_option (setup, i, "name", names[i]);
  brg_catalogue_add_variant (catalogue, &brg_duchy_variant);
  host = brg_plugin_host_new (catalogue);
  if (n_seats != 2)
    brg_content_add_all_modules (host, setup);

  ruleset = brg_ruleset_new (catalogue, setup, &error);
  g_assert_no_error (error);
  game = brg_game_new (ruleset, 7);
  brg_record_save (game, path, &error);
  g_assert_no_error (error);
  brg_window_open_files (BRG_WINDOW (fixture->window), &file, 1);
  settle (fixture->window);
}

static void
lay (Fixture *fixture)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (fixture->window));

  gtk_widget_measure (GTK_WIDGET (fixture->window), GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL,
                      NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (fixture->window), GTK_ORIENTATION_VERTICAL, WIDTH, NULL, NULL,
                      NULL, NULL);
  gtk_widget_size_allocate (child, &(GtkAllocation){ 0, 0, WIDTH, HEIGHT }, -1);
}

static void
point_cb (GtkWidget *widget,
          gpointer   data)
{
  Fixture *fixture = data;

  gtk_widget_set_state_flags (widget, GTK_STATE_FLAG_PRELIGHT, FALSE);
  lay (fixture);
  look_at_all (fixture->bar, GTK_TYPE_LABEL, check_label, (gpointer) "pointing");
  gtk_widget_unset_state_flags (widget, GTK_STATE_FLAG_PRELIGHT);
}

/* A game for one is soon over. */
static gboolean
is_over (BrgTable *table)
{
  return brg_position_is_over (brg_game_get_position (brg_table_get_game (table)));
}

static void
test_table (Fixture       *fixture,
            gconstpointer  data)
{
  GtkWidget *table;

  settle (fixture->window);
  play (fixture, GPOINTER_TO_UINT (data));
  table = find (fixture, BRG_TYPE_TABLE);
  fixture->bar = find (fixture, BRG_TYPE_QUESTION_BAR);
  gtk_widget_set_visible (GTK_WIDGET (fixture->window), FALSE);
  for (guint i = 0; i < N_STEPS && !is_over (BRG_TABLE (table)); i++)
    {
      brg_hands_use_something (table, &fixture->random);
      brg_hands_settle ();
      lay (fixture);
      check_size (GTK_WIDGET (fixture->window), "table");
      look_at_all (table, GTK_TYPE_LABEL, check_label, (gpointer) "table");
      look_at_all (fixture->bar, BRG_TYPE_CHIP, point_cb, fixture);
      if (i % 50 == 0)
        look_at_all (table, BRG_TYPE_SPOT, point_cb, fixture);
    }
}

/* ---- other windows ---- */

static GtkWindow *
find_other (Fixture *fixture)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (window != fixture->window && gtk_widget_get_visible (GTK_WIDGET (window)))
        return window;
    }

  return NULL;
}

static void
test_windows (Fixture       *fixture,
              gconstpointer  data)
{
  const char * const actions[]
      = { "win.new", "win.preferences", "win.statistics", "win.help", "win.scores" };

  settle (fixture->window);
  play (fixture, 4);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      GtkWindow *other;

      g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window), actions[i], NULL));
      other = find_other (fixture);
      g_assert_nonnull (other);
      settle (other);
      check_size (GTK_WIDGET (other), actions[i]);
      look_at_all (GTK_WIDGET (other), GTK_TYPE_LABEL, check_label, (gpointer) actions[i]);
      gtk_window_destroy (other);
      brg_hands_settle ();
    }
}

/* ---- letters ---- */

static void
test_letters (gconstpointer path)
{
  g_autoptr (GtkWidget) label = g_object_ref_sink (gtk_label_new (NULL));
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (label, NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  pango_layout_set_text (layout, "\363\260\200\200", -1);
  g_assert_cmpint (pango_layout_get_unknown_glyphs_count (layout), ==, 1);

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      pango_layout_set_text (layout, lines[i], -1);
      if (pango_layout_get_unknown_glyphs_count (layout) > 0)
        {
          g_test_message ("No font has a letter of “%s”", lines[i]);
          g_test_fail ();
        }
    }
}

#define ADD(path, data, function) g_test_add (path, Fixture, data, set_up, function, tear_down)

int
main (int    argc,
      char **argv)
{
  int result;

  brg_locale_init ();
  gtk_test_init (&argc, &argv, NULL);
  begin ();
  ADD ("/layout/start", NULL, test_start);
  for (guint n_seats = 1; n_seats <= BRG_MAX_SEATS; n_seats++)
    {
      g_autofree char *path = g_strdup_printf ("/layout/table/%u", n_seats);

      ADD (path, GUINT_TO_POINTER (n_seats), test_table);
    }

  ADD ("/layout/windows", NULL, test_windows);
  g_test_add_data_func ("/layout/letters", argv[1], test_letters);

  result = g_test_run ();
  g_object_unref (application);

  return result;
}
