/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-table-private.h"

#include "core/duchy/brg-duchy-variant.h"
#include "core/engine/brg-narrator.h"
#include "ui/brg-expansions.h"
#include "ui/brg-panel-box.h"
#include "ui/brg-seat-words.h"

/* What lies on the table, and what it shows of a position. */

/*< private >
 * brg_table_find_host:
 * @self: a table with a game
 * @seat: a seat
 *
 * Returns: the seat whose panel has its things: itself, or the first of those who build with it
 */
guint
brg_table_find_host (BrgTable *self,
                     guint     seat)
{
  const BrgRuleset *ruleset = brg_game_get_ruleset (self->game);
  guint host = 0;

  if (ruleset->variant != &brg_duchy_variant)
    return seat;

  while (!brg_seat_are_partners (brg_duchy_tables (ruleset), seat, host))
    host++;

  return host;
}

/*< private >
 * brg_table_name_host:
 * @self: a table with a game
 * @host: a seat with a panel
 *
 * Returns: (transfer full): the names of all whose things the panel has
 */
char *
brg_table_name_host (BrgTable *self,
                     guint     host)
{
  const BrgRuleset *ruleset = brg_game_get_ruleset (self->game);

  return ruleset->variant == &brg_duchy_variant ? brg_seat_words_partners (ruleset, host)
                                                : brg_narrator_seat (ruleset, host);
}

/* Other games have nothing but what their own panels show, and the question bar. */
static gboolean
is_board_game (BrgTable *self)
{
  return brg_game_get_ruleset (self->game)->variant == &brg_duchy_variant;
}

void
brg_table_clear_away (BrgTable *self)
{
  gtk_scrolled_window_set_child (self->more, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->more), FALSE);
  self->table_panels = NULL;

  if (self->market != NULL)
    gtk_box_remove (self->market_box, self->market);
  self->market = NULL;

  for (guint i = 0; i < BRG_MAX_SEATS; i++)
    g_clear_pointer (&self->panels[i], gtk_widget_unparent);
  g_clear_pointer (&self->shown, brg_position_free);
}

static void
lay_market (BrgTable *self)
{
  if (is_board_game (self))
    {
      self->market = brg_market_view_new (self->claims);
      brg_view_set_expansions (BRG_VIEW (self->market), self->expansions);
      gtk_widget_set_vexpand (self->market, TRUE);
      gtk_box_append (self->market_box, self->market);
    }

  self->table_panels = brg_panel_box_new (self->claims, self->expansions, BRG_NO_SEAT, TRUE);
  gtk_scrolled_window_set_child (self->more, self->table_panels);
  if (self->table_panels != NULL)
    g_object_bind_property (self->table_panels, "visible", self->more, "visible",
                            G_BINDING_SYNC_CREATE);
}

/* A seat that has nothing keeps its place, so that the others keep theirs. */
static GtkWidget *
lay_seat (BrgTable *self,
          guint     seat)
{
  GtkWidget *panel = is_board_game (self)
                         ? brg_seat_panel_new (self->claims, self->expansions,
                                               brg_game_get_ruleset (self->game), seat, TRUE)
                         : brg_panel_box_new (self->claims, self->expansions, seat, TRUE);

  if (panel == NULL)
    panel = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  brg_table_let_enlarge (self, panel);
  gtk_widget_set_parent (panel, self->columns);
  return panel;
}

/* Lays the table afresh. */
void
brg_table_lay (BrgTable *self)
{
  brg_table_clear_away (self);
  lay_market (self);
  for (guint i = 0; i < brg_game_get_ruleset (self->game)->n_seats; i++)
    if (brg_table_find_host (self, i) == i)
      self->panels[i] = lay_seat (self, i);
  self->enlarged = BRG_NO_SEAT;
  brg_table_arrange (self);
}

/* @part is NULL where there is none, as for a seat that is at another one's panel. */
static void
show_at (GtkWidget         *part,
         BrgRuleset        *ruleset,
         const BrgPosition *position)
{
  if (BRG_IS_SEAT_PANEL (part))
    brg_seat_panel_set_position (BRG_SEAT_PANEL (part), ruleset, position);
  else if (BRG_IS_PANEL_BOX (part))
    brg_panel_box_set_position (BRG_PANEL_BOX (part), ruleset, position);
  else if (BRG_IS_MARKET_VIEW (part))
    brg_market_view_set_position (BRG_MARKET_VIEW (part), ruleset, position);
}

typedef struct
{
  BrgTable *table;
  const BrgPosition *position;
} Shown;

static void
describe (BrgSpot  *spot,
          gpointer  data)
{
  const Shown *shown = data;
  g_autofree char *addition
      = brg_expansions_describe (shown->table->expansions,
                                 brg_game_get_ruleset (shown->table->game), shown->position,
                                 brg_spot_get_subject (spot));

  brg_spot_set_addition (spot, addition);
}

void
brg_table_show_position (BrgTable          *self,
                         const BrgPosition *position)
{
  BrgRuleset *ruleset = brg_game_get_ruleset (self->game);
  Shown shown = { self, position };

  if (position != self->shown)
    {
      g_clear_pointer (&self->shown, brg_position_free);
      self->shown = brg_position_dup (ruleset, position);
    }
  show_at (self->market, ruleset, position);
  show_at (self->table_panels, ruleset, position);
  for (guint i = 0; i < ruleset->n_seats; i++)
    show_at (self->panels[i], ruleset, position);
  if (self->expansions != NULL)
    brg_claims_foreach (self->claims, describe, &shown);
  brg_table_mend_focus (self);
}

static void
show_pick (BrgSpot  *spot,
           gpointer  data)
{
  BrgTable *self = data;
  BrgSubject subject = brg_spot_get_subject (spot);

  brg_spot_set_lit (spot, brg_picker_is_lit (self->picker, subject));
  brg_spot_set_picked (spot, brg_picker_is_picked (self->picker, subject));
  brg_spot_set_outcome (spot, NULL);
  brg_spot_set_why (spot, NULL);
}

void
brg_table_show_picks (BrgTable *self)
{
  if (self->picker == NULL)
    return;

  brg_table_hush (self, TRUE);
  brg_claims_foreach (self->claims, show_pick, self);
  brg_table_mend_focus (self);
  brg_table_show_hint (self);
  /* Between two questions it is not yet known what there is to say. */
  brg_table_hush (self, brg_picker_get_left (self->picker)->n == 0);
}
