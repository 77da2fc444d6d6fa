/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-effects.h"

#include "brg-operations.h"

static BrgFrame *
push (BrgPlay *play,
      guint    frame_kind,
      guint    seat,
      guint    cause)
{
  BrgFrame *frame = brg_play_push (play, frame_kind, seat);

  frame->arguments[0] = (guint8) cause;
  return frame;
}

static void
start_take (BrgPlay *play,
            guint    seat,
            guint    argument,
            guint    cause,
            guint    space G_GNUC_UNUSED)
{
  push (play, BRG_FRAME_TAKE, seat, cause)->arguments[1] = (guint8) argument;
}

static void
start_place (BrgPlay *play,
             guint    seat,
             guint    argument G_GNUC_UNUSED,
             guint    cause,
             guint    space G_GNUC_UNUSED)
{
  push (play, BRG_FRAME_PLACE, seat, cause);
}

static void
start_sell (BrgPlay *play,
            guint    seat,
            guint    argument G_GNUC_UNUSED,
            guint    cause,
            guint    space G_GNUC_UNUSED)
{
  push (play, BRG_FRAME_SELL, seat, cause);
}

static void
start_action (BrgPlay *play,
              guint    seat,
              guint    argument G_GNUC_UNUSED,
              guint    cause,
              guint    space G_GNUC_UNUSED)
{
  push (play, BRG_FRAME_ACTION, seat, cause);
}

static void
start_workers (BrgPlay *play,
               guint    seat,
               guint    argument,
               guint    cause,
               guint    space G_GNUC_UNUSED)
{
  brg_gain_workers (play, seat, (gint) argument, cause);
}

static void
start_silver (BrgPlay *play,
              guint    seat,
              guint    argument,
              guint    cause,
              guint    space G_GNUC_UNUSED)
{
  brg_gain_silver (play, seat, (gint) argument, cause);
}

static void
start_points (BrgPlay *play,
              guint    seat,
              guint    argument,
              guint    cause,
              guint    space G_GNUC_UNUSED)
{
  brg_gain_points (play, seat, (gint) argument, cause);
}

static void
start_ship (BrgPlay *play,
            guint    seat,
            guint    argument G_GNUC_UNUSED,
            guint    cause G_GNUC_UNUSED,
            guint    space G_GNUC_UNUSED)
{
  brg_play_push (play, BRG_FRAME_SHIP, seat);
}

/*
 * A tile scores its own animals and those of the same kind that lie in the same pasture (R45).
 * Monastery 7 gives one more point for each tile that scores (R46).
 */
static void
start_livestock (BrgPlay *play,
                 guint    seat,
                 guint    argument G_GNUC_UNUSED,
                 guint    cause G_GNUC_UNUSED,
                 guint    space)
{
  const BrgDuchyTables *tables = brg_duchy_tables (play->ruleset);
  const BrgDuchy *duchy = brg_duchy_of (tables, play->position, seat);
  const BrgBoard *board = brg_board_of (tables, duchy);
  guint animal = tables->tiles.kinds[duchy->tiles[space]].animal;
  BrgBits pasture = brg_duchy_set (play->ruleset, play->position, BRG_QUERY_PASTURE, seat,
                                   (gint) space, board->regions[board->spaces[space].region]);
  gint points = 0;
  guint other;

  BRG_BITS_FOREACH (other, pasture & duchy->covered)
    {
      const BrgTileKind *kind = &tables->tiles.kinds[duchy->tiles[other]];

      if (kind->animal == animal)
        points += kind->n_animals + brg_has_power (duchy, BRG_POWER_LIVESTOCK_POINTS);
    }

  brg_gain_points (play, seat, points, BRG_CAUSE_LIVESTOCK);
}

static const BrgEffect effects[] = {
  { "none", NULL },
  { "take", start_take },
  { "place", start_place },
  { "sell", start_sell },
  { "workers", start_workers },
  { "silver", start_silver },
  { "points", start_points },
  { "action", start_action },
  { "ship", start_ship },
  { "livestock", start_livestock },
};

/**
 * brg_effect_find:
 * @name: (nullable): an effect's stable name
 *
 * Returns: the effect, or 0
 */
guint
brg_effect_find (const char *name)
{
  for (guint i = 1; i < G_N_ELEMENTS (effects); i++)
    if (g_strcmp0 (effects[i].name, name) == 0)
      return i;

  return 0;
}

/**
 * brg_effect_start:
 * @play: an application
 * @seat: whose effect
 * @effect: row of the table of effects
 * @argument: what the effect's row says
 * @cause: row of the table of causes
 * @space: where the tile lies
 */
void
brg_effect_start (BrgPlay *play,
                  guint    seat,
                  guint    effect,
                  guint    argument,
                  guint    cause,
                  guint    space)
{
  effects[effect].start (play, seat, argument, cause, space);
}
