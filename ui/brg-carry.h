/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/brg-picker.h"
#include "ui/brg-scene.h"

G_BEGIN_DECLS

/**
 * BrgCarry:
 * @to: where moves carry a thing, which need not be anything that can be picked
 * @move: one of these moves
 * @n_moves: how many there are
 */
typedef struct
{
  BrgEnd  to;
  BrgMove move;
  guint   n_moves;
} BrgCarry;

GArray *brg_carry_list (BrgPicker  *picker,
                        BrgSubject  subject);

G_END_DECLS
