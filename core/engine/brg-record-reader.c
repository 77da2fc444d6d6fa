/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-record.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-error.h"
#include "brg-position-text.h"
#include "brg-record-head.h"

/* The parts of a record, in the order in which they must come. */
typedef enum
{
  PART_FORMAT,
  PART_VARIANT,
  PART_PLAYERS,
  PART_MODULES,
  PART_DATA,
  PART_OPTIONS,
  PART_SEATS,
  PART_SEED,
  PART_MOVES,
  PART_END,
} Part;

typedef gboolean (*ReadFunc) (BrgRecordReader  *self,
                              const BrgLine    *line,
                              GError          **error);

static gboolean
read_move (BrgRecordReader  *self,
           const BrgLine    *line,
           GError          **error)
{
  const BrgRuleset *ruleset = brg_game_get_ruleset (self->game);
  g_autofree char *notation = g_strjoinv (" ", line->words + 2);
  BrgMove move;
  gint64 seat;

  if (!brg_line_get_number (line, 1, 1, ruleset->n_seats, &seat, error))
    return FALSE;

  if (!brg_move_parse (ruleset, (guint) seat - 1, notation, &move, error)
      || !brg_game_move (self->game, &move, error))
    return brg_line_prefix_error (line, 2, error);

  return TRUE;
}

static gboolean
read_hash (BrgRecordReader  *self,
           const BrgLine    *line,
           GError          **error)
{
  guint n_moves = brg_game_get_n_moves (self->game);
  g_autofree char *hash = brg_position_hash (brg_game_get_ruleset (self->game),
                                             brg_game_get_position (self->game));
  gint64 n;

  if (!brg_line_get_number (line, 1, 0, G_MAXUINT32, &n, error))
    return FALSE;
  if (n != n_moves)
    return brg_line_error (line, 1, error, BRG_ERROR_MISMATCH,
                           _("%u moves come before this line, not %u"), n_moves, (guint) n);
  if (strcmp (hash, line->words[2]) != 0)
    return brg_line_error (line, 2, error, BRG_ERROR_MISMATCH,
                           _("the moves lead to another position: %s instead of %s"),
                           hash, line->words[2]);

  self->n_hashed = n_moves + 1;
  return TRUE;
}

static gboolean
read_end (BrgRecordReader  *self,
          const BrgLine    *line,
          GError          **error)
{
  gboolean over = brg_position_is_over (brg_game_get_position (self->game));

  if (self->n_hashed != brg_game_get_n_moves (self->game) + 1)
    return brg_line_error (line, 0, error, BRG_ERROR_MISMATCH,
                           _("the position after the last move has no hash"));
  if (over != (strcmp (line->words[0], "end") == 0))
    return brg_line_error (line, 0, error, BRG_ERROR_MISMATCH,
                           over ? _("the game is over, but the file says that it goes on")
                                : _("the game goes on, but the file says that it is over"));

  return TRUE;
}

/* ---- lines ---- */

static const struct
{
  const char *keyword;
  Part        part;
  gboolean    repeats;
  guint       minimum;
  guint       maximum;
  ReadFunc    read;
} lines[] = {
  { "burgrave", PART_FORMAT, FALSE, 1, 1, brg_record_read_format },
  { "variant", PART_VARIANT, FALSE, 2, 2, brg_record_read_variant },
  { "players", PART_PLAYERS, FALSE, 1, 1, brg_record_read_players },
  { "module", PART_MODULES, TRUE, 2, 2, brg_record_read_module },
  { "data", PART_DATA, TRUE, 3, G_MAXUINT, brg_record_read_data },
  { "option", PART_OPTIONS, TRUE, 1, 1, brg_record_read_option },
  { "seat", PART_SEATS, TRUE, 2, G_MAXUINT, brg_record_read_seat },
  { "seed=", PART_SEED, FALSE, 0, 0, brg_record_read_seed },
  { "move", PART_MOVES, TRUE, 2, 2 + BRG_MOVE_MAX_SUBJECTS, read_move },
  { "hash", PART_MOVES, TRUE, 2, 2, read_hash },
  { "end", PART_END, FALSE, 0, 0, read_end },
  { "open", PART_END, FALSE, 0, 0, read_end },
};

/* The parts that no record lacks, with what to say of them. */
static const struct
{
  Part        part;
  const char *keyword;
} required[] = {
  { PART_FORMAT, "burgrave" },
  { PART_VARIANT, "variant" },
  { PART_PLAYERS, "players" },
  { PART_SEED, "seed" },
};

static gint
find_line (const char *keyword)
{
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      gboolean prefix = g_str_has_suffix (lines[i].keyword, "=");

      if (prefix ? g_str_has_prefix (keyword, lines[i].keyword)
                 : strcmp (keyword, lines[i].keyword) == 0)
        return (gint) i;
    }

  return -1;
}

static gboolean
check_order (const BrgRecordReader  *self,
             const BrgLine          *line,
             Part                    part,
             gboolean                repeats,
             GError                **error)
{
  Part next = self->part;

  if (part + 1 < next || (part + 1 == next && !repeats))
    return brg_line_error (line, 0, error, BRG_ERROR_SYNTAX,
                           _("“%s” cannot stand here"), line->words[0]);

  for (guint i = 0; i < G_N_ELEMENTS (required); i++)
    if (required[i].part >= next && required[i].part < part)
      return brg_line_error (line, 0, error, BRG_ERROR_SYNTAX,
                             _("a line “%s” must come before this one"), required[i].keyword);

  return TRUE;
}

static gboolean
read_line (BrgRecordReader  *self,
           const BrgLine    *line,
           GError          **error)
{
  gint row = find_line (line->words[0]);
  Part part;

  if (row < 0 && self->part == PART_FORMAT)
    return brg_line_error (line, 0, error, BRG_ERROR_FOREIGN, _("this is not a saved game"));

  if (row < 0)
    return brg_line_error (line, 0, error, BRG_ERROR_UNKNOWN,
                           _("“%s” means nothing in a saved game"), line->words[0]);

  part = lines[row].part;
  if (!check_order (self, line, part, lines[row].repeats, error)
      || !brg_line_expect_words (line, lines[row].minimum, lines[row].maximum, error))
    return FALSE;

  if ((self->part == PART_MODULES + 1 || self->doubt != NULL) && part > PART_MODULES
      && !brg_record_check_modules (self, line, error))
    return FALSE;

  self->part = part + 1;
  return lines[row].read (self, line, error);
}

static gboolean
read_lines (BrgRecordReader  *self,
            BrgLineReader    *reader,
            const char       *name,
            GError          **error)
{
  const BrgLine *line;
  guint last = 1;

  while (brg_line_reader_next (reader, &line, error))
    {
      if (line == NULL && self->part == PART_END + 1)
        return TRUE;
      if (line == NULL)
        {
          g_set_error (error, BRG_ERROR, BRG_ERROR_SYNTAX,
                       _("%s:%u: the file ends too early"), name, last);
          return FALSE;
        }
      last = line->number;
      if (!read_line (self, line, error))
        return FALSE;
    }

  return FALSE;
}

/**
 * brg_record_from_text:
 * @catalogue: where variant and modules are found
 * @name: what to call the text in messages
 * @text: a record
 * @length: its length in bytes, or -1 if it ends with a zero byte
 * @error: return location for an error, whose message names the line
 *
 * Replays a record and verifies it. The exact inverse of brg_record_to_text().
 *
 * Returns: (transfer full) (nullable): the game, or %NULL if anything is wrong with the record
 */
BrgGame *
brg_record_from_text (BrgCatalogue  *catalogue,
                      const char    *name,
                      const char    *text,
                      gssize         length,
                      GError       **error)
{
  g_autoptr (BrgLineReader) reader = NULL;
  BrgRecordReader self = { .catalogue = catalogue };
  gboolean done;

  g_return_val_if_fail (BRG_IS_CATALOGUE (catalogue), NULL);

  reader = brg_line_reader_new (name, text, length, error);
  if (reader == NULL)
    return NULL;

  done = read_lines (&self, reader, name, error);
  if (!done)
    g_clear_object (&self.game);
  g_clear_pointer (&self.setup, brg_setup_free);
  g_clear_error (&self.doubt);

  return self.game;
}
