/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/brg-seat-strip.h"

G_BEGIN_DECLS

/* The strips of all who build on a duchy. Who builds alone has one. Of partners, the first one has
 * what they share, and each of them has one more. */

/** BRG_SEAT_MAX_STRIPS: the most strips that belong to a duchy. */
#define BRG_SEAT_MAX_STRIPS (BRG_MAX_SEATS + 1)

GPtrArray *brg_seat_strips_new      (BrgClaims        *claims,
                                     const BrgRuleset *ruleset,
                                     guint             seat,
                                     gboolean          compact);
guint      brg_seat_strips_n_rows   (GPtrArray        *strips,
                                     gboolean          compact);
void       brg_seat_strips_measure  (GPtrArray        *strips,
                                     gboolean          compact,
                                     GtkOrientation    orientation,
                                     int              *minimum,
                                     int              *natural);
void       brg_seat_strips_allocate (GPtrArray        *strips,
                                     gboolean          compact,
                                     gboolean          mirrored,
                                     const GtkAllocation *room);

G_END_DECLS
