/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-frames.h"
#include "brg-operations.h"
#include "brg-source.h"

/*
 * A plain sense of worth, in points, for players that look one move ahead: what is on the score
 * track, and what the things in hand usually become. It knows nothing of the other teams; what
 * partners have is as good as one's own.
 */

#define WORTH_SILVER      0.7  /* two buy a tile */
#define WORTH_WORKER      0.7  /* with one or two, a die can do what it should */
#define WORTH_SPARE       0.2  /* a worker more */
#define WORTH_STORED      1.5  /* a tile that can be laid */
#define WORTH_STUCK       0.3  /* a tile that cannot be laid now */
#define WORTH_GOOD        2.0  /* in the store, to be sold */
#define WORTH_KIND        1.0  /* a kind of goods more is a sale more */
#define WORTH_MINE        0.9  /* for each phase end to come */
#define WORTH_SPACE       2.0  /* a covered space, whatever it completes */
#define WORTH_MONASTERY   1.5  /* a lasting power */
#define WORTH_DIE         2.0  /* an unused die in the own turn */
#define WORTH_TRACK       0.3  /* a step on the turn-order track */

#define FEW_WORKERS  2
#define MANY_WORKERS 6

/* A region pays when it is full; half-full ones are worth a share that grows with its square. */
static gdouble
regions_worth (const BrgRuleset  *ruleset,
               const BrgPosition *position,
               guint              seat)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);
  const BrgDuchy *duchy = brg_duchy_of (tables, position, seat);
  const BrgBoard *board = brg_board_of (tables, duchy);
  gint bonus = tables->phase_points[MAX (brg_market (position)->phase, 1)];
  gdouble worth = 0;

  for (guint region = 0; region < board->n_regions; region++)
    {
      guint size = brg_bits_count (board->regions[region]);
      guint full = brg_bits_count (board->regions[region] & duchy->covered);
      gdouble share = (gdouble) full / size;
      gint paid;

      if (full == size)
        continue;
      paid = brg_duchy_number (ruleset, position, BRG_QUERY_REGION_SIZE, seat, (gint) region, 0,
                               (gint) size);
      worth += 0.6 * share * share * (paid * (paid + 1) / 2.0 + bonus);
    }

  return worth;
}

static gdouble
tiles_worth (const BrgDuchyTables *tables,
             const BrgPosition    *position,
             const BrgDuchy       *duchy)
{
  guint phases_left = BRG_N_PHASES + 1u - MAX (brg_market (position)->phase, 1);
  gdouble worth = 0;
  guint space;

  BRG_BITS_FOREACH (space, duchy->covered)
    {
      const BrgTileKind *kind = &tables->tiles.kinds[duchy->tiles[space]];

      worth += WORTH_SPACE;
      if (kind->tile_class == tables->mine_class)
        worth += WORTH_MINE * phases_left;
      if (kind->power != 0)
        worth += WORTH_MONASTERY * phases_left / BRG_N_PHASES;
      if (kind->score > 0)
        worth += kind->score;
    }

  return worth;
}

static gdouble
store_worth (const BrgDuchyTables *tables,
             const BrgPosition    *position,
             const BrgDuchy       *duchy,
             BrgBits               reach,
             guint                 number)
{
  const BrgStore *store = brg_store_of (tables, position, number);
  const BrgBoard *board = brg_board_of (tables, duchy);
  gdouble worth = 0;
  guint kind;

  BRG_BITS_FOREACH (kind, (BrgBits) store->kinds)
    {
      BrgBits room = board->colours[tables->tiles.kinds[kind].tile_class] & ~duchy->covered;
      guint usable = MIN (store->counts[kind], brg_bits_count (room & reach));

      worth += WORTH_STORED * usable + WORTH_STUCK * (store->counts[kind] - usable);
    }

  return worth;
}

static gdouble
purse_worth (const BrgDuchyTables *tables,
             const BrgPurse       *purse)
{
  guint few = MIN (purse->workers, FEW_WORKERS);
  guint spare = MIN (purse->workers, MANY_WORKERS) - few;
  gdouble worth = WORTH_SILVER * purse->silver + WORTH_WORKER * few + WORTH_SPARE * spare;

  for (guint i = 0; i < BRG_N_GOODS; i++)
    if (purse->goods[i] > 0)
      worth += WORTH_KIND + (WORTH_GOOD + tables->good_points - 2) * purse->goods[i] * 0.7;

  return worth;
}

/* What counts at the end, when nothing more can be made of it. */
static gdouble
left_worth (const BrgPurse *purse)
{
  gdouble worth = purse->silver + 0.5 * purse->workers;

  for (guint i = 0; i < BRG_N_GOODS; i++)
    worth += purse->goods[i];

  return worth;
}

/* All tiles that may come into the duchy of a seat. */
static gdouble
stores_worth (const BrgRuleset  *ruleset,
              const BrgPosition *position,
              const BrgDuchy    *duchy,
              guint              seat)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);
  BrgBits reach = brg_reach (ruleset, position, seat);
  gdouble worth = 0;
  guint partner;

  BRG_BITS_FOREACH (partner, (BrgBits) tables->partners[seat])
    worth += store_worth (tables, position, duchy, reach, partner);
  if (tables->shared_store[seat] != 0)
    worth += store_worth (tables, position, duchy, reach, tables->shared_store[seat]);

  return worth;
}

/* Whether the seat has used its last die of the game. */
static gboolean
has_finished (const BrgDuchyTables *tables,
              const BrgPosition    *position,
              guint                 seat)
{
  const BrgMarket *market = brg_market (position);
  gboolean last_round = market->phase == BRG_N_PHASES && market->round == BRG_N_ROUNDS;

  if (!last_round || market->turns_left & (1u << seat))
    return FALSE;

  return position->turn_seat != seat
         || brg_bits_count (brg_seat_state (tables, position, seat)->used) == 2;
}

static gboolean
have_finished (const BrgDuchyTables *tables,
               const BrgPosition    *position,
               guint                 partners)
{
  guint partner;

  BRG_BITS_FOREACH (partner, (BrgBits) partners)
    if (!has_finished (tables, position, partner))
      return FALSE;

  return TRUE;
}

/* What only the seat itself can use. */
static gdouble
seat_worth (const BrgDuchyTables *tables,
            const BrgPosition    *position,
            guint                 seat)
{
  const BrgSeatState *state = brg_seat_state (tables, position, seat);
  gdouble worth = WORTH_TRACK * state->marker;

  if (position->turn_seat == seat)
    worth += WORTH_DIE * (2 - brg_bits_count (state->used));

  return worth;
}

/**
 * brg_duchy_worth:
 * @ruleset: a ruleset of the board game
 * @position: a position
 * @seat: a seat
 *
 * Returns: how good the position is for @seat and its partners, in points
 */
gdouble
brg_duchy_worth (const BrgRuleset  *ruleset,
                 const BrgPosition *position,
                 guint              seat)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);
  const BrgDuchy *duchy = brg_duchy_of (tables, position, seat);
  const guint partners = tables->partners[seat];
  gdouble worth
      = brg_duchy_number (ruleset, position, BRG_QUERY_WORTH, seat, 0, 0, 0) / 100.0;
  guint partner;

  BRG_BITS_FOREACH (partner, (BrgBits) partners)
    worth += brg_seat_state (tables, position, partner)->points;
  if (brg_position_is_over (position))
    return worth;

  worth += tiles_worth (tables, position, duchy);
  if (have_finished (tables, position, partners))
    return worth + left_worth (brg_purse_of (tables, position, seat));

  worth += regions_worth (ruleset, position, seat);
  worth += stores_worth (ruleset, position, duchy, seat);
  worth += purse_worth (tables, brg_purse_of (tables, position, seat));
  BRG_BITS_FOREACH (partner, (BrgBits) partners)
    worth += seat_worth (tables, position, partner);

  return worth;
}
