/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/brg-picker.h"
#include "ui/brg-where.h"

G_BEGIN_DECLS

/**
 * BrgDropTarget:
 * @where: where it is on the table
 * @subject: what is picked there, or %BRG_NO_SUBJECT at a place
 * @move: at a place, a move that carries the thing there
 * @n_moves: how many such moves there are
 *
 * Where the thing in a person's hand can be put.
 */
typedef struct
{
  BrgWhere   where;
  BrgSubject subject;
  BrgMove    move;
  guint      n_moves;
} BrgDropTarget;

GArray *brg_drop_targets_find (BrgPicker *picker,
                               BrgClaims *claims,
                               GtkWidget *table);
gint    brg_drop_targets_at   (GArray    *targets,
                               GtkWidget *table,
                               double     x,
                               double     y);

G_END_DECLS
