/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include "core/engine/brg-play.h"

G_BEGIN_DECLS

#define BRG_TYPE_PICKER (brg_picker_get_type ())
G_DECLARE_FINAL_TYPE (BrgPicker, brg_picker, BRG, PICKER, GObject)

/** BRG_PICKER_MAX_OFFERED: more moves than this are never offered at once. */
#define BRG_PICKER_MAX_OFFERED 8

/* Signals: `changed ()` when something is lit, picked or offered that was not before; `chosen
 * (const BrgMove *move)` when a move is to be made. */

BrgPicker      *brg_picker_new           (BrgRuleset        *ruleset);
void            brg_picker_set_moves     (BrgPicker         *self,
                                          const BrgPosition *position,
                                          const BrgMoves    *moves);
BrgRuleset     *brg_picker_get_ruleset   (BrgPicker         *self);
const BrgPosition *brg_picker_get_position (BrgPicker      *self);
gboolean        brg_picker_pick          (BrgPicker         *self,
                                          BrgSubject         subject);
gboolean        brg_picker_unpick        (BrgPicker         *self,
                                          BrgSubject         subject);
gboolean        brg_picker_back          (BrgPicker         *self);
gboolean        brg_picker_choose        (BrgPicker         *self,
                                          const BrgMove     *move);
gboolean        brg_picker_can_use       (BrgPicker         *self,
                                          BrgSubject         subject);
gboolean        brg_picker_can_lift      (BrgPicker         *self,
                                          BrgSubject         subject);
gboolean        brg_picker_lift          (BrgPicker         *self,
                                          BrgSubject         subject);
BrgSubject      brg_picker_get_lifted    (BrgPicker         *self);
void            brg_picker_put_back      (BrgPicker         *self);
gboolean        brg_picker_put_on        (BrgPicker         *self,
                                          BrgSubject         target);
void            brg_picker_put_down      (BrgPicker         *self,
                                          const BrgMove     *move);
gboolean        brg_picker_is_lit        (BrgPicker         *self,
                                          BrgSubject         subject);
gboolean        brg_picker_is_picked     (BrgPicker         *self,
                                          BrgSubject         subject);
guint           brg_picker_get_n_picks   (BrgPicker         *self);
BrgSubject      brg_picker_get_pick      (BrgPicker         *self,
                                          guint              index);
guint           brg_picker_get_n_lit     (BrgPicker         *self);
BrgSubject      brg_picker_get_lit       (BrgPicker         *self,
                                          guint              index);
guint           brg_picker_get_n_offered (BrgPicker         *self);
const BrgMove  *brg_picker_get_offered   (BrgPicker         *self,
                                          guint              index);
const BrgMoves *brg_picker_get_left      (BrgPicker         *self);
void            brg_picker_list_after    (BrgPicker         *self,
                                          BrgSubject         subject,
                                          BrgMoves          *moves);
gboolean        brg_picker_goes_with     (BrgPicker         *self,
                                          BrgSubject         subject,
                                          BrgSubject         other);
gboolean        brg_picker_follows       (BrgPicker         *self,
                                          BrgSubject         subject);

G_END_DECLS
