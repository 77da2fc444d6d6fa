/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/brg-chip.h"
#include "ui/brg-question-bar.h"
#include "ui/brg-seat-mark.h"

G_BEGIN_DECLS

/**
 * BrgQuestionBar:
 *
 * Says what is asked and of whom, and below it what comes of what one points at. It has a button
 * for every lit subject that nothing on the table claims, and for every offered move, so that
 * nothing is out of reach. The buttons have digits.
 */
struct _BrgQuestionBar
{
  GtkWidget parent_instance;

  BrgSeatMark *mark;
  GtkLabel *prompt;
  GtkLabel *detail;
  GtkSpinner *spinner;
  GtkBox *chips;
  GtkBox *more_chips;
  GtkBox *ends;
  GtkWidget *scores;

  BrgRuleset *ruleset;
  BrgPicker *picker;
  BrgForesight *foresight;
  BrgClaims *claims;
  GPtrArray *expansions;
  GPtrArray *buttons;
  guint idle;
  gboolean reminded;

  /* What the line below the question says: the first that there is. */
  BrgChip *pointed;
  char *remark;
  char *hint;
  char *picked;
  gboolean is_foretold;
};

void brg_question_bar_lay_chips   (BrgQuestionBar *self);
void brg_question_bar_clear_chips (BrgQuestionBar *self);
void brg_question_bar_add_keys    (BrgQuestionBar *self);
void brg_question_bar_show_detail (BrgQuestionBar *self);

G_END_DECLS
