/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-tiny-variant.h"
#include "core/duchy/brg-duchy-tables.h"
#include "core/duchy/brg-duchy-variant.h"
#include "core/engine/brg-error.h"
#include "core/engine/brg-line-reader.h"
#include "core/engine/brg-ruleset.h"

#include <glib/gstdio.h>

/* Which modules go with a setup, and why not; and what is put into it for them. */

static const char * const moody[] = { "bad", NULL };
static const BrgRelation rain_excludes[] = { { "test-sun", "It rains." } };
static const BrgRelation rainbow_needs[] = { { "test-sun", "A rainbow needs the sun." } };

#define TINY_MODULE(name_, min, max, ...) \
  { .abi = BRG_MODULE_ABI, .id = "test-" name_, .version = "1", .name = "The " name_, \
    .description = "", .variant = "tiny", .min_seats = min, .max_seats = max, __VA_ARGS__ }

/* Made by people who do not know of each other. */
static const BrgOption moods[] = { { "mood", "Mood", moody, moody, FALSE, NULL } };
static const BrgEventKind moans[] = { { "moans", NULL, NULL, FALSE } };

static void
describe_mood (const BrgRuleset *ruleset G_GNUC_UNUSED,
               gsize             offset,
               BrgSchema        *schema)
{
  brg_schema_add (schema, &(BrgField){ .name = "mood", .offset = offset, .size = 1, .count = 1,
                                       .n_owners = 1, .maximum = 9 });
}

static gsize
mood_size (const BrgRuleset *ruleset G_GNUC_UNUSED)
{
  return 1;
}

static const BrgModule modules[] = {
  TINY_MODULE ("sun", 2, 4),
  TINY_MODULE ("rain", 2, 4, .excludes = BRG_ROWS (rain_excludes)),
  TINY_MODULE ("rainbow", 2, 4, .needs = BRG_ROWS (rainbow_needs)),
  TINY_MODULE ("duel", 2, 2),
  TINY_MODULE ("crowd", 3, 4),
  TINY_MODULE ("hermit", 1, 1),
  TINY_MODULE ("mild", 1, 4),
  TINY_MODULE ("grump", 2, 4, .options = BRG_ROWS (moods), .event_kinds = BRG_ROWS (moans)),
  TINY_MODULE ("joker", 2, 4, .options = BRG_ROWS (moods)),
  TINY_MODULE ("ghost", 2, 4, .event_kinds = BRG_ROWS (moans), .slice_size = mood_size,
               .describe = describe_mood),
  TINY_MODULE ("clown", 2, 4, .slice_size = mood_size, .describe = describe_mood),
};

static gboolean
open_broken (BrgCatalogue *catalogue G_GNUC_UNUSED,
             const char   *id,
             gpointer      data G_GNUC_UNUSED,
             GError      **error)
{
  if (!g_str_equal (id, "test-broken"))
    return TRUE;

  g_set_error_literal (error, BRG_ERROR, BRG_ERROR_SETUP, "It is broken.");
  return FALSE;
}

static BrgCatalogue *
make_catalogue (void)
{
  BrgCatalogue *catalogue = brg_catalogue_new ();

  brg_catalogue_add_variant (catalogue, &brg_tiny_variant);
  for (guint i = 0; i < G_N_ELEMENTS (modules); i++)
    brg_catalogue_add_module (catalogue, &modules[i]);
  brg_catalogue_set_opener (catalogue, open_broken, NULL);

  return catalogue;
}

/* For each row: how many play, what is on, what is asked about, and why not. */
static const struct
{
  guint       n_seats;
  const char *on;
  const char *id;
  const char *reason;
} cases[] = {
  { 2, NULL, "test-sun", NULL },
  { 2, "test-sun", "test-sun", NULL },
  { 2, "test-rain", "test-duel", NULL },
  /* It is said in both directions, though one of the two says so. */
  { 2, "test-sun", "test-rain", "It rains." },
  { 2, "test-rain", "test-sun", "It rains." },
  { 2, "test-sun", "test-rainbow", NULL },
  { 2, NULL, "test-rainbow", "A rainbow needs the sun." },
  { 2, "test-rainbow", "test-rainbow", "A rainbow needs the sun." },
  { 2, NULL, "test-duel", NULL },
  { 3, NULL, "test-duel", "“The duel” is played by 2 players, not by 3" },
  { 4, NULL, "test-crowd", NULL },
  { 2, NULL, "test-crowd", "“The crowd” is played by 3 to 4 players, not by 2" },
  /* The tiny game is for 2 to 4, but a module may be made for others. */
  { 1, NULL, "test-hermit", NULL },
  { 2, NULL, "test-hermit", "“The hermit” is played by 1 player, not by 2" },
  { 1, "test-hermit", "test-mild", NULL },
  { 1, "test-hermit", "test-sun", "“The sun” is played by 2 to 4 players, not by 1" },
  { 2, "test-grump", "test-joker",
    "“The grump” and “The joker” do not go together: both call something “mood”" },
  { 2, "test-ghost", "test-grump",
    "“The ghost” and “The grump” do not go together: both call something “moans”" },
  { 2, NULL, "test-broken", "It is broken." },
  { 2, "test-broken", "test-sun", "It is broken." },
  { 2, NULL, "test-none", "there is no expansion “test-none” here" },
};

static void
test_check_module (void)
{
  g_autoptr (BrgCatalogue) catalogue = make_catalogue ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (BrgSetup) setup = brg_setup_new ("tiny", cases[i].n_seats);
      g_autoptr (GError) error = NULL;
      gboolean goes;

      if (cases[i].on != NULL)
        brg_setup_add_module (setup, cases[i].on);
      goes = brg_ruleset_check_module (catalogue, setup, cases[i].id, &error);
      g_assert_cmpstr (error != NULL ? error->message : NULL, ==, cases[i].reason);
      g_assert_true (goes == (error == NULL));
    }
}

static void
test_other_variant (void)
{
  g_autoptr (BrgCatalogue) catalogue = make_catalogue ();
  g_autoptr (BrgSetup) setup = brg_setup_new ("huge", 2);
  g_autoptr (GError) error = NULL;

  g_assert_false (brg_ruleset_check_module (catalogue, setup, "test-sun", &error));
  g_assert_error (error, BRG_ERROR, BRG_ERROR_SETUP);
}

/* What is said of one module is what the whole setup is refused for. */
static void
test_agrees_with_ruleset (void)
{
  g_autoptr (BrgCatalogue) catalogue = make_catalogue ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (BrgSetup) setup = brg_setup_new ("tiny", cases[i].n_seats);
      g_autoptr (BrgRuleset) ruleset = NULL;
      g_autoptr (GError) error = NULL;

      if (cases[i].on != NULL)
        brg_setup_add_module (setup, cases[i].on);
      brg_setup_add_module (setup, cases[i].id);
      ruleset = brg_ruleset_new (catalogue, setup, &error);
      g_assert_cmpstr (error != NULL ? error->message : NULL, ==, cases[i].reason);
    }
}

/* Alone, a game is never played by fewer than it is made for. */
static void
test_variant_seats (void)
{
  g_autoptr (BrgCatalogue) catalogue = make_catalogue ();
  g_autoptr (BrgSetup) setup = brg_setup_new ("tiny", 1);
  g_autoptr (BrgRuleset) ruleset = NULL;
  g_autoptr (GError) error = NULL;

  brg_setup_add_module (setup, "test-mild");
  ruleset = brg_ruleset_new (catalogue, setup, &error);
  g_assert_error (error, BRG_ERROR, BRG_ERROR_SETUP);
  g_clear_error (&error);
  g_assert_null (ruleset);

  brg_setup_add_module (setup, "test-hermit");
  ruleset = brg_ruleset_new (catalogue, setup, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (ruleset->n_seats, ==, 1);
}

static void
test_find_seats (void)
{
  const BrgModule *rules = &brg_tiny_variant.rules;
  const BrgModule *duel = &modules[3], *crowd = &modules[4];
  const BrgModule *hermit = &modules[5], *mild = &modules[6];
  const struct { const BrgModule *list[3]; guint n, min, max; } rows[] = {
    { { rules }, 1, 2, 4 },
    { { rules, mild }, 2, 2, 4 },
    { { rules, crowd, mild }, 3, 3, 4 },
    { { rules, hermit, mild }, 3, 1, 1 },
    { { rules, mild, hermit }, 3, 1, 1 },
    { { rules, duel, crowd }, 3, 0, 0 },
    { { rules, duel, hermit }, 3, 0, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      guint min, max;
      gboolean found = brg_modules_find_seats (rows[i].list, rows[i].n, &min, &max);

      g_assert_true (found == (rows[i].max > 0));
      if (!found)
        continue;
      g_assert_cmpuint (min, ==, rows[i].min);
      g_assert_cmpuint (max, ==, rows[i].max);
    }
}

/* What slices hold is known only when a ruleset is made. */
static void
test_common_field (void)
{
  g_autoptr (BrgCatalogue) catalogue = make_catalogue ();
  g_autoptr (BrgSetup) setup = brg_setup_new ("tiny", 2);
  g_autoptr (BrgRuleset) ruleset = NULL;
  g_autoptr (GError) error = NULL;

  brg_setup_add_module (setup, "test-clown");
  brg_setup_add_module (setup, "test-ghost");
  ruleset = brg_ruleset_new (catalogue, setup, &error);
  g_assert_null (ruleset);
  g_assert_error (error, BRG_ERROR, BRG_ERROR_SETUP);
  g_assert_cmpstr (error->message, ==,
                   "“The clown” and “The ghost” do not go together: both call something “mood”");
}

/* A duchy of the user's may be named by an option of an expansion, too. */
static void
test_data_of_modules (void)
{
  static const char * const values[] = { "none", NULL };
  static const BrgOption options[] = {
    { "common-duchy", "Common duchy", values, values, FALSE, "duchy" },
    { "far-duchy", "Far duchy", values, values, TRUE, "duchy" },
  };
  static const BrgModule far = {
    .abi = BRG_MODULE_ABI, .id = "test-far", .version = "1", .name = "Far", .variant = "duchy",
    .min_seats = 2, .max_seats = 4, .options = BRG_ROWS (options),
  };
  static const char text[] = "grade reconstructed\n"
                             "row g6 r5 r4 y3\n" "row g2 g1 r6 y5 t4\n" "row g5 g4 t3 y1 t2 t3\n"
                             "row b6 b1 b2 r6 b5 b4 b1\n"
                             "row t2 t5 e4 t3 t1 g2\n" "row t6 e1 y2 t5 t6\n" "row e3 y4 y1 t3\n";
  g_autoptr (BrgCatalogue) catalogue = brg_catalogue_new ();
  g_autoptr (BrgSetup) setup = brg_setup_new ("duchy", 2);
  g_autoptr (GPtrArray) complaints = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("burgrave-XXXXXX", NULL);
  g_autofree char *first = g_build_filename (folder, "first.duchy", NULL);
  g_autofree char *second = g_build_filename (folder, "second.duchy", NULL);

  g_assert_true (g_file_set_contents (first, text, -1, NULL));
  g_assert_true (g_file_set_contents (second, text, -1, NULL));
  brg_catalogue_add_variant (catalogue, &brg_duchy_variant);
  brg_catalogue_add_module (catalogue, &far);
  brg_catalogue_load_folder (catalogue, folder, complaints);
  g_assert_cmpuint (complaints->len, ==, 0);

  brg_setup_set_option (setup, "common-duchy", "first");
  brg_setup_set_seat_option (setup, 1, "far-duchy", "second");
  g_assert_true (brg_catalogue_attach_data (catalogue, setup, &error));
  g_assert_null (brg_setup_get_data (setup, "duchy", "first"));

  brg_setup_add_module (setup, "test-far");
  g_assert_true (brg_catalogue_attach_data (catalogue, setup, &error));
  g_assert_cmpstr (brg_setup_get_data (setup, "duchy", "first"), ==, text);
  g_assert_cmpstr (brg_setup_get_data (setup, "duchy", "second"), ==, text);

  brg_setup_set_option (setup, "common-duchy", "third");
  g_assert_false (brg_catalogue_attach_data (catalogue, setup, &error));
  g_assert_error (error, BRG_ERROR, BRG_ERROR_UNKNOWN);

  g_unlink (first);
  g_unlink (second);
  g_rmdir (folder);
}

/* ---- what a module brings ---- */

static BrgBits limit, preference;
static const char *refusal;

/*
 * A module that lets chance pick from few duchies, or refuses all others; tables are laid by one
 * thread here.
 */
static gboolean
limit_duchies (BrgRuleset  *ruleset,
              gpointer    *tables G_GNUC_UNUSED,
              GError     **error)
{
  if (preference != 0)
    brg_duchy_tables_prefer_random (ruleset, preference);

  return refusal == NULL ? brg_duchy_tables_limit_random (ruleset, limit, error)
                         : brg_duchy_tables_limit_boards (ruleset, limit, refusal, error);
}

/* Another one that prefers some, whose tables are laid later. */
static gboolean
prefer_random (BrgRuleset  *ruleset,
               gpointer    *tables G_GNUC_UNUSED,
               GError     **error G_GNUC_UNUSED)
{
  brg_duchy_tables_prefer_random (ruleset, BRG_BIT (1) | BRG_BIT (11));
  return TRUE;
}

static const BrgComponent brought[] = {
  { "31", "duchy", "/io/github/burgrave/Burgrave/core/duchy/3.duchy" },
  { "32", "duchy", "/io/github/burgrave/Burgrave/core/duchy/4.duchy" },
};
static const BrgModule bringer = {
  .abi = BRG_MODULE_ABI, .id = "test-bringer", .version = "1", .name = "The bringer",
  .variant = "duchy", .min_seats = 2, .max_seats = 4, .components = BRG_ROWS (brought),
  .lay_tables = limit_duchies,
};

static const BrgModule chooser = {
  .abi = BRG_MODULE_ABI, .id = "test-chooser", .version = "1", .name = "The chooser",
  .variant = "duchy", .min_seats = 2, .max_seats = 4, .lay_tables = prefer_random,
};

static gboolean
open_bringer (BrgCatalogue  *catalogue,
              const char    *id,
              gpointer       data,
              GError       **error G_GNUC_UNUSED)
{
  if (id == NULL)
    brg_catalogue_add_module (catalogue, &bringer);
  *(guint *) data += id == NULL;
  return TRUE;
}

/* Its duchies can be chosen while it is on, and a record needs no copy of them. */
static void
test_components (void)
{
  g_autoptr (BrgCatalogue) catalogue = brg_catalogue_new ();
  g_autoptr (BrgSetup) setup = brg_setup_new ("duchy", 2);
  g_autoptr (BrgRuleset) ruleset = NULL;
  g_autoptr (GError) error = NULL;

  limit = ~(BrgBits) 0;
  brg_catalogue_add_variant (catalogue, &brg_duchy_variant);
  brg_catalogue_add_module (catalogue, &bringer);
  brg_setup_set_seat_option (setup, 1, "duchy", "32");
  g_assert_false (brg_catalogue_attach_data (catalogue, setup, &error));
  g_assert_error (error, BRG_ERROR, BRG_ERROR_UNKNOWN);
  g_clear_error (&error);
  g_assert_null (brg_ruleset_new (catalogue, setup, &error));
  g_assert_error (error, BRG_ERROR, BRG_ERROR_SETUP);
  g_clear_error (&error);

  brg_setup_add_module (setup, "test-bringer");
  g_assert_true (brg_catalogue_attach_data (catalogue, setup, &error));
  g_assert_cmpuint (g_hash_table_size (setup->data), ==, 0);
  ruleset = brg_ruleset_new (catalogue, setup, &error);
  g_assert_no_error (error);
  g_assert_cmpint (brg_duchy_tables (ruleset)->seat_board[1], ==, 11);
  g_assert_cmpstr (brg_duchy_tables (ruleset)->boards[11]->name, ==, "32");
  g_assert_cmpuint (brg_duchy_tables (ruleset)->n_random, ==, 12);

  brg_setup_set_seat_option (setup, 1, "duchy", "33");
  g_assert_null (brg_ruleset_new (catalogue, setup, &error));
  g_assert_true (g_str_has_suffix (error->message, "“10”, “31”, “32”"));
}

static void
test_limit_random (void)
{
  g_autoptr (BrgCatalogue) catalogue = brg_catalogue_new ();
  g_autoptr (BrgSetup) setup = brg_setup_new ("duchy", 2);
  g_autoptr (BrgRuleset) ruleset = NULL, chosen = NULL;
  g_autoptr (GError) error = NULL;

  brg_catalogue_add_variant (catalogue, &brg_duchy_variant);
  brg_catalogue_add_module (catalogue, &bringer);
  brg_setup_add_module (setup, "test-bringer");
  limit = BRG_BIT (1) | BRG_BIT (11);
  ruleset = brg_ruleset_new (catalogue, setup, &error);
  g_assert_no_error (error);
  g_assert_true (brg_duchy_tables_boards_of (ruleset, &bringer) == (BRG_BIT (10) | BRG_BIT (11)));
  g_assert_true (brg_duchy_tables_boards_of (ruleset, &brg_duchy_variant.rules)
                 == BRG_BIT (10) - 1);
  g_assert_cmpuint (brg_duchy_tables (ruleset)->n_random, ==, 2);
  g_assert_cmpuint (brg_duchy_tables (ruleset)->random[0], ==, 1);
  g_assert_cmpuint (brg_duchy_tables (ruleset)->random[1], ==, 11);

  /* Where nothing is drawn, nothing need be left. */
  limit = 0;
  g_assert_null (brg_ruleset_new (catalogue, setup, &error));
  g_assert_cmpstr (error->message, ==, "the expansions leave no duchy that could be drawn");
  g_clear_error (&error);
  brg_setup_set_seat_option (setup, 0, "duchy", "31");
  brg_setup_set_seat_option (setup, 1, "duchy", "7");
  chosen = brg_ruleset_new (catalogue, setup, &error);
  g_assert_no_error (error);
}

/* Which duchies are drawn from where two modules have their wishes, as bits. */
static BrgBits
find_random (BrgBits limited,
             BrgBits preferred)
{
  g_autoptr (BrgCatalogue) catalogue = brg_catalogue_new ();
  g_autoptr (BrgSetup) setup = brg_setup_new ("duchy", 2);
  g_autoptr (BrgRuleset) ruleset = NULL;
  g_autoptr (GError) error = NULL;
  BrgBits boards = 0;

  brg_catalogue_add_variant (catalogue, &brg_duchy_variant);
  brg_catalogue_add_module (catalogue, &bringer);
  brg_catalogue_add_module (catalogue, &chooser);
  brg_setup_add_module (setup, "test-bringer");
  brg_setup_add_module (setup, "test-chooser");
  limit = limited;
  preference = preferred;
  ruleset = brg_ruleset_new (catalogue, setup, &error);
  g_assert_no_error (error);
  preference = 0;

  for (guint i = 0; i < brg_duchy_tables (ruleset)->n_random; i++)
    boards |= BRG_BIT (brg_duchy_tables (ruleset)->random[i]);

  return boards;
}

/* A wish yields to a limit; it does not matter which comes first. */
static void
test_prefer_random (void)
{
  const BrgBits all = BRG_BIT (12) - 1;

  g_assert_true (find_random (all, 0) == (BRG_BIT (1) | BRG_BIT (11)));
  g_assert_true (find_random (all & ~BRG_BIT (1), 0) == BRG_BIT (11));
  g_assert_true (find_random (BRG_BIT (4) | BRG_BIT (5), 0) == (BRG_BIT (4) | BRG_BIT (5)));
  g_assert_true (find_random (all, BRG_BIT (1) | BRG_BIT (4)) == BRG_BIT (1));
  g_assert_true (find_random (all, BRG_BIT (4)) == all);
  g_assert_true (find_random (BRG_BIT (4), BRG_BIT (1)) == BRG_BIT (4));
}

/* Nobody has another duchy, be it chosen or drawn. */
static void
test_limit_boards (void)
{
  g_autoptr (BrgCatalogue) catalogue = brg_catalogue_new ();
  g_autoptr (BrgSetup) setup = brg_setup_new ("duchy", 2);
  g_autoptr (BrgRuleset) drawn = NULL, chosen = NULL;
  g_autoptr (GError) error = NULL;

  brg_catalogue_add_variant (catalogue, &brg_duchy_variant);
  brg_catalogue_add_module (catalogue, &bringer);
  brg_setup_add_module (setup, "test-bringer");
  limit = BRG_BIT (10) | BRG_BIT (11);
  refusal = "the bringer has its own";
  drawn = brg_ruleset_new (catalogue, setup, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (brg_duchy_tables (drawn)->n_random, ==, 2);
  g_assert_true (brg_duchy_tables_board_named (drawn, "32") == BRG_BIT (11));
  g_assert_true (brg_duchy_tables_board_named (drawn, "33") == 0);

  brg_setup_set_seat_option (setup, 0, "duchy", "31");
  chosen = brg_ruleset_new (catalogue, setup, &error);
  g_assert_no_error (error);

  brg_setup_set_seat_option (setup, 1, "duchy", "7");
  g_assert_null (brg_ruleset_new (catalogue, setup, &error));
  g_assert_error (error, BRG_ERROR, BRG_ERROR_SETUP);
  g_assert_cmpstr (error->message, ==,
                   "duchy “7” cannot be played on: the bringer has its own");
  g_clear_error (&error);

  /* As if another module had left none. */
  limit = 0;
  brg_setup_set_seat_option (setup, 0, "duchy", NULL);
  brg_setup_set_seat_option (setup, 1, "duchy", NULL);
  g_assert_null (brg_ruleset_new (catalogue, setup, &error));
  g_assert_cmpstr (error->message, ==,
                   "no duchy is left that could be drawn: the bringer has its own");
  refusal = NULL;
}

/* The names of what is brought are taken, also where nobody asked for the expansion yet. */
static void
test_taken_name (void)
{
  g_autoptr (BrgCatalogue) catalogue = brg_catalogue_new ();
  g_autoptr (GPtrArray) complaints = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *folder = g_dir_make_tmp ("burgrave-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "32.duchy", NULL);
  g_autofree char *text = brg_line_load_resource (brought[1].path, NULL);
  g_autofree char *complaint
      = g_strdup_printf ("%s: the name “32” is taken by the expansion “The bringer”", path);
  guint n_asked = 0;

  brg_catalogue_add_variant (catalogue, &brg_duchy_variant);
  brg_catalogue_set_opener (catalogue, open_bringer, &n_asked);
  brg_catalogue_load_folder (catalogue, folder, complaints);
  g_assert_cmpuint (n_asked, ==, 0);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  brg_catalogue_load_folder (catalogue, folder, complaints);
  g_assert_cmpuint (n_asked, ==, 1);
  g_assert_cmpuint (brg_catalogue_get_n_data (catalogue), ==, 0);
  g_assert_cmpuint (complaints->len, ==, 1);
  g_assert_cmpstr (complaints->pdata[0], ==, complaint);

  g_unlink (path);
  g_rmdir (folder);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/setup/check-module", test_check_module);
  g_test_add_func ("/setup/other-variant", test_other_variant);
  g_test_add_func ("/setup/agrees-with-ruleset", test_agrees_with_ruleset);
  g_test_add_func ("/setup/variant-seats", test_variant_seats);
  g_test_add_func ("/setup/find-seats", test_find_seats);
  g_test_add_func ("/setup/common-field", test_common_field);
  g_test_add_func ("/setup/data-of-modules", test_data_of_modules);
  g_test_add_func ("/setup/components", test_components);
  g_test_add_func ("/setup/limit-random", test_limit_random);
  g_test_add_func ("/setup/prefer-random", test_prefer_random);
  g_test_add_func ("/setup/limit-boards", test_limit_boards);
  g_test_add_func ("/setup/taken-name", test_taken_name);

  return g_test_run ();
}
