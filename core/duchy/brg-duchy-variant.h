/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/engine/brg-module.h"

G_BEGIN_DECLS

/** brg_duchy_variant: the board game with its base rules. */
extern const BrgVariant brg_duchy_variant;

G_END_DECLS
