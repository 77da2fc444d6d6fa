/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/brg-flight.h"
#include "ui/brg-glow.h"

G_BEGIN_DECLS

#define BRG_TYPE_DECK (brg_deck_get_type ())
G_DECLARE_FINAL_TYPE (BrgDeck, brg_deck, BRG, DECK, GtkWidget)

GtkWidget *brg_deck_new        (void);
void       brg_deck_add        (BrgDeck        *self,
                                BrgFlight      *flight);
guint      brg_deck_get_n      (BrgDeck        *self);
gboolean   brg_deck_is_still  (BrgDeck         *self);
void       brg_deck_add_words  (BrgDeck        *self,
                                const BrgWhere *where,
                                const char     *words,
                                gint64          duration);
void       brg_deck_clear      (BrgDeck        *self);
void       brg_deck_light      (BrgDeck        *self,
                                const BrgWhere *where,
                                BrgGlow         glow);
void       brg_deck_unlight    (BrgDeck        *self,
                                BrgGlow         glow);
guint      brg_deck_get_n_lights (BrgDeck      *self);
void       brg_deck_hold       (BrgDeck        *self,
                                BrgPiece       *piece,
                                BrgPiece       *cover,
                                const BrgBox   *place);
void       brg_deck_move_held  (BrgDeck        *self,
                                double          x,
                                double          y);
gboolean   brg_deck_get_held   (BrgDeck        *self,
                                BrgBox         *box);
void       brg_deck_let_go     (BrgDeck        *self);

G_END_DECLS
