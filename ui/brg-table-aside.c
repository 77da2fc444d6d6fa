/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-table-private.h"

/* What stands beside a game and speaks of it: its room, and what it may do at the table. */

/**
 * brg_table_set_aside:
 * @self: a table
 * @widget: (nullable): what stands there from now on, or nothing
 *
 * It takes its room from the other players, and covers nothing. It is seen while it is visible.
 */
void
brg_table_set_aside (BrgTable  *self,
                     GtkWidget *widget)
{
  g_return_if_fail (BRG_IS_TABLE (self));

  adw_bin_set_child (self->aside, widget);
  if (widget != NULL)
    g_object_bind_property (widget, "visible", self->aside, "visible", G_BINDING_SYNC_CREATE);
  else
    gtk_widget_set_visible (GTK_WIDGET (self->aside), FALSE);
}

/**
 * brg_table_light:
 * @self: a table
 * @subject: what can be pointed at, or %BRG_NO_SUBJECT
 * @place: (nullable): or a place of the table, as events name them
 * @owner: whose place, or %BRG_NO_SEAT
 *
 * Puts a ring round something, until brg_table_unlight(). What is not there gets none.
 */
void
brg_table_light (BrgTable   *self,
                 BrgSubject  subject,
                 const char *place,
                 guint       owner)
{
  const BrgEnd end = { subject, place, owner, 0 };
  BrgWhere where;

  g_return_if_fail (BRG_IS_TABLE (self));

  brg_where_find (&where, self->claims, GTK_WIDGET (self), &end, TRUE);
  brg_deck_light (self->deck, &where, BRG_GLOW_GUIDED);
  brg_where_clear (&where);
}

/**
 * brg_table_unlight:
 * @self: a table
 *
 * Takes all those rings away.
 */
void
brg_table_unlight (BrgTable *self)
{
  g_return_if_fail (BRG_IS_TABLE (self));

  brg_deck_unlight (self->deck, BRG_GLOW_GUIDED);
}

/**
 * brg_table_make:
 * @self: a table
 * @move: a move
 *
 * Makes a move for the person who is asked.
 *
 * Returns: %FALSE if nobody is asked just now, or something else
 */
gboolean
brg_table_make (BrgTable      *self,
                const BrgMove *move)
{
  g_return_val_if_fail (BRG_IS_TABLE (self), FALSE);

  return brg_table_is_waiting (self) && brg_game_move (self->game, move, NULL);
}

/**
 * brg_table_add_words:
 * @self: a table
 * @sentence: what a screen reader is to say after what it was told already
 */
void
brg_table_add_words (BrgTable   *self,
                     const char *sentence)
{
  g_autofree char *words = NULL;

  g_return_if_fail (BRG_IS_TABLE (self));

  words = self->announcement != NULL ? g_strconcat (self->announcement, " ", sentence, NULL)
                                     : g_strdup (sentence);
  brg_table_announce (self, words);
}
