/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The palettes: colours can be told apart by whom they are for, words can be read on them, and
 * patterns do without them. */

#include <stdlib.h>
#include <string.h>

#include "core/engine/brg-setup.h"
#include "tests/paint/brg-eyes.h"
#include "ui/brg-hex.h"
#include "ui/brg-palette.h"
#include "ui/brg-pattern.h"
#include "ui/brg-tile-painter.h"

/* Colours for everybody differ by so much, and the usual ones for most people. */
#define LEAST_SAFE  12.0
#define LEAST_USUAL 10.0

/* Of the Web Content Accessibility Guidelines: for words that everybody reads, and the least. */
#define CONTRAST_ENHANCED 7.0
#define CONTRAST_MINIMUM  4.5

/* Of the pixels of two patterns so many differ at least, of 100. */
#define LEAST_SHARE 10

#define N_CLASSES 6
#define N_GOODS   6
#define GREY      0x999999
#define SIZE      44

static gboolean
is_for_everybody (const BrgPalette *palette)
{
  return (palette->flags & (BRG_PALETTE_SAFE_COLOURS | BRG_PALETTE_HIGH_CONTRAST)) != 0;
}

/* ---- telling apart ---- */

static void
check_colours (const BrgPalette *palette,
               const char       *what,
               const guint32    *colours,
               guint             n)
{
  guint n_sights = is_for_everybody (palette) ? BRG_N_SIGHTS : 1;

  for (guint sight = 0; sight < n_sights; sight++)
    for (guint i = 0; i < n; i++)
      for (guint j = 0; j < i; j++)
        {
          g_test_message ("palette %u, %s %u and %u, sight %u", palette->flags, what, i, j, sight);
          g_assert_cmpfloat (brg_eyes_tell (sight, colours[i], colours[j]), >,
                             is_for_everybody (palette) ? LEAST_SAFE : LEAST_USUAL);
        }
}

static void
test_telling (void)
{
  for (guint flags = 0; flags < BRG_N_PALETTES; flags++)
    {
      const BrgPalette *palette = brg_palette_get (flags);
      guint32 tiles[N_CLASSES], spaces[N_CLASSES], goods[N_GOODS], players[BRG_MAX_SEATS];

      for (guint i = 0; i < N_CLASSES; i++)
        {
          tiles[i] = palette->classes[i].tile;
          spaces[i] = palette->classes[i].space;
        }
      for (guint i = 0; i < N_GOODS; i++)
        goods[i] = palette->goods[i].colour;
      for (guint i = 0; i < BRG_MAX_SEATS; i++)
        players[i] = palette->players[i].colour;

      check_colours (palette, "tiles", tiles, N_CLASSES);
      check_colours (palette, "spaces", spaces, N_CLASSES);
      check_colours (palette, "goods", goods, N_GOODS);
      check_colours (palette, "players", players, BRG_MAX_SEATS);
    }
}

/* The eyes of the test are those of people: red and green are one to some of them, and only to
 * them, and the difference between colours is that of the standard. */
static void
test_eyes (void)
{
  const guint32 brick = 0xa06040, moss = 0x7a7030;

  g_assert_cmpfloat_with_epsilon (brg_eyes_tell (BRG_SIGHT_USUAL, 0x000000, 0xffffff), 100, 0.1);
  g_assert_cmpfloat_with_epsilon (brg_eyes_tell (BRG_SIGHT_TRITANOPE, brick, brick), 0, 1e-9);
  /* As reckoned by others. */
  g_assert_cmpfloat_with_epsilon (brg_eyes_tell (BRG_SIGHT_USUAL, 0xff0000, 0x00ff00), 86.61, 0.1);
  g_assert_cmpfloat_with_epsilon (brg_eyes_tell (BRG_SIGHT_USUAL, 0x0000ff, 0xffff00), 103.43, 0.1);
  g_assert_cmpfloat (brg_eyes_tell (BRG_SIGHT_USUAL, brick, moss), >, 20);
  g_assert_cmpfloat (brg_eyes_tell (BRG_SIGHT_DEUTERANOPE, brick, moss), <, 8);
  g_assert_cmpfloat (brg_eyes_tell (BRG_SIGHT_TRITANOPE, brick, moss), >, 12);
}

/* ---- reading ---- */

static void
check_words (const BrgPalette *palette,
             const char       *what,
             guint32           ink,
             guint32           ground)
{
  gboolean enhanced = (palette->flags & BRG_PALETTE_HIGH_CONTRAST) != 0;

  g_test_message ("palette %u, %s: %06x on %06x", palette->flags, what, ink, ground);
  g_assert_cmpfloat (brg_colour_get_contrast (ink, ground), >=,
                     enhanced ? CONTRAST_ENHANCED : CONTRAST_MINIMUM);
}

static void
test_reading (void)
{
  for (guint flags = 0; flags < BRG_N_PALETTES; flags++)
    {
      const BrgPalette *palette = brg_palette_get (flags);

      check_words (palette, "ink", palette->ink, palette->parchment);
      check_words (palette, "faint ink", palette->ink_faint, palette->parchment);
      check_words (palette, "print", palette->print, palette->paper);
      check_words (palette, "the number of a monastery", palette->print,
                   brg_palette_get_class (palette, "monastery")->tile);
      check_words (palette, "the phase", palette->paper, palette->seal);
      for (guint i = 0; i < BRG_MAX_SEATS; i++)
        check_words (palette, palette->players[i].name, palette->players[i].ink,
                     palette->players[i].colour);
      /* Only here is the emblem of a space as dark or as pale as can be. */
      for (guint i = 0; palette->flat && i < N_CLASSES; i++)
        check_words (palette, palette->classes[i].name,
                     brg_colour_get_ink (palette->classes[i].space), palette->classes[i].space);
    }
}

/* ---- patterns ---- */

typedef void (*PaintFunc) (cairo_t             *cr,
                           const BrgPalette    *palette,
                           const BrgClassPaint *paint);

static void
paint_space (cairo_t             *cr,
             const BrgPalette    *palette,
             const BrgClassPaint *paint)
{
  brg_colour_set (cr, paint->space, 1);
  cairo_paint (cr);
  cairo_rectangle (cr, 0, 0, SIZE, SIZE);
  brg_pattern_fill (cr, palette, paint, paint->space, SIZE / 4.4);
}

static void
paint_tile (cairo_t             *cr,
            const BrgPalette    *palette,
            const BrgClassPaint *paint)
{
  brg_tile_paint_blank (cr, palette, paint, SIZE / 2.0, SIZE / 2.0, SIZE - 4);
}

static cairo_surface_t *
paint_grey (const BrgPalette *palette,
            guint             class_number,
            PaintFunc         paint)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, SIZE, SIZE);
  cairo_t *cr = cairo_create (surface);
  BrgClassPaint grey = palette->classes[class_number];

  grey.tile = grey.space = GREY;
  paint (cr, palette, &grey);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  return surface;
}

static guint
count_different (cairo_surface_t *one,
                 cairo_surface_t *other)
{
  const guint8 *p = cairo_image_surface_get_data (one);
  const guint8 *q = cairo_image_surface_get_data (other);
  guint n = 0;

  /* One channel is as good as another, since all is grey. */
  for (guint i = 0; i < SIZE * SIZE; i++)
    n += abs (p[i * 4] - q[i * 4]) > 24;

  return n;
}

static void
check_patterns (const BrgPalette *palette,
                PaintFunc         paint,
                guint             least)
{
  cairo_surface_t *pictures[N_CLASSES];

  for (guint i = 0; i < N_CLASSES; i++)
    {
      pictures[i] = paint_grey (palette, i, paint);
      for (guint j = 0; j < i; j++)
        {
          g_test_message ("palette %u: %s and %s", palette->flags, palette->classes[i].name,
                          palette->classes[j].name);
          g_assert_cmpuint (count_different (pictures[i], pictures[j]), >=, least);
        }
    }
  for (guint i = 0; i < N_CLASSES; i++)
    cairo_surface_destroy (pictures[i]);
}

static void
test_patterns (void)
{
  for (guint flags = 0; flags < BRG_N_PALETTES; flags++)
    {
      const BrgPalette *palette = brg_palette_get (flags);

      if (!(flags & BRG_PALETTE_PATTERNS))
        continue;
      check_patterns (palette, paint_space, SIZE * SIZE * LEAST_SHARE / 100);
      /* The rim is a third of the tile. */
      check_patterns (palette, paint_tile, SIZE * SIZE * LEAST_SHARE / 300);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/colours/eyes", test_eyes);
  g_test_add_func ("/colours/telling", test_telling);
  g_test_add_func ("/colours/reading", test_reading);
  g_test_add_func ("/colours/patterns", test_patterns);

  return g_test_run ();
}
