/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-words.h"

#include <glib/gi18n-lib.h>

static const char *
tile_word (const char *word)
{
  return word != NULL ? g_dpgettext2 (GETTEXT_PACKAGE, "tile", word) : "";
}

/**
 * brg_words_tile:
 * @tables: the board game's tables
 * @kind: a kind of tiles, from 1
 *
 * Returns: its name
 */
const char *
brg_words_tile (const BrgDuchyTables *tables,
                guint                 kind)
{
  return brg_tile_kind_get_label (&tables->tiles.kinds[kind]);
}

/**
 * brg_words_tile_help:
 * @tables: the board game's tables
 * @kind: a kind of tiles, from 1
 *
 * Returns: (nullable): what it does
 */
const char *
brg_words_tile_help (const BrgDuchyTables *tables,
                     guint                 kind)
{
  return brg_tile_kind_get_help (&tables->tiles.kinds[kind]);
}

/**
 * brg_words_class:
 * @tables: the board game's tables
 * @tile_class: a class of tiles
 *
 * Returns: its name
 */
const char *
brg_words_class (const BrgDuchyTables *tables,
                 guint                 tile_class)
{
  return tile_word (tables->tiles.classes[tile_class].label);
}

/**
 * brg_words_goods:
 * @tables: the board game's tables
 * @goods: a kind of goods, from 0
 *
 * Returns: its name
 */
const char *
brg_words_goods (const BrgDuchyTables *tables,
                 guint                 goods)
{
  return tile_word (tables->goods[goods].label);
}

/* Islands have a number too, so that one knows how the land lies. */
static char *
place_space (const BrgDuchyTables *tables,
             const BrgBoard       *board,
             guint                 space)
{
  const BrgSpace *place = &board->spaces[space];

  if (tables->rows != NULL)
    /* Translators: a space of a duchy */
    return g_strdup_printf (_("Row %u, space %u"), place->row, place->column);
  if (board->n_islands > 1)
    /* Translators: a space of a duchy of islands; the spaces are counted on through all islands */
    return g_strdup_printf (_("Island %u, space %u"), place->island, space + 1);

  /* Translators: a space of a duchy */
  return g_strdup_printf (_("Space %u"), space + 1);
}

/**
 * brg_words_space:
 * @tables: the board game's tables
 * @board: a duchy
 * @space: one of its spaces
 * @kind: the tile on it, or 0
 *
 * Returns: (transfer full): where it is and what is there
 */
char *
brg_words_space (const BrgDuchyTables *tables,
                 const BrgBoard       *board,
                 guint                 space,
                 guint                 kind)
{
  g_autofree char *place = place_space (tables, board, space);

  if (kind != 0)
    /* Translators: a space of a duchy and the tile on it, such as "Row 3, space 4: Bank" */
    return g_strdup_printf (C_("space", "%s: %s"), place, brg_words_tile (tables, kind));

  /* Translators: a space of a duchy, such as "Row 3, space 4: Monastery, die 3, empty" */
  return g_strdup_printf (_("%s: %s, die %u, empty"), place,
                          brg_words_class (tables, board->spaces[space].colour),
                          board->spaces[space].die);
}

/**
 * brg_words_goods_list:
 * @tables: the board game's tables
 * @counts: how many of each kind
 *
 * Returns: (transfer full) (nullable): the goods in a line, or NULL if there are none
 */
char *
brg_words_goods_list (const BrgDuchyTables *tables,
                      const guint8          counts[BRG_N_GOODS])
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; i < BRG_N_GOODS; i++)
    {
      if (counts[i] == 0)
        continue;
      if (list->len > 0)
        /* Translators: stands between two things of a list */
        g_string_append (list, C_("list", ", "));
      /* Translators: a number and a kind of goods, such as "2 × red goods" */
      g_string_append_printf (list, _("%u × %s"), counts[i], brg_words_goods (tables, i));
    }

  return list->len > 0 ? g_string_free (g_steal_pointer (&list), FALSE) : NULL;
}

/**
 * brg_words_lines:
 * @first: (nullable): words
 * @second: (nullable): more words
 *
 * Returns: (transfer full) (nullable): the two on lines of their own, or the one that there is
 */
char *
brg_words_lines (const char *first,
                 const char *second)
{
  if (first == NULL || second == NULL)
    return g_strdup (first != NULL ? first : second);

  return g_strconcat (first, "\n", second, NULL);
}
