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
           guint              base)
{
  BrgQueryArguments arguments = { .seat = seat };
  gint n = brg_query_number (ruleset, position, query, &arguments, (gint) base);

  return (guint) CLAMP (n, 0, BRG_SEAT_MAX_SLOTS);
}

static void
fill_store (BrgSeatModel   *model,
            const BrgStore *store)
{
  guint slot = 0;

  for (guint kind = 1; kind < model->tables->tiles.n_kinds; kind++)
    {
      for (guint i = 0; i < store->counts[kind] && slot < BRG_SEAT_MAX_SLOTS; i++)
        model->store[slot++] = (guint8) kind;
    }
  model->n_store = (guint8) MAX (model->n_store, slot);
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
  model->n_goods = (guint8) MAX (model->n_goods, slot);
}

/**
 * brg_seat_model_init:
 * @model: (out): what the picture shows; padding is zeroed, so that models compare by memcmp
 * @ruleset: the rules
 * @position: the position
 * @seat: whose things
 */
void
brg_seat_model_init (BrgSeatModel      *model,
                     const BrgRuleset  *ruleset,
                     const BrgPosition *position,
                     guint              seat)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);
  const BrgSeatState *state = brg_seat_state (tables, position, seat);
  const BrgPurse *purse = brg_purse_of (tables, position, seat);
  const char *colour = brg_setup_get_seat_option (ruleset->setup, seat, "colour");

  memset (model, 0, sizeof *model);
  model->tables = tables;
  model->player = brg_palette_find_player (colour, seat);
  model->is_asked = brg_position_get_asked (position) == seat;
  model->points = state->points;
  memcpy (model->dice, state->dice, sizeof model->dice);
  model->used = state->used;
  model->counts[BRG_SEAT_SILVER] = purse->silver;
  model->counts[BRG_SEAT_WORKERS] = purse->workers;
  memcpy (model->bonus, brg_duchy_of (tables, position, seat)->bonus, sizeof model->bonus);
  model->n_store = (guint8) ask_slots (ruleset, position, BRG_QUERY_CAPACITY, seat,
                                       tables->capacity);
  model->n_goods = (guint8) ask_slots (ruleset, position, BRG_QUERY_GOODS_ROOM, seat,
                                       tables->goods_room);
  fill_store (model, brg_store_of (tables, position, seat));
  fill_goods (model, purse);
}
