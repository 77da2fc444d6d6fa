/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What expansions paint, without a display: their tiles wherever they lie, their marks where they
 * belong, and nothing else. */

#include <string.h>

#include "tests/banners/brg-banners-ui.h"
#include "tests/banners/brg-banners.h"
#include "tests/paint/brg-sample.h"
#include "ui/brg-board-painter.h"
#include "ui/brg-expansions.h"
#include "ui/brg-market-painter.h"
#include "ui/brg-seat-painter.h"

#define WIDTH  400
#define HEIGHT 364

typedef struct
{
  BrgRuleset *ruleset;
  BrgPosition *position;
  const BrgDuchyTables *tables;
  GPtrArray *expansions;
  BrgPalette plain;
  BrgPalette palette;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->ruleset = brg_banners_new_ruleset (2, TRUE);
  fixture->position = brg_sample_position (fixture->ruleset, 100);
  brg_banners_of (fixture->ruleset, fixture->position, 0)->raised = 0;
  fixture->tables = brg_duchy_tables (fixture->ruleset);
  fixture->expansions = brg_banners_ui_new_list ();
  fixture->plain = *brg_palette_get (FALSE);
  fixture->palette = fixture->plain;
  fixture->palette.expansions = fixture->expansions;
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_ptr_array_unref (fixture->expansions);
  brg_position_free (fixture->position);
  brg_ruleset_unref (fixture->ruleset);
}

static cairo_t *
new_picture (void)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, WIDTH, HEIGHT);
  cairo_t *cr = cairo_create (surface);

  cairo_surface_destroy (surface);
  return cr;
}

static guint32
get_pixel (cairo_t *cr,
           double   x,
           double   y)
{
  cairo_surface_t *surface = cairo_get_target (cr);
  const guint8 *row;
  guint32 pixel;

  cairo_surface_flush (surface);
  row = cairo_image_surface_get_data (surface)
        + (int) y * cairo_image_surface_get_stride (surface);
  memcpy (&pixel, row + (int) x * 4, 4);

  return pixel;
}

static gboolean
differ (cairo_t *a,
        cairo_t *b)
{
  for (guint y = 0; y < HEIGHT; y++)
    for (guint x = 0; x < WIDTH; x++)
      if (get_pixel (a, x, y) != get_pixel (b, x, y))
        return TRUE;

  return FALSE;
}

/* ---- tiles ---- */

static cairo_t *
paint_tile (Fixture          *fixture,
            const BrgPalette *palette,
            guint             kind)
{
  cairo_t *cr = new_picture ();
  BrgTileFace face;

  brg_tile_face_init (&face, &fixture->tables->tiles, kind);
  brg_tile_paint (cr, palette, &face, WIDTH / 2, HEIGHT / 2, 100);

  return cr;
}

static void
test_tiles (Fixture       *fixture,
            gconstpointer  data)
{
  guint bank = brg_tile_catalogue_find (&fixture->tables->tiles, "bank");

  for (guint kind = 1; kind < fixture->tables->tiles.n_kinds; kind++)
    {
      cairo_t *plain = paint_tile (fixture, &fixture->plain, kind);
      cairo_t *painted = paint_tile (fixture, &fixture->palette, kind);

      g_assert_cmpint (differ (plain, painted), ==, kind == bank);
      cairo_destroy (plain);
      cairo_destroy (painted);
    }
}

/* What an expansion leaves set does not reach what is painted next. */
static void
test_no_trace (Fixture       *fixture,
               gconstpointer  data)
{
  cairo_t *cr = paint_tile (fixture, &fixture->palette,
                            brg_tile_catalogue_find (&fixture->tables->tiles, "bank"));

  g_assert_false (cairo_has_current_point (cr));
  cairo_paint (cr);
  g_assert_cmphex (get_pixel (cr, 0, 0), ==, 0xff000000);
  cairo_destroy (cr);
}

/* A tile is painted by all that show it with the same palette. */
static cairo_t *
paint_everything (Fixture          *fixture,
                  const BrgPalette *palette,
                  guint             what)
{
  cairo_t *cr = new_picture ();
  BrgDuchy *duchy = brg_duchy_of (fixture->tables, fixture->position, 0);
  BrgMarketModel market;
  BrgMarketLayout market_layout;
  BrgSeatModel seat;
  BrgSeatLayout seat_layout;

  brg_market_model_init (&market, fixture->ruleset, fixture->position);
  brg_market_layout_fit (&market_layout, market.tables, market.n_seats, WIDTH, HEIGHT);
  brg_seat_model_init (&seat, fixture->ruleset, fixture->position, 0, BRG_SEAT_ALL);
  brg_seat_layout_fit (&seat_layout, FALSE, FALSE, &seat.contents, WIDTH, HEIGHT);
  if (what == 0)
    brg_market_paint_pieces (cr, palette, &market, &market_layout);
  else if (what == 1)
    brg_seat_paint_pieces (cr, palette, &seat, &seat_layout, FALSE, WIDTH, HEIGHT);
  else
    brg_board_paint_pieces (cr, palette, brg_board_of (fixture->tables, duchy),
                            &fixture->tables->tiles, duchy->tiles, WIDTH, HEIGHT);

  return cr;
}

static void
test_places (Fixture       *fixture,
             gconstpointer  data)
{
  guint8 bank = (guint8) brg_tile_catalogue_find (&fixture->tables->tiles, "bank");

  brg_market (fixture->position)->depots[2][0] = bank;
  brg_duchy_of (fixture->tables, fixture->position, 0)->tiles[20] = bank;
  memset (brg_store_of (fixture->tables, fixture->position, 0)->counts, 0, BRG_MAX_KINDS);
  brg_store_of (fixture->tables, fixture->position, 0)->counts[bank] = 1;
  for (guint what = 0; what < 3; what++)
    {
      cairo_t *plain = paint_everything (fixture, &fixture->plain, what);
      cairo_t *painted = paint_everything (fixture, &fixture->palette, what);

      g_assert_true (differ (plain, painted));
      cairo_destroy (plain);
      cairo_destroy (painted);
    }
}

/* A kind whose emblem nobody brings looks like its class. */
static void
test_no_emblem (Fixture       *fixture,
                gconstpointer  data)
{
  BrgTileFace nobody = { "nobody", "mine", "nobody", 0, 0 };
  BrgTileFace mine = { "mine", "mine", "mine", 0, 0 };
  cairo_t *one = new_picture ();
  cairo_t *other = new_picture ();

  brg_tile_paint (one, &fixture->plain, &nobody, WIDTH / 2, HEIGHT / 2, 100);
  brg_tile_paint (other, &fixture->plain, &mine, WIDTH / 2, HEIGHT / 2, 100);
  g_assert_false (differ (one, other));
  cairo_destroy (one);
  cairo_destroy (other);
}

/* ---- marks ---- */

static BrgDuchySheet
make_sheet (Fixture *fixture)
{
  BrgDuchySheet sheet = { fixture->ruleset, fixture->position, 0,
                          brg_board_of (fixture->tables,
                                        brg_duchy_of (fixture->tables, fixture->position, 0)) };

  brg_board_fit (&sheet.grid, sheet.board, WIDTH, HEIGHT);
  return sheet;
}

static cairo_t *
paint_marks (Fixture      *fixture,
             BrgViewLayer  layer)
{
  cairo_t *cr = new_picture ();
  BrgDuchySheet sheet = make_sheet (fixture);

  brg_expansions_paint_marks (fixture->expansions, cr, &fixture->palette, layer, &sheet);
  return cr;
}

static void
raise_banner (Fixture *fixture,
              guint    banner)
{
  BrgMove move = { .n_subjects = 1,
                   .subjects = { brg_banners_subject (fixture->ruleset, 0, banner) } };

  move.verb = (guint8) brg_ruleset_find_verb (fixture->ruleset, "raise");
  brg_play_move (fixture->ruleset, fixture->position, &move, NULL);
}

static void
test_print (Fixture       *fixture,
            gconstpointer  data)
{
  BrgDuchySheet sheet = make_sheet (fixture);
  cairo_t *before = paint_marks (fixture, BRG_VIEW_PRINT);
  cairo_t *after;
  double x, y;

  for (guint i = 0; i < sheet.board->n_spaces; i++)
    {
      gboolean brook = sheet.board->spaces[i].row == 1
                       && brg_hex_neighbour (sheet.board, i, BRG_HEX_EAST) >= 0;

      brg_hex_grid_side (&sheet.grid, &sheet.board->spaces[i], BRG_HEX_EAST, &x, &y);
      g_assert_cmpint (get_pixel (before, x, y) != 0, ==, brook);
      brg_hex_grid_centre (&sheet.grid, &sheet.board->spaces[i], &x, &y);
      g_assert_cmphex (get_pixel (before, x, y), ==, 0);
    }

  raise_banner (fixture, 0);
  after = paint_marks (fixture, BRG_VIEW_PRINT);
  g_assert_false (differ (before, after));
  cairo_destroy (before);
  cairo_destroy (after);
}

static void
test_pieces (Fixture       *fixture,
             gconstpointer  data)
{
  BrgDuchySheet sheet = make_sheet (fixture);
  const guint8 *tiles = brg_duchy_of (fixture->tables, fixture->position, 0)->tiles;
  cairo_t *nothing = new_picture ();
  cairo_t *before, *after;
  guint n_castles = 0;

  before = paint_marks (fixture, BRG_VIEW_PIECES);
  g_assert_false (differ (before, nothing));

  raise_banner (fixture, 1);
  after = paint_marks (fixture, BRG_VIEW_PIECES);
  for (guint i = 0; i < sheet.board->n_spaces; i++)
    {
      double x, y;

      brg_hex_grid_centre (&sheet.grid, &sheet.board->spaces[i], &x, &y);
      /* On the cloth, which hangs to the right of the top. */
      g_assert_cmpint (get_pixel (after, x + sheet.grid.width * 0.28, y - sheet.grid.width * 0.32)
                           != 0,
                       ==, tiles[i] == fixture->tables->castle_kind);
      n_castles += tiles[i] == fixture->tables->castle_kind;
    }
  g_assert_cmpuint (n_castles, >, 0);
  cairo_destroy (nothing);
  cairo_destroy (before);
  cairo_destroy (after);
}

/* The middle of a side lies half way to the space behind it. */
static void
test_sides (Fixture       *fixture,
            gconstpointer  data)
{
  BrgDuchySheet sheet = make_sheet (fixture);

  for (guint i = 0; i < sheet.board->n_spaces; i++)
    for (guint side = 0; side < BRG_HEX_N_SIDES; side++)
      {
        gint other = brg_hex_neighbour (sheet.board, i, side);
        double x, y, ax, ay, bx, by;

        if (other < 0)
          continue;
        brg_hex_grid_side (&sheet.grid, &sheet.board->spaces[i], side, &x, &y);
        brg_hex_grid_centre (&sheet.grid, &sheet.board->spaces[i], &ax, &ay);
        brg_hex_grid_centre (&sheet.grid, &sheet.board->spaces[other], &bx, &by);
        g_assert_cmpfloat_with_epsilon (x, (ax + bx) / 2, 0.001);
        g_assert_cmpfloat_with_epsilon (y, (ay + by) / 2, 0.001);
      }
}

/* ---- words ---- */

static void
test_words (Fixture       *fixture,
            gconstpointer  data)
{
  const BrgDuchy *duchy = brg_duchy_of (fixture->tables, fixture->position, 0);
  guint castle = 0;
  g_autofree char *nothing = NULL;
  g_autofree char *line = NULL;
  g_autofree char *lines = NULL;
  g_autofree char *help = NULL;

  while (duchy->tiles[castle] != fixture->tables->castle_kind)
    castle++;
  raise_banner (fixture, 0);
  nothing = brg_expansions_describe (fixture->expansions, fixture->ruleset, fixture->position,
                                     BRG_SUBJECT (BRG_SUBJECT_DIE, 0, 3));
  g_assert_null (nothing);
  line = brg_expansions_describe (fixture->expansions, fixture->ruleset, fixture->position,
                                  BRG_SUBJECT (BRG_SUBJECT_SPACE, 0, castle));
  g_assert_cmpstr (line, ==, "Flies banner 1.");

  g_ptr_array_add (fixture->expansions, g_object_new (BRG_TYPE_BANNERS_UI, NULL));
  lines = brg_expansions_describe (fixture->expansions, fixture->ruleset, fixture->position,
                                   BRG_SUBJECT (BRG_SUBJECT_SPACE, 0, castle));
  g_assert_cmpstr (lines, ==, "Flies banner 1.\nFlies banner 1.");
  help = brg_expansion_ui_get_help (fixture->expansions->pdata[0]);
  g_assert_cmpstr (help, ==, "Raise banners.\n\nThey fly over castles.");
}

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/expansions/tiles", test_tiles);
  ADD ("/expansions/no-trace", test_no_trace);
  ADD ("/expansions/places", test_places);
  ADD ("/expansions/no-emblem", test_no_emblem);
  ADD ("/expansions/print", test_print);
  ADD ("/expansions/pieces", test_pieces);
  ADD ("/expansions/sides", test_sides);
  ADD ("/expansions/words", test_words);

  return g_test_run ();
}
