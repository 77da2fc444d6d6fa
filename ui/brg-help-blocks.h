/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "ui/brg-help-book.h"

G_BEGIN_DECLS

/** BRG_HELP_SHOW_ACTION: what links and buttons of a page call, with a reference as a string. */
#define BRG_HELP_SHOW_ACTION "help.show"

GtkWidget *brg_help_blocks_new_title (const BrgHelpPage  *page);
GtkWidget *brg_help_blocks_new       (const BrgHelpBook  *book,
                                      const BrgHelpPage  *page,
                                      const BrgHelpBlock *block);
GtkWidget *brg_help_blocks_new_next  (const BrgHelpPage  *next);

G_END_DECLS
