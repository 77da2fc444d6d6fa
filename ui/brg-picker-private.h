/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/brg-picker.h"

G_BEGIN_DECLS

/**
 * BrgPicker:
 *
 * Leads from the things that a person points at to a move. Given the legal moves and the picks so
 * far it knows what is lit, what is left, and what can be offered as it stands. Picks come in any
 * order. No widget is in it.
 */
struct _BrgPicker
{
  GObject parent_instance;

  BrgRuleset *ruleset;
  BrgPosition *position;

  GArray *all;
  GArray *left_items;
  BrgMoves left;

  BrgSubject picks[BRG_MOVE_MAX_SUBJECTS];
  guint n_picks;
  /* What is in a person's hand, and the picks before it was lifted. */
  BrgSubject lifted;
  BrgSubject former[BRG_MOVE_MAX_SUBJECTS];
  guint n_former;
  GArray *lit;
  GArray *offered;
};

void     brg_picker_update       (BrgPicker     *self);
void     brg_picker_work_out     (BrgPicker     *self);
gboolean brg_picker_is_named_by_left (BrgPicker  *self,
                                      BrgSubject  subject);
gboolean brg_picker_needs_button (BrgPicker     *self,
                                  const BrgMove *move);
gboolean brg_picker_move_names   (const BrgMove *move,
                                  BrgSubject     subject);

G_END_DECLS
