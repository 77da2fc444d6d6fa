/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "ui/brg-beat-player.h"
#include "ui/brg-claims.h"
#include "ui/brg-drag.h"
#include "ui/brg-log-panel.h"
#include "ui/brg-market-view.h"
#include "ui/brg-motions.h"
#include "ui/brg-picker.h"
#include "ui/brg-question-bar.h"
#include "ui/brg-seat-panel.h"
#include "ui/brg-table.h"

G_BEGIN_DECLS

struct _BrgTable
{
  GtkWidget parent_instance;

  GtkWidget *columns;
  GtkBox *market_box;
  AdwBin *aside;
  GtkScrolledWindow *more;
  BrgLogPanel *log;
  BrgQuestionBar *bar;
  BrgDeck *deck;
  GtkWidget *popover;
  /* What had the keys before the popover came. */
  GtkWidget *focus;
  /* What on the table has or had the keys, and where it is or was. */
  GtkWidget *keys;
  GtkWidget *keys_view;
  graphene_point_t keys_place;
  gboolean has_keys;
  gboolean keys_in_bar;
  gboolean keys_wait;
  guint mending;

  BrgClaims *claims;
  BrgBeatPlayer *beats;
  BrgMotions *motions;
  BrgDrag *drag;
  GtkWidget *market;
  /* NULL for a seat whose things another one's panel has. */
  GtkWidget *panels[BRG_MAX_SEATS];
  GtkWidget *table_panels;
  /* Who has the middle by right, and whose duchy is looked at there instead. */
  guint viewer;
  guint enlarged;
  /* What had the keys before that. */
  GtkWidget *left_focus;

  BrgGame *game;
  GPtrArray *expansions;
  /* What the table shows, which may be less than has happened. */
  BrgPosition *shown;
  BrgPicker *picker;
  BrgForesight *foresight;
  /* What the pointer is over, and what the keyboard is on. */
  BrgSpot *hovered;
  BrgSpot *focused;
  gboolean has_lead;
  GCancellable *thinking;
  char *announcement;
  guint beat_delay;
  /* Whether the game is only looked at, and how much faster than it is played. */
  gboolean watching;
  double speed;
  /* Who made the move whose steps are shown; and whether they are shown at once. */
  guint mover;
  gboolean skipping;
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
void brg_table_tell_rested   (BrgTable          *self);
void brg_table_tell_asked    (BrgTable          *self);
void brg_table_tell_following (BrgTable         *self);

/* What lies on the table. */
void brg_table_clear_away    (BrgTable          *self);
void brg_table_lay           (BrgTable          *self);
guint brg_table_find_host    (BrgTable          *self,
                              guint              seat);
char *brg_table_name_host    (BrgTable          *self,
                              guint              host);
void brg_table_show_position (BrgTable          *self,
                              const BrgPosition *position);
void brg_table_show_picks    (BrgTable          *self);

/* Which seat lies in the middle. */
void     brg_table_arrange        (BrgTable *self);
void     brg_table_set_viewer     (BrgTable *self,
                                   guint     viewer);
gboolean brg_table_is_enlarged    (BrgTable *self);
gboolean brg_table_end_enlarging  (BrgTable *self);

/* How another one comes there. */
void     brg_table_add_seat_keys  (BrgTable *self);
void     brg_table_install_seats  (GtkWidgetClass *widget_class);
void     brg_table_let_enlarge    (BrgTable  *self,
                                   GtkWidget *panel);
gboolean brg_table_swap_for       (BrgTable *self,
                                   BrgSpot  *spot);

/* What there is to know of a thing. */
void brg_table_add_help  (BrgTable   *self);
void brg_table_explain   (BrgTable   *self);
void brg_table_tell_help (BrgTable   *self,
                          const char *reference);

/* Where the keys go. */
void brg_table_follow_focus (BrgTable *self,
                             GtkRoot  *root);
void brg_table_mend_focus   (BrgTable *self);

/* Following what happens. */
void     brg_table_set_pace          (BrgTable       *self,
                                      guint           pace);
void     brg_table_update_pace       (BrgTable       *self);
void     brg_table_begin_steps       (BrgTable       *self);
void     brg_table_show_step         (BrgTable       *self,
                                      const BrgBeat  *beat);
void     brg_table_end_steps         (BrgTable       *self);
void     brg_table_clear_traces      (BrgTable       *self);
void     brg_table_stop_skipping     (BrgTable       *self);
gboolean brg_table_is_following      (BrgTable       *self);

/* What comes of it. */
void brg_table_begin_hints (BrgTable *self);
void brg_table_end_hints   (BrgTable *self);
void brg_table_show_hint   (BrgTable *self);
void brg_table_hush        (BrgTable *self,
                            gboolean  hush);
void brg_table_hint_at     (BrgTable *self,
                            BrgSpot  *spot);

/* The play. */
void     brg_table_tell_events       (BrgTable       *self,
                                      const BrgEvent *events,
                                      guint           n_events);
gboolean brg_table_pick_die          (BrgTable       *self,
                                      guint           face);
void     brg_table_put_back          (BrgTable       *self,
                                      BrgSpot        *spot);
void     brg_table_begin_play        (BrgTable *self);
void     brg_table_end_play          (BrgTable *self);
gboolean brg_table_is_computer_asked (BrgTable *self);
gboolean brg_table_is_computer       (BrgTable *self,
                                      guint     seat);
gboolean brg_table_has_person        (BrgTable *self);
gboolean brg_table_is_waiting        (BrgTable *self);

/* Looking at a game that is not played. */
void     brg_table_rest              (BrgTable *self);
void     brg_table_recall            (BrgTable *self);

G_END_DECLS
