/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "brg-play.h"

G_BEGIN_DECLS

/**
 * BrgNarrator:
 *
 * Says in the user's language what tables and positions hold: prompts, log, previews, labels,
 * speech and refusals are all made here, from the sentences of the rows.
 *
 * A sentence names things in braces: `{seat}`, `{n}`, `{m}` and `{k}` (numbers), `{cause}`,
 * `{subject}` (the first subject), and `{die}`, `{die2}`… for the first and second subject of the
 * kind `die`. Of a tile that is "a bank in depot 3", `{a tile}` is "a bank" and `{of tile}` is
 * "depot 3". A cause is called as its label has it, "Bank", so it begins a sentence or stands in
 * parentheses. The label of a subject kind has `{index}` and `{owner}` instead. A part in square
 * brackets is left out when a name in it stands for nothing: `Take {tile}[ with {die}]`.
 */

char *brg_narrator_seat     (const BrgRuleset *ruleset,
                             guint             seat);
char *brg_narrator_subject  (const BrgRuleset *ruleset,
                             BrgSubject        subject);
char *brg_narrator_mention  (const BrgRuleset *ruleset,
                             BrgSubject        subject);
char *brg_narrator_help     (const BrgRuleset *ruleset,
                             BrgSubject        subject);
char *brg_narrator_move     (const BrgRuleset *ruleset,
                             const BrgMove    *move);
char *brg_narrator_offer    (const BrgRuleset  *ruleset,
                             const BrgPosition *position,
                             const BrgMove     *move);
char *brg_narrator_event    (const BrgRuleset *ruleset,
                             const BrgEvent   *event);
char *brg_narrator_stretch  (const BrgRuleset *ruleset,
                             const BrgEvent   *event,
                             gboolean          part);
char *brg_narrator_question (const BrgRuleset  *ruleset,
                             const BrgPosition *position);
char *brg_narrator_cause    (const BrgRuleset *ruleset,
                             guint             cause);
char *brg_narrator_refusal  (const BrgRuleset *ruleset,
                             const BrgRefusal *refusal);

G_END_DECLS
