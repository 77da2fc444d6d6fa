/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/**
 * BrgEar:
 *
 * Hears what libraries complain of while it is open, and keeps it from the console. One at a time
 * may be open. Its members are private.
 */
typedef struct
{
  char          *said;
  GLogLevelFlags fatal;
  guint          handlers[3];
} BrgEar;

void  brg_ear_open  (BrgEar *self);
char *brg_ear_close (BrgEar *self);
