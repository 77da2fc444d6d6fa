/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/brg-tally-grid.h"

#include <glib/gi18n.h>

#include "app/brg-statistics-words.h"
#include "app/brg-tally-bar.h"

/* The columns of the table; the bar stands before the numbers that it shows. */
enum
{
  COLUMN_NAME,
  COLUMN_GAMES,
  COLUMN_WINS,
  COLUMN_BAR,
  COLUMN_MEAN,
  COLUMN_BEST,
};

static GtkLabel *
add_label (GtkGrid    *grid,
           int         column,
           int         row,
           const char *words,
           const char *style)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_xalign (GTK_LABEL (label), column == COLUMN_NAME ? 0 : 1);
  gtk_widget_add_css_class (label, style);
  gtk_grid_attach (grid, label, column, row, 1, 1);

  return GTK_LABEL (label);
}

static void
add_heads (GtkGrid *grid)
{
  add_label (grid, COLUMN_GAMES, 0, _("Games"), "caption-heading");
  add_label (grid, COLUMN_WINS, 0, _("Won"), "caption-heading");
  add_label (grid, COLUMN_MEAN, 0, _("Mean"), "caption-heading");
  add_label (grid, COLUMN_BEST, 0, _("Best"), "caption-heading");
}

static void
add_number (GtkGrid *grid,
            int      column,
            int      row,
            char    *words)
{
  add_label (grid, column, row, words, "numeric");
  g_free (words);
}

static void
add_row (GtkGrid        *grid,
         int             row,
         const char     *name,
         const BrgTally *tally,
         double          highest)
{
  GtkLabel *label = add_label (grid, COLUMN_NAME, row, name, "name");

  gtk_label_set_ellipsize (label, PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (label, 26);
  gtk_widget_set_tooltip_text (GTK_WIDGET (label), name);
  add_number (grid, COLUMN_GAMES, row, g_strdup_printf ("%u", tally->n_games));
  add_number (grid, COLUMN_WINS, row, brg_statistics_words_wins (tally));
  gtk_grid_attach (grid, brg_tally_bar_new (brg_tally_get_mean (tally), tally->best, highest),
                   COLUMN_BAR, row, 1, 1);
  add_number (grid, COLUMN_MEAN, row, brg_statistics_words_mean (tally));
  add_number (grid, COLUMN_BEST, row, g_strdup_printf ("%d", tally->best));
}

/*< private >
 * brg_tally_grid_fill:
 * @grid: a grid; what is in it goes away
 * @host: the expansions
 * @statistics: what to show
 * @group: by what games are grouped
 *
 * Makes a table: for each duchy, player, opponent or expansion how many games, how many won, and
 * the mean and the best of the points, as numbers and as a bar.
 */
void
brg_tally_grid_fill (GtkGrid             *grid,
                     BrgPluginHost       *host,
                     const BrgStatistics *statistics,
                     BrgStatisticsGroup   group)
{
  guint n = brg_statistics_get_n_rows (statistics, group);
  double highest = 0;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (grid))) != NULL)
    gtk_grid_remove (grid, child);

  add_heads (grid);
  for (guint i = 0; i < n; i++)
    highest = MAX (highest, brg_statistics_get_row (statistics, group, i)->best);
  for (guint i = 0; i < n; i++)
    {
      const BrgTally *tally = brg_statistics_get_row (statistics, group, i);
      g_autofree char *name = brg_statistics_words_key (host, group, tally->key);

      add_row (grid, (int) i + 1, name, tally, highest);
    }
}
