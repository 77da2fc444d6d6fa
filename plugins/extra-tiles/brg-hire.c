/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-extra-tiles.h"

/* Monastery 28: a silver buys two workers, whenever its owner is asked something (R60). */

#define PRICE   1
#define WORKERS 2

static gboolean
has_monastery (const BrgRuleset  *ruleset,
               const BrgPosition *position,
               guint              seat)
{
  return brg_has_power (brg_duchy_of (brg_duchy_tables (ruleset), position, seat),
                        brg_extra_tiles (ruleset)->hire_workers);
}

void
brg_hire_contribute (const BrgRuleset  *ruleset,
                     const BrgPosition *position,
                     guint              seat,
                     gconstpointer      source G_GNUC_UNUSED,
                     BrgMoves          *moves)
{
  const BrgPlace *place = brg_extra_tiles_place (ruleset);
  guint means = brg_extra_tiles (ruleset)->hire_means;

  if (!has_monastery (ruleset, position, seat)
      || brg_purse_of (brg_duchy_tables (ruleset), position, seat)->silver < PRICE)
    return;

  brg_moves_add (moves, &(BrgMove){
                          .verb = (guint8) (place->verbs + EXTRA_VERB_HIRE),
                          .seat = (guint8) seat, .n_subjects = 1,
                          .subjects = { BRG_SUBJECT (BRG_SUBJECT_MONASTERY, 0, means) } });
}

/* Each purchase is a gain of its own (R60). */
void
brg_hire_apply (BrgPlay       *play,
                const BrgMove *move,
                guint          no_cause G_GNUC_UNUSED)
{
  const BrgTileCatalogue *tiles = &brg_duchy_tables (play->ruleset)->tiles;
  guint cause = tiles->kinds[move->subjects[0].index].cause;

  brg_gain_silver (play, move->seat, -PRICE, cause);
  brg_gain_workers (play, move->seat, WORKERS, cause);
}

void
brg_hire_why_not (const BrgRuleset  *ruleset,
                  const BrgPosition *position,
                  gconstpointer      source G_GNUC_UNUSED,
                  const BrgMove     *move,
                  BrgRefusal        *refusal)
{
  const BrgPurse *purse = brg_purse_of (brg_duchy_tables (ruleset), position, move->seat);

  refusal->subject = move->subjects[0];
  if (move->subjects[0].index != brg_extra_tiles (ruleset)->hire_means
      || !has_monastery (ruleset, position, move->seat))
    refusal->reason = BRG_REASON_NO_MONASTERY;
  else if (purse->silver < PRICE)
    brg_refuse_price (refusal, PRICE, purse);
}
