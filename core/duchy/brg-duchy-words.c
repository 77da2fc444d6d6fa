/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-duchy-words.h"

#include <glib/gi18n-lib.h>

#define EVENT(id, ...) [id - BRG_FIRST_EVENT_KIND] = { __VA_ARGS__ }
#define CAUSE(id, ...) [id - BRG_FIRST_CAUSE] = { __VA_ARGS__ }
#define REASON(id, ...) [id - BRG_FIRST_REASON] = { __VA_ARGS__ }

const BrgEventKind brg_duchy_event_kinds[BRG_DUCHY_N_EVENT_KINDS] = {
  EVENT (BRG_EVENT_START_PLAYER, "start-player", N_("{seat} is the start player.")),
  EVENT (BRG_EVENT_DUCHY_DRAWN, "duchy-drawn", N_("{seat} plays duchy {n}.")),
  EVENT (BRG_EVENT_START_CASTLE, "start-castle", N_("{seat}’s start castle lies on {space}.")),
  EVENT (BRG_EVENT_PHASE_BEGINS, "phase-begins", N_("Phase {n} of 5 begins.")),
  EVENT (BRG_EVENT_ROUND_BEGINS, "round-begins", N_("Round {n} of 5 begins.")),
  EVENT (BRG_EVENT_DICE_THROWN, "dice-thrown", N_("{seat} throws {die} and {die2}.")),
  EVENT (BRG_EVENT_GOOD_PLACED, "good-placed", N_("The round’s {cargo} go to {depot}.")),
  EVENT (BRG_EVENT_TURN_BEGINS, "turn-begins", N_("{seat}’s turn begins.")),
  EVENT (BRG_EVENT_TURN_ENDS, "turn-ends", N_("{seat}’s turn ends.")),
  EVENT (BRG_EVENT_DIE_USED, "die-used", N_("{seat} uses {die}[ {as}].")),
  EVENT (BRG_EVENT_TILE_TAKEN, "tile-taken", N_("{seat} takes {tile}.")),
  EVENT (BRG_EVENT_TILE_BOUGHT, "tile-bought", N_("{seat} buys {tile}.")),
  EVENT (BRG_EVENT_TILE_DISCARDED, "tile-discarded", N_("{seat} discards {stored}.")),
  EVENT (BRG_EVENT_TILE_PLACED, "tile-placed", N_("{seat} places {cause} on {space}.")),
  EVENT (BRG_EVENT_REGION_COMPLETED, "region-completed",
         N_("{seat} completes a region of {n} space."),
         N_("{seat} completes a region of {n} spaces.")),
  EVENT (BRG_EVENT_BONUS_TILE, "bonus-tile",
         N_("{seat} has covered a whole colour and wins a bonus tile.")),
  EVENT (BRG_EVENT_GOODS_TAKEN, "goods-taken", N_("{seat} loads {n} of {cargo}.")),
  EVENT (BRG_EVENT_GOODS_LEFT, "goods-left", N_("{seat} has no room for {n} of {cargo}.")),
  EVENT (BRG_EVENT_GOODS_SOLD, "goods-sold", N_("{seat} sells {n} of {goods}.")),
  EVENT (BRG_EVENT_GOOD_LAID, "good-laid", N_("One of {goods} goes to {seat}’s sold pile.")),
  EVENT (BRG_EVENT_MARKER_MOVED, "marker-moved",
         N_("{seat}’s marker moves to space {n} of the turn-order track.")),
  EVENT (BRG_EVENT_WORKERS, "workers", N_("{seat}: {n} worker ({cause})"),
         N_("{seat}: {n} workers ({cause})")),
  EVENT (BRG_EVENT_SILVER, "silver", N_("{seat}: {n} silver ({cause})")),
  EVENT (BRG_EVENT_POINTS, "points", N_("{seat}: {n} point ({cause})"),
         N_("{seat}: {n} points ({cause})"), TRUE),
  EVENT (BRG_EVENT_DECLINED, "declined", N_("{seat} does not use what {cause} offers.")),
  EVENT (BRG_EVENT_LAPSED, "lapsed", N_("{seat} cannot use what {cause} offers.")),
  EVENT (BRG_EVENT_GAME_ENDS, "game-ends", N_("The game is over.")),
};

const BrgCause brg_duchy_causes[BRG_DUCHY_N_CAUSES] = {
  CAUSE (BRG_CAUSE_SET_UP, "set-up", N_("start of the game"), "set-up"),
  CAUSE (BRG_CAUSE_DIE, "die", N_("die action"), "action"),
  CAUSE (BRG_CAUSE_DIE_CHANGED, "die-changed", N_("changing a die"), "payment"),
  CAUSE (BRG_CAUSE_TAKE_WORKERS, "take-workers", N_("taking workers"), "action"),
  CAUSE (BRG_CAUSE_PURCHASE, "purchase", N_("black depot"), "payment"),
  CAUSE (BRG_CAUSE_SALE, "sale", N_("sale"), "sale"),
  CAUSE (BRG_CAUSE_REGION, "region", N_("completed region"), "region"),
  CAUSE (BRG_CAUSE_PHASE, "phase", N_("bonus of the phase"), "phase"),
  CAUSE (BRG_CAUSE_COLOUR, "colour", N_("bonus tile"), "bonus-tile"),
  CAUSE (BRG_CAUSE_INCOME, "income", N_("mines"), "income"),
  CAUSE (BRG_CAUSE_GOODS_LEFT, "goods-left", N_("goods left"), "final"),
  CAUSE (BRG_CAUSE_SILVER_LEFT, "silver-left", N_("silver left"), "final"),
  CAUSE (BRG_CAUSE_WORKERS_LEFT, "workers-left", N_("workers left"), "final"),
};

const BrgReason brg_duchy_reasons[BRG_DUCHY_N_REASONS] = {
  REASON (BRG_REASON_NOT_YOURS, "not-yours", N_("That belongs to somebody else.")),
  REASON (BRG_REASON_NO_SUCH_DIE, "no-such-die", N_("You have no unused {subject}.")),
  REASON (BRG_REASON_TOO_FEW_WORKERS, "too-few-workers",
          N_("That takes {n} workers; you have {m}.")),
  REASON (BRG_REASON_NOT_IN_DEPOT, "not-in-depot", N_("There is no {subject}.")),
  REASON (BRG_REASON_OTHER_DEPOT, "other-depot",
          N_("A die used as {m} does not reach depot {n}.")),
  REASON (BRG_REASON_WRONG_CLASS, "wrong-class", N_("A tile of that kind cannot be taken now.")),
  REASON (BRG_REASON_STORAGE_FULL, "storage-full", N_("Your storage is full.")),
  REASON (BRG_REASON_NOT_STORED, "not-stored", N_("There is no {subject}.")),
  REASON (BRG_REASON_WRONG_COLOUR, "wrong-colour", N_("The space has another colour.")),
  REASON (BRG_REASON_COVERED, "covered", N_("A tile lies there already.")),
  REASON (BRG_REASON_NOT_ADJACENT, "not-adjacent", N_("None of your tiles lies next to it.")),
  REASON (BRG_REASON_BUILDING_IN_TOWN, "building-in-town",
          N_("This town has such a building already.")),
  REASON (BRG_REASON_OTHER_NUMBER, "other-number", N_("That needs a {n}, not a {m}.")),
  REASON (BRG_REASON_NO_GOODS, "no-goods", N_("You have no {subject}.")),
  REASON (BRG_REASON_NOT_NEXT_DEPOT, "not-next-depot",
          N_("That depot is not next to the first.")),
  REASON (BRG_REASON_EMPTY_DEPOT, "empty-depot", N_("No goods lie at {subject}.")),
  REASON (BRG_REASON_NO_SUCH_CARGO, "no-such-cargo", N_("There are no {subject} to stow.")),
  REASON (BRG_REASON_ALREADY_BOUGHT, "already-bought",
          N_("You have done that once already this turn.")),
  REASON (BRG_REASON_TOO_LITTLE_SILVER, "too-little-silver", N_("That costs 2 silver.")),
  REASON (BRG_REASON_NO_MONASTERY, "no-monastery", N_("That monastery does not help here.")),
  REASON (BRG_REASON_NOT_BLACK, "not-black", N_("Only tiles of the black depot can be bought.")),
  REASON (BRG_REASON_NOT_NUMBERED, "not-numbered",
          N_("Tiles of the black depot can only be bought.")),
  REASON (BRG_REASON_OTHER_PAYMENT, "other-payment", N_("That is not how it is paid for.")),
};
