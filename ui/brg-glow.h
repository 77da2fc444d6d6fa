/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/brg-spot.h"

G_BEGIN_DECLS

/**
 * BrgGlow: the states of a spot that show.
 * @BRG_GLOW_LIT: it can be used now
 * @BRG_GLOW_PICKED: it has been picked
 * @BRG_GLOW_HOVER: the pointer is over it
 * @BRG_GLOW_FOCUS: the keyboard is on it
 * @BRG_GLOW_FADED: it can be used now, but does not go with what one points at
 * @BRG_GLOW_TRACE: somebody else has just changed it
 * @BRG_GLOW_POINTED: what is told elsewhere has to do with it
 * @BRG_GLOW_GUIDED: a guide speaks of it
 */
typedef enum
{
  BRG_GLOW_LIT     = 1 << 0,
  BRG_GLOW_PICKED  = 1 << 1,
  BRG_GLOW_HOVER   = 1 << 2,
  BRG_GLOW_FOCUS   = 1 << 3,
  BRG_GLOW_FADED   = 1 << 4,
  BRG_GLOW_TRACE   = 1 << 5,
  BRG_GLOW_POINTED = 1 << 6,
  BRG_GLOW_GUIDED  = 1 << 7,
} BrgGlow;

void brg_glow_snapshot (GtkWidget    *widget,
                        GtkSnapshot  *snapshot,
                        BrgSpotShape  shape,
                        int           width,
                        int           height,
                        BrgGlow       glow);
void brg_glow_path     (cairo_t      *cr,
                        BrgSpotShape  shape,
                        double        width,
                        double        height,
                        double        inset);

G_END_DECLS
