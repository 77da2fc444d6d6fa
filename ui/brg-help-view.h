/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "ui/brg-help-book.h"

G_BEGIN_DECLS

#define BRG_TYPE_HELP_VIEW (brg_help_view_get_type ())
G_DECLARE_FINAL_TYPE (BrgHelpView, brg_help_view, BRG, HELP_VIEW, GtkWidget)

void   brg_help_view_clear      (BrgHelpView        *self);
void   brg_help_view_show       (BrgHelpView        *self,
                                 const BrgHelpBook  *book,
                                 const BrgHelpPage  *page);
void   brg_help_view_go_to      (BrgHelpView        *self,
                                 const BrgHelpBlock *block);
void   brg_help_view_take_focus (BrgHelpView        *self,
                                 const BrgHelpBlock *block);
double brg_help_view_get_depth  (BrgHelpView        *self);
void   brg_help_view_set_depth  (BrgHelpView        *self,
                                 double              depth);

G_END_DECLS
