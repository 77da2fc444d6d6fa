/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/engine/brg-bundle.h"

#include "brg-depots.h"
#include "brg-frames.h"
#include "brg-operations.h"

/* Frames that a scenario writes may hold anything; these ask what the frame's code relies on. */

BRG_CHECK (seat)
{
  (void) position;
  return frame->seat < ruleset->n_seats;
}

static gboolean
is_kind (const BrgRuleset *ruleset,
         guint             kind)
{
  return kind > 0 && kind < brg_duchy_tables (ruleset)->tiles.n_kinds;
}

BRG_CHECK (effect)
{
  return brg_check_seat (ruleset, position, frame) && frame->arguments[0] < ruleset->causes.n;
}

BRG_CHECK (settle)
{
  return brg_check_effect (ruleset, position, frame)
         && frame->arguments[1] < 1u << (BRG_N_DEPOTS + 1);
}

BRG_CHECK (taking)
{
  guint depot = frame->arguments[0], kind = frame->arguments[1];

  return brg_check_seat (ruleset, position, frame) && depot <= BRG_N_DEPOTS
         && is_kind (ruleset, kind) && brg_count_in_depot (ruleset, position, depot, kind) > 0
         && frame->arguments[3] < ruleset->causes.n;
}

BRG_CHECK (placement)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);
  const guint8 *arguments = brg_bundle_get_arguments (frame);
  guint kind = arguments[0], space = arguments[1];

  return is_kind (ruleset, kind) && space < tables->max_spaces
         && brg_duchy_of (tables, position, frame->seat)->tiles[space] != 0;
}

BRG_CHECK (sale)
{
  guint goods = frame->arguments[0];

  return brg_check_seat (ruleset, position, frame) && goods >= 1 && goods <= BRG_N_GOODS
         && frame->arguments[1] >= 1;
}

BRG_CHECK (ship)
{
  guint depot = frame->arguments[0];

  return brg_check_seat (ruleset, position, frame) && depot <= BRG_N_DEPOTS
         && frame->arguments[1] <= BRG_N_DEPOTS && (depot >= 1 || frame->step == 0)
         && frame->arguments[2] < 1u << (BRG_N_GOODS + 1);
}
