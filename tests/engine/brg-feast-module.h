/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/engine/brg-module.h"

/* A module of the board game with an action of its own: a feast, for a die of any value or with a
 * free action, scores a point for each stored tile. */
extern const BrgModule brg_feast_module;
