/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-tide.h"

/* Is excluded by another, of which it does not know. */

static const BrgModule module = { TIDE_HEAD ("Flood"), .min_seats = 2, .max_seats = 4 };

const BrgModule * const fixture_module = &module;
const BrgVariant * const fixture_variant = NULL;
