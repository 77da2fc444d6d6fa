/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The pictures: every kind looks like itself and like nothing else, in both rooms, and a picture is
 * the same every time. None of this needs a display. */

#include <string.h>

#include "tests/paint/brg-sample.h"
#include "ui/brg-board-painter.h"
#include "ui/brg-emblems.h"
#include "ui/brg-market-painter.h"
#include "ui/brg-seat-painter.h"
#include "ui/brg-tile-painter.h"
#include "ui/brg-token-painter.h"

/* The width of a tile in a depot. */
#define TILE_WIDTH 44

/* Two pictures are told apart by so much, summed over channels and pixels. */
#define LEAST_DIFFERENCE 6000

static cairo_t *
new_picture (int width,
             int height)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (surface);

  cairo_surface_destroy (surface);

  return cr;
}

static guint64
difference (cairo_t *a,
            cairo_t *b)
{
  cairo_surface_t *one = cairo_get_target (a);
  cairo_surface_t *other = cairo_get_target (b);
  const guint8 *p, *q;
  guint64 sum = 0;
  int size;

  cairo_surface_flush (one);
  cairo_surface_flush (other);
  p = cairo_image_surface_get_data (one);
  q = cairo_image_surface_get_data (other);
  size = cairo_image_surface_get_stride (one) * cairo_image_surface_get_height (one);
  for (int i = 0; i < size; i++)
    sum += (guint64) ABS (p[i] - q[i]);

  return sum;
}

static void
test_emblems (void)
{
  g_autoptr (BrgRuleset) ruleset = brg_sample_ruleset (2);
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);
  const BrgPalette *palette = brg_palette_get (FALSE);

  for (guint kind = 1; kind < tables->tiles.n_kinds; kind++)
    {
      BrgTileFace face;

      brg_tile_face_init (&face, &tables->tiles, kind);
      g_test_message ("%s", face.emblem);
      g_assert_true (brg_emblem_exists (face.emblem));
    }
  for (guint i = 0; i < tables->tiles.n_classes; i++)
    g_assert_true (brg_emblem_exists (
        brg_palette_get_class (palette, tables->tiles.classes[i].name)->emblem));
  for (guint i = 0; i < BRG_N_GOODS; i++)
    g_assert_true (brg_emblem_exists (
        brg_palette_get_goods (palette, tables->goods[i].name)->emblem));
}

/* The tables of colours must know every class and all goods, each with a look of its own. */
static void
test_palette (void)
{
  g_autoptr (BrgRuleset) ruleset = brg_sample_ruleset (2);
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);

  for (guint dark = 0; dark <= 1; dark++)
    {
      const BrgPalette *palette = brg_palette_get (dark != 0);
      guint patterns = 0;

      for (guint i = 0; i < tables->tiles.n_classes; i++)
        {
          const BrgClassPaint *paint =
              brg_palette_get_class (palette, tables->tiles.classes[i].name);

          g_assert_cmpstr (paint->name, ==, tables->tiles.classes[i].name);
          patterns |= 1u << paint->pattern;
        }
      g_assert_cmpuint (brg_bits_count (patterns), ==, tables->tiles.n_classes);
      for (guint i = 0; i < BRG_N_GOODS; i++)
        g_assert_cmpstr (brg_palette_get_goods (palette, tables->goods[i].name)->name, ==,
                         tables->goods[i].name);
    }
}

static cairo_t *
paint_tile (const BrgDuchyTables *tables,
            const BrgPalette     *palette,
            guint                 kind)
{
  cairo_t *cr = new_picture (TILE_WIDTH + 4, TILE_WIDTH + 12);
  BrgTileFace face;

  brg_tile_face_init (&face, &tables->tiles, kind);
  brg_tile_paint (cr, palette, &face, TILE_WIDTH / 2 + 2, TILE_WIDTH / 2 + 6, TILE_WIDTH);

  return cr;
}

static void
check_tiles (const BrgDuchyTables *tables,
             const BrgPalette     *palette)
{
  g_autoptr (GPtrArray) pictures = g_ptr_array_new_with_free_func ((GDestroyNotify) cairo_destroy);

  for (guint kind = 1; kind < tables->tiles.n_kinds; kind++)
    {
      cairo_t *picture = paint_tile (tables, palette, kind);

      for (guint other = 1; other < kind; other++)
        {
          g_test_message ("%s and %s", tables->tiles.kinds[kind].name,
                          tables->tiles.kinds[other].name);
          g_assert_cmpuint (difference (picture, g_ptr_array_index (pictures, other - 1)), >,
                            LEAST_DIFFERENCE);
        }
      g_ptr_array_add (pictures, picture);
    }
}

static void
test_tiles (void)
{
  g_autoptr (BrgRuleset) ruleset = brg_sample_ruleset (2);

  check_tiles (brg_duchy_tables (ruleset), brg_palette_get (FALSE));
  check_tiles (brg_duchy_tables (ruleset), brg_palette_get (TRUE));
}

static cairo_t *
paint_duchy (const BrgRuleset  *ruleset,
             const BrgPosition *position,
             gboolean           dark,
             gboolean           pieces)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);
  const BrgDuchy *duchy = brg_duchy_of (tables, position, 0);
  cairo_t *cr = new_picture (400, 364);

  brg_board_paint_print (cr, brg_palette_get (dark), brg_board_of (tables, duchy), &tables->tiles,
                         400, 364);
  if (pieces)
    brg_board_paint_pieces (cr, brg_palette_get (dark), brg_board_of (tables, duchy),
                            &tables->tiles, duchy->tiles, 400, 364);

  return cr;
}

static void
test_duchy (void)
{
  g_autoptr (BrgRuleset) ruleset = brg_sample_ruleset (2);
  g_autoptr (BrgPosition) position = brg_sample_position (ruleset, 100);
  cairo_t *light = paint_duchy (ruleset, position, FALSE, TRUE);
  cairo_t *again = paint_duchy (ruleset, position, FALSE, TRUE);
  cairo_t *dark = paint_duchy (ruleset, position, TRUE, TRUE);
  cairo_t *empty = paint_duchy (ruleset, position, FALSE, FALSE);

  g_assert_cmpuint (difference (light, again), ==, 0);
  g_assert_cmpuint (difference (light, dark), >, LEAST_DIFFERENCE);
  g_assert_cmpuint (difference (light, empty), >, LEAST_DIFFERENCE);

  cairo_destroy (light);
  cairo_destroy (again);
  cairo_destroy (dark);
  cairo_destroy (empty);
}

static cairo_t *
paint_market (const BrgRuleset  *ruleset,
              const BrgPosition *position)
{
  cairo_t *cr = new_picture (340, 640);
  BrgMarketModel model;
  BrgMarketLayout layout;

  brg_market_model_init (&model, ruleset, position);
  brg_market_layout_fit (&layout, model.tables, model.n_seats, 340, 640);
  brg_market_paint_print (cr, brg_palette_get (FALSE), &model, &layout, 340, 640);
  brg_market_paint_pieces (cr, brg_palette_get (FALSE), &model, &layout);

  return cr;
}

static cairo_t *
paint_seat (const BrgRuleset  *ruleset,
            const BrgPosition *position)
{
  cairo_t *cr = new_picture (560, 118);
  BrgSeatModel model;
  BrgSeatLayout layout;

  brg_seat_model_init (&model, ruleset, position, 0, BRG_SEAT_ALL);
  brg_seat_layout_fit (&layout, FALSE, FALSE, &model.contents, 560, 118);
  brg_seat_paint_print (cr, brg_palette_get (FALSE), &model, &layout, "Seat", FALSE, 560, 118);
  brg_seat_paint_pieces (cr, brg_palette_get (FALSE), &model, &layout, FALSE, 560, 118);

  return cr;
}

/* What an open question uses is framed, and that alone. */
static void
test_white_die (void)
{
  g_autoptr (BrgRuleset) ruleset = brg_sample_ruleset (2);
  g_autoptr (BrgPosition) position = brg_sample_position (ruleset, 20);
  cairo_t *idle = new_picture (340, 640), *used = new_picture (340, 640);
  BrgMarketModel model;
  BrgMarketLayout layout;

  brg_market_model_init (&model, ruleset, position);
  g_assert_false (model.uses_white_die);
  brg_market_layout_fit (&layout, model.tables, model.n_seats, 340, 640);
  brg_market_paint_pieces (idle, brg_palette_get (FALSE), &model, &layout);
  model.uses_white_die = TRUE;
  brg_market_paint_pieces (used, brg_palette_get (FALSE), &model, &layout);
  g_assert_cmpuint (difference (idle, used), >, 0);

  cairo_destroy (idle);
  cairo_destroy (used);
}

/* A model that differs must show. */
static void
check_moves (guint n_seats)
{
  g_autoptr (BrgRuleset) ruleset = brg_sample_ruleset (n_seats);
  g_autoptr (BrgPosition) position = brg_sample_position (ruleset, 20);
  BrgRandom random = { 9, 0 };

  for (guint i = 0; i < 25; i++)
    {
      g_autoptr (BrgPosition) before = brg_position_dup (ruleset, position);
      cairo_t *market = paint_market (ruleset, position);
      cairo_t *seat = paint_seat (ruleset, position);
      BrgMarketModel market_models[2];
      BrgSeatModel seat_models[2];
      cairo_t *after;

      brg_sample_advance (ruleset, position, &random);
      brg_market_model_init (&market_models[0], ruleset, before);
      brg_market_model_init (&market_models[1], ruleset, position);
      brg_seat_model_init (&seat_models[0], ruleset, before, 0, BRG_SEAT_ALL);
      brg_seat_model_init (&seat_models[1], ruleset, position, 0, BRG_SEAT_ALL);

      after = paint_seat (ruleset, position);
      g_assert_cmpint (memcmp (&seat_models[0], &seat_models[1], sizeof (BrgSeatModel)) != 0, ==,
                       difference (seat, after) != 0);
      cairo_destroy (after);
      after = paint_market (ruleset, position);
      if (memcmp (&market_models[0], &market_models[1], sizeof (BrgMarketModel)) == 0)
        g_assert_cmpuint (difference (market, after), ==, 0);
      cairo_destroy (after);
      cairo_destroy (market);
      cairo_destroy (seat);
    }
}

static void
test_models (void)
{
  check_moves (2);
  check_moves (4);
}

static void
paint_board (cairo_t          *cr,
             const BrgPalette *palette,
             const BrgBoard   *board,
             const BrgRuleset *ruleset)
{
  brg_board_paint_print (cr, palette, board, &brg_duchy_tables (ruleset)->tiles, 340, 260);
}

/* Rivers are seen in every palette, also without their colour. */
static void
test_rivers (void)
{
  g_autoptr (BrgRuleset) ruleset = brg_sample_ruleset (2);
  g_autoptr (GPtrArray) boards = brg_sample_boards (ruleset);
  guint n = 0;

  for (guint i = 0; i < boards->len; i++)
    for (guint flags = 0; ((BrgBoard *) boards->pdata[i])->n_rivers > 0 && flags < BRG_N_PALETTES;
         flags++, n++)
      {
        BrgBoard *board = boards->pdata[i];
        const BrgPalette *palette = brg_palette_get (flags);
        cairo_t *wet = new_picture (340, 260), *dry = new_picture (340, 260);
        guint n_rivers = board->n_rivers;

        paint_board (wet, palette, board, ruleset);
        board->n_rivers = 0;
        paint_board (dry, palette, board, ruleset);
        board->n_rivers = n_rivers;
        g_assert_cmpuint (difference (wet, dry), >, n_rivers * LEAST_DIFFERENCE);
        cairo_destroy (wet);
        cairo_destroy (dry);
      }
  g_assert_cmpuint (n, >, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pictures/emblems", test_emblems);
  g_test_add_func ("/pictures/palette", test_palette);
  g_test_add_func ("/pictures/tiles", test_tiles);
  g_test_add_func ("/pictures/duchy", test_duchy);
  g_test_add_func ("/pictures/models", test_models);
  g_test_add_func ("/pictures/white-die", test_white_die);
  g_test_add_func ("/pictures/rivers", test_rivers);

  return g_test_run ();
}
