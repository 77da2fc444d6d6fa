/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/brg-seat-panel.h"

G_BEGIN_DECLS

struct _BrgSeatPanel
{
  GtkWidget parent_instance;

  GtkWidget *duchy;
  GPtrArray *strips;
  GPtrArray *panels;
  GtkWidget *button;
  guint seat;
  char *name;
  gboolean compact;
  gboolean enlarged;
};

/* Where its parts lie. */
void brg_seat_panel_measure       (GtkWidget      *widget,
                                   GtkOrientation  orientation,
                                   int             for_size,
                                   int            *minimum,
                                   int            *natural,
                                   int            *minimum_baseline,
                                   int            *natural_baseline);
void brg_seat_panel_size_allocate (GtkWidget      *widget,
                                   int             width,
                                   int             height,
                                   int             baseline);

G_END_DECLS
