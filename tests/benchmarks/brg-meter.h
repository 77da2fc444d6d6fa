/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * BrgMeter:
 *
 * Counts a window's frames and the processor time of the program, from one reading to the next.
 */
typedef struct _BrgMeter BrgMeter;

/**
 * BrgReading:
 * @frames: how many frames were painted
 * @cpu_ms: processor time of the whole program, in milliseconds
 * @worst_ms: the most that was used from the end of one frame to the end of the next
 */
typedef struct
{
  guint  frames;
  double cpu_ms;
  double worst_ms;
} BrgReading;

BrgMeter  *brg_meter_new   (GtkWidget    *window);
void       brg_meter_free  (BrgMeter     *meter);
void       brg_meter_reset (BrgMeter     *meter);
BrgReading brg_meter_read  (BrgMeter     *meter);
double     brg_reading_per_frame (const BrgReading *reading);
void       brg_meter_wait  (double        seconds);
double     brg_meter_memory (void);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgMeter, brg_meter_free)

G_END_DECLS
