/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/duchy/brg-duchy-tables.h"

G_BEGIN_DECLS

/* What tooltips and screen readers say of things on the table. All strings are translated; those
 * without const are the caller's to free. */

const char *brg_words_tile       (const BrgDuchyTables *tables,
                                  guint                 kind);
const char *brg_words_tile_help  (const BrgDuchyTables *tables,
                                  guint                 kind);
const char *brg_words_class      (const BrgDuchyTables *tables,
                                  guint                 tile_class);
const char *brg_words_goods      (const BrgDuchyTables *tables,
                                  guint                 goods);
char       *brg_words_space      (const BrgDuchyTables *tables,
                                  const BrgBoard       *board,
                                  guint                 space,
                                  guint                 kind);
char       *brg_words_goods_list (const BrgDuchyTables *tables,
                                  const guint8          counts[BRG_N_GOODS]);
char       *brg_words_lines      (const char           *first,
                                  const char           *second);

G_END_DECLS
