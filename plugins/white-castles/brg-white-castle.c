/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-white-castles.h"

/* A white castle gives an action with the white die, as it lies on the table (R63). Workers and
 * monasteries change the value that it is used at, but nobody turns the die, and it is not used up:
 * another white castle of the same round finds it as it was. */

enum
{
  CAUSE,
};

static guint
find_face (const BrgPosition *position)
{
  return brg_market (position)->white_die;
}

void
brg_white_castle_start (BrgPlay *play,
                        guint    seat,
                        guint    argument G_GNUC_UNUSED,
                        guint    cause,
                        guint    space G_GNUC_UNUSED)
{
  const BrgPlace *place = brg_white_castles_place (play->ruleset);

  /* A die that was never thrown has no value. */
  if (find_face (play->position) == 0)
    brg_play_emit (play, (BrgEvent){ .kind = BRG_EVENT_LAPSED, .seat = (guint8) seat,
                                     .cause = (guint8) cause });
  else
    brg_play_push (play, place->frame_kinds + WHITE_FRAME_ACTION, seat)->arguments[CAUSE]
        = (guint8) cause;
}

void
brg_white_castle_run (BrgPlay  *play,
                      BrgFrame *frame)
{
  brg_play_ask (play, frame,
                brg_white_castles_place (play->ruleset)->questions + WHITE_QUESTION_ACTION);
}

gboolean
brg_white_castle_check (const BrgRuleset  *ruleset,
                        const BrgPosition *position,
                        const BrgFrame    *frame)
{
  return frame->seat < ruleset->n_seats && find_face (position) != 0
         && frame->arguments[CAUSE] > 0 && frame->arguments[CAUSE] < ruleset->causes.n;
}

gint
brg_white_castle_number (const BrgRuleset  *ruleset G_GNUC_UNUSED,
                         const BrgPosition *position,
                         const BrgFrame    *frame G_GNUC_UNUSED)
{
  return (gint) find_face (position);
}

void
brg_white_castle_list (const BrgRuleset  *ruleset,
                       const BrgPosition *position,
                       const BrgFrame    *frame,
                       BrgMoves          *moves)
{
  BrgSource source;

  brg_source_init_white (&source, ruleset, position, frame->seat);
  brg_source_list (&source, ruleset, position, moves);
  brg_add_decline (moves, frame->seat);
}

static void
use_die (BrgPlay       *play,
         const BrgMove *move)
{
  const BrgPlace *place = brg_white_castles_place (play->ruleset);
  const BrgSubject *as = brg_move_find (move, BRG_SUBJECT_AS);
  guint face = find_face (play->position);
  BrgEvent event = { .kind = (guint8) (place->event_kinds + WHITE_EVENT_DIE_USED),
                     .seat = move->seat, .amount = (gint) face };

  if (as != NULL && as->index != face)
    event.subjects[event.n_subjects++] = *as;

  brg_play_emit (play, event);
  brg_source_pay (play, move, face);
}

void
brg_white_castle_answer (BrgPlay       *play,
                         BrgFrame      *frame,
                         const BrgMove *move)
{
  guint cause = frame->arguments[CAUSE];

  brg_play_pop (play);
  if (move->verb == BRG_VERB_DECLINE)
    {
      brg_decline (play, move->seat, cause);
      return;
    }

  use_die (play, move);
  brg_source_act (play, move, cause);
}

void
brg_white_castle_why_not (const BrgRuleset  *ruleset,
                          const BrgPosition *position,
                          const BrgFrame    *frame,
                          const BrgMove     *move,
                          BrgRefusal        *refusal)
{
  BrgSource source;

  if (move->verb == BRG_VERB_DECLINE)
    return;

  brg_source_init_white (&source, ruleset, position, frame->seat);
  brg_source_why_not (&source, ruleset, position, move, refusal);
}
