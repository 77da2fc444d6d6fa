/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "app/brg-plugin-host.h"

G_BEGIN_DECLS

char *brg_debug_info_new (BrgPluginHost *host,
                          GtkWindow     *window);

G_END_DECLS
