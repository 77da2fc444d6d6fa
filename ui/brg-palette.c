/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-palette.h"

#include "core/engine/brg-setup.h"

/* The classes differ in lightness as well as in hue, for eyes that tell few hues apart: burgundy is
 * the darkest, then grey, green, blue, beige, and yellow is the brightest. */
static const BrgClassPaint classes[2][7] = {
  {
    { "building", "building", BRG_PATTERN_BRICKS, 0xe3c898, 0xdfcba6 },
    { "monastery", "monastery", BRG_PATTERN_CROSSES, 0xf0c63a, 0xeccb5c },
    { "livestock", "livestock", BRG_PATTERN_GRASS, 0x7eae49, 0x8fb565 },
    { "mine", "mine", BRG_PATTERN_PEBBLES, 0x9b9a9b, 0xa7a5a3 },
    { "ship", "ship", BRG_PATTERN_WAVES, 0x6aa8d6, 0x83b3d6 },
    { "castle", "castle", BRG_PATTERN_LATTICE, 0x8c2a3c, 0x96485a },
    { NULL, "discard", BRG_PATTERN_PLAIN, 0x8d7f70, 0x9c8f81 },
  },
  {
    { "building", "building", BRG_PATTERN_BRICKS, 0xcdb182, 0x87765b },
    { "monastery", "monastery", BRG_PATTERN_CROSSES, 0xdcb232, 0x97803a },
    { "livestock", "livestock", BRG_PATTERN_GRASS, 0x719d42, 0x566f3d },
    { "mine", "mine", BRG_PATTERN_PEBBLES, 0x8d8c8d, 0x646363 },
    { "ship", "ship", BRG_PATTERN_WAVES, 0x5d99c7, 0x4a7190 },
    { "castle", "castle", BRG_PATTERN_LATTICE, 0x8c2e40, 0x632c39 },
    { NULL, "discard", BRG_PATTERN_PLAIN, 0x7c7064, 0x5d554c },
  },
};

static const BrgGoodsPaint goods[] = {
  { "green", "goods-green", 0x3f8f4a },   { "purple", "goods-purple", 0x6a4797 },
  { "pink", "goods-pink", 0xe07fa3 },     { "red", "goods-red", 0xbf3b2f },
  { "brown", "goods-brown", 0x8a5a33 },   { "orange", "goods-orange", 0xe8952f },
  { NULL, "goods", 0x8d7f70 },
};

static const BrgPlayerPaint players[BRG_MAX_SEATS] = {
  { "red", 0xb8412f, 0xfdf6e6, BRG_MARK_DISC },
  { "blue", 0x2c5f9e, 0xfdf6e6, BRG_MARK_SQUARE },
  { "green", 0x3d7d4f, 0xfdf6e6, BRG_MARK_TRIANGLE },
  { "black", 0x37322f, 0xfdf6e6, BRG_MARK_DIAMOND },
};

static const BrgPalette palettes[2] = {
  { FALSE, 0xf3e8cf, 0xd8c49c, 0xfdf6e6, 0x33291f, 0x7d6d57, 0.30, 0xffb61e, 0x1b6fd0,
    NULL },
  { TRUE, 0x352d25, 0x1f1a15, 0xe9dfc9, 0xf0e4cc, 0xb3a48b, 0.55, 0xffd257, 0x6db3ff,
    NULL },
};

/**
 * brg_palette_get:
 * @dark: whether the room is dark
 *
 * Returns: (transfer none): the colours, without expansions
 */
const BrgPalette *
brg_palette_get (gboolean dark)
{
  return &palettes[dark ? 1 : 0];
}

/**
 * brg_palette_get_class:
 * @palette: the colours
 * @name: a class's stable name
 *
 * Returns: (transfer none): how the class is painted; something plain if nobody knows it
 */
const BrgClassPaint *
brg_palette_get_class (const BrgPalette *palette,
                       const char       *name)
{
  const BrgClassPaint *row = classes[palette->dark ? 1 : 0];

  while (row->name != NULL && g_strcmp0 (row->name, name) != 0)
    row++;

  return row;
}

/**
 * brg_palette_get_goods:
 * @palette: the colours
 * @name: the stable name of a kind of goods
 *
 * Returns: (transfer none): how the goods are painted; something plain if nobody knows them
 */
const BrgGoodsPaint *
brg_palette_get_goods (const BrgPalette *palette,
                       const char       *name)
{
  const BrgGoodsPaint *row = goods;

  while (row->name != NULL && g_strcmp0 (row->name, name) != 0)
    row++;

  return row;
}

/**
 * brg_palette_get_player:
 * @name: (nullable): a colour's stable name
 * @seat: whose it is, for when @name says nothing
 *
 * Returns: (transfer none): how the player's things are painted
 */
const BrgPlayerPaint *
brg_palette_get_player (const char *name,
                        guint       seat)
{
  for (guint i = 0; i < G_N_ELEMENTS (players); i++)
    {
      if (g_strcmp0 (players[i].name, name) == 0)
        return &players[i];
    }

  return &players[seat % G_N_ELEMENTS (players)];
}

static guint
mix_channel (guint32 a,
             guint32 b,
             guint   shift,
             double  share)
{
  double from = (a >> shift) & 0xff;
  double to = (b >> shift) & 0xff;

  return (guint) (from + (to - from) * share + 0.5) << shift;
}

/**
 * brg_colour_mix:
 * @a: a colour, as 0xRRGGBB
 * @b: another
 * @share: how much of @b, from 0 to 1
 *
 * Returns: the colour between them
 */
guint32
brg_colour_mix (guint32 a,
                guint32 b,
                double  share)
{
  return mix_channel (a, b, 16, share) | mix_channel (a, b, 8, share)
         | mix_channel (a, b, 0, share);
}

/**
 * brg_colour_set:
 * @cr: where to paint
 * @colour: as 0xRRGGBB
 * @alpha: from 0 to 1
 *
 * Makes @colour what @cr paints with.
 */
void
brg_colour_set (cairo_t *cr,
                guint32  colour,
                double   alpha)
{
  cairo_set_source_rgba (cr, ((colour >> 16) & 0xff) / 255.0, ((colour >> 8) & 0xff) / 255.0,
                         (colour & 0xff) / 255.0, alpha);
}

/**
 * brg_colour_add_stop:
 * @pattern: a gradient
 * @offset: where, from 0 to 1
 * @colour: as 0xRRGGBB
 * @alpha: from 0 to 1
 */
void
brg_colour_add_stop (cairo_pattern_t *pattern,
                     double           offset,
                     guint32          colour,
                     double           alpha)
{
  cairo_pattern_add_color_stop_rgba (pattern, offset, ((colour >> 16) & 0xff) / 255.0,
                                     ((colour >> 8) & 0xff) / 255.0, (colour & 0xff) / 255.0,
                                     alpha);
}
