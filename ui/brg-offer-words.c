/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-offer-words.h"

#include <glib/gi18n-lib.h>

#include "core/engine/brg-narrator.h"

static char *
name_offer (const BrgRuleset *ruleset,
            BrgPicker        *picker,
            guint             index)
{
  const BrgPosition *position = brg_picker_get_position (picker);
  const BrgMove *move = brg_picker_get_offered (picker, index);

  return position != NULL ? brg_narrator_offer (ruleset, position, move)
                          : brg_narrator_move (ruleset, move);
}

static gboolean
has_twin (const BrgRuleset *ruleset,
          BrgPicker        *picker,
          guint             index,
          const char       *words)
{
  for (guint i = 0; i < brg_picker_get_n_offered (picker); i++)
    {
      g_autofree char *other = name_offer (ruleset, picker, i);

      if (i != index && g_str_equal (words, other))
        return TRUE;
    }

  return FALSE;
}

/**
 * brg_offer_words_of_subjects:
 * @ruleset: the rules
 * @subjects: (array length=n): subjects
 * @n: how many
 *
 * Returns: (transfer full): all of them, as a list for people
 */
char *
brg_offer_words_of_subjects (const BrgRuleset *ruleset,
                             const BrgSubject *subjects,
                             guint             n)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (words, brg_narrator_mention (ruleset, subjects[i]));
  g_ptr_array_add (words, NULL);

  /* Translators: stands between the things of a list */
  return g_strjoinv (C_("list", ", "), (char **) words->pdata);
}

/**
 * brg_offer_words:
 * @ruleset: the rules
 * @picker: a picker
 * @index: which of the moves that it offers
 *
 * Moves that would be called the same are told apart by what they name.
 *
 * Returns: (transfer full): what the move is called
 */
char *
brg_offer_words (const BrgRuleset *ruleset,
                 BrgPicker        *picker,
                 guint             index)
{
  const BrgMove *move = brg_picker_get_offered (picker, index);
  g_autofree char *words = name_offer (ruleset, picker, index);
  g_autofree char *subjects = NULL;

  if (move->n_subjects == 0 || !has_twin (ruleset, picker, index, words))
    return g_steal_pointer (&words);

  subjects = brg_offer_words_of_subjects (ruleset, move->subjects, move->n_subjects);
  /* Translators: first what a move does, then the things that it is done with */
  return g_strdup_printf (_("%s (%s)"), words, subjects);
}
