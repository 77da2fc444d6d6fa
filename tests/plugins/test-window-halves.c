/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <adwaita.h>
#include <string.h>

#include "app/brg-plugin-host.h"
#include "core/duchy/brg-duchy-tables.h"
#include "core/duchy/brg-duchy-variant.h"
#include "core/engine/brg-game.h"
#include "tests/ui/brg-hands.h"
#include "ui/brg-emblems.h"
#include "ui/brg-expansions.h"
#include "ui/brg-help-book.h"
#include "ui/brg-table.h"

/* What every plugin of the program must keep that has a half for the window. */

#define SIZE 56

/* The room that a table has in a window of 1280 × 800. */
#define WIDTH  1280
#define HEIGHT 748

#define MAX_STEPS 20000

typedef struct
{
  BrgPluginHost *host;
  char *id;
  GPtrArray *expansions;
  BrgRuleset *ruleset;
} Fixture;

static BrgPluginHost *
make_host (void)
{
  g_autoptr (BrgCatalogue) catalogue = brg_catalogue_new ();

  brg_catalogue_add_variant (catalogue, &brg_duchy_variant);
  return brg_plugin_host_new (catalogue);
}

static BrgRuleset *
make_ruleset (Fixture    *fixture,
              const char *module)
{
  BrgCatalogue *catalogue = brg_plugin_host_get_catalogue (fixture->host);
  const BrgModule *rules = module != NULL ? brg_catalogue_find_module (catalogue, module, NULL)
                                          : &brg_duchy_variant.rules;
  g_autoptr (BrgSetup) setup
      = brg_setup_new ("duchy", CLAMP (2, rules->min_seats, rules->max_seats));
  g_autoptr (GError) error = NULL;
  BrgRuleset *ruleset;

  if (module != NULL)
    brg_setup_add_module (setup, module);
  ruleset = brg_ruleset_new (catalogue, setup, &error);
  g_assert_no_error (error);

  return ruleset;
}

static void
set_up (Fixture       *fixture,
        gconstpointer  half)
{
  g_autoptr (GError) error = NULL;
  GObject *object;

  fixture->host = make_host ();
  fixture->id = g_strndup (half, strlen (half) - strlen (BRG_PLUGIN_HALF_SUFFIX));
  fixture->expansions = g_ptr_array_new_with_free_func (g_object_unref);
  object = brg_plugin_host_create (fixture->host, half, BRG_TYPE_EXPANSION_UI, &error);
  g_assert_no_error (error);
  g_ptr_array_add (fixture->expansions, object);
  fixture->ruleset = make_ruleset (fixture, fixture->id);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  half)
{
  brg_ruleset_unref (fixture->ruleset);
  g_ptr_array_unref (fixture->expansions);
  g_free (fixture->id);
  g_object_unref (fixture->host);
}

/* ---- pictures ---- */

static cairo_surface_t *
paint (Fixture                *fixture,
       const BrgTileCatalogue *tiles,
       guint                   kind,
       gboolean                dark)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, SIZE, SIZE);
  cairo_t *cr = cairo_create (surface);
  BrgPalette palette = *brg_palette_get (dark);
  BrgTileFace face;

  palette.expansions = fixture->expansions;
  brg_tile_face_init (&face, tiles, kind);
  brg_tile_paint (cr, &palette, &face, SIZE / 2, SIZE / 2, 44);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  return surface;
}

static gboolean
differ (cairo_surface_t *a,
        cairo_surface_t *b)
{
  const guint8 *p = cairo_image_surface_get_data (a), *q = cairo_image_surface_get_data (b);
  guint64 sum = 0;

  for (int i = 0; i < cairo_image_surface_get_stride (a) * SIZE; i++)
    sum += (guint64) ABS (p[i] - q[i]);

  return sum > 6000;
}

/* A kind has an emblem, or is painted by the expansion. */
static gboolean
has_face (Fixture                *fixture,
          const BrgTileCatalogue *tiles,
          guint                   kind)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, SIZE, SIZE);
  cairo_t *cr = cairo_create (surface);
  BrgTileFace face;
  gboolean painted;

  brg_tile_face_init (&face, tiles, kind);
  painted = brg_expansions_paint_tile (fixture->expansions, cr, brg_palette_get (FALSE), &face,
                                       SIZE / 2, SIZE / 2, 44);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);

  return painted || brg_emblem_exists (face.emblem);
}

/* Every kind looks like itself and like nothing else. */
static void
test_tiles (Fixture       *fixture,
            gconstpointer  half)
{
  g_autoptr (BrgRuleset) base = make_ruleset (fixture, NULL);
  const BrgTileCatalogue *tiles = &brg_duchy_tables (fixture->ruleset)->tiles;

  for (guint kind = 1; kind < tiles->n_kinds; kind++)
    {
      const char *name = tiles->kinds[kind].name;

      if (brg_tile_catalogue_find (&brg_duchy_tables (base)->tiles, name) != 0)
        continue;

      g_test_message ("%s", name);
      g_assert_true (has_face (fixture, tiles, kind));
      for (guint other = 1; other < tiles->n_kinds; other++)
        for (guint dark = 0; dark <= 1 && other != kind; dark++)
          {
            cairo_surface_t *one = paint (fixture, tiles, kind, dark != 0);
            cairo_surface_t *two = paint (fixture, tiles, other, dark != 0);

            g_test_message ("and %s", tiles->kinds[other].name);
            g_assert_true (differ (one, two));
            cairo_surface_destroy (one);
            cairo_surface_destroy (two);
          }
    }
}

/* ---- words ---- */

static gboolean
has_pages (const char *id)
{
  g_autofree char *folder = g_strconcat (BRG_HELP_FOLDER, id, "/", NULL);
  g_auto (GStrv) pages = g_resources_enumerate_children (folder, 0, NULL);

  return pages != NULL && pages[0] != NULL;
}

/* Where there are pages there need not be a text. */
static void
test_help (Fixture       *fixture,
           gconstpointer  half)
{
  g_autofree char *help = brg_expansion_ui_get_help (fixture->expansions->pdata[0]);
  g_auto (GStrv) paragraphs = NULL;

  g_assert_true (help != NULL || has_pages (fixture->id));
  paragraphs = g_strsplit (help != NULL ? help : "", "\n\n", -1);
  for (guint i = 0; paragraphs[i] != NULL; i++)
    {
      g_assert_cmpstr (paragraphs[i], !=, "");
      g_assert_null (strchr (paragraphs[i], '\n'));
    }
}

/* ---- at a table ---- */

static void
finished_cb (gboolean *finished)
{
  *finished = TRUE;
}

static void
assert_room (GtkWidget *table)
{
  int width, height;

  gtk_widget_measure (table, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (table, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  g_assert_cmpint (width, <=, WIDTH);
  g_assert_cmpint (height, <=, HEIGHT);
}

/* A game is played to the end by what the table offers. */
static void
test_game (Fixture       *fixture,
           gconstpointer  half)
{
  g_autoptr (BrgGame) game = brg_game_new (fixture->ruleset, 3);
  GtkWidget *window = gtk_window_new ();
  GtkWidget *table = brg_table_new ();
  BrgRandom random = { 8, 0 };
  gboolean finished = FALSE;

  gtk_window_set_child (GTK_WINDOW (window), table);
  g_signal_connect_swapped (table, "finished", G_CALLBACK (finished_cb), &finished);
  brg_table_set_game (BRG_TABLE (table), game, fixture->expansions);
  assert_room (table);
  for (guint i = 0; i < MAX_STEPS && !finished; i++)
    {
      brg_hands_use_something (table, &random);
      brg_hands_settle ();
    }
  g_assert_true (finished);
  gtk_window_destroy (GTK_WINDOW (window));
  brg_hands_settle ();
}

static void
add (const char *half,
     const char *what,
     void      (*function) (Fixture *, gconstpointer))
{
  g_autofree char *path = g_strdup_printf ("/window-halves/%s/%s", half, what);

  g_test_add (path, Fixture, half, set_up, function, tear_down);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (BrgPluginHost) host = make_host ();

  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  for (guint i = 0; i < brg_plugin_host_get_n (host); i++)
    {
      const BrgPluginInfo *info = brg_plugin_host_get_info (host, i);

      if (!info->hidden)
        continue;
      add (info->id, "tiles", test_tiles);
      add (info->id, "help", test_help);
      add (info->id, "game", test_game);
    }

  return g_test_run ();
}
