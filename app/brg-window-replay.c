/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/brg-window-private.h"

#include <glib/gi18n.h>

#include "app/brg-score-sheet.h"

/* A game that is looked at again. The one that lies on the table waits meanwhile. */

/*< private >
 * brg_window_get_replayed:
 * @self: a window
 *
 * Returns: (transfer none) (nullable): the game that is looked at again, if one is
 */
BrgGame *
brg_window_get_replayed (BrgWindow *self)
{
  BrgReplay *replay = brg_replay_bar_get_replay (self->replay_bar);

  return replay != NULL ? brg_replay_get_leader (replay) : NULL;
}

static void
enable_actions (BrgWindow *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean playing = brg_table_get_game (self->table) != NULL
                     && brg_window_get_replayed (self) == NULL;

  gtk_widget_action_set_enabled (widget, "win.save", playing);
  gtk_widget_action_set_enabled (widget, "win.save-as", playing);
  gtk_widget_action_set_enabled (widget, "win.replay", playing);
  gtk_widget_action_set_enabled (widget, "win.scores",
                                 brg_table_get_game (self->table) != NULL);
}

static void
show_page (BrgWindow *self,
           GtkWidget *page)
{
  gboolean table = page == self->table_page;

  gtk_stack_set_visible_child (self->stack, page);
  gtk_widget_set_visible (GTK_WIDGET (self->log_button), table);
  gtk_widget_set_visible (GTK_WIDGET (self->replay_bar),
                          table && brg_window_get_replayed (self) != NULL);
  enable_actions (self);
  brg_window_update_title (self);
}

/*< private >
 * brg_window_show_table:
 * @self: a window
 *
 * Shows the table, with the controls of a replay if there is one.
 */
void
brg_window_show_table (BrgWindow *self)
{
  show_page (self, self->table_page);
}

/* ---- replays ---- */

/* What lies on the table is put aside, unless that is a replay itself. */
static void
clear_table (BrgWindow *self)
{
  BrgGame *game = brg_table_get_game (self->table);

  if (brg_window_get_replayed (self) == NULL)
    {
      self->lay_there = game != NULL;
      if (game != NULL)
        {
          g_signal_handlers_disconnect_by_data (game, self);
          g_set_object (&self->last_game, game);
        }
    }

  brg_window_end_guide (self);
  brg_table_set_game (self->table, NULL, NULL);
  brg_replay_bar_set_replay (self->replay_bar, NULL);
}

/*< private >
 * brg_window_replay:
 * @self: a window
 * @game: a game; if it lies on the table, it comes back there afterwards
 * @n_moves: after how many moves the replay begins
 *
 * Shows a game again.
 */
void
brg_window_replay (BrgWindow *self,
                   BrgGame   *game,
                   guint      n_moves)
{
  g_autoptr (BrgGame) leader = g_object_ref (game);
  g_autoptr (BrgReplay) replay = NULL;

  clear_table (self);
  brg_table_set_watching (self->table, TRUE);
  replay = brg_replay_new (self->table, leader, n_moves);
  brg_window_set_game (self, brg_replay_get_game (replay));
  brg_replay_bar_set_replay (self->replay_bar, replay);
  brg_window_show_table (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->replay_bar));
}

/*< private >
 * brg_window_end_replay:
 * @self: a window
 *
 * Ends the replay, if there is one. The game that lay on the table comes back.
 */
void
brg_window_end_replay (BrgWindow *self)
{
  g_autoptr (BrgGame) game = NULL;

  if (brg_window_get_replayed (self) == NULL)
    return;

  clear_table (self);
  brg_table_set_watching (self->table, FALSE);
  if (!self->lay_there)
    {
      show_page (self, GTK_WIDGET (self->start_page));
      return;
    }

  game = g_steal_pointer (&self->last_game);
  self->lay_there = FALSE;
  self->returning = TRUE;
  brg_window_lay (self, game);
  self->returning = FALSE;
}

/*< private >
 * brg_window_show_end:
 * @self: a window
 * @game: a game that is over
 *
 * Shows how a game ended, and its scores. Nothing is lost for it.
 */
void
brg_window_show_end (BrgWindow *self,
                     BrgGame   *game)
{
  brg_window_replay (self, game, brg_game_get_n_moves (game));
  brg_window_show_scores (self, game);
}

static void
replay_cb (BrgWindow *self,
           BrgGame   *game)
{
  brg_window_replay (self, game, 0);
}

/*< private >
 * brg_window_show_scores:
 * @self: a window
 * @game: a game
 *
 * Opens the score sheet, from which the game can be looked at again.
 */
void
brg_window_show_scores (BrgWindow *self,
                        BrgGame   *game)
{
  GtkWidget *sheet = brg_score_sheet_new (GTK_WINDOW (self), game);

  g_signal_connect_object (sheet, "replay", G_CALLBACK (replay_cb), self, G_CONNECT_SWAPPED);
  g_set_weak_pointer (&self->scores, sheet);
  brg_window_present_dialog (self, sheet);
}
