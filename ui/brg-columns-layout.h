/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BRG_TYPE_COLUMNS_LAYOUT (brg_columns_layout_get_type ())
G_DECLARE_FINAL_TYPE (BrgColumnsLayout, brg_columns_layout, BRG, COLUMNS_LAYOUT, GtkLayoutManager)

G_END_DECLS
