/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tests/banners/brg-banners-table.h"

#include "tests/banners/brg-banners-ui.h"
#include "tests/banners/brg-banners.h"
#include "tests/ui/brg-hands.h"

/* ---- the fixture ---- */

void
brg_banners_table_set_up (BrgBannersTable *self,
                          gconstpointer    data)
{
  self->expansions = brg_banners_ui_new_list ();
  self->window = gtk_window_new ();
  self->table = BRG_TABLE (brg_table_new ());
  gtk_window_set_default_size (GTK_WINDOW (self->window), BRG_TABLE_WIDTH, BRG_TABLE_HEIGHT);
  gtk_window_set_child (GTK_WINDOW (self->window), GTK_WIDGET (self->table));
}

void
brg_banners_table_tear_down (BrgBannersTable *self,
                             gconstpointer    data)
{
  gpointer expansion = self->expansions->pdata[0];

  gtk_window_destroy (GTK_WINDOW (self->window));
  g_clear_object (&self->game);
  g_clear_pointer (&self->ruleset, brg_ruleset_unref);
  brg_hands_settle ();

  /* Nothing of the table keeps it. */
  g_object_add_weak_pointer (expansion, &expansion);
  g_ptr_array_unref (self->expansions);
  g_assert_null (expansion);
}

/* ---- the game ---- */

/* Lays a new game, with the banners or without. */
void
brg_banners_table_lay (BrgBannersTable *self,
                       guint            n_seats,
                       gboolean         with_banners)
{
  g_clear_object (&self->game);
  g_clear_pointer (&self->ruleset, brg_ruleset_unref);
  self->ruleset = brg_banners_new_ruleset (n_seats, with_banners);
  self->game = brg_game_new (self->ruleset, 7);
  brg_table_set_game (self->table, self->game, with_banners ? self->expansions : NULL);
  brg_hands_settle ();
}

/* Plays until castles lie on the duchies. */
void
brg_banners_table_begin (BrgBannersTable *self)
{
  while (brg_game_get_position (self->game)->turn_seat == BRG_NO_SEAT)
    {
      BrgMove first = brg_game_get_legal (self->game)->items[0];

      g_assert_true (brg_game_move (self->game, &first, NULL));
      brg_hands_settle ();
    }
}

guint
brg_banners_table_get_asked (BrgBannersTable *self)
{
  return brg_position_get_asked (brg_game_get_position (self->game));
}

/* ---- the widgets ---- */

/* Lets the window appear, so that all has its place. */
void
brg_banners_table_appear (BrgBannersTable *self)
{
  gtk_window_present (GTK_WINDOW (self->window));
  while (!gtk_widget_get_mapped (self->window) || gtk_widget_get_width (self->window) == 0)
    g_main_context_iteration (NULL, TRUE);
  for (guint i = 0; i < 50; i++)
    g_main_context_iteration (NULL, FALSE);
}

static void
collect (GtkWidget *widget,
         GType      type,
         GPtrArray *found)
{
  if (g_type_is_a (G_OBJECT_TYPE (widget), type))
    g_ptr_array_add (found, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (child, type, found);
}

/* All widgets of a type. */
GPtrArray *
brg_banners_table_find_all (BrgBannersTable *self,
                            GType            type)
{
  GPtrArray *found = g_ptr_array_new ();

  collect (GTK_WIDGET (self->table), type, found);
  return found;
}

/* Returns NULL if no widget stands for it. */
BrgSpot *
brg_banners_table_find_spot (BrgBannersTable *self,
                             BrgSubject       subject)
{
  g_autoptr (GPtrArray) spots = brg_banners_table_find_all (self, BRG_TYPE_SPOT);

  for (guint i = 0; i < spots->len; i++)
    if (brg_subject_equal (brg_spot_get_subject (spots->pdata[i]), subject))
      return spots->pdata[i];

  return NULL;
}

/* Returns NULL if no widget stands for the banner. */
BrgSpot *
brg_banners_table_find (BrgBannersTable *self,
                        guint            seat,
                        guint            banner)
{
  return brg_banners_table_find_spot (self, brg_banners_subject (self->ruleset, seat, banner));
}
