/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/brg-seat-model.h"
#include "ui/brg-words.h"

G_BEGIN_DECLS

/* What tooltips and screen readers say of a seat's things. */

char *brg_seat_words_die    (const BrgSeatModel *model,
                             guint               die);
char *brg_seat_words_store  (const BrgSeatModel *model,
                             guint               slot);
char *brg_seat_words_goods  (const BrgSeatModel *model,
                             guint               slot);
char *brg_seat_words_count  (const BrgSeatModel *model,
                             BrgSeatPurse        purse);
char *brg_seat_words_points (const BrgSeatModel *model,
                             const char         *name);
char *brg_seat_words_bonus  (const BrgSeatModel *model,
                             guint               tile_class);
char *brg_seat_words_partners
                            (const BrgRuleset   *ruleset,
                             guint               seat);

G_END_DECLS
