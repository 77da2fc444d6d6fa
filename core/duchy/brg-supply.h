/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "brg-operations.h"

G_BEGIN_DECLS

guint brg_supply_draw_goods (BrgPlay *play);
guint brg_supply_draw_tile  (BrgPlay *play,
                             guint8  *supply,
                             BrgBits  kinds);

G_END_DECLS
