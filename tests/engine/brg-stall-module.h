/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/engine/brg-module.h"

/* A module of the board game that has a stall beside the black depot: as many ships as the field
 * `stall` says can be had there. */
extern const BrgModule brg_stall_module;
