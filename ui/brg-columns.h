/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BRG_TYPE_COLUMNS (brg_columns_get_type ())
G_DECLARE_FINAL_TYPE (BrgColumns, brg_columns, BRG, COLUMNS, GtkWidget)

GtkWidget *brg_columns_new (void);

G_END_DECLS
