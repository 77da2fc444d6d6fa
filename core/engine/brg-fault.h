/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "brg-ruleset.h"

G_BEGIN_DECLS

/* A module comes from a plugin, so its hooks may be faulty. What makes no sense is left out, the
 * game goes on, and the first fault is remembered so that somebody can tell. */

void     brg_fault_report     (const BrgRuleset *ruleset,
                               gconstpointer     row,
                               const char       *name);
gboolean brg_fault_is_trusted (const BrgRuleset *ruleset,
                               gconstpointer     row);
char    *brg_fault_describe   (const BrgRuleset *ruleset);

G_END_DECLS
