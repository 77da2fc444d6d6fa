/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-seat-model.h"

#include <string.h>

#include "core/duchy/brg-duchy-rows.h"

static guint
ask_slots (const BrgRuleset  *ruleset,
           const BrgPosition *position,
           guint              query,
           guint              seat,
           gboolean           shared,
           guint              base)
{
  BrgQueryArguments arguments = { .seat = seat, .numbers = { shared } };
  gint n = brg_query_number (ruleset, position, query, &arguments, (gint) base);

  return (guint) CLAMP (n, 0, BRG_SEAT_MAX_SLOTS);
}

static void
fill_store (BrgSeatModel      *model,
            const BrgRuleset  *ruleset,
            const BrgPosition *position,
            guint              seat,
            guint              number)
{
  const BrgStore *store = brg_store_of (model->tables, position, number);
  gboolean shared = number != seat;
  guint capacity = shared ? model->tables->shared_capacity : model->tables->capacity;
  guint slot = 0;

  model->store_number = number;
  model->store_is_shared = shared;
  model->contents.n_store = ask_slots (ruleset, position, BRG_QUERY_CAPACITY, seat, shared,
                                       capacity);
  /* Where there is no limit one space is always left to see. */
  if (model->contents.n_store == BRG_SEAT_MAX_SLOTS)
    model->contents.n_store = (guint8) CLAMP (store->n + 1u, capacity, BRG_SEAT_MAX_SLOTS);
  for (guint kind = 1; kind < model->tables->tiles.n_kinds; kind++)
    {
      for (guint i = 0; i < store->counts[kind] && slot < BRG_SEAT_MAX_SLOTS; i++)
        model->store[slot++] = (guint8) kind;
    }
  model->contents.n_store = MAX (model->contents.n_store, slot);
}

static void
fill_goods (BrgSeatModel   *model,
            const BrgPurse *purse)
{
  guint slot = 0;

  for (guint i = 0; i < BRG_N_GOODS && slot < BRG_SEAT_MAX_SLOTS; i++)
    {
      model->counts[BRG_SEAT_SOLD] += purse->sold[i];
      if (purse->goods[i] == 0)
        continue;
      model->goods[slot] = (guint8) (i + 1);
      model->goods_counts[slot++] = purse->goods[i];
    }
  model->contents.n_goods = MAX (model->contents.n_goods, slot);
}

static void
add_player (BrgSeatModel      *model,
            const BrgRuleset  *ruleset,
            const BrgPosition *position,
            guint              seat)
{
  const char *colour = brg_setup_get_seat_option (ruleset->setup, seat, "colour");

  model->players[model->n_players++] = brg_palette_find_player (colour, seat);
  model->points += brg_seat_state (model->tables, position, seat)->points;
}

static void
fill_own (BrgSeatModel      *model,
          const BrgRuleset  *ruleset,
          const BrgPosition *position,
          guint              seat)
{
  const BrgSeatState *state = brg_seat_state (model->tables, position, seat);

  model->is_asked = brg_position_get_asked (position) == seat;
  memcpy (model->dice, state->dice, sizeof model->dice);
  model->used = state->used;
  model->contents.n_dice = BRG_SEAT_DICE;
  fill_store (model, ruleset, position, seat, seat);
}

static void
fill_shared (BrgSeatModel      *model,
             const BrgRuleset  *ruleset,
             const BrgPosition *position,
             guint              seat)
{
  const BrgPurse *purse = brg_purse_of (model->tables, position, seat);

  model->contents.n_counts = BRG_SEAT_N_COUNTS;
  model->counts[BRG_SEAT_SILVER] = purse->silver;
  model->counts[BRG_SEAT_WORKERS] = purse->workers;
  model->contents.n_classes
      = model->tables->n_bonus_tiles > 0 ? model->tables->tiles.n_classes : 0;
  memcpy (model->bonus, brg_duchy_of (model->tables, position, seat)->bonus, sizeof model->bonus);
  model->contents.n_goods = ask_slots (ruleset, position, BRG_QUERY_GOODS_ROOM, seat, FALSE,
                                       model->tables->goods_room);
  fill_goods (model, purse);
}

/**
 * brg_seat_model_init:
 * @model: (out): what the picture shows; padding is zeroed, so that models compare by memcmp
 * @ruleset: the rules
 * @position: the position
 * @seat: whose things
 * @part: which of them; where nothing is shared, all are a seat's own
 */
void
brg_seat_model_init (BrgSeatModel      *model,
                     const BrgRuleset  *ruleset,
                     const BrgPosition *position,
                     guint              seat,
                     BrgSeatPart        part)
{
  memset (model, 0, sizeof *model);
  model->tables = brg_duchy_tables (ruleset);
  for (guint other = 0; other < ruleset->n_seats; other++)
    if (other == seat
        || (part == BRG_SEAT_SHARED && brg_seat_are_partners (model->tables, seat, other)))
      add_player (model, ruleset, position, other);

  if (part != BRG_SEAT_SHARED)
    fill_own (model, ruleset, position, seat);
  if (part != BRG_SEAT_OWN)
    fill_shared (model, ruleset, position, seat);
  if (part == BRG_SEAT_SHARED && model->tables->shared_store[seat] != 0)
    fill_store (model, ruleset, position, seat, model->tables->shared_store[seat]);
}
