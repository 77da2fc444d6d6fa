/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "brg-play.h"

G_BEGIN_DECLS

/** BRG_PREVIEW_MAX_EVENTS: how much a preview can tell. */
#define BRG_PREVIEW_MAX_EVENTS 96

/**
 * BrgPreview:
 * @seat: who would move
 * @asked: who would be asked next; %BRG_NO_SEAT if nobody, or if nobody can know it
 * @question: row of the table of questions that would be open then, or 0
 * @is_over: whether the game would be over
 * @is_unknown: whether chance, or what @seat cannot see, has a part in what comes next
 * @n_events: how much is known
 * @events: what would happen, up to the next question, the end of the turn, or the first thing that
 *   @seat cannot know
 *
 * What a move would do, as far as whoever makes it can know.
 */
typedef struct
{
  guint8   seat;
  guint8   asked;
  guint8   question;
  gboolean is_over;
  gboolean is_unknown;
  guint    n_events;
  BrgEvent events[BRG_PREVIEW_MAX_EVENTS];
} BrgPreview;

void  brg_preview_init           (BrgPreview        *self,
                                  const BrgRuleset  *ruleset,
                                  const BrgPosition *position,
                                  const BrgMove     *move);
char *brg_preview_describe       (const BrgPreview  *self,
                                  const BrgRuleset  *ruleset);
char *brg_preview_describe_next  (const BrgPreview  *self,
                                  const BrgRuleset  *ruleset);
char *brg_preview_describe_gains (const BrgPreview  *self,
                                  const BrgRuleset  *ruleset);

G_END_DECLS
