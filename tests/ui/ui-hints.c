/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What comes of a thing is said while one points at it, at its place and in the question bar, whose
 * size it does not change; and no slip of the hand does what cannot be taken back. */

#include <adwaita.h>

#include "tests/banners/brg-banners-table.h"
#include "tests/ui/brg-hands.h"
#include "ui/brg-chip.h"
#include "ui/brg-question-bar.h"

typedef BrgBannersTable Fixture;

#define N_STEPS 250

static GtkLabel *
find_label (GtkWidget  *widget,
            const char *css_class)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, css_class))
    return GTK_LABEL (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkLabel *found = find_label (child, css_class);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static GtkWidget *
find_bar (Fixture *fixture)
{
  g_autoptr (GPtrArray) bars = brg_banners_table_find_all (fixture, BRG_TYPE_QUESTION_BAR);

  g_assert_cmpuint (bars->len, ==, 1);
  return bars->pdata[0];
}

static const char *
read_detail (Fixture *fixture)
{
  return gtk_label_get_label (find_label (find_bar (fixture), "detail"));
}

/* What is said must not take room from the buttons either, so the width counts, too. */
static void
measure_bar (Fixture        *fixture,
             GtkRequisition *size)
{
  GtkWidget *bar = find_bar (fixture);

  gtk_widget_measure (bar, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &size->width, NULL, NULL);
  gtk_widget_measure (bar, GTK_ORIENTATION_VERTICAL, 1200, NULL, &size->height, NULL, NULL);
}

static void
assert_size (Fixture              *fixture,
             const GtkRequisition *size)
{
  GtkRequisition now;

  measure_bar (fixture, &now);
  g_assert_cmpint (now.width, ==, size->width);
  g_assert_cmpint (now.height, ==, size->height);
}

static void
point_at (gpointer widget)
{
  gtk_widget_set_state_flags (widget, GTK_STATE_FLAG_PRELIGHT, FALSE);
}

static void
point_away (gpointer widget)
{
  gtk_widget_unset_state_flags (widget, GTK_STATE_FLAG_PRELIGHT);
}

/* ---- words ---- */

/* A text of several lines stands in one line of the bar. */
static void
assert_said (Fixture    *fixture,
             gpointer    widget,
             const char *words)
{
  g_auto (GStrv) lines = g_strsplit (words, "\n", -1);
  g_autofree char *tooltip = BRG_IS_SPOT (widget)
                                 ? brg_spot_get_words (widget)
                                 : g_strdup (gtk_widget_get_tooltip_text (widget));

  g_assert_cmpstr (words, !=, "");
  g_assert_nonnull (tooltip);
  g_assert_true (g_str_has_suffix (tooltip, words));
  for (guint i = 0; lines[i] != NULL; i++)
    g_assert_nonnull (strstr (read_detail (fixture), lines[i]));
}

static void
look_at_spot (Fixture *fixture,
              BrgSpot *spot,
              guint   *n_outcomes,
              guint   *n_reasons)
{
  g_autofree char *before = g_strdup (read_detail (fixture));
  GtkRequisition size;

  measure_bar (fixture, &size);
  point_at (spot);
  if (brg_spot_get_lit (spot) && brg_spot_get_outcome (spot) != NULL)
    {
      assert_said (fixture, spot, brg_spot_get_outcome (spot));
      ++*n_outcomes;
    }
  else if (!brg_spot_get_lit (spot) && brg_spot_get_why (spot) != NULL)
    {
      assert_said (fixture, spot, brg_spot_get_why (spot));
      ++*n_reasons;
    }
  else
    g_assert_cmpstr (read_detail (fixture), ==, before);
  assert_size (fixture, &size);

  point_away (spot);
  g_assert_cmpstr (read_detail (fixture), ==, before);
}

static void
look_at_chip (Fixture *fixture,
              BrgChip *chip)
{
  g_autofree char *before = g_strdup (read_detail (fixture));
  GtkRequisition size;

  measure_bar (fixture, &size);
  point_at (chip);
  if (brg_chip_get_outcome (chip) != NULL)
    assert_said (fixture, chip, brg_chip_get_outcome (chip));
  assert_size (fixture, &size);

  point_away (chip);
  g_assert_cmpstr (read_detail (fixture), ==, before);
}

static void
point_at_all (GPtrArray *spots)
{
  for (guint i = 0; i < spots->len; i++)
    {
      point_at (spots->pdata[i]);
      point_away (spots->pdata[i]);
    }
}

static gboolean
is_asked (Fixture *fixture)
{
  return !brg_position_is_over (brg_game_get_position (fixture->game));
}

static void
test_words (Fixture       *fixture,
            gconstpointer  data)
{
  BrgRandom random = { 5, 0 };
  guint n_outcomes = 0, n_reasons = 0;

  brg_banners_table_lay (fixture, 2, data != NULL);
  for (guint i = 0; i < N_STEPS && is_asked (fixture); i++)
    {
      g_autoptr (GPtrArray) spots = brg_banners_table_find_all (fixture, BRG_TYPE_SPOT);
      g_autoptr (GPtrArray) chips = brg_banners_table_find_all (fixture, BRG_TYPE_CHIP);

      /* A remark goes when there is something else to say. */
      if (gtk_widget_has_css_class (GTK_WIDGET (find_label (find_bar (fixture), "detail")),
                                    "remark"))
        point_at_all (spots);
      for (guint j = i % 7; j < spots->len; j += 7)
        look_at_spot (fixture, spots->pdata[j], &n_outcomes, &n_reasons);
      for (guint j = 0; j < chips->len; j++)
        look_at_chip (fixture, chips->pdata[j]);
      brg_hands_use_something (GTK_WIDGET (fixture->table), &random);
      brg_hands_settle ();
    }

  g_assert_cmpuint (n_outcomes, >, 50);
  g_assert_cmpuint (n_reasons, >, 50);
}

/* What the pointer rests on may change its meaning. */
static void
test_rest (Fixture       *fixture,
           gconstpointer  data)
{
  const BrgMoves *legal;
  BrgMove move = { 0 };
  BrgSpot *die, *space;

  brg_banners_table_lay (fixture, 2, FALSE);
  brg_banners_table_begin (fixture);
  legal = brg_game_get_legal (fixture->game);
  for (guint i = 0; i < legal->n && move.verb == 0; i++)
    if (legal->items[i].n_subjects == 3)
      move = legal->items[i];
  die = brg_banners_table_find_spot (fixture, move.subjects[0]);
  space = brg_banners_table_find_spot (fixture, move.subjects[2]);

  point_at (space);
  brg_spot_activate (die);
  brg_hands_settle ();
  g_assert_nonnull (brg_spot_get_outcome (space));
  g_assert_cmpstr (read_detail (fixture), ==, brg_spot_get_outcome (space));

  brg_spot_activate (space);
  brg_hands_settle ();
  g_assert_cmpuint (brg_game_get_n_moves (fixture->game), ==, 3);
  brg_table_set_game (fixture->table, NULL, NULL);
  brg_hands_settle ();
  g_assert_cmpstr (read_detail (fixture), ==, "");
}

/* ---- slips ---- */

/* Whatever one clicks on the table can be taken back. */
static void
test_slips (Fixture       *fixture,
            gconstpointer  data)
{
  BrgRandom random = { 3, 0 };
  guint n_moves = 0;

  brg_banners_table_lay (fixture, 2, FALSE);
  for (guint i = 0; i < 20 * N_STEPS && is_asked (fixture); i++)
    {
      g_autoptr (GPtrArray) found = g_ptr_array_new ();
      GtkWidget *widget;

      brg_hands_collect (GTK_WIDGET (fixture->table), TRUE, found);
      widget = g_ptr_array_index (found, brg_random_below (&random, found->len));
      n_moves = brg_game_get_n_moves (fixture->game);
      if (BRG_IS_SPOT (widget))
        {
          brg_spot_activate (BRG_SPOT (widget));
          if (brg_game_get_n_moves (fixture->game) > n_moves)
            g_assert_true (brg_game_can_undo (fixture->game));
        }
      else
        g_signal_emit_by_name (widget, "clicked");
      brg_hands_settle ();
    }

  g_assert_false (is_asked (fixture));
}

/* A start castle is laid for good, so it is asked twice. */
static void
test_confirm (Fixture       *fixture,
              gconstpointer  data)
{
  BrgSubject space;
  g_autoptr (GPtrArray) chips = NULL;
  g_autofree char *next = NULL;

  brg_banners_table_lay (fixture, 2, FALSE);
  next = g_strdup_printf ("Then Player %u decides", 2 - brg_banners_table_get_asked (fixture));
  space = brg_game_get_legal (fixture->game)->items[0].subjects[0];
  brg_spot_activate (brg_banners_table_find_spot (fixture, space));
  brg_hands_settle ();
  g_assert_cmpuint (brg_game_get_n_moves (fixture->game), ==, 0);
  g_assert_cmpstr (read_detail (fixture), ==, next);

  chips = brg_banners_table_find_all (fixture, BRG_TYPE_CHIP);
  g_assert_cmpuint (chips->len, ==, 1);
  g_signal_emit_by_name (chips->pdata[0], "clicked");
  g_assert_cmpuint (brg_game_get_n_moves (fixture->game), ==, 1);
}

static void
test_restart (Fixture       *fixture,
              gconstpointer  data)
{
  guint n_moves;

  brg_banners_table_lay (fixture, 2, FALSE);
  brg_banners_table_begin (fixture);
  n_moves = brg_game_get_n_moves (fixture->game);
  for (guint i = 0; i < 2; i++)
    {
      BrgMove first = brg_game_get_legal (fixture->game)->items[0];

      g_assert_true (brg_game_move (fixture->game, &first, NULL));
      brg_hands_settle ();
    }

  gtk_widget_activate_action (GTK_WIDGET (fixture->table), "table.restart-turn", NULL);
  g_assert_cmpuint (brg_game_get_n_moves (fixture->game), ==, n_moves);
  gtk_widget_activate_action (GTK_WIDGET (fixture->table), "table.restart-turn", NULL);
  g_assert_cmpuint (brg_game_get_n_moves (fixture->game), ==, n_moves);
  brg_table_redo (fixture->table);
  brg_table_redo (fixture->table);
  g_assert_cmpuint (brg_game_get_n_moves (fixture->game), ==, n_moves + 2);
}

#define ADD(path, data, function) \
  g_test_add (path, Fixture, data, brg_banners_table_set_up, function, \
              brg_banners_table_tear_down)

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  ADD ("/hints/words", NULL, test_words);
  ADD ("/hints/banners", "banners", test_words);
  ADD ("/hints/rest", NULL, test_rest);
  ADD ("/hints/slips", NULL, test_slips);
  ADD ("/hints/confirm", NULL, test_confirm);
  ADD ("/hints/restart", NULL, test_restart);

  return g_test_run ();
}
