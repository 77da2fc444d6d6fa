/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/duchy/brg-board.h"
#include "core/duchy/brg-duchy-names.h"
#include "core/duchy/brg-duchy-tables.h"
#include "core/duchy/brg-duchy-variant.h"
#include "core/engine/brg-ruleset.h"

/* Duchies of other shapes than those of the base game: islands joined by rivers, and one for two
 * seats. */
#define ISLANDS \
  "grade likely\n" \
  "islands\n" \
  "row . g6 t4 . . . b6 e5 t6 t2\n" \
  "row r2 y3 r2 . . . t4 g2 r4 y3\n" \
  "row . e5 b1 . . . . . t6 b3 t1\n" \
  "row\n" \
  "row . . t2 b4 . . . y5 y3 y5 g1\n" \
  "row . t5 t4 . . . b1 t2 r4 g6 b1\n" \
  "row g1 y3 . . . . . t6 e5 t1 g2\n"
#define RIVERS \
  "river 3 15\n" \
  "river 20 15\n" \
  "river 17 27\n" \
  "river 17 31\n"
#define SHARED \
  "row t2 t4 r6 t2 y5 y1 y3 r4\n" \
  "row b6 b3 t5 t1 y4 y6 t5 t2 t1\n" \
  "row b5 g1 b2 t6 e3 e2 t4 t6 g5 g3\n" \
  "row g6 r2 g4 b3 e1 r5 e1 b3 g4 r2 g6\n" \
  "row g3 g5 t6 t4 e2 e3 t6 b2 g1 b5\n" \
  "row t1 t2 t5 y6 y4 t1 t5 b3 b6\n" \
  "row r4 y3 y1 y5 t2 r6 t4 t2\n"
#define USUAL \
  "row g6 r5 r4 y3\n" \
  "row g2 g1 r6 y5 t4\n" \
  "row g5 g4 t3 y1 t2 t3\n" \
  "row b6 b1 b2 r6 b5 b4 b1\n" \
  "row t2 t5 e4 t3 t1 g2\n" \
  "row t6 e1 y2 t5 t6\n" \
  "row e3 y4 y1 t3\n"

static BrgCatalogue *catalogue;

/* With duchies that a person has, one for each seat. */
static BrgRuleset *
new_ruleset (const char *first,
             const char *second)
{
  g_autoptr (BrgSetup) setup = brg_setup_new ("duchy", 2);
  g_autoptr (GError) error = NULL;
  BrgRuleset *ruleset;

  brg_setup_set_seat_option (setup, 0, "duchy", first != NULL ? "mine" : "1");
  brg_setup_set_seat_option (setup, 1, "duchy", second != NULL ? "yours" : "2");
  if (first != NULL)
    brg_setup_set_data (setup, "duchy", "mine", first);
  if (second != NULL)
    brg_setup_set_data (setup, "duchy", "yours", second);
  ruleset = brg_ruleset_new (catalogue, setup, &error);
  g_assert_no_error (error);

  return ruleset;
}

static const BrgBoard *
get_board (const BrgRuleset *ruleset,
           guint             seat)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);

  return tables->boards[tables->seat_board[seat]];
}

static void
test_islands (void)
{
  g_autoptr (BrgRuleset) ruleset = new_ruleset (ISLANDS RIVERS, NULL);
  const BrgBoard *board = get_board (ruleset, 0);
  const BrgSpace *port = &board->spaces[2];

  g_assert_cmpint (board->grade, ==, BRG_GRADE_LIKELY);
  g_assert_cmpuint (board->n_spaces, ==, 37);
  g_assert_cmpuint (board->n_islands, ==, 4);
  g_assert_cmpuint (board->n_rivers, ==, 4);
  g_assert_true (brg_board_reachable (board, 0) == brg_board_all (board));

  /* The third space of the first row, which begins the second island, has room before it. */
  g_assert_cmpuint (port->row, ==, 1);
  g_assert_cmpuint (port->column, ==, 3);
  g_assert_cmpuint (port->island, ==, 2);
  g_assert_cmpint (port->x, ==, 9);
  g_assert_cmpint (brg_board_find_space (board, 4, 1), ==, -1);
  g_assert_cmpint (board->spaces[18].row, ==, 5);

  /* Its river leads to the first island, but no side does. */
  g_assert_true (board->land[2] == (BRG_BIT (3) | BRG_BIT (9)));
  g_assert_true (board->neighbours[2] == (board->land[2] | BRG_BIT (14)));
  g_assert_true (brg_bits_has (board->neighbours[14], 2));
  g_assert_cmpuint (board->rivers[1].from, ==, 14);
  g_assert_cmpuint (board->rivers[1].to, ==, 19);
}

/* Both ends are ships, and would be one region by land. */
static void
test_regions (void)
{
  g_autoptr (BrgRuleset) ruleset = new_ruleset (ISLANDS RIVERS, NULL);
  const BrgBoard *board = get_board (ruleset, 0);

  for (guint i = 0; i < board->n_rivers; i++)
    {
      const BrgRiver *river = &board->rivers[i];

      g_assert_cmpuint (board->spaces[river->from].region, !=, board->spaces[river->to].region);
    }
  /* Three monasteries of the last island hang together. */
  g_assert_cmpuint (brg_bits_count (board->regions[board->spaces[20].region]), ==, 3);
}

static void
test_shared (void)
{
  g_autoptr (BrgRuleset) ruleset = new_ruleset (SHARED, SHARED);
  const BrgBoard *board = get_board (ruleset, 1);
  guint middle = (guint) brg_board_find_space (board, 4, 6);

  g_assert_cmpuint (board->n_spaces, ==, 65);
  g_assert_cmpuint (board->n_islands, ==, 1);
  g_assert_cmpuint (brg_bits_count (board->neighbours[middle]), ==, 6);
  g_assert_cmpint (board->spaces[middle].x, ==, 0);
  g_assert_cmpuint (brg_duchy_tables (ruleset)->max_spaces, ==, 65);
}

/* ---- what spaces are called ---- */

static void
assert_names (const char *first,
              const char *second,
              guint       index,
              const char *wanted)
{
  g_autoptr (BrgRuleset) ruleset = new_ruleset (first, second);
  char name[BRG_NAME_SIZE];

  g_assert_true (brg_duchy_name_space (ruleset, index, name));
  g_assert_cmpstr (name, ==, wanted);
  g_assert_false (brg_duchy_name_space (ruleset, brg_duchy_tables (ruleset)->max_spaces, name));
}

static void
test_names (void)
{
  assert_names (NULL, NULL, 18, "4.4");
  assert_names (SHARED, SHARED, 32, "4.6");
  /* Row and space would tell nothing where duchies differ. */
  assert_names (SHARED, NULL, 18, "19");
  assert_names (ISLANDS RIVERS, NULL, 18, "19");
  assert_names (ISLANDS RIVERS, ISLANDS RIVERS "river 20 27\n", 36, "37");
}

/* ---- what is refused ---- */

static const struct
{
  const char *text;
  const char *error;
} refused[] = {
  { "", "own.duchy: a duchy has 37 spaces, or 65 if two players share it, not 0" },
  { "row g6 r5\nrow g6\n",
    "own.duchy: a duchy has 37 spaces, or 65 if two players share it, not 3" },
  { "coast 3\n",
    "own.duchy:1:1: a duchy has lines “grade”, “islands”, “row”, “river” and “start”, not "
    "“coast”" },
  { "row g6 r5\nrow g6 t3\n",
    "own.duchy:2: row 2 must have one space more or less than the row above" },
  { "row g6 r5 . t3\n", "own.duchy:1:11: “.” is not a colour letter and a die number from 1 to 6" },
  { "row\n", "own.duchy:1: row 1 must have one space more or less than the row above" },
  { "row g6 r5\nislands\n", "own.duchy:2:1: “islands” comes before the rows" },
  { "islands 3\n", "own.duchy:1:9: “islands” has a word too many: “3”" },
  { "islands\nrow g6 r5\nrow . . . . b3 t4\nrow . . . . . . t4\n",
    "own.duchy:4:17: “t4” lies on a space of the row above; half a space of room, “.”, puts it "
    "beside" },
  { "river 1 2\n", "own.duchy:1:1: the rows come before the rivers" },
  { "islands\nrow g6 . b5\nriver 1 2\nrow b4\n",
    "own.duchy:4:1: the rows come before the rivers" },
  { "islands\nrow g6 . b5\nriver 1\n", NULL },
  { "islands\nrow g6 . b5\nriver 1 3\n", "own.duchy:3:9: “3” is not a whole number from 1 to 2" },
  { "islands\nrow g6 . b5\nriver 1 1\n",
    "own.duchy:3:9: a river joins spaces that are not side by side" },
  { "islands\nrow g6 b5\nriver 1 2\n",
    "own.duchy:3:9: a river joins spaces that are not side by side" },
  { "islands\nrow g6 . b5\nriver 1 2\nriver 2 1\n",
    "own.duchy:4:1: there is such a river already" },
  { ISLANDS "river 3 15\nriver 15 20\n",
    "own.duchy: neither land nor river leads to row 5, space 3" },
  { ISLANDS, "own.duchy: neither land nor river leads to row 1, space 3" },
  { "islands\nrow . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . "
    ". . . . . . . t4\n",
    "own.duchy:2:1: a row is at most 24 spaces wide" },
};

static void
assert_refused (const char *text,
                const char *wanted)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (brg_duchy_variant.check_data ("duchy", "own.duchy", text, &error));
  if (wanted != NULL)
    g_assert_cmpstr (error->message, ==, wanted);
  g_assert_nonnull (error);
}

/* Puts one word in the place of another in a duchy that is right. */
static void
assert_changed_refused (const char *usual,
                        const char *before,
                        const char *after,
                        const char *wanted)
{
  g_autoptr (GString) text = g_string_new (usual);

  g_assert_cmpuint (g_string_replace (text, before, after, 1), ==, 1);
  assert_refused (text->str, wanted);
}

static void
test_refused (void)
{
  g_autoptr (GString) tall = g_string_new ("islands\n");
  g_autoptr (GString) many = g_string_new ("islands\n");
  g_autoptr (GError) error = NULL;

  g_assert_true (brg_duchy_variant.check_data ("duchy", "own.duchy", USUAL, &error));
  for (guint i = 0; i < G_N_ELEMENTS (refused); i++)
    assert_refused (refused[i].text, refused[i].error);

  assert_changed_refused (USUAL, "y4", "t4", "own.duchy: a duchy has 12 spaces “t”, not 13");
  assert_changed_refused (SHARED, "t5 b3 b6\nrow r4 y3 y1 y5 t2 r6",
                          "t5 t3 t6\nrow r4 y3 y1 y5 t2 t6",
                          "own.duchy: the region that begins in row 5, space 7 has more than 8 "
                          "spaces");

  for (guint i = 0; i < 25; i++)
    g_string_append (tall, "row\n");
  assert_refused (tall->str, "own.duchy:26:1: there are more than 24 rows");

  for (guint i = 0; i < 19; i++)
    g_string_append (many, i % 2 == 0 ? "row t1 y1 t1 y1\n" : "row . y1 t1 y1 t1\n");
  assert_refused (many->str, "own.duchy:20:5: there are more than 72 spaces");
}

int
main (int   argc,
      char *argv[])
{
  int result;

  g_test_init (&argc, &argv, NULL);
  catalogue = brg_catalogue_new ();
  brg_catalogue_add_variant (catalogue, &brg_duchy_variant);

  g_test_add_func ("/board/islands", test_islands);
  g_test_add_func ("/board/regions", test_regions);
  g_test_add_func ("/board/shared", test_shared);
  g_test_add_func ("/board/names", test_names);
  g_test_add_func ("/board/refused", test_refused);
  result = g_test_run ();
  g_object_unref (catalogue);

  return result;
}
