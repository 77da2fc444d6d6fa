/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tests/plugins/fixtures/brg-fixture.h"

/* The beginning of an expansion that changes nothing in a game: what it says of itself is all there
 * is to it. */
#define TIDE_HEAD(name_) \
  .abi = BRG_MODULE_ABI, .id = FIXTURE_ID, .version = "1", .name = name_, \
  .description = "A plugin of the tests", .variant = "duchy"
