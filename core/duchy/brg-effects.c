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

static void
start_livestock (BrgPlay *play,
                 guint    seat,
                 guint    argument G_GNUC_UNUSED,
                 guint    cause G_GNUC_UNUSED,
                 guint    space)
{
  const BrgDuchyTables *tables = brg_duchy_tables (play->ruleset);
  guint kind = brg_duchy_of (tables, play->position, seat)->tiles[space];

  brg_score_livestock (play, seat, space, tables->tiles.kinds[kind].animal);
}

const BrgEffect brg_effects[BRG_N_EFFECTS] = {
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
 * brg_effects_start_of:
 * @play: an application
 * @seat: whose effects
 * @kind: the kind of tile that has them
 * @cause: row of the table of causes that they are put down to
 * @space: where the tile lies
 *
 * Starts all that a kind of tile does when it is placed.
 */
void
brg_effects_start_of (BrgPlay *play,
                      guint    seat,
                      guint    kind,
                      guint    cause,
                      guint    space)
{
  const BrgTileCatalogue *tiles = &brg_duchy_tables (play->ruleset)->tiles;

  /* Frames are pushed last effect first, so that the first one is done first. */
  for (gint i = BRG_MAX_EFFECTS - 1; i >= 0; i--)
    {
      BrgTileEffect effect = tiles->kinds[kind].effects[i];

      if (effect.effect != 0)
        tiles->effects[effect.effect]->start (play, seat, effect.argument, cause, space);
    }
}
