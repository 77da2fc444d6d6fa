/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "core/engine/brg-catalogue.h"

G_BEGIN_DECLS

#define BRG_TYPE_OPTION_ROW (brg_option_row_get_type ())
G_DECLARE_FINAL_TYPE (BrgOptionRow, brg_option_row, BRG, OPTION_ROW, AdwComboRow)

GtkWidget *brg_option_row_new  (BrgCatalogue    *catalogue,
                                const BrgModule *module,
                                const BrgOption *option);
void       brg_option_row_fill (BrgOptionRow    *self,
                                BrgSetup        *setup);

G_END_DECLS
