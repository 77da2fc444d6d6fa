/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BrgLine:
 * @file: the name to show in messages
 * @number: the line's number, from 1
 * @words: (array zero-terminated): the words; the first is the keyword
 * @columns: where each word begins, in characters from 1
 * @n_words: at least 1
 *
 * A line of a record, scenario, position, duchy or catalogue. Words are parted by white space; a
 * word may be quoted with `"`, inside which `\"` and `\\` stand for those two; `#` at a word's
 * start begins a comment.
 */
typedef struct
{
  const char *file;
  guint       number;
  char      **words;
  guint      *columns;
  guint       n_words;
} BrgLine;

/** BRG_LINE_READER_MAX_BYTES: a text longer than this is refused. */
#define BRG_LINE_READER_MAX_BYTES (16 * 1024 * 1024)

/** BrgLineReader: takes a text apart, line by line. */
typedef struct _BrgLineReader BrgLineReader;

char          *brg_line_load_file       (const char     *path,
                                         GError        **error);
char          *brg_line_load_resource   (const char     *path,
                                         GError        **error);
BrgLineReader *brg_line_reader_new      (const char     *file,
                                         const char     *text,
                                         gssize          length,
                                         GError        **error);
void           brg_line_reader_free     (BrgLineReader  *reader);
gboolean       brg_line_reader_next     (BrgLineReader  *reader,
                                         const BrgLine **line,
                                         GError        **error);
char          *brg_line_quote           (const char     *word);
gboolean       brg_line_error           (const BrgLine  *line,
                                         guint           word,
                                         GError        **error,
                                         gint            code,
                                         const char     *format,
                                         ...) G_GNUC_PRINTF (5, 6);
gboolean       brg_line_prefix_error    (const BrgLine  *line,
                                         guint           word,
                                         GError        **error);
gboolean       brg_line_expect_words    (const BrgLine  *line,
                                         guint           minimum,
                                         guint           maximum,
                                         GError        **error);
gboolean       brg_line_get_number      (const BrgLine  *line,
                                         guint           word,
                                         gint64          minimum,
                                         gint64          maximum,
                                         gint64         *number,
                                         GError        **error);
const char    *brg_line_get_value       (const BrgLine  *line,
                                         const char     *key);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgLineReader, brg_line_reader_free)

G_END_DECLS
