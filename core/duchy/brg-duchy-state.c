/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-duchy-state.h"

#include <string.h>

#include "brg-duchy-names.h"
#include "brg-powers.h"

#define OF_MARKET(member) \
  .offset = offset + G_STRUCT_OFFSET (BrgMarket, member), .n_owners = 1
#define OF(part, n, Type, member, stride_) \
  .offset = tables->part##_offset[0] + G_STRUCT_OFFSET (Type, member), \
  .owner = BRG_FIELD_OF_SEAT, .n_owners = (n), .owner_stride = (stride_)
#define OF_TEAM(part, Type, member, stride_) OF (part, tables->n_teams, Type, member, stride_)
#define OF_SEAT(part, Type, member, stride_) OF (part, ruleset->n_seats, Type, member, stride_)

static gsize
align (gsize size)
{
  return (size + BRG_POSITION_ALIGNMENT - 1) & ~(gsize) (BRG_POSITION_ALIGNMENT - 1);
}

static gsize
place_parts (guint16 *offsets,
             gsize    at,
             guint    n,
             gsize    size)
{
  for (guint i = 0; i < n; i++)
    offsets[i] = (guint16) (at + i * size);

  return align (at + n * size);
}

/* The seats of a team find the same part. */
static gsize
place_shared_parts (guint16              *offsets,
                    gsize                 at,
                    const BrgDuchyTables *tables,
                    guint                 n_seats,
                    gsize                 size)
{
  gsize end = place_parts (offsets, at, tables->n_teams, size);

  for (guint seat = tables->n_teams; seat < n_seats; seat++)
    offsets[seat] = offsets[tables->team[seat]];

  return end;
}

/**
 * brg_duchy_slice_size:
 * @ruleset: a ruleset of the board game whose tables are laid
 *
 * Lays out the variant's slice: the market, then duchies, purses, stores and seats.
 *
 * Returns: its size in bytes
 */
gsize
brg_duchy_slice_size (const BrgRuleset *ruleset)
{
  BrgDuchyTables *tables = ruleset->tables;
  gsize at = sizeof (BrgPosition) + align (sizeof (BrgMarket));

  tables->duchy_stride = (guint) align (sizeof (BrgDuchy) + tables->max_spaces);
  at = place_shared_parts (tables->duchy_offset, at, tables, ruleset->n_seats,
                           tables->duchy_stride);
  at = place_shared_parts (tables->purse_offset, at, tables, ruleset->n_seats, sizeof (BrgPurse));
  at = place_parts (tables->store_offset, at, tables->n_stores, sizeof (BrgStore));
  at = place_parts (tables->seat_offset, at, ruleset->n_seats, sizeof (BrgSeatState));

  return at - sizeof (BrgPosition);
}

static void
describe_market (const BrgRuleset *ruleset,
                 gsize             offset,
                 BrgSchema        *schema)
{
  const BrgDuchyTables *tables = ruleset->tables;
  const BrgField fields[] = {
    { .name = "phase", OF_MARKET (phase), .size = 1, .count = 1, .maximum = BRG_N_PHASES,
      .name_value = brg_duchy_name_phase },
    { .name = "round", OF_MARKET (round), .size = 1, .count = 1, .maximum = BRG_N_ROUNDS },
    { .name = "white-die", OF_MARKET (white_die), .size = 1, .count = 1, .maximum = 6 },
    { .name = "turns-left", OF_MARKET (turns_left), .size = 1, .count = 1,
      .maximum = (1 << ruleset->n_seats) - 1 },
    { .name = "round-goods", OF_MARKET (round_goods), .size = 1, .count = BRG_N_ROUNDS,
      .maximum = BRG_N_GOODS, .flags = BRG_FIELD_LIST, .name_value = brg_duchy_name_goods_or_none },
    { .name = "goods-supply", OF_MARKET (goods_supply), .size = 1, .count = BRG_N_GOODS,
      .maximum = G_MAXUINT8, .name_index = brg_duchy_name_goods },
    { .name = "depot-goods", OF_MARKET (depot_goods), .size = 1,
      .count = BRG_N_DEPOTS * BRG_N_GOODS, .maximum = G_MAXUINT8,
      .name_index = brg_duchy_name_depot_goods },
    { .name = "depots", OF_MARKET (depots), .size = 1, .count = BRG_N_DEPOTS * BRG_DEPOT_SPACES,
      .maximum = tables->tiles.n_kinds - 1, .name_index = brg_duchy_name_depot_space,
      .name_value = brg_duchy_name_kind },
    { .name = "black-depot", OF_MARKET (black_depot), .size = 1, .count = BRG_BLACK_SPACES,
      .maximum = tables->tiles.n_kinds - 1, .flags = BRG_FIELD_LIST,
      .name_value = brg_duchy_name_kind_or_none },
    { .name = "bonus-left", OF_MARKET (bonus_left), .size = 1, .count = tables->tiles.n_classes,
      .maximum = 2, .name_index = brg_duchy_name_class },
    { .name = "coloured", OF_MARKET (coloured), .size = 1, .count = tables->tiles.n_kinds,
      .maximum = G_MAXUINT8, .name_index = brg_duchy_name_kind },
    { .name = "black", OF_MARKET (black), .size = 1, .count = tables->tiles.n_kinds,
      .maximum = G_MAXUINT8, .name_index = brg_duchy_name_kind },
  };

  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    brg_schema_add (schema, &fields[i]);
}

static void
describe_seats (const BrgRuleset *ruleset,
                BrgSchema        *schema)
{
  const BrgDuchyTables *tables = ruleset->tables;
  const BrgField fields[] = {
    { .name = "duchy", OF_TEAM (duchy, BrgDuchy, board, tables->duchy_stride), .size = 1,
      .count = 1, .maximum = tables->n_boards - 1, .name_value = brg_duchy_name_board },
    { .name = "tiles", OF_TEAM (duchy, BrgDuchy, tiles, tables->duchy_stride), .size = 1,
      .count = tables->max_spaces, .maximum = tables->tiles.n_kinds - 1,
      .name_index = brg_duchy_name_space, .name_value = brg_duchy_name_kind },
    { .name = "bonus", OF_TEAM (duchy, BrgDuchy, bonus, tables->duchy_stride), .size = 1,
      .count = tables->tiles.n_classes, .maximum = 2, .name_index = brg_duchy_name_class },
    { .name = "silver", OF_TEAM (purse, BrgPurse, silver, sizeof (BrgPurse)), .size = 2,
      .count = 1, .maximum = G_MAXUINT16 },
    { .name = "workers", OF_TEAM (purse, BrgPurse, workers, sizeof (BrgPurse)), .size = 2,
      .count = 1, .maximum = G_MAXUINT16 },
    { .name = "goods", OF_TEAM (purse, BrgPurse, goods, sizeof (BrgPurse)), .size = 1,
      .count = BRG_N_GOODS, .maximum = G_MAXUINT8, .name_index = brg_duchy_name_goods },
    { .name = "sold", OF_TEAM (purse, BrgPurse, sold, sizeof (BrgPurse)), .size = 1,
      .count = BRG_N_GOODS, .maximum = G_MAXUINT8, .name_index = brg_duchy_name_goods },
    { .name = "storage", OF_SEAT (store, BrgStore, counts, sizeof (BrgStore)), .size = 1,
      .count = tables->tiles.n_kinds, .maximum = G_MAXUINT8, .name_index = brg_duchy_name_kind },
    { .name = "points", OF_SEAT (seat, BrgSeatState, points, sizeof (BrgSeatState)), .size = 2,
      .count = 1, .minimum = G_MININT16, .maximum = G_MAXINT16, .flags = BRG_FIELD_SIGNED },
    { .name = "dice", OF_SEAT (seat, BrgSeatState, dice, sizeof (BrgSeatState)), .size = 1,
      .count = 2, .maximum = 6, .flags = BRG_FIELD_LIST },
    { .name = "dice-used", OF_SEAT (seat, BrgSeatState, used, sizeof (BrgSeatState)), .size = 1,
      .count = 1, .maximum = 3 },
    { .name = "marker", OF_SEAT (seat, BrgSeatState, marker, sizeof (BrgSeatState)), .size = 1,
      .count = 1, .maximum = tables->track },
    { .name = "stack", OF_SEAT (seat, BrgSeatState, stack, sizeof (BrgSeatState)), .size = 1,
      .count = 1, .maximum = BRG_MAX_SEATS - 1 },
    { .name = "bought", OF_SEAT (seat, BrgSeatState, bought, sizeof (BrgSeatState)), .size = 1,
      .count = 1, .maximum = 1 },
    { .name = "powers-used", OF_SEAT (seat, BrgSeatState, powers_used, sizeof (BrgSeatState)),
      .size = 2, .count = 1, .maximum = G_MAXUINT16 },
    { .name = "start-space", OF_SEAT (seat, BrgSeatState, start_space, sizeof (BrgSeatState)),
      .size = 1, .count = 1, .maximum = tables->max_spaces, .flags = BRG_FIELD_HIDDEN },
  };

  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    brg_schema_add (schema, &fields[i]);
}

/* What there is only where seats share a store besides their own. */
static void
describe_sharing (const BrgRuleset *ruleset,
                  BrgSchema        *schema)
{
  const BrgDuchyTables *tables = ruleset->tables;
  const BrgField fields[] = {
    { .name = "shared-storage",
      .offset = tables->store_offset[ruleset->n_seats] + G_STRUCT_OFFSET (BrgStore, counts),
      .owner = BRG_FIELD_OF_SEAT, .n_owners = tables->n_teams, .owner_stride = sizeof (BrgStore),
      .size = 1, .count = tables->tiles.n_kinds, .maximum = G_MAXUINT8,
      .name_index = brg_duchy_name_kind },
    { .name = "keep-in", OF_SEAT (seat, BrgSeatState, keep_in, sizeof (BrgSeatState)), .size = 1,
      .count = 1, .maximum = 2 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    brg_schema_add (schema, &fields[i]);
}

/**
 * brg_duchy_describe:
 * @ruleset: a ruleset of the board game
 * @offset: where the slice begins
 * @schema: where the fields are added
 */
void
brg_duchy_describe (const BrgRuleset *ruleset,
                    gsize             offset,
                    BrgSchema        *schema)
{
  describe_market (ruleset, offset, schema);
  describe_seats (ruleset, schema);
  if (brg_duchy_tables (ruleset)->n_stores > ruleset->n_seats)
    describe_sharing (ruleset, schema);
}

static void
derive_duchy (const BrgDuchyTables *tables,
              BrgDuchy             *duchy)
{
  const BrgBoard *board = brg_board_of (tables, duchy);

  duchy->covered = duchy->reach = 0;
  for (guint i = 0; i < BRG_BOARD_MAX_TOWNS; i++)
    duchy->towns[i] = 0;

  for (guint space = 0; space < board->n_spaces; space++)
    if (duchy->tiles[space] != 0)
      {
        const BrgTileKind *kind = &tables->tiles.kinds[duchy->tiles[space]];

        duchy->covered |= BRG_BIT (space);
        duchy->reach |= board->neighbours[space];
        brg_duchy_add_building (duchy, board, space, kind->building);
      }

  duchy->reach &= ~duchy->covered;
}

static void
derive_store (const BrgDuchyTables *tables,
              BrgStore             *store)
{
  store->kinds = 0;
  store->n = 0;
  for (guint kind = 1; kind < tables->tiles.n_kinds; kind++)
    if (store->counts[kind] > 0)
      {
        store->kinds |= G_GUINT64_CONSTANT (1) << kind;
        store->n = (guint8) (store->n + store->counts[kind]);
      }
}

static void
derive_supplies (const BrgDuchyTables *tables,
                 BrgMarket            *market)
{
  memset (market->coloured_left, 0, sizeof market->coloured_left);
  market->black_left = 0;
  for (guint kind = 1; kind < tables->tiles.n_kinds; kind++)
    {
      guint8 *left = &market->coloured_left[tables->tiles.kinds[kind].tile_class];

      *left = (guint8) (*left + market->coloured[kind]);
      market->black_left = (guint8) (market->black_left + market->black[kind]);
    }
}

/**
 * brg_duchy_derive:
 * @ruleset: a ruleset of the board game
 * @position: a position, changed in place
 *
 * Makes what follows from supplies, laid and stored tiles again.
 */
void
brg_duchy_derive (const BrgRuleset *ruleset,
                  BrgPosition      *position)
{
  const BrgDuchyTables *tables = ruleset->tables;

  derive_supplies (tables, brg_market (position));
  for (guint team = 0; team < tables->n_teams; team++)
    derive_duchy (tables, brg_duchy_of (tables, position, team));
  for (guint store = 0; store < tables->n_stores; store++)
    derive_store (tables, brg_store_of (tables, position, store));
  brg_update_powers (ruleset, position);
}

/**
 * brg_duchy_redeal:
 * @ruleset: a ruleset of the board game
 * @position: a position, changed in place
 * @seat: whose view stays
 * @random: where chance comes from
 *
 * Chooses the start castles of the others anew while they are still secret (R18).
 */
void
brg_duchy_redeal (const BrgRuleset *ruleset,
                  BrgPosition      *position,
                  guint             seat,
                  BrgRandom        *random)
{
  const BrgDuchyTables *tables = ruleset->tables;

  for (guint other = 0; other < ruleset->n_seats; other++)
    {
      BrgSeatState *state = brg_seat_state (tables, position, other);
      const BrgBoard *board = brg_board_of (tables, brg_duchy_of (tables, position, other));
      BrgBits spaces = board->start;

      if (other == seat || state->start_space == 0)
        continue;
      for (guint skip = brg_random_below (random, brg_bits_count (spaces)); skip > 0; skip--)
        spaces &= spaces - 1;
      state->start_space = (guint8) (brg_bits_first (spaces) + 1);
    }
}
