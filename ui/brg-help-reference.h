/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/engine/brg-position.h"

G_BEGIN_DECLS

char *brg_help_reference_new (const BrgRuleset  *ruleset,
                              const BrgPosition *position,
                              BrgSubject         subject);

G_END_DECLS
