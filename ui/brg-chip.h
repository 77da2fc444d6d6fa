/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "core/engine/brg-move.h"

G_BEGIN_DECLS

#define BRG_TYPE_CHIP (brg_chip_get_type ())
G_DECLARE_FINAL_TYPE (BrgChip, brg_chip, BRG, CHIP, GtkButton)

/* Signal: `pointed ()` when the pointer or the focus comes or goes. */

GtkWidget     *brg_chip_new_subject  (guint          digit,
                                      const char    *words,
                                      BrgSubject     subject,
                                      gboolean       picked);
GtkWidget     *brg_chip_new_move     (guint          digit,
                                      const char    *words,
                                      const BrgMove *move);
void           brg_chip_keep_in_line (BrgChip       *self);
BrgSubject     brg_chip_get_subject  (BrgChip       *self);
const BrgMove *brg_chip_get_move     (BrgChip       *self);
const char    *brg_chip_get_outcome  (BrgChip       *self);
void           brg_chip_set_words    (BrgChip       *self,
                                      const char    *description,
                                      const char    *outcome);
char          *brg_chip_get_words    (BrgChip       *self);
char          *brg_chip_tell         (BrgChip       *self,
                                      guint          digit);
gboolean       brg_chip_is_pointed   (BrgChip       *self);

G_END_DECLS
