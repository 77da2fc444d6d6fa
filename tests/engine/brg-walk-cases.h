/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/brg-plugin-host.h"
#include "brg-walk.h"

G_BEGIN_DECLS

GPtrArray *brg_walk_cases_new (BrgPluginHost *host,
                               GPtrArray     *sets);

G_END_DECLS
