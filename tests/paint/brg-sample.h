/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/duchy/brg-duchy-state.h"
#include "core/engine/brg-play.h"

G_BEGIN_DECLS

BrgRuleset  *brg_sample_ruleset  (guint             n_seats);
BrgPosition *brg_sample_position (const BrgRuleset *ruleset,
                                  guint             n_moves);
GPtrArray   *brg_sample_boards   (const BrgRuleset *ruleset);
gboolean     brg_sample_advance  (const BrgRuleset *ruleset,
                                  BrgPosition      *position,
                                  BrgRandom        *random);

G_END_DECLS
