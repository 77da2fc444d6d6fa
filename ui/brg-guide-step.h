/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BrgGuideLook:
 * @thing: (nullable): a subject in the notation of moves, seen from the learner
 * @place: (nullable): or a place, as events name them
 *
 * What a step wants to be looked at.
 */
typedef struct
{
  char *thing;
  char *place;
} BrgGuideLook;

/**
 * BrgGuideStep:
 * @id: what tests call it
 * @title: translated, plain text
 * @words: translated markup: what is told
 * @asked: (nullable): names of questions, one of which must be open; `nobody` when the game is over
 * @of_rival: whether somebody else than the learner must be asked
 * @event: (nullable): an event that must just have happened, to the learner or to nobody
 * @cause: (nullable): the name or the class of its cause
 * @can: (nullable): a verb that the learner must be able to use
 * @cannot: (nullable): a verb that the learner must not be able to use
 * @from: (nullable): the first round that it fits in, as `A1`
 * @to: (nullable): the last one
 * @looks: (element-type BrgGuideLook): what is lit
 * @suggests: whether something to do belongs to it
 * @move: (nullable): what to do, in notation; %NULL for what a computer player would do
 *
 * One thing that a guide has to tell, and when. What is not set does not matter. A step with a move
 * fits only where that can be made.
 */
typedef struct
{
  char      *id;
  char      *title;
  char      *words;
  char     **asked;
  gboolean   of_rival;
  char      *event;
  char      *cause;
  char      *can;
  char      *cannot;
  char      *from;
  char      *to;
  GPtrArray *looks;
  gboolean   suggests;
  char      *move;
} BrgGuideStep;

BrgGuideStep *brg_guide_step_new      (const char         *id);
void          brg_guide_step_free     (BrgGuideStep       *self);
void          brg_guide_step_add_look (BrgGuideStep       *self,
                                       const char         *thing,
                                       const char         *place);
gboolean      brg_guide_step_recurs   (const BrgGuideStep *self);
char         *brg_guide_step_speak    (const BrgGuideStep *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgGuideStep, brg_guide_step_free)

G_END_DECLS
