/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/duchy/brg-operations.h"

G_BEGIN_DECLS

extern const BrgModule brg_more_duchies_module;

G_END_DECLS
