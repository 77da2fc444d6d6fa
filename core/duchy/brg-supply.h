/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "brg-operations.h"

G_BEGIN_DECLS

guint brg_supply_draw_goods    (BrgPlay *play);
guint brg_supply_draw_coloured (BrgPlay *play,
                                guint    tile_class);
guint brg_supply_draw_black    (BrgPlay *play);

G_END_DECLS
