/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "ui/brg-help-search.h"

G_BEGIN_DECLS

#define BRG_TYPE_HELP_CONTENTS (brg_help_contents_get_type ())
G_DECLARE_FINAL_TYPE (BrgHelpContents, brg_help_contents, BRG, HELP_CONTENTS, GtkWidget)

/* Signal: `chosen (const BrgHelpPage *page, const BrgHelpBlock *block)` when a person wants to read
 * a page, or this part of it if that is not NULL. */

GtkWidget *brg_help_contents_new        (void);
void       brg_help_contents_set_book   (BrgHelpContents       *self,
                                         const BrgHelpBook     *book);
void       brg_help_contents_show_page  (BrgHelpContents       *self,
                                         const BrgHelpPage     *page);
void       brg_help_contents_take_focus (BrgHelpContents       *self);
gboolean   brg_help_contents_take_key   (BrgHelpContents       *self,
                                         GtkEventControllerKey *controller);
gboolean   brg_help_contents_end_search (BrgHelpContents       *self);

G_END_DECLS
