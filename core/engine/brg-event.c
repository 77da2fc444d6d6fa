/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-event.h"

#include "brg-ruleset.h"

/**
 * brg_event_format:
 * @ruleset: a ruleset
 * @event: an event of it
 *
 * Returns: (transfer full): the event as scenarios write it: name, particulars, subjects
 */
char *
brg_event_format (const BrgRuleset *ruleset,
                  const BrgEvent   *event)
{
  GString *out
      = g_string_new (brg_ruleset_row (ruleset->event_kinds, BrgEventKind, event->kind)->name);

  if (event->seat != BRG_NO_SEAT)
    g_string_append_printf (out, " seat=%u", event->seat + 1);
  if (event->amount != 0)
    g_string_append_printf (out, " amount=%d", event->amount);
  if (event->cause != 0)
    g_string_append_printf (out, " cause=%s",
                            brg_ruleset_row (ruleset->causes, BrgCause, event->cause)->name);

  for (guint i = 0; i < event->n_subjects; i++)
    {
      g_string_append_c (out, ' ');
      brg_subject_format (ruleset, event->subjects[i], event->seat, out);
    }

  return g_string_free (out, FALSE);
}
