/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-game-private.h"

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

static GParamSpec *properties[N_PROPS];
static guint signals[BRG_GAME_N_SIGNALS];

/**
 * BrgGame:
 *
 * A game under way: the one door for a window or a command line. It keeps the position after every
 * move, so that nothing is ever un-applied. A move is committed when it is applied here; undo
 * takes the last one back, and redo makes it again until another move is made.
 */
G_DEFINE_FINAL_TYPE (BrgGame, brg_game, G_TYPE_OBJECT)

/*
 * brg_game_tell:
 *
 * Emits a signal and says what else may have changed.
 */
void
brg_game_tell (BrgGame       *self,
               BrgGameSignal  signal)
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
  brg_game_commit (self, NULL, NULL);
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
      g_value_set_boolean (value, brg_position_is_over (brg_game_get_last (self)->position));
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
  signals[BRG_GAME_MOVED]
      = g_signal_new ("moved", BRG_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                      G_TYPE_NONE, 0);

  /**
   * BrgGame::taken-back:
   *
   * The last move was taken back.
   */
  signals[BRG_GAME_TAKEN_BACK]
      = g_signal_new ("taken-back", BRG_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                      G_TYPE_NONE, 0);
}

static void
brg_game_init (BrgGame *self)
{
  self->entries = g_ptr_array_new_with_free_func (brg_game_entry_free);
  self->beats = g_ptr_array_new_with_free_func (brg_game_beat_free);
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

/**
 * brg_game_get_seed:
 * @self: a game
 *
 * Returns: what its chance is made from
 */
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

  return brg_game_get_last (self)->position;
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

  return brg_game_get_entry (self, n_moves)->position;
}

/**
 * brg_game_get_n_moves:
 * @self: a game
 *
 * Returns: how many moves were made and not taken back
 */
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

  return &brg_game_get_entry (self, index + 1)->move;
}

/**
 * brg_game_get_n_beats:
 * @self: a game
 *
 * Returns: how many beats brg_game_get_beat() has
 */
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

  events = brg_game_get_entry (self, n_moves)->events;
  *n_events = events->len;
  return (const BrgEvent *) (gpointer) events->data;
}
