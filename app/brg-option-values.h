/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "core/engine/brg-catalogue.h"

G_BEGIN_DECLS

void        brg_option_values_offer (GtkWidget       *choice,
                                     BrgCatalogue    *catalogue,
                                     const BrgModule *module,
                                     const BrgOption *option,
                                     const BrgSetup  *setup);
const char *brg_option_values_get   (GtkWidget       *choice);

G_END_DECLS
