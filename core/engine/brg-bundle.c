/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-bundle.h"

/* What one cause owes at once lies in one frame: which bundle it is, what is still owed as bits,
 * and what its items need to know. */
enum
{
  BUNDLE,
  OWED,
  ARGUMENTS,
};

static const BrgBundle *
get_bundle (const BrgRuleset *ruleset,
            const BrgFrame   *frame)
{
  return brg_ruleset_row (ruleset->bundles, BrgBundle, frame->arguments[BUNDLE]);
}

/**
 * brg_bundle_push:
 * @play: an application
 * @bundle: row of the table of bundles
 * @seat: whose it is
 * @owed: what is owed, as bits of the bundle's items; not empty
 *
 * Returns: (transfer none): the bundle's arguments, %BRG_BUNDLE_MAX_ARGUMENTS bytes to be filled in
 */
guint8 *
brg_bundle_push (BrgPlay *play,
                 guint    bundle,
                 guint    seat,
                 guint    owed)
{
  BrgFrame *frame = brg_play_push (play, BRG_FRAME_BUNDLE, seat);

  frame->arguments[BUNDLE] = (guint8) bundle;
  frame->arguments[OWED] = (guint8) owed;

  return &frame->arguments[ARGUMENTS];
}

/**
 * brg_bundle_get_owed:
 * @frame: a bundle's frame
 *
 * Returns: what is still owed, as bits of its items
 */
guint
brg_bundle_get_owed (const BrgFrame *frame)
{
  return frame->arguments[OWED];
}

/**
 * brg_bundle_owe:
 * @frame: a bundle's frame
 * @items: items that come to be owed besides, as bits
 *
 * Owes more than the bundle was pushed with.
 */
void
brg_bundle_owe (BrgFrame *frame,
                guint     items)
{
  frame->arguments[OWED] |= (guint8) items;
}

static inline void
pay (BrgPlay         *play,
     BrgFrame        *frame,
     const BrgBundle *bundle,
     guint            item)
{
  BrgFrame paid = *frame;

  frame->arguments[OWED] &= (guint8) ~(1u << item);
  if (frame->arguments[OWED] == 0)
    brg_play_pop (play);

  bundle->pay (play, paid.seat, item, &paid.arguments[ARGUMENTS]);
}

/**
 * brg_bundle_pay:
 * @play: an application
 * @frame: a bundle's frame, on top
 * @item: one of the items that are owed
 *
 * Pays an item. After the last one the frame has gone before the payment begins, so that what it
 * sets off does not deepen the stack.
 */
void
brg_bundle_pay (BrgPlay  *play,
                BrgFrame *frame,
                guint     item)
{
  pay (play, frame, get_bundle (play->ruleset, frame), item);
}

static gboolean
has_choice (const BrgPlay   *play,
            const BrgBundle *bundle,
            const BrgFrame  *frame)
{
  guint owed = frame->arguments[OWED];

  return bundle->asks != NULL && (owed & (owed - 1)) != 0
         && bundle->asks (play->ruleset, play->position, frame);
}

/**
 * brg_bundle_run:
 * @play: an application
 * @frame: a bundle's frame, on top
 *
 * The engine's own frame code: pays the next item in the rules' order, unless the owner may choose.
 */
void
brg_bundle_run (BrgPlay  *play,
                BrgFrame *frame)
{
  const BrgBundle *bundle = get_bundle (play->ruleset, frame);

  if (G_UNLIKELY (has_choice (play, bundle, frame)))
    brg_play_ask (play, frame, play->ruleset->bundle_questions[frame->arguments[BUNDLE]]);
  else
    pay (play, frame, bundle, (guint) __builtin_ctz (frame->arguments[OWED]));
}

/**
 * brg_bundle_check:
 * @ruleset: a ruleset
 * @position: a position of it
 * @frame: a bundle's frame that was read from a text
 *
 * Returns: whether it can run
 */
gboolean
brg_bundle_check (const BrgRuleset  *ruleset,
                  const BrgPosition *position,
                  const BrgFrame    *frame)
{
  const BrgBundle *bundle;

  if (frame->seat >= ruleset->n_seats || frame->arguments[BUNDLE] >= ruleset->bundles.n
      || frame->arguments[OWED] == 0)
    return FALSE;

  bundle = get_bundle (ruleset, frame);
  return frame->arguments[OWED] < 1u << bundle->n_items
         && (bundle->check == NULL || bundle->check (ruleset, position, frame));
}
