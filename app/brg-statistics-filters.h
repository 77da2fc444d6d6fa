/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "app/brg-plugin-host.h"
#include "app/brg-statistics.h"

G_BEGIN_DECLS

#define BRG_TYPE_STATISTICS_FILTERS (brg_statistics_filters_get_type ())
G_DECLARE_FINAL_TYPE (BrgStatisticsFilters, brg_statistics_filters, BRG, STATISTICS_FILTERS,
                      GtkWidget)

/* Signal: `changed ()` when something else was chosen. */

gboolean brg_statistics_filters_fill (BrgStatisticsFilters *self,
                                      BrgPluginHost        *host,
                                      GListModel           *games);
void     brg_statistics_filters_get  (BrgStatisticsFilters *self,
                                      BrgStatisticsFilter  *filter);

G_END_DECLS
