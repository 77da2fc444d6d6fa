/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paints the table of a sample game as one PNG, to look at: the market, the first duchy with its
 * strip, and the others. */

#include <stdlib.h>
#include <string.h>

#include "tests/paint/brg-sample.h"
#include "ui/brg-board-painter.h"
#include "ui/brg-market-painter.h"
#include "ui/brg-seat-painter.h"

typedef struct
{
  const BrgRuleset *ruleset;
  const BrgPosition *position;
  const BrgPalette *palette;
} Table;

static void
paint_market (cairo_t     *cr,
              const Table *table,
              double       width,
              double       height)
{
  BrgMarketModel model;
  BrgMarketLayout layout;

  brg_market_model_init (&model, table->ruleset, table->position);
  brg_market_layout_fit (&layout, model.tables, model.n_seats, width, height);
  brg_market_paint_print (cr, table->palette, &model, &layout, width, height);
  brg_market_paint_pieces (cr, table->palette, &model, &layout);
}

static void
paint_duchy (cairo_t     *cr,
             const Table *table,
             guint        seat,
             double       width,
             double       height)
{
  const BrgDuchyTables *tables = brg_duchy_tables (table->ruleset);
  const BrgDuchy *duchy = brg_duchy_of (tables, table->position, seat);
  const BrgBoard *board = brg_board_of (tables, duchy);

  brg_board_paint_print (cr, table->palette, board, &tables->tiles, width, height);
  brg_board_paint_pieces (cr, table->palette, board, &tables->tiles, duchy->tiles, width, height);
}

static void
paint_seat (cairo_t     *cr,
            const Table *table,
            guint        seat,
            gboolean     compact,
            double       width,
            double       height)
{
  g_autofree char *name = g_strdup_printf ("Seat %u", seat + 1);
  BrgSeatModel model;
  BrgSeatLayout layout;

  brg_seat_model_init (&model, table->ruleset, table->position, seat, BRG_SEAT_ALL);
  brg_seat_layout_fit (&layout, compact, FALSE, &model.contents, width, height);
  brg_seat_paint_print (cr, table->palette, &model, &layout, name, FALSE, width, height);
  brg_seat_paint_pieces (cr, table->palette, &model, &layout, FALSE, width, height);
}

static void
paint_table (cairo_t     *cr,
             const Table *table)
{
  guint n_others = table->ruleset->n_seats - 1;
  double share = 700.0 / n_others;

  paint_market (cr, table, 344, 700);
  cairo_translate (cr, 350, 0);
  paint_duchy (cr, table, 0, 572, 576);
  cairo_translate (cr, 0, 580);
  paint_seat (cr, table, 0, FALSE, 572, 120);
  cairo_translate (cr, 578, -580);
  for (guint i = 0; i < n_others; i++)
    {
      double strip = MIN (112, share * 0.37);

      paint_duchy (cr, table, i + 1, 340, share - strip - 4);
      cairo_translate (cr, 0, share - strip - 2);
      paint_seat (cr, table, i + 1, TRUE, 340, strip);
      cairo_translate (cr, 0, strip + 2);
    }
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (BrgRuleset) ruleset = NULL;
  g_autoptr (BrgPosition) position = NULL;
  gboolean dark = argc > 4 && strcmp (argv[4], "dark") == 0;
  cairo_surface_t *surface;
  cairo_status_t status;
  Table table;
  cairo_t *cr;

  if (argc < 2)
    {
      g_printerr ("Usage: %s OUT.png [PLAYERS [MOVES [dark]]]\n", argv[0]);
      return EXIT_FAILURE;
    }

  ruleset = brg_sample_ruleset (argc > 2 ? (guint) atoi (argv[2]) : 2);
  position = brg_sample_position (ruleset, argc > 3 ? (guint) atoi (argv[3]) : 100);
  table = (Table){ ruleset, position, brg_palette_get (dark) };
  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 1280, 712);
  cr = cairo_create (surface);
  brg_colour_set (cr, dark ? 0x241f1a : 0xcdbfa6, 1);
  cairo_paint (cr);
  cairo_translate (cr, 6, 6);
  paint_table (cr, &table);
  cairo_destroy (cr);
  status = cairo_surface_write_to_png (surface, argv[1]);
  cairo_surface_destroy (surface);

  return status == CAIRO_STATUS_SUCCESS ? EXIT_SUCCESS : EXIT_FAILURE;
}
