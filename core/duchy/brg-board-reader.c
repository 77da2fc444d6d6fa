/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-board-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/engine/brg-error.h"
#include "core/engine/brg-line-reader.h"
#include "brg-grade.h"
#include "brg-tile-catalogue.h"

/* What every duchy of the box has: so many spaces, one to begin on, and no region of more than 8.
 * Those of one seat have so many of each colour. */
#define SEAT_SPACES   37
#define SHARED_SPACES 65
#define MAX_REGION    8

static const struct { const char *name; guint count; } seat_colours[] = {
  { "building", 12 }, { "monastery", 6 }, { "ship", 6 }, { "livestock", 6 }, { "castle", 4 },
  { "mine", 3 },
};

/* Larger pictures have no room in coordinates. */
#define MAX_ROWS  24
#define MAX_WIDTH 48

/*
 * Reader:
 * @board: what has been read
 * @catalogue: the classes of tiles
 * @max_spaces: how many spaces there may be
 * @n_rows: how many rows there were
 * @n_above: how many spaces the last row had
 * @islands: whether rows begin at the left, and have gaps; otherwise they are centred
 */
typedef struct
{
  BrgBoard *board;
  const BrgTileCatalogue *catalogue;
  guint max_spaces;
  guint n_rows;
  guint n_above;
  gboolean islands;
} Reader;

/* ---- rows ---- */

static gint
find_colour (const BrgTileCatalogue *catalogue,
             char                    letter)
{
  for (guint i = 0; i < catalogue->n_classes; i++)
    if (catalogue->classes[i].letter == letter)
      return (gint) i;

  return -1;
}

static gboolean
read_space (Reader         *self,
            const BrgLine  *line,
            guint           word,
            BrgSpace       *space,
            GError        **error)
{
  BrgBoard *board = self->board;
  const char *text = line->words[word];
  gint colour = find_colour (self->catalogue, text[0]);

  if (colour < 0 || text[1] < '1' || text[1] > '6' || text[2] != '\0')
    return brg_line_error (line, word, error, BRG_ERROR_SYNTAX,
                           _("“%s” is not a colour letter and a die number from 1 to 6"), text);
  if (board->n_spaces == self->max_spaces)
    return brg_line_error (line, word, error, BRG_ERROR_RANGE, _("there are more than %d spaces"),
                           (gint) self->max_spaces);
  if (brg_board_find_at (board, space->x, space->y - 1) >= 0)
    return brg_line_error (line, word, error, BRG_ERROR_RANGE,
                           _("“%s” lies on a space of the row above; half a space of room, “.”, "
                             "puts it beside"), text);

  space->colour = (guint8) colour;
  space->die = (guint8) (text[1] - '0');
  board->spaces[board->n_spaces++] = *space;
  return TRUE;
}

/* How many half spaces wide a row is. */
static guint
measure_row (const BrgLine *line)
{
  guint width = 0;

  for (guint word = 1; word < line->n_words; word++)
    width += strcmp (line->words[word], ".") == 0 ? 1 : 2;

  return width;
}

static gboolean
read_spaces (Reader         *self,
             const BrgLine  *line,
             GError        **error)
{
  BrgSpace space = { .row = (guint8) self->n_rows, .y = (gint8) self->n_rows };
  /* A centred row begins half a width further in for each space less. */
  gint x = self->islands ? 1 : 2 - (gint) line->n_words;

  for (guint word = 1; word < line->n_words; word++)
    {
      if (self->islands && strcmp (line->words[word], ".") == 0)
        {
          x++;
          continue;
        }
      space.column++;
      space.x = (gint8) x;
      if (!read_space (self, line, word, &space, error))
        return FALSE;
      x += 2;
    }

  return TRUE;
}

/* Centred spaces hang together only if each row lies half a width beside the one above. */
static gboolean
check_row (Reader         *self,
           const BrgLine  *line,
           GError        **error)
{
  guint n = line->n_words - 1, above = self->n_above;

  if (self->n_rows > MAX_ROWS)
    return brg_line_error (line, 0, error, BRG_ERROR_RANGE, _("there are more than %d rows"),
                           MAX_ROWS);
  if (measure_row (line) > MAX_WIDTH)
    return brg_line_error (line, 0, error, BRG_ERROR_RANGE,
                           _("a row is at most %d spaces wide"), MAX_WIDTH / 2);
  if (self->islands)
    return TRUE;
  if (n == 0 || (self->n_rows > 1 && n != above + 1 && n + 1 != above))
    return brg_line_error (line, line->n_words, error, BRG_ERROR_RANGE,
                           _("row %u must have one space more or less than the row above"),
                           self->n_rows);

  return TRUE;
}

static gboolean
read_row (Reader         *self,
          const BrgLine  *line,
          GError        **error)
{
  if (self->board->n_rivers > 0)
    return brg_line_error (line, 0, error, BRG_ERROR_SYNTAX, _("the rows come before the rivers"));

  self->n_rows++;
  if (!check_row (self, line, error))
    return FALSE;
  self->n_above = line->n_words - 1;
  return read_spaces (self, line, error);
}

static gboolean
read_islands (Reader         *self,
              const BrgLine  *line,
              GError        **error)
{
  if (!brg_line_expect_words (line, 0, 0, error))
    return FALSE;
  if (self->n_rows > 0)
    return brg_line_error (line, 0, error, BRG_ERROR_SYNTAX,
                           _("“islands” comes before the rows"));

  self->islands = TRUE;
  return TRUE;
}

/* ---- rivers ---- */

static gboolean
has_river (const BrgBoard *board,
           const BrgRiver *river)
{
  for (guint i = 0; i < board->n_rivers; i++)
    if (board->rivers[i].from == river->from && board->rivers[i].to == river->to)
      return TRUE;

  return FALSE;
}

static gboolean
read_river (Reader         *self,
            const BrgLine  *line,
            GError        **error)
{
  BrgBoard *board = self->board;
  gint64 from, to;
  BrgRiver river;

  if (board->n_spaces == 0)
    return brg_line_error (line, 0, error, BRG_ERROR_SYNTAX, _("the rows come before the rivers"));
  if (!brg_line_expect_words (line, 2, 2, error)
      || !brg_line_get_number (line, 1, 1, board->n_spaces, &from, error)
      || !brg_line_get_number (line, 2, 1, board->n_spaces, &to, error))
    return FALSE;

  river = (BrgRiver){ (guint8) (MIN (from, to) - 1), (guint8) (MAX (from, to) - 1) };
  if (from == to || brg_space_adjoins (&board->spaces[river.from], &board->spaces[river.to]))
    return brg_line_error (line, 2, error, BRG_ERROR_RANGE,
                           _("a river joins spaces that are not side by side"));
  if (has_river (board, &river))
    return brg_line_error (line, 0, error, BRG_ERROR_RANGE, _("there is such a river already"));
  if (board->n_rivers == BRG_BOARD_MAX_RIVERS)
    return brg_line_error (line, 0, error, BRG_ERROR_RANGE, _("there are more than %d rivers"),
                           BRG_BOARD_MAX_RIVERS);

  board->rivers[board->n_rivers++] = river;
  return TRUE;
}

/* ---- where to begin ---- */

static gboolean
read_start (Reader         *self,
            const BrgLine  *line,
            GError        **error)
{
  BrgBoard *board = self->board;
  gint castle = brg_tile_catalogue_find_class (self->catalogue, "castle");
  gint64 space;

  if (board->n_spaces == 0)
    return brg_line_error (line, 0, error, BRG_ERROR_SYNTAX,
                           _("the rows come before the line “start”"));
  if (!brg_line_expect_words (line, 1, 1, error)
      || !brg_line_get_number (line, 1, 1, board->n_spaces, &space, error))
    return FALSE;
  if (board->spaces[space - 1].colour != castle)
    return brg_line_error (line, 1, error, BRG_ERROR_RANGE, _("no castle belongs on this space"));
  if (board->start != 0)
    return brg_line_error (line, 0, error, BRG_ERROR_SYNTAX,
                           _("a duchy is begun on one space only"));

  board->start = BRG_BIT (space - 1);
  return TRUE;
}

/* ---- files ---- */

static gboolean
read_grade (Reader         *self,
            const BrgLine  *line,
            GError        **error)
{
  return brg_line_expect_words (line, 1, 1, error)
         && brg_grade_read (line, 1, line->words[1], &self->board->grade, error);
}

static const struct
{
  const char *keyword;
  gboolean (*read) (Reader         *self,
                    const BrgLine  *line,
                    GError        **error);
} lines[] = {
  { "grade", read_grade },
  { "islands", read_islands },
  { "row", read_row },
  { "river", read_river },
  { "start", read_start },
};

static gboolean
read_line (Reader         *self,
           const BrgLine  *line,
           GError        **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    if (strcmp (line->words[0], lines[i].keyword) == 0)
      return lines[i].read (self, line, error);

  return brg_line_error (line, 0, error, BRG_ERROR_UNKNOWN,
                         _("a duchy has lines “grade”, “islands”, “row”, “river” and “start”, not "
                           "“%s”"),
                         line->words[0]);
}

static BrgBoard *
read_board (const char              *file,
            const char              *name,
            const char              *text,
            const BrgTileCatalogue  *catalogue,
            guint                    max_spaces,
            GError                 **error)
{
  g_autoptr (BrgLineReader) reader = brg_line_reader_new (file, text, -1, error);
  g_autoptr (BrgBoard) board = brg_board_new (name);
  guint town = (guint) brg_tile_catalogue_find_class (catalogue, "building");
  Reader self = { .board = board, .catalogue = catalogue, .max_spaces = max_spaces };
  const BrgLine *line;

  if (reader == NULL)
    return NULL;

  while (brg_line_reader_next (reader, &line, error))
    {
      if (line == NULL)
        return brg_board_complete (board, town, file, error) ? g_steal_pointer (&board) : NULL;
      if (!read_line (&self, line, error))
        return NULL;
    }

  return NULL;
}

/* ---- what a duchy must have ---- */

static gboolean
check_size (const BrgBoard          *self,
            const BrgTileCatalogue  *catalogue,
            const char              *file,
            GError                 **error)
{
  gint castle = brg_tile_catalogue_find_class (catalogue, "castle");

  if (self->n_spaces != SEAT_SPACES && self->n_spaces != SHARED_SPACES)
    {
      g_set_error (error, BRG_ERROR, BRG_ERROR_RANGE,
                   _("%s: a duchy has %d spaces, or %d if two players share it, not %u"),
                   file, SEAT_SPACES, SHARED_SPACES, self->n_spaces);
      return FALSE;
    }
  if (self->colours[castle] == 0)
    {
      g_set_error (error, BRG_ERROR, BRG_ERROR_RANGE, _("%s: no space is “%c”, to begin on"),
                   file, catalogue->classes[castle].letter);
      return FALSE;
    }

  return TRUE;
}

static gboolean
check_colours (const BrgBoard          *self,
               const BrgTileCatalogue  *catalogue,
               const char              *file,
               GError                 **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (seat_colours) && self->n_spaces == SEAT_SPACES; i++)
    {
      gint colour = brg_tile_catalogue_find_class (catalogue, seat_colours[i].name);
      guint count = brg_bits_count (self->colours[colour]);

      if (count == seat_colours[i].count)
        continue;
      g_set_error (error, BRG_ERROR, BRG_ERROR_RANGE,
                   _("%s: a duchy has %u spaces “%c”, not %u"),
                   file, seat_colours[i].count, catalogue->classes[colour].letter, count);
      return FALSE;
    }

  return TRUE;
}

static gboolean
check_regions (const BrgBoard  *self,
               const char      *file,
               GError         **error)
{
  for (guint i = 0; i < self->n_regions; i++)
    if (brg_bits_count (self->regions[i]) > MAX_REGION)
      {
        const BrgSpace *space = &self->spaces[brg_bits_first (self->regions[i])];

        g_set_error (error, BRG_ERROR, BRG_ERROR_RANGE,
                     _("%s: the region that begins in row %u, space %u has more than %d spaces"),
                     file, space->row, space->column, MAX_REGION);
        return FALSE;
      }

  return TRUE;
}

static gboolean
check_reach (const BrgBoard  *self,
             const char      *file,
             GError         **error)
{
  BrgBits apart = brg_board_all (self) & ~brg_board_reachable (self, 0);
  const BrgSpace *space = &self->spaces[apart != 0 ? brg_bits_first (apart) : 0];

  if (apart == 0)
    return TRUE;

  g_set_error (error, BRG_ERROR, BRG_ERROR_RANGE,
               _("%s: neither land nor river leads to row %u, space %u"), file, space->row,
               space->column);
  return FALSE;
}

/**
 * brg_board_parse:
 * @file: what to call the text in messages
 * @name: the duchy's name
 * @text: the content of a duchy file
 * @catalogue: the classes of tiles
 * @error: return location for an error with file, line and reason
 *
 * A duchy file has lines `row`, from the top, of spaces such as `t3`: the letter of a class of
 * tiles and a die number. Rows are centred, each half a space beside the one above. After a line
 * `islands` they begin at the left instead, and each `.` among the spaces is room of half a space;
 * then a line `river` with two numbers joins two spaces, counted from 1 in reading order. A line
 * `start` with such a number names the space that it is begun on; without it, that is any space
 * for castles. A line `grade` says how sure one is of it.
 *
 * Returns: (transfer full) (nullable): the printed duchy, with all that follows from it
 */
BrgBoard *
brg_board_parse (const char              *file,
                 const char              *name,
                 const char              *text,
                 const BrgTileCatalogue  *catalogue,
                 GError                 **error)
{
  g_autoptr (BrgBoard) self
      = read_board (file, name, text, catalogue, BRG_BOARD_MAX_SPACES, error);

  if (self == NULL || !check_size (self, catalogue, file, error)
      || !check_colours (self, catalogue, file, error) || !check_regions (self, file, error)
      || !check_reach (self, file, error))
    return NULL;

  if (self->start == 0)
    self->start = self->colours[brg_tile_catalogue_find_class (catalogue, "castle")];
  return g_steal_pointer (&self);
}

/**
 * brg_board_parse_piece:
 * @file: what to call the text in messages
 * @text: lines “row”, as a duchy file has them
 * @catalogue: the classes of tiles
 * @error: return location for an error with file, line and reason
 *
 * Reads a piece of a duchy, for pictures. No game can be played on it.
 *
 * Returns: (transfer full) (nullable): the piece
 */
BrgBoard *
brg_board_parse_piece (const char              *file,
                       const char              *text,
                       const BrgTileCatalogue  *catalogue,
                       GError                 **error)
{
  return read_board (file, NULL, text, catalogue, BRG_BOARD_MAX_REGIONS, error);
}
