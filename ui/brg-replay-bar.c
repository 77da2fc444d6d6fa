/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-replay-bar.h"

#include <glib/gi18n-lib.h>

#include "ui/brg-replay-places.h"

/* How much faster than usual; the last one rests not at all. */
static const double speeds[] = { 0.25, 0.5, 1, 2, 4, 8, 1000 };

#define USUAL_SPEED   2
#define HIGHEST_SPEED (G_N_ELEMENTS (speeds) - 1)

/**
 * BrgReplayBar:
 *
 * The controls of a replay: buttons, a slider over all moves, and a choice of speeds.
 */
struct _BrgReplayBar
{
  GtkWidget parent_instance;

  GtkButton *toggle;
  GtkAdjustment *adjustment;
  GtkScale *scale;
  GtkLabel *count;
  GtkLabel *place;
  GtkDropDown *speed;

  BrgReplay *replay;
  BrgReplayPlaces *places;
  GtkEventController *shortcuts;
  /* The slider follows the replay, and not the other way round. */
  gboolean following;
};

enum
{
  SIGNAL_CLOSED,
  SIGNAL_PLAY_ON,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BrgReplayBar, brg_replay_bar, GTK_TYPE_WIDGET)

static double
get_speed (BrgReplayBar *self)
{
  return speeds[MIN (gtk_drop_down_get_selected (self->speed), HIGHEST_SPEED)];
}

/* ---- what is shown ---- */

static void
show_toggle (BrgReplayBar *self)
{
  gboolean playing = self->replay != NULL && brg_replay_is_playing (self->replay);
  const char *words = playing ? _("Pause") : C_("replay", "Play");
  /* Translators: the name of a button, then the key that does the same */
  g_autofree char *tooltip = g_strdup_printf (_("%s (P)"), words);

  gtk_button_set_icon_name (self->toggle, playing ? "media-playback-pause-symbolic"
                                                  : "media-playback-start-symbolic");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->toggle), tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->toggle), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  words, -1);
}

/* A button that was pressed with the keyboard acts a moment later: the replay may have gone then. */
static void
enable_actions (BrgReplayBar *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean there = self->replay != NULL;
  guint place = there ? brg_replay_get_place (self->replay) : 0;
  guint n = there ? brg_replay_get_n_moves (self->replay) : 0;
  BrgGame *game = there ? brg_replay_get_game (self->replay) : NULL;

  gtk_widget_action_set_enabled (widget, "replay.first", place > 0);
  gtk_widget_action_set_enabled (widget, "replay.back", place > 0);
  gtk_widget_action_set_enabled (widget, "replay.toggle", there);
  gtk_widget_action_set_enabled (widget, "replay.forward", place < n);
  gtk_widget_action_set_enabled (widget, "replay.last", place < n);
  gtk_widget_action_set_enabled (widget, "replay.play-on",
                                 there && !brg_position_is_over (brg_game_get_position (game)));
  gtk_widget_action_set_enabled (widget, "replay.close", there);
}

static void
show_place (BrgReplayBar *self)
{
  guint place = brg_replay_get_place (self->replay);
  g_autofree char *count
      /* Translators: the number of a move, and how many there are */
      = g_strdup_printf (_("Move %u of %u"), place, brg_replay_get_n_moves (self->replay));

  self->following = TRUE;
  gtk_adjustment_set_value (self->adjustment, place);
  self->following = FALSE;
  gtk_label_set_label (self->count, count);
  gtk_label_set_label (self->place, brg_replay_places_get (self->places, place));
  gtk_widget_set_visible (GTK_WIDGET (self->place),
                          *brg_replay_places_get (self->places, place) != '\0');
  enable_actions (self);
}

/* The labels keep their width, or the slider would tremble. */
static void
reserve_room (BrgReplayBar *self)
{
  guint n = brg_replay_get_n_moves (self->replay);
  g_autofree char *longest = g_strdup_printf (_("Move %u of %u"), n, n);
  glong width = g_utf8_strlen (longest, -1), place_width = 0;

  for (guint i = 0; i <= n; i++)
    place_width = MAX (place_width, g_utf8_strlen (brg_replay_places_get (self->places, i), -1));
  gtk_label_set_width_chars (self->count, (int) width);
  gtk_label_set_width_chars (self->place, (int) place_width);
}

static void
mark_parts (BrgReplayBar *self)
{
  gtk_scale_clear_marks (self->scale);
  for (guint i = 1; i <= brg_replay_get_n_moves (self->replay); i++)
    if (brg_replay_places_begins_part (self->places, i))
      gtk_scale_add_mark (self->scale, i, GTK_POS_TOP, NULL);
}

/* ---- what a person does ---- */

static void
slid_cb (BrgReplayBar *self)
{
  if (self->replay != NULL && !self->following)
    brg_replay_go_to (self->replay, (guint) (gtk_adjustment_get_value (self->adjustment) + 0.5));
}

static void
speed_cb (BrgReplayBar *self)
{
  if (self->replay != NULL)
    brg_replay_set_speed (self->replay, get_speed (self));
}

static void
step_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  BrgReplayBar *self = BRG_REPLAY_BAR (widget);
  guint place = brg_replay_get_place (self->replay);

  if (g_str_has_suffix (name, "first"))
    brg_replay_go_to (self->replay, 0);
  else if (g_str_has_suffix (name, "back"))
    brg_replay_go_to (self->replay, place - 1);
  else if (g_str_has_suffix (name, "forward"))
    brg_replay_go_to (self->replay, place + 1);
  else
    brg_replay_go_to (self->replay, G_MAXUINT);
}

static void
toggle_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  BrgReplayBar *self = BRG_REPLAY_BAR (widget);

  if (brg_replay_is_playing (self->replay))
    brg_replay_pause (self->replay);
  else
    brg_replay_play (self->replay);
}

static void
speed_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  BrgReplayBar *self = BRG_REPLAY_BAR (widget);
  guint index = gtk_drop_down_get_selected (self->speed);

  if (g_str_has_suffix (name, "faster") && index < HIGHEST_SPEED)
    gtk_drop_down_set_selected (self->speed, index + 1);
  else if (g_str_has_suffix (name, "slower") && index > 0)
    gtk_drop_down_set_selected (self->speed, index - 1);
}

static void
play_on_action (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  BrgReplayBar *self = BRG_REPLAY_BAR (widget);
  g_autoptr (BrgGame) game = brg_replay_branch (self->replay);

  brg_replay_pause (self->replay);
  g_signal_emit (self, signals[SIGNAL_PLAY_ON], 0, game);
}

static void
close_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  g_signal_emit (widget, signals[SIGNAL_CLOSED], 0);
}

static const struct
{
  const char *name;
  GtkWidgetActionActivateFunc activate;
  const char *trigger;
} actions[] = {
  { "replay.first", step_action, "<Shift><Alt>Left" },
  { "replay.back", step_action, "<Alt>Left" },
  { "replay.toggle", toggle_action, "p" },
  { "replay.forward", step_action, "<Alt>Right" },
  { "replay.last", step_action, "<Shift><Alt>Right" },
  { "replay.faster", speed_action, "<Alt>Up" },
  { "replay.slower", speed_action, "<Alt>Down" },
  { "replay.play-on", play_on_action, NULL },
  { "replay.close", close_action, "Escape" },
};

static GtkEventController *
new_shortcuts (void)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller),
                                     GTK_SHORTCUT_SCOPE_MANAGED);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    if (actions[i].trigger != NULL)
      gtk_shortcut_controller_add_shortcut (
          GTK_SHORTCUT_CONTROLLER (controller),
          gtk_shortcut_new (gtk_shortcut_trigger_parse_string (actions[i].trigger),
                            gtk_named_action_new (actions[i].name)));

  return controller;
}

/* ---- the object ---- */

static void
brg_replay_bar_dispose (GObject *object)
{
  BrgReplayBar *self = BRG_REPLAY_BAR (object);
  GtkWidget *child;

  brg_replay_bar_set_replay (self, NULL);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (brg_replay_bar_parent_class)->dispose (object);
}

/* What one wants most. */
static gboolean
brg_replay_bar_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (BRG_REPLAY_BAR (widget)->toggle));
}

static void
brg_replay_bar_class_init (BrgReplayBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = brg_replay_bar_dispose;
  widget_class->grab_focus = brg_replay_bar_grab_focus;

  signals[SIGNAL_CLOSED] = g_signal_new ("closed", BRG_TYPE_REPLAY_BAR, G_SIGNAL_RUN_LAST,
                                         0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_PLAY_ON] = g_signal_new ("play-on", BRG_TYPE_REPLAY_BAR, G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 1, BRG_TYPE_GAME);

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, NULL, actions[i].activate);
  gtk_widget_class_set_css_name (widget_class, "replaybar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/burgrave/Burgrave/ui/brg-replay-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, BrgReplayBar, toggle);
  gtk_widget_class_bind_template_child (widget_class, BrgReplayBar, adjustment);
  gtk_widget_class_bind_template_child (widget_class, BrgReplayBar, scale);
  gtk_widget_class_bind_template_child (widget_class, BrgReplayBar, count);
  gtk_widget_class_bind_template_child (widget_class, BrgReplayBar, place);
  gtk_widget_class_bind_template_child (widget_class, BrgReplayBar, speed);
  gtk_widget_class_bind_template_callback (widget_class, slid_cb);
  gtk_widget_class_bind_template_callback (widget_class, speed_cb);
}

static void
fill_speeds (BrgReplayBar *self)
{
  const char * const names[] = { "¼×", "½×", "1×", "2×", "4×", "8×",
                                 /* Translators: the highest speed of a replay */
                                 C_("speed", "Highest"), NULL };
  g_autoptr (GtkStringList) list = gtk_string_list_new (names);

  gtk_drop_down_set_model (self->speed, G_LIST_MODEL (list));
  gtk_drop_down_set_selected (self->speed, USUAL_SPEED);
}

static void
brg_replay_bar_init (BrgReplayBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  fill_speeds (self);
  show_toggle (self);
  enable_actions (self);
}

/**
 * brg_replay_bar_new:
 *
 * Returns: (transfer floating): a bar without a game
 */
GtkWidget *
brg_replay_bar_new (void)
{
  return g_object_new (BRG_TYPE_REPLAY_BAR, NULL);
}

/**
 * brg_replay_bar_get_replay:
 * @self: a bar
 *
 * Returns: (transfer none) (nullable): what it controls
 */
BrgReplay *
brg_replay_bar_get_replay (BrgReplayBar *self)
{
  g_return_val_if_fail (BRG_IS_REPLAY_BAR (self), NULL);

  return self->replay;
}

static void
forget (BrgReplayBar *self)
{
  if (self->replay == NULL)
    return;

  brg_replay_pause (self->replay);
  g_signal_handlers_disconnect_by_data (self->replay, self);
  gtk_widget_remove_controller (GTK_WIDGET (self), self->shortcuts);
  self->shortcuts = NULL;
  g_clear_object (&self->replay);
  g_clear_pointer (&self->places, brg_replay_places_free);
  enable_actions (self);
}

/**
 * brg_replay_bar_set_replay:
 * @self: a bar
 * @replay: (nullable): what to control
 */
void
brg_replay_bar_set_replay (BrgReplayBar *self,
                           BrgReplay    *replay)
{
  g_return_if_fail (BRG_IS_REPLAY_BAR (self));

  forget (self);
  if (replay == NULL)
    return;

  self->replay = g_object_ref (replay);
  self->places = brg_replay_places_new (brg_replay_get_leader (replay));
  g_signal_connect_swapped (replay, "moved", G_CALLBACK (show_place), self);
  g_signal_connect_swapped (replay, "toggled", G_CALLBACK (show_toggle), self);
  self->shortcuts = new_shortcuts ();
  gtk_widget_add_controller (GTK_WIDGET (self), self->shortcuts);

  self->following = TRUE;
  gtk_adjustment_set_upper (self->adjustment, brg_replay_get_n_moves (replay));
  self->following = FALSE;
  reserve_room (self);
  mark_parts (self);
  show_place (self);
  show_toggle (self);
  speed_cb (self);
}
