/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "app/brg-archive.h"
#include "app/brg-plugin-host.h"

G_BEGIN_DECLS

#define BRG_TYPE_STATISTICS_WINDOW (brg_statistics_window_get_type ())
G_DECLARE_FINAL_TYPE (BrgStatisticsWindow, brg_statistics_window, BRG, STATISTICS_WINDOW, AdwWindow)

GtkWidget *brg_statistics_window_new (GtkWindow     *parent,
                                      BrgPluginHost *host,
                                      BrgArchive    *archive);

G_END_DECLS
