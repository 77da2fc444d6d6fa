/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/brg-motions.h"
#include "ui/brg-picker.h"

G_BEGIN_DECLS

#define BRG_TYPE_DRAG (brg_drag_get_type ())
G_DECLARE_FINAL_TYPE (BrgDrag, brg_drag, BRG, DRAG, GObject)

/* Signal: `over (BrgSpot *spot)` when the thing in the hand comes over a spot that it can be put on;
 * with %NULL when it is over none any more. */

BrgDrag *brg_drag_new        (GtkWidget  *table,
                              BrgDeck    *deck,
                              BrgClaims  *claims,
                              BrgMotions *motions);
void     brg_drag_set_picker (BrgDrag    *self,
                              BrgPicker  *picker);
void     brg_drag_set_still  (BrgDrag    *self,
                              gboolean    still);
void     brg_drag_cancel     (BrgDrag    *self);

G_END_DECLS
