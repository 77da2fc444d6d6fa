/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/brg-claims.h"
#include "ui/brg-picker.h"

G_BEGIN_DECLS

char *brg_why_not (const BrgRuleset  *ruleset,
                   const BrgPosition *position,
                   BrgPicker         *picker,
                   BrgClaims         *claims,
                   BrgSubject         subject,
                   gboolean           tried);

G_END_DECLS
