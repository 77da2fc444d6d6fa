/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "brg-ruleset.h"

G_BEGIN_DECLS

/** BRG_PLAY_MAX_QUEUE: how many events may wait for the modules' reactions within one step. */
#define BRG_PLAY_MAX_QUEUE 32

/**
 * BrgPlay:
 * @ruleset: the rules
 * @position: what changes
 * @sink: where the events go, or NULL
 *
 * An application of a move under way. It lies on the stack of brg_play_move() and is gone when the
 * next question is open.
 */
struct _BrgPlay
{
  const BrgRuleset *ruleset;
  BrgPosition      *position;
  BrgEventSink     *sink;

  /*< private >*/
  guint16           n_queue;
  guint16           is_over;
  BrgEvent          queue[BRG_PLAY_MAX_QUEUE];
};

/* For whoever holds a position. */
void      brg_play_begin   (const BrgRuleset  *ruleset,
                            BrgPosition       *position,
                            guint64            seed,
                            BrgEventSink      *sink);
void      brg_play_pose    (const BrgRuleset  *ruleset,
                            BrgPosition       *position,
                            guint64            seed);
void      brg_play_resume  (const BrgRuleset  *ruleset,
                            BrgPosition       *position,
                            BrgEventSink      *sink);
void      brg_play_list    (const BrgRuleset  *ruleset,
                            const BrgPosition *position,
                            BrgMoves          *moves);
void      brg_play_move    (const BrgRuleset  *ruleset,
                            BrgPosition       *position,
                            const BrgMove     *move,
                            BrgEventSink      *sink);
gboolean  brg_play_why_not (const BrgRuleset  *ruleset,
                            const BrgPosition *position,
                            const BrgMove     *move,
                            BrgRefusal        *refusal);

void      brg_play_rank    (const BrgRuleset  *ruleset,
                            const BrgPosition *position,
                            guint             *places);
gboolean  brg_play_is_final (const BrgRuleset  *ruleset,
                             const BrgPosition *before,
                             const BrgMove     *move,
                             const BrgPosition *after);

/* For the code of frames, questions and hooks. */
BrgFrame *brg_play_push    (BrgPlay           *play,
                            guint              kind,
                            guint              seat);
BrgFrame *brg_play_insert  (BrgPlay           *play,
                            guint              depth,
                            guint              kind,
                            guint              seat);
void      brg_play_pop     (BrgPlay           *play);
void      brg_play_end     (BrgPlay           *play);
void      brg_play_ask     (BrgPlay           *play,
                            BrgFrame          *frame,
                            guint              question);
void      brg_play_joint   (BrgPlay           *play,
                            guint              joint,
                            guint              seat);
void      brg_play_contribute (const BrgRuleset  *ruleset,
                               const GPtrArray   *list,
                               const BrgPosition *position,
                               guint              seat,
                               gconstpointer      source,
                               BrgMoves          *moves);
void      brg_play_record  (BrgPlay           *play,
                            const BrgEvent    *event);

/**
 * brg_play_is_heard:
 * @play: an application
 * @kind: row of the table of event kinds
 *
 * Returns: whether anybody wants to know of such events; what is found out for an event alone need
 *   not be when nobody does
 */
static inline gboolean
brg_play_is_heard (const BrgPlay *play,
                   guint          kind)
{
  return play->sink != NULL || brg_ruleset_has_reacts (play->ruleset, kind);
}

/**
 * brg_play_emit:
 * @play: an application
 * @event: what happened
 *
 * Tells the sink and the modules. It costs a branch or two when nobody listens.
 */
static inline void
brg_play_emit (BrgPlay  *play,
               BrgEvent  event)
{
  if (brg_play_is_heard (play, event.kind))
    brg_play_record (play, &event);
}

G_END_DECLS
