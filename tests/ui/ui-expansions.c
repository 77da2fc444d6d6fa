/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A table with an expansion: its spots, words and marks come with the game, keep up with it, and go
 * with it. */

#include <adwaita.h>
#include <string.h>

#include "tests/banners/brg-banners-panel.h"
#include "tests/banners/brg-banners-table.h"
#include "tests/banners/brg-banners.h"
#include "tests/ui/brg-hands.h"
#include "ui/brg-duchy-view.h"
#include "ui/brg-panel-box.h"

typedef BrgBannersTable Fixture;

static guint
find_castle (Fixture *fixture,
             guint    seat)
{
  const BrgDuchyTables *tables = brg_duchy_tables (fixture->ruleset);
  const BrgDuchy *duchy = brg_duchy_of (tables, brg_game_get_position (fixture->game), seat);
  guint space = 0;

  while (duchy->tiles[space] != tables->castle_kind)
    space++;

  return space;
}

/* ---- playing ---- */

static void
test_pick (Fixture       *fixture,
           gconstpointer  data)
{
  BrgSubject space;
  BrgSpot *spot, *castle;
  g_autofree char *words = NULL;
  guint seat, n_moves;

  brg_banners_table_lay (fixture, 2, TRUE);
  brg_banners_table_begin (fixture);
  seat = brg_banners_table_get_asked (fixture);
  spot = brg_banners_table_find (fixture, seat, 2);
  space = BRG_SUBJECT (BRG_SUBJECT_SPACE, seat, find_castle (fixture, seat));
  castle = brg_banners_table_find_spot (fixture, space);
  g_assert_null (brg_spot_get_addition (castle));
  g_assert_true (brg_spot_get_lit (spot));

  n_moves = brg_game_get_n_moves (fixture->game);
  brg_spot_activate (spot);
  brg_hands_settle ();
  g_assert_cmpuint (brg_game_get_n_moves (fixture->game), ==, n_moves + 1);
  g_assert_null (brg_banners_table_find (fixture, seat, 2));
  g_assert_cmpstr (brg_spot_get_label (spot), ==, "Banner 3, raised");
  g_assert_cmpstr (brg_spot_get_addition (castle), ==, "Flies banner 3.");
  words = brg_spot_get_words (castle);
  g_assert_nonnull (strstr (words, "banner 3."));

  brg_table_undo (fixture->table);
  brg_hands_settle ();
  g_assert_true (brg_banners_table_find (fixture, seat, 2) == spot);
  g_assert_true (brg_spot_get_lit (spot));
  g_assert_null (brg_spot_get_addition (castle));
}

/* What a module names and no widget shows is in the question bar, and tells what it is. */
static void
test_chips (Fixture       *fixture,
            gconstpointer  data)
{
  const BrgTileCatalogue *tiles;
  g_autoptr (GPtrArray) buttons = NULL;
  guint seat, bank, n_found = 0;

  brg_banners_table_lay (fixture, 2, TRUE);
  seat = brg_banners_table_get_asked (fixture);
  tiles = &brg_duchy_tables (fixture->ruleset)->tiles;
  bank = brg_tile_catalogue_find (tiles, "bank");
  buttons = brg_banners_table_find_all (fixture, GTK_TYPE_BUTTON);
  for (guint i = 0; i < buttons->len; i++)
    if (gtk_widget_get_tooltip_text (buttons->pdata[i]) != NULL
        && g_str_has_prefix (gtk_widget_get_tooltip_text (buttons->pdata[i]),
                             tiles->kinds[bank].help))
      {
        g_signal_emit_by_name (buttons->pdata[i], "clicked");
        n_found++;
        break;
      }
  g_assert_cmpuint (n_found, ==, 1);
  brg_hands_settle ();
  g_assert_cmpuint (brg_banners_of (fixture->ruleset, brg_game_get_position (fixture->game),
                                    seat)->wish, ==, bank);
}

/* However many buttons there are, one can read all of them. */
static void
test_many_chips (Fixture       *fixture,
                 gconstpointer  data)
{
  g_autoptr (GPtrArray) buttons = NULL;
  guint n_chips = 0;

  brg_banners_table_lay (fixture, 2, TRUE);
  brg_banners_table_begin (fixture);
  brg_banners_table_appear (fixture);
  buttons = brg_banners_table_find_all (fixture, GTK_TYPE_BUTTON);
  for (guint i = 0; i < buttons->len; i++)
    {
      GtkWidget *content = gtk_button_get_child (buttons->pdata[i]);
      GtkWidget *label = GTK_IS_BOX (content) ? gtk_widget_get_last_child (content) : NULL;

      if (label == NULL)
        continue;
      n_chips++;
      g_assert_true (gtk_widget_get_mapped (label));
      g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))));
    }
  g_assert_cmpuint (n_chips, >=, 8);
}

/* ---- coming and going ---- */

static void
test_gone (Fixture       *fixture,
           gconstpointer  data)
{
  g_autoptr (GPtrArray) panels = NULL;
  g_autoptr (GPtrArray) boxes = NULL;

  brg_banners_table_lay (fixture, 3, TRUE);
  panels = brg_banners_table_find_all (fixture, BRG_TYPE_BANNERS_PANEL);
  for (guint i = 0; i < panels->len; i++)
    g_object_add_weak_pointer (panels->pdata[i], &panels->pdata[i]);

  brg_banners_table_lay (fixture, 3, FALSE);
  for (guint i = 0; i < panels->len; i++)
    g_assert_null (panels->pdata[i]);
  boxes = brg_banners_table_find_all (fixture, BRG_TYPE_PANEL_BOX);
  g_assert_cmpuint (boxes->len, ==, 0);
}

/* A game is played without the window's half of its expansion, if that is not to be had. */
static void
test_without (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr (GPtrArray) nobody = g_ptr_array_new ();
  g_autoptr (GPtrArray) buttons = NULL;

  brg_banners_table_lay (fixture, 2, TRUE);
  brg_table_set_game (fixture->table, fixture->game, nobody);
  brg_hands_settle ();
  g_assert_null (brg_banners_table_find (fixture, 0, 0));

  /* The banners are buttons now, beside the wishes. */
  buttons = brg_banners_table_find_all (fixture, GTK_TYPE_BUTTON);
  g_assert_cmpuint (buttons->len, >, 8 + BRG_N_BANNERS);
}

/* ---- marks ---- */

static cairo_surface_t *
take_picture (GtkWidget *view)
{
  int width = gtk_widget_get_width (view), height = gtk_widget_get_height (view);
  cairo_surface_t *picture = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (picture);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;

  GTK_WIDGET_GET_CLASS (view)->snapshot (view, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  gsk_render_node_draw (node, cr);
  gsk_render_node_unref (node);
  cairo_destroy (cr);
  cairo_surface_flush (picture);

  return picture;
}

static gboolean
is_same (cairo_surface_t *a,
         cairo_surface_t *b)
{
  return memcmp (cairo_image_surface_get_data (a), cairo_image_surface_get_data (b),
                 (gsize) cairo_image_surface_get_stride (a)
                     * (gsize) cairo_image_surface_get_height (a))
         == 0;
}

/* A mark comes with the move that makes it, on its own duchy, and goes with undo. */
static void
test_marks (Fixture       *fixture,
            gconstpointer  data)
{
  g_autoptr (GPtrArray) duchies = NULL;
  cairo_surface_t *before[2], *after[2], *undone;
  guint seat, middle = 0;

  brg_banners_table_lay (fixture, 2, TRUE);
  brg_banners_table_begin (fixture);
  brg_banners_table_appear (fixture);
  seat = brg_banners_table_get_asked (fixture);
  duchies = brg_banners_table_find_all (fixture, BRG_TYPE_DUCHY_VIEW);
  g_assert_cmpuint (duchies->len, ==, 2);
  for (guint i = 0; i < 2; i++)
    before[i] = take_picture (duchies->pdata[i]);

  brg_spot_activate (brg_banners_table_find (fixture, seat, 1));
  brg_hands_settle ();
  for (guint i = 0; i < 2; i++)
    after[i] = take_picture (duchies->pdata[i]);
  if (gtk_widget_get_width (duchies->pdata[1]) > gtk_widget_get_width (duchies->pdata[0]))
    middle = 1;
  g_assert_false (is_same (before[middle], after[middle]));
  g_assert_true (is_same (before[1 - middle], after[1 - middle]));

  brg_table_undo (fixture->table);
  brg_hands_settle ();
  undone = take_picture (duchies->pdata[middle]);
  g_assert_true (is_same (before[middle], undone));
  cairo_surface_destroy (undone);
  for (guint i = 0; i < 2; i++)
    {
      cairo_surface_destroy (before[i]);
      cairo_surface_destroy (after[i]);
    }
}

#define ADD(path, data, function) \
  g_test_add (path, Fixture, GUINT_TO_POINTER (data), brg_banners_table_set_up, function, \
              brg_banners_table_tear_down)

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  ADD ("/expansions/pick", 0, test_pick);
  ADD ("/expansions/chips", 0, test_chips);
  ADD ("/expansions/many-chips", 0, test_many_chips);
  ADD ("/expansions/gone", 0, test_gone);
  ADD ("/expansions/without", 0, test_without);
  ADD ("/expansions/marks", 0, test_marks);

  return g_test_run ();
}
