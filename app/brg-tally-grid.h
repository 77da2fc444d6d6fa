/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "app/brg-plugin-host.h"
#include "app/brg-statistics.h"

G_BEGIN_DECLS

void brg_tally_grid_fill (GtkGrid             *grid,
                          BrgPluginHost       *host,
                          const BrgStatistics *statistics,
                          BrgStatisticsGroup   group);

G_END_DECLS
