/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/brg-deck.h"

G_BEGIN_DECLS

/** BrgMotions: makes flights over a table of the events that happen in a game. */
typedef struct _BrgMotions BrgMotions;

BrgMotions *brg_motions_new      (BrgDeck         *deck,
                                  BrgClaims       *claims,
                                  GtkWidget       *table);
void        brg_motions_free     (BrgMotions      *self);
void        brg_motions_begin    (BrgMotions      *self,
                                  BrgRuleset      *ruleset);
void        brg_motions_set_pace (BrgMotions      *self,
                                  guint            pace);
void        brg_motions_drop     (BrgMotions      *self,
                                  BrgSubject       subject);
void        brg_motions_end_drop (BrgMotions      *self);
void        brg_motions_lift     (BrgMotions      *self,
                                  const BrgEvent  *events,
                                  guint            n_events);
void        brg_motions_land     (BrgMotions      *self,
                                  guint            traced);


G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgMotions, brg_motions_free)

G_END_DECLS
