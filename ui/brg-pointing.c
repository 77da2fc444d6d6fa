/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-pointing.h"

/* Where on the table that is which an event was about. */
typedef struct
{
  BrgDeck          *deck;
  BrgClaims        *claims;
  GtkWidget        *table;
  const BrgRuleset *ruleset;
  BrgSubject        gone;
  guint             n;
} Pointing;

static gboolean
point_at_end (Pointing     *self,
              const BrgEnd *end)
{
  BrgWhere where;
  gboolean found;

  brg_where_find (&where, self->claims, self->table, end, TRUE);
  found = where.view != NULL;
  if (found)
    brg_deck_light (self->deck, &where, BRG_GLOW_POINTED);
  self->n += found;
  brg_where_clear (&where);

  return found;
}

static void
point_at_neighbour (BrgSpot  *spot,
                    gpointer  data)
{
  Pointing *self = data;
  BrgSubject subject = brg_spot_get_subject (spot);
  BrgWhere where;

  if (subject.kind != self->gone.kind || subject.owner != self->gone.owner)
    return;

  brg_where_of_spot (&where, spot);
  brg_deck_light (self->deck, &where, BRG_GLOW_POINTED);
  self->n += where.view != NULL;
  brg_where_clear (&where);
}

/* Of what is gone, such as a tile that was taken, the place is where others of its like lie. */
static void
point_at_subjects (Pointing       *self,
                   const BrgEvent *event)
{
  for (guint i = 0; i < event->n_subjects; i++)
    {
      BrgSubject subject = event->subjects[i];
      BrgEnd end = { subject, NULL, event->seat, 0 };

      if (point_at_end (self, &end))
        continue;
      self->gone = subject;
      brg_claims_foreach (self->claims, point_at_neighbour, self);
    }
}

static void
point_at_journeys (Pointing       *self,
                   const BrgEvent *event)
{
  BrgJourney journeys[BRG_SCENE_MAX_JOURNEYS];
  BrgScene scene;
  guint n;

  brg_scene_init (&scene, self->ruleset);
  n = brg_scene_read (&scene, event, journeys);
  for (guint i = 0; i < n; i++)
    {
      gboolean at_start = journeys[i].is_payment || brg_end_is_nowhere (&journeys[i].to);
      const BrgEnd *end = at_start ? &journeys[i].from : &journeys[i].to;

      if (!brg_end_is_nowhere (end))
        point_at_end (self, end);
    }
}

static void
point_at_place (Pointing   *self,
                const char *place,
                guint       owner)
{
  BrgEnd end = { BRG_NO_SUBJECT, place, owner, 0 };

  point_at_end (self, &end);
}

/**
 * brg_pointing_show:
 * @deck: where rings are drawn
 * @claims: what stands for what
 * @table: a widget with all views in it
 * @ruleset: the rules of the game
 * @event: something that happened in it
 *
 * Puts a ring round all that an event was about, as far as it lies on the table still; or round
 * whom it happened to, if nothing else does.
 */
void
brg_pointing_show (BrgDeck          *deck,
                   BrgClaims        *claims,
                   GtkWidget        *table,
                   const BrgRuleset *ruleset,
                   const BrgEvent   *event)
{
  Pointing pointing = { deck, claims, table, ruleset, BRG_NO_SUBJECT, 0 };

  point_at_subjects (&pointing, event);
  point_at_journeys (&pointing, event);
  if (brg_ruleset_row (ruleset->event_kinds, BrgEventKind, event->kind)->is_points)
    point_at_place (&pointing, "points", event->seat);
  if (pointing.n == 0 && event->seat != BRG_NO_SEAT)
    point_at_place (&pointing, "seat", event->seat);
}
