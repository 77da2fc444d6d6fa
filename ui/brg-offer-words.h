/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/brg-picker.h"

G_BEGIN_DECLS

char *brg_offer_words             (const BrgRuleset *ruleset,
                                   BrgPicker        *picker,
                                   guint             index);
char *brg_offer_words_of_subjects (const BrgRuleset *ruleset,
                                   const BrgSubject *subjects,
                                   guint             n);

G_END_DECLS
