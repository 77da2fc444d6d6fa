/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table of a game in which partners build on one duchy. */

#include <adwaita.h>

#include "core/duchy/brg-duchy-rows.h"
#include "core/duchy/brg-duchy-tables.h"
#include "core/duchy/brg-duchy-variant.h"
#include "tests/ui/brg-hands.h"
#include "ui/brg-duchy-view.h"
#include "ui/brg-seat-panel.h"
#include "ui/brg-seat-strip.h"
#include "ui/brg-spot.h"
#include "ui/brg-table.h"

#define N_SEATS 4
#define N_TEAMS 2

typedef struct
{
  GtkWidget *window;
  BrgTable *table;
  BrgGame *game;
} Fixture;

static gboolean
lay_tables (BrgRuleset  *ruleset,
            gpointer    *tables G_GNUC_UNUSED,
            GError     **error G_GNUC_UNUSED)
{
  brg_duchy_tables_share (ruleset, N_TEAMS, 3, 0, 0);
  return TRUE;
}

static const BrgModule partners = {
  .abi = BRG_MODULE_ABI, .id = "test-partners", .version = "1", .name = "Partners",
  .variant = "duchy", .min_seats = N_SEATS, .max_seats = N_SEATS, .lay_tables = lay_tables,
};

static void
set_up (Fixture       *fixture,
        gconstpointer  data G_GNUC_UNUSED)
{
  g_autoptr (BrgCatalogue) catalogue = brg_catalogue_new ();
  g_autoptr (BrgSetup) setup = brg_setup_new ("duchy", N_SEATS);
  g_autoptr (BrgRuleset) ruleset = NULL;
  g_autoptr (GError) error = NULL;

  brg_catalogue_add_variant (catalogue, &brg_duchy_variant);
  brg_catalogue_add_module (catalogue, &partners);
  brg_setup_add_module (setup, partners.id);
  ruleset = brg_ruleset_new (catalogue, setup, &error);
  g_assert_no_error (error);
  fixture->game = brg_game_new (ruleset, 3);
  fixture->window = gtk_window_new ();
  fixture->table = BRG_TABLE (brg_table_new ());
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1280, 760);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->table));
  brg_table_set_game (fixture->table, fixture->game, NULL);
  gtk_window_present (GTK_WINDOW (fixture->window));
  while (gtk_widget_get_width (GTK_WIDGET (fixture->table)) == 0)
    g_main_context_iteration (NULL, TRUE);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data G_GNUC_UNUSED)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_clear_object (&fixture->game);
  brg_hands_settle ();
}

static void
find_all (GtkWidget *widget,
          GType      type,
          GPtrArray *found)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    g_ptr_array_add (found, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    find_all (child, type, found);
}

static GPtrArray *
find (Fixture *fixture,
      GType    type)
{
  GPtrArray *found = g_ptr_array_new ();

  find_all (GTK_WIDGET (fixture->table), type, found);
  return found;
}

/* One duchy a team; of strips, one for what a team shares, and one for each seat. */
static void
test_parts (Fixture       *fixture,
            gconstpointer  data G_GNUC_UNUSED)
{
  g_autoptr (GPtrArray) duchies = find (fixture, BRG_TYPE_DUCHY_VIEW);
  g_autoptr (GPtrArray) strips = find (fixture, BRG_TYPE_SEAT_STRIP);
  guint n_own = 0, n_shared = 0;

  g_assert_cmpuint (duchies->len, ==, N_TEAMS);
  for (guint i = 0; i < strips->len; i++)
    {
      const BrgSeatContents *contents = brg_seat_strip_get_contents (strips->pdata[i]);

      switch (brg_seat_strip_get_part (strips->pdata[i]))
        {
        case BRG_SEAT_OWN:
          n_own++;
          g_assert_cmpuint (contents->n_dice, ==, BRG_SEAT_DICE);
          g_assert_cmpuint (contents->n_counts + contents->n_goods + contents->n_classes, ==, 0);
          break;

        case BRG_SEAT_SHARED:
          n_shared++;
          g_assert_cmpuint (contents->n_dice, ==, 0);
          g_assert_cmpuint (contents->n_counts, ==, BRG_SEAT_N_COUNTS);
          break;

        case BRG_SEAT_ALL:
        default:
          g_assert_not_reached ();
        }
    }
  g_assert_cmpuint (n_own, ==, N_SEATS);
  g_assert_cmpuint (n_shared, ==, N_TEAMS);
}

/* Nothing covers anything else, and all of it is seen. */
static void
test_places (Fixture       *fixture,
             gconstpointer  data G_GNUC_UNUSED)
{
  g_autoptr (GPtrArray) parts = find (fixture, BRG_TYPE_DUCHY_VIEW);

  find_all (GTK_WIDGET (fixture->table), BRG_TYPE_SEAT_STRIP, parts);
  for (guint i = 0; i < parts->len; i++)
    {
      graphene_rect_t place, other, common;

      g_assert_true (gtk_widget_compute_bounds (parts->pdata[i], GTK_WIDGET (fixture->table),
                                                &place));
      g_assert_cmpfloat (place.size.width, >, 100);
      g_assert_cmpfloat (place.size.height, >, 50);
      for (guint j = 0; j < i; j++)
        {
          g_assert_true (gtk_widget_compute_bounds (parts->pdata[j], GTK_WIDGET (fixture->table),
                                                    &other));
          g_assert_false (graphene_rect_intersection (&place, &other, &common)
                          && common.size.width > 1 && common.size.height > 1);
        }
    }
}

static void
walk (Fixture *fixture,
      int      step,
      guint    wanted)
{
  gtk_widget_activate_action (GTK_WIDGET (fixture->table), "table.walk", "i", step);
  g_assert_cmpuint (brg_table_get_middle (fixture->table), ==, wanted);
}

/* A team comes to the middle and goes back as one, whoever of it is meant. */
static void
test_middle (Fixture       *fixture,
             gconstpointer  data G_GNUC_UNUSED)
{
  guint home = brg_table_get_middle (fixture->table);
  guint away = N_TEAMS - 1 - home;

  brg_table_enlarge (fixture->table, away + N_TEAMS);
  g_assert_cmpuint (brg_table_get_middle (fixture->table), ==, away);
  brg_table_enlarge (fixture->table, home + N_TEAMS);
  g_assert_cmpuint (brg_table_get_middle (fixture->table), ==, home);

  walk (fixture, 1, away);
  walk (fixture, 1, home);
  walk (fixture, -1, away);
  brg_table_enlarge (fixture->table, away);
  g_assert_cmpuint (brg_table_get_middle (fixture->table), ==, home);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add ("/partners/parts", Fixture, NULL, set_up, test_parts, tear_down);
  g_test_add ("/partners/places", Fixture, NULL, set_up, test_places, tear_down);
  g_test_add ("/partners/middle", Fixture, NULL, set_up, test_middle, tear_down);

  return g_test_run ();
}
