/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-line-reader.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#include "brg-error.h"

/* What some editors put before a text. */
#define BYTE_ORDER_MARK "\xef\xbb\xbf"

struct _BrgLineReader
{
  char       *file;
  char       *text;
  const char *cursor;
  BrgLine     line;
  GPtrArray  *words;
  GArray     *columns;
};

static gboolean
check_text (const char  *file,
            const char  *text,
            gssize       length,
            GError     **error)
{
  const char *end;
  gsize bytes = length < 0 ? strlen (text) : (gsize) length;

  if (bytes > BRG_LINE_READER_MAX_BYTES)
    {
      g_set_error (error, BRG_ERROR, BRG_ERROR_RANGE,
                   _("%s: the file is larger than %d bytes"), file, BRG_LINE_READER_MAX_BYTES);
      return FALSE;
    }

  if (!g_utf8_validate_len (text, bytes, &end))
    {
      guint number = 1;

      for (const char *at = text; at < end; at++)
        number += *at == '\n';
      g_set_error (error, BRG_ERROR, BRG_ERROR_SYNTAX,
                   _("%s:%u: the line is not UTF-8 text"), file, number);
      return FALSE;
    }

  return TRUE;
}

static gboolean
check_file (const char  *path,
            const char  *name,
            GError     **error)
{
  GStatBuf status;

  /* What cannot be looked at cannot be opened either, which says why. */
  if (g_stat (path, &status) != 0)
    return TRUE;

  if (!S_ISREG (status.st_mode))
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE, _("“%s” is not a file"), name);
      return FALSE;
    }

  if (status.st_size > BRG_LINE_READER_MAX_BYTES)
    {
      g_set_error (error, BRG_ERROR, BRG_ERROR_RANGE,
                   _("%s: the file is larger than %d bytes"), name, BRG_LINE_READER_MAX_BYTES);
      return FALSE;
    }

  return TRUE;
}

/**
 * brg_line_load_file:
 * @path: a file
 * @error: return location for an error
 *
 * Reads a file that somebody else may have made. A pipe or device is refused, since it may have no
 * end; so is what is too long or no text.
 *
 * Returns: (transfer full) (nullable): its text, UTF-8 without zero bytes
 */
char *
brg_line_load_file (const char  *path,
                    GError     **error)
{
  g_autofree char *name = g_filename_display_name (path);
  g_autofree char *text = NULL;
  gsize length;

  if (!check_file (path, name, error) || !g_file_get_contents (path, &text, &length, error)
      || !check_text (name, text, (gssize) length, error))
    return NULL;

  return g_steal_pointer (&text);
}

/**
 * brg_line_load_resource:
 * @path: a resource that the program or an expansion brings
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): its text
 */
char *
brg_line_load_resource (const char  *path,
                        GError     **error)
{
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, error);
  gconstpointer text;
  gsize length;

  if (bytes == NULL)
    return NULL;

  text = g_bytes_get_data (bytes, &length);
  return g_strndup (text, length);
}

/**
 * brg_line_reader_new:
 * @file: what to call the text in messages
 * @text: the text
 * @length: its length in bytes, or -1 if it ends with a zero byte
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): a reader that stands before the first line, or %NULL if the
 *   text is not UTF-8 or too long
 */
BrgLineReader *
brg_line_reader_new (const char  *file,
                     const char  *text,
                     gssize       length,
                     GError     **error)
{
  BrgLineReader *self;

  if (!check_text (file, text, length, error))
    return NULL;

  self = g_new0 (BrgLineReader, 1);
  self->file = g_strdup (file);
  self->text = length < 0 ? g_strdup (text) : g_strndup (text, (gsize) length);
  self->cursor = self->text;
  if (g_str_has_prefix (self->cursor, BYTE_ORDER_MARK))
    self->cursor += strlen (BYTE_ORDER_MARK);
  self->words = g_ptr_array_new_null_terminated (8, g_free, TRUE);
  self->columns = g_array_new (FALSE, FALSE, sizeof (guint));
  self->line.file = self->file;

  return self;
}

void
brg_line_reader_free (BrgLineReader *self)
{
  g_free (self->file);
  g_free (self->text);
  g_ptr_array_unref (self->words);
  g_array_unref (self->columns);
  g_free (self);
}

static guint
column_of (const char *start,
           const char *at)
{
  return (guint) g_utf8_pointer_to_offset (start, at) + 1;
}

static gboolean
read_quoted (const BrgLineReader *self,
             const char          *start,
             const char         **at,
             GString             *word,
             GError             **error)
{
  const char *opening = *at;

  for ((*at)++; **at != '"'; (*at)++)
    {
      if (**at == '\0' || **at == '\n')
        {
          g_set_error (error, BRG_ERROR, BRG_ERROR_SYNTAX,
                       _("%s:%u:%u: the quotation mark is never closed"),
                       self->file, self->line.number, column_of (start, opening));
          return FALSE;
        }
      if (**at == '\\' && ((*at)[1] == '"' || (*at)[1] == '\\'))
        (*at)++;
      g_string_append_c (word, **at);
    }

  (*at)++;
  return TRUE;
}

static gboolean
is_blank (char byte)
{
  return byte == ' ' || byte == '\t' || byte == '\r';
}

static gboolean
read_word (const BrgLineReader *self,
           const char          *start,
           const char         **at,
           GString             *word,
           GError             **error)
{
  while (**at != '\0' && **at != '\n' && !is_blank (**at))
    {
      if (**at == '"')
        {
          if (!read_quoted (self, start, at, word, error))
            return FALSE;
        }
      else
        g_string_append_c (word, *(*at)++);
    }

  return TRUE;
}

static gboolean
read_words (BrgLineReader  *self,
            GError        **error)
{
  const char *start = self->cursor;
  const char *at = start;
  const char *counted = start;
  guint column = 1;
  gboolean comment = FALSE;

  g_ptr_array_set_size (self->words, 0);
  g_array_set_size (self->columns, 0);

  while (*at != '\0' && *at != '\n')
    {
      comment = comment || *at == '#';
      if (comment || is_blank (*at))
        {
          at++;
          continue;
        }

      g_autoptr (GString) word = g_string_new (NULL);

      /* From word to word: a line may be as long as the file. */
      column += (guint) g_utf8_pointer_to_offset (counted, at);
      counted = at;
      if (!read_word (self, start, &at, word, error))
        return FALSE;
      g_array_append_val (self->columns, column);
      g_ptr_array_add (self->words, g_string_free (g_steal_pointer (&word), FALSE));
    }

  self->cursor = *at == '\n' ? at + 1 : at;
  return TRUE;
}

/**
 * brg_line_reader_next:
 * @self: a reader
 * @line: (out) (transfer none) (nullable): the next line that has words, valid until the next call;
 *   %NULL at the end of the text
 * @error: return location for an error
 *
 * Returns: %FALSE if the line cannot be read
 */
gboolean
brg_line_reader_next (BrgLineReader  *self,
                      const BrgLine **line,
                      GError        **error)
{
  *line = NULL;

  do
    {
      if (*self->cursor == '\0')
        return TRUE;
      self->line.number++;
      if (!read_words (self, error))
        return FALSE;
    }
  while (self->words->len == 0);

  self->line.words = (char **) self->words->pdata;
  self->line.columns = (guint *) (gpointer) self->columns->data;
  self->line.n_words = self->words->len;
  *line = &self->line;

  return TRUE;
}

/**
 * brg_line_quote:
 * @word: a word without line breaks
 *
 * Returns: (transfer full): the word as it must be written so that it reads back as one word
 */
char *
brg_line_quote (const char *word)
{
  GString *quoted;

  if (*word != '\0' && strpbrk (word, " \t\r\n\"#\\") == NULL)
    return g_strdup (word);

  quoted = g_string_new ("\"");
  for (const char *at = word; *at != '\0'; at++)
    {
      if (*at == '"' || *at == '\\')
        g_string_append_c (quoted, '\\');
      g_string_append_c (quoted, *at == '\n' ? ' ' : *at);
    }
  g_string_append_c (quoted, '"');

  return g_string_free (quoted, FALSE);
}

/**
 * brg_line_error:
 * @line: where
 * @word: which word, from 0; a word after the last one means the line's end
 * @error: return location for the error
 * @code: a #BrgError
 * @format: the reason, a translated sentence part
 * @...: for @format
 *
 * Sets an error that names file, line and column.
 *
 * Returns: %FALSE
 */
gboolean
brg_line_error (const BrgLine  *line,
                guint           word,
                GError        **error,
                gint            code,
                const char     *format,
                ...)
{
  va_list arguments;

  va_start (arguments, format);
  g_autofree char *reason = g_strdup_vprintf (format, arguments);
  va_end (arguments);

  g_set_error_literal (error, BRG_ERROR, code, reason);
  brg_line_prefix_error (line, word, error);

  return FALSE;
}

/**
 * brg_line_prefix_error:
 * @line: where
 * @word: which word, as for brg_line_error()
 * @error: an error that lacks its place
 *
 * Puts file, line and column before the message.
 *
 * Returns: %FALSE
 */
gboolean
brg_line_prefix_error (const BrgLine  *line,
                       guint           word,
                       GError        **error)
{
  if (word < line->n_words)
    g_prefix_error (error, "%s:%u:%u: ", line->file, line->number, line->columns[word]);
  else
    g_prefix_error (error, "%s:%u: ", line->file, line->number);

  return FALSE;
}

/**
 * brg_line_expect_words:
 * @line: a line
 * @minimum: fewest words after the keyword
 * @maximum: most words after the keyword
 * @error: return location for an error
 *
 * Returns: whether the line has a fitting number of words
 */
gboolean
brg_line_expect_words (const BrgLine  *line,
                       guint           minimum,
                       guint           maximum,
                       GError        **error)
{
  guint n = line->n_words - 1;

  if (n < minimum)
    return brg_line_error (line, line->n_words, error, BRG_ERROR_SYNTAX,
                           _("“%s” needs more words"), line->words[0]);
  if (n > maximum)
    return brg_line_error (line, maximum + 1, error, BRG_ERROR_SYNTAX,
                           _("“%s” has a word too many: “%s”"),
                           line->words[0], line->words[maximum + 1]);

  return TRUE;
}

/**
 * brg_line_get_number:
 * @line: a line
 * @word: which word, from 0
 * @minimum: least value
 * @maximum: greatest value
 * @number: (out): the number
 * @error: return location for an error
 *
 * Returns: whether the word is a whole number in the range
 */
gboolean
brg_line_get_number (const BrgLine  *line,
                     guint           word,
                     gint64          minimum,
                     gint64          maximum,
                     gint64         *number,
                     GError        **error)
{
  if (word >= line->n_words)
    return brg_line_error (line, word, error, BRG_ERROR_SYNTAX,
                           _("“%s” needs more words"), line->words[0]);

  if (!g_ascii_string_to_signed (line->words[word], 10, minimum, maximum, number, NULL))
    return brg_line_error (line, word, error, BRG_ERROR_RANGE,
                           _("“%s” is not a whole number from %lld to %lld"), line->words[word],
                           (long long) minimum, (long long) maximum);

  return TRUE;
}

/**
 * brg_line_get_value:
 * @line: a line
 * @key: a name
 *
 * Returns: (transfer none) (nullable): what follows `key=` in the first word that begins so
 */
const char *
brg_line_get_value (const BrgLine *line,
                    const char    *key)
{
  gsize length = strlen (key);

  for (guint i = 1; i < line->n_words; i++)
    if (strncmp (line->words[i], key, length) == 0 && line->words[i][length] == '=')
      return line->words[i] + length + 1;

  return NULL;
}
