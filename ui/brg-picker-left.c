/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-picker-private.h"

/* Whether a person can point at @subject on the way to @move. */
gboolean
brg_picker_move_names (const BrgMove *move,
                       BrgSubject     subject)
{
  for (guint i = 0; i < move->n_subjects; i++)
    if (brg_subject_equal (move->subjects[i], subject))
      return TRUE;

  return FALSE;
}

static gboolean
names_picks (BrgPicker     *self,
             const BrgMove *move)
{
  for (guint i = 0; i < self->n_picks; i++)
    if (!brg_picker_move_names (move, self->picks[i]))
      return FALSE;

  return TRUE;
}

/**
 * brg_picker_follows:
 * @self: a picker
 * @subject: a subject of a move
 *
 * Returns: whether the rest of a move tells it, so that nobody need point at it
 */
gboolean
brg_picker_follows (BrgPicker  *self,
                    BrgSubject  subject)
{
  return brg_ruleset_row (self->ruleset->subject_kinds, BrgSubjectKind, subject.kind)->follows;
}

/* How many subjects of the move a person has still to point at. */
static guint
count_open (BrgPicker     *self,
            const BrgMove *move)
{
  guint n = 0;

  for (guint i = 0; i < move->n_subjects; i++)
    if (!brg_picker_is_picked (self, move->subjects[i]))
      n++;

  return n;
}

/* Whether two moves say the same but for a subject that follows. */
static gboolean
differ_in_what_follows (BrgPicker     *self,
                        const BrgMove *a,
                        const BrgMove *b)
{
  if (a->verb != b->verb || a->n_subjects != b->n_subjects)
    return FALSE;

  for (guint i = 0; i < a->n_subjects; i++)
    if (!brg_subject_equal (a->subjects[i], b->subjects[i])
        && !(brg_picker_follows (self, a->subjects[i])
             && brg_picker_follows (self, b->subjects[i])))
      return FALSE;

  return TRUE;
}

/* What follows is asked about only when nothing else is left to ask. */
static gboolean
only_what_follows_is_left (BrgPicker *self)
{
  for (guint i = 1; i < self->left.n; i++)
    if (!differ_in_what_follows (self, &self->left.items[0], &self->left.items[i]))
      return FALSE;

  return TRUE;
}

/* What cannot be taken back, such as chance, must not be done by a slip of the hand. */
gboolean
brg_picker_needs_button (BrgPicker     *self,
                         const BrgMove *move)
{
  g_autoptr (BrgPosition) copy = NULL;

  if (brg_ruleset_row (self->ruleset->verbs, BrgVerb, move->verb)->ends_turn)
    return TRUE;
  if (self->position == NULL)
    return FALSE;

  copy = brg_position_dup (self->ruleset, self->position);
  brg_play_move (self->ruleset, copy, move, NULL);
  return brg_play_is_final (self->ruleset, self->position, move, copy);
}

static void
keep_left (BrgPicker *self)
{
  g_array_set_size (self->left_items, 0);
  for (guint i = 0; i < self->all->len; i++)
    {
      const BrgMove *move = &g_array_index (self->all, BrgMove, i);

      if (names_picks (self, move))
        g_array_append_vals (self->left_items, move, 1);
    }

  self->left.items = (BrgMove *) (gpointer) self->left_items->data;
  self->left.n = self->left.capacity = self->left_items->len;
}

static void
light (BrgPicker *self)
{
  gboolean all = only_what_follows_is_left (self);

  g_array_set_size (self->lit, 0);
  for (guint i = 0; i < self->left.n; i++)
    for (guint j = 0; j < self->left.items[i].n_subjects; j++)
      {
        BrgSubject subject = self->left.items[i].subjects[j];

        if ((all || !brg_picker_follows (self, subject)) && !brg_picker_is_picked (self, subject)
            && !brg_picker_is_lit (self, subject))
          g_array_append_val (self->lit, subject);
      }
}

/* Whether others would still be left once the move's last open subject is picked. */
static gboolean
would_stay_open (BrgPicker     *self,
                 const BrgMove *move)
{
  for (guint i = 0; i < self->left.n; i++)
    {
      const BrgMove *other = &self->left.items[i];
      gboolean holds = !brg_move_equal (other, move);

      for (guint j = 0; holds && j < move->n_subjects; j++)
        holds = brg_picker_move_names (other, move->subjects[j]);
      if (holds)
        return TRUE;
    }

  return FALSE;
}

/*
 * A move is offered whole when pointing could not make it: the picks are all that it names; or one
 * more pick would be, and still others would name that as well; or it is the last move left.
 */
static gboolean
is_offered (BrgPicker     *self,
            const BrgMove *move)
{
  guint n_open = count_open (self, move);

  return n_open == 0 || self->left.n == 1 || (n_open == 1 && would_stay_open (self, move));
}

static void
offer (BrgPicker *self)
{
  g_array_set_size (self->offered, 0);
  for (guint i = 0; i < self->left.n && self->offered->len < BRG_PICKER_MAX_OFFERED; i++)
    if (is_offered (self, &self->left.items[i]))
      g_array_append_vals (self->offered, &self->left.items[i], 1);

  /* What names nothing, such as the end of the turn, can be had whatever is picked. */
  for (guint i = 0; self->n_picks > 0 && i < self->all->len; i++)
    if (g_array_index (self->all, BrgMove, i).n_subjects == 0
        && self->offered->len < BRG_PICKER_MAX_OFFERED)
      g_array_append_vals (self->offered, &g_array_index (self->all, BrgMove, i), 1);
}

/**
 * brg_picker_list_after:
 * @self: a picker
 * @subject: a subject
 * @moves: a buffer; the moves are added
 *
 * Lists the moves that would be left if @subject were picked, too; none if it leads nowhere.
 */
void
brg_picker_list_after (BrgPicker  *self,
                       BrgSubject  subject,
                       BrgMoves   *moves)
{
  for (guint i = 0; i < self->left.n; i++)
    if (brg_picker_move_names (&self->left.items[i], subject))
      brg_moves_add (moves, &self->left.items[i]);
}

/**
 * brg_picker_goes_with:
 * @self: a picker
 * @subject: a subject
 * @other: another one
 *
 * Returns: whether both can be picked on the way to one move
 */
gboolean
brg_picker_goes_with (BrgPicker  *self,
                      BrgSubject  subject,
                      BrgSubject  other)
{
  for (guint i = 0; i < self->left.n; i++)
    if (brg_picker_move_names (&self->left.items[i], subject)
        && brg_picker_move_names (&self->left.items[i], other))
      return TRUE;

  return FALSE;
}

/* Says anew what is left, lit and offered after the picks so far. */
void
brg_picker_work_out (BrgPicker *self)
{
  keep_left (self);
  light (self);
  offer (self);
}
