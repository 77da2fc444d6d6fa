/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BrgTileWords:
 * @name: the stable name of a kind or class of tiles, an animal or a kind of goods
 * @label: translatable name
 * @help: (nullable): translatable: what it does
 * @mention: (nullable): translatable, in the context "tile in a sentence": its name there, with its
 *   article; %NULL where it is as @label
 */
typedef struct
{
  const char *name;
  const char *label;
  const char *help;
  const char *mention;
} BrgTileWords;

const BrgTileWords *brg_tile_words_find (const char         *name,
                                         const BrgTileWords *own,
                                         guint               n_own);

G_END_DECLS
