/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "brg-game.h"

G_BEGIN_DECLS

/** BrgLedger: where the points of a game came from, round by round. */
typedef struct _BrgLedger BrgLedger;

BrgLedger  *brg_ledger_new          (BrgGame         *game);
void        brg_ledger_free         (BrgLedger       *ledger);
guint       brg_ledger_get_n_rounds (const BrgLedger *ledger);
const char *brg_ledger_get_round    (const BrgLedger *ledger,
                                     guint            round);
const char *brg_ledger_get_part     (const BrgLedger *ledger,
                                     guint            round);
gboolean    brg_ledger_begins_part  (const BrgLedger *ledger,
                                     guint            round);
gint        brg_ledger_get_points   (const BrgLedger *ledger,
                                     guint            round,
                                     guint            seat,
                                     guint            cause);
gint        brg_ledger_get_gain     (const BrgLedger *ledger,
                                     guint            round,
                                     guint            seat);
gint        brg_ledger_get_total    (const BrgLedger *ledger,
                                     guint            round,
                                     guint            seat);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgLedger, brg_ledger_free)

G_END_DECLS
