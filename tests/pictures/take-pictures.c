/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Takes pictures of the real window in many styles and sizes, and holds them against those that are
 * known to be good. `tests/pictures/compare` starts it, once for each language and contrast.
 *
 * Usage: take-pictures PREFIX GAME FINISHED-GAME REFERENCES OUT
 *
 * The name of each picture is printed. One that is not as its reference is written to OUT, and with
 * it one that shows where they differ. */

#include "config.h"

#include <adwaita.h>
#include <stdlib.h>

#include "app/brg-application.h"
#include "app/brg-locale.h"
#include "app/brg-window-private.h"
#include "tests/pictures/brg-shot.h"
#include "ui/brg-style.h"

/* Frames that a window gets to find its shape; the tests move nothing. */
#define N_FRAMES 2

typedef struct
{
  const char *prefix;
  const char *game;
  const char *finished;
  const char *references;
  const char *out;
  GskRenderer *renderer;
} Session;

typedef struct
{
  const char *name;
  gboolean dark;
  gboolean safe_colours;
  gboolean patterns;
} Style;

/* High contrast is the desktop's, and cannot be switched within a program. */
static const Style styles[] = {
  { "light", FALSE, FALSE, FALSE },
  { "dark", TRUE, FALSE, FALSE },
  { "safe-colours", FALSE, TRUE, FALSE },
  { "patterns", FALSE, FALSE, TRUE },
};

static const int sizes[][2] = { { 1024, 700 }, { 1280, 800 }, { 1920, 1080 } };

static void
wait_for_frames (GtkWidget *window,
                 guint      n)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);

  for (guint i = 0; i < n; i++)
    {
      gint64 frame = gdk_frame_clock_get_frame_counter (clock);

      gtk_widget_queue_draw (window);
      while (gdk_frame_clock_get_frame_counter (clock) == frame)
        g_main_context_iteration (NULL, TRUE);
    }
  while (g_main_context_pending (NULL))
    g_main_context_iteration (NULL, FALSE);
}

static void
set_size (GtkWidget *window,
          int        width,
          int        height)
{
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  while (gtk_widget_get_width (window) != width || gtk_widget_get_height (window) != height)
    g_main_context_iteration (NULL, TRUE);
}

static void
set_style (const Style *style)
{
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      style->dark ? ADW_COLOR_SCHEME_FORCE_DARK
                                                  : ADW_COLOR_SCHEME_FORCE_LIGHT);
  g_object_set (brg_style_get_default (), "safe-colours", style->safe_colours, "patterns",
                style->patterns, NULL);
}

static void
shoot (Session    *session,
       GtkWidget  *window,
       const char *what,
       const char *style)
{
  g_autofree char *name = g_strdup_printf ("%s-%s-%s.png", what, session->prefix, style);
  g_autofree char *reference = g_build_filename (session->references, name, NULL);
  g_autofree char *out = g_build_filename (session->out, name, NULL);
  cairo_surface_t *picture;

  wait_for_frames (window, N_FRAMES);
  picture = brg_shot_take (window, session->renderer);
  brg_shot_compare (picture, reference, out);
  g_print ("%s\n", name);
  cairo_surface_destroy (picture);
}

/* ---- what is taken ---- */

static gboolean
is_high_contrast (void)
{
  return adw_style_manager_get_high_contrast (adw_style_manager_get_default ());
}

/* High contrast has the same colours and patterns whatever else is wanted. */
static guint
get_n_styles (void)
{
  return is_high_contrast () ? 2 : G_N_ELEMENTS (styles);
}

static void
take_styles (Session    *session,
             GtkWidget  *window,
             const char *what)
{
  for (guint i = 0; i < get_n_styles (); i++)
    {
      set_style (&styles[i]);
      shoot (session, window, what, styles[i].name);
    }
}

static void
take_table (Session   *session,
            GtkWidget *window)
{
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *what = g_strdup_printf ("table-%dx%d", sizes[i][0], sizes[i][1]);

      set_size (window, sizes[i][0], sizes[i][1]);
      take_styles (session, window, what);
    }
}

static GtkWidget *
find_other_window (GtkWidget *window)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) other = g_list_model_get_item (windows, i);

      if (other != window && gtk_widget_get_mapped (other) && gtk_widget_get_width (other) > 0)
        return other;
    }

  return NULL;
}

/* Turns to a page of what the window shows, wherever its stack is. */
static void
turn_to (GtkWidget  *widget,
         const char *page)
{
  if (ADW_IS_VIEW_STACK (widget))
    adw_view_stack_set_visible_child_name (ADW_VIEW_STACK (widget), page);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    turn_to (child, page);
}

/* A window that the program shows beside its own. */
static GtkWidget *
wait_for_other_window (GtkWidget *window)
{
  GtkWidget *other;

  while ((other = find_other_window (window)) == NULL)
    g_main_context_iteration (NULL, TRUE);
  gtk_widget_set_can_target (other, FALSE);

  return other;
}

static void
open_game (BrgWindow  *window,
           const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  BrgGame *before = brg_table_get_game (window->table);

  brg_window_open (window, file);
  while (brg_table_get_game (window->table) == before)
    g_main_context_iteration (NULL, TRUE);
}

/* Without a window manager windows have thick frames, which belong to no picture. And scrollbars
 * fade away in their own time. */
static void
remove_trimmings (GtkWidget *window)
{
  static const char style[] = "window { border: none; margin: 0; padding: 0; }"
                              "scrollbar { opacity: 0; }";
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_data (provider, style, -1);
  gtk_style_context_add_provider_for_display (gtk_widget_get_display (window),
                                              GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_USER);
}

static void
take_all (GtkApplication *application,
          Session        *session)
{
  GtkWidget *window = GTK_WIDGET (gtk_application_get_active_window (application));
  BrgWindow *self = BRG_WINDOW (window);
  GtkWidget *other;

  /* So that nothing lies under the pointer. */
  gtk_widget_set_can_target (window, FALSE);
  remove_trimmings (window);
  session->renderer = gsk_cairo_renderer_new ();
  gsk_renderer_realize (session->renderer, NULL, NULL);

  open_game (self, session->game);
  take_table (session, window);
  brg_window_show_help (self, "table");
  other = wait_for_other_window (window);
  take_styles (session, other, "help");
  gtk_window_destroy (GTK_WINDOW (other));

  open_game (self, session->finished);
  brg_window_show_scores (self, brg_table_get_game (self->table));
  other = wait_for_other_window (window);
  take_styles (session, other, "scores");
  turn_to (other, "rounds");
  take_styles (session, other, "rounds");

  gsk_renderer_unrealize (session->renderer);
  g_clear_object (&session->renderer);
  g_application_quit (G_APPLICATION (application));
}

static gboolean
begin_cb (gpointer data)
{
  GtkApplication *application = GTK_APPLICATION (g_application_get_default ());

  take_all (application, data);
  return G_SOURCE_REMOVE;
}

static void
activate_cb (GApplication *application,
             Session      *session)
{
  g_idle_add (begin_cb, session);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (BrgApplication) application = NULL;
  Session session = { 0 };

  if (argc != 6)
    {
      g_printerr ("%s: wants PREFIX GAME FINISHED-GAME REFERENCES OUT\n", argv[0]);
      return EXIT_FAILURE;
    }

  session = (Session){ argv[1], argv[2], argv[3], argv[4], argv[5], NULL };
  brg_locale_init ();
  application = brg_application_new ();
  g_signal_connect_after (application, "activate", G_CALLBACK (activate_cb), &session);

  return g_application_run (G_APPLICATION (application), 1, argv);
}
