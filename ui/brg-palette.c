/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-palette.h"

#include "core/engine/brg-setup.h"

/* How strong patterns are that do without colours. */
#define BRG_PALETTE_STRONG_MARKS 0.85

/* Which colours the classes have. */
enum
{
  CLASSES_LIGHT,
  CLASSES_DARK,
  CLASSES_SAFE_LIGHT,
  CLASSES_SAFE_DARK,
  CLASSES_CONTRAST,
  N_CLASSES_SETS
};

/* The classes differ in lightness as well as in hue. The safe ones, and those of high contrast, do
 * so by enough for eyes that tell few hues apart; on the latter black or white is easy to read. */
static const BrgClassPaint classes[N_CLASSES_SETS][7] = {
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
  {
    { "building", "building", BRG_PATTERN_BRICKS, 0xefdcc0, 0xf0dec2 },
    { "monastery", "monastery", BRG_PATTERN_CROSSES, 0xf0b429, 0xf0bc44 },
    { "livestock", "livestock", BRG_PATTERN_GRASS, 0x4f8a3c, 0x699954 },
    { "mine", "mine", BRG_PATTERN_PEBBLES, 0x8f8d8b, 0x9f9c96 },
    { "ship", "ship", BRG_PATTERN_WAVES, 0x45aee6, 0x61b7e2 },
    { "castle", "castle", BRG_PATTERN_LATTICE, 0x6a1236, 0x80344e },
    { NULL, "discard", BRG_PATTERN_PLAIN, 0x8d7f70, 0x9c8f81 },
  },
  {
    { "building", "building", BRG_PATTERN_BRICKS, 0xdeccb2, 0x918573 },
    { "monastery", "monastery", BRG_PATTERN_CROSSES, 0xdfa827, 0x926f20 },
    { "livestock", "livestock", BRG_PATTERN_GRASS, 0x4b8139, 0x39582a },
    { "mine", "mine", BRG_PATTERN_PEBBLES, 0x868482, 0x5d5956 },
    { "ship", "ship", BRG_PATTERN_WAVES, 0x42a2d5, 0x346b88 },
    { "castle", "castle", BRG_PATTERN_LATTICE, 0x641333, 0x481627 },
    { NULL, "discard", BRG_PATTERN_PLAIN, 0x7c7064, 0x5d554c },
  },
  {
    { "building", "building", BRG_PATTERN_BRICKS, 0xf6ecdc, 0xf6ecdc },
    { "monastery", "monastery", BRG_PATTERN_CROSSES, 0xffc52b, 0xffc52b },
    { "livestock", "livestock", BRG_PATTERN_GRASS, 0x62a850, 0x62a850 },
    { "mine", "mine", BRG_PATTERN_PEBBLES, 0xa3a3a3, 0xa3a3a3 },
    { "ship", "ship", BRG_PATTERN_WAVES, 0x5bcbff, 0x5bcbff },
    { "castle", "castle", BRG_PATTERN_LATTICE, 0x5a0a30, 0x5a0a30 },
    { NULL, "discard", BRG_PATTERN_PLAIN, 0xd8d0c8, 0xd8d0c8 },
  },
};

static const BrgGoodsPaint goods[2][7] = {
  {
    { "green", "goods-green", 0x5f9a3f },
    { "purple", "goods-purple", 0x7d4fa0 },
    { "pink", "goods-pink", 0xd9779b },
    { "red", "goods-red", 0xc23b2e },
    { "brown", "goods-brown", 0x96623a },
    { "orange", "goods-orange", 0xe28a2b },
    { NULL, "goods", 0x8d7f70 },
  },
  {
    { "green", "goods-green", 0xb9dc98 },
    { "purple", "goods-purple", 0x33308c },
    { "pink", "goods-pink", 0xf4bcd8 },
    { "red", "goods-red", 0x98200f },
    { "brown", "goods-brown", 0x8f7160 },
    { "orange", "goods-orange", 0xe68a12 },
    { NULL, "goods", 0x8d7f70 },
  },
};

/* Which colours the players have. */
enum
{
  PLAYERS_USUAL,
  PLAYERS_SAFE,
  PLAYERS_CONTRAST,
  N_PLAYERS_SETS
};

static const BrgPlayerPaint players[N_PLAYERS_SETS][BRG_MAX_SEATS] = {
  {
    { "red", 0xb8412f, 0xfdf6e6, BRG_MARK_DISC },
    { "blue", 0x2c5f9e, 0xfdf6e6, BRG_MARK_SQUARE },
    { "green", 0x3d7d4f, 0xfdf6e6, BRG_MARK_TRIANGLE },
    { "black", 0x37322f, 0xfdf6e6, BRG_MARK_DIAMOND },
  },
  {
    { "red", 0xc54b10, 0xffffff, BRG_MARK_DISC },
    { "blue", 0x2a64b8, 0xffffff, BRG_MARK_SQUARE },
    { "green", 0x8fd9b6, 0x1c1410, BRG_MARK_TRIANGLE },
    { "black", 0x26211f, 0xffffff, BRG_MARK_DIAMOND },
  },
  {
    { "red", 0xa32a00, 0xffffff, BRG_MARK_DISC },
    { "blue", 0x0b46a8, 0xffffff, BRG_MARK_SQUARE },
    { "green", 0x8fe0b6, 0x000000, BRG_MARK_TRIANGLE },
    { "black", 0x000000, 0xffffff, BRG_MARK_DIAMOND },
  },
};

/* Boards, ink and light: for a light and a dark room, the usual ones and those of high contrast. */
static const BrgPalette grounds[2][2] = {
  {
    { .parchment = 0xf3e8cf, .parchment_deep = 0xd8c49c, .paper = 0xfdf6e6, .ink = 0x33291f,
      .ink_faint = 0x6e5f4a, .print = 0x33291f, .edge = 0x8a6a34, .edge_strength = 0.28,
      .path = 0xfbf3df, .shore = 0xb79d6c, .bronze = 0xa8703a, .seal = 0xb8412f,
      .shadow = 0.30, .past = 0.38, .marks = 0.20, .gold = 0xffb61e, .pick = 0x1b6fd0 },
    { .dark = TRUE, .parchment = 0x352d25, .parchment_deep = 0x1f1a15, .paper = 0xe9dfc9,
      .ink = 0xf0e4cc, .ink_faint = 0xb3a48b, .print = 0x33291f, .edge = 0xd8bf8a,
      .edge_strength = 0.28, .path = 0x2a231c, .shore = 0x14100c, .bronze = 0xa8703a,
      .seal = 0x9c3b2b, .shadow = 0.55, .past = 0.38, .marks = 0.20, .gold = 0xffd257, .pick = 0x6db3ff },
  },
  {
    { .flat = TRUE, .parchment = 0xffffff, .parchment_deep = 0xf0f0f0, .paper = 0xffffff,
      .ink = 0x000000, .ink_faint = 0x3a3a3a, .print = 0x000000, .edge = 0x000000,
      .edge_strength = 1, .path = 0xffffff, .shore = 0x000000, .bronze = 0x8a3c00, .seal = 0x8f1500,
      .past = 0.72, .gold = 0xffb000, .pick = 0x004fc4 },
    { .flat = TRUE, .dark = TRUE, .parchment = 0x000000, .parchment_deep = 0x161616,
      .paper = 0xffffff, .ink = 0xffffff, .ink_faint = 0xcfcfcf, .print = 0x000000,
      .edge = 0xffffff, .edge_strength = 1, .path = 0xffffff, .shore = 0xffffff,
      .bronze = 0xff9d4d, .seal = 0x8f1500, .past = 0.72, .gold = 0xffe000,
      .pick = 0x58b0ff },
  },
};

static const BrgClassPaint *
choose_classes (BrgPaletteFlags flags)
{
  guint dark = flags & BRG_PALETTE_DARK ? 1 : 0;

  if (flags & BRG_PALETTE_HIGH_CONTRAST)
    return classes[CLASSES_CONTRAST];

  return classes[(flags & BRG_PALETTE_SAFE_COLOURS ? CLASSES_SAFE_LIGHT : CLASSES_LIGHT) + dark];
}

static const BrgPlayerPaint *
choose_players (BrgPaletteFlags flags)
{
  if (flags & BRG_PALETTE_HIGH_CONTRAST)
    return players[PLAYERS_CONTRAST];

  return players[flags & BRG_PALETTE_SAFE_COLOURS ? PLAYERS_SAFE : PLAYERS_USUAL];
}

static void
mix_palette (BrgPalette      *palette,
             BrgPaletteFlags  flags)
{
  gboolean contrast = (flags & BRG_PALETTE_HIGH_CONTRAST) != 0;

  *palette = grounds[contrast ? 1 : 0][flags & BRG_PALETTE_DARK ? 1 : 0];
  palette->flags = flags;
  palette->classes = choose_classes (flags);
  palette->goods = goods[contrast || (flags & BRG_PALETTE_SAFE_COLOURS) ? 1 : 0];
  palette->players = choose_players (flags);
  if (flags & BRG_PALETTE_PATTERNS)
    palette->marks = BRG_PALETTE_STRONG_MARKS;
}

/**
 * brg_palette_get:
 * @flags: what it is wanted for
 *
 * Returns: (transfer none): how things look, without expansions
 */
const BrgPalette *
brg_palette_get (BrgPaletteFlags flags)
{
  static BrgPalette palettes[BRG_N_PALETTES];
  BrgPalette *palette = &palettes[flags];

  g_return_val_if_fail (flags < BRG_N_PALETTES, NULL);

  if (palette->classes == NULL)
    mix_palette (palette, flags);

  return palette;
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
  const BrgClassPaint *row = palette->classes;

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
  const BrgGoodsPaint *row = palette->goods;

  while (row->name != NULL && g_strcmp0 (row->name, name) != 0)
    row++;

  return row;
}

/**
 * brg_palette_get_player:
 * @palette: the colours
 * @player: a player's colour, as brg_palette_find_player() tells it
 *
 * Returns: (transfer none): how the player's things are painted
 */
const BrgPlayerPaint *
brg_palette_get_player (const BrgPalette *palette,
                        guint             player)
{
  g_return_val_if_fail (player < BRG_MAX_SEATS, NULL);

  return &palette->players[player];
}

/**
 * brg_palette_find_player:
 * @name: (nullable): a colour's stable name
 * @seat: whose it is, for when @name says nothing
 *
 * Returns: which of the players' colours it is, the same in every palette
 */
guint
brg_palette_find_player (const char *name,
                 guint       seat)
{
  for (guint i = 0; i < BRG_MAX_SEATS; i++)
    if (g_strcmp0 (players[PLAYERS_USUAL][i].name, name) == 0)
      return i;

  return seat % BRG_MAX_SEATS;
}
