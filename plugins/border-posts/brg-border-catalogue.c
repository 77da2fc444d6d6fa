/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-border-catalogue.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>

#include "core/engine/brg-error.h"

#define RESOURCE "/io/github/burgrave/Burgrave/border-posts/border-posts.catalogue"

/**
 * brg_border_path_describe:
 * @self: a path
 *
 * Returns: (transfer full): the posts that it joins, as they stand within a sentence
 */
char *
brg_border_path_describe (const BrgBorderPath *self)
{
  /* Translators: two border posts: "links border posts 1 and 2" */
  return g_strdup_printf (C_("border posts", "%u and %u"), self->posts[0] + 1u,
                          self->posts[1] + 1u);
}

/* ---- lines ---- */

static gboolean
refuse_word (const BrgLine  *line,
             guint           word,
             GError        **error)
{
  return brg_line_error (line, word, error, BRG_ERROR_UNKNOWN, _("“%s” is unknown here"),
                         line->words[word]);
}

static gboolean
read_number (const BrgLine  *line,
             guint           word,
             gint64          maximum,
             guint8         *number,
             GError        **error)
{
  gint64 value;

  if (!brg_line_get_number (line, word, 1, maximum, &value, error))
    return FALSE;

  *number = (guint8) value;
  return TRUE;
}

/* Whether there is such a space is for the duchies to say. */
static gboolean
read_places (const BrgLine   *line,
             guint            word,
             guint            n,
             BrgBorderPlace  *places,
             BrgGrade        *grade,
             GError         **error)
{
  const char *value = brg_line_get_value (line, "grade");

  if (!brg_line_expect_words (line, word + n, word + n, error))
    return FALSE;
  if (value == NULL)
    return refuse_word (line, word + n, error);

  for (guint i = 0; i < n; i++)
    {
      g_auto (GStrv) parts = g_strsplit (line->words[word + i], ".", 2);
      guint64 row, column;

      if (parts[0] == NULL || parts[1] == NULL
          || !g_ascii_string_to_unsigned (parts[0], 10, 1, BRG_BOARD_MAX_SPACES, &row, NULL)
          || !g_ascii_string_to_unsigned (parts[1], 10, 1, BRG_BOARD_MAX_SPACES, &column, NULL))
        return refuse_word (line, word + i, error);
      places[i] = (BrgBorderPlace){ (guint8) row, (guint8) column };
    }

  return brg_grade_read (line, word + n, value, grade, error);
}

static gboolean
read_post (BrgBorderCatalogue  *self,
           const BrgLine       *line,
           GError             **error)
{
  BrgBorderPost *post = &self->posts[self->n_posts];
  guint8 number;

  if (self->n_posts == BRG_N_POSTS)
    return refuse_word (line, 0, error);
  if (!brg_line_expect_words (line, 2, BRG_POST_SPACES + 2, error)
      || !read_number (line, 1, BRG_N_POSTS, &number, error))
    return FALSE;
  /* They are called by their order. */
  if (number != ++self->n_posts)
    return refuse_word (line, 1, error);

  return read_places (line, 2, BRG_POST_SPACES, post->places, &post->grade, error);
}

static gboolean
read_path (BrgBorderCatalogue  *self,
           const BrgLine       *line,
           GError             **error)
{
  BrgBorderPath *path = &self->paths[self->n_paths];

  if (self->n_paths == BRG_N_PATHS)
    return refuse_word (line, 0, error);
  if (!brg_line_expect_words (line, 3, BRG_PATH_SPACES + 3, error))
    return FALSE;

  for (guint i = 0; i < 2; i++)
    {
      if (!read_number (line, i + 1, BRG_N_POSTS, &path->posts[i], error))
        return FALSE;
      path->posts[i]--;
    }

  self->n_paths++;
  return read_places (line, 3, BRG_PATH_SPACES, path->places, &path->grade, error);
}

static gboolean
read_bonus (BrgBorderCatalogue  *self,
            const BrgLine       *line,
            GError             **error)
{
  guint8 players;

  if (!brg_line_expect_words (line, BRG_N_BORDER_TILES + 1, BRG_N_BORDER_TILES + 1, error)
      || !read_number (line, 1, BRG_MAX_SEATS, &players, error))
    return FALSE;

  for (guint i = 0; i < BRG_N_BORDER_TILES; i++)
    if (!read_number (line, i + 2, G_MAXUINT8, &self->bonus[players][i], error))
      return FALSE;

  return TRUE;
}

static gboolean
read_line (BrgBorderCatalogue  *self,
           const BrgLine       *line,
           GError             **error)
{
  if (g_str_equal (line->words[0], "post"))
    return read_post (self, line, error);
  if (g_str_equal (line->words[0], "path"))
    return read_path (self, line, error);
  if (g_str_equal (line->words[0], "bonus"))
    return read_bonus (self, line, error);

  return refuse_word (line, 0, error);
}

/**
 * brg_border_catalogue_load:
 * @error: return location for an error
 *
 * Reads the catalogue of the plugin, which lies among the resources of its rules.
 *
 * Returns: (transfer full) (nullable): the catalogue
 */
BrgBorderCatalogue *
brg_border_catalogue_load (GError **error)
{
  g_autoptr (BrgBorderCatalogue) self = g_new0 (BrgBorderCatalogue, 1);
  g_autofree char *text = brg_line_load_resource (RESOURCE, error);
  g_autoptr (BrgLineReader) reader
      = text != NULL ? brg_line_reader_new (RESOURCE, text, -1, error) : NULL;
  const BrgLine *line;

  if (reader == NULL)
    return NULL;

  while (brg_line_reader_next (reader, &line, error))
    {
      if (line == NULL)
        return g_steal_pointer (&self);
      if (!read_line (self, line, error))
        return NULL;
    }

  return NULL;
}

/**
 * brg_border_catalogue_free:
 * @self: a catalogue
 *
 * Frees a catalogue.
 */
void
brg_border_catalogue_free (BrgBorderCatalogue *self)
{
  g_free (self);
}
