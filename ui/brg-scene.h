/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/engine/brg-ruleset.h"

G_BEGIN_DECLS

/** BRG_SCENE_MAX_JOURNEYS: the most journeys that one event can tell of. */
#define BRG_SCENE_MAX_JOURNEYS (BRG_EVENT_MAX_MOTIONS * BRG_EVENT_MAX_SUBJECTS)

/**
 * BrgEnd:
 * @subject: what can be pointed at there, or %BRG_NO_SUBJECT
 * @place: (nullable): the place where it is if nothing stands for @subject
 * @owner: whose place it is: a seat, or %BRG_NO_SEAT
 * @nth: how many ends of the same event and subject came before; equal dice are two things
 *
 * Where a journey begins or ends. One with neither subject nor place is nowhere.
 */
typedef struct
{
  BrgSubject  subject;
  const char *place;
  guint       owner;
  guint       nth;
} BrgEnd;

/**
 * BrgJourney:
 * @from: where it begins
 * @to: where it ends
 * @n: how many pieces make it
 * @thrown: they are thrown, like dice
 * @is_gain: they come of what happened where they begin, and are not the thing that lay there
 * @is_payment: they are paid for what happened where they end, and do not stay there
 *
 * A piece on its way, as an event tells of it.
 */
typedef struct
{
  BrgEnd   from;
  BrgEnd   to;
  guint    n;
  gboolean thrown;
  gboolean is_gain;
  gboolean is_payment;
} BrgJourney;

/**
 * BrgScene:
 *
 * Reads in the order of their happening what events tell of motions, and remembers where the last
 * thing happened.
 */
typedef struct
{
  const BrgRuleset *ruleset;
  BrgEnd            place;
  guint             seat;
} BrgScene;

/** BRG_NOWHERE: an end that is none. */
#define BRG_NOWHERE ((BrgEnd){ { 0, 0, 0 }, NULL, BRG_NO_SEAT, 0 })

static inline gboolean
brg_end_is_nowhere (const BrgEnd *end)
{
  return end->subject.kind == 0 && end->place == NULL;
}

void  brg_scene_init (BrgScene         *scene,
                      const BrgRuleset *ruleset);
guint brg_scene_read (BrgScene         *scene,
                      const BrgEvent   *event,
                      BrgJourney        journeys[BRG_SCENE_MAX_JOURNEYS]);

G_END_DECLS
