/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "core/engine/brg-catalogue.h"

G_BEGIN_DECLS

GtkStringList *brg_option_values_list (BrgCatalogue    *catalogue,
                                       const BrgModule *module,
                                       const BrgOption *option);
const char    *brg_option_values_get  (BrgCatalogue    *catalogue,
                                       const BrgOption *option,
                                       guint            index);

G_END_DECLS
