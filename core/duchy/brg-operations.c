/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-operations.h"

#include "core/engine/brg-bundle.h"

#include "brg-depots.h"
#include "brg-powers.h"

/**
 * brg_gain_points:
 * @play: an application
 * @seat: who gains
 * @amount: how many, before modules change it
 * @cause: row of the table of causes
 */
void
brg_gain_points (BrgPlay *play,
                 guint    seat,
                 gint     amount,
                 guint    cause)
{
  BrgSeatState *state = brg_seat_state (brg_duchy_tables (play->ruleset), play->position, seat);

  amount = brg_duchy_number (play->ruleset, play->position, BRG_QUERY_POINTS, seat,
                             (gint) cause, 0, amount);
  if (amount == 0)
    return;

  state->points = (gint16) (state->points + amount);
  brg_play_emit (play, (BrgEvent){ .kind = BRG_EVENT_POINTS, .seat = (guint8) seat,
                                   .cause = (guint8) cause, .amount = amount });
}

/**
 * brg_gain_silver:
 * @play: an application
 * @seat: whose purse
 * @amount: how many coins; negative to pay
 * @cause: row of the table of causes
 */
void
brg_gain_silver (BrgPlay *play,
                 guint    seat,
                 gint     amount,
                 guint    cause)
{
  BrgPurse *purse = brg_purse_of (brg_duchy_tables (play->ruleset), play->position, seat);

  if (amount == 0)
    return;

  purse->silver = (guint16) (purse->silver + amount);
  brg_play_emit (play, (BrgEvent){ .kind = BRG_EVENT_SILVER, .seat = (guint8) seat,
                                   .cause = (guint8) cause, .amount = amount });
}

/**
 * brg_gain_workers:
 * @play: an application
 * @seat: whose purse
 * @amount: how many workers; negative to spend
 * @cause: row of the table of causes
 *
 * All workers of one cause are one gain (R110).
 */
void
brg_gain_workers (BrgPlay *play,
                  guint    seat,
                  gint     amount,
                  guint    cause)
{
  BrgPurse *purse = brg_purse_of (brg_duchy_tables (play->ruleset), play->position, seat);

  if (amount > 0)
    amount = brg_duchy_number (play->ruleset, play->position, BRG_QUERY_GAINED_WORKERS, seat,
                               (gint) cause, 0, amount);
  if (amount == 0)
    return;

  purse->workers = (guint16) (purse->workers + amount);
  brg_play_emit (play, (BrgEvent){ .kind = BRG_EVENT_WORKERS, .seat = (guint8) seat,
                                   .cause = (guint8) cause, .amount = amount });
}

/* ---- storage and depots ---- */

enum
{
  KEEP_IN_OWN = 1,
  KEEP_IN_SHARED = 2,
};

/* Where a tile goes: what was chosen is done with then. */
G_GNUC_NO_INLINE static guint
find_store (BrgPlay *play,
            guint    seat)
{
  const BrgDuchyTables *tables = brg_duchy_tables (play->ruleset);
  BrgSeatState *state = brg_seat_state (tables, play->position, seat);
  gboolean shared = state->keep_in == KEEP_IN_SHARED
                    || (state->keep_in == 0
                        && brg_store_room (play->ruleset, play->position, seat, seat) <= 0);

  state->keep_in = 0;
  return shared ? tables->shared_store[seat] : seat;
}

/**
 * brg_store_tile:
 * @play: an application
 * @seat: whose storage, which has room
 * @kind: a kind of tile
 *
 * Puts a tile into storage: into the store that the seat has chosen, or else into the first one with
 * room. No event tells of it.
 *
 * Returns: the store
 */
guint
brg_store_tile (BrgPlay *play,
                guint    seat,
                guint    kind)
{
  const BrgDuchyTables *tables = brg_duchy_tables (play->ruleset);
  guint number = seat;
  BrgStore *store;

  if (G_UNLIKELY (tables->shared_store[seat] != 0))
    number = find_store (play, seat);

  store = brg_store_of (tables, play->position, number);
  store->counts[kind]++;
  store->n++;
  store->kinds |= G_GUINT64_CONSTANT (1) << kind;
  return number;
}

/**
 * brg_unstore_tile:
 * @play: an application
 * @store: a store; a seat's own has its number
 * @kind: a kind of tile that lies in it
 *
 * Takes a tile out of storage. No event tells of it.
 */
void
brg_unstore_tile (BrgPlay *play,
                  guint    store,
                  guint    kind)
{
  BrgStore *from = brg_store_of (brg_duchy_tables (play->ruleset), play->position, store);

  from->n--;
  if (--from->counts[kind] == 0)
    from->kinds &= ~(G_GUINT64_CONSTANT (1) << kind);
}

/**
 * brg_store_room:
 * @ruleset: a ruleset
 * @position: a position of it
 * @seat: who would use it
 * @store: its own store or the one that it shares
 *
 * Returns: how many storage spaces are free; less than none if a rule took spaces away
 */
gint
brg_store_room (const BrgRuleset  *ruleset,
                const BrgPosition *position,
                guint              seat,
                guint              store)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);
  gboolean shared = store >= ruleset->n_seats;

  return brg_duchy_number (ruleset, position, BRG_QUERY_CAPACITY, seat, shared, 0,
                           (gint) (shared ? tables->shared_capacity : tables->capacity))
         - brg_store_of (tables, position, store)->n;
}

/* Apart, so that a game in which nothing is shared does not pay for it. */
G_GNUC_NO_INLINE static gboolean
are_full (const BrgRuleset  *ruleset,
          const BrgPosition *position,
          guint              seat)
{
  return brg_store_room (ruleset, position, seat, seat) <= 0
         && brg_store_room (ruleset, position, seat,
                            brg_duchy_tables (ruleset)->shared_store[seat]) <= 0;
}

/**
 * brg_storage_is_full:
 * @ruleset: a ruleset
 * @position: a position of it
 * @seat: whose storage
 *
 * Returns: whether no storage space is free, of its own or shared
 */
gboolean
brg_storage_is_full (const BrgRuleset  *ruleset,
                     const BrgPosition *position,
                     guint              seat)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);
  gint capacity;

  if (G_UNLIKELY (tables->shared_store[seat] != 0))
    return are_full (ruleset, position, seat);

  capacity = brg_duchy_number (ruleset, position, BRG_QUERY_CAPACITY, seat, 0, 0,
                               (gint) tables->capacity);
  return brg_store_of (tables, position, seat)->n >= capacity;
}

/**
 * brg_choose_store:
 * @play: an application
 * @seat: whose storage
 * @store: a store with room: its own or the one that it shares
 *
 * Says where the next tile goes that the seat stores.
 */
void
brg_choose_store (BrgPlay *play,
                  guint    seat,
                  guint    store)
{
  brg_seat_state (brg_duchy_tables (play->ruleset), play->position, seat)->keep_in
      = store == seat ? KEEP_IN_OWN : KEEP_IN_SHARED;
}

/* Whether both stores have room, and none has been chosen. */
static gboolean
must_choose (const BrgRuleset  *ruleset,
             const BrgPosition *position,
             guint              seat)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);

  return brg_seat_state (tables, position, seat)->keep_in == 0
         && brg_store_room (ruleset, position, seat, seat) > 0
         && brg_store_room (ruleset, position, seat, tables->shared_store[seat]) > 0;
}

/**
 * brg_ask_for_room:
 * @play: an application
 * @frame: the frame that is going to store a tile, for its seat
 * @may_discard: a full storage is made room in first (R11)
 *
 * Asks what has to be answered before a tile is stored: which tile makes room, or which store takes
 * it if several have room (R116). The frame runs again with each answer.
 *
 * Returns: whether something was asked
 */
gboolean
brg_ask_for_room (BrgPlay  *play,
                  BrgFrame *frame,
                  gboolean  may_discard)
{
  const BrgDuchyTables *tables = brg_duchy_tables (play->ruleset);

  if (may_discard && brg_storage_is_full (play->ruleset, play->position, frame->seat))
    brg_play_ask (play, frame, BRG_QUESTION_DISCARD);
  else if (G_UNLIKELY (tables->shared_store[frame->seat] != 0)
           && must_choose (play->ruleset, play->position, frame->seat))
    brg_play_ask (play, frame, tables->store_question);
  else
    return FALSE;

  return TRUE;
}

/**
 * brg_has_room:
 * @ruleset: a ruleset
 * @position: a position of it
 * @seat: whose storage
 *
 * Returns: whether something can be taken without a die: there must be a free space (R12), unless
 *   the option lets one discard first
 */
gboolean
brg_has_room (const BrgRuleset  *ruleset,
              const BrgPosition *position,
              guint              seat)
{
  return brg_duchy_tables (ruleset)->discard_first
         || !brg_storage_is_full (ruleset, position, seat);
}

/**
 * brg_remove_tile:
 * @play: an application
 * @depot: 1 to 6, or 0 for the black depot
 * @kind: a kind of tile that can be taken from it
 * @event: row of the table of event kinds: tells of it; tile
 *
 * Lets a tile leave its depot and the game.
 */
void
brg_remove_tile (BrgPlay *play,
                 guint    depot,
                 guint    kind,
                 guint    event)
{
  brg_remove_from_depot (play, depot, kind);
  brg_play_emit (play, (BrgEvent){ .kind = (guint8) event, .seat = BRG_NO_SEAT,
                                   .n_subjects = 1,
                                   .subjects = { BRG_SUBJECT (BRG_SUBJECT_TILE, depot, kind) } });
}

/**
 * brg_turn_tile:
 * @play: an application
 * @seat: whose storage
 * @kind: a kind of tile that lies in it
 * @turned: the kind that it becomes
 * @event: row of the table of event kinds: tells of it; seat; stored: what it was, what it is
 *
 * Turns a stored tile over, so that it is of another kind.
 */
void
brg_turn_tile (BrgPlay *play,
               guint    seat,
               guint    kind,
               guint    turned,
               guint    event)
{
  brg_unstore_tile (play, seat, kind);
  brg_store_tile (play, seat, turned);
  brg_play_emit (play, (BrgEvent){
                         .kind = (guint8) event, .seat = (guint8) seat, .n_subjects = 2,
                         .subjects = { BRG_SUBJECT (BRG_SUBJECT_STORED, seat, kind),
                                       BRG_SUBJECT (BRG_SUBJECT_STORED, seat, turned) } });
}

/**
 * brg_take_tile:
 * @play: an application
 * @seat: who takes
 * @depot: 1 to 6, or 0 for the black depot
 * @kind: a kind of tile that lies there
 * @with_die: a full storage is made room in first (R11)
 * @cause: row of the table of causes
 *
 * Moves a tile from a depot to storage (R10). The tile stays in the depot until there is room.
 */
void
brg_take_tile (BrgPlay  *play,
               guint     seat,
               guint     depot,
               guint     kind,
               gboolean  with_die,
               guint     cause)
{
  BrgFrame *frame = brg_play_push (play, BRG_FRAME_TAKING, seat);

  frame->arguments[0] = (guint8) depot;
  frame->arguments[1] = (guint8) kind;
  frame->arguments[2] = (guint8) (with_die || brg_duchy_tables (play->ruleset)->discard_first);
  frame->arguments[3] = (guint8) cause;
}

/* ---- the duchy ---- */

/**
 * brg_lay_tile:
 * @play: an application
 * @seat: whose duchy
 * @kind: the tile
 * @space: where
 *
 * Lays a tile and nothing more: no region, colour or effect.
 */
void
brg_lay_tile (BrgPlay *play,
              guint    seat,
              guint    kind,
              guint    space)
{
  const BrgDuchyTables *tables = brg_duchy_tables (play->ruleset);
  BrgDuchy *duchy = brg_duchy_of (tables, play->position, seat);
  const BrgBoard *board = brg_board_of (tables, duchy);
  const BrgTileKind *row = &tables->tiles.kinds[kind];

  duchy->tiles[space] = (guint8) kind;
  duchy->covered |= BRG_BIT (space);
  duchy->reach = (duchy->reach | board->neighbours[space]) & ~duchy->covered;
  brg_duchy_add_building (duchy, board, space, row->building);
  if (row->power == 0)
    return;

  duchy->powers |= G_GUINT64_CONSTANT (1) << row->power;
  if (G_UNLIKELY (play->ruleset->query_hooks[BRG_QUERY_BORROWED] != NULL))
    brg_update_powers (play->ruleset, play->position);
}

/**
 * brg_place_tile:
 * @play: an application
 * @seat: whose duchy
 * @tile: the tile as it lay in storage or a depot, which it has left already
 * @space: where
 *
 * Places a tile with all that it sets off: region, colour, effect (R28), or what a module says.
 */
void
brg_place_tile (BrgPlay    *play,
                guint       seat,
                BrgSubject  tile,
                guint       space)
{
  const BrgDuchyTables *tables = brg_duchy_tables (play->ruleset);
  guint kind = tile.index;
  guint8 *arguments;

  brg_lay_tile (play, seat, kind, space);
  brg_play_emit (play, (BrgEvent){ .kind = BRG_EVENT_TILE_PLACED, .seat = (guint8) seat,
                                   .cause = tables->tiles.kinds[kind].cause,
                                   .n_subjects = 2,
                                   .subjects = { tile,
                                                 brg_space_subject (tables, seat, space) } });

  if (G_UNLIKELY (tables->owe_placement != NULL))
    {
      tables->owe_placement (play, seat, kind, space);
      return;
    }
  arguments = brg_bundle_push (play, BRG_BUNDLE_PLACEMENT, seat, (1u << BRG_N_PLACEMENT_ITEMS) - 1);
  arguments[0] = (guint8) kind;
  arguments[1] = (guint8) space;
}

/* ---- goods ---- */

/**
 * brg_spend_good:
 * @play: an application
 * @seat: whose purse
 * @goods: which kind of goods, from 1; at least one is stored
 * @cause: row of the table of causes
 * @event: row of the table of event kinds: tells of it; seat; amount: 1; cause; goods
 *
 * Pays with one of the stored goods, which leaves the game. It is no sale.
 */
void
brg_spend_good (BrgPlay *play,
                guint    seat,
                guint    goods,
                guint    cause,
                guint    event)
{
  brg_purse_of (brg_duchy_tables (play->ruleset), play->position, seat)->goods[goods - 1]--;
  brg_play_emit (play, (BrgEvent){ .kind = (guint8) event, .seat = (guint8) seat,
                                   .cause = (guint8) cause, .amount = 1, .n_subjects = 1,
                                   .subjects = { BRG_SUBJECT (BRG_SUBJECT_GOODS, seat, goods) } });
}

/**
 * brg_sweep_goods:
 * @play: an application
 * @event: row of the table of event kinds: tells of each kind at each depot; amount; cargo, depot
 *
 * Lets all goods that lie on the depots leave the game.
 */
void
brg_sweep_goods (BrgPlay *play,
                 guint    event)
{
  for (guint i = 0; i < BRG_N_DEPOTS * BRG_N_GOODS; i++)
    {
      guint depot = i / BRG_N_GOODS, goods = i % BRG_N_GOODS;
      guint8 *there = &brg_market (play->position)->depot_goods[depot][goods];

      if (*there > 0)
        brg_play_emit (play,
                       (BrgEvent){ .kind = (guint8) event, .seat = BRG_NO_SEAT,
                                   .amount = *there, .n_subjects = 2,
                                   .subjects = { BRG_SUBJECT (BRG_SUBJECT_CARGO, 0, goods + 1),
                                                 BRG_SUBJECT (BRG_SUBJECT_DEPOT, 0, depot + 1) } });
      *there = 0;
    }
}

/**
 * brg_take_workers:
 * @play: an application
 * @seat: who takes
 *
 * The action “take workers” with monasteries 13 and 14 (R27).
 */
void
brg_take_workers (BrgPlay *play,
                  guint    seat)
{
  const BrgDuchy *duchy = brg_duchy_of (brg_duchy_tables (play->ruleset), play->position, seat);

  brg_gain_workers (play, seat, brg_has_power (duchy, BRG_POWER_FOUR_WORKERS) ? 4 : 2,
                    BRG_CAUSE_TAKE_WORKERS);
  if (brg_has_power (duchy, BRG_POWER_WORKERS_SILVER))
    brg_gain_silver (play, seat, 1, BRG_CAUSE_TAKE_WORKERS);
}
