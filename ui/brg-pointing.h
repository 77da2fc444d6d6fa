/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/brg-deck.h"

G_BEGIN_DECLS

void brg_pointing_show (BrgDeck          *deck,
                        BrgClaims        *claims,
                        GtkWidget        *table,
                        const BrgRuleset *ruleset,
                        const BrgEvent   *event);

G_END_DECLS
