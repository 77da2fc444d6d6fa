/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-picker-private.h"

#include <string.h>

G_DEFINE_FINAL_TYPE (BrgPicker, brg_picker, G_TYPE_OBJECT)

enum
{
  SIGNAL_CHANGED,
  SIGNAL_CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* The picks have changed. */
void
brg_picker_update (BrgPicker *self)
{
  brg_picker_work_out (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
choose (BrgPicker     *self,
        const BrgMove *move)
{
  /* Whoever makes the move will give new ones, so the picker's own array must not be told. */
  BrgMove copy = *move;

  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, &copy);
}

/* ---- the object ---- */

static void
brg_picker_finalize (GObject *object)
{
  BrgPicker *self = BRG_PICKER (object);

  g_array_unref (self->all);
  g_array_unref (self->left_items);
  g_array_unref (self->lit);
  g_array_unref (self->offered);
  g_clear_pointer (&self->position, brg_position_free);
  g_clear_pointer (&self->ruleset, brg_ruleset_unref);

  G_OBJECT_CLASS (brg_picker_parent_class)->finalize (object);
}

static void
brg_picker_class_init (BrgPickerClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = brg_picker_finalize;

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", BRG_TYPE_PICKER, G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", BRG_TYPE_PICKER, G_SIGNAL_RUN_LAST,
                                         0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
}

static void
brg_picker_init (BrgPicker *self)
{
  self->all = g_array_new (FALSE, FALSE, sizeof (BrgMove));
  self->left_items = g_array_new (FALSE, FALSE, sizeof (BrgMove));
  self->lit = g_array_new (FALSE, FALSE, sizeof (BrgSubject));
  self->offered = g_array_new (FALSE, FALSE, sizeof (BrgMove));
}

/**
 * brg_picker_new:
 * @ruleset: the rules of the game
 *
 * Returns: (transfer full): a picker without moves: nothing is lit
 */
BrgPicker *
brg_picker_new (BrgRuleset *ruleset)
{
  BrgPicker *self = g_object_new (BRG_TYPE_PICKER, NULL);

  self->ruleset = brg_ruleset_ref (ruleset);
  return self;
}

/**
 * brg_picker_set_moves:
 * @self: a picker
 * @position: (nullable): the position that the moves are made in, to know which of them reveal
 *   chance; copied
 * @moves: (nullable): the moves that can be made; copied. %NULL is none
 *
 * Starts anew, without picks.
 */
void
brg_picker_set_moves (BrgPicker         *self,
                      const BrgPosition *position,
                      const BrgMoves    *moves)
{
  g_return_if_fail (BRG_IS_PICKER (self));

  g_clear_pointer (&self->position, brg_position_free);
  if (position != NULL)
    self->position = brg_position_dup (self->ruleset, position);

  g_array_set_size (self->all, 0);
  if (moves != NULL)
    g_array_append_vals (self->all, moves->items, MIN (moves->n, moves->capacity));

  self->n_picks = 0;
  self->lifted = BRG_NO_SUBJECT;
  brg_picker_update (self);
}

/**
 * brg_picker_get_ruleset:
 * @self: a picker
 *
 * Returns: (transfer none): the rules of the game
 */
BrgRuleset *
brg_picker_get_ruleset (BrgPicker *self)
{
  g_return_val_if_fail (BRG_IS_PICKER (self), NULL);

  return self->ruleset;
}

/**
 * brg_picker_get_position:
 * @self: a picker
 *
 * Returns: (transfer none) (nullable): the position that the moves are made in
 */
const BrgPosition *
brg_picker_get_position (BrgPicker *self)
{
  g_return_val_if_fail (BRG_IS_PICKER (self), NULL);

  return self->position;
}

/* ---- picking ---- */

/**
 * brg_picker_can_use:
 * @self: a picker
 * @subject: a subject
 *
 * Returns: whether any move names it, be it only after the picks so far are forgotten
 */
gboolean
brg_picker_can_use (BrgPicker  *self,
                    BrgSubject  subject)
{
  g_return_val_if_fail (BRG_IS_PICKER (self), FALSE);

  for (guint i = 0; i < self->all->len; i++)
    if (brg_picker_move_names (&g_array_index (self->all, BrgMove, i), subject))
      return TRUE;

  return FALSE;
}

gboolean
brg_picker_is_named_by_left (BrgPicker  *self,
                             BrgSubject  subject)
{
  for (guint i = 0; i < self->left.n; i++)
    if (brg_picker_move_names (&self->left.items[i], subject))
      return TRUE;

  return FALSE;
}

/**
 * brg_picker_pick:
 * @self: a picker
 * @subject: what a person pointed at
 *
 * Adds a pick. One that fits none of the moves left starts anew with itself alone. When one move
 * is left it is chosen, unless it must be confirmed: then it is offered. A second pick of one thing
 * takes it back.
 *
 * Returns: %FALSE if no move names @subject; nothing has changed then
 */
gboolean
brg_picker_pick (BrgPicker  *self,
                 BrgSubject  subject)
{
  g_return_val_if_fail (BRG_IS_PICKER (self), FALSE);

  if (brg_picker_unpick (self, subject))
    return TRUE;
  if (!brg_picker_can_use (self, subject))
    return FALSE;

  if (!brg_picker_is_named_by_left (self, subject))
    self->n_picks = 0;
  self->picks[self->n_picks++] = subject;
  brg_picker_update (self);

  if (self->left.n == 1 && !brg_picker_needs_button (self, &self->left.items[0]))
    choose (self, &self->left.items[0]);

  return TRUE;
}

/**
 * brg_picker_unpick:
 * @self: a picker
 * @subject: a subject
 *
 * Takes a pick back.
 *
 * Returns: whether @subject was picked
 */
gboolean
brg_picker_unpick (BrgPicker  *self,
                   BrgSubject  subject)
{
  g_return_val_if_fail (BRG_IS_PICKER (self), FALSE);

  for (guint i = 0; i < self->n_picks; i++)
    if (brg_subject_equal (self->picks[i], subject))
      {
        memmove (&self->picks[i], &self->picks[i + 1],
                 (self->n_picks - i - 1) * sizeof (BrgSubject));
        self->n_picks--;
        brg_picker_update (self);
        return TRUE;
      }

  return FALSE;
}

/**
 * brg_picker_back:
 * @self: a picker
 *
 * Takes the last pick back.
 *
 * Returns: whether there was one
 */
gboolean
brg_picker_back (BrgPicker *self)
{
  g_return_val_if_fail (BRG_IS_PICKER (self), FALSE);

  if (self->n_picks == 0)
    return FALSE;

  self->n_picks--;
  brg_picker_update (self);
  return TRUE;
}

/**
 * brg_picker_choose:
 * @self: a picker
 * @move: a move
 *
 * What the button of an offered move does.
 *
 * Returns: %FALSE if the move cannot be made
 */
gboolean
brg_picker_choose (BrgPicker     *self,
                   const BrgMove *move)
{
  g_return_val_if_fail (BRG_IS_PICKER (self), FALSE);

  for (guint i = 0; i < self->all->len; i++)
    if (brg_move_equal (&g_array_index (self->all, BrgMove, i), move))
      {
        choose (self, move);
        return TRUE;
      }

  return FALSE;
}

/* ---- asking ---- */

/**
 * brg_picker_is_lit:
 * @self: a picker
 * @subject: a subject
 *
 * Returns: whether picking it leads on
 */
gboolean
brg_picker_is_lit (BrgPicker  *self,
                   BrgSubject  subject)
{
  g_return_val_if_fail (BRG_IS_PICKER (self), FALSE);

  for (guint i = 0; i < self->lit->len; i++)
    if (brg_subject_equal (g_array_index (self->lit, BrgSubject, i), subject))
      return TRUE;

  return FALSE;
}

/**
 * brg_picker_is_picked:
 * @self: a picker
 * @subject: a subject
 *
 * Returns: whether it is one of the picks
 */
gboolean
brg_picker_is_picked (BrgPicker  *self,
                      BrgSubject  subject)
{
  g_return_val_if_fail (BRG_IS_PICKER (self), FALSE);

  for (guint i = 0; i < self->n_picks; i++)
    if (brg_subject_equal (self->picks[i], subject))
      return TRUE;

  return FALSE;
}

guint
brg_picker_get_n_picks (BrgPicker *self)
{
  g_return_val_if_fail (BRG_IS_PICKER (self), 0);

  return self->n_picks;
}

BrgSubject
brg_picker_get_pick (BrgPicker *self,
                     guint      index)
{
  g_return_val_if_fail (BRG_IS_PICKER (self), BRG_NO_SUBJECT);
  g_return_val_if_fail (index < self->n_picks, BRG_NO_SUBJECT);

  return self->picks[index];
}

guint
brg_picker_get_n_lit (BrgPicker *self)
{
  g_return_val_if_fail (BRG_IS_PICKER (self), 0);

  return self->lit->len;
}

/**
 * brg_picker_get_lit:
 * @self: a picker
 * @index: which, in the order of the moves
 *
 * Returns: a subject that leads on
 */
BrgSubject
brg_picker_get_lit (BrgPicker *self,
                    guint      index)
{
  g_return_val_if_fail (BRG_IS_PICKER (self), BRG_NO_SUBJECT);
  g_return_val_if_fail (index < self->lit->len, BRG_NO_SUBJECT);

  return g_array_index (self->lit, BrgSubject, index);
}

guint
brg_picker_get_n_offered (BrgPicker *self)
{
  g_return_val_if_fail (BRG_IS_PICKER (self), 0);

  return self->offered->len;
}

/**
 * brg_picker_get_offered:
 * @self: a picker
 * @index: which, in the order of the moves
 *
 * Returns: (transfer none): a move that deserves a button of its own
 */
const BrgMove *
brg_picker_get_offered (BrgPicker *self,
                        guint      index)
{
  g_return_val_if_fail (BRG_IS_PICKER (self), NULL);
  g_return_val_if_fail (index < self->offered->len, NULL);

  return &g_array_index (self->offered, BrgMove, index);
}

/**
 * brg_picker_get_left:
 * @self: a picker
 *
 * Returns: (transfer none): the moves that name all picks, valid until something changes
 */
const BrgMoves *
brg_picker_get_left (BrgPicker *self)
{
  g_return_val_if_fail (BRG_IS_PICKER (self), NULL);

  return &self->left;
}
