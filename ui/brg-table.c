/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-table-private.h"

#include <glib/gi18n-lib.h>

#include "core/engine/brg-narrator.h"
#include "ui/brg-columns.h"

#define N_FACES 6

G_DEFINE_FINAL_TYPE (BrgTable, brg_table, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_BEAT_DELAY,
  PROP_ANNOUNCEMENT,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_FOLLOWING,
  PROP_PAUSED,
  N_PROPS
};

enum
{
  SIGNAL_NOTICE,
  SIGNAL_FINISHED,
  SIGNAL_RESTED,
  SIGNAL_HELP,
  SIGNAL_ASKED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

/* ---- telling ---- */

/* What a screen reader is to say; the window speaks it. */
void
brg_table_announce (BrgTable   *self,
                    const char *sentence)
{
  g_free (self->announcement);
  self->announcement = g_strdup (sentence);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ANNOUNCEMENT]);
}

void
brg_table_notice (BrgTable   *self,
                  const char *sentence)
{
  g_signal_emit (self, signals[SIGNAL_NOTICE], 0, sentence);
}

void
brg_table_tell_finished (BrgTable *self)
{
  g_signal_emit (self, signals[SIGNAL_FINISHED], 0);
}

void
brg_table_tell_rested (BrgTable *self)
{
  g_signal_emit (self, signals[SIGNAL_RESTED], 0);
}

void
brg_table_tell_help (BrgTable   *self,
                     const char *reference)
{
  g_signal_emit (self, signals[SIGNAL_HELP], 0, reference);
}

void
brg_table_tell_asked (BrgTable *self)
{
  g_signal_emit (self, signals[SIGNAL_ASKED], 0);
}

static gboolean
can_undo (BrgTable *self)
{
  return self->game != NULL && !self->watching && brg_game_can_undo (self->game)
         && !brg_table_is_computer_asked (self);
}

static gboolean
can_redo (BrgTable *self)
{
  return self->game != NULL && !self->watching && brg_game_can_redo (self->game)
         && !brg_table_is_computer_asked (self);
}

void
brg_table_tell_undo (BrgTable *self)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.undo", can_undo (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.redo", can_redo (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.restart-turn", can_undo (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CAN_UNDO]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CAN_REDO]);
}

/* What comes and goes in a moment needs no controls. */
static gboolean
is_worth_following (BrgTable *self)
{
  return brg_table_is_following (self)
         && (self->beat_delay > 0 || brg_beat_player_get_paused (self->beats)
             || !brg_table_has_person (self));
}

void
brg_table_tell_following (BrgTable *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FOLLOWING]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PAUSED]);
}

/* ---- actions ---- */

static void
undo_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  brg_table_undo (BRG_TABLE (widget));
}

static void
redo_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  brg_table_redo (BRG_TABLE (widget));
}

static void
restart_turn_action (GtkWidget  *widget,
                     const char *name,
                     GVariant   *parameter)
{
  brg_table_restart_turn (BRG_TABLE (widget));
}

static void
back_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  BrgTable *self = BRG_TABLE (widget);

  if (brg_table_end_enlarging (self))
    return;
  if (brg_table_is_following (self))
    brg_table_skip (self);
  else if (brg_beat_player_is_playing (self->beats))
    brg_table_hurry (self);
  else if (self->picker != NULL)
    brg_table_put_back (self, NULL);
}

static void
explain_action (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  brg_table_explain (BRG_TABLE (widget));
}

/* ---- the object ---- */

static void
brg_table_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (brg_table_parent_class)->root (widget);
  brg_table_follow_focus (BRG_TABLE (widget), gtk_widget_get_root (widget));
}

static void
brg_table_unroot (GtkWidget *widget)
{
  brg_table_follow_focus (BRG_TABLE (widget), NULL);
  GTK_WIDGET_CLASS (brg_table_parent_class)->unroot (widget);
}

static void
brg_table_dispose (GObject *object)
{
  BrgTable *self = BRG_TABLE (object);
  GtkWidget *child;

  brg_table_set_game (self, NULL, NULL);
  g_clear_weak_pointer (&self->focus);
  g_clear_weak_pointer (&self->left_focus);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->drag);
  g_clear_pointer (&self->motions, brg_motions_free);
  g_clear_object (&self->beats);
  g_clear_object (&self->claims);

  G_OBJECT_CLASS (brg_table_parent_class)->dispose (object);
}

static void
brg_table_finalize (GObject *object)
{
  g_free (BRG_TABLE (object)->announcement);

  G_OBJECT_CLASS (brg_table_parent_class)->finalize (object);
}

static void
brg_table_get_property (GObject    *object,
                        guint       prop_id,
                        GValue     *value,
                        GParamSpec *pspec)
{
  BrgTable *self = BRG_TABLE (object);

  switch (prop_id)
    {
    case PROP_BEAT_DELAY:
      g_value_set_uint (value, self->beat_delay);
      break;
    case PROP_ANNOUNCEMENT:
      g_value_set_string (value, self->announcement);
      break;
    case PROP_CAN_UNDO:
      g_value_set_boolean (value, can_undo (self));
      break;
    case PROP_CAN_REDO:
      g_value_set_boolean (value, can_redo (self));
      break;
    case PROP_FOLLOWING:
      g_value_set_boolean (value, is_worth_following (self));
      break;
    case PROP_PAUSED:
      g_value_set_boolean (value, brg_beat_player_get_paused (self->beats));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
brg_table_set_property (GObject      *object,
                        guint         prop_id,
                        const GValue *value,
                        GParamSpec   *pspec)
{
  BrgTable *self = BRG_TABLE (object);

  switch (prop_id)
    {
    case PROP_BEAT_DELAY:
      brg_table_set_pace (self, g_value_get_uint (value));
      break;
    case PROP_PAUSED:
      brg_table_set_paused (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags told = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  const GParamFlags given = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  /* How long each step of a move is seen, in milliseconds; 0 shows all at once. */
  properties[PROP_BEAT_DELAY]
      = g_param_spec_uint ("beat-delay", NULL, NULL, 0, G_MAXUINT, 0, given);
  /* What has just happened, for a screen reader. */
  properties[PROP_ANNOUNCEMENT] = g_param_spec_string ("announcement", NULL, NULL, NULL, told);
  properties[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, told);
  properties[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, told);
  /* Whether a computer plays, slowly enough to be followed, paused and stepped. */
  properties[PROP_FOLLOWING] = g_param_spec_boolean ("following", NULL, NULL, FALSE, told);
  properties[PROP_PAUSED] = g_param_spec_boolean ("paused", NULL, NULL, FALSE,
                                                  given | G_PARAM_EXPLICIT_NOTIFY);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (BRG_TYPE_COLUMNS);
  g_type_ensure (BRG_TYPE_DECK);
  g_type_ensure (BRG_TYPE_LOG_PANEL);
  g_type_ensure (BRG_TYPE_QUESTION_BAR);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/burgrave/Burgrave/ui/brg-table.ui");
  gtk_widget_class_bind_template_child (widget_class, BrgTable, columns);
  gtk_widget_class_bind_template_child (widget_class, BrgTable, market_box);
  gtk_widget_class_bind_template_child (widget_class, BrgTable, aside);
  gtk_widget_class_bind_template_child (widget_class, BrgTable, more);
  gtk_widget_class_bind_template_child (widget_class, BrgTable, log);
  gtk_widget_class_bind_template_child (widget_class, BrgTable, bar);
  gtk_widget_class_bind_template_child (widget_class, BrgTable, deck);
}

static void
brg_table_class_init (BrgTableClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = brg_table_dispose;
  object_class->finalize = brg_table_finalize;
  object_class->get_property = brg_table_get_property;
  object_class->set_property = brg_table_set_property;
  install_properties (object_class);
  widget_class->root = brg_table_root;
  widget_class->unroot = brg_table_unroot;

  signals[SIGNAL_NOTICE] = g_signal_new ("notice", BRG_TYPE_TABLE, G_SIGNAL_RUN_LAST,
                                         0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[SIGNAL_FINISHED] = g_signal_new ("finished", BRG_TYPE_TABLE, G_SIGNAL_RUN_LAST,
                                           0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_RESTED] = g_signal_new ("rested", BRG_TYPE_TABLE, G_SIGNAL_RUN_LAST,
                                         0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_HELP] = g_signal_new ("help", BRG_TYPE_TABLE, G_SIGNAL_RUN_LAST,
                                       0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[SIGNAL_ASKED] = g_signal_new ("asked", BRG_TYPE_TABLE, G_SIGNAL_RUN_LAST,
                                        0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "gametable");
  gtk_widget_class_install_action (widget_class, "table.undo", NULL, undo_action);
  gtk_widget_class_install_action (widget_class, "table.redo", NULL, redo_action);
  gtk_widget_class_install_action (widget_class, "table.restart-turn", NULL,
                                   restart_turn_action);
  gtk_widget_class_install_action (widget_class, "table.back", NULL, back_action);
  gtk_widget_class_install_action (widget_class, "table.explain", NULL, explain_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Menu, 0, "table.explain", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, "table.explain",
                                       NULL);
  brg_table_install_seats (widget_class);
  bind_template (widget_class);
}

static gboolean
die_cb (GtkWidget *widget,
        GVariant  *arguments,
        gpointer   face)
{
  return brg_table_pick_die (BRG_TABLE (widget), GPOINTER_TO_UINT (face));
}

static void
add_die_key (GtkEventController *controller,
             guint               key,
             guint               face)
{
  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (controller),
      gtk_shortcut_new (gtk_keyval_trigger_new (key, GDK_ALT_MASK),
                        gtk_callback_action_new (die_cb, GUINT_TO_POINTER (face), NULL)));
}

/* Wherever the keys go: what had them may just have gone away. */
static void
add_keys (BrgTable *self)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  for (guint face = 1; face <= N_FACES; face++)
    {
      add_die_key (controller, GDK_KEY_0 + face, face);
      add_die_key (controller, GDK_KEY_KP_0 + face, face);
    }
  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller),
                                     GTK_SHORTCUT_SCOPE_GLOBAL);
  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (controller),
      gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                        gtk_named_action_new ("table.back")));
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

static void
brg_table_init (BrgTable *self)
{
  self->claims = brg_claims_new ();
  self->beats = brg_beat_player_new ();
  self->speed = 1;
  gtk_widget_init_template (GTK_WIDGET (self));
  self->motions = brg_motions_new (self->deck, self->claims, GTK_WIDGET (self));
  self->drag = brg_drag_new (GTK_WIDGET (self), self->deck, self->claims, self->motions);
  g_signal_connect_object (self->drag, "over", G_CALLBACK (brg_table_hint_at), self,
                           G_CONNECT_SWAPPED);
  self->mover = BRG_NO_SEAT;
  self->enlarged = BRG_NO_SEAT;
  add_keys (self);
  brg_table_add_seat_keys (self);
  g_signal_connect_object (self->log, "pointed", G_CALLBACK (brg_table_point_at), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->bar, "remarked", G_CALLBACK (brg_table_announce), self,
                           G_CONNECT_SWAPPED);
  brg_table_add_help (self);
  brg_table_tell_undo (self);
}

/**
 * brg_table_new:
 *
 * Returns: (transfer floating): a table without a game
 */
GtkWidget *
brg_table_new (void)
{
  return g_object_new (BRG_TYPE_TABLE, NULL);
}

/**
 * brg_table_set_game:
 * @self: a table
 * @game: (nullable): the game to play
 * @expansions: (nullable) (element-type BrgExpansionUi): the window's halves of its expansions; not
 *   to be changed any more
 *
 * Takes the game away that lay there, and lays out @game. An expansion whose object is not among
 * @expansions is played with what its rules say and nothing more.
 */
void
brg_table_set_game (BrgTable  *self,
                    BrgGame   *game,
                    GPtrArray *expansions)
{
  g_return_if_fail (BRG_IS_TABLE (self));

  if (self->game != NULL)
    {
      brg_table_end_play (self);
      brg_table_clear_away (self);
      g_clear_object (&self->game);
      g_clear_pointer (&self->expansions, g_ptr_array_unref);
    }

  if (game != NULL)
    {
      self->game = g_object_ref (game);
      if (expansions != NULL && expansions->len > 0)
        self->expansions = g_ptr_array_ref (expansions);
      brg_table_begin_play (self);
    }
}

/**
 * brg_table_get_game:
 * @self: a table
 *
 * Returns: (transfer none) (nullable): the game that is played
 */
BrgGame *
brg_table_get_game (BrgTable *self)
{
  g_return_val_if_fail (BRG_IS_TABLE (self), NULL);

  return self->game;
}

/* Who cannot see what goes back must be told. */
static void
tell_undone (BrgTable *self)
{
  guint n = brg_game_get_n_moves (self->game);
  g_autofree char *move = brg_narrator_move (brg_game_get_ruleset (self->game),
                                             brg_game_get_move (self->game, n - 1));
  /* Translators: %s is what was done, such as "Take 2 workers (die 5)" */
  g_autofree char *words = g_strdup_printf (_("Taken back: %s"), move);

  brg_table_announce (self, words);
}

/**
 * brg_table_undo:
 * @self: a table
 *
 * Takes the last move back, if that can be done.
 */
void
brg_table_undo (BrgTable *self)
{
  g_return_if_fail (BRG_IS_TABLE (self));

  if (!can_undo (self))
    return;

  tell_undone (self);
  brg_game_undo (self->game);
}

/**
 * brg_table_redo:
 * @self: a table
 *
 * Makes a move again that was taken back, if there is one.
 */
void
brg_table_redo (BrgTable *self)
{
  g_return_if_fail (BRG_IS_TABLE (self));

  if (can_redo (self))
    brg_game_redo (self->game);
}

/**
 * brg_table_get_expansions:
 * @self: a table
 *
 * Returns: (transfer none) (nullable) (element-type BrgExpansionUi): the window's halves of the
 *   expansions of its game
 */
GPtrArray *
brg_table_get_expansions (BrgTable *self)
{
  g_return_val_if_fail (BRG_IS_TABLE (self), NULL);

  return self->expansions;
}

/**
 * brg_table_restart_turn:
 * @self: a table
 *
 * Takes back all of this turn that can be taken back. It can be made again move by move.
 */
void
brg_table_restart_turn (BrgTable *self)
{
  g_return_if_fail (BRG_IS_TABLE (self));

  if (!can_undo (self))
    return;

  brg_table_announce (self, _("All of this turn that can be taken back is taken back."));
  brg_game_restart_turn (self->game);
}

/**
 * brg_table_get_log:
 * @self: a table
 *
 * Returns: (transfer none): what happened, in words
 */
BrgLogPanel *
brg_table_get_log (BrgTable *self)
{
  g_return_val_if_fail (BRG_IS_TABLE (self), NULL);

  return self->log;
}
