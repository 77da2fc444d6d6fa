/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/engine/brg-line-reader.h"

G_BEGIN_DECLS

/**
 * BrgGrade: how sure we are of a printed fact.
 * @BRG_GRADE_OFFICIAL: several sources agree, or the rules force it
 * @BRG_GRADE_LIKELY: one careful source
 * @BRG_GRADE_RECONSTRUCTED: made by us, within what the rules say
 */
typedef enum
{
  BRG_GRADE_OFFICIAL,
  BRG_GRADE_LIKELY,
  BRG_GRADE_RECONSTRUCTED,
} BrgGrade;

gboolean    brg_grade_read  (const BrgLine  *line,
                             guint           word,
                             const char     *name,
                             BrgGrade       *grade,
                             GError        **error);
const char *brg_grade_label (BrgGrade        grade);

G_END_DECLS
