/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-play.h"

#include <string.h>

#include "brg-fault.h"
#include "brg-ruleset-private.h"

/* ---- the agenda ---- */

/**
 * brg_play_push:
 * @play: an application
 * @kind: row of the table of frame kinds
 * @seat: whose it is, or %BRG_NO_SEAT
 *
 * Returns: (transfer none): the new top frame, whose step and arguments are 0
 */
BrgFrame *
brg_play_push (BrgPlay *play,
               guint    kind,
               guint    seat)
{
  BrgPosition *position = play->position;
  BrgFrame *frame;

  g_assert (position->depth < BRG_AGENDA_MAX);
  frame = &position->agenda[position->depth++];
  frame->kind = (guint8) kind;
  frame->seat = (guint8) seat;

  return frame;
}

/**
 * brg_play_insert:
 * @play: an application
 * @depth: how many frames stay below
 * @kind: row of the table of frame kinds
 * @seat: whose it is, or %BRG_NO_SEAT
 *
 * Lays a frame below others, so that it waits until those above are done. They move, so nobody holds
 * a pointer to one of them.
 *
 * Returns: (transfer none): the new frame, whose step and arguments are 0
 */
BrgFrame *
brg_play_insert (BrgPlay *play,
                 guint    depth,
                 guint    kind,
                 guint    seat)
{
  BrgPosition *position = play->position;
  BrgFrame *frame = &position->agenda[depth];

  g_assert (position->depth < BRG_AGENDA_MAX && depth <= position->depth);
  memmove (frame + 1, frame, (position->depth - depth) * sizeof *frame);
  position->depth++;
  *frame = (BrgFrame){ .kind = (guint8) kind, .seat = (guint8) seat };

  return frame;
}

/**
 * brg_play_pop:
 * @play: an application
 *
 * Takes the top frame away.
 */
void
brg_play_pop (BrgPlay *play)
{
  BrgPosition *position = play->position;

  position->depth--;
  position->agenda[position->depth] = (BrgFrame){ 0 };
}

static void
clear_agenda (BrgPlay *play)
{
  while (play->position->depth > 0)
    brg_play_pop (play);
  play->position->turn_seat = BRG_NO_SEAT;
}

/**
 * brg_play_end:
 * @play: an application
 *
 * Ends the game at once: whatever remained to be done is not done any more, and what modules still
 * do because of the events of this step leaves nothing to be done either.
 */
void
brg_play_end (BrgPlay *play)
{
  play->is_over = TRUE;
  clear_agenda (play);
}

/**
 * brg_play_ask:
 * @play: an application
 * @frame: the top frame
 * @question: row of the table of questions
 *
 * Opens a question to the frame's seat.
 */
void
brg_play_ask (BrgPlay  *play G_GNUC_UNUSED,
              BrgFrame *frame,
              guint     question)
{
  frame->question = (guint8) question;
}

/**
 * brg_play_joint:
 * @play: an application
 * @joint: row of the table of joints
 * @seat: whose joint it is, or %BRG_NO_SEAT
 *
 * Runs what is attached to a joint before the agenda goes on; nothing if nothing is.
 */
void
brg_play_joint (BrgPlay *play,
                guint    joint,
                guint    seat)
{
  if (play->ruleset->joint_entries[joint] != NULL)
    brg_play_push (play, BRG_FRAME_JOINT, seat)->arguments[0] = (guint8) joint;
}

void
brg_ruleset_run_joint (BrgPlay  *play,
                       BrgFrame *frame)
{
  const GPtrArray *entries = play->ruleset->joint_entries[frame->arguments[0]];
  const BrgJointEntry *entry = entries->pdata[frame->step++];
  guint seat = frame->seat;

  /* The last entry runs without this frame, so that its frames do not deepen the stack. */
  if (frame->step == entries->len)
    brg_play_pop (play);
  entry->run (play, seat);
}

gboolean
brg_ruleset_check_joint (const BrgRuleset  *ruleset,
                         const BrgPosition *position G_GNUC_UNUSED,
                         const BrgFrame    *frame)
{
  guint joint = frame->arguments[0];

  return joint < ruleset->joints.n && ruleset->joint_entries[joint] != NULL
         && frame->step < ruleset->joint_entries[joint]->len;
}

/* ---- events ---- */

/**
 * brg_play_record:
 * @play: an application
 * @event: what happened
 *
 * Use brg_play_emit(), which calls this when somebody listens.
 */
void
brg_play_record (BrgPlay        *play,
                 const BrgEvent *event)
{
  BrgEventSink *sink = play->sink;

  if (sink != NULL)
    {
      if (sink->n < sink->capacity)
        sink->items[sink->n] = *event;
      sink->n++;
    }

  if (brg_ruleset_has_reacts (play->ruleset, event->kind))
    {
      g_assert (play->n_queue < BRG_PLAY_MAX_QUEUE);
      play->queue[play->n_queue++] = *event;
    }
}

static void
react (BrgPlay *play)
{
  for (guint i = 0; i < play->n_queue; i++)
    {
      BrgEvent event = play->queue[i];
      const GPtrArray *reacts = play->ruleset->reacts[event.kind];

      for (guint j = 0; j < reacts->len; j++)
        ((const BrgReact *) reacts->pdata[j])->react (play, &event);
    }

  play->n_queue = 0;
  if (play->is_over)
    clear_agenda (play);
}

static void
tell (BrgPlay *play)
{
  BrgEventSink *sink = play->sink;

  if (sink->beat != NULL && sink->n > 0)
    {
      sink->beat (play->position, sink->items, MIN (sink->n, sink->capacity), sink->data);
      sink->n = 0;
    }
}

static inline void
end_step (BrgPlay *play)
{
  if (G_UNLIKELY (play->n_queue > 0))
    react (play);
  if (G_UNLIKELY (play->sink != NULL))
    tell (play);
}

/* ---- what modules contribute ---- */

static gboolean
fits_slots (const BrgRuleset *ruleset,
            const BrgMove    *move)
{
  const BrgSlot *slots = ruleset->slots[move->verb];
  guint i = 0;

  for (guint slot = 0; slot < BRG_MOVE_MAX_SUBJECTS && slots[slot].kind != 0; slot++)
    {
      if (i < move->n_subjects && move->subjects[i].kind == slots[slot].kind)
        i++;
      else if (!slots[slot].optional)
        return FALSE;
    }

  return i == move->n_subjects;
}

static gboolean
makes_sense (const BrgRuleset *ruleset,
             const BrgMove    *move)
{
  if (move->verb == 0 || move->verb >= ruleset->verbs.n || move->seat >= ruleset->n_seats
      || brg_ruleset_row (ruleset->verbs, BrgVerb, move->verb)->apply == NULL
      || !fits_slots (ruleset, move))
    return FALSE;

  for (guint i = 0; i < move->n_subjects; i++)
    if (!brg_subject_range_has (&ruleset->subject_ranges[move->subjects[i].kind],
                                move->subjects[i]))
      return FALSE;

  return TRUE;
}

/* Whether a move makes sense because another one does: it differs in a few subjects alone. */
static gboolean
makes_sense_too (const BrgRuleset *ruleset,
                 const BrgMove    *move,
                 const BrgMove    *other)
{
  if (move->verb != other->verb || move->seat != other->seat
      || move->n_subjects != other->n_subjects)
    return FALSE;

  for (guint i = 0; i < move->n_subjects; i++)
    if (!brg_subject_equal (move->subjects[i], other->subjects[i])
        && (move->subjects[i].kind != other->subjects[i].kind
            || !brg_subject_range_has (&ruleset->subject_ranges[move->subjects[i].kind],
                                       move->subjects[i])))
      return FALSE;

  return TRUE;
}

/* Moves that make no sense are left out. */
static void
sift (const BrgRuleset      *ruleset,
      const BrgContribution *contribution,
      BrgMoves              *moves,
      guint                  first)
{
  guint kept = first;

  for (guint i = first; i < MIN (moves->n, moves->capacity); i++)
    if ((kept > first && makes_sense_too (ruleset, &moves->items[i], &moves->items[kept - 1]))
        || makes_sense (ruleset, &moves->items[i]))
      {
        if (kept < i)
          moves->items[kept] = moves->items[i];
        kept++;
      }
    else
      brg_fault_report (ruleset, contribution, contribution->list);

  if (moves->n <= moves->capacity)
    moves->n = kept;
}

/* Apart from the loop below, so that a game without modules does not pay for it. */
G_GNUC_NO_INLINE static void
contribute_sifted (const BrgRuleset  *ruleset,
                   const GPtrArray   *list,
                   const BrgPosition *position,
                   guint              seat,
                   gconstpointer      source,
                   BrgMoves          *moves)
{
  for (guint i = 0; i < list->len; i++)
    {
      const BrgContribution *contribution = list->pdata[i];
      guint first = moves->n;

      contribution->contribute (ruleset, position, seat, source, moves);
      if (moves->n > first && !brg_fault_is_trusted (ruleset, contribution))
        sift (ruleset, contribution, moves, first);
    }
}

static inline void
contribute (const BrgRuleset  *ruleset,
            const GPtrArray   *list,
            const BrgPosition *position,
            guint              seat,
            gconstpointer      source,
            BrgMoves          *moves)
{
  if (G_UNLIKELY (ruleset->n_modules > 1))
    {
      contribute_sifted (ruleset, list, position, seat, source, moves);
      return;
    }

  for (guint i = 0; i < list->len; i++)
    ((const BrgContribution *) list->pdata[i])->contribute (ruleset, position, seat, source, moves);
}

/**
 * brg_play_contribute:
 * @ruleset: a ruleset
 * @list: from brg_ruleset_get_contributions()
 * @position: a position of it
 * @seat: who would make the moves
 * @source: (nullable): what the list says
 * @moves: where the moves are added
 *
 * Lists what variant and modules contribute to a list. The modules' moves are looked at: those that
 * make no sense are left out.
 */
void
brg_play_contribute (const BrgRuleset  *ruleset,
                     const GPtrArray   *list,
                     const BrgPosition *position,
                     guint              seat,
                     gconstpointer      source,
                     BrgMoves          *moves)
{
  contribute (ruleset, list, position, seat, source, moves);
}

/* ---- questions ---- */

static const BrgQuestion *
get_question (const BrgRuleset *ruleset,
              const BrgFrame   *frame)
{
  return brg_ruleset_row (ruleset->questions, BrgQuestion, frame->question);
}

static void
list_anytime (const BrgRuleset  *ruleset,
              const BrgPosition *position,
              guint              seat,
              BrgMoves          *moves)
{
  if (ruleset->anytime != NULL)
    contribute (ruleset, ruleset->anytime, position, seat, NULL, moves);
}

/* The answer to a question that has only one, which then answers itself. */
static gboolean
find_only_answer (const BrgRuleset  *ruleset,
                  const BrgPosition *position,
                  const BrgFrame    *frame,
                  const BrgQuestion *question,
                  BrgMove           *answer)
{
  BrgMoves moves = { answer, 1, 0 };
  BrgMoves anytime = { NULL, 0, 0 };

  question->list (ruleset, position, frame, &moves);
  if (moves.n != 1)
    return FALSE;

  if (question->flags & BRG_QUESTION_WAITS)
    list_anytime (ruleset, position, frame->seat, &anytime);

  return anytime.n == 0;
}

static void
answer (BrgPlay       *play,
        const BrgMove *move)
{
  BrgFrame *frame = &play->position->agenda[play->position->depth - 1];
  const BrgQuestion *question = get_question (play->ruleset, frame);

  frame->question = 0;
  question->answer (play, frame, move);
  end_step (play);
}

static gboolean
answer_itself (BrgPlay        *play,
               const BrgFrame *frame)
{
  const BrgQuestion *question = get_question (play->ruleset, frame);
  BrgMove only;

  if ((question->flags & BRG_QUESTION_OWN_TURN)
      || !find_only_answer (play->ruleset, play->position, frame, question, &only))
    return FALSE;

  answer (play, &only);
  return TRUE;
}

/* Runs the top frame until one asks what does not answer itself, or nothing is left. */
static void
run (BrgPlay *play)
{
  const BrgRows *kinds = &play->ruleset->frame_kinds;
  BrgPosition *position = play->position;

  while (position->depth > 0)
    {
      BrgFrame *frame = &position->agenda[position->depth - 1];

      if (frame->question != 0)
        {
          if (!answer_itself (play, frame))
            return;
          continue;
        }

      brg_ruleset_row (*kinds, BrgFrameKind, frame->kind)->run (play, frame);
      end_step (play);
    }
}

/* ---- for whoever holds a position ---- */

/* The queue is large and stays unwritten until somebody reacts. */
static inline void
init_play (BrgPlay          *play,
           const BrgRuleset *ruleset,
           BrgPosition      *position,
           BrgEventSink     *sink)
{
  play->ruleset = ruleset;
  play->position = position;
  play->sink = sink;
  play->n_queue = 0;
  play->is_over = FALSE;
}

/**
 * brg_play_begin:
 * @ruleset: a ruleset
 * @position: a new position
 * @seed: what chance is made from
 * @sink: (nullable): where events go
 *
 * Sets the game up and runs to the first question.
 */
void
brg_play_begin (const BrgRuleset *ruleset,
                BrgPosition      *position,
                guint64           seed,
                BrgEventSink     *sink)
{
  BrgPlay play;

  init_play (&play, ruleset, position, sink);
  position->random = (BrgRandom){ seed, 0 };
  ruleset->variant->begin (&play);
  run (&play);
}

/**
 * brg_play_pose:
 * @ruleset: a ruleset
 * @position: a new position
 * @seed: what chance is made from
 *
 * Lays only the frames of a quiet moment; a scenario fills in the rest and calls
 * brg_play_resume().
 */
void
brg_play_pose (const BrgRuleset *ruleset,
               BrgPosition      *position,
               guint64           seed)
{
  BrgPlay play;

  init_play (&play, ruleset, position, NULL);
  position->random = (BrgRandom){ seed, 0 };
  ruleset->variant->pose (&play);
}

/**
 * brg_play_resume:
 * @ruleset: a ruleset
 * @position: a position that was put together by hand
 * @sink: (nullable): where events go
 *
 * Makes the derived fields and runs to the next question; one that is open is asked anew. The
 * position has passed brg_position_check().
 */
void
brg_play_resume (const BrgRuleset *ruleset,
                 BrgPosition      *position,
                 BrgEventSink     *sink)
{
  BrgPlay play;

  init_play (&play, ruleset, position, sink);
  for (guint i = 0; i < ruleset->n_modules; i++)
    if (ruleset->modules[i]->derive != NULL)
      ruleset->modules[i]->derive (ruleset, position);
  for (guint i = 0; i < position->depth; i++)
    position->agenda[i].question = 0;
  run (&play);
}

/**
 * brg_play_list:
 * @ruleset: a ruleset
 * @position: a position at a question
 * @moves: a buffer; the moves are added
 *
 * Lists the proper answers to the open question, then the moves that are possible at any time.
 * Nothing is listed when the game is over. Allocates nothing.
 */
void
brg_play_list (const BrgRuleset  *ruleset,
               const BrgPosition *position,
               BrgMoves          *moves)
{
  const BrgFrame *frame = brg_position_top (position);

  if (frame == NULL)
    return;

  get_question (ruleset, frame)->list (ruleset, position, frame, moves);
  list_anytime (ruleset, position, frame->seat, moves);
}

/**
 * brg_play_move:
 * @ruleset: a ruleset
 * @position: a position at a question, changed in place
 * @move: a move that brg_play_list() lists; nothing is checked
 * @sink: (nullable): where events go
 *
 * Applies a move and runs to the next question or the end. Allocates nothing.
 */
void
brg_play_move (const BrgRuleset *ruleset,
               BrgPosition      *position,
               const BrgMove    *move,
               BrgEventSink     *sink)
{
  const BrgVerb *verb = brg_ruleset_row (ruleset->verbs, BrgVerb, move->verb);
  BrgPlay play;

  init_play (&play, ruleset, position, sink);
  if (verb->anytime)
    {
      /* The open question is asked anew afterwards: there may be more answers to it. */
      position->agenda[position->depth - 1].question = 0;
      verb->apply (&play, move, 0);
      end_step (&play);
    }
  else
    answer (&play, move);

  run (&play);
}

/**
 * brg_play_rank:
 * @ruleset: a ruleset
 * @position: a position, as if the game ended there
 * @places: (out): for each seat its place, 1 being first; seats that share a place have the same
 *   number. Where nobody is first, the game was lost
 *
 * Asks the variant, then the modules.
 */
void
brg_play_rank (const BrgRuleset  *ruleset,
               const BrgPosition *position,
               guint             *places)
{
  ruleset->variant->rank (ruleset, position, places);
  for (guint i = 1; i < ruleset->n_modules; i++)
    if (ruleset->modules[i]->rank != NULL)
      ruleset->modules[i]->rank (ruleset, position, places);
}

/**
 * brg_play_is_final:
 * @ruleset: a ruleset
 * @before: a position at a question
 * @move: a move that was made there
 * @after: where it led
 *
 * Moves can be taken back within the turn, up to the last thing that chance revealed. Before the
 * first turn, a choice is final as soon as somebody else is asked.
 *
 * Returns: whether the move cannot be taken back
 */
gboolean
brg_play_is_final (const BrgRuleset  *ruleset,
                   const BrgPosition *before,
                   const BrgMove     *move,
                   const BrgPosition *after)
{
  return brg_ruleset_row (ruleset->verbs, BrgVerb, move->verb)->ends_turn
         || before->random.counter != after->random.counter
         || before->turn_seat != after->turn_seat
         || (after->turn_seat == BRG_NO_SEAT
             && brg_position_get_asked (before) != brg_position_get_asked (after));
}

static void
find_reason (const BrgRuleset  *ruleset,
             const BrgPosition *position,
             const BrgMove     *move,
             BrgRefusal        *refusal)
{
  const BrgFrame *frame = brg_position_top (position);
  const BrgVerb *verb = brg_ruleset_row (ruleset->verbs, BrgVerb, move->verb);

  if (frame == NULL)
    refusal->reason = BRG_REASON_OVER;
  else if (frame->seat != move->seat)
    refusal->reason = BRG_REASON_NOT_ASKED;
  else if (!fits_slots (ruleset, move))
    refusal->reason = BRG_REASON_MALFORMED;
  else if (verb->anytime)
    verb->why_not (ruleset, position, NULL, move, refusal);
  else
    get_question (ruleset, frame)->why_not (ruleset, position, frame, move, refusal);
}

/**
 * brg_play_why_not:
 * @ruleset: a ruleset
 * @position: a position at a question
 * @move: a move whose verb and subjects are in range
 * @refusal: (out): why it cannot be made
 *
 * Finds the reason apart from the list of moves: the generic tests compare the two.
 *
 * Returns: %TRUE if the move cannot be made
 */
gboolean
brg_play_why_not (const BrgRuleset  *ruleset,
                  const BrgPosition *position,
                  const BrgMove     *move,
                  BrgRefusal        *refusal)
{
  memset (refusal, 0, sizeof *refusal);
  find_reason (ruleset, position, move, refusal);

  return refusal->reason != BRG_REASON_NONE;
}
