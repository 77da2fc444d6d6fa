/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/brg-look.h"

G_BEGIN_DECLS

/** BrgPiece: a little picture that moves over the table, painted once. */
typedef struct _BrgPiece BrgPiece;

BrgPiece *brg_piece_new_lifted (BrgLook         *look,
                                const BrgBox    *box,
                                BrgSpotShape     shape);
BrgPiece *brg_piece_new_cover  (BrgLook         *look,
                                const BrgBox    *box,
                                BrgSpotShape     shape,
                                gboolean         with_pieces);
BrgPiece *brg_piece_new_words  (const char      *words,
                                double           letters,
                                double           scale);
gboolean  brg_piece_is_empty   (BrgPiece        *piece);
BrgPiece *brg_piece_ref        (BrgPiece        *piece);
void      brg_piece_unref      (BrgPiece        *piece);
double    brg_piece_get_width  (BrgPiece        *piece);
double    brg_piece_get_height (BrgPiece        *piece);
void      brg_piece_snapshot   (BrgPiece        *piece,
                                GtkWidget       *widget,
                                GtkSnapshot     *snapshot,
                                const BrgBox    *box,
                                double           turn,
                                double           alpha);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgPiece, brg_piece_unref)

G_END_DECLS
