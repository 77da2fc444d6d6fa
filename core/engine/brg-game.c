/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-game.h"

#include <glib/gi18n-lib.h>

#include "brg-error.h"
#include "brg-narrator.h"

/* More than any step of the agenda can set off. */
#define MAX_STEP_EVENTS 256

/* What was done, and what it led to; the first one is the set-up, whose move is unused. */
typedef struct
{
  BrgMove      move;
  BrgPosition *position;
  GArray      *events;
} Entry;

/**
 * BrgGame:
 *
 * A game under way: the one door for a window or a command line. It keeps the position after every
 * move, so that nothing is ever un-applied. A move is committed when it is applied here; undo
 * takes the last one back, and redo makes it again until another move is made.
 */
struct _BrgGame
{
  GObject     parent_instance;

  BrgRuleset *ruleset;
  guint64     seed;
  GPtrArray  *entries;
  GArray     *redo;
  GPtrArray  *beats;
  BrgMoves    legal;
  gboolean    listed;
};

enum
{
  PROP_0,
  PROP_RULESET,
  PROP_SEED,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_OVER,
  N_PROPS
};

enum
{
  MOVED,
  TAKEN_BACK,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BrgGame, brg_game, G_TYPE_OBJECT)

/* ---- entries and beats ---- */

static void
entry_free (gpointer data)
{
  Entry *entry = data;

  brg_position_free (entry->position);
  g_array_unref (entry->events);
  g_free (entry);
}

static void
beat_free (gpointer data)
{
  BrgBeat *beat = data;

  brg_position_free (beat->position);
  g_free (beat->events);
  g_free (beat);
}

static Entry *
get_entry (BrgGame *self,
           guint    index)
{
  return self->entries->pdata[index];
}

static Entry *
get_last (BrgGame *self)
{
  return get_entry (self, self->entries->len - 1);
}

/* Called after each step, before the entry that it belongs to is complete. */
static void
keep_beat (const BrgPosition *position,
           const BrgEvent    *events,
           guint              n_events,
           gpointer           data)
{
  BrgGame *self = data;
  BrgBeat *beat = g_new0 (BrgBeat, 1);

  beat->position = brg_position_dup (self->ruleset, position);
  beat->events = g_memdup2 (events, n_events * sizeof (BrgEvent));
  beat->n_events = n_events;
  g_ptr_array_add (self->beats, beat);
}

static GArray *
collect_events (BrgGame *self)
{
  GArray *events = g_array_new (FALSE, FALSE, sizeof (BrgEvent));

  for (guint i = 0; i < self->beats->len; i++)
    {
      const BrgBeat *beat = self->beats->pdata[i];

      g_array_append_vals (events, beat->events, beat->n_events);
    }

  return events;
}

/* Makes a move, or sets the game up if @move is NULL. */
static void
commit (BrgGame       *self,
        const BrgMove *move)
{
  BrgEvent buffer[MAX_STEP_EVENTS];
  BrgEventSink sink = { buffer, MAX_STEP_EVENTS, 0, keep_beat, self };
  Entry *entry = g_new0 (Entry, 1);

  g_ptr_array_set_size (self->beats, 0);
  if (move == NULL)
    {
      entry->position = brg_position_new (self->ruleset);
      brg_play_begin (self->ruleset, entry->position, self->seed, &sink);
    }
  else
    {
      entry->move = *move;
      entry->position = brg_position_dup (self->ruleset, get_last (self)->position);
      brg_play_move (self->ruleset, entry->position, move, &sink);
    }

  entry->events = collect_events (self);
  g_ptr_array_add (self->entries, entry);
  self->listed = FALSE;
}

static void
tell (BrgGame *self,
      guint    signal)
{
  g_signal_emit (self, signals[signal], 0);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CAN_UNDO]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CAN_REDO]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_OVER]);
}

/* ---- the object ---- */

static void
brg_game_constructed (GObject *object)
{
  BrgGame *self = BRG_GAME (object);

  G_OBJECT_CLASS (brg_game_parent_class)->constructed (object);

  g_assert (self->ruleset != NULL);
  commit (self, NULL);
}

static void
brg_game_finalize (GObject *object)
{
  BrgGame *self = BRG_GAME (object);

  g_ptr_array_unref (self->entries);
  g_ptr_array_unref (self->beats);
  g_array_unref (self->redo);
  g_free (self->legal.items);
  brg_ruleset_unref (self->ruleset);

  G_OBJECT_CLASS (brg_game_parent_class)->finalize (object);
}

static void
brg_game_get_property (GObject    *object,
                       guint       prop_id,
                       GValue     *value,
                       GParamSpec *pspec)
{
  BrgGame *self = BRG_GAME (object);

  switch (prop_id)
    {
    case PROP_RULESET:
      g_value_set_boxed (value, self->ruleset);
      break;
    case PROP_SEED:
      g_value_set_uint64 (value, self->seed);
      break;
    case PROP_CAN_UNDO:
      g_value_set_boolean (value, brg_game_can_undo (self));
      break;
    case PROP_CAN_REDO:
      g_value_set_boolean (value, brg_game_can_redo (self));
      break;
    case PROP_OVER:
      g_value_set_boolean (value, brg_position_is_over (brg_game_get_position (self)));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
brg_game_set_property (GObject      *object,
                       guint         prop_id,
                       const GValue *value,
                       GParamSpec   *pspec)
{
  BrgGame *self = BRG_GAME (object);

  switch (prop_id)
    {
    case PROP_RULESET:
      self->ruleset = g_value_dup_boxed (value);
      break;
    case PROP_SEED:
      self->seed = g_value_get_uint64 (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags given
      = G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;
  const GParamFlags told = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  properties[PROP_RULESET]
      = g_param_spec_boxed ("ruleset", NULL, NULL, BRG_TYPE_RULESET, given);
  properties[PROP_SEED]
      = g_param_spec_uint64 ("seed", NULL, NULL, 0, G_MAXUINT64, 0, given);
  properties[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, told);
  properties[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, told);
  properties[PROP_OVER] = g_param_spec_boolean ("over", NULL, NULL, FALSE, told);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
brg_game_class_init (BrgGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = brg_game_constructed;
  object_class->finalize = brg_game_finalize;
  object_class->get_property = brg_game_get_property;
  object_class->set_property = brg_game_set_property;
  install_properties (object_class);

  /**
   * BrgGame::moved:
   *
   * A move was made or made again; brg_game_get_beat() tells what it set off.
   */
  signals[MOVED] = g_signal_new ("moved", BRG_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);

  /**
   * BrgGame::taken-back:
   *
   * The last move was taken back.
   */
  signals[TAKEN_BACK] = g_signal_new ("taken-back", BRG_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL,
                                      NULL, NULL, G_TYPE_NONE, 0);
}

static void
brg_game_init (BrgGame *self)
{
  self->entries = g_ptr_array_new_with_free_func (entry_free);
  self->beats = g_ptr_array_new_with_free_func (beat_free);
  self->redo = g_array_new (FALSE, FALSE, sizeof (BrgMove));
  self->legal.items = g_new (BrgMove, BRG_MAX_MOVES);
  self->legal.capacity = BRG_MAX_MOVES;
}

/**
 * brg_game_new:
 * @ruleset: (transfer none): the rules
 * @seed: what chance is made from: the same seed and moves give the same game
 *
 * Returns: (transfer full): a game that is set up and asks its first question
 */
BrgGame *
brg_game_new (BrgRuleset *ruleset,
              guint64     seed)
{
  return g_object_new (BRG_TYPE_GAME, "ruleset", ruleset, "seed", seed, NULL);
}

/**
 * brg_game_get_ruleset:
 * @self: a game
 *
 * Returns: (transfer none): its rules
 */
BrgRuleset *
brg_game_get_ruleset (BrgGame *self)
{
  g_return_val_if_fail (BRG_IS_GAME (self), NULL);

  return self->ruleset;
}

guint64
brg_game_get_seed (BrgGame *self)
{
  g_return_val_if_fail (BRG_IS_GAME (self), 0);

  return self->seed;
}

/* ---- what there is ---- */

/**
 * brg_game_get_position:
 * @self: a game
 *
 * Returns: (transfer none): the position after the last move; it stays valid until that move is
 *   taken back
 */
const BrgPosition *
brg_game_get_position (BrgGame *self)
{
  g_return_val_if_fail (BRG_IS_GAME (self), NULL);

  return get_last (self)->position;
}

/**
 * brg_game_get_position_at:
 * @self: a game
 * @n_moves: how many moves had been made, 0 for the position after the set-up
 *
 * Returns: (transfer none): the position at that time
 */
const BrgPosition *
brg_game_get_position_at (BrgGame *self,
                          guint    n_moves)
{
  g_return_val_if_fail (BRG_IS_GAME (self), NULL);
  g_return_val_if_fail (n_moves < self->entries->len, NULL);

  return get_entry (self, n_moves)->position;
}

guint
brg_game_get_n_moves (BrgGame *self)
{
  g_return_val_if_fail (BRG_IS_GAME (self), 0);

  return self->entries->len - 1;
}

/**
 * brg_game_get_move:
 * @self: a game
 * @index: which move, from 0
 *
 * Returns: (transfer none): a move that was made
 */
const BrgMove *
brg_game_get_move (BrgGame *self,
                   guint    index)
{
  g_return_val_if_fail (BRG_IS_GAME (self), NULL);
  g_return_val_if_fail (index < brg_game_get_n_moves (self), NULL);

  return &get_entry (self, index + 1)->move;
}

guint
brg_game_get_n_beats (BrgGame *self)
{
  g_return_val_if_fail (BRG_IS_GAME (self), 0);

  return self->beats->len;
}

/**
 * brg_game_get_beat:
 * @self: a game
 * @index: which beat, from 0
 *
 * Returns: (transfer none): a step of what the last move set off, valid until the next move or
 *   undo. A new game has the beats of its set-up, and after undo there are none.
 */
const BrgBeat *
brg_game_get_beat (BrgGame *self,
                   guint    index)
{
  g_return_val_if_fail (BRG_IS_GAME (self), NULL);
  g_return_val_if_fail (index < self->beats->len, NULL);

  return self->beats->pdata[index];
}

/**
 * brg_game_get_events:
 * @self: a game
 * @n_moves: how many moves had been made, the one asked about included; 0 for the set-up
 * @n_events: (out): how many events
 *
 * Returns: (transfer none) (array length=n_events): what the move set off
 */
const BrgEvent *
brg_game_get_events (BrgGame *self,
                     guint    n_moves,
                     guint   *n_events)
{
  const GArray *events;

  g_return_val_if_fail (BRG_IS_GAME (self), NULL);
  g_return_val_if_fail (n_moves < self->entries->len, NULL);

  events = get_entry (self, n_moves)->events;
  *n_events = events->len;
  return (const BrgEvent *) (gpointer) events->data;
}

/* ---- moves ---- */

/**
 * brg_game_get_legal:
 * @self: a game
 *
 * Returns: (transfer none): the moves that can be made now, valid until the next move or undo
 */
const BrgMoves *
brg_game_get_legal (BrgGame *self)
{
  g_return_val_if_fail (BRG_IS_GAME (self), NULL);

  if (!self->listed)
    {
      self->legal.n = 0;
      brg_play_list (self->ruleset, brg_game_get_position (self), &self->legal);
      g_assert (self->legal.n <= self->legal.capacity);
      self->listed = TRUE;
    }

  return &self->legal;
}

gboolean
brg_game_is_legal (BrgGame       *self,
                   const BrgMove *move)
{
  g_return_val_if_fail (BRG_IS_GAME (self), FALSE);

  return brg_moves_find (brg_game_get_legal (self), move) >= 0;
}

static void
refuse (BrgGame        *self,
        const BrgMove  *move,
        GError        **error)
{
  BrgRefusal refusal;

  brg_play_why_not (self->ruleset, brg_game_get_position (self), move, &refusal);
  if (refusal.reason == BRG_REASON_NONE)
    refusal.reason = BRG_REASON_NOT_NOW;

  g_autofree char *notation = brg_move_format (self->ruleset, move);
  g_autofree char *reason = brg_narrator_refusal (self->ruleset, &refusal);

  g_set_error (error, BRG_ERROR, BRG_ERROR_ILLEGAL,
               /* Translators: first a move in notation, then a sentence that says why */
               _("“%s” cannot be played: %s"), notation, reason);
}

/**
 * brg_game_move:
 * @self: a game
 * @move: a move whose verb and subjects are in range
 * @error: return location for an error
 *
 * Makes a move, if the rules allow it, and forgets what could have been made again.
 *
 * Returns: %FALSE if the rules refuse the move; nothing has changed then
 */
gboolean
brg_game_move (BrgGame        *self,
               const BrgMove  *move,
               GError        **error)
{
  g_return_val_if_fail (BRG_IS_GAME (self), FALSE);

  if (!brg_game_is_legal (self, move))
    {
      refuse (self, move, error);
      return FALSE;
    }

  g_array_set_size (self->redo, 0);
  commit (self, move);
  tell (self, MOVED);

  return TRUE;
}

/**
 * brg_game_can_undo:
 * @self: a game
 *
 * Moves can be taken back within the turn, up to the last thing that chance revealed. Before the
 * first turn, a choice is final as soon as somebody else is asked.
 *
 * Returns: whether the last move can be taken back
 */
gboolean
brg_game_can_undo (BrgGame *self)
{
  const BrgPosition *before, *after;
  const BrgVerb *verb;

  g_return_val_if_fail (BRG_IS_GAME (self), FALSE);

  if (brg_game_get_n_moves (self) == 0)
    return FALSE;

  after = get_last (self)->position;
  before = get_entry (self, self->entries->len - 2)->position;
  verb = brg_ruleset_row (self->ruleset->verbs, BrgVerb, get_last (self)->move.verb);

  return !verb->ends_turn
         && before->random.counter == after->random.counter
         && before->turn_seat == after->turn_seat
         && (after->turn_seat != BRG_NO_SEAT
             || brg_position_get_asked (before) == brg_position_get_asked (after));
}

gboolean
brg_game_can_redo (BrgGame *self)
{
  g_return_val_if_fail (BRG_IS_GAME (self), FALSE);

  return self->redo->len > 0;
}

/**
 * brg_game_undo:
 * @self: a game for which brg_game_can_undo() holds
 *
 * Takes the last move back.
 */
void
brg_game_undo (BrgGame *self)
{
  g_return_if_fail (BRG_IS_GAME (self));
  g_return_if_fail (brg_game_can_undo (self));

  g_array_append_val (self->redo, get_last (self)->move);
  g_ptr_array_set_size (self->entries, (gint) self->entries->len - 1);
  g_ptr_array_set_size (self->beats, 0);
  self->listed = FALSE;
  tell (self, TAKEN_BACK);
}

/**
 * brg_game_redo:
 * @self: a game for which brg_game_can_redo() holds
 *
 * Makes the move again that was taken back last.
 */
void
brg_game_redo (BrgGame *self)
{
  BrgMove move;

  g_return_if_fail (BRG_IS_GAME (self));
  g_return_if_fail (brg_game_can_redo (self));

  move = g_array_index (self->redo, BrgMove, self->redo->len - 1);
  g_array_set_size (self->redo, self->redo->len - 1);
  commit (self, &move);
  tell (self, MOVED);
}
