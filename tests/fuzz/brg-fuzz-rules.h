/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/engine/brg-catalogue.h"

G_BEGIN_DECLS

BrgCatalogue *brg_fuzz_get_catalogue (void);
GPtrArray    *brg_fuzz_get_rulesets  (void);

G_END_DECLS
