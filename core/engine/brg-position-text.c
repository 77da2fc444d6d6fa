/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-position-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-error.h"
#include "brg-ruleset.h"

/* ---- the engine's own fields ---- */

/* Seats count from 1 for people; a dash is nobody. */
static gboolean
name_turn_seat (const BrgRuleset *ruleset,
                guint             value,
                char              name[BRG_NAME_SIZE])
{
  if (value != BRG_NO_SEAT && value >= ruleset->n_seats)
    return FALSE;

  if (value == BRG_NO_SEAT)
    g_strlcpy (name, "-", BRG_NAME_SIZE);
  else
    g_snprintf (name, BRG_NAME_SIZE, "%u", value + 1);
  return TRUE;
}

static const BrgField engine_fields[] = {
  {
    .name = "seed", .offset = G_STRUCT_OFFSET (BrgPosition, random.key), .size = 8, .count = 1,
    .n_owners = 1, .minimum = G_MININT64, .maximum = G_MAXINT64, .flags = BRG_FIELD_SECRET,
  },
  {
    .name = "draws", .offset = G_STRUCT_OFFSET (BrgPosition, random.counter), .size = 8,
    .count = 1, .n_owners = 1, .minimum = 0, .maximum = G_MAXINT64, .flags = BRG_FIELD_SECRET,
  },
  {
    .name = "turn-seat", .offset = G_STRUCT_OFFSET (BrgPosition, turn_seat), .size = 1,
    .count = 1, .n_owners = 1, .minimum = 0, .maximum = BRG_NO_SEAT,
    .name_value = name_turn_seat,
  },
};

/**
 * brg_position_get_n_fields:
 * @ruleset: a ruleset
 *
 * Returns: how many fields its positions have, the engine's own included
 */
guint
brg_position_get_n_fields (const BrgRuleset *ruleset)
{
  return G_N_ELEMENTS (engine_fields) + brg_schema_get_n_fields (ruleset->schema);
}

/**
 * brg_position_get_field:
 * @ruleset: a ruleset
 * @index: which field, from 0
 *
 * Returns: (transfer none): a field of its positions
 */
const BrgField *
brg_position_get_field (const BrgRuleset *ruleset,
                        guint             index)
{
  if (index < G_N_ELEMENTS (engine_fields))
    return &engine_fields[index];

  return brg_schema_get_field (ruleset->schema, index - G_N_ELEMENTS (engine_fields));
}

static const BrgField *
find_field (const BrgRuleset *ruleset,
            const char       *name)
{
  for (guint i = 0; i < brg_position_get_n_fields (ruleset); i++)
    if (strcmp (brg_position_get_field (ruleset, i)->name, name) == 0)
      return brg_position_get_field (ruleset, i);

  return NULL;
}

/* ---- writing ---- */

static gboolean
is_zero (const BrgField    *field,
         const BrgPosition *position,
         guint              owner)
{
  for (guint i = 0; i < field->count; i++)
    if (brg_field_get (field, position, owner, i) != 0)
      return FALSE;

  return TRUE;
}

static void
append_value (const BrgRuleset *ruleset,
              const BrgField   *field,
              gint64            value,
              GString          *out)
{
  char name[BRG_NAME_SIZE];

  if (field->name_value != NULL && field->name_value (ruleset, (guint) value, name))
    g_string_append (out, name);
  else
    g_string_append_printf (out, "%" G_GINT64_FORMAT, value);
}

static void
append_element (const BrgRuleset  *ruleset,
                const BrgField    *field,
                const BrgPosition *position,
                guint              owner,
                guint              index,
                GString           *out)
{
  gint64 value = brg_field_get (field, position, owner, index);
  char name[BRG_NAME_SIZE];

  if (field->count > 1 && !(field->flags & BRG_FIELD_LIST))
    {
      if (value == 0)
        return;
      field->name_index (ruleset, index, name);
      g_string_append_printf (out, " %s=", name);
    }
  else
    g_string_append_c (out, ' ');

  append_value (ruleset, field, value, out);
}

static gboolean
is_visible (const BrgField *field,
            guint           owner,
            guint           viewer)
{
  if (viewer == BRG_NO_SEAT)
    return TRUE;
  if (field->flags & BRG_FIELD_SECRET)
    return FALSE;

  return !(field->flags & BRG_FIELD_HIDDEN) || owner == viewer;
}

static void
append_field (const BrgRuleset  *ruleset,
              const BrgField    *field,
              const BrgPosition *position,
              guint              viewer,
              GString           *out)
{
  if (field->flags & BRG_FIELD_DERIVED)
    return;

  for (guint owner = 0; owner < field->n_owners; owner++)
    {
      if (!is_visible (field, owner, viewer) || is_zero (field, position, owner))
        continue;
      g_string_append (out, field->name);
      if (field->owner == BRG_FIELD_OF_SEAT)
        g_string_append_printf (out, " %u", owner + 1);
      for (guint i = 0; i < field->count; i++)
        append_element (ruleset, field, position, owner, i, out);
      g_string_append_c (out, '\n');
    }
}

static const char *
row_name (const BrgRows *rows,
          guint          row)
{
  return row == 0 ? "-" : *(const char * const *) rows->items[row];
}

static void
append_agenda (const BrgRuleset  *ruleset,
               const BrgPosition *position,
               GString           *out)
{
  for (guint i = 0; i < position->depth; i++)
    {
      const BrgFrame *frame = &position->agenda[i];

      g_string_append_printf (out, "frame %s", row_name (&ruleset->frame_kinds, frame->kind));
      if (frame->seat == BRG_NO_SEAT)
        g_string_append (out, " -");
      else
        g_string_append_printf (out, " %u", frame->seat + 1);
      g_string_append_printf (out, " %u %s", frame->step,
                              row_name (&ruleset->questions, frame->question));
      for (guint j = 0; j < BRG_FRAME_MAX_ARGUMENTS; j++)
        g_string_append_printf (out, " %u", frame->arguments[j]);
      g_string_append_c (out, '\n');
    }
}

/**
 * brg_position_to_text:
 * @ruleset: the position's ruleset
 * @position: a position
 * @viewer: a seat, to leave out what it can't see, or %BRG_NO_SEAT for everything
 *
 * Returns: (transfer full): one line a field that is not 0, and one a frame
 */
char *
brg_position_to_text (const BrgRuleset  *ruleset,
                      const BrgPosition *position,
                      guint              viewer)
{
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < brg_position_get_n_fields (ruleset); i++)
    append_field (ruleset, brg_position_get_field (ruleset, i), position, viewer, out);
  append_agenda (ruleset, position, out);

  return g_string_free (out, FALSE);
}

/**
 * brg_position_hash:
 * @ruleset: the position's ruleset
 * @position: a position
 *
 * Returns: (transfer full): 16 hexadecimal digits made from the whole text form, so that they stay
 *   the same when the layout of positions changes
 */
char *
brg_position_hash (const BrgRuleset  *ruleset,
                   const BrgPosition *position)
{
  g_autofree char *text = brg_position_to_text (ruleset, position, BRG_NO_SEAT);
  char *hash = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);

  hash[16] = '\0';
  return hash;
}

/**
 * brg_position_difference:
 * @ruleset: the ruleset of both
 * @a: a position
 * @b: a position
 *
 * Returns: (transfer full) (nullable): the first field in which they differ, with both values, or
 *   %NULL if no field does
 */
char *
brg_position_difference (const BrgRuleset  *ruleset,
                         const BrgPosition *a,
                         const BrgPosition *b)
{
  g_autoptr (GString) first = g_string_new (NULL);
  g_autoptr (GString) second = g_string_new (NULL);

  for (guint i = 0; i < brg_position_get_n_fields (ruleset); i++)
    {
      const BrgField *field = brg_position_get_field (ruleset, i);

      for (guint owner = 0; owner < field->n_owners; owner++)
        for (guint j = 0; j < field->count; j++)
          if (brg_field_get (field, a, owner, j) != brg_field_get (field, b, owner, j))
            return g_strdup_printf ("%s[%u][%u]: %" G_GINT64_FORMAT " ≠ %" G_GINT64_FORMAT,
                                    field->name, owner + 1, j,
                                    brg_field_get (field, a, owner, j),
                                    brg_field_get (field, b, owner, j));
    }

  append_agenda (ruleset, a, first);
  append_agenda (ruleset, b, second);
  if (!g_string_equal (first, second))
    return g_strdup_printf ("agenda:\n%s≠\n%s", first->str, second->str);

  return NULL;
}

static gboolean
check_frames (const BrgRuleset   *ruleset,
              const BrgPosition  *position,
              GError            **error)
{
  for (guint i = 0; i < position->depth; i++)
    {
      const BrgFrame *frame = &position->agenda[i];
      const BrgFrameKind *kind = brg_ruleset_row (ruleset->frame_kinds, BrgFrameKind, frame->kind);

      if (kind->check == NULL || kind->check (ruleset, position, frame))
        continue;
      g_set_error (error, BRG_ERROR, BRG_ERROR_RANGE,
                   _("frame %u, “%s”, does not fit the rest of the position"), i + 1, kind->name);
      return FALSE;
    }

  return TRUE;
}

/**
 * brg_position_check:
 * @ruleset: the position's ruleset
 * @position: a position
 * @error: return location for an error
 *
 * Returns: whether every field is in its range and every frame can run
 */
gboolean
brg_position_check (const BrgRuleset   *ruleset,
                    const BrgPosition  *position,
                    GError            **error)
{
  for (guint i = 0; i < brg_position_get_n_fields (ruleset); i++)
    {
      const BrgField *field = brg_position_get_field (ruleset, i);

      for (guint owner = 0; owner < field->n_owners; owner++)
        for (guint j = 0; j < field->count; j++)
          {
            gint64 value = brg_field_get (field, position, owner, j);

            if (value >= field->minimum && value <= field->maximum)
              continue;
            g_set_error (error, BRG_ERROR, BRG_ERROR_RANGE,
                         _("field “%s” of %u holds %lld, which is out of range"), field->name,
                         owner + 1, (long long) value);
            return FALSE;
          }
    }

  return check_frames (ruleset, position, error);
}

/* ---- reading ---- */

static gboolean
read_value (const BrgRuleset  *ruleset,
            const BrgField    *field,
            const BrgLine     *line,
            guint              word,
            const char        *text,
            gint64            *value,
            GError           **error)
{
  char name[BRG_NAME_SIZE];

  if (field->name_value != NULL)
    for (gint64 i = field->minimum; i <= field->maximum; i++)
      if (field->name_value (ruleset, (guint) i, name) && strcmp (name, text) == 0)
        {
          *value = i;
          return TRUE;
        }

  if (field->name_value != NULL
      || !g_ascii_string_to_signed (text, 10, field->minimum, field->maximum, value, NULL))
    return brg_line_error (line, word, error, BRG_ERROR_RANGE,
                           _("“%s” is not a value of “%s”"), text, field->name);

  return TRUE;
}

static gboolean
read_named_element (const BrgRuleset  *ruleset,
                    BrgPosition       *position,
                    const BrgField    *field,
                    guint              owner,
                    const BrgLine     *line,
                    guint              word,
                    GError           **error)
{
  g_auto (GStrv) parts = g_strsplit (line->words[word], "=", 2);
  char name[BRG_NAME_SIZE];
  gint64 value;

  for (guint i = 0; i < field->count; i++)
    {
      if (!field->name_index (ruleset, i, name) || g_strcmp0 (name, parts[0]) != 0)
        continue;
      if (!read_value (ruleset, field, line, word, parts[1] != NULL ? parts[1] : "1", &value,
                       error))
        return FALSE;
      brg_field_set (field, position, owner, i, value);
      return TRUE;
    }

  return brg_line_error (line, word, error, BRG_ERROR_UNKNOWN,
                         _("“%s” has nothing called “%s”"), field->name, parts[0]);
}

static gboolean
read_elements (const BrgRuleset  *ruleset,
               BrgPosition       *position,
               const BrgField    *field,
               guint              owner,
               const BrgLine     *line,
               guint              first,
               GError           **error)
{
  gboolean in_order = field->count == 1 || (field->flags & BRG_FIELD_LIST);

  for (guint i = 0; i < field->count; i++)
    brg_field_set (field, position, owner, i, 0);

  if (in_order && line->n_words - first > field->count)
    return brg_line_error (line, first + field->count, error, BRG_ERROR_SYNTAX,
                           _("“%s” has a word too many: “%s”"),
                           field->name, line->words[first + field->count]);

  for (guint word = first; word < line->n_words; word++)
    {
      gint64 value;

      if (!in_order)
        {
          if (!read_named_element (ruleset, position, field, owner, line, word, error))
            return FALSE;
          continue;
        }
      if (!read_value (ruleset, field, line, word, line->words[word], &value, error))
        return FALSE;
      brg_field_set (field, position, owner, word - first, value);
    }

  return TRUE;
}

static gboolean
read_row (const BrgRows  *rows,
          const BrgLine  *line,
          guint           word,
          guint8         *row,
          GError        **error)
{
  for (guint i = 0; i < rows->n; i++)
    if (strcmp (row_name (rows, i), line->words[word]) == 0)
      {
        *row = (guint8) i;
        return TRUE;
      }

  return brg_line_error (line, word, error, BRG_ERROR_UNKNOWN,
                         _("“%s” is unknown here"), line->words[word]);
}

static gboolean
read_frame (const BrgRuleset  *ruleset,
            BrgPosition       *position,
            const BrgLine     *line,
            guint              first,
            GError           **error)
{
  BrgFrame frame = { .seat = BRG_NO_SEAT };
  gint64 number = 0;

  if (position->depth == BRG_AGENDA_MAX || line->n_words - first < 5
      || line->n_words - first > 5 + BRG_FRAME_MAX_ARGUMENTS)
    return brg_line_error (line, first, error, BRG_ERROR_SYNTAX,
                           _("“frame” needs kind, seat, step, question and up to %d numbers"),
                           BRG_FRAME_MAX_ARGUMENTS);

  if (!read_row (&ruleset->frame_kinds, line, first + 1, &frame.kind, error)
      || !read_row (&ruleset->questions, line, first + 4, &frame.question, error)
      || !brg_line_get_number (line, first + 3, 0, G_MAXUINT8, &number, error))
    return FALSE;
  frame.step = (guint8) number;

  if (strcmp (line->words[first + 2], "-") != 0)
    {
      if (!brg_line_get_number (line, first + 2, 1, ruleset->n_seats, &number, error))
        return FALSE;
      frame.seat = (guint8) (number - 1);
    }

  for (guint i = 0; first + 5 + i < line->n_words; i++)
    {
      if (!brg_line_get_number (line, first + 5 + i, 0, G_MAXUINT8, &number, error))
        return FALSE;
      frame.arguments[i] = (guint8) number;
    }

  position->agenda[position->depth++] = frame;
  return TRUE;
}

/**
 * brg_position_set_line:
 * @ruleset: the position's ruleset
 * @position: a position, changed in place
 * @line: a line that holds a field or a frame
 * @first_word: which word is the keyword
 * @error: return location for an error
 *
 * Sets the whole field of one owner; what the line does not name becomes 0. A line `frame` puts a
 * frame on top of the agenda; `no-frames` empties it.
 *
 * Returns: whether the line could be read
 */
gboolean
brg_position_set_line (const BrgRuleset  *ruleset,
                       BrgPosition       *position,
                       const BrgLine     *line,
                       guint              first_word,
                       GError           **error)
{
  const char *keyword = line->words[first_word];
  const BrgField *field = find_field (ruleset, keyword);
  guint next = first_word + 1;
  gint64 owner = 1;

  if (strcmp (keyword, "frame") == 0)
    return read_frame (ruleset, position, line, first_word, error);
  if (strcmp (keyword, "no-frames") == 0)
    {
      memset (position->agenda, 0, sizeof position->agenda);
      position->depth = 0;
      return TRUE;
    }

  if (field == NULL || (field->flags & BRG_FIELD_DERIVED))
    return brg_line_error (line, first_word, error, BRG_ERROR_UNKNOWN,
                           _("a position has no field “%s”"), keyword);

  if (field->owner == BRG_FIELD_OF_SEAT
      && !brg_line_get_number (line, next++, 1, field->n_owners, &owner, error))
    return FALSE;

  return read_elements (ruleset, position, field, (guint) owner - 1, line, next, error);
}

/**
 * brg_position_from_text:
 * @ruleset: the position's ruleset
 * @position: a new position
 * @name: what to call the text in messages
 * @text: a text form with everything
 * @error: return location for an error
 *
 * The exact inverse of brg_position_to_text().
 *
 * Returns: whether @text could be read
 */
gboolean
brg_position_from_text (const BrgRuleset  *ruleset,
                        BrgPosition       *position,
                        const char        *name,
                        const char        *text,
                        GError           **error)
{
  g_autoptr (BrgLineReader) reader = brg_line_reader_new (name, text, -1, error);
  const BrgLine *line;

  if (reader == NULL)
    return FALSE;

  position->turn_seat = 0;
  while (brg_line_reader_next (reader, &line, error))
    {
      if (line == NULL)
        {
          for (guint i = 0; i < ruleset->n_modules; i++)
            if (ruleset->modules[i]->derive != NULL)
              ruleset->modules[i]->derive (ruleset, position);
          return TRUE;
        }
      if (!brg_position_set_line (ruleset, position, line, 0, error))
        return FALSE;
    }

  return FALSE;
}
