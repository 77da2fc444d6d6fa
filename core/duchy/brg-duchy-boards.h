/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "brg-duchy-tables.h"

G_BEGIN_DECLS

#define BRG_DUCHY_RESOURCES "/io/github/burgrave/Burgrave/core/duchy/"

gboolean brg_duchy_tables_load_boards (BrgDuchyTables    *self,
                                       const BrgRuleset  *ruleset,
                                       GError           **error);

G_END_DECLS
