/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/brg-help-page.h"

G_BEGIN_DECLS

/** BRG_HELP_TILE_PREFIX: what precedes the stable name of a kind of tile in its page's id. */
#define BRG_HELP_TILE_PREFIX "tile:"

void  brg_help_tiles_add_home (GPtrArray              *pages,
                               const BrgTileCatalogue *tiles);
void  brg_help_tiles_add      (GPtrArray              *pages,
                               const BrgTileCatalogue *tiles);
char *brg_help_tiles_get_id   (const BrgTileKind      *kind);

G_END_DECLS
