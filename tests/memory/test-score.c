/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is said of the points of a game, as a table, a text and a picture. None of it needs a
 * display. */

#include <locale.h>
#include <string.h>

#include "app/brg-score-picture.h"
#include "app/brg-score-text.h"
#include "app/brg-score-words.h"
#include "core/duchy/brg-duchy-variant.h"
#include "tests/engine/brg-tiny-variant.h"

#define N_MOVES 60

typedef struct
{
  BrgGame *game;
  BrgScoreTable *table;
} Fixture;

static BrgGame *
new_game (const BrgVariant *variant,
          guint             n_seats)
{
  g_autoptr (BrgCatalogue) catalogue = brg_catalogue_new ();
  g_autoptr (BrgSetup) setup = brg_setup_new (variant->rules.id, n_seats);
  g_autoptr (BrgRuleset) ruleset = NULL;
  g_autoptr (GError) error = NULL;

  /* Letters as wide as two of ours. */
  brg_setup_set_seat_option (setup, 0, "name", "小明");
  brg_catalogue_add_variant (catalogue, variant);
  ruleset = brg_ruleset_new (catalogue, setup, &error);
  g_assert_no_error (error);

  return brg_game_new (ruleset, 21);
}

static void
play (BrgGame *game,
      guint    n_moves)
{
  BrgRandom random = { 2, 0 };

  while (!brg_position_is_over (brg_game_get_position (game))
         && brg_game_get_n_moves (game) < n_moves)
    {
      const BrgMoves *legal = brg_game_get_legal (game);
      BrgMove move = legal->items[brg_random_below (&random, legal->n)];

      g_assert_true (brg_game_move (game, &move, NULL));
    }
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->game = new_game (&brg_duchy_variant, 3);
  play (fixture->game, GPOINTER_TO_UINT (data));
  fixture->table = brg_score_table_new (fixture->game);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  brg_score_table_unref (fixture->table);
  g_object_unref (fixture->game);
}

static const BrgScoreRow *
find_row (const BrgScoreTable *table,
          BrgScoreKind         kind)
{
  for (guint i = 0; i < table->rows->len; i++)
    {
      const BrgScoreRow *row = table->rows->pdata[i];

      if (row->kind == kind)
        return row;
    }

  return NULL;
}

static void
test_table (Fixture       *fixture,
            gconstpointer  data)
{
  const BrgScoreRow *total = find_row (fixture->table, BRG_SCORE_TOTAL);
  gint sums[BRG_MAX_SEATS] = { 0 };

  for (guint i = 0; i < fixture->table->rows->len; i++)
    {
      const BrgScoreRow *row = fixture->table->rows->pdata[i];

      for (guint seat = 0; row->kind == BRG_SCORE_CAUSE && seat < 3; seat++)
        sums[seat] += row->numbers[seat];
    }
  for (guint seat = 0; seat < 3; seat++)
    g_assert_cmpint (sums[seat], ==, total->numbers[seat]);

  g_assert_nonnull (strstr (fixture->table->title, "wins"));
  g_assert_nonnull (find_row (fixture->table, BRG_SCORE_PLACE));
}

static void
test_open (Fixture       *fixture,
           gconstpointer  data)
{
  g_assert_cmpstr (fixture->table->title, ==, "The score so far");
  g_assert_null (find_row (fixture->table, BRG_SCORE_PLACE));
  g_assert_nonnull (find_row (fixture->table, BRG_SCORE_TOTAL));
}

static void
test_chart (Fixture       *fixture,
            gconstpointer  data)
{
  g_autoptr (BrgLineChart) chart = brg_score_table_make_chart (fixture->table);
  const BrgScoreRow *total = find_row (fixture->table, BRG_SCORE_TOTAL);

  g_assert_cmpuint (chart->n_lines, ==, 3);
  for (guint i = 0; i < 3; i++)
    {
      g_assert_cmpint (chart->values[i][0], ==, 0);
      g_assert_cmpint (chart->values[i][chart->n_steps - 1], ==, total->numbers[i]);
      g_assert_cmpuint (chart->players[i], ==, i);
    }
  g_assert_cmpstr (chart->parts[1], ==, "Phase A");
  g_assert_null (chart->parts[2]);
}

static void
test_words (Fixture       *fixture,
            gconstpointer  data)
{
  g_autofree char *first = brg_score_words_round (fixture->table, 0);
  g_autofree char *round = brg_score_words_round (fixture->table, 7);
  g_autofree char *last
      = brg_score_words_round (fixture->table,
                               brg_ledger_get_n_rounds (fixture->table->ledger) - 1);
  g_autofree char *step = brg_score_words_step (fixture->table, 7);
  g_autofree char *loss = brg_score_words_gain (-3);

  g_assert_cmpstr (first, ==, "Before the first round");
  g_assert_cmpstr (round, ==, "Phase B, round 2");
  g_assert_cmpstr (last, ==, "Final scoring");
  g_assert_true (g_str_has_prefix (step, "Phase B, round 2; 小明: "));
  g_assert_nonnull (strstr (step, "; Player 3: "));
  g_assert_cmpstr (loss, ==, "−3");
}

/* The greatest gain is said first. */
static void
test_causes (Fixture       *fixture,
             gconstpointer  data)
{
  for (guint i = 0; i < brg_ledger_get_n_rounds (fixture->table->ledger); i++)
    {
      g_autofree char *words = brg_score_words_causes (fixture->table, i, 0);
      g_auto (GStrv) causes = g_strsplit (words, ", ", -1);
      gint sum = 0, before = G_MAXINT;

      for (guint j = 0; causes[j] != NULL; j++)
        {
          gint points = (gint) g_ascii_strtoll (strrchr (causes[j], ' ') + 1, NULL, 10);

          g_assert_cmpint (points, <=, before);
          before = points;
          sum += points;
        }
      g_assert_cmpint (sum, ==, brg_ledger_get_gain (fixture->table->ledger, i, 0));
    }
}

static guint
measure (const char *text)
{
  guint width = 0;

  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    width += g_unichar_iswide (g_utf8_get_char (at)) ? 2 : 1;

  return width;
}

/* The columns stand below each other, whatever the width of the letters. */
static void
test_text (Fixture       *fixture,
           gconstpointer  data)
{
  g_autofree char *text = brg_score_text (fixture->table);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  guint width = measure (lines[2]);
  guint n_rounds = 0;

  g_assert_cmpstr (lines[0], ==, fixture->table->title);
  g_assert_true (g_str_has_suffix (lines[2], "小明  Player 2  Player 3"));
  for (guint i = 0; i < fixture->table->rows->len; i++)
    g_assert_cmpuint (measure (lines[3 + i]), ==, width);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      n_rounds += g_str_has_prefix (lines[i], "Phase ");
      g_assert_false (g_str_has_suffix (lines[i], " "));
    }
  g_assert_cmpuint (n_rounds, ==, 25);
}

static void
test_picture (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr (GBytes) picture = brg_score_picture_to_png (fixture->table);
  g_autoptr (GBytes) again = brg_score_picture_to_png (fixture->table);
  g_autoptr (BrgGame) other_game = new_game (&brg_duchy_variant, 3);
  g_autoptr (BrgScoreTable) other_table = NULL;
  g_autoptr (GBytes) other = NULL;
  gsize size;
  const guint8 *bytes = g_bytes_get_data (picture, &size);

  g_assert_cmpuint (size, >, 10000);
  g_assert_cmpint (memcmp (bytes, "\x89PNG\r\n", 6), ==, 0);
  g_assert_true (g_bytes_equal (picture, again));

  play (other_game, N_MOVES);
  other_table = brg_score_table_new (other_game);
  other = brg_score_picture_to_png (other_table);
  g_assert_false (g_bytes_equal (picture, other));
}

/* A game without rounds, and one in which nothing has happened. */
static void
test_other (void)
{
  for (guint n_moves = 0; n_moves <= N_MOVES; n_moves += N_MOVES)
    {
      g_autoptr (BrgGame) game = new_game (&brg_tiny_variant, 4);
      g_autoptr (BrgScoreTable) table = NULL;
      g_autoptr (GBytes) picture = NULL;
      g_autofree char *text = NULL;
      g_autofree char *move = NULL;

      play (game, n_moves);
      table = brg_score_table_new (game);
      text = brg_score_text (table);
      picture = brg_score_picture_to_png (table);
      g_assert_true (g_str_has_prefix (text, table->title));
      move = brg_score_words_round (table, brg_ledger_get_n_rounds (table->ledger) - 1);
      g_assert_true (g_str_has_prefix (move, n_moves > 0 ? "Move " : "Before"));
    }
}

#define ADD(path, n_moves, function) \
  g_test_add ("/score/" path, Fixture, GUINT_TO_POINTER (n_moves), set_up, function, tear_down)

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  ADD ("table", G_MAXUINT, test_table);
  ADD ("open", N_MOVES, test_open);
  ADD ("chart", G_MAXUINT, test_chart);
  ADD ("words", G_MAXUINT, test_words);
  ADD ("causes", G_MAXUINT, test_causes);
  ADD ("text", G_MAXUINT, test_text);
  ADD ("picture", G_MAXUINT, test_picture);
  g_test_add_func ("/score/other", test_other);

  return g_test_run ();
}
