/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/engine/brg-module.h"

/* A module of the board game that does nothing but count all events that it hears, so that a game
 * which is watched and one which is not differ if they do not tell modules the same. */
extern const BrgModule brg_ear_module;
