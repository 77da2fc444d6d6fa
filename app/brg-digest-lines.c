/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "app/brg-digest.h"

/* Digests as lines of a text. */

/* ---- writing ---- */

static void
append_value (GString    *out,
              const char *key,
              const char *value)
{
  g_autofree char *word = NULL;
  g_autofree char *quoted = NULL;

  if (value == NULL)
    return;

  word = g_strconcat (key, "=", value, NULL);
  quoted = brg_line_quote (word);
  g_string_append_printf (out, " %s", quoted);
}

static void
append_number (GString    *out,
               const char *key,
               gint64      number)
{
  g_string_append_printf (out, " %s=%" G_GINT64_FORMAT, key, number);
}

static void
append_seat (GString             *out,
             guint                seat,
             const BrgDigestSeat *self)
{
  g_string_append_printf (out, "seat %u", seat + 1);
  append_value (out, "name", self->name);
  append_value (out, "colour", self->colour);
  append_value (out, "player", self->player);
  append_value (out, "duchy", self->duchy);
  append_number (out, "points", self->points);
  append_number (out, "place", self->place);
  if (self->team != seat)
    append_number (out, "with", self->team + 1);
  g_string_append_c (out, '\n');
}

/**
 * brg_digest_write:
 * @self: a digest
 * @folder: files in it are called by their name alone
 * @out: where its lines are added
 */
void
brg_digest_write (BrgDigest  *self,
                  const char *folder,
                  GString    *out)
{
  g_autofree char *own = g_path_get_dirname (self->path);
  g_autofree char *name = strcmp (own, folder) == 0 ? g_path_get_basename (self->path)
                                                    : g_strdup (self->path);
  g_autofree char *quoted = brg_line_quote (name);

  g_string_append_printf (out, "game %s", quoted);
  append_value (out, "id", self->id);
  append_number (out, "bytes", self->bytes);
  append_number (out, "changed", self->changed);
  append_number (out, "date", self->date);
  append_value (out, "variant", self->variant);
  append_number (out, "moves", self->n_moves);
  append_value (out, "state", self->over ? "over" : "open");
  g_string_append_c (out, '\n');

  for (guint i = 0; i < self->modules->len; i++)
    g_string_append_printf (out, "module %s\n", (const char *) self->modules->pdata[i]);
  for (guint i = 0; i < self->n_seats; i++)
    append_seat (out, i, &self->seats[i]);
}

/* ---- reading ---- */

/* Nobody is told what is wrong with a line: the digests are made anew then. */

static gboolean
get_text (const BrgLine  *line,
          const char     *key,
          char          **value)
{
  *value = g_strdup (brg_line_get_value (line, key));

  return *value != NULL;
}

static gboolean
get_number (const BrgLine *line,
            const char    *key,
            gint64         minimum,
            gint64         maximum,
            gint64        *number)
{
  const char *value = brg_line_get_value (line, key);

  return value != NULL && g_ascii_string_to_signed (value, 10, minimum, maximum, number, NULL);
}

/**
 * brg_digest_begin:
 * @line: the first line of a digest
 * @folder: where files are that are called by their name alone
 *
 * Returns: (transfer full) (nullable): a digest whose further lines brg_digest_read() reads, or
 *   %NULL if the line is spoilt
 */
BrgDigest *
brg_digest_begin (const BrgLine *line,
                  const char    *folder)
{
  g_autoptr (BrgDigest) self = g_object_new (BRG_TYPE_DIGEST, NULL);
  gint64 n_moves;

  if (line->n_words < 2 || !get_text (line, "id", &self->id)
      || !get_number (line, "bytes", 0, G_MAXINT64, &self->bytes)
      || !get_number (line, "changed", G_MININT64, G_MAXINT64, &self->changed)
      || !get_number (line, "date", 0, BRG_DIGEST_LAST_DATE, &self->date)
      || !get_text (line, "variant", &self->variant)
      || !get_number (line, "moves", 0, G_MAXUINT, &n_moves))
    return NULL;

  self->n_moves = (guint) n_moves;
  self->over = g_strcmp0 (brg_line_get_value (line, "state"), "over") == 0;
  self->path = g_path_is_absolute (line->words[1])
                   ? g_strdup (line->words[1])
                   : g_build_filename (folder, line->words[1], NULL);
  return g_steal_pointer (&self);
}

static gboolean
read_seat (BrgDigest     *self,
           const BrgLine *line)
{
  BrgDigestSeat *seat;
  gint64 number, points, place, team;

  if (self->n_seats == BRG_MAX_SEATS
      || !brg_line_get_number (line, 1, self->n_seats + 1, self->n_seats + 1, &number, NULL)
      || !get_number (line, "points", G_MININT, G_MAXINT, &points)
      || !get_number (line, "place", 0, BRG_MAX_SEATS, &place))
    return FALSE;

  if (!get_number (line, "with", 1, BRG_MAX_SEATS, &team))
    team = number;

  seat = &self->seats[self->n_seats++];
  seat->name = g_strdup (brg_line_get_value (line, "name"));
  seat->colour = g_strdup (brg_line_get_value (line, "colour"));
  seat->player = g_strdup (brg_line_get_value (line, "player"));
  seat->duchy = g_strdup (brg_line_get_value (line, "duchy"));
  seat->points = (gint) points;
  seat->place = (guint) place;
  seat->team = (guint) team - 1;
  return TRUE;
}

/**
 * brg_digest_read:
 * @self: a digest that brg_digest_begin() made
 * @line: one of its further lines
 *
 * Returns: %FALSE if the line is spoilt
 */
gboolean
brg_digest_read (BrgDigest     *self,
                 const BrgLine *line)
{
  if (strcmp (line->words[0], "seat") == 0)
    return read_seat (self, line);
  if (strcmp (line->words[0], "module") != 0 || line->n_words != 2)
    return FALSE;

  g_ptr_array_add (self->modules, g_strdup (line->words[1]));
  return TRUE;
}
