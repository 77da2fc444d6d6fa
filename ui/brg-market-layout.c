/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-market-layout.h"

#include <math.h>

#include "ui/brg-hex.h"

/* All lengths are for a picture of this width and grow with it. */
#define DESIGN_WIDTH   340.0
#define MARGIN         10.0
#define GAP            6.0
#define PHASE_HEIGHT   36.0
#define TRACK_HEIGHT   42.0
#define DEPOT_WIDTH    102.0
#define PAD            5.0
#define TILE           44.0
#define TILE_GAP       2.0
#define TOKEN          24.0
#define DIE            24.0
#define ROUNDS_HEIGHT  78.0
#define BONUS          36.0

/* The depots run clockwise: the first at the upper right, the last at the upper left. */
static const guint8 depot_places[BRG_N_DEPOTS][2] = {
  { 1, 0 }, { 1, 1 }, { 1, 2 }, { 0, 2 }, { 0, 1 }, { 0, 0 },
};

static void
count (BrgMarketLayout      *layout,
       const BrgDuchyTables *tables,
       guint                 n_seats)
{
  for (guint depot = 0; depot < BRG_N_DEPOTS; depot++)
    {
      layout->n_spaces[depot] = 0;
      for (guint i = 0; i < tables->n_depot_spaces[depot]; i++)
        layout->n_spaces[depot] += tables->depots[depot][i].players <= n_seats;
    }
  layout->n_black = MIN (tables->n_black, BRG_BLACK_SPACES);
  layout->n_classes = tables->tiles.n_classes;
  layout->n_track = MIN (tables->track + 1, BRG_MARKET_TRACK_MAX);
}

static guint
depot_rows (const BrgMarketLayout *layout)
{
  guint most = 1;

  for (guint depot = 0; depot < BRG_N_DEPOTS; depot++)
    most = MAX (most, layout->n_spaces[depot]);

  return (most + 1) / 2;
}

static double
rows_height (guint rows)
{
  return rows * (TILE * BRG_HEX_RATIO + TILE_GAP) - TILE_GAP;
}

/* With two rows the number fits between four tiles; with one it lies beside the goods. */
static double
depot_height (guint rows)
{
  return 2 * PAD + rows_height (rows) + 3 + TOKEN;
}

static void
lay_head (BrgMarketLayout *layout,
          double           scale)
{
  double inner = DESIGN_WIDTH - 2 * MARGIN;
  double phase = (inner - (BRG_N_PHASES - 1) * GAP) / BRG_N_PHASES;
  double space = inner / layout->n_track;

  for (guint i = 0; i < BRG_N_PHASES; i++)
    layout->phases[i] = (BrgBox){ (MARGIN + i * (phase + GAP)) * scale, MARGIN * scale,
                                  phase * scale, PHASE_HEIGHT * scale };
  for (guint i = 0; i < layout->n_track; i++)
    layout->track[i] = (BrgBox){ (MARGIN + i * space) * scale,
                                 (MARGIN + PHASE_HEIGHT + GAP) * scale, space * scale,
                                 TRACK_HEIGHT * scale };
}

static void
lay_depot (BrgMarketLayout *layout,
           guint            depot,
           guint            rows,
           double           scale)
{
  const BrgBox *box = &layout->depots[depot];
  double middle = box->x + box->width / 2;
  double height = layout->tile * BRG_HEX_RATIO;
  double below = box->y + (PAD + rows_height (rows) + 3) * scale;
  double left = box->x + PAD * scale;

  for (guint i = 0; i < layout->n_spaces[depot]; i++)
    {
      double x = middle + (i % 2 == 0 ? -1 : 1) * (layout->tile + TILE_GAP * scale) / 2;
      double y = box->y + PAD * scale + height / 2 + (i / 2) * (height + TILE_GAP * scale);

      layout->tiles[depot][i] = brg_box_centred (x, y, layout->tile, height);
    }

  if (rows > 1)
    layout->dice[depot] = brg_box_centred (middle, box->y + PAD * scale + height + TILE_GAP / 2 * scale,
                                   DIE * scale, DIE * scale);
  else
    {
      layout->dice[depot] = (BrgBox){ left, below, DIE * scale, DIE * scale };
      left += (DIE + 3) * scale;
    }
  layout->goods[depot] = (BrgBox){ left, below, box->x + box->width - PAD * scale - left,
                                   layout->token };
}

static void
lay_ring (BrgMarketLayout *layout,
          double           top,
          double           gap,
          double           scale)
{
  guint rows = depot_rows (layout);
  double height = depot_height (rows) * scale;

  for (guint depot = 0; depot < BRG_N_DEPOTS; depot++)
    {
      double x = depot_places[depot][0] == 0 ? MARGIN : DESIGN_WIDTH - MARGIN - DEPOT_WIDTH;
      double y = top + depot_places[depot][1] * (height + gap);

      layout->depots[depot] = (BrgBox){ x * scale, y, DEPOT_WIDTH * scale, height };
      lay_depot (layout, depot, rows, scale);
    }
}

static void
lay_rounds (BrgMarketLayout *layout,
            double           scale)
{
  const BrgBox *box = &layout->rounds;
  double middle = box->x + box->width / 2;
  double step = (box->width - 2 * PAD * scale) / BRG_N_ROUNDS;

  layout->white_die = brg_box_centred (middle, box->y + box->height * 0.34, 36 * scale, 36 * scale);
  for (guint i = 0; i < BRG_N_ROUNDS; i++)
    layout->round_goods[i] = brg_box_centred (box->x + PAD * scale + (i + 0.5) * step,
                                      box->y + box->height * 0.80, step * 0.98, step * 0.98);
}

static void
lay_black (BrgMarketLayout *layout,
           double           scale)
{
  const BrgBox *box = &layout->black;
  double height = layout->tile * BRG_HEX_RATIO;
  guint rows = (layout->n_black + 1) / 2;
  double block = rows * (height + TILE_GAP * scale) - TILE_GAP * scale;
  double top = box->y + (box->height - block) / 2;

  for (guint i = 0; i < layout->n_black; i++)
    {
      double x = box->x + box->width / 2
                 + (i % 2 == 0 ? -1 : 1) * (layout->tile + TILE_GAP * scale) / 2;

      layout->black_tiles[i] = brg_box_centred (x, top + height / 2 + (i / 2) * (height + TILE_GAP * scale),
                                        layout->tile, height);
    }
}

static void
lay_bonus (BrgMarketLayout *layout,
           double           scale)
{
  const BrgBox *box = &layout->bonus;
  guint columns = (layout->n_classes + 1) / 2;
  double step = (box->width - 2 * PAD * scale) / MAX (columns, 1);
  double size = MIN (BONUS * scale, step);

  for (guint i = 0; i < layout->n_classes; i++)
    layout->bonus_tiles[i] = brg_box_centred (box->x + PAD * scale + (i % columns + 0.5) * step,
                                      box->y + box->height * (i / columns == 0 ? 0.28 : 0.72),
                                      size, size);
}

/* Between the two columns of depots: the rounds, the black depot, the bonus tiles. */
static void
lay_centre (BrgMarketLayout *layout,
            double           scale)
{
  const BrgBox *first = &layout->depots[BRG_N_DEPOTS - 1];
  const BrgBox *last = &layout->depots[BRG_N_DEPOTS - 3];
  double x = first->x + first->width + GAP * scale;
  double width = layout->depots[0].x - GAP * scale - x;
  double bottom = last->y + last->height;
  double bonus = (2 * BONUS + 2 * PAD) * scale;
  double top = first->y + ROUNDS_HEIGHT * scale + GAP * scale;

  layout->rounds = (BrgBox){ x, first->y, width, ROUNDS_HEIGHT * scale };
  layout->bonus = (BrgBox){ x, bottom - bonus, width, bonus };
  layout->black = (BrgBox){ x, top, width, bottom - bonus - GAP * scale - top };
  lay_rounds (layout, scale);
  lay_black (layout, scale);
  lay_bonus (layout, scale);
}

/**
 * brg_market_layout_fit:
 * @layout: (out): where everything lies
 * @tables: the board game's tables
 * @n_seats: how many play
 * @width: of the picture
 * @height: of the picture
 *
 * Makes everything as large as the picture allows; height that is left goes between the depots.
 */
void
brg_market_layout_fit (BrgMarketLayout      *layout,
                       const BrgDuchyTables *tables,
                       guint                 n_seats,
                       double                width,
                       double                height)
{
  const double head = MARGIN + PHASE_HEIGHT + GAP + TRACK_HEIGHT + GAP;
  double ring, scale, spare;

  *layout = (BrgMarketLayout){ 0 };
  count (layout, tables, n_seats);
  ring = 3 * depot_height (depot_rows (layout)) + 2 * GAP;
  ring = MAX (ring, ROUNDS_HEIGHT + rows_height ((layout->n_black + 1) / 2) + 2 * PAD
                        + 2 * BONUS + 2 * PAD + 2 * GAP);
  scale = MIN (width / DESIGN_WIDTH, height / (head + ring + MARGIN));
  layout->left = (width - DESIGN_WIDTH * scale) / 2;
  layout->tile = TILE * scale;
  layout->token = TOKEN * scale;

  spare = height - (head + 3 * depot_height (depot_rows (layout)) + MARGIN) * scale;
  lay_head (layout, scale);
  lay_ring (layout, head * scale, MIN (spare / 2, 40 * scale), scale);
  lay_centre (layout, scale);
}
