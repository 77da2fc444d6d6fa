/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BRG_TYPE_TALLY_BAR (brg_tally_bar_get_type ())
G_DECLARE_FINAL_TYPE (BrgTallyBar, brg_tally_bar, BRG, TALLY_BAR, GtkWidget)

GtkWidget *brg_tally_bar_new (double mean,
                              double best,
                              double highest);

G_END_DECLS
