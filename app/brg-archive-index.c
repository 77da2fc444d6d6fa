/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/brg-archive-private.h"

#include <string.h>

/* So that a thousand games need not be replayed to count them, what is known of them is kept in a
 * file. It is worth nothing by itself: if it is missing or spoilt it is made anew. */

#define FORMAT 1

static gboolean
read_format (const BrgLine *line)
{
  gint64 format;

  return strcmp (line->words[0], "burgrave-games") == 0
         && brg_line_get_number (line, 1, FORMAT, FORMAT, &format, NULL);
}

static gboolean
read_end (const BrgLine *line,
          guint          n_digests)
{
  gint64 n;

  return strcmp (line->words[0], "end") == 0
         && brg_line_get_number (line, 1, n_digests, n_digests, &n, NULL);
}

static gboolean
read_line (BrgArchive    *self,
           const BrgLine *line,
           GPtrArray     *digests)
{
  BrgDigest *digest;

  if (strcmp (line->words[0], "game") != 0)
    return digests->len > 0
           && brg_digest_read (digests->pdata[digests->len - 1], line);

  digest = brg_digest_begin (line, self->folder);
  if (digest != NULL)
    g_ptr_array_add (digests, digest);

  return digest != NULL;
}

/* Returns whether all lines to the end are whole. */
static gboolean
read_lines (BrgArchive    *self,
            BrgLineReader *reader,
            GPtrArray     *digests)
{
  const BrgLine *line;

  if (!brg_line_reader_next (reader, &line, NULL) || line == NULL || !read_format (line))
    return FALSE;

  while (brg_line_reader_next (reader, &line, NULL) && line != NULL)
    {
      if (read_end (line, digests->len))
        return brg_line_reader_next (reader, &line, NULL) && line == NULL;
      if (!read_line (self, line, digests))
        return FALSE;
    }

  return FALSE;
}

GPtrArray *
brg_archive_read_index (BrgArchive *self)
{
  GPtrArray *digests = g_ptr_array_new_with_free_func (g_object_unref);
  g_autofree char *text = brg_line_load_file (self->index, NULL);
  g_autoptr (BrgLineReader) reader = NULL;

  if (text != NULL)
    reader = brg_line_reader_new (self->index, text, -1, NULL);
  if (reader == NULL || !read_lines (self, reader, digests))
    g_ptr_array_set_size (digests, 0);

  return digests;
}

/* Whoever cannot write it will read the games again next time, and nothing is lost. */
void
brg_archive_write_index (BrgArchive *self)
{
  g_autoptr (GString) out = g_string_new (NULL);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->games));

  g_string_append_printf (out, "burgrave-games %d\n", FORMAT);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (BrgDigest) digest = g_list_model_get_item (G_LIST_MODEL (self->games), i);

      brg_digest_write (digest, self->folder, out);
    }
  g_string_append_printf (out, "end %u\n", n);

  g_file_set_contents (self->index, out->str, (gssize) out->len, NULL);
  self->dirty = FALSE;
}
