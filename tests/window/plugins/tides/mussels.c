/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-tide.h"

/* Needs another, and two players. */

static const BrgRelation needs[] = { { "tide-ebb", "Mussels are gathered only at ebb." } };

static const BrgModule module = {
  TIDE_HEAD ("Mussels"), .min_seats = 2, .max_seats = 2, .needs = BRG_ROWS (needs),
};

const BrgModule * const fixture_module = &module;
const BrgVariant * const fixture_variant = NULL;
