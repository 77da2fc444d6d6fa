/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-table-private.h"

/* A game that is looked at, not played: nobody is asked, and no computer thinks. Whoever shows it
 * moves it. */

/* Says what the last move set off, when it was not seen to happen. */
void
brg_table_recall (BrgTable *self)
{
  guint n_events;
  const BrgEvent *events
      = brg_game_get_events (self->game, brg_game_get_n_moves (self->game), &n_events);

  brg_table_tell_events (self, events, n_events);
}

/* The game has come to a question, which stays open. */
void
brg_table_rest (BrgTable *self)
{
  const BrgPosition *position = brg_game_get_position (self->game);

  brg_table_show_position (self, position);
  brg_question_bar_set_over (self->bar, brg_position_is_over (position));
  brg_table_tell_undo (self);
  brg_table_tell_following (self);
  brg_table_tell_rested (self);
}

/**
 * brg_table_set_watching:
 * @self: a table without a game
 * @watching: whether the game that is laid on it next is only looked at
 *
 * A game that is looked at is moved by whoever shows it: nobody at the table can, and computer
 * players do not.
 */
void
brg_table_set_watching (BrgTable *self,
                        gboolean  watching)
{
  g_return_if_fail (BRG_IS_TABLE (self));
  g_return_if_fail (self->game == NULL);

  self->watching = watching;
  /* Escape is for whoever shows it. */
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.back", !watching);
  brg_table_update_pace (self);
}

/**
 * brg_table_set_speed:
 * @self: a table
 * @speed: how many times faster than a game that is played; more than 0
 *
 * How fast moves are shown in a game that is looked at.
 */
void
brg_table_set_speed (BrgTable *self,
                     double    speed)
{
  g_return_if_fail (BRG_IS_TABLE (self));
  g_return_if_fail (speed > 0);

  self->speed = speed;
  brg_table_update_pace (self);
}
