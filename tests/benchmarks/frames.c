/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a frame costs, in a real window with the Cairo renderer: none while nothing happens, little
 * while the pointer wanders, and a whole repaint. Prints key=value; fails where a limit is missed.
 *
 * Usage: frames SAVED-GAME */

#include <adwaita.h>

#include "core/duchy/brg-duchy-variant.h"
#include "core/engine/brg-record.h"
#include "tests/benchmarks/brg-meter.h"
#include "ui/brg-table.h"
#include "ui/brg-view.h"

#define WIDTH  1280
#define HEIGHT 752

#define HOVER_LIMIT_MS   2.0
#define REPAINT_LIMIT_MS 16.0
#define IDLE_LIMIT_MS    10.0

/* How many places the pointer goes to, and how long it stays, in seconds. */
#define N_PLACES  120
#define PLACE_TIME "0.03"

#define N_REPAINTS 40

typedef struct
{
  GtkWidget *window;
  BrgTable *table;
  BrgMeter *meter;
  gboolean failed;
} Bench;

static void
report (Bench      *bench,
        const char *name,
        double      value,
        double      limit)
{
  g_print ("%s=%.2f\n", name, value);
  if (limit > 0 && value > limit)
    {
      g_printerr ("%s is %.2f, which is above %.2f\n", name, value, limit);
      bench->failed = TRUE;
    }
}

/* ---- nothing happens ---- */

static void
measure_idle (Bench *bench)
{
  BrgReading reading;

  brg_meter_reset (bench->meter);
  brg_meter_wait (3);
  reading = brg_meter_read (bench->meter);
  report (bench, "idle_frames", reading.frames, 0.5);
  report (bench, "idle_cpu_ms_in_3_s", reading.cpu_ms, IDLE_LIMIT_MS);
}

/* ---- the pointer wanders ---- */

typedef struct
{
  GdkFrameClock *clock;
  gint64 entered;
  guint n;
  guint n_late;
} Hover;

static void
flags_changed_cb (Hover         *hover,
                  GtkStateFlags  before,
                  GtkWidget     *spot)
{
  if (((before ^ gtk_widget_get_state_flags (spot)) & GTK_STATE_FLAG_PRELIGHT) != 0
      && hover->entered < 0)
    hover->entered = gdk_frame_clock_get_frame_counter (hover->clock);
}

/* What changed since the last frame is to be in this one. */
static void
painted_cb (Hover *hover)
{
  if (hover->entered < 0)
    return;

  hover->n++;
  if (gdk_frame_clock_get_frame_counter (hover->clock) - hover->entered > 1)
    hover->n_late++;
  hover->entered = -1;
}

static void
watch_spots (GtkWidget *widget,
             Hover     *hover)
{
  if (BRG_IS_SPOT (widget))
    g_signal_connect_swapped (widget, "state-flags-changed", G_CALLBACK (flags_changed_cb), hover);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    watch_spots (child, hover);
}

/* Another program moves the pointer, so that its work does not count. */
static GSubprocess *
wander (void)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  g_autoptr (GRand) random = g_rand_new_with_seed (1);
  GSubprocess *hand;

  g_ptr_array_add (words, g_strdup ("xdotool"));
  for (guint i = 0; i < N_PLACES; i++)
    {
      g_ptr_array_add (words, g_strdup ("mousemove"));
      g_ptr_array_add (words, g_strdup_printf ("%d", g_rand_int_range (random, 0, WIDTH)));
      g_ptr_array_add (words, g_strdup_printf ("%d", g_rand_int_range (random, 0, HEIGHT)));
      g_ptr_array_add (words, g_strdup ("sleep"));
      g_ptr_array_add (words, g_strdup (PLACE_TIME));
    }
  g_ptr_array_add (words, NULL);
  hand = g_subprocess_newv ((const char * const *) words->pdata, G_SUBPROCESS_FLAGS_NONE, &error);
  if (hand == NULL)
    g_error ("%s", error->message);

  return hand;
}

static void
ended_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  *(gboolean *) user_data = g_subprocess_wait_check_finish (G_SUBPROCESS (source), result, NULL);
}

static void
measure_hover (Bench *bench)
{
  Hover hover = { gtk_widget_get_frame_clock (bench->window), -1, 0, 0 };
  g_autoptr (GSubprocess) hand = NULL;
  gboolean ended = FALSE;
  BrgReading reading;

  watch_spots (GTK_WIDGET (bench->table), &hover);
  g_signal_connect_swapped (hover.clock, "after-paint", G_CALLBACK (painted_cb), &hover);
  brg_meter_reset (bench->meter);
  hand = wander ();
  g_subprocess_wait_check_async (hand, NULL, ended_cb, &ended);
  while (!ended)
    g_main_context_iteration (NULL, TRUE);
  reading = brg_meter_read (bench->meter);
  g_signal_handlers_disconnect_by_data (hover.clock, &hover);

  report (bench, "hover_frames", reading.frames, 0);
  report (bench, "hover_ms_a_frame", brg_reading_per_frame (&reading), HOVER_LIMIT_MS);
  report (bench, "hover_worst_ms", reading.worst_ms, 0);
  report (bench, "highlights", hover.n, 0);
  report (bench, "late_highlights", hover.n_late, 0.5);
}

/* ---- everything is painted again ---- */

static void
invalidate (GtkWidget *widget)
{
  if (BRG_IS_VIEW (widget))
    for (guint i = 0; i < BRG_VIEW_N_LAYERS; i++)
      brg_view_invalidate (BRG_VIEW (widget), i);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    invalidate (child);
}

static void
measure_repaint (Bench *bench)
{
  BrgReading reading;

  brg_meter_reset (bench->meter);
  while ((reading = brg_meter_read (bench->meter)).frames < N_REPAINTS)
    {
      guint before = reading.frames;

      invalidate (GTK_WIDGET (bench->table));
      while (brg_meter_read (bench->meter).frames == before)
        g_main_context_iteration (NULL, TRUE);
    }
  reading = brg_meter_read (bench->meter);

  report (bench, "repaint_ms_a_frame", brg_reading_per_frame (&reading), REPAINT_LIMIT_MS);
  report (bench, "repaint_worst_ms", reading.worst_ms, 0);
}

/* ---- the program ---- */

static BrgGame *
load (const char *path)
{
  g_autoptr (BrgCatalogue) catalogue = brg_catalogue_new ();
  g_autoptr (GError) error = NULL;
  BrgGame *game;

  brg_catalogue_add_variant (catalogue, &brg_duchy_variant);
  game = brg_record_load (catalogue, path, &error);
  if (game == NULL)
    g_error ("%s", error->message);

  return game;
}

static void
set_up (Bench      *bench,
        const char *path)
{
  g_autoptr (BrgGame) game = load (path);

  bench->window = gtk_window_new ();
  bench->table = BRG_TABLE (brg_table_new ());
  gtk_window_set_default_size (GTK_WINDOW (bench->window), WIDTH, HEIGHT);
  gtk_window_set_decorated (GTK_WINDOW (bench->window), FALSE);
  gtk_window_set_child (GTK_WINDOW (bench->window), GTK_WIDGET (bench->table));
  brg_table_set_game (bench->table, game, NULL);
  gtk_window_present (GTK_WINDOW (bench->window));
  brg_meter_wait (5);
  bench->meter = brg_meter_new (bench->window);
}

int
main (int   argc,
      char *argv[])
{
  Bench bench = { 0 };

  if (g_getenv ("DISPLAY") == NULL)
    return 77;

  adw_init ();
  set_up (&bench, argv[1]);
  measure_idle (&bench);
  measure_hover (&bench);
  measure_repaint (&bench);
  brg_meter_free (bench.meter);
  gtk_window_destroy (GTK_WINDOW (bench.window));

  return bench.failed ? 1 : 0;
}
