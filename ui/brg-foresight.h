/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/brg-picker.h"

G_BEGIN_DECLS

#define BRG_TYPE_FORESIGHT (brg_foresight_get_type ())
G_DECLARE_FINAL_TYPE (BrgForesight, brg_foresight, BRG, FORESIGHT, GObject)

BrgForesight *brg_foresight_new       (BrgRuleset    *ruleset,
                                       BrgPicker     *picker);
char         *brg_foresight_tell_move (BrgForesight  *self,
                                       const BrgMove *move);
char         *brg_foresight_tell_pick (BrgForesight  *self,
                                       BrgSubject     subject);

G_END_DECLS
