/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where spaces lie and where the arrow keys lead. */

#include "tests/paint/brg-sample.h"
#include "ui/brg-river.h"

#include <math.h>

/* At so many points of a river it is looked where it flows. */
#define N_POINTS 64

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

  g_assert_cmpuint (n, ==, brg_bits_count (board->land[space]));
}

static void
test_neighbours (void)
{
  g_autoptr (BrgRuleset) ruleset = brg_sample_ruleset (2);
  g_autoptr (GPtrArray) boards = brg_sample_boards (ruleset);

  for (guint i = 0; i < boards->len; i++)
    {
      const BrgBoard *board = boards->pdata[i];

      for (guint space = 0; space < board->n_spaces; space++)
        check_sides (board, space);
    }
}

/* All spaces to which the arrows lead from one, whatever column they keep to on the way. */
static BrgBits
walk (const BrgBoard *board,
      guint           first)
{
  /* For each space, the columns that were kept to when one came there: left of it, its own, right
   * of it. */
  guint8 seen[BRG_BOARD_MAX_SPACES] = { 0 };
  BrgBits all = 0;
  gboolean goes_on = TRUE;

  seen[first] = 1 << 1;
  while (goes_on)
    {
      goes_on = FALSE;
      for (guint step = 0; step < board->n_spaces * 3 * G_N_ELEMENTS (arrows); step++)
        {
          guint space = step / 3 / G_N_ELEMENTS (arrows);
          gint column = board->spaces[space].x - 1 + (gint) (step % 3);
          gint next;

          if (!(seen[space] & (1 << step % 3)))
            continue;
          all |= BRG_BIT (space);
          next = brg_hex_step (board, space, arrows[step / 3 % G_N_ELEMENTS (arrows)], &column);
          if (next < 0)
            continue;
          column = CLAMP (column - board->spaces[next].x, -2, 2);
          column = ABS (column) > 1 ? 1 : column + 1;
          goes_on = goes_on || !(seen[next] & (1 << column));
          seen[next] |= (guint8) (1 << column);
        }
    }

  return all;
}

static void
test_arrows (void)
{
  g_autoptr (BrgRuleset) ruleset = brg_sample_ruleset (2);
  g_autoptr (GPtrArray) boards = brg_sample_boards (ruleset);

  for (guint i = 0; i < boards->len; i++)
    {
      const BrgBoard *board = boards->pdata[i];

      g_test_message ("%s", board->name);
      for (guint space = 0; space < board->n_spaces; space++)
        g_assert_true (walk (board, space) == brg_board_all (board));
    }
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
check_fit (const BrgBoard *board,
           double          width,
           double          height)
{
  BrgHexGrid grid;

  brg_hex_grid_fit (&grid, board, width, height);
  for (guint space = 0; space < board->n_spaces; space++)
    {
      double x, y;

      brg_hex_grid_centre (&grid, &board->spaces[space], &x, &y);
      g_assert_cmpfloat (x - grid.width / 2, >=, -0.01);
      g_assert_cmpfloat (x + grid.width / 2, <=, width + 0.01);
      g_assert_cmpfloat (y - grid.width * BRG_HEX_RATIO / 2, >=, -0.01);
      g_assert_cmpfloat (y + grid.width * BRG_HEX_RATIO / 2, <=, height + 0.01);
    }
}

static void
test_fit (void)
{
  g_autoptr (BrgRuleset) ruleset = brg_sample_ruleset (2);
  g_autoptr (GPtrArray) boards = brg_sample_boards (ruleset);
  const double sizes[][2] = { { 580, 530 }, { 200, 900 }, { 900, 200 }, { 150, 136 } };

  for (guint board = 0; board < boards->len; board++)
    for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
      check_fit (boards->pdata[board], sizes[i][0], sizes[i][1]);
}

static double
find_distance (const BrgSpace *space,
               double          x,
               double          y)
{
  const BrgHexGrid grid = { 0, 0, 1 };
  double centre_x, centre_y;

  brg_hex_grid_centre (&grid, space, &centre_x, &centre_y);
  return hypot (x - centre_x, y - centre_y);
}

/* A river begins and ends at the sides of the spaces that it joins, and crosses no other. */
static void
check_course (const BrgBoard       *board,
              const BrgRiver       *river,
              const BrgRiverCourse *course)
{
  const double half = 0.5;

  for (guint at = 0; at <= N_POINTS; at++)
    {
      double x, y;

      brg_river_get_point (course, at / (double) N_POINTS, &x, &y);
      for (guint i = 0; i < board->n_spaces; i++)
        {
          gboolean is_end = (i == river->from && at == 0) || (i == river->to && at == N_POINTS);
          double distance = find_distance (&board->spaces[i], x, y);

          if (is_end)
            g_assert_cmpfloat_with_epsilon (distance, half, 0.001);
          else
            g_assert_cmpfloat (distance, >, half - 0.001);
        }
    }
}

static void
test_rivers (void)
{
  g_autoptr (BrgRuleset) ruleset = brg_sample_ruleset (2);
  g_autoptr (GPtrArray) boards = brg_sample_boards (ruleset);
  guint n = 0;

  for (guint i = 0; i < boards->len; i++)
    {
      const BrgBoard *board = boards->pdata[i];
      BrgRiverCourse courses[BRG_BOARD_MAX_RIVERS];

      brg_river_find_courses (board, courses);
      for (guint river = 0; river < board->n_rivers; river++, n++)
        check_course (board, &board->rivers[river], &courses[river]);
    }
  g_assert_cmpuint (n, >, 0);
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
  g_test_add_func ("/hex/rivers", test_rivers);

  return g_test_run ();
}
