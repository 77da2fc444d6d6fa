/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "core/engine/brg-game.h"
#include "ui/brg-log-panel.h"

G_BEGIN_DECLS

#define BRG_TYPE_TABLE (brg_table_get_type ())
G_DECLARE_FINAL_TYPE (BrgTable, brg_table, BRG, TABLE, GtkWidget)

/* Signals: `notice (const char *sentence)` when a person should be told something; `finished ()`
 * when the end of the game has been seen; `help (const char *reference)` when a person wants to read
 * what the help tells of a thing; `rested ()` when all that a move set off has been seen in a game
 * that is only looked at; `asked ()` when somebody is asked, and all that led there has been seen; so
 * also when nobody is asked any more. Properties: `beat-delay`, `announcement`, `can-undo`, `can-redo`,
 * `following`, `paused`. */

GtkWidget   *brg_table_new            (void);
void         brg_table_set_game       (BrgTable       *self,
                                       BrgGame        *game,
                                       GPtrArray      *expansions);
BrgGame     *brg_table_get_game       (BrgTable       *self);
GPtrArray   *brg_table_get_expansions (BrgTable       *self);
BrgLogPanel *brg_table_get_log        (BrgTable       *self);
void         brg_table_set_watching   (BrgTable       *self,
                                       gboolean        watching);
void         brg_table_set_speed      (BrgTable       *self,
                                       double          speed);
void         brg_table_hurry          (BrgTable       *self);
void         brg_table_take_focus     (BrgTable       *self);
void         brg_table_return_focus   (BrgTable       *self);
void         brg_table_undo           (BrgTable       *self);
void         brg_table_redo           (BrgTable       *self);
void         brg_table_restart_turn   (BrgTable       *self);
void         brg_table_set_paused     (BrgTable       *self,
                                       gboolean        paused);
void         brg_table_step           (BrgTable       *self);
void         brg_table_skip           (BrgTable       *self);
void         brg_table_point_at       (BrgTable       *self,
                                       const BrgEvent *event);
char        *brg_table_get_help       (BrgTable       *self);
void         brg_table_enlarge        (BrgTable       *self,
                                       guint           seat);
guint        brg_table_get_middle     (BrgTable       *self);

/* For what stands beside a game and speaks of it. */
void         brg_table_set_aside      (BrgTable       *self,
                                       GtkWidget      *widget);
void         brg_table_light          (BrgTable       *self,
                                       BrgSubject      subject,
                                       const char     *place,
                                       guint           owner);
void         brg_table_unlight        (BrgTable       *self);
gboolean     brg_table_make           (BrgTable       *self,
                                       const BrgMove  *move);
void         brg_table_add_words      (BrgTable       *self,
                                       const char     *sentence);

G_END_DECLS
