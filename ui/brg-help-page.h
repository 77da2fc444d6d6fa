/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/duchy/brg-board.h"
#include "core/duchy/brg-tile-catalogue.h"

G_BEGIN_DECLS

/**
 * BrgHelpItemKind: the things in a picture.
 * @BRG_HELP_ITEM_DIE: a die of the first player; @number is its value
 * @BRG_HELP_ITEM_WHITE_DIE: the white die; likewise
 * @BRG_HELP_ITEM_TILE: a tile; @number is its kind
 * @BRG_HELP_ITEM_SLOT: an empty place for a tile; @name is a class of tiles, or empty
 * @BRG_HELP_ITEM_GOODS: @number goods of the kind @name
 * @BRG_HELP_ITEM_COIN: @number of what the emblem @name shows
 * @BRG_HELP_ITEM_MARKER: the marker of seat @number, from 1
 * @BRG_HELP_ITEM_BONUS: the bonus tile of the class @name, for @number points
 * @BRG_HELP_ITEM_SIGN: a few letters, which are @name
 * @BRG_HELP_ITEM_BOARD: a piece of a duchy, which is @board
 */
typedef enum
{
  BRG_HELP_ITEM_DIE,
  BRG_HELP_ITEM_WHITE_DIE,
  BRG_HELP_ITEM_TILE,
  BRG_HELP_ITEM_SLOT,
  BRG_HELP_ITEM_GOODS,
  BRG_HELP_ITEM_COIN,
  BRG_HELP_ITEM_MARKER,
  BRG_HELP_ITEM_BONUS,
  BRG_HELP_ITEM_SIGN,
  BRG_HELP_ITEM_BOARD,
} BrgHelpItemKind;

/**
 * BrgHelpBoard:
 * @board: a piece of a duchy
 * @tiles: the kind of tile on each of its spaces, or 0
 * @lit: the spaces that the picture is about
 */
typedef struct
{
  BrgBoard *board;
  guint8    tiles[BRG_BOARD_MAX_SPACES];
  BrgBits   lit;
} BrgHelpBoard;

/** BrgHelpItem: a thing in a picture: see #BrgHelpItemKind. */
typedef struct
{
  BrgHelpItemKind  kind;
  char            *name;
  guint            number;
  BrgHelpBoard    *board;
} BrgHelpItem;

/**
 * BrgHelpBlockKind: the parts of a page.
 * @BRG_HELP_BLOCK_PARAGRAPH: words
 * @BRG_HELP_BLOCK_HEADING: words that what follows belongs to
 * @BRG_HELP_BLOCK_POINT: words that stand in a list
 * @BRG_HELP_BLOCK_OPTION: words about a choice that a game offers
 * @BRG_HELP_BLOCK_TABLE: rows of words, the first of which are headings
 * @BRG_HELP_BLOCK_PICTURE: a picture, and the words below it
 * @BRG_HELP_BLOCK_GALLERY: kinds of tiles, each of which leads to its page
 */
typedef enum
{
  BRG_HELP_BLOCK_PARAGRAPH,
  BRG_HELP_BLOCK_HEADING,
  BRG_HELP_BLOCK_POINT,
  BRG_HELP_BLOCK_OPTION,
  BRG_HELP_BLOCK_TABLE,
  BRG_HELP_BLOCK_PICTURE,
  BRG_HELP_BLOCK_GALLERY,
} BrgHelpBlockKind;

/**
 * BrgHelpBlock:
 * @kind: what it is
 * @markup: (nullable): its translated words, for a #GtkLabel: links go to a page, or to a ruling by
 *   its number
 * @ruling: (nullable): the number of the ruling that begins here
 * @about: (nullable) (array zero-terminated=1): for a ruling, the kinds and classes of tiles, and
 *   the animals, that it speaks of
 * @copied: it stands on another page too, so that searching need not find it here
 * @rows: (element-type GStrv): the markup of a table
 * @items: (element-type BrgHelpItem): what a picture shows
 * @kinds: the kinds of tiles of a gallery, as bits
 *
 * A part of a page.
 */
typedef struct
{
  BrgHelpBlockKind  kind;
  char             *markup;
  char             *ruling;
  char            **about;
  gboolean          copied;
  GPtrArray        *rows;
  GPtrArray        *items;
  guint64           kinds;
} BrgHelpBlock;

/**
 * BrgHelpSection: the parts of the reference.
 * @BRG_HELP_RULES: how to play
 * @BRG_HELP_TILES: the classes of tiles
 * @BRG_HELP_DETAILS: what is looked up
 * @BRG_HELP_EXPANSIONS: what the expansions in play add
 * @BRG_HELP_TILE: one kind of tile; these are not in the list of contents
 */
typedef enum
{
  BRG_HELP_RULES,
  BRG_HELP_TILES,
  BRG_HELP_DETAILS,
  BRG_HELP_EXPANSIONS,
  BRG_HELP_TILE,
} BrgHelpSection;

/**
 * BrgHelpPage:
 * @id: what links call it
 * @section: where it stands
 * @order: smaller comes earlier in its section
 * @title: translated, plain text
 * @parent: (nullable): the id of the page that a tile's page belongs to
 * @blocks: (element-type BrgHelpBlock): what it says
 */
typedef struct
{
  char           *id;
  BrgHelpSection  section;
  gint            order;
  char           *title;
  char           *parent;
  GPtrArray      *blocks;
} BrgHelpPage;

BrgHelpPage  *brg_help_page_new   (const char         *id,
                                   BrgHelpSection      section);
void          brg_help_page_free  (BrgHelpPage        *self);
BrgHelpBlock *brg_help_page_add   (BrgHelpPage        *self,
                                   BrgHelpBlockKind    kind,
                                   char               *markup);
BrgHelpBlock *brg_help_page_copy  (BrgHelpPage        *self,
                                   const BrgHelpBlock *block);
void          brg_help_block_free (BrgHelpBlock       *self);
BrgHelpItem  *brg_help_item_new   (BrgHelpItemKind     kind,
                                   const char         *name,
                                   guint               number);
void          brg_help_item_free  (BrgHelpItem        *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgHelpPage, brg_help_page_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgHelpBlock, brg_help_block_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgHelpItem, brg_help_item_free)

G_END_DECLS
