/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-ledger.h"

#include "brg-narrator.h"

/* What one round of play brought; the first one is what came before any round. */
typedef struct
{
  char    *round;
  char    *part;
  gboolean begins_part;
  gint    *points;
  gint     gains[BRG_MAX_SEATS];
} Round;

struct _BrgLedger
{
  BrgRuleset *ruleset;
  GPtrArray  *rounds;
  gboolean    by_moves;
};

static void
round_free (gpointer data)
{
  Round *self = data;

  g_free (self->round);
  g_free (self->part);
  g_free (self->points);
  g_free (self);
}

static Round *
get_round (const BrgLedger *self,
           guint            index)
{
  return self->rounds->pdata[index];
}

static Round *
get_last (const BrgLedger *self)
{
  return get_round (self, self->rounds->len - 1);
}

static Round *
add_round (BrgLedger *self)
{
  Round *round = g_new0 (Round, 1);

  round->points = g_new0 (gint, self->ruleset->causes.n * BRG_MAX_SEATS);
  g_ptr_array_add (self->rounds, round);

  return round;
}

/* ---- reading ---- */

static void
count_points (BrgLedger      *self,
              const BrgEvent *event)
{
  Round *round = get_last (self);

  if (event->seat >= BRG_MAX_SEATS)
    return;

  round->points[event->cause * BRG_MAX_SEATS + event->seat] += event->amount;
  round->gains[event->seat] += event->amount;
}

/* The first round of a part is that part's beginning, whatever came between the two. */
static void
begin_round (BrgLedger      *self,
             const BrgEvent *event)
{
  const char *part = get_last (self)->part;
  Round *round = get_last (self);

  if (!round->begins_part || round->round != NULL)
    round = add_round (self);

  round->round = brg_narrator_stretch (self->ruleset, event, FALSE);
  if (round->part == NULL)
    round->part = g_strdup (part);
}

static void
begin_part (BrgLedger      *self,
            const BrgEvent *event)
{
  Round *round = add_round (self);

  round->part = brg_narrator_stretch (self->ruleset, event, TRUE);
  round->begins_part = TRUE;
}

static void
read_event (BrgLedger      *self,
            const BrgEvent *event)
{
  const BrgEventKind *kind = brg_ruleset_row (self->ruleset->event_kinds, BrgEventKind,
                                              event->kind);

  if (kind->part != NULL)
    begin_part (self, event);
  if (kind->round != NULL)
    begin_round (self, event);
  if (kind->is_points)
    count_points (self, event);
}

static void
read_move (BrgLedger *self,
           BrgGame   *game,
           guint      n_moves)
{
  guint n_events;
  const BrgEvent *events = brg_game_get_events (game, n_moves, &n_events);

  if (self->by_moves && n_moves > 0)
    add_round (self);
  for (guint i = 0; i < n_events; i++)
    read_event (self, &events[i]);
}

static gboolean
has_rounds (const BrgRuleset *ruleset)
{
  for (guint i = 0; i < ruleset->event_kinds.n; i++)
    {
      const BrgEventKind *kind = brg_ruleset_row (ruleset->event_kinds, BrgEventKind, i);

      if (kind != NULL && (kind->round != NULL || kind->part != NULL))
        return TRUE;
    }

  return FALSE;
}

/**
 * brg_ledger_new:
 * @game: a game, over or not
 *
 * Reads what the moves of a game brought, round by round. In a game whose rules know no rounds
 * every move is one.
 *
 * Returns: (transfer full): the ledger of the game as it is now
 */
BrgLedger *
brg_ledger_new (BrgGame *game)
{
  BrgLedger *self;

  g_return_val_if_fail (BRG_IS_GAME (game), NULL);

  self = g_new0 (BrgLedger, 1);
  self->ruleset = brg_ruleset_ref (brg_game_get_ruleset (game));
  self->rounds = g_ptr_array_new_with_free_func (round_free);
  self->by_moves = !has_rounds (self->ruleset);
  add_round (self);
  for (guint i = 0; i <= brg_game_get_n_moves (game); i++)
    read_move (self, game, i);

  return self;
}

/**
 * brg_ledger_free:
 * @ledger: (transfer full): a ledger
 */
void
brg_ledger_free (BrgLedger *ledger)
{
  g_ptr_array_unref (ledger->rounds);
  brg_ruleset_unref (ledger->ruleset);
  g_free (ledger);
}

/* ---- asking ---- */

/**
 * brg_ledger_get_n_rounds:
 * @ledger: a ledger
 *
 * Returns: how many rounds there are, the one that has begun and that which came before the first
 *   round included; so at least 1
 */
guint
brg_ledger_get_n_rounds (const BrgLedger *ledger)
{
  return ledger->rounds->len;
}

/**
 * brg_ledger_get_round:
 * @ledger: a ledger
 * @round: which round, from 0
 *
 * Returns: (transfer none) (nullable): what the round is called in its part, as in the middle of a
 *   sentence; %NULL before the first round, in a part that has none, and for moves
 */
const char *
brg_ledger_get_round (const BrgLedger *ledger,
                      guint            round)
{
  g_return_val_if_fail (round < ledger->rounds->len, NULL);

  return get_round (ledger, round)->round;
}

/**
 * brg_ledger_get_part:
 * @ledger: a ledger
 * @round: which round, from 0
 *
 * Returns: (transfer none) (nullable): what the part of the game is called that the round is in
 */
const char *
brg_ledger_get_part (const BrgLedger *ledger,
                     guint            round)
{
  g_return_val_if_fail (round < ledger->rounds->len, NULL);

  return get_round (ledger, round)->part;
}

/**
 * brg_ledger_begins_part:
 * @ledger: a ledger
 * @round: which round, from 0
 *
 * Returns: whether a part of the game begins with the round
 */
gboolean
brg_ledger_begins_part (const BrgLedger *ledger,
                        guint            round)
{
  g_return_val_if_fail (round < ledger->rounds->len, FALSE);

  return get_round (ledger, round)->begins_part;
}

/**
 * brg_ledger_get_points:
 * @ledger: a ledger
 * @round: which round, from 0
 * @seat: whose points
 * @cause: row of the ruleset's table of causes
 *
 * Returns: the points that the seat gained in the round for the cause
 */
gint
brg_ledger_get_points (const BrgLedger *ledger,
                       guint            round,
                       guint            seat,
                       guint            cause)
{
  g_return_val_if_fail (round < ledger->rounds->len, 0);
  g_return_val_if_fail (seat < BRG_MAX_SEATS && cause < ledger->ruleset->causes.n, 0);

  return get_round (ledger, round)->points[cause * BRG_MAX_SEATS + seat];
}

/**
 * brg_ledger_get_gain:
 * @ledger: a ledger
 * @round: which round, from 0
 * @seat: whose points
 *
 * Returns: all points that the seat gained in the round
 */
gint
brg_ledger_get_gain (const BrgLedger *ledger,
                     guint            round,
                     guint            seat)
{
  g_return_val_if_fail (round < ledger->rounds->len && seat < BRG_MAX_SEATS, 0);

  return get_round (ledger, round)->gains[seat];
}

/**
 * brg_ledger_get_total:
 * @ledger: a ledger
 * @round: which round, from 0
 * @seat: whose points
 *
 * Returns: the points that the seat had gained when the round was over
 */
gint
brg_ledger_get_total (const BrgLedger *ledger,
                      guint            round,
                      guint            seat)
{
  gint total = 0;

  g_return_val_if_fail (round < ledger->rounds->len && seat < BRG_MAX_SEATS, 0);

  for (guint i = 0; i <= round; i++)
    total += get_round (ledger, i)->gains[seat];

  return total;
}
