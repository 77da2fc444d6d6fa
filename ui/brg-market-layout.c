/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-market-layout.h"

#include "ui/brg-hex.h"

/* All lengths are in the layout's own units, of which the picture is so many wide. */
#define WIDTH          340.0
#define MARGIN         11.0
#define GAP            6.0
#define GAP_MAX        14.0
#define PHASE_HEIGHT   36.0
#define TRACK_HEIGHT   42.0
#define DEPOT_WIDTH    102.0
#define PAD            5.0
#define TILE           44.0
#define TILE_LARGE     59.0
#define TILE_BETWEEN   51.0
#define OFFER_GAP      8.0
#define TILE_GAP       2.0
#define TOKEN          25.0
#define TOKEN_ROOM     32.0
#define DIE            24.0
#define THING          34.0
#define WHITE_DIE      36.0
#define ROUNDS_HEIGHT  80.0
#define BONUS          35.0

/* The depots run clockwise: the first at the upper right, the last at the upper left. */
static const guint8 depot_places[BRG_N_DEPOTS][2] = {
  { 1, 0 }, { 1, 1 }, { 1, 2 }, { 0, 2 }, { 0, 1 }, { 0, 0 },
};

/* A few black tiles stand in one column and may be as large as those of the depots, or nearly so
 * where something is offered below them. */
static guint
black_columns (const BrgMarketLayout *layout)
{
  return layout->n_black > 4 ? 2 : 1;
}

static double
black_tile (const BrgMarketLayout *layout)
{
  if (black_columns (layout) > 1)
    return TILE;

  return layout->n_offers > 0 ? MIN (TILE_BETWEEN, layout->depot_tile) : layout->depot_tile;
}

static void
count (BrgMarketLayout      *layout,
       const BrgDuchyTables *tables,
       guint                 players)
{
  guint most = 1;

  for (guint depot = 0; depot < BRG_N_DEPOTS; depot++)
    {
      for (guint i = 0; i < tables->n_depot_spaces[depot]; i++)
        layout->n_spaces[depot] += tables->depots[depot][i].players <= players;
      most = MAX (most, layout->n_spaces[depot]);
    }
  layout->n_things = MIN (tables->n_depot_things, BRG_DEPOT_THINGS);
  layout->n_black = MIN (tables->n_black, BRG_BLACK_SPACES);
  layout->n_offers = MIN ((guint) __builtin_popcountll (tables->offered_black),
                          BRG_MARKET_MAX_OFFERS);
  layout->n_classes = tables->n_bonus_tiles > 0 ? tables->tiles.n_classes : 0;
  layout->n_track = tables->track > 0 ? MIN (tables->track + 1, BRG_MARKET_TRACK_MAX) : 0;
  layout->depot_tile = most > 2 ? TILE : TILE_LARGE;
  layout->tile = black_tile (layout);
  layout->token = TOKEN;
}

/* Four tiles lie in a square, with the number between them. If no depot has more than two, they are
 * larger, and one lies half beside, half below the other. */
static gboolean
is_square (const BrgMarketLayout *layout)
{
  return layout->depot_tile <= TILE;
}

static double
rows_height (double tile,
             guint  rows)
{
  return rows * (tile * BRG_HEX_RATIO + TILE_GAP) - TILE_GAP;
}

static double
tiles_height (const BrgMarketLayout *layout)
{
  double tile = layout->depot_tile;

  return is_square (layout) ? rows_height (tile, 2) : tile * (BRG_HEX_RATIO + BRG_HEX_ROW);
}

/* Between tiles and goods; one thing has room enough beside the two large tiles. */
static double
things_height (const BrgMarketLayout *layout)
{
  return layout->n_things > (is_square (layout) ? 0 : 1) ? THING : 0;
}

static double
depot_height (const BrgMarketLayout *layout)
{
  return PAD + tiles_height (layout) + things_height (layout) + TOKEN_ROOM + PAD / 2;
}

/* Of the tiles on the spaces alone. */
static double
black_rows_height (const BrgMarketLayout *layout)
{
  guint columns = black_columns (layout);

  return rows_height (layout->tile, (layout->n_black + columns - 1) / columns);
}

static double
offers_height (const BrgMarketLayout *layout)
{
  guint columns = MIN (layout->n_offers, 2);

  return columns > 0 ? rows_height (layout->tile, (layout->n_offers + columns - 1) / columns) : 0;
}

static double
black_height (const BrgMarketLayout *layout)
{
  return black_rows_height (layout) + offers_height (layout)
         + (layout->n_offers > 0 ? OFFER_GAP : 0);
}

/* With the gap above it. */
static double
bonus_height (const BrgMarketLayout *layout)
{
  return layout->n_classes > 0 ? 2 * BONUS + 2 * PAD + GAP : 0;
}

static double
head_height (const BrgMarketLayout *layout)
{
  return MARGIN + PHASE_HEIGHT + GAP + (layout->n_track > 0 ? TRACK_HEIGHT + GAP : 0);
}

static double
centre_height (const BrgMarketLayout *layout)
{
  return ROUNDS_HEIGHT + black_height (layout) + 2 * PAD + bonus_height (layout) + GAP;
}

static void
lay_head (BrgMarketLayout *layout)
{
  double inner = WIDTH - 2 * MARGIN;
  double phase = (inner - (BRG_N_PHASES - 1) * GAP) / BRG_N_PHASES;
  double space = inner / MAX (layout->n_track, 1);

  for (guint i = 0; i < BRG_N_PHASES; i++)
    layout->phases[i] = (BrgBox){ MARGIN + i * (phase + GAP), MARGIN, phase, PHASE_HEIGHT };
  for (guint i = 0; i < layout->n_track; i++)
    layout->track[i] = (BrgBox){ MARGIN + i * space, MARGIN + PHASE_HEIGHT + GAP, space,
                                 TRACK_HEIGHT };
}

static void
lay_square (BrgMarketLayout *layout,
            guint            depot,
            double           middle,
            double           top)
{
  double tile = layout->depot_tile;
  double height = tile * BRG_HEX_RATIO;

  for (guint i = 0; i < layout->n_spaces[depot]; i++)
    {
      double x = middle + (i % 2 == 0 ? -1 : 1) * (tile + TILE_GAP) / 2;
      double y = top + height / 2 + (i / 2) * (height + TILE_GAP);

      layout->tiles[depot][i] = brg_box_centred (x, y, tile, height);
    }
  layout->dice[depot] = brg_box_centred (middle, top + height + TILE_GAP / 2, DIE, DIE);
}

static void
lay_pair (BrgMarketLayout *layout,
          guint            depot,
          double           middle,
          double           top)
{
  double tile = layout->depot_tile;
  double height = tile * BRG_HEX_RATIO;

  for (guint i = 0; i < layout->n_spaces[depot]; i++)
    {
      double x = middle + (i == 0 ? -1 : 1) * (tile + TILE_GAP) / 4;
      double y = top + height / 2 + i * (tile + TILE_GAP) * BRG_HEX_ROW;

      layout->tiles[depot][i] = brg_box_centred (x, y, tile, height);
    }
  layout->dice[depot] = brg_box_centred (middle - tile * 0.52, top + tile * 1.56, DIE, DIE);
}

static void
lay_things (BrgMarketLayout *layout,
            guint            depot)
{
  const BrgBox *box = &layout->depots[depot];
  double height = things_height (layout);
  double top = box->y + PAD + (height > 0 ? tiles_height (layout) : 0) + THING / 2;

  for (guint i = 0; i < layout->n_things; i++)
    {
      double x = height > 0 ? brg_box_middle_x (box) + (i - (layout->n_things - 1) / 2.0) * 1.2 * THING
                            : box->x + box->width - PAD - THING / 2;

      layout->things[depot][i] = brg_box_centred (x, top, THING, THING);
    }
}

static void
lay_depot (BrgMarketLayout *layout,
           guint            depot)
{
  const BrgBox *box = &layout->depots[depot];
  double top = box->y + PAD;

  if (is_square (layout))
    lay_square (layout, depot, brg_box_middle_x (box), top);
  else
    lay_pair (layout, depot, brg_box_middle_x (box), top);
  lay_things (layout, depot);
  layout->goods[depot] = (BrgBox){ box->x + PAD / 2,
                                   top + tiles_height (layout) + things_height (layout),
                                   box->width - PAD, TOKEN_ROOM };
}

static void
lay_ring (BrgMarketLayout *layout,
          double           top,
          double           gap)
{
  double height = depot_height (layout);

  for (guint depot = 0; depot < BRG_N_DEPOTS; depot++)
    {
      double x = depot_places[depot][0] == 0 ? MARGIN : WIDTH - MARGIN - DEPOT_WIDTH;

      layout->depots[depot] = (BrgBox){ x, top + depot_places[depot][1] * (height + gap),
                                        DEPOT_WIDTH, height };
      lay_depot (layout, depot);
    }
}

static void
lay_rounds (BrgMarketLayout *layout)
{
  const BrgBox *box = &layout->rounds;
  double step = (box->width - 2 * PAD) / BRG_N_ROUNDS;

  layout->white_die = brg_box_centred (brg_box_middle_x (box), box->y + box->height * 0.34,
                                       WHITE_DIE, WHITE_DIE);
  for (guint i = 0; i < BRG_N_ROUNDS; i++)
    layout->round_goods[i] = brg_box_centred (box->x + PAD + (i + 0.5) * step,
                                              box->y + box->height * 0.80, step, step);
}

static void
lay_columns (const BrgMarketLayout *layout,
             BrgBox                *tiles,
             guint                  n,
             guint                  columns,
             double                 top)
{
  double tile = layout->tile;
  double height = tile * BRG_HEX_RATIO;

  for (guint i = 0; i < n; i++)
    {
      double x = brg_box_middle_x (&layout->black)
                 + (i % columns - (columns - 1) / 2.0) * (tile + TILE_GAP);
      double y = top + height / 2 + (i / columns) * (height + TILE_GAP);

      tiles[i] = brg_box_centred (x, y, tile, height);
    }
}

/* What is offered besides lies below the black tiles. */
static void
lay_black (BrgMarketLayout *layout)
{
  double top = brg_box_middle_y (&layout->black) - black_height (layout) / 2;

  lay_columns (layout, layout->black_tiles, layout->n_black, black_columns (layout), top);
  lay_columns (layout, layout->offers, layout->n_offers, MIN (layout->n_offers, 2),
               top + black_rows_height (layout) + OFFER_GAP);
}

static void
lay_bonus (BrgMarketLayout *layout)
{
  const BrgBox *box = &layout->bonus;
  guint columns = MAX ((layout->n_classes + 1) / 2, 1);
  double step = (box->width - 2 * PAD) / columns;
  double size = MIN (BONUS, step);

  for (guint i = 0; i < layout->n_classes; i++)
    layout->bonus_tiles[i] = brg_box_centred (box->x + PAD + (i % columns + 0.5) * step,
                                              box->y + box->height * (i < columns ? 0.28 : 0.72),
                                              size, size);
}

/* Between the two columns of depots: the rounds, the black depot, the bonus tiles. */
static void
lay_centre (BrgMarketLayout *layout)
{
  const BrgBox *first = &layout->depots[BRG_N_DEPOTS - 1];
  const BrgBox *last = &layout->depots[BRG_N_DEPOTS - 3];
  double x = first->x + first->width + GAP;
  double width = layout->depots[0].x - GAP - x;
  double bottom = last->y + MAX (last->height, first->y + centre_height (layout) - last->y);
  double top = first->y + ROUNDS_HEIGHT + GAP;

  layout->rounds = (BrgBox){ x, first->y, width, ROUNDS_HEIGHT };
  layout->black = (BrgBox){ x, top, width, bottom - bonus_height (layout) - top };
  if (layout->n_classes > 0)
    layout->bonus = (BrgBox){ x, bottom - bonus_height (layout) + GAP, width,
                              bonus_height (layout) - GAP };
  layout->height = bottom + MARGIN;
  lay_rounds (layout);
  lay_black (layout);
  lay_bonus (layout);
}

/**
 * brg_market_layout_fit:
 * @layout: (out): where everything lies
 * @tables: the board game's tables
 * @players: for how many players the main board is
 * @width: of the picture
 * @height: of the picture
 *
 * Makes everything as large as the picture allows. Some of the height that is left goes between the
 * depots, the rest stays below.
 */
void
brg_market_layout_fit (BrgMarketLayout      *layout,
                       const BrgDuchyTables *tables,
                       guint                 players,
                       double                width,
                       double                height)
{
  double head, ring, gap;

  *layout = (BrgMarketLayout){ 0 };
  count (layout, tables, players);
  head = head_height (layout);
  ring = MAX (3 * depot_height (layout) + 2 * GAP, centre_height (layout));
  layout->scale = MIN (width / WIDTH, height / (head + ring + MARGIN));
  layout->left = (width - WIDTH * layout->scale) / 2;

  gap = (height / layout->scale - head - 3 * depot_height (layout) - MARGIN) / 2;
  lay_head (layout);
  lay_ring (layout, head, MIN (gap, GAP_MAX));
  lay_centre (layout);
}

/**
 * brg_market_layout_measure:
 * @tables: the board game's tables
 * @players: for how many players the main board is
 * @width: of the picture
 *
 * Returns: the height that goes with @width
 */
double
brg_market_layout_measure (const BrgDuchyTables *tables,
                           guint                 players,
                           double                width)
{
  BrgMarketLayout layout;

  brg_market_layout_fit (&layout, tables, players, width, G_MAXDOUBLE / 2);

  return layout.height * layout.scale;
}

/**
 * brg_market_layout_marker:
 * @layout: where everything lies
 * @space: of the turn-order track
 * @level: how many markers lie under it
 *
 * Returns: where a marker lies; nowhere if there is no track
 */
BrgBox
brg_market_layout_marker (const BrgMarketLayout *layout,
                          guint                  space,
                          guint                  level)
{
  const BrgBox *box = &layout->track[layout->n_track > 0 ? MIN (space, layout->n_track - 1) : 0];
  double size = layout->track[0].height * 0.6;

  return brg_box_centred (box->x + box->width * 0.44,
                          box->y + box->height - size * 0.62 - level * size * 0.22, size, size);
}
