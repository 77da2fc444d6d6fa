/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-team.h"

/* A taken tile goes to the taker's own storage or to that of the team. Where both have room, the
 * taker chooses (R116). */

void
brg_store_choice_list (const BrgRuleset  *ruleset,
                       const BrgPosition *position G_GNUC_UNUSED,
                       const BrgFrame    *frame,
                       BrgMoves          *moves)
{
  const BrgPlace *place = brg_team_place (ruleset);
  BrgMove move = { .verb = (guint8) (place->verbs + TEAM_VERB_KEEP), .seat = frame->seat,
                   .n_subjects = 1 };

  for (guint i = 0; i < TEAM_N_STORAGES; i++)
    {
      move.subjects[0] = BRG_SUBJECT (place->subject_kinds + TEAM_SUBJECT_STORAGE, 0, i);
      brg_moves_add (moves, &move);
    }
}

void
brg_store_choice_answer (BrgPlay       *play,
                         BrgFrame      *frame,
                         const BrgMove *move)
{
  guint shared = brg_duchy_tables (play->ruleset)->shared_store[frame->seat];

  brg_choose_store (play, frame->seat,
                    move->subjects[0].index == TEAM_STORAGE_OWN ? frame->seat : shared);
}

void
brg_store_choice_why_not (const BrgRuleset  *ruleset,
                          const BrgPosition *position G_GNUC_UNUSED,
                          const BrgFrame    *frame G_GNUC_UNUSED,
                          const BrgMove     *move,
                          BrgRefusal        *refusal)
{
  if (move->verb != brg_team_place (ruleset)->verbs + TEAM_VERB_KEEP)
    refusal->reason = BRG_REASON_NOT_NOW;
}
