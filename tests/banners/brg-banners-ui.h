/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/brg-expansion-ui.h"

G_BEGIN_DECLS

/* The window's half of the banners. It also paints banks, as if they were its own kind of tiles. */
#define BRG_TYPE_BANNERS_UI (brg_banners_ui_get_type ())
G_DECLARE_FINAL_TYPE (BrgBannersUi, brg_banners_ui, BRG, BANNERS_UI, GObject)

/** BRG_BANNERS_TILE: the colour of the tiles that it paints. */
#define BRG_BANNERS_TILE 0xb45fd0

GPtrArray *brg_banners_ui_new_list (void);

G_END_DECLS
