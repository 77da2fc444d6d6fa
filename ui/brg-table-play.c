/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-table-private.h"

#include <glib/gi18n-lib.h>

#include "core/duchy/brg-duchy-rows.h"
#include "core/engine/brg-fault.h"
#include "core/engine/brg-narrator.h"
#include "ui/brg-thinking.h"
#include "ui/brg-why-not.h"

/* The play at a table: a question is opened, to a person or to a computer; a move answers it; its
 * beats are shown; then the next question is opened. */

static BrgRuleset *
get_ruleset (BrgTable *self)
{
  return brg_game_get_ruleset (self->game);
}

/* Returns NULL for a person. */
static const BrgPlayer *
find_player (BrgTable *self,
             guint     seat)
{
  const char *name;

  if (seat == BRG_NO_SEAT)
    return NULL;

  name = brg_setup_get_seat_option (get_ruleset (self)->setup, seat, "player");
  return name != NULL ? brg_players_find (name) : NULL;
}

gboolean
brg_table_is_computer (BrgTable *self,
                       guint     seat)
{
  return find_player (self, seat) != NULL;
}

gboolean
brg_table_has_person (BrgTable *self)
{
  for (guint i = 0; i < get_ruleset (self)->n_seats; i++)
    if (find_player (self, i) == NULL)
      return TRUE;

  return FALSE;
}

static guint
get_asked (BrgTable *self)
{
  return brg_position_get_asked (brg_game_get_position (self->game));
}

/* What a computer does now was not done by whoever would take it back. */
gboolean
brg_table_is_computer_asked (BrgTable *self)
{
  return find_player (self, get_asked (self)) != NULL;
}

/* Whether a person may answer now. */
gboolean
brg_table_is_waiting (BrgTable *self)
{
  return self->picker != NULL && brg_picker_get_left (self->picker)->n > 0
         && !brg_beat_player_is_playing (self->beats);
}

/* ---- computers ---- */

static void
stop_thinking (BrgTable *self)
{
  if (self->thinking != NULL)
    g_cancellable_cancel (self->thinking);
  g_clear_object (&self->thinking);
}

/* The table may be gone: a thought does not keep it, or it would play on without its window. */
static BrgTable *
wake_up (GWeakRef *table)
{
  BrgTable *self = g_weak_ref_get (table);

  g_weak_ref_clear (table);
  g_free (table);

  return self;
}

static void
thought_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (BrgTable) self = wake_up (user_data);
  g_autoptr (GError) error = NULL;
  BrgMove move;

  if (!brg_thinking_finish (BRG_GAME (source), result, &move, &error) || self == NULL)
    return;

  g_clear_object (&self->thinking);
  if (!brg_game_move (self->game, &move, &error))
    brg_table_notice (self, error->message);
}

static void
let_think (BrgTable        *self,
           const BrgPlayer *player)
{
  GWeakRef *table = g_new0 (GWeakRef, 1);

  g_weak_ref_init (table, self);
  self->thinking = g_cancellable_new ();
  brg_thinking_start (self->game, player, self->thinking, thought_cb, table);
}

/* ---- questions ---- */

static void
close_question (BrgTable *self)
{
  stop_thinking (self);
  brg_drag_cancel (self->drag);
  brg_picker_set_moves (self->picker, NULL, NULL);
}

/* What the rules ask at a turn speaks of dice, but the turn is open until it is ended. */
static gboolean
can_only_end_turn (BrgTable *self)
{
  const BrgMoves *legal = brg_game_get_legal (self->game);

  for (guint i = 0; i < legal->n; i++)
    if (!brg_ruleset_row (get_ruleset (self)->verbs, BrgVerb, legal->items[i].verb)->ends_turn)
      return FALSE;

  return legal->n > 0;
}

static char *
make_prompt (BrgTable        *self,
             const BrgPlayer *player)
{
  g_autofree char *name = NULL;

  if (player == NULL && !can_only_end_turn (self))
    return brg_narrator_question (get_ruleset (self), brg_game_get_position (self->game));

  name = brg_narrator_seat (get_ruleset (self), get_asked (self));
  if (player == NULL)
    /* Translators: %s is a player’s name */
    return g_strdup_printf (_("%s, you have done all that you can: end your turn."), name);
  /* Translators: %s is a computer player's name */
  return g_strdup_printf (_("%s is thinking…"), name);
}

/* Who is asked sits in the middle; while computers play, the last person stays there. */
static guint
choose_viewer (BrgTable *self)
{
  guint asked = get_asked (self);

  if (!self->watching && asked == BRG_NO_SEAT)
    return self->viewer;
  if (!self->watching
      && (find_player (self, asked) == NULL || !brg_table_has_person (self)))
    return asked;

  if (find_player (self, self->viewer) != NULL)
    for (guint i = 0; i < get_ruleset (self)->n_seats; i++)
      if (find_player (self, i) == NULL)
        return i;

  return self->viewer;
}

/* Once a game is enough: what is faulty stays so. */
static void
tell_fault (BrgTable *self)
{
  g_autofree char *fault = self->told_fault ? NULL : brg_fault_describe (get_ruleset (self));

  if (fault == NULL)
    return;

  self->told_fault = TRUE;
  brg_table_notice (self, fault);
}

static void
ask (BrgTable *self)
{
  const BrgPosition *position = brg_game_get_position (self->game);
  guint asked = get_asked (self);
  const BrgPlayer *player = find_player (self, asked);
  g_autofree char *prompt = make_prompt (self, player);
  guint viewer = choose_viewer (self);

  if (player == NULL || (!brg_table_has_person (self) && asked != self->mover))
    brg_table_stop_skipping (self);
  if (player == NULL)
    brg_table_end_enlarging (self);
  brg_table_set_viewer (self, viewer);
  brg_table_show_position (self, position);
  brg_question_bar_set_prompt (self->bar, asked, prompt, player != NULL);
  brg_question_bar_set_over (self->bar, asked == BRG_NO_SEAT);
  brg_table_tell_undo (self);
  brg_table_tell_following (self);

  if (player != NULL)
    {
      brg_table_tell_asked (self);
      let_think (self, player);
      return;
    }

  brg_picker_set_moves (self->picker, position, brg_game_get_legal (self->game));
  /* Who hears the question may look for its buttons. */
  brg_question_bar_catch_up (self->bar);
  tell_fault (self);
  brg_table_announce (self, prompt);
  brg_table_tell_asked (self);
  if (asked == BRG_NO_SEAT)
    brg_table_tell_finished (self);
}

static void
open_question (BrgTable *self)
{
  if (self->watching)
    brg_table_rest (self);
  else
    ask (self);
}

/* ---- what is shown ---- */

/* Nobody is asked while something happens; so the bar tells what happens. */
void
brg_table_tell_events (BrgTable       *self,
                       const BrgEvent *events,
                       guint           n_events)
{
  g_autoptr (GString) words = g_string_new (NULL);
  guint seat = BRG_NO_SEAT;

  for (guint i = 0; i < n_events; i++)
    {
      g_autofree char *sentence = brg_narrator_event (get_ruleset (self), &events[i]);

      if (sentence == NULL)
        continue;

      g_string_append_printf (words, "%s%s", words->len > 0 ? " · " : "", sentence);
      if (seat == BRG_NO_SEAT)
        seat = events[i].seat;
    }

  if (words->len == 0)
    return;

  brg_question_bar_set_prompt (self->bar, seat, words->str, FALSE);
  brg_table_announce (self, words->str);
}

static void
shown_cb (BrgTable      *self,
          const BrgBeat *beat)
{
  brg_table_show_step (self, beat);
  brg_log_panel_append (self->log, get_ruleset (self), beat->events, beat->n_events);
  brg_table_tell_events (self, beat->events, beat->n_events);
}

static void
idle_cb (BrgTable *self)
{
  brg_motions_end_drop (self->motions);
  open_question (self);
}

/* A computer's move waits until somebody asks for it. */
static void
tell_paused (BrgTable *self)
{
  g_autofree char *name = brg_narrator_seat (get_ruleset (self), self->mover);
  /* Translators: %s is a computer player's name */
  g_autofree char *words = g_strdup_printf (_("Paused: %s is about to move."), name);

  brg_question_bar_set_prompt (self->bar, self->mover, words, FALSE);
  brg_table_announce (self, words);
}

/* What happened last is seen for its time if a computer goes on, or the table turns. */
static void
moved_cb (BrgTable *self)
{
  gboolean linger = brg_table_is_computer_asked (self) || choose_viewer (self) != self->viewer;
  gboolean is_computer;

  close_question (self);
  brg_table_begin_steps (self);
  brg_table_tell_undo (self);
  is_computer = brg_table_is_computer (self, self->mover);
  /* Who watches a game pauses otherwise, and sees all moves alike. */
  if (!brg_beat_player_play (self->beats, self->game, linger, is_computer && !self->watching,
                             is_computer || self->watching ? BRG_NO_SEAT : self->mover))
    tell_paused (self);
  brg_table_tell_following (self);
}

static void
taken_back_cb (BrgTable *self)
{
  close_question (self);
  brg_beat_player_clear (self->beats);
  brg_table_end_steps (self);
  brg_table_clear_traces (self);
  brg_log_panel_fill (self->log, self->game);
  if (self->watching)
    brg_table_recall (self);
  open_question (self);
}

/* ---- what a person does ---- */

static void
chosen_cb (BrgTable      *self,
           const BrgMove *move)
{
  g_autoptr (GError) error = NULL;

  if (brg_game_move (self->game, move, &error))
    return;

  brg_table_end_steps (self);
  brg_table_notice (self, error->message);
}

static void
say_why_not (BrgTable *self,
             BrgSpot  *spot)
{
  g_autofree char *why = NULL;

  if (find_player (self, get_asked (self)) != NULL)
    return;

  why = brg_why_not (get_ruleset (self), brg_game_get_position (self->game), self->picker,
                     self->claims, brg_spot_get_subject (spot), TRUE);
  brg_question_bar_remark (self->bar, why);
}

/**
 * brg_table_hurry:
 * @self: a table
 *
 * Shows at once what a move still sets off.
 */
void
brg_table_hurry (BrgTable *self)
{
  brg_table_end_steps (self);
  brg_beat_player_finish (self->beats);
}

/* Who is in a hurry points at the next thing while the last one is still shown. */
static void
pick_in_a_hurry (BrgTable *self,
                 BrgSpot  *spot)
{
  BrgSubject subject = brg_spot_get_subject (spot);

  brg_table_hurry (self);
  if (brg_claims_lookup (self->claims, subject) == NULL)
    return;

  if (brg_picker_is_lit (self->picker, subject))
    brg_picker_pick (self->picker, subject);
  else
    brg_table_swap_for (self, spot);
}

/*< private >
 * brg_table_put_back:
 * @self: a table with a game
 * @spot: (nullable): a pick, or %NULL for the last one
 *
 * Takes a pick back. Who cannot see it go is told that it has gone.
 */
void
brg_table_put_back (BrgTable *self,
                    BrgSpot  *spot)
{
  guint n_picks = brg_picker_get_n_picks (self->picker);

  if (spot != NULL)
    brg_picker_pick (self->picker, brg_spot_get_subject (spot));
  else
    brg_picker_back (self->picker);
  brg_question_bar_catch_up (self->bar);
  if (n_picks > 0 && brg_picker_get_n_picks (self->picker) == 0)
    brg_table_announce (self, _("Nothing is picked any more."));
}

/* While a computer plays, pointing picks nothing: it would meet what was not seen yet. But a duchy
 * that lies aside, and has nothing to pick there, can be looked at at any time. */
static void
activated_cb (BrgTable *self,
              BrgSpot  *spot)
{
  if (brg_table_is_following (self))
    {
      if (!brg_table_swap_for (self, spot))
        brg_question_bar_remark (self->bar,
                                 _("A computer plays. Escape shows the rest at once."));
    }
  else if (self->watching)
    {
      if (!brg_table_swap_for (self, spot))
        brg_table_hurry (self);
    }
  else if (brg_beat_player_is_playing (self->beats))
    pick_in_a_hurry (self, spot);
  else if (brg_spot_get_picked (spot))
    brg_table_put_back (self, spot);
  else if (!brg_picker_pick (self->picker, brg_spot_get_subject (spot))
           && !brg_table_swap_for (self, spot))
    say_why_not (self, spot);
}

/*< private >
 * brg_table_pick_die:
 * @self: a table
 * @face: what it shows
 *
 * Does what a click on such a die of the seat that is asked does.
 *
 * Returns: whether there is such a die
 */
gboolean
brg_table_pick_die (BrgTable *self,
                    guint     face)
{
  BrgSpot *spot;

  if (self->game == NULL)
    return FALSE;

  spot = brg_claims_lookup (self->claims, BRG_SUBJECT (BRG_SUBJECT_DIE, get_asked (self), face));
  if (spot == NULL)
    return FALSE;

  brg_spot_activate (spot);
  if (gtk_widget_is_visible (GTK_WIDGET (spot)))
    gtk_widget_grab_focus (GTK_WIDGET (spot));
  return TRUE;
}

/* ---- beginning and end ---- */

void
brg_table_begin_play (BrgTable *self)
{
  self->picker = brg_picker_new (get_ruleset (self));
  g_signal_connect_swapped (self->picker, "changed", G_CALLBACK (brg_table_show_picks), self);
  g_signal_connect_swapped (self->picker, "chosen", G_CALLBACK (chosen_cb), self);
  g_signal_connect_swapped (self->claims, "activated", G_CALLBACK (activated_cb), self);
  g_signal_connect_swapped (self->beats, "shown", G_CALLBACK (shown_cb), self);
  g_signal_connect_swapped (self->beats, "idle", G_CALLBACK (idle_cb), self);
  g_signal_connect_swapped (self->game, "moved", G_CALLBACK (moved_cb), self);
  g_signal_connect_swapped (self->game, "taken-back", G_CALLBACK (taken_back_cb), self);
  brg_table_begin_hints (self);
  brg_question_bar_set_picker (self->bar, get_ruleset (self), self->picker, self->foresight,
                               self->claims, self->expansions);
  brg_drag_set_picker (self->drag, self->picker);

  self->told_fault = FALSE;
  self->mover = BRG_NO_SEAT;
  brg_table_stop_skipping (self);
  self->viewer = 0;
  self->viewer = choose_viewer (self);
  brg_table_lay (self);
  brg_log_panel_fill (self->log, self->game);
  if (self->watching)
    brg_table_recall (self);
  open_question (self);
}

void
brg_table_end_play (BrgTable *self)
{
  stop_thinking (self);
  brg_beat_player_clear (self->beats);
  brg_table_end_steps (self);
  brg_table_set_paused (self, FALSE);
  brg_drag_set_picker (self->drag, NULL);
  brg_table_end_hints (self);
  brg_question_bar_set_picker (self->bar, NULL, NULL, NULL, NULL, NULL);
  brg_log_panel_fill (self->log, NULL);

  g_signal_handlers_disconnect_by_data (self->game, self);
  g_signal_handlers_disconnect_by_data (self->beats, self);
  g_signal_handlers_disconnect_by_data (self->claims, self);
  g_signal_handlers_disconnect_by_data (self->picker, self);
  g_clear_object (&self->picker);
}
