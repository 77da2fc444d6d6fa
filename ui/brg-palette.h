/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/brg-colour.h"

G_BEGIN_DECLS

/** BrgPattern: what covers the spaces of a class beside its colour. */
typedef enum
{
  BRG_PATTERN_PLAIN,
  BRG_PATTERN_BRICKS,
  BRG_PATTERN_CROSSES,
  BRG_PATTERN_GRASS,
  BRG_PATTERN_PEBBLES,
  BRG_PATTERN_WAVES,
  BRG_PATTERN_LATTICE,
} BrgPattern;

/** BrgMark: the sign of a player. */
typedef enum
{
  BRG_MARK_DISC,
  BRG_MARK_SQUARE,
  BRG_MARK_TRIANGLE,
  BRG_MARK_DIAMOND,
} BrgMark;

/**
 * BrgClassPaint:
 * @name: the class's stable name
 * @emblem: its emblem
 * @pattern: what covers its spaces
 * @tile: the colour of its tiles, as 0xRRGGBB
 * @space: the colour of its printed spaces
 */
typedef struct
{
  const char *name;
  const char *emblem;
  BrgPattern  pattern;
  guint32     tile;
  guint32     space;
} BrgClassPaint;

/** BrgGoodsPaint: a kind of goods: its stable name, emblem and colour. */
typedef struct
{
  const char *name;
  const char *emblem;
  guint32     colour;
} BrgGoodsPaint;

/**
 * BrgPlayerPaint:
 * @name: as the seat's option `colour` names it
 * @colour: of dice and markers
 * @ink: what is legible on it
 * @mark: tells the player apart without colour
 */
typedef struct
{
  const char *name;
  guint32     colour;
  guint32     ink;
  BrgMark     mark;
} BrgPlayerPaint;

/**
 * BrgPaletteFlags:
 * @BRG_PALETTE_DARK: for a dark room
 * @BRG_PALETTE_HIGH_CONTRAST: flat grounds, strong outlines, and ink that is easy to read
 * @BRG_PALETTE_SAFE_COLOURS: colours that eyes that tell few hues apart tell apart, too
 * @BRG_PALETTE_PATTERNS: patterns strong enough to do without colours
 *
 * What is wanted of a palette; these go together as one likes.
 */
typedef enum
{
  BRG_PALETTE_DARK = 1 << 0,
  BRG_PALETTE_HIGH_CONTRAST = 1 << 1,
  BRG_PALETTE_SAFE_COLOURS = 1 << 2,
  BRG_PALETTE_PATTERNS = 1 << 3,
} BrgPaletteFlags;

/** BRG_N_PALETTES: so many combinations of %BrgPaletteFlags there are. */
#define BRG_N_PALETTES 16

/**
 * BrgPalette:
 * @flags: what it was made for
 * @dark: whether it is for a dark room
 * @flat: whether light and shade are left out, for the sake of contrast
 * @parchment: the boards
 * @parchment_deep: their borders and hollows
 * @paper: chips and dice
 * @ink: what is written on @parchment
 * @ink_faint: what is written less loudly
 * @print: what is written on @paper, which is pale in a dark room, too
 * @edge: the outlines of boards, fields and hollows
 * @edge_strength: how strong they are, from 0 to 1
 * @path: what runs between regions
 * @shore: what surrounds a duchy
 * @bronze: what surrounds a completed region
 * @seal: the ground of what holds now
 * @shadow: how strong shadows are, from 0 to 1
 * @past: how strong things are that are done with, from 0 to 1
 * @marks: how strong the patterns of spaces are, from 0 to 1
 * @gold: what can be used
 * @pick: what is picked
 * @classes: the classes of tiles, with one without a name at the end
 * @goods: the kinds of goods, likewise
 * @players: the colours of players, %BRG_MAX_SEATS
 * @expansions: (nullable) (element-type BrgExpansionUi): who paints kinds of tiles of their own
 *
 * How things look. It comes to all that paints, so that all tiles of a kind are painted alike.
 */
typedef struct
{
  BrgPaletteFlags       flags;
  gboolean              dark;
  gboolean              flat;
  guint32               parchment;
  guint32               parchment_deep;
  guint32               paper;
  guint32               ink;
  guint32               ink_faint;
  guint32               print;
  guint32               edge;
  double                edge_strength;
  guint32               path;
  guint32               shore;
  guint32               bronze;
  guint32               seal;
  double                shadow;
  double                past;
  double                marks;
  guint32               gold;
  guint32               pick;
  const BrgClassPaint  *classes;
  const BrgGoodsPaint  *goods;
  const BrgPlayerPaint *players;
  const GPtrArray      *expansions;
} BrgPalette;

const BrgPalette     *brg_palette_get        (BrgPaletteFlags   flags);
const BrgClassPaint  *brg_palette_get_class  (const BrgPalette *palette,
                                              const char       *name);
const BrgGoodsPaint  *brg_palette_get_goods  (const BrgPalette *palette,
                                              const char       *name);
const BrgPlayerPaint *brg_palette_get_player (const BrgPalette *palette,
                                              guint             player);
guint                 brg_palette_find_player
                                             (const char       *name,
                                              guint             seat);

G_END_DECLS
