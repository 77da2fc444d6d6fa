/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-market-words.h"

#include <glib/gi18n-lib.h>

#include "core/engine/brg-narrator.h"

/**
 * brg_market_words_phase:
 * @model: the market
 * @phase: from 1
 *
 * Returns: (transfer full): the phase and its bonus
 */
char *
brg_market_words_phase (const BrgMarketModel *model,
                        guint                 phase)
{
  gint points = model->tables->phase_points[phase];
  g_autofree char *bonus = NULL;

  bonus = g_strdup_printf (ngettext ("%d more point for a region completed in it",
                                     "%d more points for a region completed in it",
                                     (gulong) points),
                           points);
  if (model->market.phase == phase)
    return g_strdup_printf (_("Phase %c (now): %s"), 'A' + phase - 1, bonus);

  return g_strdup_printf (_("Phase %c: %s"), 'A' + phase - 1, bonus);
}

/* The farther ahead, the earlier the turn; of those on one space, the upper one first. */
static gboolean
goes_before (const BrgMarketModel *model,
             guint                 seat,
             guint                 other)
{
  if (model->marker[seat] != model->marker[other])
    return model->marker[seat] > model->marker[other];

  return model->stack[seat] > model->stack[other];
}

static guint
place_of (const BrgMarketModel *model,
          guint                 seat)
{
  guint place = 0;

  for (guint other = 0; other < model->n_seats; other++)
    place += other != seat && goes_before (model, other, seat);

  return place;
}

/**
 * brg_market_words_track:
 * @model: the market
 * @ruleset: the rules
 *
 * Returns: (transfer full): who is next to whom on the turn-order track
 */
char *
brg_market_words_track (const BrgMarketModel *model,
                        const BrgRuleset     *ruleset)
{
  g_autoptr (GString) text = g_string_new (_("Turn order:"));

  for (guint place = 0; place < model->n_seats; place++)
    {
      for (guint seat = 0; seat < model->n_seats; seat++)
        {
          g_autofree char *name = NULL;

          if (place_of (model, seat) != place)
            continue;
          name = brg_narrator_seat (ruleset, seat);
          g_string_append (text, "\n");
          /* Translators: a place in the turn order, a player and a space of the track */
          g_string_append_printf (text, _("%u. %s, space %u"), place + 1, name,
                                  model->marker[seat]);
        }
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/**
 * brg_market_words_rounds:
 * @model: the market
 *
 * Returns: (transfer full): the round, the white die and the goods to come
 */
char *
brg_market_words_rounds (const BrgMarketModel *model)
{
  const BrgMarket *market = &model->market;
  g_autoptr (GString) text = g_string_new (NULL);
  guint8 counts[BRG_N_GOODS] = { 0 };
  g_autofree char *goods = NULL;

  for (guint i = 0; i < BRG_N_ROUNDS; i++)
    {
      if (market->round_goods[i] > 0)
        counts[market->round_goods[i] - 1]++;
    }
  goods = brg_words_goods_list (model->tables, counts);

  g_string_append_printf (text, _("Round %u of %u"), market->round, BRG_N_ROUNDS);
  if (market->white_die > 0)
    {
      g_string_append (text, "\n");
      g_string_append_printf (text, model->uses_white_die ? _("White die: %u, used now")
                                                          : _("White die: %u"),
                              market->white_die);
    }
  if (goods != NULL)
    {
      g_string_append (text, "\n");
      g_string_append_printf (text, _("Goods to come: %s"), goods);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/**
 * brg_market_words_tile:
 * @model: the market
 * @depot: from 1, or 0 for the black depot
 * @kind: of the tile
 *
 * Returns: (transfer full): the tile and where it lies
 */
char *
brg_market_words_tile (const BrgMarketModel *model,
                       guint                 depot,
                       guint                 kind)
{
  const char *tile = brg_words_tile (model->tables, kind);

  if (depot == 0)
    return g_strdup_printf (_("Black depot: %s"), tile);

  return g_strdup_printf (_("Depot %u: %s"), depot, tile);
}

/**
 * brg_market_words_offer:
 * @model: the market
 * @offer: from 0; may be more than there are
 *
 * Returns: (transfer full) (nullable): what a module offers at the black depot, and how often
 */
char *
brg_market_words_offer (const BrgMarketModel *model,
                        guint                 offer)
{
  guint count = model->offers[offer], kind = model->offered[offer];

  if (count == 0)
    return NULL;
  if (count == 1)
    return brg_market_words_tile (model, 0, kind);

  /* Translators: how many tiles, and which */
  return g_strdup_printf (_("Black depot: %u × %s"), count, brg_words_tile (model->tables, kind));
}

/**
 * brg_market_words_thing:
 * @model: the market
 * @depot: from 0
 * @thing: of an expansion
 *
 * Returns: (transfer full): the thing and where it lies
 */
char *
brg_market_words_thing (const BrgMarketModel *model,
                        guint                 depot,
                        BrgSubject            thing)
{
  g_autofree char *name = brg_narrator_subject (model->ruleset, thing);

  return g_strdup_printf (_("Depot %u: %s"), depot + 1, name);
}

/**
 * brg_market_words_goods:
 * @model: the market
 * @depot: from 0
 *
 * Returns: (transfer full): the goods at the depot
 */
char *
brg_market_words_goods (const BrgMarketModel *model,
                        guint                 depot)
{
  g_autofree char *goods = brg_words_goods_list (model->tables, model->market.depot_goods[depot]);

  if (goods == NULL)
    return g_strdup_printf (_("No goods at depot %u"), depot + 1);

  return g_strdup_printf (_("Goods at depot %u: %s"), depot + 1, goods);
}

/**
 * brg_market_words_bonus:
 * @model: the market
 * @tile_class: a class of tiles; may be more than there are
 *
 * Returns: (transfer full) (nullable): the bonus tiles of a colour that are left
 */
char *
brg_market_words_bonus (const BrgMarketModel *model,
                        guint                 tile_class)
{
  const BrgDuchyTables *tables = model->tables;
  guint left;

  if (tile_class >= tables->tiles.n_classes || tables->n_bonus_tiles == 0)
    return NULL;

  left = model->market.bonus_left[tile_class];
  if (left == 0)
    return g_strdup_printf (_("%s: both bonus tiles are gone"),
                            brg_words_class (tables, tile_class));

  return g_strdup_printf (_("%s: %d points for covering all such spaces of a duchy"),
                          brg_words_class (tables, tile_class),
                          tables->bonus_points[left > 1 ? 0 : 1]);
}
