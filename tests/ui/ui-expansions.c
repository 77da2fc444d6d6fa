/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A table with an expansion: its panels, its spots, its words and its marks come with the game, keep
 * up with it, and go with it. */

#include <adwaita.h>
#include <string.h>

#include "core/engine/brg-game.h"
#include "tests/banners/brg-banners-panel.h"
#include "tests/banners/brg-banners-ui.h"
#include "tests/banners/brg-banners.h"
#include "tests/ui/brg-hands.h"
#include "ui/brg-duchy-view.h"
#include "ui/brg-panel-box.h"
#include "ui/brg-table.h"

#define WIDTH  1280
#define HEIGHT 748

typedef struct
{
  GtkWidget *window;
  BrgTable *table;
  GPtrArray *expansions;
  BrgRuleset *ruleset;
  BrgGame *game;
} Fixture;

static void
lay_game (Fixture  *fixture,
          guint     n_seats,
          gboolean  with_banners)
{
  g_clear_object (&fixture->game);
  g_clear_pointer (&fixture->ruleset, brg_ruleset_unref);
  fixture->ruleset = brg_banners_new_ruleset (n_seats, with_banners);
  fixture->game = brg_game_new (fixture->ruleset, 7);
  brg_table_set_game (fixture->table, fixture->game, with_banners ? fixture->expansions : NULL);
  brg_hands_settle ();
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->expansions = brg_banners_ui_new_list ();
  fixture->window = gtk_window_new ();
  fixture->table = BRG_TABLE (brg_table_new ());
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), WIDTH, HEIGHT);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->table));
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  gpointer expansion = fixture->expansions->pdata[0];

  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_clear_object (&fixture->game);
  g_clear_pointer (&fixture->ruleset, brg_ruleset_unref);
  brg_hands_settle ();

  /* Nothing of the table keeps it. */
  g_object_add_weak_pointer (expansion, &expansion);
  g_ptr_array_unref (fixture->expansions);
  g_assert_null (expansion);
}

/* ---- looking for things ---- */

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

static GPtrArray *
find_all (Fixture *fixture,
          GType    type)
{
  GPtrArray *found = g_ptr_array_new ();

  collect (GTK_WIDGET (fixture->table), type, found);
  return found;
}

/* Returns NULL if no widget stands for it. */
static BrgSpot *
find_spot (Fixture    *fixture,
           BrgSubject  subject)
{
  g_autoptr (GPtrArray) spots = find_all (fixture, BRG_TYPE_SPOT);

  for (guint i = 0; i < spots->len; i++)
    if (brg_subject_equal (brg_spot_get_subject (spots->pdata[i]), subject))
      return spots->pdata[i];

  return NULL;
}

static guint
get_asked (Fixture *fixture)
{
  return brg_position_get_asked (brg_game_get_position (fixture->game));
}

/* Until castles lie on the duchies. */
static void
play_to_turn (Fixture *fixture)
{
  while (brg_game_get_position (fixture->game)->turn_seat == BRG_NO_SEAT)
    {
      BrgMove first = brg_game_get_legal (fixture->game)->items[0];

      g_assert_true (brg_game_move (fixture->game, &first, NULL));
      brg_hands_settle ();
    }
}

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

/* ---- panels ---- */

static void
test_panels (Fixture       *fixture,
             gconstpointer  data)
{
  guint n_seats = GPOINTER_TO_UINT (data);
  g_autoptr (GPtrArray) panels = NULL;

  lay_game (fixture, n_seats, TRUE);
  panels = find_all (fixture, BRG_TYPE_BANNERS_PANEL);
  g_assert_cmpuint (panels->len, ==, n_seats + 1);
  for (guint i = 0; i < panels->len; i++)
    g_assert_true (gtk_widget_get_visible (panels->pdata[i]));
  for (guint seat = 0; seat < n_seats; seat++)
    for (guint banner = 0; banner < BRG_N_BANNERS; banner++)
      {
        BrgSpot *spot = find_spot (fixture, brg_banners_subject (fixture->ruleset, seat, banner));

        g_assert_nonnull (spot);
        g_assert_true (gtk_widget_get_visible (GTK_WIDGET (spot)));
        g_assert_cmpint (brg_spot_get_lit (spot), ==, seat == get_asked (fixture));
      }
}

/* However many there are, the table fits a small screen. */
static void
test_room (Fixture       *fixture,
           gconstpointer  data)
{
  guint n_seats = GPOINTER_TO_UINT (data);

  for (guint i = 0; i < 5; i++)
    {
      int width, height;

      lay_game (fixture, n_seats, TRUE);
      gtk_widget_measure (GTK_WIDGET (fixture->table), GTK_ORIENTATION_HORIZONTAL, -1, &width,
                          NULL, NULL, NULL);
      gtk_widget_measure (GTK_WIDGET (fixture->table), GTK_ORIENTATION_VERTICAL, -1, &height,
                          NULL, NULL, NULL);
      g_test_message ("%u expansions: %d × %d", fixture->expansions->len, width, height);
      g_assert_cmpint (width, <=, WIDTH);
      g_assert_cmpint (height, <=, HEIGHT);

      brg_table_set_game (fixture->table, NULL, NULL);
      g_ptr_array_add (fixture->expansions, g_object_new (BRG_TYPE_BANNERS_UI, NULL));
    }
}

static void
let_window_appear (Fixture *fixture)
{
  gtk_window_present (GTK_WINDOW (fixture->window));
  while (!gtk_widget_get_mapped (fixture->window) || gtk_widget_get_width (fixture->window) == 0)
    g_main_context_iteration (NULL, TRUE);
  for (guint i = 0; i < 50; i++)
    g_main_context_iteration (NULL, FALSE);
}

static graphene_rect_t
get_place (GtkWidget *widget,
           GtkWidget *within)
{
  graphene_rect_t place;

  g_assert_true (gtk_widget_compute_bounds (widget, within, &place));
  return place;
}

/* Panels stand in lines that fill their column, below what they belong to. */
static void
test_lines (Fixture       *fixture,
            gconstpointer  data)
{
  g_autoptr (GPtrArray) boxes = NULL;

  for (guint i = 0; i < 3; i++)
    g_ptr_array_add (fixture->expansions, g_object_new (BRG_TYPE_BANNERS_UI, NULL));
  lay_game (fixture, 2, TRUE);
  let_window_appear (fixture);
  boxes = find_all (fixture, BRG_TYPE_PANEL_BOX);
  g_assert_cmpuint (boxes->len, ==, 3);
  for (guint i = 0; i < boxes->len; i++)
    {
      GtkWidget *box = boxes->pdata[i];
      graphene_rect_t first = get_place (gtk_widget_get_first_child (box), box);
      graphene_rect_t last = get_place (gtk_widget_get_last_child (box), box);

      g_assert_cmpfloat_with_epsilon (first.origin.x, 0, 0.01);
      g_assert_cmpfloat_with_epsilon (first.origin.y, 0, 0.01);
      g_assert_cmpfloat_with_epsilon (last.origin.x + last.size.width,
                                      gtk_widget_get_width (box), 0.01);
      g_assert_cmpfloat (last.origin.y + last.size.height, <=, gtk_widget_get_height (box));
    }
}

static void
test_mirrored (Fixture       *fixture,
               gconstpointer  data)
{
  GtkTextDirection before = gtk_widget_get_default_direction ();
  g_autoptr (GPtrArray) panels = NULL;
  BrgSpot *one, *other;
  GtkWidget *panel;

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  g_ptr_array_add (fixture->expansions, g_object_new (BRG_TYPE_BANNERS_UI, NULL));
  lay_game (fixture, 2, TRUE);
  let_window_appear (fixture);
  one = find_spot (fixture, brg_banners_subject (fixture->ruleset, 0, 0));
  other = find_spot (fixture, brg_banners_subject (fixture->ruleset, 0, 1));
  panel = gtk_widget_get_parent (GTK_WIDGET (one));
  g_assert_cmpfloat (get_place (GTK_WIDGET (one), panel).origin.x, >,
                     get_place (GTK_WIDGET (other), panel).origin.x);

  /* The first panel stands to the right of the second. */
  g_assert_cmpfloat (get_place (panel, fixture->window).origin.x, >,
                     get_place (gtk_widget_get_next_sibling (panel), fixture->window).origin.x);
  gtk_widget_set_default_direction (before);
}

/* ---- playing ---- */

static void
test_pick (Fixture       *fixture,
           gconstpointer  data)
{
  BrgSubject banner;
  BrgSpot *spot, *castle;
  guint seat, n_moves;

  lay_game (fixture, 2, TRUE);
  play_to_turn (fixture);
  seat = get_asked (fixture);
  banner = brg_banners_subject (fixture->ruleset, seat, 2);
  spot = find_spot (fixture, banner);
  castle = find_spot (fixture,
                      BRG_SUBJECT (BRG_SUBJECT_SPACE, seat, find_castle (fixture, seat)));
  g_assert_null (brg_spot_get_addition (castle));
  g_assert_true (brg_spot_get_lit (spot));

  n_moves = brg_game_get_n_moves (fixture->game);
  brg_spot_activate (spot);
  brg_hands_settle ();
  g_assert_cmpuint (brg_game_get_n_moves (fixture->game), ==, n_moves + 1);
  g_assert_null (find_spot (fixture, banner));
  g_assert_cmpstr (brg_spot_get_label (spot), ==, "Banner 3, raised");
  g_assert_cmpstr (brg_spot_get_addition (castle), ==, "Flies banner 3.");
  g_assert_nonnull (strstr (gtk_widget_get_tooltip_text (GTK_WIDGET (castle)), "banner 3."));

  brg_table_undo (fixture->table);
  brg_hands_settle ();
  g_assert_true (find_spot (fixture, banner) == spot);
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

  lay_game (fixture, 2, TRUE);
  seat = get_asked (fixture);
  tiles = &brg_duchy_tables (fixture->ruleset)->tiles;
  bank = brg_tile_catalogue_find (tiles, "bank");
  buttons = find_all (fixture, GTK_TYPE_BUTTON);
  for (guint i = 0; i < buttons->len; i++)
    if (g_strcmp0 (gtk_widget_get_tooltip_text (buttons->pdata[i]), tiles->kinds[bank].help) == 0)
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

/* ---- coming and going ---- */

static void
test_gone (Fixture       *fixture,
           gconstpointer  data)
{
  g_autoptr (GPtrArray) panels = NULL;
  g_autoptr (GPtrArray) boxes = NULL;

  lay_game (fixture, 3, TRUE);
  panels = find_all (fixture, BRG_TYPE_BANNERS_PANEL);
  for (guint i = 0; i < panels->len; i++)
    g_object_add_weak_pointer (panels->pdata[i], &panels->pdata[i]);

  lay_game (fixture, 3, FALSE);
  for (guint i = 0; i < panels->len; i++)
    g_assert_null (panels->pdata[i]);
  boxes = find_all (fixture, BRG_TYPE_PANEL_BOX);
  g_assert_cmpuint (boxes->len, ==, 0);
}

/* A game is played without the window's half of its expansion, if that is not to be had. */
static void
test_without (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr (GPtrArray) nobody = g_ptr_array_new ();
  g_autoptr (GPtrArray) buttons = NULL;

  lay_game (fixture, 2, TRUE);
  brg_table_set_game (fixture->table, fixture->game, nobody);
  brg_hands_settle ();
  g_assert_null (find_spot (fixture, brg_banners_subject (fixture->ruleset, 0, 0)));

  /* The banners are buttons now, as many as the wishes and one more each. */
  buttons = find_all (fixture, GTK_TYPE_BUTTON);
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

  lay_game (fixture, 2, TRUE);
  play_to_turn (fixture);
  let_window_appear (fixture);
  seat = get_asked (fixture);
  duchies = find_all (fixture, BRG_TYPE_DUCHY_VIEW);
  g_assert_cmpuint (duchies->len, ==, 2);
  for (guint i = 0; i < 2; i++)
    before[i] = take_picture (duchies->pdata[i]);

  brg_spot_activate (find_spot (fixture, brg_banners_subject (fixture->ruleset, seat, 1)));
  brg_hands_settle ();
  for (guint i = 0; i < 2; i++)
    after[i] = take_picture (duchies->pdata[i]);
  if (gtk_widget_get_width (duchies->pdata[1]) > gtk_widget_get_width (duchies->pdata[0]))
    middle = 1;
  g_assert_false (is_same (before[middle], after[middle]));

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
  g_test_add (path, Fixture, GUINT_TO_POINTER (data), set_up, function, tear_down)

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  ADD ("/expansions/panels/2", 2, test_panels);
  ADD ("/expansions/panels/4", 4, test_panels);
  ADD ("/expansions/room/2", 2, test_room);
  ADD ("/expansions/room/4", 4, test_room);
  ADD ("/expansions/lines", 0, test_lines);
  ADD ("/expansions/mirrored", 0, test_mirrored);
  ADD ("/expansions/pick", 0, test_pick);
  ADD ("/expansions/chips", 0, test_chips);
  ADD ("/expansions/gone", 0, test_gone);
  ADD ("/expansions/without", 0, test_without);
  ADD ("/expansions/marks", 0, test_marks);

  return g_test_run ();
}
