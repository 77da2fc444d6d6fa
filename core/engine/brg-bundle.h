/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "brg-play.h"

G_BEGIN_DECLS

/** BRG_BUNDLE_MAX_ITEMS: the most items of one bundle. */
#define BRG_BUNDLE_MAX_ITEMS 8

/** BRG_BUNDLE_MAX_ARGUMENTS: how many bytes of its own a bundle's frame has. */
#define BRG_BUNDLE_MAX_ARGUMENTS (BRG_FRAME_MAX_ARGUMENTS - 2)

guint8  *brg_bundle_push     (BrgPlay        *play,
                              guint           bundle,
                              guint           seat,
                              guint           owed);
guint    brg_bundle_get_owed (const BrgFrame *frame);
void     brg_bundle_owe      (BrgFrame       *frame,
                              guint           items);
void     brg_bundle_pay      (BrgPlay        *play,
                              BrgFrame       *frame,
                              guint           item);
void     brg_bundle_run      (BrgPlay        *play,
                              BrgFrame       *frame);
gboolean brg_bundle_check    (const BrgRuleset  *ruleset,
                              const BrgPosition *position,
                              const BrgFrame    *frame);

/** brg_bundle_is: whether a frame is that of a bundle, a row of the table of bundles. */
static inline gboolean
brg_bundle_is (const BrgFrame *frame,
               guint           bundle)
{
  return frame->kind == BRG_FRAME_BUNDLE && frame->arguments[0] == bundle;
}

/**
 * brg_bundle_get_arguments:
 * @frame: a bundle's frame
 *
 * Returns: (transfer none): what the bundle was pushed with
 */
static inline const guint8 *
brg_bundle_get_arguments (const BrgFrame *frame)
{
  return &frame->arguments[BRG_FRAME_MAX_ARGUMENTS - BRG_BUNDLE_MAX_ARGUMENTS];
}

G_END_DECLS
