/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/brg-statistics-window.h"

#include <glib/gi18n.h>

#include "app/brg-statistics-filters.h"
#include "app/brg-statistics-words.h"
#include "app/brg-tally-grid.h"
#include "ui/brg-bar-chart.h"
#include "ui/brg-chart-view.h"

/* More bars than this would be lines. */
#define MAX_BARS 60

/**
 * BrgStatisticsWindow:
 *
 * What became of the games that were played, by duchies, players, opponents and expansions.
 */
struct _BrgStatisticsWindow
{
  AdwWindow parent_instance;

  GtkSpinner *spinner;
  GtkLabel *reading;
  GtkStack *stack;
  BrgStatisticsFilters *filters;
  GtkLabel *n_games;
  GtkLabel *n_wins;
  GtkLabel *mean;
  GtkLabel *best;
  BrgChartView *chart;
  GtkLabel *result;
  GtkStack *groups;
  GtkGrid *grids[BRG_STATISTICS_N_GROUPS];
  AdwExpanderRow *left_out;
  GPtrArray *left_out_rows;

  BrgPluginHost *host;
  BrgArchive *archive;
  BrgStatistics *statistics;
  BrgBarChart *bars;
  guint first_bar;
};

G_DEFINE_FINAL_TYPE (BrgStatisticsWindow, brg_statistics_window, ADW_TYPE_WINDOW)

/* ---- the numbers ---- */

static void
show_total (BrgStatisticsWindow *self)
{
  const BrgTally *total = brg_statistics_get_total (self->statistics);
  g_autofree char *n_games = g_strdup_printf ("%u", total->n_games);
  g_autofree char *n_wins = brg_statistics_words_wins (total);
  g_autofree char *mean = brg_statistics_words_mean (total);
  g_autofree char *best = total->n_results > 0 ? g_strdup_printf ("%d", total->best)
                                               : g_strdup (C_("points", "–"));

  gtk_label_set_label (self->n_games, n_games);
  gtk_label_set_label (self->n_wins, n_wins);
  gtk_label_set_label (self->mean, mean);
  gtk_label_set_label (self->best, best);
}

static void
show_groups (BrgStatisticsWindow *self)
{
  for (guint i = 0; i < BRG_STATISTICS_N_GROUPS; i++)
    {
      GtkWidget *page = GTK_WIDGET (self->grids[i]);

      brg_tally_grid_fill (self->grids[i], self->host, self->statistics, i);
      gtk_stack_page_set_visible (gtk_stack_get_page (self->groups, page),
                                  brg_statistics_get_n_rows (self->statistics, i) > 0);
    }
}

/* ---- the chart ---- */

static void
chosen_cb (BrgStatisticsWindow *self,
           guint                bar)
{
  g_autofree char *words = brg_statistics_words_result (
      brg_statistics_get_result (self->statistics, self->first_bar + bar));

  gtk_label_set_label (self->result, words);
}

static void
name_bars (BrgStatisticsWindow *self)
{
  for (guint i = 0; i < self->bars->n_bars; i++)
    {
      g_autofree char *words = brg_statistics_words_result (
          brg_statistics_get_result (self->statistics, self->first_bar + i));

      brg_chart_view_name_step (self->chart, i, words);
    }
}

/* The latest games; the line is the mean of all. */
static void
show_chart (BrgStatisticsWindow *self)
{
  guint n = brg_statistics_get_n_results (self->statistics);
  guint n_bars = MIN (n, MAX_BARS);
  BrgChartFace face;

  brg_chart_view_set_face (self->chart, NULL);
  g_clear_pointer (&self->bars, brg_bar_chart_free);
  self->bars = brg_bar_chart_new (n_bars);
  self->first_bar = n - n_bars;
  self->bars->mean = brg_tally_get_mean (brg_statistics_get_total (self->statistics));
  for (guint i = 0; i < n_bars; i++)
    {
      const BrgResult *result = brg_statistics_get_result (self->statistics, self->first_bar + i);

      self->bars->values[i] = result->digest->seats[result->seat].points;
      self->bars->starred[i] = result->digest->seats[result->seat].place == 1;
    }

  brg_bar_chart_init_face (self->bars, &face);
  brg_chart_view_set_face (self->chart, &face);
  name_bars (self);
  gtk_label_set_label (self->result, "");
  if (n_bars > 0)
    brg_chart_view_choose (self->chart, n_bars - 1);
}

/* ---- what is left out ---- */

static void
show_left_out (BrgStatisticsWindow *self)
{
  g_autoptr (GPtrArray) sentences = brg_archive_get_left_out (self->archive);
  g_autofree char *title = NULL;

  for (guint i = 0; i < self->left_out_rows->len; i++)
    adw_expander_row_remove (self->left_out, self->left_out_rows->pdata[i]);
  g_ptr_array_set_size (self->left_out_rows, 0);

  for (guint i = 0; i < sentences->len; i++)
    {
      GtkWidget *row = adw_action_row_new ();

      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), sentences->pdata[i]);
      adw_expander_row_add_row (self->left_out, row);
      g_ptr_array_add (self->left_out_rows, row);
    }

  title = g_strdup_printf (ngettext ("%u file in the folder of games is left out",
                                     "%u files in the folder of games are left out",
                                     sentences->len), sentences->len);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->left_out), title);
  gtk_widget_set_visible (GTK_WIDGET (self->left_out), sentences->len > 0);
}

/* ---- all of it ---- */

static void
count (BrgStatisticsWindow *self)
{
  GListModel *games = brg_archive_get_games (self->archive);
  BrgStatisticsFilter filter;

  brg_statistics_filters_get (self->filters, &filter);
  brg_chart_view_set_face (self->chart, NULL);
  g_clear_pointer (&self->statistics, brg_statistics_free);
  self->statistics = brg_statistics_new (games, &filter);
  show_total (self);
  show_groups (self);
  show_chart (self);
}

static void
show_reading (BrgStatisticsWindow *self)
{
  guint n = brg_archive_get_n_unread (self->archive);
  g_autofree char *words = g_strdup_printf (ngettext ("%u game to read", "%u games to read", n), n);

  gtk_label_set_label (self->reading, words);
  gtk_widget_set_visible (GTK_WIDGET (self->reading), n > 0);
  gtk_spinner_set_spinning (self->spinner, n > 0);
}

static void
changed_cb (BrgStatisticsWindow *self)
{
  gboolean any = brg_statistics_filters_fill (self->filters, self->host,
                                              brg_archive_get_games (self->archive));

  show_reading (self);
  show_left_out (self);
  gtk_stack_set_visible_child_name (self->stack, any ? "games" : "empty");
  count (self);
}

/* ---- the object ---- */

static void
brg_statistics_window_dispose (GObject *object)
{
  BrgStatisticsWindow *self = BRG_STATISTICS_WINDOW (object);

  if (self->bars != NULL)
    brg_chart_view_set_face (self->chart, NULL);
  g_clear_pointer (&self->bars, brg_bar_chart_free);
  g_clear_pointer (&self->statistics, brg_statistics_free);
  g_clear_pointer (&self->left_out_rows, g_ptr_array_unref);
  g_clear_object (&self->archive);
  g_clear_object (&self->host);

  G_OBJECT_CLASS (brg_statistics_window_parent_class)->dispose (object);
}

static void
brg_statistics_window_class_init (BrgStatisticsWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = brg_statistics_window_dispose;

  g_type_ensure (BRG_TYPE_CHART_VIEW);
  g_type_ensure (BRG_TYPE_STATISTICS_FILTERS);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/burgrave/Burgrave/app/brg-statistics-window.ui");
  gtk_widget_class_bind_template_child (widget_class, BrgStatisticsWindow, spinner);
  gtk_widget_class_bind_template_child (widget_class, BrgStatisticsWindow, reading);
  gtk_widget_class_bind_template_child (widget_class, BrgStatisticsWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, BrgStatisticsWindow, filters);
  gtk_widget_class_bind_template_child (widget_class, BrgStatisticsWindow, n_games);
  gtk_widget_class_bind_template_child (widget_class, BrgStatisticsWindow, n_wins);
  gtk_widget_class_bind_template_child (widget_class, BrgStatisticsWindow, mean);
  gtk_widget_class_bind_template_child (widget_class, BrgStatisticsWindow, best);
  gtk_widget_class_bind_template_child (widget_class, BrgStatisticsWindow, chart);
  gtk_widget_class_bind_template_child (widget_class, BrgStatisticsWindow, result);
  gtk_widget_class_bind_template_child (widget_class, BrgStatisticsWindow, groups);
  gtk_widget_class_bind_template_child (widget_class, BrgStatisticsWindow, left_out);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, count);
}

static void
add_groups (BrgStatisticsWindow *self)
{
  const char * const titles[BRG_STATISTICS_N_GROUPS] = {
    [BRG_STATISTICS_DUCHIES] = _("Duchies"),
    [BRG_STATISTICS_PLAYERS] = C_("statistics", "Players"),
    [BRG_STATISTICS_OPPONENTS] = _("Opponents"),
    [BRG_STATISTICS_EXPANSIONS] = _("Expansions"),
  };

  for (guint i = 0; i < BRG_STATISTICS_N_GROUPS; i++)
    {
      GtkWidget *grid = gtk_grid_new ();

      gtk_grid_set_column_spacing (GTK_GRID (grid), 18);
      gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
      gtk_widget_add_css_class (grid, "tallies");
      gtk_stack_add_titled (self->groups, grid, NULL, titles[i]);
      self->grids[i] = GTK_GRID (grid);
    }
}

static void
brg_statistics_window_init (BrgStatisticsWindow *self)
{
  self->left_out_rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  add_groups (self);
}

/*< private >
 * brg_statistics_window_new:
 * @parent: the window to stand above
 * @host: the expansions, for their names
 * @archive: the games
 *
 * Returns: (transfer none): a window that has not been shown yet
 */
GtkWidget *
brg_statistics_window_new (GtkWindow     *parent,
                           BrgPluginHost *host,
                           BrgArchive    *archive)
{
  BrgStatisticsWindow *self
      = g_object_new (BRG_TYPE_STATISTICS_WINDOW, "transient-for", parent, NULL);

  self->host = g_object_ref (host);
  self->archive = g_object_ref (archive);
  g_signal_connect_object (archive, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  changed_cb (self);

  return GTK_WIDGET (self);
}
