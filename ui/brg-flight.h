/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/brg-piece.h"
#include "ui/brg-where.h"

G_BEGIN_DECLS

/** BrgFlight: a piece on its way over the table, or words that rise from it. */
typedef struct _BrgFlight BrgFlight;

BrgFlight *brg_flight_new       (gint64           delay,
                                 gint64           duration);
BrgFlight *brg_flight_new_words (const BrgWhere  *where,
                                 BrgPiece        *words,
                                 guint            level,
                                 gint64           duration,
                                 gboolean         still);
void       brg_flight_free      (BrgFlight       *flight);
void       brg_flight_set_from  (BrgFlight       *flight,
                                 const BrgBox    *box);
void       brg_flight_set_piece (BrgFlight       *flight,
                                 BrgPiece        *piece);
void       brg_flight_set_to    (BrgFlight       *flight,
                                 const BrgWhere  *to,
                                 BrgLook         *before,
                                 gboolean         with_pieces);
void       brg_flight_set_thrown (BrgFlight      *flight);
gboolean   brg_flight_advance   (BrgFlight       *flight,
                                 gint64           now);
gboolean   brg_flight_is_still  (BrgFlight      *flight);
gboolean   brg_flight_is_about  (BrgFlight       *flight,
                                 const BrgWhere  *where);
void       brg_flight_snapshot  (BrgFlight       *flight,
                                 GtkWidget       *deck,
                                 GtkSnapshot     *snapshot);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgFlight, brg_flight_free)

G_END_DECLS
