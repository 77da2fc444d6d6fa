/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The words of help pages: plain text with `<b>` and `<a href="…">` in it, as a GtkLabel takes
 * them. */

void  brg_help_words_append       (GString    *words,
                                   const char *text,
                                   gsize       length);
char *brg_help_words_translate    (const char *domain,
                                   const char *source);
char *brg_help_words_get_plain    (const char *markup);
char *brg_help_words_link_rulings (const char *markup,
                                   GHashTable *rulings,
                                   const char *own);

G_END_DECLS
