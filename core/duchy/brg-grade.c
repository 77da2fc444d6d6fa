/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-grade.h"

#include <glib/gi18n-lib.h>

#include "core/engine/brg-error.h"

static const struct { const char *name, *label; } grades[] = {
  [BRG_GRADE_OFFICIAL] = { "official", NC_("grade", "Official") },
  [BRG_GRADE_LIKELY] = { "likely", NC_("grade", "Likely") },
  [BRG_GRADE_RECONSTRUCTED] = { "reconstructed", NC_("grade", "Reconstructed") },
};

/**
 * brg_grade_read:
 * @line: a line
 * @word: the word that holds the name, for messages
 * @name: a grade's stable name
 * @grade: (out): the grade
 * @error: return location for an error
 *
 * Returns: whether @name is a grade
 */
gboolean
brg_grade_read (const BrgLine  *line,
                guint           word,
                const char     *name,
                BrgGrade       *grade,
                GError        **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (grades); i++)
    if (g_str_equal (grades[i].name, name))
      {
        *grade = (BrgGrade) i;
        return TRUE;
      }

  return brg_line_error (line, word, error, BRG_ERROR_UNKNOWN,
                         _("“%s” is not a grade: official, likely or reconstructed"), name);
}

/**
 * brg_grade_label:
 * @grade: a grade
 *
 * Returns: (transfer none): its translated name
 */
const char *
brg_grade_label (BrgGrade grade)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "grade", grades[grade].label);
}
