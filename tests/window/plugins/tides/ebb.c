/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-tide.h"

/* Excludes another, has options of both sorts, and brings a duchy. */

static const char * const gull_values[] = { "few", "many", NULL };
static const char * const gull_titles[] = { "A few", "Very many", NULL };
static const char * const beach_values[] = { "sand", "rocks", NULL };
static const char * const beach_titles[] = { "Sand", "Rocks", NULL };

static const BrgOption options[] = {
  { "gulls", "Gulls", gull_values, gull_titles, FALSE, NULL },
  { "beach", "Beach", beach_values, beach_titles, TRUE, NULL },
};

static const BrgComponent components[] = {
  { "sandbank", "duchy", "/io/github/burgrave/Burgrave/core/duchy/3.duchy" },
};

static const BrgRelation excludes[] = {
  { "tide-flood", "The water cannot come and go at once." },
};

static const BrgModule module = {
  TIDE_HEAD ("Ebb"), .min_seats = 2, .max_seats = 4,
  .options = BRG_ROWS (options), .components = BRG_ROWS (components),
  .excludes = BRG_ROWS (excludes),
};

const BrgModule * const fixture_module = &module;
const BrgVariant * const fixture_variant = NULL;
