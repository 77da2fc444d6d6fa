/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/engine/brg-play.h"

G_BEGIN_DECLS

/** BRG_WALK_MAX_SUMS: how many things a variant's check may count. */
#define BRG_WALK_MAX_SUMS 4

typedef struct _BrgWalk BrgWalk;

/**
 * BrgWalkCase:
 * @name: for the test's path
 * @set: (nullable): which one of several cases of that name
 * @variant: the game
 * @modules: (array zero-terminated=1) (nullable): what is switched on
 * @n_seats: how many play
 * @options: (array zero-terminated=1) (nullable): `name=value`, for the whole game
 * @own_options: (nullable): the same, if the case has made them
 * @count: (nullable): counts what must stay the same from move to move; returns how many sums it
 *   wrote
 * @count_lost: (nullable): how many of the first of these things left the game in the last move
 * @check: (nullable): what else the variant keeps
 * @ledgers: (array zero-terminated=1) (nullable): names that an event kind and a field of seats
 *   share: the field is what the events' amounts add up to
 * @is_small: whether every combination of verb and subjects can be tried at every question
 * @share: one of how many games is played, beside cases that play all; 0 for all
 *
 * A ruleset whose random games are walked through by the generic tests.
 */
typedef struct
{
  const char         *name;
  const char         *set;
  const BrgVariant   *variant;
  const BrgModule   **modules;
  guint               n_seats;
  const char * const *options;
  char              **own_options;
  guint             (*count) (const BrgRuleset  *ruleset,
                              const BrgPosition *position,
                              gint               sums[BRG_WALK_MAX_SUMS]);
  gint              (*count_lost) (const BrgWalk *walk);
  void              (*check) (BrgWalk           *walk);
  const char * const *ledgers;
  gboolean            is_small;
  guint               share;
} BrgWalkCase;

/**
 * BrgWalk:
 * @case_: what is walked through
 * @ruleset: the rules
 * @position: where the game stands; a question is open
 * @before: the position before the last move
 * @legal: the moves that can be made
 * @move: the move made last
 * @events: what the game has told so far
 * @n_events_before: how much of it before the last move
 * @random: the walker's own stream
 * @n_moves: how many moves were made
 * @deepest: the most frames that waited
 * @most_moves: the longest list of moves
 * @sums: what the case counted at the start
 *
 * A random game under way.
 */
struct _BrgWalk
{
  const BrgWalkCase *case_;
  BrgRuleset        *ruleset;
  BrgPosition       *position;
  BrgPosition       *before;
  BrgMoves           legal;
  BrgMove            move;
  GArray            *events;
  guint              n_events_before;
  BrgRandom          random;
  guint              n_moves;
  guint              deepest;
  guint              most_moves;
  gint               sums[BRG_WALK_MAX_SUMS];
};

/**
 * BrgWalkVisit:
 *
 * Called at every question of a walk, after the move that led there.
 */
typedef void (*BrgWalkVisit) (BrgWalk *walk);

BrgRuleset *brg_walk_new_ruleset (const BrgWalkCase *case_,
                                  GError           **error);
void        brg_walk_play        (const BrgWalkCase *case_,
                                  BrgRuleset        *ruleset,
                                  guint64            seed,
                                  BrgWalkVisit       visit,
                                  BrgWalk           *walk);
void        brg_walk_clear       (BrgWalk           *walk);
guint       brg_walk_n_games     (const BrgWalkCase *case_,
                                  guint              share);

G_END_DECLS
