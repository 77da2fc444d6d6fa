/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-shields.h"

#include "core/duchy/brg-powers.h"

/* Shield 6: its owner names another player, once; from then on all monasteries there work for both
 * (R75). When nobody has been named, it is asked for before the final scoring. */

/* Whose duchies can be named: another one's, each by the first of the seats that share it. */
static gboolean
can_be_named (const BrgRuleset *ruleset,
              guint             seat,
              guint             other)
{
  return brg_shield_keeper (ruleset, other) == other
         && brg_shield_keeper (ruleset, seat) != other;
}

static gboolean
is_unnamed (const BrgRuleset  *ruleset,
            const BrgPosition *position,
            guint              seat)
{
  return brg_shield_works (ruleset, position, seat, SHIELD_MONASTERIES)
         && brg_shield_holding (ruleset, position, seat)->patron == 0;
}

/* ---- what is borrowed ---- */

/* It asks where the shield lies, not whether it works, which is derived later. */
BrgBits
brg_shield_borrowed (const BrgRuleset        *ruleset,
                     const BrgPosition       *position,
                     const BrgQueryArguments *arguments,
                     BrgBits                  value G_GNUC_UNUSED)
{
  const BrgShieldHolding *holding = brg_shield_holding (ruleset, position, arguments->seat);

  if (holding->patron == 0 || holding->spaces[SHIELD_MONASTERIES - 1] == 0)
    return 0;

  return brg_lying (ruleset, position, holding->patron - 1u)
         & ~brg_duchy_tables (ruleset)->tiles.never_borrowed;
}

/* The shield has left. */
void
brg_shield_forget_patron (BrgPlay *play,
                          guint    seat)
{
  brg_shield_holding (play->ruleset, play->position, seat)->patron = 0;
  brg_update_powers (play->ruleset, play->position);
}

/* ---- naming, at any moment ---- */

static void
list_names (const BrgRuleset *ruleset,
            guint             seat,
            BrgMoves         *moves)
{
  const BrgPlace *place = brg_shields_place (ruleset);
  BrgMove move = { .verb = (guint8) (place->verbs + SHIELDS_VERB_COPY), .seat = (guint8) seat,
                   .n_subjects = 2,
                   .subjects = { brg_shield_subject (ruleset, SHIELD_MONASTERIES) } };

  for (guint other = 0; other < ruleset->n_seats; other++)
    if (can_be_named (ruleset, seat, other))
      {
        move.subjects[1] = BRG_SUBJECT (place->subject_kinds + SHIELDS_SUBJECT_PLAYER, 0, other);
        brg_moves_add (moves, &move);
      }
}

void
brg_shield_copy_contribute (const BrgRuleset  *ruleset,
                            const BrgPosition *position,
                            guint              seat,
                            gconstpointer      source G_GNUC_UNUSED,
                            BrgMoves          *moves)
{
  if (is_unnamed (ruleset, position, seat))
    list_names (ruleset, seat, moves);
}

void
brg_shield_copy_apply (BrgPlay       *play,
                       const BrgMove *move,
                       guint          no_cause G_GNUC_UNUSED)
{
  const BrgPlace *place = brg_shields_place (play->ruleset);
  guint patron = move->subjects[1].index;

  brg_shield_holding (play->ruleset, play->position, move->seat)->patron = (guint8) (patron + 1);
  brg_update_powers (play->ruleset, play->position);
  brg_play_emit (play, (BrgEvent){ .kind = (guint8) (place->event_kinds + SHIELDS_EVENT_COPIES),
                                   .seat = move->seat, .n_subjects = 2,
                                   .subjects = { move->subjects[0], move->subjects[1] } });
}

void
brg_shield_copy_why_not (const BrgRuleset  *ruleset,
                         const BrgPosition *position,
                         gconstpointer      source G_GNUC_UNUSED,
                         const BrgMove     *move,
                         BrgRefusal        *refusal)
{
  const BrgPlace *place = brg_shields_place (ruleset);

  refusal->subject = move->subjects[0];
  if (move->subjects[0].index != SHIELD_MONASTERIES
      || !brg_shield_works (ruleset, position, move->seat, SHIELD_MONASTERIES))
    refusal->reason = place->reasons + SHIELDS_REASON_NO_HELP;
  else if (!is_unnamed (ruleset, position, move->seat))
    refusal->reason = place->reasons + SHIELDS_REASON_SPENT;
  else if (!can_be_named (ruleset, move->seat, move->subjects[1].index))
    {
      refusal->reason = place->reasons + SHIELDS_REASON_OTHER_PLAYER;
      refusal->subject = move->subjects[1];
    }
}

/* ---- at the latest ---- */

void
brg_shield_patron_due (BrgPlay *play,
                       guint    no_seat G_GNUC_UNUSED)
{
  guint kind = brg_shields_place (play->ruleset)->frame_kinds + SHIELDS_FRAME_PATRON;
  guint order[BRG_MAX_SEATS];

  for (guint n = brg_shield_turn_order (play->ruleset, play->position, order); n > 0; n--)
    if (is_unnamed (play->ruleset, play->position, order[n - 1]))
      brg_play_push (play, kind, order[n - 1]);
}

/* Naming is a move that is possible at any time; the question is the last time. */
void
brg_shield_patron_run (BrgPlay  *play,
                       BrgFrame *frame)
{
  const BrgPlace *place = brg_shields_place (play->ruleset);

  if (is_unnamed (play->ruleset, play->position, frame->seat))
    brg_play_ask (play, frame, place->questions + SHIELDS_QUESTION_PATRON);
  else
    brg_play_pop (play);
}

gboolean
brg_shield_patron_check (const BrgRuleset  *ruleset,
                         const BrgPosition *position G_GNUC_UNUSED,
                         const BrgFrame    *frame)
{
  return frame->seat < ruleset->n_seats;
}

void
brg_shield_patron_list (const BrgRuleset  *ruleset G_GNUC_UNUSED,
                        const BrgPosition *position G_GNUC_UNUSED,
                        const BrgFrame    *frame,
                        BrgMoves          *moves)
{
  brg_add_decline (moves, frame->seat);
}

void
brg_shield_patron_answer (BrgPlay       *play,
                          BrgFrame      *frame G_GNUC_UNUSED,
                          const BrgMove *move)
{
  brg_play_pop (play);
  brg_decline (play, move->seat, brg_shield_cause (play->ruleset, SHIELD_MONASTERIES));
}

void
brg_shield_patron_why_not (const BrgRuleset  *ruleset G_GNUC_UNUSED,
                           const BrgPosition *position G_GNUC_UNUSED,
                           const BrgFrame    *frame G_GNUC_UNUSED,
                           const BrgMove     *move,
                           BrgRefusal        *refusal)
{
  if (move->verb != BRG_VERB_DECLINE)
    refusal->reason = BRG_REASON_NOT_NOW;
}
