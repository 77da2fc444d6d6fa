/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "ui/brg-claims.h"
#include "ui/brg-foresight.h"

G_BEGIN_DECLS

#define BRG_TYPE_QUESTION_BAR (brg_question_bar_get_type ())
G_DECLARE_FINAL_TYPE (BrgQuestionBar, brg_question_bar, BRG, QUESTION_BAR, GtkWidget)

GtkWidget *brg_question_bar_new        (void);
void       brg_question_bar_set_picker (BrgQuestionBar *self,
                                        BrgRuleset     *ruleset,
                                        BrgPicker      *picker,
                                        BrgForesight   *foresight,
                                        BrgClaims      *claims,
                                        GPtrArray      *expansions);
void       brg_question_bar_set_prompt (BrgQuestionBar *self,
                                        guint           seat,
                                        const char     *prompt,
                                        gboolean        busy);
void       brg_question_bar_set_hint   (BrgQuestionBar *self,
                                        const char     *hint);
void       brg_question_bar_remark     (BrgQuestionBar *self,
                                        const char     *remark);
void       brg_question_bar_catch_up   (BrgQuestionBar *self);
gboolean   brg_question_bar_focus      (BrgQuestionBar *self);
void       brg_question_bar_set_over   (BrgQuestionBar *self,
                                        gboolean        over);

G_END_DECLS
