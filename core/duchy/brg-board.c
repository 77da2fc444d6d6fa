/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-board.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/engine/brg-error.h"
#include "core/engine/brg-line-reader.h"
#include "brg-grade.h"
#include "brg-tile-catalogue.h"

/* What every duchy of the box has: rows of 4-5-6-7-6-5-4 spaces, so many of each colour, and no
 * region of more than 8. */
static const guint standard_rows[] = { 4, 5, 6, 7, 6, 5, 4 };
static const struct { const char *name; guint count; } standard_colours[] = {
  { "building", 12 }, { "monastery", 6 }, { "ship", 6 }, { "livestock", 6 }, { "castle", 4 },
  { "mine", 3 },
};

#define MAX_REGION 8

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
read_space (BrgBoard                *self,
            const BrgTileCatalogue  *catalogue,
            const BrgLine           *line,
            guint                    word,
            guint                    row,
            GError                 **error)
{
  const char *text = line->words[word];
  BrgSpace *space = &self->spaces[self->n_spaces];
  gint colour = find_colour (catalogue, text[0]);

  if (colour < 0 || text[1] < '1' || text[1] > '6' || text[2] != '\0')
    return brg_line_error (line, word, error, BRG_ERROR_SYNTAX,
                           _("“%s” is not a colour letter and a die number from 1 to 6"), text);

  *space = (BrgSpace){
    .colour = (guint8) colour,
    .die = (guint8) (text[1] - '0'),
    .row = (guint8) row,
    .column = (guint8) word,
    /* Every row is centred: its first space lies half a width further in for each space less. */
    .x = (gint8) (2 * (gint) word - (gint) line->n_words),
    .y = (gint8) row,
  };
  self->n_spaces++;
  return TRUE;
}

static gboolean
read_spaces (BrgBoard                *self,
             const BrgTileCatalogue  *catalogue,
             const BrgLine           *line,
             guint                    row,
             GError                 **error)
{
  for (guint word = 1; word < line->n_words; word++)
    if (!read_space (self, catalogue, line, word, row, error))
      return FALSE;

  return TRUE;
}

static gboolean
read_row (BrgBoard                *self,
          const BrgTileCatalogue  *catalogue,
          const BrgLine           *line,
          guint                    row,
          GError                 **error)
{
  if (row > G_N_ELEMENTS (standard_rows))
    return brg_line_error (line, 0, error, BRG_ERROR_RANGE,
                           _("a duchy has %u rows"), (guint) G_N_ELEMENTS (standard_rows));
  if (line->n_words - 1 != standard_rows[row - 1])
    return brg_line_error (line, line->n_words, error, BRG_ERROR_RANGE,
                           _("row %u of a duchy has %u spaces, not %u"),
                           row, standard_rows[row - 1], line->n_words - 1);

  return read_spaces (self, catalogue, line, row, error);
}

static gboolean
read_lines (BrgBoard                *self,
            const BrgTileCatalogue  *catalogue,
            BrgLineReader           *reader,
            const char              *file,
            GError                 **error)
{
  const BrgLine *line;
  guint row = 0;

  while (brg_line_reader_next (reader, &line, error))
    {
      if (line == NULL && row == G_N_ELEMENTS (standard_rows))
        return TRUE;
      if (line == NULL)
        {
          g_set_error (error, BRG_ERROR, BRG_ERROR_SYNTAX, _("%s: a duchy has %u rows, not %u"),
                       file, (guint) G_N_ELEMENTS (standard_rows), row);
          return FALSE;
        }

      if (strcmp (line->words[0], "grade") == 0)
        {
          if (!brg_line_expect_words (line, 1, 1, error)
              || !brg_grade_read (line, 1, line->words[1], &self->grade, error))
            return FALSE;
        }
      else if (strcmp (line->words[0], "row") == 0)
        {
          if (!read_row (self, catalogue, line, ++row, error))
            return FALSE;
        }
      else
        return brg_line_error (line, 0, error, BRG_ERROR_UNKNOWN,
                               _("a duchy has lines “grade” and “row”, not “%s”"),
                               line->words[0]);
    }

  return FALSE;
}

static gboolean
are_neighbours (const BrgSpace *a,
                const BrgSpace *b)
{
  gint x = ABS (a->x - b->x);
  gint y = ABS (a->y - b->y);

  return (y == 0 && x == 2) || (y == 1 && x == 1);
}

static void
link_spaces (BrgBoard *self)
{
  for (guint i = 0; i < self->n_spaces; i++)
    {
      self->colours[self->spaces[i].colour] |= BRG_BIT (i);
      self->dice[self->spaces[i].die] |= BRG_BIT (i);
      for (guint j = 0; j < self->n_spaces; j++)
        if (are_neighbours (&self->spaces[i], &self->spaces[j]))
          self->neighbours[i] |= BRG_BIT (j);
    }
}

static BrgBits
grow (const BrgBoard *self,
      BrgBits         region,
      BrgBits         within)
{
  BrgBits grown = region;
  guint space;

  BRG_BITS_FOREACH (space, region)
    grown |= self->neighbours[space] & within;

  return grown;
}

static void
add_region (BrgBoard *self,
            guint     first,
            BrgBits   within)
{
  BrgBits region = 0, grown = BRG_BIT (first);
  guint member;

  while (grown != region)
    {
      region = grown;
      grown = grow (self, region, within);
    }

  BRG_BITS_FOREACH (member, region)
    self->spaces[member].region = (guint8) self->n_regions;
  self->regions[self->n_regions++] = region;
}

/* In reading order. */
static void
add_regions (BrgBoard *self,
             BrgBits   spaces)
{
  BrgBits known = 0;

  for (guint i = 0; i < self->n_spaces; i++)
    {
      if (!brg_bits_has (spaces & ~known, i))
        continue;
      add_region (self, i, self->colours[self->spaces[i].colour]);
      known |= self->regions[self->n_regions - 1];
    }
}

static void
find_regions (BrgBoard               *self,
              const BrgTileCatalogue *catalogue)
{
  gint building = brg_tile_catalogue_find_class (catalogue, "building");
  BrgBits towns = self->colours[building];

  add_regions (self, towns);
  self->n_towns = self->n_regions;
  add_regions (self, brg_board_all (self) & ~towns);
}

static gboolean
check_counts (const BrgBoard          *self,
              const BrgTileCatalogue  *catalogue,
              const char              *file,
              GError                 **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (standard_colours); i++)
    {
      gint colour = brg_tile_catalogue_find_class (catalogue, standard_colours[i].name);
      guint count = brg_bits_count (self->colours[colour]);

      if (count == standard_colours[i].count)
        continue;
      g_set_error (error, BRG_ERROR, BRG_ERROR_RANGE,
                   _("%s: a duchy has %u spaces “%c”, not %u"),
                   file, standard_colours[i].count, catalogue->classes[colour].letter, count);
      return FALSE;
    }

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

/**
 * brg_board_parse:
 * @file: what to call the text in messages
 * @name: the duchy's name
 * @text: the content of a duchy file
 * @catalogue: the classes of tiles
 * @error: return location for an error with file, line and reason
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
  g_autoptr (BrgLineReader) reader = brg_line_reader_new (file, text, -1, error);
  /* Sets of spaces are wider than what malloc promises to align. */
  g_autoptr (BrgBoard) self = g_aligned_alloc0 (1, sizeof (BrgBoard), 16);

  if (reader == NULL)
    return NULL;

  self->name = g_strdup (name);
  self->grade = BRG_GRADE_RECONSTRUCTED;
  if (!read_lines (self, catalogue, reader, file, error))
    return NULL;

  link_spaces (self);
  find_regions (self, catalogue);
  if (!check_counts (self, catalogue, file, error))
    return NULL;

  return g_steal_pointer (&self);
}

/* Spaces hang together only if each row lies half a width beside the one above. */
static gboolean
read_piece_row (BrgBoard                *self,
                const BrgTileCatalogue  *catalogue,
                const BrgLine           *line,
                guint                    row,
                guint                   *n_above,
                GError                 **error)
{
  guint n = line->n_words - 1;

  if (n == 0 || (row > 1 && n != *n_above + 1 && n + 1 != *n_above))
    return brg_line_error (line, line->n_words, error, BRG_ERROR_RANGE,
                           _("row %u must have one space more or less than the row above"), row);
  /* Each may be a region. */
  if (self->n_spaces + n > BRG_BOARD_MAX_REGIONS)
    return brg_line_error (line, 0, error, BRG_ERROR_RANGE, _("there are more than %d spaces"),
                           BRG_BOARD_MAX_REGIONS);

  *n_above = n;
  return read_spaces (self, catalogue, line, row, error);
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
  g_autoptr (BrgLineReader) reader = brg_line_reader_new (file, text, -1, error);
  g_autoptr (BrgBoard) self = g_aligned_alloc0 (1, sizeof (BrgBoard), 16);
  const BrgLine *line;
  guint row = 0, n_above = 0;

  if (reader == NULL)
    return NULL;

  self->grade = BRG_GRADE_RECONSTRUCTED;
  while (brg_line_reader_next (reader, &line, error))
    {
      if (line == NULL)
        {
          link_spaces (self);
          find_regions (self, catalogue);
          return g_steal_pointer (&self);
        }
      if (!read_piece_row (self, catalogue, line, ++row, &n_above, error))
        return NULL;
    }

  return NULL;
}

void
brg_board_free (BrgBoard *self)
{
  g_free (self->name);
  g_aligned_free (self);
}

/**
 * brg_board_find_space:
 * @self: a printed duchy
 * @row: from 1
 * @column: from 1
 *
 * Returns: the space, or -1 if there is none
 */
gint
brg_board_find_space (const BrgBoard *self,
                      guint           row,
                      guint           column)
{
  for (guint i = 0; i < self->n_spaces; i++)
    if (self->spaces[i].row == row && self->spaces[i].column == column)
      return (gint) i;

  return -1;
}
