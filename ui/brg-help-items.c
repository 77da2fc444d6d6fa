/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-help-items.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/engine/brg-error.h"
#include "ui/brg-emblems.h"
#include "ui/brg-palette.h"

/* What follows the letter and the die of a space on which the picture turns. */
#define LIT '*'

/* The things of a picture: the attributes that hold the name and the number of each, and the
 * numbers that it may have. A number that is left out is the smallest. */
static const struct
{
  const char *element;
  BrgHelpItemKind kind;
  const char *name;
  const char *number;
  guint min;
  guint max;
} items[] = {
  { "die", BRG_HELP_ITEM_DIE, NULL, "value", 1, 6 },
  { "white-die", BRG_HELP_ITEM_WHITE_DIE, NULL, "value", 1, 6 },
  { "tile", BRG_HELP_ITEM_TILE, "kind", NULL, 0, 0 },
  { "slot", BRG_HELP_ITEM_SLOT, "class", NULL, 0, 0 },
  { "goods", BRG_HELP_ITEM_GOODS, "kind", "count", 1, BRG_HELP_MAX_COUNT },
  { "coin", BRG_HELP_ITEM_COIN, "emblem", "count", 1, BRG_HELP_MAX_COUNT },
  { "marker", BRG_HELP_ITEM_MARKER, NULL, "seat", 1, 4 },
  { "bonus", BRG_HELP_ITEM_BONUS, "class", "points", 1, BRG_HELP_MAX_COUNT },
  { "sign", BRG_HELP_ITEM_SIGN, "text", NULL, 0, 0 },
  { "board", BRG_HELP_ITEM_BOARD, "rows", NULL, 0, 0 },
};

/**
 * brg_help_attribute:
 * @names: (array zero-terminated=1): names of attributes
 * @values: (array zero-terminated=1): their values
 * @name: one of them
 *
 * Returns: (nullable): its value
 */
const char *
brg_help_attribute (const char **names,
                    const char **values,
                    const char  *name)
{
  for (guint i = 0; names[i] != NULL; i++)
    if (strcmp (names[i], name) == 0)
      return values[i];

  return NULL;
}

/**
 * brg_help_need_attribute:
 * @element: the name of an element
 * @names: (array zero-terminated=1): names of its attributes
 * @values: (array zero-terminated=1): their values
 * @name: one that it must have
 * @error: return location for an error if it has not
 *
 * Returns: (nullable): its value
 */
const char *
brg_help_need_attribute (const char  *element,
                         const char **names,
                         const char **values,
                         const char  *name,
                         GError     **error)
{
  const char *value = brg_help_attribute (names, values, name);

  if (value == NULL)
    g_set_error (error, BRG_ERROR, BRG_ERROR_SYNTAX, _("<%s> needs the attribute “%s”"), element,
                 name);

  return value;
}

static gboolean
find_tile (const BrgTileCatalogue  *tiles,
           const char              *name,
           guint                   *kind,
           GError                 **error)
{
  *kind = tiles != NULL ? brg_tile_catalogue_find (tiles, name) : 0;
  if (*kind == 0)
    g_set_error (error, BRG_ERROR, BRG_ERROR_UNKNOWN, _("there is no kind of tile “%s”"), name);

  return *kind != 0;
}

/* ---- pieces of duchies ---- */

/* Takes what lies on a space, as in "g3=cow-4*", off the word. */
static gboolean
read_cover (char                    *word,
            const BrgTileCatalogue  *tiles,
            guint                    space,
            BrgHelpBoard            *board,
            GError                 **error)
{
  gsize length = strlen (word);
  char *equals;
  guint kind;

  if (space >= G_N_ELEMENTS (board->tiles))
    return TRUE;

  if (word[length - 1] == LIT)
    {
      word[length - 1] = '\0';
      board->lit |= BRG_BIT (space);
    }

  equals = strchr (word, '=');
  if (equals == NULL)
    return TRUE;

  *equals = '\0';
  if (!find_tile (tiles, equals + 1, &kind, error))
    return FALSE;

  board->tiles[space] = (guint8) kind;
  return TRUE;
}

/* Makes lines of a duchy file of "g3 g4=cow-4* / b2 . b1 ~3-4". */
static char *
read_covers (const char              *rows,
             const BrgTileCatalogue  *tiles,
             BrgHelpBoard            *board,
             GError                 **error)
{
  g_auto (GStrv) words = g_strsplit (rows, " ", -1);
  g_autoptr (GString) rivers = g_string_new (NULL);
  g_autoptr (GString) text = g_string_new (NULL);
  guint n = 0;

  g_string_append (text, g_strv_contains ((const char * const *) words, ".") ? "islands\nrow"
                                                                             : "row");
  for (char **word = words; *word != NULL; word++)
    {
      if (**word == '\0')
        continue;
      if (**word == '~')
        {
          g_string_append_printf (rivers, "\nriver %s", g_strdelimit (*word + 1, "-", ' '));
          continue;
        }
      if (strcmp (*word, "/") == 0)
        {
          g_string_append (text, "\nrow");
          continue;
        }
      if (strcmp (*word, ".") != 0 && !read_cover (*word, tiles, n++, board, error))
        return NULL;
      g_string_append_printf (text, " %s", *word);
    }

  return g_strconcat (text->str, rivers->str, NULL);
}

static BrgHelpBoard *
read_board (const char              *rows,
            const BrgTileCatalogue  *tiles,
            GError                 **error)
{
  /* Sets of spaces are wider than what malloc promises to align. */
  BrgHelpBoard *board = g_aligned_alloc0 (1, sizeof (BrgHelpBoard), 16);
  g_autofree char *text = read_covers (rows, tiles, board, error);

  if (text != NULL)
    board->board = brg_board_parse_piece (rows, text, tiles, error);
  if (board->board == NULL)
    g_clear_pointer (&board, g_aligned_free);

  return board;
}

/* ---- all things ---- */

static gboolean
is_known (gboolean     known,
          const char  *name,
          GError     **error)
{
  if (!known)
    g_set_error (error, BRG_ERROR, BRG_ERROR_UNKNOWN, _("nothing is called “%s”"), name);

  return known;
}

static gboolean
complete (BrgHelpItem             *item,
          const BrgTileCatalogue  *tiles,
          GError                 **error)
{
  const char *name = item->name;

  switch (item->kind)
    {
    case BRG_HELP_ITEM_TILE:
      return find_tile (tiles, name, &item->number, error);

    case BRG_HELP_ITEM_BOARD:
      if (!is_known (tiles != NULL, name, error))
        return FALSE;
      item->board = read_board (name, tiles, error);
      return item->board != NULL;

    case BRG_HELP_ITEM_GOODS:
      return is_known (brg_palette_get_goods (brg_palette_get (FALSE), name)->name != NULL, name,
                       error);

    case BRG_HELP_ITEM_COIN:
      return is_known (brg_emblem_exists (name), name, error);

    case BRG_HELP_ITEM_SLOT:
    case BRG_HELP_ITEM_BONUS:
      return is_known (*name == '\0'
                           || (tiles != NULL && brg_tile_catalogue_find_class (tiles, name) >= 0),
                       name, error);

    case BRG_HELP_ITEM_DIE:
    case BRG_HELP_ITEM_WHITE_DIE:
    case BRG_HELP_ITEM_MARKER:
    case BRG_HELP_ITEM_SIGN:
    default:
      return TRUE;
    }
}

/**
 * brg_help_item_read:
 * @element: the name of an element in a picture
 * @names: (array zero-terminated=1): the names of its attributes
 * @values: (array zero-terminated=1): their values
 * @tiles: (nullable): the kinds of tiles in play; %NULL if the game has none
 * @error: return location for an error with the reason
 *
 * Returns: (transfer full) (nullable): the thing that the element describes
 */
BrgHelpItem *
brg_help_item_read (const char              *element,
                    const char             **names,
                    const char             **values,
                    const BrgTileCatalogue  *tiles,
                    GError                 **error)
{
  g_autoptr (BrgHelpItem) item = NULL;
  const char *name, *number;
  guint64 value;
  guint row = 0;

  while (row < G_N_ELEMENTS (items) && strcmp (items[row].element, element) != 0)
    row++;
  if (row == G_N_ELEMENTS (items))
    {
      g_set_error (error, BRG_ERROR, BRG_ERROR_UNKNOWN, _("a picture has no <%s>"), element);
      return NULL;
    }

  name = items[row].name != NULL ? brg_help_attribute (names, values, items[row].name) : NULL;
  number = items[row].number != NULL ? brg_help_attribute (names, values, items[row].number) : NULL;
  value = items[row].min;
  if (number != NULL
      && !g_ascii_string_to_unsigned (number, 10, items[row].min, items[row].max, &value, error))
    return NULL;

  item = brg_help_item_new (items[row].kind, name != NULL ? name : "", (guint) value);
  return complete (item, tiles, error) ? g_steal_pointer (&item) : NULL;
}
