/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-record.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-error.h"
#include "brg-line-reader.h"
#include "brg-position-text.h"
#include "brg-ruleset-private.h"

/* No component is described by a longer text. */
#define MAX_DATA_BYTES (64 * 1024)

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

typedef struct
{
  BrgCatalogue     *catalogue;
  const BrgVariant *variant;
  BrgSetup         *setup;
  BrgGame          *game;
  Part              part;
  guint             module_line;
  guint             n_hashed;
} Reader;

typedef gboolean (*ReadFunc) (Reader         *self,
                              const BrgLine  *line,
                              GError        **error);

/* ---- the head ---- */

static gboolean
holds_so_far (Reader  *self,
              GError **error)
{
  guint n_modules;
  g_autofree const BrgModule **modules
      = brg_ruleset_check_setup (self->catalogue, self->setup, &n_modules, error);

  return modules != NULL;
}

static gboolean
check_setup (Reader         *self,
             const BrgLine  *line,
             GError        **error)
{
  return holds_so_far (self, error) || brg_line_prefix_error (line, 1, error);
}

/* Expansions may need each other, so they are judged when all are known. */
static gboolean
check_modules (Reader         *self,
               const BrgLine  *line,
               GError        **error)
{
  if (holds_so_far (self, error))
    return TRUE;

  g_prefix_error (error, "%s:%u: ", line->file, self->module_line);
  return FALSE;
}

static gboolean
read_format (Reader         *self G_GNUC_UNUSED,
             const BrgLine  *line,
             GError        **error)
{
  gint64 format;

  if (!brg_line_get_number (line, 1, 1, G_MAXINT32, &format, error))
    return FALSE;

  if (format > BRG_RECORD_FORMAT)
    return brg_line_error (line, 1, error, BRG_ERROR_MISMATCH,
                           _("the file was saved by a newer program, in format %d; "
                             "this one knows format %d"),
                           (gint) format, BRG_RECORD_FORMAT);

  return TRUE;
}

static gboolean
check_version (const BrgModule *module,
               const BrgLine   *line,
               GError         **error)
{
  if (strcmp (module->version, line->words[2]) == 0)
    return TRUE;

  return brg_line_error (line, 2, error, BRG_ERROR_MISMATCH,
                         _("the game was played with version %s of “%s”, but version %s is here"),
                         line->words[2], module->id, module->version);
}

static gboolean
read_variant (Reader         *self,
              const BrgLine  *line,
              GError        **error)
{
  self->variant = brg_catalogue_find_variant (self->catalogue, line->words[1]);
  if (self->variant == NULL)
    return brg_line_error (line, 1, error, BRG_ERROR_UNKNOWN,
                           _("there is no game “%s” here"), line->words[1]);

  return check_version (&self->variant->rules, line, error);
}

static gboolean
read_players (Reader         *self,
              const BrgLine  *line,
              GError        **error)
{
  gint64 n;

  if (!brg_line_get_number (line, 1, 1, BRG_MAX_SEATS, &n, error))
    return FALSE;

  self->setup = brg_setup_new (self->variant->rules.id, (guint) n);
  return check_setup (self, line, error);
}

static gboolean
read_module (Reader         *self,
             const BrgLine  *line,
             GError        **error)
{
  const BrgModule *module = brg_catalogue_find_module (self->catalogue, line->words[1]);

  if (module == NULL)
    return brg_line_error (line, 1, error, BRG_ERROR_UNKNOWN,
                           _("this game needs the expansion “%s”, which is not here"),
                           line->words[1]);
  if (brg_setup_has_module (self->setup, module->id))
    return brg_line_error (line, 1, error, BRG_ERROR_SYNTAX,
                           _("“%s” is named a second time"), module->id);

  brg_setup_add_module (self->setup, module->id);
  self->module_line = line->number;
  return check_version (module, line, error);
}

static gboolean
read_data (Reader         *self,
           const BrgLine  *line,
           GError        **error)
{
  const char *text = brg_setup_get_data (self->setup, line->words[1], line->words[2]);

  g_autoptr (GString) longer = g_string_new (text);

  for (guint i = 3; i < line->n_words; i++)
    {
      g_autofree char *word = brg_line_quote (line->words[i]);

      g_string_append (longer, word);
      g_string_append_c (longer, i + 1 < line->n_words ? ' ' : '\n');
    }

  if (longer->len > MAX_DATA_BYTES)
    return brg_line_error (line, 2, error, BRG_ERROR_RANGE,
                           _("“%s” is longer than %d bytes"), line->words[2], MAX_DATA_BYTES);

  brg_setup_set_data (self->setup, line->words[1], line->words[2], longer->str);
  return TRUE;
}

/* Splits `name=value`; the value is what follows the first sign. */
static gboolean
split_option (const BrgLine  *line,
              guint           word,
              char          **name,
              const char    **value,
              GError        **error)
{
  const char *sign = strchr (line->words[word], '=');

  if (sign == NULL || sign == line->words[word])
    return brg_line_error (line, word, error, BRG_ERROR_SYNTAX,
                           _("“%s” should read name=value"), line->words[word]);

  *name = g_strndup (line->words[word], (gsize) (sign - line->words[word]));
  *value = sign + 1;
  return TRUE;
}

static gboolean
read_option (Reader         *self,
             const BrgLine  *line,
             GError        **error)
{
  g_autofree char *name = NULL;
  const char *value = NULL;

  if (!split_option (line, 1, &name, &value, error))
    return FALSE;
  if (brg_setup_get_option (self->setup, name) != NULL)
    return brg_line_error (line, 1, error, BRG_ERROR_SYNTAX,
                           _("“%s” is named a second time"), name);

  brg_setup_set_option (self->setup, name, value);
  return check_setup (self, line, error);
}

static gboolean
read_seat_option (Reader         *self,
                  const BrgLine  *line,
                  guint           seat,
                  guint           word,
                  GError        **error)
{
  g_autofree char *name = NULL;
  const char *value = NULL;

  if (!split_option (line, word, &name, &value, error))
    return FALSE;
  if (brg_setup_get_seat_option (self->setup, seat, name) != NULL)
    return brg_line_error (line, word, error, BRG_ERROR_SYNTAX,
                           _("“%s” is named a second time"), name);

  brg_setup_set_seat_option (self->setup, seat, name, value);
  return TRUE;
}

static gboolean
read_seat (Reader         *self,
           const BrgLine  *line,
           GError        **error)
{
  gint64 seat;

  if (!brg_line_get_number (line, 1, 1, self->setup->n_seats, &seat, error))
    return FALSE;

  for (guint word = 2; word < line->n_words; word++)
    if (!read_seat_option (self, line, (guint) seat - 1, word, error))
      return FALSE;

  return check_setup (self, line, error);
}

static gboolean
read_seed (Reader         *self,
           const BrgLine  *line,
           GError        **error)
{
  const char *text = line->words[0] + strlen ("seed=");
  g_autoptr (BrgRuleset) ruleset = NULL;
  guint64 seed;

  if (!g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, &seed, NULL))
    return brg_line_error (line, 0, error, BRG_ERROR_RANGE, _("“%s” is not a seed"), text);

  ruleset = brg_ruleset_new (self->catalogue, self->setup, error);
  if (ruleset == NULL)
    return brg_line_prefix_error (line, 0, error);

  self->game = brg_game_new (ruleset, seed);
  return TRUE;
}

/* ---- the moves ---- */

static gboolean
read_move (Reader         *self,
           const BrgLine  *line,
           GError        **error)
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
read_hash (Reader         *self,
           const BrgLine  *line,
           GError        **error)
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
read_end (Reader         *self,
          const BrgLine  *line,
          GError        **error)
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
  { "burgrave", PART_FORMAT, FALSE, 1, 1, read_format },
  { "variant", PART_VARIANT, FALSE, 2, 2, read_variant },
  { "players", PART_PLAYERS, FALSE, 1, 1, read_players },
  { "module", PART_MODULES, TRUE, 2, 2, read_module },
  { "data", PART_DATA, TRUE, 3, G_MAXUINT, read_data },
  { "option", PART_OPTIONS, TRUE, 1, 1, read_option },
  { "seat", PART_SEATS, TRUE, 2, G_MAXUINT, read_seat },
  { "seed=", PART_SEED, FALSE, 0, 0, read_seed },
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
check_order (const Reader   *self,
             const BrgLine  *line,
             Part            part,
             gboolean        repeats,
             GError        **error)
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
read_line (Reader         *self,
           const BrgLine  *line,
           GError        **error)
{
  gint row = find_line (line->words[0]);
  Part part;

  if (row < 0)
    return brg_line_error (line, 0, error, BRG_ERROR_UNKNOWN,
                           self->part == PART_FORMAT ? _("this is not a saved game")
                                                     : _("“%s” means nothing in a saved game"),
                           line->words[0]);

  part = lines[row].part;
  if (!check_order (self, line, part, lines[row].repeats, error)
      || !brg_line_expect_words (line, lines[row].minimum, lines[row].maximum, error))
    return FALSE;

  if (self->part == PART_MODULES + 1 && part > PART_MODULES && !check_modules (self, line, error))
    return FALSE;

  self->part = part + 1;
  return lines[row].read (self, line, error);
}

static gboolean
read_lines (Reader         *self,
            BrgLineReader  *reader,
            const char     *name,
            GError        **error)
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
  Reader self = { .catalogue = catalogue };
  gboolean done;

  g_return_val_if_fail (BRG_IS_CATALOGUE (catalogue), NULL);

  reader = brg_line_reader_new (name, text, length, error);
  if (reader == NULL)
    return NULL;

  done = read_lines (&self, reader, name, error);
  if (!done)
    g_clear_object (&self.game);
  g_clear_pointer (&self.setup, brg_setup_free);

  return self.game;
}
