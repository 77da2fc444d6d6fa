/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "apiary.h"

/* An apiary brings a jar of honey for each empty space beside it. A jar is traded for a worker
 * whenever its owner is asked something, or is a point at the end. */

static ApiarySlice *
get_slice (const BrgRuleset  *ruleset,
           const BrgPosition *position)
{
  return brg_position_slice (position, apiary_place (ruleset)->slice);
}

static void
gain_honey (BrgPlay *play,
            guint    seat,
            gint     amount,
            guint    cause)
{
  guint16 *honey = &get_slice (play->ruleset, play->position)->honey[seat];
  guint event = apiary_place (play->ruleset)->event_kinds + APIARY_EVENT_HONEY;

  if (amount == 0)
    return;

  *honey = (guint16) (*honey + amount);
  brg_play_emit (play, (BrgEvent){ .kind = (guint8) event, .seat = (guint8) seat,
                                   .cause = (guint8) cause, .amount = amount });
}

/* ---- the effect of the tile ---- */

void
apiary_gather (BrgPlay *play,
               guint    seat,
               guint    argument G_GNUC_UNUSED,
               guint    cause,
               guint    space)
{
  const BrgDuchyTables *tables = brg_duchy_tables (play->ruleset);
  const BrgDuchy *duchy = brg_duchy_of (tables, play->position, seat);
  BrgBits beside = brg_board_of (tables, duchy)->neighbours[space];

  gain_honey (play, seat, (gint) brg_bits_count (beside & ~duchy->covered), cause);
}

/* ---- trading a jar ---- */

void
apiary_trade_contribute (const BrgRuleset  *ruleset,
                         const BrgPosition *position,
                         guint              seat,
                         gconstpointer      source G_GNUC_UNUSED,
                         BrgMoves          *moves)
{
  const BrgPlace *place = apiary_place (ruleset);
  BrgMove move = { .verb = (guint8) (place->verbs + APIARY_VERB_TRADE), .seat = (guint8) seat,
                   .n_subjects = 1 };

  if (get_slice (ruleset, position)->honey[seat] == 0)
    return;

  move.subjects[0] = BRG_SUBJECT (place->subject_kinds + APIARY_SUBJECT_JAR, seat, 0);
  brg_moves_add (moves, &move);
}

void
apiary_trade (BrgPlay       *play,
              const BrgMove *move,
              guint          cause G_GNUC_UNUSED)
{
  guint trade = apiary_place (play->ruleset)->causes + APIARY_CAUSE_TRADE;

  gain_honey (play, move->seat, -1, trade);
  brg_gain_workers (play, move->seat, 1, trade);
}

void
apiary_trade_why_not (const BrgRuleset  *ruleset,
                      const BrgPosition *position,
                      gconstpointer      source G_GNUC_UNUSED,
                      const BrgMove     *move,
                      BrgRefusal        *refusal)
{
  refusal->subject = move->subjects[0];
  if (move->subjects[0].owner != move->seat)
    refusal->reason = BRG_REASON_NOT_YOURS;
  else if (get_slice (ruleset, position)->honey[move->seat] == 0)
    refusal->reason = apiary_place (ruleset)->reasons + APIARY_REASON_NO_HONEY;
}

/* ---- the end ---- */

void
apiary_score_left (BrgPlay *play,
                   guint    seat G_GNUC_UNUSED)
{
  const ApiarySlice *slice = get_slice (play->ruleset, play->position);
  guint cause = apiary_place (play->ruleset)->causes + APIARY_CAUSE_LEFT;

  for (guint each = 0; each < play->ruleset->n_seats; each++)
    brg_gain_points (play, each, slice->honey[each], cause);
}
