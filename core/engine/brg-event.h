/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "brg-subject.h"

G_BEGIN_DECLS

/** BRG_EVENT_MAX_SUBJECTS: the most subjects an event can name. */
#define BRG_EVENT_MAX_SUBJECTS 4

/** BRG_NO_SEAT: stands where a seat would, when the thing is nobody's. */
#define BRG_NO_SEAT 0xff

/**
 * BrgEvent:
 * @kind: row of the ruleset's table of event kinds
 * @seat: whom it happened to, or %BRG_NO_SEAT
 * @cause: row of the table of causes; 0 is none
 * @n_subjects: how many of @subjects are named
 * @amount: how much, in the unit that the kind says; negative for a loss
 * @subjects: what it is about
 *
 * Something that happened. Points come one cause at a time, never summed.
 */
typedef struct
{
  guint8     kind;
  guint8     seat;
  guint8     cause;
  guint8     n_subjects;
  gint32     amount;
  BrgSubject subjects[BRG_EVENT_MAX_SUBJECTS];
} BrgEvent;

/**
 * BrgBeatFunc:
 * @position: the position after the step; valid during the call
 * @events: what happened in it
 * @n_events: how much
 * @data: the sink's
 *
 * Called after each step of the agenda in which something happened.
 */
typedef void (*BrgBeatFunc) (const BrgPosition *position,
                             const BrgEvent    *events,
                             guint              n_events,
                             gpointer           data);

/**
 * BrgEventSink:
 * @items: the caller's buffer
 * @capacity: its size in events; further ones are counted, not written
 * @n: how many events it holds
 * @beat: called after each step, which then starts at 0 again; or NULL to collect all
 * @data: for @beat
 *
 * Where the events of an application go.
 */
typedef struct
{
  BrgEvent   *items;
  guint       capacity;
  guint       n;
  BrgBeatFunc beat;
  gpointer    data;
} BrgEventSink;

char *brg_event_format (const BrgRuleset *ruleset,
                        const BrgEvent   *event);

G_END_DECLS
