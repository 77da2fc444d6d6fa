/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-shields.h"

#include <string.h>

#include "core/duchy/brg-source.h"

/* Shield 11: instead of the action that a placed castle offers, a shield from any depot (R77). The
 * castle may carry it; other free actions bring none (R111). */

static gboolean
is_of_castle (const BrgRuleset *ruleset,
              const BrgSource  *source)
{
  const BrgCause *cause = brg_ruleset_row (ruleset->causes, BrgCause, source->cause);

  return strcmp (cause->class_name, "castle") == 0;
}

void
brg_shield_castle_contribute (const BrgRuleset  *ruleset,
                              const BrgPosition *position,
                              guint              seat,
                              gconstpointer      source,
                              BrgMoves          *moves)
{
  BrgMove pattern;

  if (!brg_shield_works (ruleset, position, seat, SHIELD_CASTLES)
      || !is_of_castle (ruleset, source))
    return;

  pattern = (BrgMove){ .verb = (guint8) (brg_shields_place (ruleset)->verbs + SHIELDS_VERB_TAKE),
                       .seat = (guint8) seat };
  brg_shield_list (ruleset, position, brg_shield_depots (ruleset, position), &pattern, moves);
}

void
brg_shield_castle_apply (BrgPlay       *play,
                         const BrgMove *move,
                         guint          no_cause G_GNUC_UNUSED)
{
  brg_shield_lay (play, move->seat, move->subjects[0].index, move->subjects[1].index,
                  brg_shield_cause (play->ruleset, SHIELD_CASTLES));
}

void
brg_shield_castle_why_not (const BrgRuleset  *ruleset,
                           const BrgPosition *position,
                           gconstpointer      source,
                           const BrgMove     *move,
                           BrgRefusal        *refusal)
{
  const BrgPlace *place = brg_shields_place (ruleset);

  if (!is_of_castle (ruleset, source))
    refusal->reason = place->reasons + SHIELDS_REASON_CASTLES_ONLY;
  else if (!brg_shield_works (ruleset, position, move->seat, SHIELD_CASTLES))
    {
      refusal->reason = place->reasons + SHIELDS_REASON_NO_HELP;
      refusal->subject = brg_shield_subject (ruleset, SHIELD_CASTLES);
    }
  else
    brg_shield_why_not (ruleset, position, move, refusal);
}
