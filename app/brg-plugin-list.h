/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/brg-plugin-info.h"

char         **brg_plugin_list_get_roots  (void);
GPtrArray     *brg_plugin_list_read       (const char * const *roots);
BrgPluginInfo *brg_plugin_list_find       (GPtrArray          *list,
                                           const char         *id);
gboolean       brg_plugin_list_match_half (GPtrArray          *list,
                                           BrgPluginInfo      *half);
