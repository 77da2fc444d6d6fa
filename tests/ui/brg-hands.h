/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "core/engine/brg-random.h"

G_BEGIN_DECLS

/* Somebody who plays at a table by what it offers, whatever the rules are. */

void brg_hands_settle        (void);
void brg_hands_collect       (GtkWidget *widget,
                              gboolean   lit,
                              GPtrArray *found);
void brg_hands_use_something (GtkWidget *table,
                              BrgRandom *random);

G_END_DECLS
