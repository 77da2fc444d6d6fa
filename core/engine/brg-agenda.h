/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "brg-event.h"
#include "brg-move.h"

G_BEGIN_DECLS

typedef struct _BrgPlay BrgPlay;
typedef struct _BrgRefusal BrgRefusal;

/** BRG_AGENDA_MAX: how many frames can wait on each other; the property runs print the most. */
#define BRG_AGENDA_MAX 32

/** BRG_FRAME_MAX_ARGUMENTS: how many bytes of its own a frame has. */
#define BRG_FRAME_MAX_ARGUMENTS 8

/**
 * BrgFrame:
 * @kind: row of the ruleset's table of frame kinds; 0 marks an unused frame
 * @seat: whose it is and who is asked, or %BRG_NO_SEAT
 * @step: where it stands; counted by its own code
 * @question: row of the table of questions that is open, or 0 while it runs
 * @arguments: what it needs to remember
 *
 * Something that remains to be done, lying in the position.
 */
typedef struct
{
  guint8 kind;
  guint8 seat;
  guint8 step;
  guint8 question;
  guint8 arguments[BRG_FRAME_MAX_ARGUMENTS];
} BrgFrame;

/**
 * BrgFrameKind:
 * @name: stable English name, for the text form
 * @run: does one step when the frame is on top and asks nothing: changes the position, pushes
 *   frames, asks with brg_play_ask(), or goes with brg_play_pop(), after which it is empty
 * @check: (nullable): says whether a frame that was read from a text can run; it may hold anything
 *
 * A row of the table of frame kinds. A frame with nothing left to do goes before it pushes the next
 * one, so that chains do not deepen the agenda.
 */
typedef struct
{
  const char *name;
  void      (*run)   (BrgPlay           *play,
                      BrgFrame          *frame);
  gboolean  (*check) (const BrgRuleset  *ruleset,
                      const BrgPosition *position,
                      const BrgFrame    *frame);
} BrgFrameKind;

/**
 * BrgQuestionFlags:
 * @BRG_QUESTION_OWN_TURN: the turn's own question: it never answers itself
 * @BRG_QUESTION_WAITS: an anytime move may add answers, so it stays open while there is one
 */
typedef enum
{
  BRG_QUESTION_OWN_TURN = 1 << 0,
  BRG_QUESTION_WAITS    = 1 << 1,
} BrgQuestionFlags;

/**
 * BrgQuestion:
 * @name: stable English name
 * @sentence: translatable prompt, with `{seat}`, and with `{n}` if there is a @number
 * @flags: how it behaves
 * @list: adds every proper answer, at least one; a question with one answers itself
 * @answer: takes a listed answer: changes the position, pushes frames, or lets the frame go on; the
 *   frame asks nothing any more
 * @why_not: says why @move is no proper answer, and leaves @refusal alone if it is one; the
 *   subjects fit the verb, but it may be any verb, and they may be anybody's
 * @brief: (nullable): translatable: what a preview says is asked next: "one more action"
 * @number: (nullable): gives what @sentence names `{n}`
 * @place: (nullable): where that lies which is used, as an end of a #BrgMotion: it is marked while
 *   the question is open
 *
 * A row of the table of questions.
 */
typedef struct
{
  const char      *name;
  const char      *sentence;
  BrgQuestionFlags flags;
  void           (*list)    (const BrgRuleset  *ruleset,
                             const BrgPosition *position,
                             const BrgFrame    *frame,
                             BrgMoves          *moves);
  void           (*answer)  (BrgPlay           *play,
                             BrgFrame          *frame,
                             const BrgMove     *move);
  void           (*why_not) (const BrgRuleset  *ruleset,
                             const BrgPosition *position,
                             const BrgFrame    *frame,
                             const BrgMove     *move,
                             BrgRefusal        *refusal);
  const char      *brief;
  gint           (*number)  (const BrgRuleset  *ruleset,
                             const BrgPosition *position,
                             const BrgFrame    *frame);
  const char      *place;
} BrgQuestion;

/**
 * BrgRefusal:
 * @reason: row of the table of reasons; 0 if nothing is refused
 * @numbers: what the reason's sentence names `{n}`, `{m}` and `{k}`
 * @subject: what it names `{subject}`: the thing that speaks against the move. If it is a seat's,
 *   that is `{seat}`
 * @other: another thing that the sentence may name by its kind, as it may @subject
 * @cause: what it names `{cause}`: row of the table of causes, or 0
 *
 * Why something cannot be done.
 */
struct _BrgRefusal
{
  guint      reason;
  gint       numbers[3];
  BrgSubject subject;
  BrgSubject other;
  guint      cause;
};

G_END_DECLS
