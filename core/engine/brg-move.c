/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-move.h"

#include <glib/gi18n-lib.h>

#include "brg-error.h"
#include "brg-ruleset.h"

/**
 * brg_move_find:
 * @move: a move
 * @kind: a subject kind
 *
 * Returns: (transfer none) (nullable): the first subject of that kind
 */
const BrgSubject *
brg_move_find (const BrgMove *move,
               guint          kind)
{
  for (guint i = 0; i < move->n_subjects; i++)
    if (move->subjects[i].kind == kind)
      return &move->subjects[i];

  return NULL;
}

/**
 * brg_move_format:
 * @ruleset: a ruleset
 * @move: a move of it
 *
 * Returns: (transfer full): the move's notation, without its seat: a verb and subjects
 */
char *
brg_move_format (const BrgRuleset *ruleset,
                 const BrgMove    *move)
{
  GString *out = g_string_new (brg_ruleset_row (ruleset->verbs, BrgVerb, move->verb)->name);

  for (guint i = 0; i < move->n_subjects; i++)
    {
      g_string_append_c (out, ' ');
      brg_subject_format (ruleset, move->subjects[i], move->seat, out);
    }

  return g_string_free (out, FALSE);
}

/**
 * brg_move_parse:
 * @ruleset: a ruleset
 * @seat: who moves
 * @text: a move's notation, words parted by single spaces
 * @move: (out): the move
 * @error: return location for an error
 *
 * The exact inverse of brg_move_format(). Whether the move is legal is another question.
 *
 * Returns: whether @text is the notation of a move
 */
gboolean
brg_move_parse (const BrgRuleset *ruleset,
                guint             seat,
                const char       *text,
                BrgMove          *move,
                GError          **error)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  guint n = g_strv_length (words);

  *move = (BrgMove){ .seat = (guint8) seat };
  move->verb = (guint8) (n > 0 ? brg_ruleset_find_verb (ruleset, words[0]) : 0);
  if (move->verb == 0)
    {
      g_set_error (error, BRG_ERROR, BRG_ERROR_UNKNOWN,
                   _("“%s” is not a move"), n > 0 ? words[0] : "");
      return FALSE;
    }

  if (n - 1 > BRG_MOVE_MAX_SUBJECTS)
    {
      g_set_error (error, BRG_ERROR, BRG_ERROR_SYNTAX,
                   _("a move cannot name more than %d things"), BRG_MOVE_MAX_SUBJECTS);
      return FALSE;
    }

  for (guint i = 1; i < n; i++)
    if (!brg_subject_parse (ruleset, words[i], seat, &move->subjects[i - 1], error))
      return FALSE;

  move->n_subjects = (guint8) (n - 1);
  return TRUE;
}

/**
 * brg_moves_find:
 * @moves: a list of moves
 * @move: a move
 *
 * Returns: where @move stands in the list, or -1
 */
gint
brg_moves_find (const BrgMoves *moves,
                const BrgMove  *move)
{
  for (guint i = 0; i < MIN (moves->n, moves->capacity); i++)
    if (brg_move_equal (&moves->items[i], move))
      return (gint) i;

  return -1;
}
