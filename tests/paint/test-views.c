/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Spots and views: all that can be pointed at is claimed, has words, and can be reached. */

#include <adwaita.h>

#include "core/duchy/brg-duchy-rows.h"
#include "tests/paint/brg-sample.h"
#include "ui/brg-duchy-view.h"
#include "ui/brg-market-view.h"
#include "ui/brg-seat-strip.h"

typedef struct
{
  BrgRuleset *ruleset;
  BrgPosition *position;
  BrgClaims *claims;
  GtkWidget *window;
  GtkWidget *market;
  GtkWidget *duchies[BRG_MAX_SEATS];
  GtkWidget *strips[BRG_MAX_SEATS];
} Table;

static void
table_show (Table *table)
{
  brg_market_view_set_position (BRG_MARKET_VIEW (table->market), table->ruleset, table->position);
  for (guint seat = 0; seat < table->ruleset->n_seats; seat++)
    {
      brg_duchy_view_set_position (BRG_DUCHY_VIEW (table->duchies[seat]), table->ruleset,
                                   table->position);
      brg_seat_strip_set_position (BRG_SEAT_STRIP (table->strips[seat]), table->ruleset,
                                   table->position);
    }
}

static void
table_init (Table *table,
            guint  n_seats)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  table->ruleset = brg_sample_ruleset (n_seats);
  table->position = brg_sample_position (table->ruleset, 0);
  table->claims = brg_claims_new ();
  table->window = gtk_window_new ();
  table->market = brg_market_view_new (table->claims);
  gtk_box_append (GTK_BOX (box), table->market);
  for (guint seat = 0; seat < n_seats; seat++)
    {
      table->duchies[seat] = brg_duchy_view_new (table->claims, seat);
      table->strips[seat] = brg_seat_strip_new (table->claims, seat, BRG_SEAT_ALL, seat > 0);
      gtk_box_append (GTK_BOX (box), table->duchies[seat]);
      gtk_box_append (GTK_BOX (box), table->strips[seat]);
    }
  gtk_window_set_child (GTK_WINDOW (table->window), box);
  table_show (table);
}

static void
table_clear (Table *table)
{
  gtk_window_destroy (GTK_WINDOW (table->window));
  g_object_unref (table->claims);
  brg_position_free (table->position);
  brg_ruleset_unref (table->ruleset);
}

/* What the question bar has to offer as chips. */
static gboolean
is_for_chips (guint kind)
{
  return kind == BRG_SUBJECT_AS || kind == BRG_SUBJECT_CARGO || kind == BRG_SUBJECT_MONASTERY
         || kind == BRG_SUBJECT_PAYMENT;
}

static void
check_move (Table         *table,
            const BrgMove *move)
{
  for (guint i = 0; i < move->n_subjects; i++)
    {
      BrgSubject subject = move->subjects[i];
      BrgSpot *spot;

      if (subject.kind == 0 || is_for_chips (subject.kind))
        continue;
      spot = brg_claims_lookup (table->claims, subject);
      g_assert_nonnull (spot);
      g_assert_true (gtk_widget_get_visible (GTK_WIDGET (spot)));
      g_assert_true (gtk_widget_get_focusable (GTK_WIDGET (spot)));
      g_assert_nonnull (brg_spot_get_label (spot));
    }
}

static void
check_claims (gconstpointer data)
{
  g_autofree BrgMove *items = g_new (BrgMove, BRG_MAX_MOVES);
  BrgRandom random = { 11, 0 };
  Table table;

  table_init (&table, GPOINTER_TO_UINT (data));
  do
    {
      BrgMoves legal = { items, BRG_MAX_MOVES, 0 };

      table_show (&table);
      brg_play_list (table.ruleset, table.position, &legal);
      for (guint i = 0; i < legal.n; i++)
        check_move (&table, &items[i]);
    }
  while (brg_sample_advance (table.ruleset, table.position, &random));
  table_clear (&table);
}

static void
count_cb (BrgSpot  *spot,
          gpointer  data)
{
  (*(guint *) data)++;
}

static void
remember_cb (BrgClaims *claims,
             BrgSpot   *spot,
             gpointer   data)
{
  *(BrgSpot **) data = spot;
}

static void
test_registry (void)
{
  g_autoptr (BrgClaims) claims = brg_claims_new ();
  BrgSubject subject = BRG_SUBJECT (BRG_SUBJECT_TILE, 3, 7);
  GtkWidget *one = g_object_ref_sink (brg_spot_new (BRG_SPOT_HEX, subject));
  GtkWidget *other = g_object_ref_sink (brg_spot_new (BRG_SPOT_HEX, subject));
  BrgSpot *activated = NULL;
  guint n = 0;

  g_signal_connect (claims, "activated", G_CALLBACK (remember_cb), &activated);
  brg_claims_add (claims, BRG_SPOT (one));
  brg_claims_add (claims, BRG_SPOT (other));
  g_assert_true (brg_claims_lookup (claims, subject) == BRG_SPOT (one));
  brg_claims_foreach_of (claims, subject, count_cb, &n);
  g_assert_cmpuint (n, ==, 2);

  gtk_widget_activate_action (other, "spot.activate", NULL);
  g_assert_true (activated == BRG_SPOT (other));

  brg_spot_set_subject (BRG_SPOT (one), BRG_NO_SUBJECT);
  g_assert_true (brg_claims_lookup (claims, subject) == BRG_SPOT (other));
  activated = NULL;
  brg_spot_activate (BRG_SPOT (one));
  g_assert_null (activated);

  brg_claims_remove (claims, BRG_SPOT (other));
  g_assert_null (brg_claims_lookup (claims, subject));
  g_object_unref (one);
  g_object_unref (other);
}

static void
assert_words (BrgSpot    *spot,
              const char *expected)
{
  g_autofree char *words = brg_spot_get_words (spot);

  g_assert_cmpstr (words, ==, expected);
}

static void
test_states (void)
{
  GtkWidget *widget = g_object_ref_sink (brg_spot_new (BRG_SPOT_HEX, BRG_SUBJECT (1, 0, 1)));
  BrgSpot *spot = BRG_SPOT (widget);

  brg_spot_set_words (spot, "Bank", "Gain 2 silver.");
  brg_spot_set_why (spot, "Not now.");
  assert_words (spot, "Bank\nGain 2 silver.\nNot now.");
  gtk_test_accessible_assert_role (widget, GTK_ACCESSIBLE_ROLE_BUTTON);
  gtk_test_accessible_assert_property (widget, GTK_ACCESSIBLE_PROPERTY_LABEL, "Bank");
  gtk_test_accessible_assert_property (widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "Gain 2 silver.\nNot now.");
  gtk_test_accessible_assert_state (widget, GTK_ACCESSIBLE_STATE_DISABLED, TRUE);

  brg_spot_set_lit (spot, TRUE);
  assert_words (spot, "Bank\nGain 2 silver.");
  gtk_test_accessible_assert_state (widget, GTK_ACCESSIBLE_STATE_DISABLED, FALSE);

  brg_spot_set_picked (spot, TRUE);
  gtk_test_accessible_assert_state (widget, GTK_ACCESSIBLE_STATE_PRESSED,
                                    GTK_ACCESSIBLE_TRISTATE_TRUE);
  gtk_test_accessible_assert_property (widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Picked.");
  assert_words (spot, "Bank\nGain 2 silver.");

  brg_spot_set_subject (spot, BRG_SUBJECT (1, 0, 2));
  g_assert_false (brg_spot_get_lit (spot));
  g_assert_false (brg_spot_get_picked (spot));
  g_assert_null (brg_spot_get_why (spot));
  g_object_unref (widget);
}

static void
let_window_appear (GtkWidget *window)
{
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (window) || gtk_widget_get_width (window) == 0)
    g_main_context_iteration (NULL, TRUE);
  /* One frame, for the allocation. */
  for (guint i = 0; i < 50; i++)
    g_main_context_iteration (NULL, FALSE);
}

static void
test_keys (void)
{
  Table table;
  GtkWidget *duchy;
  GtkWidget *first;

  table_init (&table, 2);
  let_window_appear (table.window);
  duchy = table.duchies[0];

  /* The window has put the focus on something already. */
  gtk_window_set_focus (GTK_WINDOW (table.window), NULL);
  g_assert_true (gtk_widget_child_focus (duchy, GTK_DIR_TAB_FORWARD));
  first = gtk_root_get_focus (GTK_ROOT (table.window));
  g_assert_true (BRG_IS_SPOT (first));
  g_assert_true (gtk_widget_child_focus (duchy, GTK_DIR_RIGHT));
  g_assert_cmpuint (brg_spot_get_subject (BRG_SPOT (gtk_root_get_focus (GTK_ROOT (table.window))))
                        .index, ==, 1);
  g_assert_true (gtk_widget_child_focus (duchy, GTK_DIR_UP));
  g_assert_true (gtk_widget_child_focus (duchy, GTK_DIR_LEFT));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (table.window)) == first);
  g_assert_false (gtk_widget_child_focus (duchy, GTK_DIR_TAB_FORWARD));
  table_clear (&table);
}

/* Every view lets go of what it holds. */
static void
test_lifetime (void)
{
  Table table;
  gpointer market, duchy, strip;

  table_init (&table, 2);
  market = table.market;
  duchy = table.duchies[0];
  strip = table.strips[0];
  g_object_add_weak_pointer (market, &market);
  g_object_add_weak_pointer (duchy, &duchy);
  g_object_add_weak_pointer (strip, &strip);
  table_clear (&table);
  g_assert_null (market);
  g_assert_null (duchy);
  g_assert_null (strip);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/views/registry", test_registry);
  g_test_add_func ("/views/states", test_states);
  g_test_add_data_func ("/views/claims/2", GUINT_TO_POINTER (2), check_claims);
  g_test_add_data_func ("/views/claims/3", GUINT_TO_POINTER (3), check_claims);
  g_test_add_data_func ("/views/claims/4", GUINT_TO_POINTER (4), check_claims);
  g_test_add_func ("/views/keys", test_keys);
  g_test_add_func ("/views/lifetime", test_lifetime);

  return g_test_run ();
}
