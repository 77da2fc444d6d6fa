/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-feast-module.h"

#include "core/duchy/brg-source.h"

enum { VERB_FEAST };
enum { CAUSE_FEAST };
enum { REASON_NOTHING_STORED };

static guint
n_stored (const BrgRuleset  *ruleset,
          const BrgPosition *position,
          guint              seat)
{
  return brg_store_of (brg_duchy_tables (ruleset), position, seat)->n;
}

static void
contribute (const BrgRuleset  *ruleset,
            const BrgPosition *position,
            guint              seat,
            gconstpointer      data,
            BrgMoves          *moves)
{
  const BrgSource *source = data;
  const BrgPlace *place = brg_ruleset_find_place (ruleset, &brg_feast_module);
  BrgMove move = { .verb = (guint8) (place->verbs + VERB_FEAST), .seat = (guint8) seat };

  if (n_stored (ruleset, position, seat) == 0)
    return;

  if (source->face != 0)
    move.subjects[move.n_subjects++] = BRG_SUBJECT (BRG_SUBJECT_DIE, seat, source->face);
  brg_moves_add (moves, &move);
}

static void
apply (BrgPlay       *play,
       const BrgMove *move,
       guint          cause G_GNUC_UNUSED)
{
  const BrgPlace *place = brg_ruleset_find_place (play->ruleset, &brg_feast_module);

  brg_gain_points (play, move->seat, (gint) n_stored (play->ruleset, play->position, move->seat),
                   place->causes + CAUSE_FEAST);
}

static void
why_not (const BrgRuleset  *ruleset,
         const BrgPosition *position,
         gconstpointer      data,
         const BrgMove     *move,
         BrgRefusal        *refusal)
{
  const BrgSource *source = data;
  const BrgPlace *place = brg_ruleset_find_place (ruleset, &brg_feast_module);

  if ((source->face != 0) != (move->n_subjects == 1))
    refusal->reason = BRG_REASON_MALFORMED;
  else if (n_stored (ruleset, position, move->seat) == 0)
    refusal->reason = place->reasons + REASON_NOTHING_STORED;
}

static const BrgVerb verbs[] = { { "feast", "Hold a feast", { "die?" }, apply, why_not } };
static const BrgCause causes[] = { { "feast", "feast", "feast" } };
static const BrgReason reasons[] = { { "nothing-stored", "There is nothing to feast on." } };
static const BrgContribution contributions[] = { { "action", contribute } };

const BrgModule brg_feast_module = {
  .abi = BRG_MODULE_ABI, .id = "feast", .version = "1", .name = "Feast", .description = "",
  .variant = "duchy", .min_seats = 2, .max_seats = 4,
  .verbs = BRG_ROWS (verbs), .causes = BRG_ROWS (causes), .reasons = BRG_ROWS (reasons),
  .contributions = BRG_ROWS (contributions),
};
