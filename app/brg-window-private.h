/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/brg-archive.h"
#include "app/brg-gallery.h"
#include "app/brg-plugin-host.h"
#include "app/brg-recent-list.h"
#include "app/brg-recent-strip.h"
#include "app/brg-saver.h"
#include "app/brg-window.h"
#include "core/engine/brg-game.h"
#include "ui/brg-guide-tour.h"
#include "ui/brg-news.h"
#include "ui/brg-replay-bar.h"
#include "ui/brg-room.h"
#include "ui/brg-table.h"

G_BEGIN_DECLS

struct _BrgWindow
{
  AdwApplicationWindow parent_instance;

  AdwWindowTitle *title;
  AdwToastOverlay *toasts;
  BrgNews *news;
  GtkStack *stack;
  AdwStatusPage *start_page;
  GtkWidget *continue_button;
  GtkWidget *new_button;
  GtkMenuButton *log_button;
  BrgLogPanel *log;
  GtkWidget *table_page;
  AdwStatusPage *cramped_page;
  BrgTable *table;
  BrgReplayBar *replay_bar;
  GtkMenuButton *recent_button;
  BrgRecentList *recent_list;
  BrgRecentStrip *recent_strip;
  /* What is asked about the game, and the dialogs for a new game, preferences, statistics and
   * files. */
  GtkWidget *question;
  GtkWidget *dialog;
  GtkWidget *preferences;
  GtkWidget *help;
  GtkWidget *statistics;
  /* The last score sheet. */
  GtkWidget *scores;
  GtkFileChooserNative *chooser;

  GSettings *settings;
  BrgPluginHost *host;
  GPtrArray *complaints;
  BrgSaver *saver;
  BrgArchive *archive;
  BrgGallery *gallery;

  /* What is told to somebody who plays for the first time, while the game is that one. */
  BrgGuide *guide;
  BrgGuideTour *tour;

  /* The game that is under way but not on the table: at the start that of last time, during a
   * replay the one that lay there before. */
  BrgGame *last_game;
  gboolean lay_there;
  /* Whether it comes back from there, so that its end is no news. */
  gboolean returning;
  /* What a screen reader was told last. */
  char *spoken;
  /* Where the person keeps the game, and after how many moves it was put there. */
  char *path;
  guint n_kept;
  /* What comes when the person has said what becomes of the game under way. */
  BrgGame *next_game;
  char *next_path;
  guint n_next_kept;
  /* The copy in the archive that the next game comes from, which is not needed when it lies on the
   * table. */
  BrgDigest *next_digest;
};

void     brg_window_install_actions (GtkWidgetClass *widget_class);
void     brg_window_load_last_game   (BrgWindow      *self);
BrgGame *brg_window_get_kept_game   (BrgWindow      *self);
void     brg_window_offer_game      (BrgWindow      *self,
                                     BrgGame        *game,
                                     const char     *path);
void     brg_window_take_next       (BrgWindow      *self);
void     brg_window_forget_next     (BrgWindow      *self);
void     brg_window_set_path        (BrgWindow      *self,
                                     const char     *path,
                                     guint           n_moves);
void     brg_window_lay             (BrgWindow      *self,
                                     BrgGame        *game);
void     brg_window_update_title    (BrgWindow      *self);
gboolean brg_window_may_close       (BrgWindow      *self);
void     brg_window_set_chooser     (BrgWindow            *self,
                                     GtkFileChooserNative *chooser);
void     brg_window_save            (BrgWindow      *self,
                                     gboolean        elsewhere);
GStrv    brg_window_recall_expansions   (BrgWindow   *self);
void     brg_window_remember_expansions (BrgWindow   *self,
                                         BrgGame     *game);
void     brg_window_set_game        (BrgWindow      *self,
                                     BrgGame        *game);
void     brg_window_open            (BrgWindow      *self,
                                     GFile          *file);
void     brg_window_take_drops      (BrgWindow      *self);
void     brg_window_begin_archive   (BrgWindow      *self);
gboolean brg_window_archive         (BrgWindow      *self,
                                     BrgGame        *game,
                                     GError        **error);
void     brg_window_note            (BrgWindow      *self,
                                     BrgGame        *game,
                                     const char     *path);
void     brg_window_open_kept       (BrgWindow      *self,
                                     const char     *path);
void     brg_window_forget_copy     (BrgWindow      *self,
                                     BrgDigest      *digest);
void     brg_window_offer_copy      (BrgWindow      *self,
                                     BrgGame        *game,
                                     BrgDigest      *digest);
void     brg_window_install_archive_actions (GtkWidgetClass *widget_class);
void     brg_window_replay          (BrgWindow      *self,
                                     BrgGame        *game,
                                     guint           n_moves);
void     brg_window_show_table      (BrgWindow      *self);
void     brg_window_show_end        (BrgWindow      *self,
                                     BrgGame        *game);
void     brg_window_end_replay      (BrgWindow      *self);
BrgGame *brg_window_get_replayed    (BrgWindow      *self);
void     brg_window_show_scores     (BrgWindow      *self,
                                     BrgGame        *game);
void     brg_window_update_help     (BrgWindow      *self);
void     brg_window_show_help       (BrgWindow      *self,
                                     const char     *reference);
void     brg_window_install_guide_actions (GtkWidgetClass *widget_class);
void     brg_window_update_guide    (BrgWindow      *self);
void     brg_window_end_guide       (BrgWindow      *self);
void     brg_window_tell            (BrgWindow      *self,
                                     const char     *sentence);
void     brg_window_tell_more       (BrgWindow      *self,
                                     const char     *sentence,
                                     const char     *button,
                                     const char     *action);
void     brg_window_present_dialog  (BrgWindow      *self,
                                     GtkWidget      *dialog);
void     brg_window_alert           (BrgWindow      *self,
                                     const char     *heading,
                                     const char     *sentence);

G_END_DECLS
