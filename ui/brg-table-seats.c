/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-table-private.h"

#include <glib/gi18n-lib.h>

#include "ui/brg-panel-box.h"

/* Which seat lies large in the middle. It is that of whoever is asked, but anybody's can be looked
 * at there: it changes places with the one in the middle, so all stay in sight, and whatever can be
 * pointed at can still be pointed at. Partners who build together have one place. */

/* ---- places ---- */

static guint
find_middle (BrgTable *self)
{
  return self->enlarged != BRG_NO_SEAT ? self->enlarged
                                       : brg_table_find_host (self, self->viewer);
}

static void
set_place (BrgTable *self,
           guint     seat)
{
  GtkWidget *panel = self->panels[seat];
  gboolean compact = seat != find_middle (self);

  if (BRG_IS_SEAT_PANEL (panel))
    brg_seat_panel_set_place (BRG_SEAT_PANEL (panel), compact, seat == self->enlarged);
  else if (BRG_IS_PANEL_BOX (panel))
    brg_panel_box_set_compact (BRG_PANEL_BOX (panel), compact);
}

/* Whose panel stands in the place of a seat. */
static guint
find_panel (BrgTable *self,
            guint     seat)
{
  guint host = brg_table_find_host (self, self->viewer);

  if (seat == host)
    return find_middle (self);

  return seat == self->enlarged ? host : seat;
}

/*< private >
 * brg_table_arrange:
 * @self: a table with panels for all seats
 *
 * Puts them where they belong, in the order of play from whoever has the middle by right. They have
 * to be shown a position afterwards.
 */
void
brg_table_arrange (BrgTable *self)
{
  guint n = brg_game_get_ruleset (self->game)->n_seats;
  guint first = brg_table_find_host (self, self->viewer);
  GtkWidget *before = GTK_WIDGET (self->aside);

  for (guint i = 0; i < n; i++)
    {
      guint seat = find_panel (self, (first + i) % n);

      if (self->panels[(first + i) % n] == NULL)
        continue;
      gtk_widget_insert_after (self->panels[seat], self->columns, before);
      before = self->panels[seat];
      set_place (self, seat);
    }
}

/* What flies, or is in the hand, would not find its place any more. */
static void
clear_air (BrgTable *self)
{
  gtk_popover_popdown (GTK_POPOVER (self->popover));
  brg_drag_cancel (self->drag);
  brg_deck_clear (self->deck);
}

/*< private >
 * brg_table_set_viewer:
 * @self: a table with a game
 * @viewer: who has the middle by right
 *
 * Turns the table. It has to be shown a position afterwards.
 */
void
brg_table_set_viewer (BrgTable *self,
                      guint     viewer)
{
  if (viewer == self->viewer)
    return;

  brg_table_end_steps (self);
  self->viewer = viewer;
  if (self->enlarged == brg_table_find_host (self, viewer))
    self->enlarged = BRG_NO_SEAT;
  brg_table_arrange (self);
}

/* ---- looking at another one ---- */

static void
show_middle (BrgTable *self,
             guint     enlarged)
{
  clear_air (self);
  self->enlarged = enlarged;
  brg_table_arrange (self);
  if (self->shown != NULL)
    brg_table_show_position (self, self->shown);
  brg_table_show_picks (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.back",
                                 !self->watching || brg_table_is_enlarged (self));
}

static GtkWidget *
get_focus (BrgTable *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return root != NULL ? gtk_root_get_focus (root) : NULL;
}

/*< private >
 * brg_table_is_enlarged:
 * @self: a table
 *
 * Returns: whether a duchy is looked at that is not in the middle by right
 */
gboolean
brg_table_is_enlarged (BrgTable *self)
{
  return self->enlarged != BRG_NO_SEAT;
}

/*< private >
 * brg_table_end_enlarging:
 * @self: a table
 *
 * Whoever has the middle by right gets it back, and the keys go where they were.
 *
 * Returns: whether another one had it
 */
gboolean
brg_table_end_enlarging (BrgTable *self)
{
  if (!brg_table_is_enlarged (self))
    return FALSE;

  show_middle (self, BRG_NO_SEAT);
  if (self->left_focus != NULL && gtk_widget_get_mapped (self->left_focus))
    gtk_widget_grab_focus (self->left_focus);
  g_clear_weak_pointer (&self->left_focus);
  brg_table_announce (self, _("The table is as usual again."));

  return TRUE;
}

/**
 * brg_table_enlarge:
 * @self: a table with a game
 * @seat: whose things to look at
 *
 * Shows them large in the middle of the table until a person is asked next, with those of partners.
 * If they are there already, or are there by right, the table is as usual again.
 */
void
brg_table_enlarge (BrgTable *self,
                   guint     seat)
{
  g_autofree char *name = NULL;
  g_autofree char *words = NULL;

  g_return_if_fail (BRG_IS_TABLE (self));

  if (self->game == NULL || seat >= brg_game_get_ruleset (self->game)->n_seats)
    return;

  seat = brg_table_find_host (self, seat);
  if (seat == brg_table_find_host (self, self->viewer) || seat == self->enlarged)
    {
      brg_table_end_enlarging (self);
      return;
    }

  if (!brg_table_is_enlarged (self))
    g_set_weak_pointer (&self->left_focus, get_focus (self));
  show_middle (self, seat);
  name = brg_table_name_host (self, seat);
  /* Translators: %s is a player’s name */
  words = g_strdup_printf (_("%s’s duchy is enlarged. Escape leads back."), name);
  brg_table_announce (self, words);
}

/**
 * brg_table_get_middle:
 * @self: a table with a game
 *
 * Returns: whose things lie large in the middle; of partners, the first one
 */
guint
brg_table_get_middle (BrgTable *self)
{
  g_return_val_if_fail (BRG_IS_TABLE (self), BRG_NO_SEAT);

  return find_middle (self);
}
