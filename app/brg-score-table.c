/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/brg-score-table.h"

#include <glib/gi18n.h>

#include "app/brg-score-words.h"
#include "core/duchy/brg-duchy-state.h"
#include "core/duchy/brg-duchy-variant.h"
#include "core/engine/brg-narrator.h"

static void
row_free (gpointer data)
{
  BrgScoreRow *row = data;

  g_free (row->label);
  g_free (row);
}

static BrgScoreRow *
add_row (BrgScoreTable *self,
         BrgScoreKind   kind,
         const char    *label)
{
  BrgScoreRow *row = g_new0 (BrgScoreRow, 1);

  row->kind = kind;
  row->label = g_strdup (label);
  g_ptr_array_add (self->rows, row);

  return row;
}

/* ---- causes ---- */

static gint
sum_cause (const BrgScoreTable *self,
           guint                seat,
           guint                cause)
{
  gint sum = 0;

  for (guint i = 0; i < brg_ledger_get_n_rounds (self->ledger); i++)
    sum += brg_ledger_get_points (self->ledger, i, seat, cause);

  return sum;
}

static gboolean
has_cause (const BrgScoreTable *self,
           guint                cause)
{
  for (guint i = 0; i < brg_ledger_get_n_rounds (self->ledger); i++)
    for (guint seat = 0; seat < self->ruleset->n_seats; seat++)
      if (brg_ledger_get_points (self->ledger, i, seat, cause) != 0)
        return TRUE;

  return FALSE;
}

static void
add_causes (BrgScoreTable *self)
{
  for (guint cause = 0; cause < self->ruleset->causes.n; cause++)
    {
      g_autofree char *words = brg_narrator_cause (self->ruleset, cause);
      g_autofree char *label = brg_score_words_begin (words);
      BrgScoreRow *row;

      if (!has_cause (self, cause))
        continue;

      row = add_row (self, BRG_SCORE_CAUSE, label);
      for (guint seat = 0; seat < self->ruleset->n_seats; seat++)
        row->numbers[seat] = sum_cause (self, seat, cause);
    }
}

/* ---- partners ---- */

/* In the board game seats may build on one duchy, and win or lose together. */
static gboolean
are_partners (const BrgScoreTable *self,
              guint                seat,
              guint                other)
{
  if (self->ruleset->variant != &brg_duchy_variant)
    return seat == other;

  return brg_duchy_tables (self->ruleset)->team[seat]
         == brg_duchy_tables (self->ruleset)->team[other];
}

static gboolean
has_partners (const BrgScoreTable *self)
{
  return self->ruleset->variant == &brg_duchy_variant
         && brg_duchy_tables (self->ruleset)->n_teams < self->ruleset->n_seats;
}

/* What counts: the points of a seat, and those of its partners. */
static gint
sum_points (const BrgScoreTable *self,
            const BrgPosition   *position,
            guint                seat)
{
  gint sum = 0;

  for (guint other = 0; other < self->ruleset->n_seats; other++)
    if (are_partners (self, seat, other))
      sum += self->ruleset->variant->score (self->ruleset, position, other);

  return sum;
}

/* ---- totals, places and ties ---- */

static void
add_totals (BrgScoreTable     *self,
            const BrgPosition *position)
{
  BrgScoreRow *row = add_row (self, BRG_SCORE_TOTAL, _("Total"));

  for (guint i = 0; i < self->ruleset->n_seats; i++)
    row->numbers[i] = self->ruleset->variant->score (self->ruleset, position, i);
  if (!has_partners (self))
    return;

  row = add_row (self, BRG_SCORE_TOTAL, _("Both partners"));
  for (guint i = 0; i < self->ruleset->n_seats; i++)
    row->numbers[i] = sum_points (self, position, i);
}

static void
add_places (BrgScoreTable *self,
            const guint   *places)
{
  BrgScoreRow *row = add_row (self, BRG_SCORE_PLACE, _("Place"));

  for (guint i = 0; i < self->ruleset->n_seats; i++)
    row->numbers[i] = (gint) places[i];
}

static gboolean
has_tie (const BrgScoreTable *self,
         const BrgPosition   *position)
{
  for (guint i = 0; i < self->ruleset->n_seats; i++)
    for (guint j = 0; j < i; j++)
      if (!are_partners (self, i, j)
          && sum_points (self, position, i) == sum_points (self, position, j))
        return TRUE;

  return FALSE;
}

static void
add_empty_spaces (BrgScoreTable     *self,
                  const BrgPosition *position)
{
  const BrgDuchyTables *tables = brg_duchy_tables (self->ruleset);
  BrgScoreRow *row = add_row (self, BRG_SCORE_TIE, _("Empty spaces"));

  for (guint i = 0; i < self->ruleset->n_seats; i++)
    {
      const BrgDuchy *duchy = brg_duchy_of (tables, position, i);

      row->numbers[i] = (gint) (brg_board_of (tables, duchy)->n_spaces
                                - brg_bits_count (duchy->covered));
    }
}

/* What decides a tie in the board game. */
static void
add_tie_break (BrgScoreTable     *self,
               const BrgPosition *position)
{
  const BrgDuchyTables *tables = brg_duchy_tables (self->ruleset);
  BrgScoreRow *markers;

  add_empty_spaces (self, position);
  if (has_partners (self))
    {
      self->tie = g_strdup (_("A tie goes to the partners who have fewer empty spaces, or else it "
                              "is shared."));
      return;
    }

  markers = add_row (self, BRG_SCORE_TIE, _("Turn-order track"));
  for (guint i = 0; i < self->ruleset->n_seats; i++)
    markers->numbers[i] = brg_seat_state (tables, position, i)->marker;

  self->tie = g_strdup (_("A tie goes to whoever has fewer empty spaces, then to whoever is further "
                          "back on the turn-order track."));
}

static char *
name_winner (const BrgScoreTable *self,
             const guint         *places)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autofree char *list = NULL;
  guint n;

  for (guint i = 0; i < self->ruleset->n_seats; i++)
    if (places[i] == 1)
      g_ptr_array_add (names, self->names[i]);
  n = names->len;
  if (n == 0 && self->ruleset->n_seats == 1)
    /* Translators: %s is the name of the only player */
    return g_strdup_printf (_("%s has lost"), self->names[0]);
  if (n == 0)
    return g_strdup (_("Nobody wins"));

  g_ptr_array_add (names, NULL);
  list = g_strjoinv (C_("list", ", "), (char **) names->pdata);

  /* Translators: %s is a name, or a list of names */
  return g_strdup_printf (ngettext ("%s wins", "%s win together", n), list);
}

static void
add_end (BrgScoreTable     *self,
         const BrgPosition *position)
{
  guint places[BRG_MAX_SEATS] = { 0 };

  brg_play_rank (self->ruleset, position, places);
  self->title = name_winner (self, places);
  if (self->ruleset->n_seats > 1)
    add_places (self, places);
  /* A single player wins by the spaces alone. */
  else if (self->ruleset->variant == &brg_duchy_variant)
    add_empty_spaces (self, position);
  if (has_tie (self, position) && self->ruleset->variant == &brg_duchy_variant)
    add_tie_break (self, position);
}

/**
 * brg_score_table_new:
 * @game: a game, over or not
 *
 * Returns: (transfer full): what there is to say of its points
 */
BrgScoreTable *
brg_score_table_new (BrgGame *game)
{
  BrgScoreTable *self = g_rc_box_new0 (BrgScoreTable);
  const BrgPosition *position = brg_game_get_position (game);

  self->ruleset = brg_ruleset_ref (brg_game_get_ruleset (game));
  self->ledger = brg_ledger_new (game);
  self->rows = g_ptr_array_new_with_free_func (row_free);
  for (guint i = 0; i < self->ruleset->n_seats; i++)
    self->names[i] = brg_narrator_seat (self->ruleset, i);

  add_causes (self);
  add_totals (self, position);
  if (brg_position_is_over (position))
    add_end (self, position);
  else
    self->title = g_strdup (_("The score so far"));

  return self;
}

/**
 * brg_score_table_ref:
 * @table: a table
 *
 * Returns: (transfer full): the same table
 */
BrgScoreTable *
brg_score_table_ref (BrgScoreTable *table)
{
  return g_rc_box_acquire (table);
}

static void
clear (gpointer data)
{
  BrgScoreTable *self = data;

  for (guint i = 0; i < BRG_MAX_SEATS; i++)
    g_free (self->names[i]);
  g_ptr_array_unref (self->rows);
  brg_ledger_free (self->ledger);
  brg_ruleset_unref (self->ruleset);
  g_free (self->title);
  g_free (self->tie);
}

/**
 * brg_score_table_unref:
 * @table: (transfer full): a table
 */
void
brg_score_table_unref (BrgScoreTable *table)
{
  g_rc_box_release_full (table, clear);
}

/* ---- showing it ---- */

/**
 * brg_score_table_get_player:
 * @table: a table
 * @seat: one of its seats
 *
 * Returns: the colour of who sits there, as brg_palette_find_player() tells it
 */
guint
brg_score_table_get_player (const BrgScoreTable *table,
                            guint                seat)
{
  return brg_palette_find_player (
      brg_setup_get_seat_option (table->ruleset->setup, seat, "colour"), seat);
}

/**
 * brg_score_table_make_chart:
 * @table: a table
 *
 * Returns: (transfer full): the points of all seats, round by round
 */
BrgLineChart *
brg_score_table_make_chart (const BrgScoreTable *table)
{
  guint n_rounds = brg_ledger_get_n_rounds (table->ledger);
  BrgLineChart *chart = brg_line_chart_new (n_rounds, table->ruleset->n_seats);

  for (guint i = 0; i < n_rounds; i++)
    if (brg_ledger_begins_part (table->ledger, i))
      chart->parts[i] = g_strdup (brg_ledger_get_part (table->ledger, i));

  for (guint seat = 0; seat < chart->n_lines; seat++)
    {
      gint total = 0;

      chart->players[seat] = brg_score_table_get_player (table, seat);
      for (guint i = 0; i < n_rounds; i++)
        chart->values[seat][i] = total += brg_ledger_get_gain (table->ledger, i, seat);
    }

  return chart;
}
