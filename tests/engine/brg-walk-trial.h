/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "brg-walk.h"

G_BEGIN_DECLS

void brg_walk_try_everything (BrgWalk *walk);

G_END_DECLS
