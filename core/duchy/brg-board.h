/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/engine/brg-bits.h"
#include "core/engine/brg-subject.h"
#include "brg-grade.h"

G_BEGIN_DECLS

/** BRG_BOARD_MAX_SPACES: the most spaces a duchy can have. */
#define BRG_BOARD_MAX_SPACES 72

/** BRG_BOARD_MAX_REGIONS: the most regions a duchy can have. */
#define BRG_BOARD_MAX_REGIONS 40

/** BRG_BOARD_MAX_RIVERS: the most rivers a duchy can have. */
#define BRG_BOARD_MAX_RIVERS 40

/** BRG_BOARD_MAX_TOWNS: the most towns a duchy can have. */
#define BRG_BOARD_MAX_TOWNS 24

/** BRG_MAX_CLASSES: the most classes of tiles, which are the colours of spaces. */
#define BRG_MAX_CLASSES 8

/** BRG_CLASS_WILD: the class `wild` of tiles without a colour, which lie on spaces of any. */
#define BRG_CLASS_WILD (BRG_MAX_CLASSES - 1)

/**
 * BrgSpace:
 * @colour: the class of tiles that belongs there
 * @die: the number printed on it, from 1 to 6
 * @row: from 1, the topmost
 * @column: from 1, the leftmost in its row
 * @island: from 1, the island it belongs to: all that hangs together by land
 * @x: of its centre, in half widths of a hex
 * @y: of its centre, in rows
 * @region: the region it belongs to
 */
typedef struct
{
  guint8 colour;
  guint8 die;
  guint8 row;
  guint8 column;
  guint8 island;
  gint8  x;
  gint8  y;
  guint8 region;
} BrgSpace;

/** BrgRiver: joins two spaces that are not side by side; the first has the lower number. */
typedef struct
{
  guint8 from;
  guint8 to;
} BrgRiver;

/**
 * BrgBoard:
 * @name: as the seat's option names it
 * @grade: how sure we are of it
 * @n_spaces: how many spaces, in reading order
 * @spaces: the spaces
 * @land: for each space, those that it has a side in common with
 * @neighbours: for each space, those next to it, by land or along a river
 * @n_rivers: how many rivers
 * @rivers: the rivers
 * @n_islands: how many islands; 1 if all hangs together by land
 * @start: the spaces that it can be begun on: all for castles, or one of these
 * @colours: for each colour, its spaces; for %BRG_CLASS_WILD all of them
 * @dice: for each number from 1 to 6, its spaces
 * @n_regions: how many regions
 * @n_towns: how many of them are towns, the regions of buildings; these come first
 * @regions: the spaces of each
 *
 * A printed duchy: pointy-topped hexes in rows. A tile can be placed along a river, but a region
 * does not go on there.
 */
typedef struct
{
  char    *name;
  BrgGrade grade;
  guint    n_spaces;
  BrgSpace spaces[BRG_BOARD_MAX_SPACES];
  BrgBits  land[BRG_BOARD_MAX_SPACES];
  BrgBits  neighbours[BRG_BOARD_MAX_SPACES];
  guint    n_rivers;
  BrgRiver rivers[BRG_BOARD_MAX_RIVERS];
  guint    n_islands;
  BrgBits  start;
  BrgBits  colours[BRG_MAX_CLASSES];
  BrgBits  dice[7];
  guint    n_regions;
  guint    n_towns;
  BrgBits  regions[BRG_BOARD_MAX_REGIONS];
} BrgBoard;

typedef struct _BrgTileCatalogue BrgTileCatalogue;

BrgBoard *brg_board_parse      (const char             *file,
                                const char             *name,
                                const char             *text,
                                const BrgTileCatalogue *catalogue,
                                GError                **error);
BrgBoard *brg_board_parse_piece (const char            *file,
                                const char             *text,
                                const BrgTileCatalogue *catalogue,
                                GError                **error);
void      brg_board_free       (BrgBoard               *board);
gint      brg_board_find_space (const BrgBoard         *board,
                                guint                   row,
                                guint                   column);
BrgBits   brg_board_reachable  (const BrgBoard         *board,
                                guint                   space);

/** brg_board_all: all spaces of a board. */
static inline BrgBits
brg_board_all (const BrgBoard *board)
{
  return BRG_BIT (board->n_spaces) - 1;
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgBoard, brg_board_free)

G_END_DECLS
