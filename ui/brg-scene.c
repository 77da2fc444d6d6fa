/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-scene.h"

#include <string.h>

/**
 * brg_scene_init:
 * @scene: (out): a scene where nothing has happened
 * @ruleset: the rules of the game; not owned
 */
void
brg_scene_init (BrgScene         *scene,
                const BrgRuleset *ruleset)
{
  *scene = (BrgScene){ ruleset, BRG_NOWHERE, BRG_NO_SEAT };
}

static gboolean
is_scene (const char *name)
{
  return name != NULL && strcmp (name, BRG_SCENE) == 0;
}

/* The subjects of an event that are of a kind. */
static guint
count_named (const BrgEvent *event,
             guint           kind)
{
  guint n = 0;

  for (guint i = 0; kind != 0 && i < event->n_subjects; i++)
    n += event->subjects[i].kind == kind;

  return n;
}

static BrgSubject
find_named (const BrgEvent *event,
            guint           kind,
            guint           nth)
{
  for (guint i = 0; i < event->n_subjects; i++)
    if (event->subjects[i].kind == kind && nth-- == 0)
      return event->subjects[i];

  return BRG_NO_SUBJECT;
}

/* What the event does not name is the thing of the same index that belongs to its seat. */
static BrgSubject
make_subject (const BrgRuleset *ruleset,
              const BrgEvent   *event,
              guint             kind)
{
  if (event->n_subjects == 0)
    return BRG_NO_SUBJECT;

  return BRG_SUBJECT (kind, brg_subject_own (ruleset, kind, event->seat),
                      event->subjects[0].index);
}

static BrgEnd
end_of_subject (const BrgScene *scene,
                const BrgEvent *event,
                const char     *name,
                guint           kind,
                guint           nth)
{
  guint n = count_named (event, kind);
  BrgEnd end = BRG_NOWHERE;

  end.subject = n > 0 ? find_named (event, kind, MIN (nth, n - 1))
                      : make_subject (scene->ruleset, event, kind);
  end.place = name;
  end.owner = event->seat;
  for (guint i = 0; n > 0 && i < nth; i++)
    end.nth += brg_subject_equal (find_named (event, kind, MIN (i, n - 1)), end.subject);

  return end;
}

static BrgEnd
make_end (const BrgScene *scene,
          const BrgEvent *event,
          const char     *name,
          guint           nth)
{
  BrgEnd end = BRG_NOWHERE;
  guint kind;

  if (name == NULL)
    return end;
  if (is_scene (name))
    return scene->seat == event->seat ? scene->place : end;

  kind = brg_ruleset_find_subject_kind (scene->ruleset, name);
  if (kind != 0)
    return end_of_subject (scene, event, name, kind, nth);

  end.place = name;
  end.owner = event->seat;
  return end;
}

static guint
count_ends (const BrgScene *scene,
            const BrgEvent *event,
            const char     *name)
{
  return name != NULL
             ? count_named (event, brg_ruleset_find_subject_kind (scene->ruleset, name))
             : 0;
}

static gboolean
is_made (const BrgScene  *scene,
         const BrgEvent  *event,
         const BrgMotion *motion)
{
  if (motion->from == NULL && motion->to == NULL)
    return FALSE;

  return !motion->named || count_ends (scene, event, motion->from) > 0;
}

static guint
read_motion (BrgScene        *scene,
             const BrgEvent  *event,
             const BrgMotion *motion,
             BrgJourney      *journeys)
{
  guint n = MAX (count_ends (scene, event, motion->from), count_ends (scene, event, motion->to));
  gboolean is_loss = event->amount < 0;

  n = MAX (n, 1);
  for (guint i = 0; i < n; i++)
    {
      BrgEnd from = make_end (scene, event, motion->from, i);
      BrgEnd to = make_end (scene, event, motion->to, i);

      journeys[i].from = is_loss ? to : from;
      journeys[i].to = is_loss ? from : to;
      journeys[i].n = motion->counted ? (guint) ABS (event->amount) : 1;
      journeys[i].thrown = motion->thrown;
      journeys[i].is_gain = !is_loss && is_scene (motion->from);
      journeys[i].is_payment = is_loss && is_scene (motion->from);
    }

  return n;
}

static void
move_scene (BrgScene         *scene,
            const BrgEvent   *event,
            const BrgJourney *last)
{
  if (event->n_subjects == 0 || (last != NULL && last->thrown))
    return;

  scene->seat = event->seat;
  if (last != NULL)
    scene->place = brg_end_is_nowhere (&last->to) ? last->from : last->to;
  else
    scene->place = (BrgEnd){ event->subjects[event->n_subjects - 1], NULL, event->seat, 0 };
}

/**
 * brg_scene_read:
 * @scene: what came before
 * @event: what happened next
 * @journeys: (out): the ways that pieces make
 *
 * Returns: how many journeys there are
 */
guint
brg_scene_read (BrgScene       *scene,
                const BrgEvent *event,
                BrgJourney      journeys[BRG_SCENE_MAX_JOURNEYS])
{
  const BrgEventKind *kind
      = brg_ruleset_row (scene->ruleset->event_kinds, BrgEventKind, event->kind);
  guint n = 0;

  for (guint i = 0; i < BRG_EVENT_MAX_MOTIONS; i++)
    if (is_made (scene, event, &kind->motions[i]))
      n += read_motion (scene, event, &kind->motions[i], &journeys[n]);
  move_scene (scene, event, n > 0 ? &journeys[n - 1] : NULL);

  return n;
}
