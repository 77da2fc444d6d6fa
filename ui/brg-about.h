/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

void brg_about_present (GtkWindow  *parent,
                        const char *debug_info);
