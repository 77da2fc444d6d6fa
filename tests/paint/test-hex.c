/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where spaces lie and where the arrow keys lead. */

#include "tests/paint/brg-sample.h"
#include "ui/brg-hex.h"

static const GtkDirectionType arrows[] = { GTK_DIR_UP, GTK_DIR_DOWN, GTK_DIR_LEFT, GTK_DIR_RIGHT };

static void
test_contains (void)
{
  g_assert_true (brg_hex_contains (0, 0, 10));
  g_assert_true (brg_hex_contains (4.9, 0, 10));
  g_assert_false (brg_hex_contains (5.1, 0, 10));
  g_assert_true (brg_hex_contains (0, 5.7, 10));
  g_assert_false (brg_hex_contains (0, 5.8, 10));
  g_assert_false (brg_hex_contains (4.9, 5, 10));
}

static void
check_sides (const BrgBoard *board,
             guint           space)
{
  guint n = 0;

  for (guint side = 0; side < BRG_HEX_N_SIDES; side++)
    {
      gint other = brg_hex_neighbour (board, space, side);

      if (other < 0)
        continue;
      n++;
      g_assert_cmpint (brg_hex_neighbour (board, (guint) other, (side + 3) % BRG_HEX_N_SIDES), ==,
                       space);
    }

  g_assert_cmpuint (n, ==, brg_bits_count (board->neighbours[space]));
}

static void
test_neighbours (void)
{
  g_autoptr (BrgRuleset) ruleset = brg_sample_ruleset (2);
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);

  for (guint i = 0; i < tables->n_boards; i++)
    {
      for (guint space = 0; space < tables->boards[i]->n_spaces; space++)
        check_sides (tables->boards[i], space);
    }
}

static void
check_reach (const BrgBoard *board)
{
  BrgBits seen = BRG_BIT (0);
  BrgBits before;
  guint space;

  do
    {
      before = seen;
      BRG_BITS_FOREACH (space, before)
        {
          for (guint i = 0; i < G_N_ELEMENTS (arrows); i++)
            {
              gint column = board->spaces[space].x;
              gint next = brg_hex_step (board, space, arrows[i], &column);

              if (next >= 0)
                seen |= BRG_BIT (next);
            }
        }
    }
  while (seen != before);

  g_assert_cmpuint (brg_bits_count (seen), ==, board->n_spaces);
}

static void
test_arrows (void)
{
  g_autoptr (BrgRuleset) ruleset = brg_sample_ruleset (2);
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);

  for (guint i = 0; i < tables->n_boards; i++)
    check_reach (tables->boards[i]);
}

/* From the upper left corner straight down, the arrows keep to the column. */
static void
test_column (void)
{
  g_autoptr (BrgRuleset) ruleset = brg_sample_ruleset (2);
  const BrgBoard *board = brg_duchy_tables (ruleset)->boards[0];
  gint column = board->spaces[0].x;
  gint space = 0;

  for (gint next = 0; next >= 0; next = brg_hex_step (board, (guint) space, GTK_DIR_DOWN, &column))
    {
      space = next;
      g_assert_cmpint (ABS (board->spaces[space].x - board->spaces[0].x), <=, 1);
    }

  g_assert_cmpint (board->spaces[space].row, ==, 7);
}

static void
test_fit (void)
{
  g_autoptr (BrgRuleset) ruleset = brg_sample_ruleset (2);
  const BrgBoard *board = brg_duchy_tables (ruleset)->boards[0];
  const double sizes[][2] = { { 580, 530 }, { 200, 900 }, { 900, 200 }, { 150, 136 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      BrgHexGrid grid;

      brg_hex_grid_fit (&grid, board, sizes[i][0], sizes[i][1]);
      for (guint space = 0; space < board->n_spaces; space++)
        {
          double x, y;

          brg_hex_grid_centre (&grid, &board->spaces[space], &x, &y);
          g_assert_cmpfloat (x - grid.width / 2, >=, -0.01);
          g_assert_cmpfloat (x + grid.width / 2, <=, sizes[i][0] + 0.01);
          g_assert_cmpfloat (y - grid.width * BRG_HEX_RATIO / 2, >=, -0.01);
          g_assert_cmpfloat (y + grid.width * BRG_HEX_RATIO / 2, <=, sizes[i][1] + 0.01);
        }
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/hex/contains", test_contains);
  g_test_add_func ("/hex/neighbours", test_neighbours);
  g_test_add_func ("/hex/arrows", test_arrows);
  g_test_add_func ("/hex/column", test_column);
  g_test_add_func ("/hex/fit", test_fit);

  return g_test_run ();
}
