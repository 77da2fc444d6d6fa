/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "ui/brg-help-book.h"

G_BEGIN_DECLS

#define BRG_TYPE_HELP_PICTURE (brg_help_picture_get_type ())
G_DECLARE_FINAL_TYPE (BrgHelpPicture, brg_help_picture, BRG, HELP_PICTURE, GtkWidget)

GtkWidget *brg_help_picture_new      (const BrgHelpBook *book,
                                      const GPtrArray   *items,
                                      double             size);
GtkWidget *brg_help_picture_new_tile (const BrgHelpBook *book,
                                      guint              kind,
                                      double             size);

G_END_DECLS
