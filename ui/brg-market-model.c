/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-market-model.h"

#include <string.h>

#include "ui/brg-expansions.h"

static gboolean
uses_white_die (const BrgRuleset  *ruleset,
                const BrgPosition *position)
{
  const BrgFrame *frame = brg_position_top (position);
  const BrgQuestion *question;

  if (frame == NULL || frame->question == 0)
    return FALSE;

  question = brg_ruleset_row (ruleset->questions, BrgQuestion, frame->question);
  return g_strcmp0 (question->place, "white-die") == 0;
}

static void
add_offers (BrgMarketModel    *model,
            const BrgPosition *position)
{
  guint64 kinds = model->tables->offered_black;

  for (; kinds != 0 && model->n_offers < BRG_MARKET_MAX_OFFERS; kinds &= kinds - 1)
    {
      guint kind = (guint) __builtin_ctzll (kinds);

      model->offered[model->n_offers] = (guint8) kind;
      model->offers[model->n_offers++]
          = *model->tables->find_stock[kind] (model->ruleset, position);
    }
}

/**
 * brg_market_model_init:
 * @model: (out): what the picture shows; padding is zeroed, so that models compare by memcmp
 * @ruleset: the rules
 * @position: the position
 */
void
brg_market_model_init (BrgMarketModel    *model,
                       const BrgRuleset  *ruleset,
                       const BrgPosition *position)
{
  memset (model, 0, sizeof *model);
  model->ruleset = ruleset;
  model->tables = brg_duchy_tables (ruleset);
  model->market = *brg_market (position);
  model->n_seats = ruleset->n_seats;
  add_offers (model, position);
  model->uses_white_die = uses_white_die (ruleset, position) != FALSE;
  for (guint seat = 0; seat < ruleset->n_seats; seat++)
    {
      const BrgSeatState *state = brg_seat_state (model->tables, position, seat);
      const char *colour = brg_setup_get_seat_option (ruleset->setup, seat, "colour");

      model->players[seat] = brg_palette_find_player (colour, seat);
      model->marker[seat] = state->marker;
      model->stack[seat] = state->stack;
    }
}

/**
 * brg_market_model_add_things:
 * @model: the market
 * @expansions: (nullable) (element-type BrgExpansionUi): the expansions at the table
 * @position: the position
 *
 * Adds what expansions have lying at the depots.
 */
void
brg_market_model_add_things (BrgMarketModel    *model,
                             const GPtrArray   *expansions,
                             const BrgPosition *position)
{
  for (guint depot = 0; depot < BRG_N_DEPOTS && model->tables->n_depot_things > 0; depot++)
    model->n_things[depot] = (guint8) brg_expansions_list_things (expansions, model->ruleset,
                                                                  position, depot + 1,
                                                                  model->things[depot]);
}
