/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cairo.h>
#include <glib.h>

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
 * BrgPalette:
 * @dark: whether it is for a dark room
 * @parchment: the boards
 * @parchment_deep: their borders and hollows
 * @paper: chips and dice
 * @ink: what is written on @parchment and @paper
 * @ink_faint: what is written less loudly
 * @shadow: how strong shadows are, from 0 to 1
 * @gold: what can be used
 * @pick: what is picked
 * @expansions: (nullable) (element-type BrgExpansionUi): who paints kinds of tiles of their own
 *
 * How things look. It comes to all that paints, so that all tiles of a kind are painted alike.
 */
typedef struct
{
  gboolean         dark;
  guint32          parchment;
  guint32          parchment_deep;
  guint32          paper;
  guint32          ink;
  guint32          ink_faint;
  double           shadow;
  guint32          gold;
  guint32          pick;
  const GPtrArray *expansions;
} BrgPalette;

const BrgPalette     *brg_palette_get        (gboolean          dark);
const BrgClassPaint  *brg_palette_get_class  (const BrgPalette *palette,
                                              const char       *name);
const BrgGoodsPaint  *brg_palette_get_goods  (const BrgPalette *palette,
                                              const char       *name);
const BrgPlayerPaint *brg_palette_get_player (const char       *name,
                                              guint             seat);
guint32               brg_colour_mix         (guint32           a,
                                              guint32           b,
                                              double            share);
void                  brg_colour_set         (cairo_t          *cr,
                                              guint32           colour,
                                              double            alpha);
void                  brg_colour_add_stop    (cairo_pattern_t  *pattern,
                                              double            offset,
                                              guint32           colour,
                                              double            alpha);

G_END_DECLS
