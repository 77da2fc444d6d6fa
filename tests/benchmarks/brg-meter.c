/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tests/benchmarks/brg-meter.h"

#include <stdio.h>
#include <time.h>
#include <unistd.h>

struct _BrgMeter
{
  GdkFrameClock *clock;
  BrgReading reading;
  double start_ms;
  double frame_ms;
};

static double
now_ms (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}

static void
after_paint_cb (BrgMeter *meter)
{
  double now = now_ms ();

  meter->reading.frames++;
  meter->reading.worst_ms = MAX (meter->reading.worst_ms, now - meter->frame_ms);
  meter->frame_ms = now;
}

/**
 * brg_meter_new:
 * @window: a window that is shown
 *
 * Returns: (transfer full): a meter that counts from now on
 */
BrgMeter *
brg_meter_new (GtkWidget *window)
{
  BrgMeter *meter = g_new0 (BrgMeter, 1);

  meter->clock = g_object_ref (gtk_widget_get_frame_clock (window));
  g_signal_connect_swapped (meter->clock, "after-paint", G_CALLBACK (after_paint_cb), meter);
  brg_meter_reset (meter);

  return meter;
}

void
brg_meter_free (BrgMeter *meter)
{
  g_signal_handlers_disconnect_by_data (meter->clock, meter);
  g_object_unref (meter->clock);
  g_free (meter);
}

/**
 * brg_meter_reset:
 * @meter: a meter
 *
 * Has it count from now on.
 */
void
brg_meter_reset (BrgMeter *meter)
{
  meter->reading = (BrgReading){ 0 };
  meter->start_ms = meter->frame_ms = now_ms ();
}

/**
 * brg_meter_read:
 * @meter: a meter
 *
 * Returns: what it has counted so far
 */
BrgReading
brg_meter_read (BrgMeter *meter)
{
  BrgReading reading = meter->reading;

  reading.cpu_ms = now_ms () - meter->start_ms;
  return reading;
}

/**
 * brg_reading_per_frame:
 * @reading: what was counted
 *
 * Returns: processor time of a frame, in milliseconds
 */
double
brg_reading_per_frame (const BrgReading *reading)
{
  return reading->cpu_ms / MAX (reading->frames, 1);
}

static gboolean
time_is_up_cb (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

/**
 * brg_meter_wait:
 * @seconds: how long
 *
 * Lets the program do whatever it does.
 */
void
brg_meter_wait (double seconds)
{
  gboolean up = FALSE;

  g_timeout_add ((guint) (seconds * 1000), time_is_up_cb, &up);
  while (!up)
    g_main_context_iteration (NULL, TRUE);
}

/**
 * brg_meter_memory:
 *
 * Returns: how much of the program is in memory, in MB
 */
double
brg_meter_memory (void)
{
  g_autofree char *text = NULL;
  unsigned long size = 0, resident = 0;

  if (!g_file_get_contents ("/proc/self/statm", &text, NULL, NULL)
      || sscanf (text, "%lu %lu", &size, &resident) != 2)
    return -1;

  return (double) resident * (double) sysconf (_SC_PAGESIZE) / (1 << 20);
}
