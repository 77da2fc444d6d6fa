/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/brg-plugin-host.h"
#include "app/brg-saver.h"
#include "app/brg-window.h"
#include "core/engine/brg-game.h"
#include "ui/brg-table.h"

G_BEGIN_DECLS

struct _BrgWindow
{
  AdwApplicationWindow parent_instance;

  AdwWindowTitle *title;
  AdwToastOverlay *toasts;
  GtkStack *stack;
  AdwStatusPage *start_page;
  GtkWidget *continue_button;
  GtkWidget *new_button;
  GtkMenuButton *log_button;
  BrgLogPanel *log;
  BrgTable *table;
  AdwToast *toast;
  /* What is asked about the game, and the dialogs for a new game, preferences and files. */
  GtkWidget *question;
  GtkWidget *dialog;
  GtkWidget *preferences;
  GtkWidget *help;
  GtkFileChooserNative *chooser;

  GSettings *settings;
  BrgPluginHost *host;
  GPtrArray *complaints;
  BrgSaver *saver;

  /* The game that was under way last time, until another one takes its place. */
  BrgGame *last_game;
  /* Where the person keeps the game, and after how many moves it was put there. */
  char *path;
  guint n_kept;
  /* What comes when the person has said what becomes of the game under way. */
  BrgGame *next_game;
  char *next_path;
  guint n_next_kept;
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
void     brg_window_update_help     (BrgWindow      *self);
void     brg_window_show_help       (BrgWindow      *self,
                                     const char     *reference);
void     brg_window_tell            (BrgWindow      *self,
                                     const char     *sentence);
void     brg_window_tell_more       (BrgWindow      *self,
                                     const char     *sentence,
                                     const char     *button,
                                     const char     *action);
void     brg_window_alert           (BrgWindow      *self,
                                     const char     *heading,
                                     const char     *sentence);

G_END_DECLS
