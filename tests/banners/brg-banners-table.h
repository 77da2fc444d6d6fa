/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "core/engine/brg-game.h"
#include "ui/brg-spot.h"
#include "ui/brg-table.h"

G_BEGIN_DECLS

/**
 * BrgBannersTable: a window with a table where the banners of the tests are played, as a fixture.
 */
typedef struct
{
  GtkWidget *window;
  BrgTable *table;
  GPtrArray *expansions;
  BrgRuleset *ruleset;
  BrgGame *game;
} BrgBannersTable;

/** The room that a table has in a window of 1280 × 800. */
#define BRG_TABLE_WIDTH  1280
#define BRG_TABLE_HEIGHT 748

void       brg_banners_table_set_up    (BrgBannersTable *self,
                                        gconstpointer    data);
void       brg_banners_table_tear_down (BrgBannersTable *self,
                                        gconstpointer    data);
void       brg_banners_table_lay       (BrgBannersTable *self,
                                        guint            n_seats,
                                        gboolean         with_banners);
void       brg_banners_table_begin     (BrgBannersTable *self);
void       brg_banners_table_appear    (BrgBannersTable *self);
guint      brg_banners_table_get_asked (BrgBannersTable *self);
GPtrArray *brg_banners_table_find_all  (BrgBannersTable *self,
                                        GType            type);
BrgSpot   *brg_banners_table_find_spot (BrgBannersTable *self,
                                        BrgSubject       subject);
BrgSpot   *brg_banners_table_find      (BrgBannersTable *self,
                                        guint            seat,
                                        guint            banner);

G_END_DECLS
