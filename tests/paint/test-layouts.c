/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Nothing on the market or on a seat's strip covers anything else or lies outside. */

#include "tests/paint/brg-sample.h"
#include "ui/brg-market-layout.h"
#include "ui/brg-seat-layout.h"

typedef struct
{
  GArray *boxes;
  double width;
  double height;
} Picture;

static void
add (Picture      *picture,
     const BrgBox *boxes,
     guint         n)
{
  g_array_append_vals (picture->boxes, boxes, n);
}

/* A hair is left for rounding. */
static gboolean
overlap (const BrgBox *a,
         const BrgBox *b)
{
  return a->x + a->width > b->x + 0.01 && b->x + b->width > a->x + 0.01
         && a->y + a->height > b->y + 0.01 && b->y + b->height > a->y + 0.01;
}

static void
check (Picture *picture)
{
  for (guint i = 0; i < picture->boxes->len; i++)
    {
      const BrgBox *box = &g_array_index (picture->boxes, BrgBox, i);

      g_assert_cmpfloat (box->width, >, 0);
      g_assert_cmpfloat (box->height, >, 0);
      g_assert_cmpfloat (box->x, >=, 0);
      g_assert_cmpfloat (box->y, >=, 0);
      g_assert_cmpfloat (box->x + box->width, <=, picture->width + 0.01);
      g_assert_cmpfloat (box->y + box->height, <=, picture->height + 0.01);
      for (guint j = 0; j < i; j++)
        g_assert_false (overlap (box, &g_array_index (picture->boxes, BrgBox, j)));
    }
  g_array_set_size (picture->boxes, 0);
}

static void
check_market (const BrgDuchyTables *tables,
              guint                 n_seats,
              double                width,
              double                height)
{
  g_autoptr (GArray) boxes = g_array_new (FALSE, FALSE, sizeof (BrgBox));
  BrgMarketLayout layout;
  Picture picture = { boxes };

  brg_market_layout_fit (&layout, tables, n_seats, width, height);
  picture.width = (width - 2 * layout.left) / layout.scale;
  picture.height = height / layout.scale;
  g_assert_cmpfloat (layout.height, <=, picture.height + 0.01);

  add (&picture, layout.phases, BRG_N_PHASES);
  add (&picture, layout.track, layout.n_track);
  add (&picture, layout.depots, BRG_N_DEPOTS);
  add (&picture, &layout.rounds, 1);
  add (&picture, &layout.black, 1);
  add (&picture, &layout.bonus, 1);
  check (&picture);

  add (&picture, layout.black_tiles, layout.n_black);
  add (&picture, layout.offers, layout.n_offers);
  add (&picture, layout.bonus_tiles, layout.n_classes);
  add (&picture, layout.round_goods, BRG_N_ROUNDS);
  add (&picture, &layout.white_die, 1);
  add (&picture, layout.goods, BRG_N_DEPOTS);
  check (&picture);
}

/* With so many kinds of tiles that modules offer at the black depot. */
static void
check_offers (const BrgDuchyTables *tables,
              guint                 n_seats,
              guint64               offered)
{
  g_autofree BrgDuchyTables *more = g_memdup2 (tables, sizeof *tables);

  more->offered_black = offered;
  check_market (more, n_seats, 340, 690);
  check_market (more, n_seats, 900, 400);
  check_market (more, n_seats, 340, brg_market_layout_measure (more, n_seats, 340));
}

static void
test_market (void)
{
  for (guint n_seats = 2; n_seats <= BRG_MAX_SEATS; n_seats++)
    {
      g_autoptr (BrgRuleset) ruleset = brg_sample_ruleset (n_seats);
      const BrgDuchyTables *tables = brg_duchy_tables (ruleset);

      check_market (tables, n_seats, 340, 690);
      check_market (tables, n_seats, 340, 2000);
      check_market (tables, n_seats, 900, 400);
      check_market (tables, n_seats, 340, brg_market_layout_measure (tables, n_seats, 340));
      for (guint64 offered = 2; offered <= 30; offered = 2 * offered + 2)
        check_offers (tables, n_seats, offered);
    }
}

/* All of a seat's things, those that partners share, those that each has alone, and all of a seat's
 * whose storage has no limit. */
static const BrgSeatContents all_contents[] = {
  { BRG_SEAT_DICE, 3, 3, BRG_SEAT_N_COUNTS, 6 },
  { 0, 2, 3, BRG_SEAT_N_COUNTS, 6 },
  { BRG_SEAT_DICE, 2, 0, 0, 0 },
  { BRG_SEAT_DICE, 5, 3, BRG_SEAT_N_COUNTS, 6 },
  { BRG_SEAT_DICE, BRG_SEAT_MAX_SLOTS, 3, BRG_SEAT_N_COUNTS, 6 },
};

/* Rows of hexes may reach into each other with their points. */
static void
add_hexes (Picture      *picture,
           const BrgBox *boxes,
           guint         n)
{
  for (guint i = 0; i < n; i++)
    {
      BrgBox middle = boxes[i];

      middle.y += middle.height / 4;
      middle.height /= 2;
      add (picture, &middle, 1);
    }
}

static void
check_seat (const BrgSeatContents *contents,
            gboolean               compact,
            gboolean               mirrored,
            double                 width,
            double                 height)
{
  g_autoptr (GArray) boxes = g_array_new (FALSE, FALSE, sizeof (BrgBox));
  BrgSeatLayout layout;
  Picture picture = { boxes };

  brg_seat_layout_fit (&layout, compact, mirrored, contents, width, height);
  picture.width = width / layout.scale;
  picture.height = height / layout.scale;
  add (&picture, &layout.name, 1);
  add (&picture, &layout.points, 1);
  add (&picture, layout.dice, contents->n_dice);
  add_hexes (&picture, layout.store, contents->n_store);
  add (&picture, layout.goods, contents->n_goods);
  add (&picture, layout.counts, contents->n_counts);
  add (&picture, layout.bonus, contents->n_classes);
  check (&picture);
}

static void
test_seat (void)
{
  for (guint i = 0; i < 4 * G_N_ELEMENTS (all_contents); i++)
    {
      const BrgSeatContents *contents = &all_contents[i / 4];
      gboolean compact = i & 1, mirrored = i >> 1 & 1;
      double width, height;

      brg_seat_layout_measure (compact, contents, &width, &height);
      check_seat (contents, compact, mirrored, width, height);
      check_seat (contents, compact, mirrored, width * 2, height);
      check_seat (contents, compact, mirrored, width * 0.75, height);
    }
}

/* Beside a duchy, a strip stands upright. */
static void
test_tall_seat (void)
{
  const BrgSeatContents *contents = &all_contents[0];

  for (guint mirrored = 0; mirrored <= 1; mirrored++)
    {
      check_seat (contents, TRUE, mirrored != 0, brg_seat_layout_tall_width (contents, 224), 224);
      check_seat (contents, TRUE, mirrored != 0, brg_seat_layout_tall_width (contents, 900), 900);
      check_seat (contents, TRUE, mirrored != 0, 60, 140);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/layouts/market", test_market);
  g_test_add_func ("/layouts/seat", test_seat);
  g_test_add_func ("/layouts/tall-seat", test_tall_seat);

  return g_test_run ();
}
