/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-seat-words.h"

#include <glib/gi18n-lib.h>

#include "core/engine/brg-narrator.h"

/**
 * brg_seat_words_die:
 * @model: the seat's things
 * @die: which die, from 0
 *
 * Returns: (transfer full) (nullable): its face, and whether it has been used; NULL where the
 *   seat's dice lie elsewhere
 */
char *
brg_seat_words_die (const BrgSeatModel *model,
                    guint               die)
{
  if (die >= model->contents.n_dice)
    return NULL;
  if (model->dice[die] == 0)
    return g_strdup (_("A die that has not been thrown"));
  if ((model->used >> die) & 1)
    return g_strdup_printf (_("Die %u, used"), model->dice[die]);

  return g_strdup_printf (_("Die %u"), model->dice[die]);
}

/**
 * brg_seat_words_store:
 * @model: the seat's things
 * @slot: which storage space
 *
 * Returns: (transfer full): the tile in it
 */
char *
brg_seat_words_store (const BrgSeatModel *model,
                      guint               slot)
{
  const char *tile;

  if (model->store[slot] == 0)
    return g_strdup (model->store_is_shared ? _("Empty shared storage space")
                                            : _("Empty storage space"));

  tile = brg_words_tile (model->tables, model->store[slot]);
  return model->store_is_shared ? g_strdup_printf (_("Shared storage: %s"), tile)
                                : g_strdup_printf (_("Storage: %s"), tile);
}

/**
 * brg_seat_words_goods:
 * @model: the seat's things
 * @slot: which goods space
 *
 * Returns: (transfer full): the goods in it
 */
char *
brg_seat_words_goods (const BrgSeatModel *model,
                      guint               slot)
{
  guint kind = model->goods[slot];

  if (kind == 0)
    return g_strdup (_("Empty goods space"));

  /* Translators: a number, a kind of goods and a die's face: "2 × red goods, sold with die 4" */
  return g_strdup_printf (_("%u × %s, sold with die %u"), model->goods_counts[slot],
                          brg_words_goods (model->tables, kind - 1), kind);
}

/**
 * brg_seat_words_count:
 * @model: the seat's things
 * @purse: what is counted
 *
 * Returns: (transfer full): the count in words
 */
char *
brg_seat_words_count (const BrgSeatModel *model,
                      BrgSeatPurse        purse)
{
  guint count = model->counts[purse];

  switch (purse)
    {
    case BRG_SEAT_SILVER:
      return g_strdup_printf (ngettext ("%u silver", "%u silver", count), count);

    case BRG_SEAT_WORKERS:
      return g_strdup_printf (ngettext ("%u worker", "%u workers", count), count);

    case BRG_SEAT_SOLD:
    case BRG_SEAT_N_COUNTS:
    default:
      return g_strdup_printf (ngettext ("%u good sold", "%u goods sold", count), count);
    }
}

/**
 * brg_seat_words_points:
 * @model: the seat's things
 * @name: what the seat is called
 *
 * Returns: (transfer full): the seat and its points
 */
char *
brg_seat_words_points (const BrgSeatModel *model,
                       const char         *name)
{
  /* Translators: a player and the points */
  return g_strdup_printf (ngettext ("%s: %d point", "%s: %d points", (gulong) ABS (model->points)),
                          name, model->points);
}

/**
 * brg_seat_words_bonus:
 * @model: the seat's things
 * @tile_class: a class of tiles
 *
 * Returns: (transfer full) (nullable): the bonus tile that was won, or NULL if none was
 */
char *
brg_seat_words_bonus (const BrgSeatModel *model,
                      guint               tile_class)
{
  guint which = model->bonus[tile_class];

  if (which == 0)
    return NULL;

  return g_strdup_printf (_("Bonus tile won: %s, %d points"),
                          brg_words_class (model->tables, tile_class),
                          model->tables->bonus_points[which - 1]);
}

/**
 * brg_seat_words_partners:
 * @ruleset: the rules
 * @seat: a seat
 *
 * Returns: (transfer full): what all are called who build on the seat's duchy
 */
char *
brg_seat_words_partners (const BrgRuleset *ruleset,
                         guint             seat)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);
  char *names = NULL;

  for (guint other = 0; other < ruleset->n_seats; other++)
    {
      g_autofree char *name = brg_narrator_seat (ruleset, other);
      g_autofree char *before = NULL;

      if (!brg_seat_are_partners (tables, seat, other))
        continue;
      before = g_steal_pointer (&names);
      /* Translators: the names of two players who build together */
      names = before != NULL ? g_strdup_printf (C_("partners", "%s and %s"), before, name)
                             : g_steal_pointer (&name);
    }

  return names;
}
