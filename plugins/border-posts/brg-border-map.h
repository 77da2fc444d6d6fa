/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "brg-border-catalogue.h"

G_BEGIN_DECLS

/* Where posts and paths lie on a duchy. */

/**
 * BrgBorderMap:
 * @posts: the spaces that each post touches
 * @paths: the spaces of each path
 * @ends: the posts that each path joins, as bits
 */
typedef struct
{
  BrgBits posts[BRG_N_POSTS];
  BrgBits paths[BRG_N_PATHS];
  guint8  ends[BRG_N_PATHS];
} BrgBorderMap;

gboolean brg_border_map_init      (BrgBorderMap             *self,
                                   const BrgBorderCatalogue *catalogue,
                                   const BrgBoard           *board);
guint    brg_border_map_find_path (const BrgBorderMap       *self,
                                   guint                     space);
guint    brg_border_map_walk      (const BrgBorderMap       *self,
                                   BrgBits                   covered);
guint    brg_border_map_chain     (const BrgBorderMap       *self,
                                   const BrgBoard           *board,
                                   BrgBits                   covered,
                                   guint                     joined);

G_END_DECLS
