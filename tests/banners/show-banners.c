/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shows a table with the banners of the tests, in the middle of a game, to look at: Usage:
 * show-banners [SEATS [WIDTH [HEIGHT]]]. */

#include <adwaita.h>
#include <stdlib.h>

#include "core/engine/brg-game.h"
#include "core/engine/brg-random.h"
#include "tests/banners/brg-banners-ui.h"
#include "tests/banners/brg-banners.h"
#include "ui/brg-table.h"

#define N_MOVES 220

static guint
read_number (int    argc,
             char **argv,
             int    nth,
             guint  otherwise)
{
  return argc > nth ? (guint) strtoul (argv[nth], NULL, 10) : otherwise;
}

static void
play (BrgGame *game)
{
  BrgRandom random = { 5, 0 };

  for (guint i = 0; i < N_MOVES && !brg_position_is_over (brg_game_get_position (game)); i++)
    {
      const BrgMoves *legal = brg_game_get_legal (game);
      guint chosen = brg_random_below (&random, legal->n);

      for (guint j = 0; j < 6 && legal->items[chosen].verb != BRG_VERB_PLACE; j++)
        chosen = brg_random_below (&random, legal->n);
      brg_game_move (game, &legal->items[chosen], NULL);
    }
}

/* The cloth of the program's own window. */
static void
use_style (void)
{
  g_autoptr (GtkCssProvider) style = gtk_css_provider_new ();

  gtk_css_provider_load_from_path (style, STYLE_FILE);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (style),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GPtrArray) expansions = NULL;
  g_autoptr (BrgRuleset) ruleset = NULL;
  g_autoptr (BrgGame) game = NULL;
  GtkWidget *window, *table;

  adw_init ();
  use_style ();
  expansions = brg_banners_ui_new_list ();
  ruleset = brg_banners_new_ruleset (read_number (argc, argv, 1, 3), TRUE);
  game = brg_game_new (ruleset, 42);
  play (game);
  table = brg_table_new ();
  window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (window), table);
  gtk_window_set_default_size (GTK_WINDOW (window), (int) read_number (argc, argv, 2, 1280),
                               (int) read_number (argc, argv, 3, 748));
  brg_table_set_game (BRG_TABLE (table), game, expansions);
  gtk_window_present (GTK_WINDOW (window));

  while (g_list_model_get_n_items (gtk_window_get_toplevels ()) > 0)
    g_main_context_iteration (NULL, TRUE);

  return 0;
}
