/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/brg-beat-player.h"
#include "ui/brg-claims.h"
#include "ui/brg-log-panel.h"
#include "ui/brg-market-view.h"
#include "ui/brg-picker.h"
#include "ui/brg-question-bar.h"
#include "ui/brg-seat-panel.h"
#include "ui/brg-table.h"

G_BEGIN_DECLS

struct _BrgTable
{
  GtkWidget parent_instance;

  GtkBox *market_box;
  GtkBox *middle_box;
  GtkBox *others_box;
  GtkScrolledWindow *more;
  BrgLogPanel *log;
  BrgQuestionBar *bar;
  GtkWidget *popover;
  /* What had the keys before the popover came. */
  GtkWidget *focus;

  BrgClaims *claims;
  BrgBeatPlayer *beats;
  GtkWidget *market;
  GtkWidget *panels[BRG_MAX_SEATS];
  GtkWidget *table_panels;
  guint viewer;

  BrgGame *game;
  GPtrArray *expansions;
  BrgPicker *picker;
  GCancellable *thinking;
  char *announcement;
  guint beat_delay;
  /* Whether it was said that an expansion is faulty. */
  gboolean told_fault;
};

/* The widgets. */
void brg_table_announce      (BrgTable          *self,
                              const char        *sentence);
void brg_table_notice        (BrgTable          *self,
                              const char        *sentence);
void brg_table_tell_undo     (BrgTable          *self);
void brg_table_tell_finished (BrgTable          *self);

/* What lies on the table. */
void brg_table_clear_away    (BrgTable          *self);
void brg_table_lay           (BrgTable          *self,
                              guint              viewer);
void brg_table_show_position (BrgTable          *self,
                              const BrgPosition *position);
void brg_table_show_picks    (BrgTable          *self);

/* What there is to know of a thing. */
void brg_table_add_help  (BrgTable   *self);
void brg_table_explain   (BrgTable   *self);
void brg_table_tell_help (BrgTable   *self,
                          const char *reference);

/* The play. */
void     brg_table_begin_play        (BrgTable *self);
void     brg_table_end_play          (BrgTable *self);
gboolean brg_table_is_computer_asked (BrgTable *self);

G_END_DECLS
