/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-picker-private.h"

#include <string.h>

/* Taking a thing in the hand is a pick that makes no move yet, and that leaves no trace if the thing
 * is put back. */

/**
 * brg_picker_can_lift:
 * @self: a picker
 * @subject: a subject
 *
 * Returns: whether it can be taken in the hand: some move names it
 */
gboolean
brg_picker_can_lift (BrgPicker  *self,
                     BrgSubject  subject)
{
  g_return_val_if_fail (BRG_IS_PICKER (self), FALSE);

  return subject.kind != 0 && brg_picker_can_use (self, subject);
}

/**
 * brg_picker_lift:
 * @self: a picker
 * @subject: what a person takes in the hand
 *
 * Adds a pick as brg_picker_pick() does, but chooses no move. What is picked already is only
 * lifted.
 *
 * Returns: %FALSE if no move names @subject; nothing has changed then
 */
gboolean
brg_picker_lift (BrgPicker  *self,
                 BrgSubject  subject)
{
  g_return_val_if_fail (BRG_IS_PICKER (self), FALSE);

  brg_picker_put_back (self);
  if (!brg_picker_can_lift (self, subject))
    return FALSE;

  memcpy (self->former, self->picks, sizeof self->picks);
  self->n_former = self->n_picks;
  self->lifted = subject;
  if (!brg_picker_is_picked (self, subject))
    {
      if (!brg_picker_is_named_by_left (self, subject))
        self->n_picks = 0;
      self->picks[self->n_picks++] = subject;
    }
  brg_picker_update (self);

  return TRUE;
}

/**
 * brg_picker_get_lifted:
 * @self: a picker
 *
 * Returns: what is in the hand; %BRG_NO_SUBJECT if nothing is
 */
BrgSubject
brg_picker_get_lifted (BrgPicker *self)
{
  g_return_val_if_fail (BRG_IS_PICKER (self), BRG_NO_SUBJECT);

  return self->lifted;
}

/**
 * brg_picker_put_back:
 * @self: a picker
 *
 * Puts back what was lifted: the picks are those of before.
 */
void
brg_picker_put_back (BrgPicker *self)
{
  g_return_if_fail (BRG_IS_PICKER (self));

  if (self->lifted.kind == 0)
    return;

  self->lifted = BRG_NO_SUBJECT;
  memcpy (self->picks, self->former, sizeof self->picks);
  self->n_picks = self->n_former;
  brg_picker_update (self);
}

/**
 * brg_picker_put_on:
 * @self: a picker
 * @target: what a person puts the lifted thing on
 *
 * Picks @target, too, which may make a move. What does not lead on takes nothing: the thing is put
 * back.
 *
 * Returns: whether @target was picked
 */
gboolean
brg_picker_put_on (BrgPicker  *self,
                   BrgSubject  target)
{
  g_return_val_if_fail (BRG_IS_PICKER (self), FALSE);

  if (self->lifted.kind == 0)
    return FALSE;
  if (!brg_picker_is_lit (self, target))
    {
      brg_picker_put_back (self);
      return FALSE;
    }

  self->lifted = BRG_NO_SUBJECT;
  return brg_picker_pick (self, target);
}

/**
 * brg_picker_put_down:
 * @self: a picker
 * @move: (nullable): the one move left that puts the lifted thing where it was put, if there is
 *   only one
 *
 * The thing stays picked. The move is made, unless it must be confirmed.
 */
void
brg_picker_put_down (BrgPicker     *self,
                     const BrgMove *move)
{
  g_return_if_fail (BRG_IS_PICKER (self));

  if (self->lifted.kind == 0)
    return;

  self->lifted = BRG_NO_SUBJECT;
  if (move != NULL && !brg_picker_needs_button (self, move))
    brg_picker_choose (self, move);
}
