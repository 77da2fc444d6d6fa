/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "brg-schema.h"

G_BEGIN_DECLS

guint           brg_position_get_n_fields (const BrgRuleset *ruleset);
const BrgField *brg_position_get_field    (const BrgRuleset *ruleset,
                                           guint             index);

char     *brg_position_to_text    (const BrgRuleset  *ruleset,
                                   const BrgPosition *position,
                                   guint              viewer);
gboolean  brg_position_from_text  (const BrgRuleset  *ruleset,
                                   BrgPosition       *position,
                                   const char        *name,
                                   const char        *text,
                                   GError           **error);
gboolean  brg_position_set_line   (const BrgRuleset  *ruleset,
                                   BrgPosition       *position,
                                   const BrgLine     *line,
                                   guint              first_word,
                                   GError           **error);
char     *brg_position_hash       (const BrgRuleset  *ruleset,
                                   const BrgPosition *position);
char     *brg_position_difference (const BrgRuleset  *ruleset,
                                   const BrgPosition *a,
                                   const BrgPosition *b);
gboolean  brg_position_check      (const BrgRuleset  *ruleset,
                                   const BrgPosition *position,
                                   GError           **error);

G_END_DECLS
