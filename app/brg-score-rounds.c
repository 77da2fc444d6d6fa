/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/brg-score-rounds.h"

#include "app/brg-score-words.h"
#include "ui/brg-chart-view.h"
#include "ui/brg-seat-mark.h"

/* What a round brought somebody may take two lines; the chart does not jump when it does. */
#define CAUSE_LINES 2
#define ROW_HEIGHT  38

/**
 * BrgScoreRounds:
 *
 * The chart of points by round, and what made the points of the round that is chosen in it.
 */
struct _BrgScoreRounds
{
  GtkWidget parent_instance;

  BrgChartView *chart;
  GtkLabel *heading;
  GtkGrid *seats;

  BrgScoreTable *table;
  BrgLineChart *lines;
  GtkLabel *totals[BRG_MAX_SEATS];
  GtkLabel *gains[BRG_MAX_SEATS];
  GtkLabel *causes[BRG_MAX_SEATS];
};

G_DEFINE_FINAL_TYPE (BrgScoreRounds, brg_score_rounds, GTK_TYPE_WIDGET)

/* ---- the round that is chosen ---- */

static void
show_seat (BrgScoreRounds *self,
           guint           round,
           guint           seat)
{
  gint gain = brg_ledger_get_gain (self->table->ledger, round, seat);
  g_autofree char *total
      = g_strdup_printf ("%d", brg_ledger_get_total (self->table->ledger, round, seat));
  g_autofree char *gained = brg_score_words_gain (gain);
  g_autofree char *causes = brg_score_words_causes (self->table, round, seat);

  gtk_label_set_label (self->totals[seat], total);
  gtk_label_set_label (self->gains[seat], *causes != '\0' ? gained : "");
  gtk_label_set_label (self->causes[seat], causes);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->causes[seat]), *causes != '\0' ? causes : NULL);
}

static void
chosen_cb (BrgScoreRounds *self,
           guint           round)
{
  g_autofree char *heading = brg_score_words_round (self->table, round);

  gtk_label_set_label (self->heading, heading);
  for (guint i = 0; i < self->table->ruleset->n_seats; i++)
    show_seat (self, round, i);
}

/* ---- the seats ---- */

static GtkLabel *
add_label (BrgScoreRounds *self,
           guint           seat,
           int             column,
           const char     *words,
           const char     *style)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_widget_add_css_class (label, style);
  gtk_grid_attach (self->seats, label, column, (int) seat, 1, 1);

  return GTK_LABEL (label);
}

static void
add_seat (BrgScoreRounds *self,
          guint           seat)
{
  GtkWidget *mark = brg_seat_mark_new ();
  GtkLabel *name;

  brg_seat_mark_set_seat (BRG_SEAT_MARK (mark), self->table->ruleset, seat);
  gtk_widget_set_size_request (mark, -1, ROW_HEIGHT);
  gtk_grid_attach (self->seats, mark, 0, (int) seat, 1, 1);

  name = add_label (self, seat, 1, self->table->names[seat], "name");
  gtk_label_set_xalign (name, 0);
  gtk_label_set_ellipsize (name, PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (name, 16);

  self->totals[seat] = add_label (self, seat, 2, "", "total");
  gtk_label_set_xalign (self->totals[seat], 1);
  gtk_label_set_width_chars (self->totals[seat], 4);
  self->gains[seat] = add_label (self, seat, 3, "", "numeric");
  gtk_label_set_xalign (self->gains[seat], 1);
  gtk_label_set_width_chars (self->gains[seat], 4);

  self->causes[seat] = add_label (self, seat, 4, "", "causes");
  gtk_label_set_xalign (self->causes[seat], 0);
  gtk_label_set_wrap (self->causes[seat], TRUE);
  gtk_label_set_lines (self->causes[seat], CAUSE_LINES);
  gtk_label_set_ellipsize (self->causes[seat], PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (GTK_WIDGET (self->causes[seat]), TRUE);
}

/* ---- the object ---- */

static void
brg_score_rounds_dispose (GObject *object)
{
  BrgScoreRounds *self = BRG_SCORE_ROUNDS (object);
  GtkWidget *child;

  if (self->chart != NULL)
    brg_chart_view_set_face (self->chart, NULL);
  self->chart = NULL;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_pointer (&self->lines, brg_line_chart_free);
  g_clear_pointer (&self->table, brg_score_table_unref);

  G_OBJECT_CLASS (brg_score_rounds_parent_class)->dispose (object);
}

static void
brg_score_rounds_class_init (BrgScoreRoundsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = brg_score_rounds_dispose;

  g_type_ensure (BRG_TYPE_CHART_VIEW);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/burgrave/Burgrave/app/brg-score-rounds.ui");
  gtk_widget_class_bind_template_child (widget_class, BrgScoreRounds, chart);
  gtk_widget_class_bind_template_child (widget_class, BrgScoreRounds, heading);
  gtk_widget_class_bind_template_child (widget_class, BrgScoreRounds, seats);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
}

static void
brg_score_rounds_init (BrgScoreRounds *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/*< private >
 * brg_score_rounds_set_table:
 * @self: a chart without a table
 * @table: what there is to say of the points of a game
 *
 * Shows the points; the last round is chosen.
 */
void
brg_score_rounds_set_table (BrgScoreRounds *self,
                            BrgScoreTable  *table)
{
  BrgChartFace face;

  self->table = brg_score_table_ref (table);
  self->lines = brg_score_table_make_chart (table);
  for (guint i = 0; i < table->ruleset->n_seats; i++)
    add_seat (self, i);

  brg_line_chart_init_face (self->lines, &face);
  brg_chart_view_set_face (self->chart, &face);
  for (guint i = 0; i < face.n_steps; i++)
    {
      g_autofree char *words = brg_score_words_step (table, i);

      brg_chart_view_name_step (self->chart, i, words);
    }
  brg_chart_view_choose (self->chart, face.n_steps - 1);
}
