/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-replay-places.h"

#include <glib/gi18n-lib.h>

#include "core/engine/brg-narrator.h"

/* Where the game is after a move; moves of one round share a name. */
typedef struct
{
  char    *name;
  gboolean begins_part;
} Place;

struct _BrgReplayPlaces
{
  GArray *places;
  char   *part;
  char   *round;
};

static void
place_clear (gpointer data)
{
  g_ref_string_release (((Place *) data)->name);
}

static char *
make_name (const BrgReplayPlaces *self)
{
  g_autofree char *name = NULL;

  if (self->part != NULL && self->round != NULL)
    /* Translators: first a part of the game, then a round in it: "Phase C, round 2" */
    name = g_strdup_printf (C_("round", "%s, %s"), self->part, self->round);
  else if (self->part != NULL)
    name = g_strdup (self->part);
  else
    name = g_strdup (self->round != NULL ? self->round : "");

  return g_ref_string_new (name);
}

/* Returns whether a round or a part begins with the event. */
static gboolean
read_event (BrgReplayPlaces  *self,
            const BrgRuleset *ruleset,
            const BrgEvent   *event,
            gboolean         *begins_part)
{
  g_autofree char *part = brg_narrator_stretch (ruleset, event, TRUE);
  g_autofree char *round = brg_narrator_stretch (ruleset, event, FALSE);

  if (part == NULL && round == NULL)
    return FALSE;

  if (part != NULL)
    {
      *begins_part = TRUE;
      g_free (self->part);
      self->part = g_steal_pointer (&part);
      g_clear_pointer (&self->round, g_free);
    }
  if (round != NULL)
    {
      g_free (self->round);
      self->round = g_steal_pointer (&round);
    }

  return TRUE;
}

static void
read_move (BrgReplayPlaces *self,
           BrgGame         *game,
           guint            n_moves)
{
  guint n_events;
  const BrgEvent *events = brg_game_get_events (game, n_moves, &n_events);
  Place place = { NULL, FALSE };
  gboolean news = n_moves == 0;

  for (guint i = 0; i < n_events; i++)
    news = read_event (self, brg_game_get_ruleset (game), &events[i], &place.begins_part) || news;

  place.name = news ? make_name (self)
                    : g_ref_string_acquire (
                        g_array_index (self->places, Place, n_moves - 1).name);
  g_array_append_val (self->places, place);
}

/**
 * brg_replay_places_new:
 * @game: a game
 *
 * Returns: (transfer full): where its moves are, as it is now
 */
BrgReplayPlaces *
brg_replay_places_new (BrgGame *game)
{
  BrgReplayPlaces *self;

  g_return_val_if_fail (BRG_IS_GAME (game), NULL);

  self = g_new0 (BrgReplayPlaces, 1);
  self->places = g_array_new (FALSE, FALSE, sizeof (Place));
  g_array_set_clear_func (self->places, place_clear);
  for (guint i = 0; i <= brg_game_get_n_moves (game); i++)
    read_move (self, game, i);

  return self;
}

/**
 * brg_replay_places_free:
 * @places: (transfer full): places
 */
void
brg_replay_places_free (BrgReplayPlaces *places)
{
  g_array_unref (places->places);
  g_free (places->part);
  g_free (places->round);
  g_free (places);
}

/**
 * brg_replay_places_get:
 * @places: places
 * @n_moves: after how many moves
 *
 * Returns: (transfer none): in which part of the game and round that is, as a heading; empty if
 *   there is none
 */
const char *
brg_replay_places_get (const BrgReplayPlaces *places,
                       guint                  n_moves)
{
  g_return_val_if_fail (n_moves < places->places->len, "");

  return g_array_index (places->places, Place, n_moves).name;
}

/**
 * brg_replay_places_begins_part:
 * @places: places
 * @n_moves: after how many moves
 *
 * Returns: whether a part of the game begins with the last of these moves
 */
gboolean
brg_replay_places_begins_part (const BrgReplayPlaces *places,
                               guint                  n_moves)
{
  g_return_val_if_fail (n_moves < places->places->len, FALSE);

  return g_array_index (places->places, Place, n_moves).begins_part;
}
